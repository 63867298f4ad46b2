//! A supervisor and its collaborators: sending them off, and what the supervisor's model hears from them.
//!
//! Collaborators run beside each other. Several messages to one of them are answered one after another, since its session has
//! one turn at a time.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::{AgentCollaboratorOutputPayload, PayloadType, RetrievedReference};
use aws_wire::bedrock_runtime::types::{Message, ToolUseBlock};
use futures::future::BoxFuture;
use tokio::sync::oneshot;

use super::errand::{Errand, Matter, Reply, Teller};
use super::executors::Ran;
use super::resume::said_by_user;
use super::steps::Turn;
use super::tools::{Asked, Came, Carried, Plan};
use crate::agent::Agent;
use crate::collaborators::Collaborator;
use crate::knowledge::{self, Source};
use crate::orchestrator::ToolOutcome;
use crate::parser::CitedPart;
use crate::trace::Span;

/// Stands before a reply that rests on sources.
const CITED: &str = "This reply is in parts, each with the ids of the sources that it rests on. Write the parts of your answer \
                     that rest on it in the same form, with the same ids.";

/// Who is being written to, and when the one before is done.
#[derive(Default)]
pub(super) struct Queue<'a>(BTreeMap<&'a str, oneshot::Receiver<()>>);

impl Turn {
    /// The work of a collaborator, not yet begun.
    pub(super) fn send_off<'a>(
        &self,
        collaborator: &'a Collaborator,
        matter: Matter,
        Queue(queue): &mut Queue<'a>,
    ) -> BoxFuture<'static, Ran> {
        // The sender is dropped with the errand, which tells the next one.
        let (done, next) = oneshot::channel();
        let after = queue.insert(&collaborator.name, next);
        let errand = Errand {
            runtime: self.runtime.clone(),
            by: self.teller(),
            collaborator: collaborator.clone(),
            matter,
            relayed: if collaborator.relays_history { self.conversation() } else { Vec::new() },
            session_attributes: self.session.state.session_attributes.clone(),
            prompt_session_attributes: self.course.prompt_session_attributes.clone(),
            turn_id: self.runtime.ids.uuid().to_string(),
            after,
            _done: done,
        };
        errand.run()
    }

    fn teller(&self) -> Teller {
        Teller {
            agent: self.agent.clone(),
            place: self.place.clone(),
            caller: self.caller.clone(),
            clock: self.runtime.clock.clone(),
            session_id: self.session.id().to_owned(),
            turn_id: self.turn_id.clone(),
            iteration: self.iteration(),
            routing: self.is_routing(),
        }
    }

    /// Tells what a collaborator's turn came to, and makes of it what the model is told.
    pub(super) async fn heard(
        &mut self,
        call: ToolUseBlock,
        (collaborator, reply): (&Collaborator, Reply),
        turn: (Span, String),
        carried: &mut Carried,
    ) -> Came {
        let said = |text: &str| AgentCollaboratorOutputPayload {
            text: Some(text.to_owned()),
            r#type: Some(PayloadType::Text),
            ..AgentCollaboratorOutputPayload::default()
        };
        let output = match &reply {
            Reply::Answer { text, .. } | Reply::Failed(text) => said(text),
            Reply::Waits(asked) => AgentCollaboratorOutputPayload {
                return_control_payload: Some(asked.clone()),
                r#type: Some(PayloadType::ReturnControl),
                text: None,
            },
        };
        self.trace(|tracer| tracer.collaborator_output(collaborator, output, turn)).await;
        match reply {
            Reply::Answer { text, parts, sources } => {
                self.session.state.last_collaborator = Some(collaborator.name.clone());
                let cited = (!sources.is_empty()).then(|| self.cited_reply(parts, sources));
                // The router's caller reads it, not a model.
                let cited = if self.is_routing() { cited } else { cited.map(|parts| format!("{CITED}\n{parts}")) };
                let size = cited.as_ref().unwrap_or(&text).len();
                let limit = self.runtime.action_limits.result_bytes;
                if size > limit {
                    let text = format!(
                        "The reply has {size} bytes where {limit} are allowed, and was left out. Ask for less at a time."
                    );
                    return Came::Outcome(ToolOutcome::text(call.tool_use_id, text, true));
                }
                let told = match self.shares_payloads() {
                    true => self.session.state.payloads.receive(text, cited),
                    false => cited.unwrap_or(text),
                };
                Came::Outcome(ToolOutcome::text(call.tool_use_id, told, false))
            }
            Reply::Failed(text) => Came::Outcome(ToolOutcome::text(call.tool_use_id, text, true)),
            Reply::Waits(asked) => {
                let inputs = asked.invocation_inputs.unwrap_or_default();
                let (collaborator, asked) = (collaborator.name.clone(), inputs.len());
                carried.asked.extend(inputs.into_iter().map(|input| Asked { input, traced: None }));
                Came::Waits { call, collaborator, asked }
            }
        }
    }

    /// A reply that rests on sources, as the model is to read it. The sources are the supervisor's too from now on, under ids
    /// that are free here.
    fn cited_reply(&mut self, mut parts: Vec<CitedPart>, sources: Vec<Source>) -> String {
        let mut ids = BTreeMap::new();
        for Source { id, reference, .. } in sources {
            let known = |known: &RetrievedReference| *known == reference;
            let own = match self.reference(&id) {
                Some(here) if known(here) => id.clone(),
                taken => {
                    let own = if taken.is_none() {
                        id.clone()
                    } else {
                        knowledge::free_id(&*self.runtime.ids, |id| self.reference(id).is_some())
                    };
                    self.course.found.sources.push(Source::new(own.clone(), reference));
                    own
                }
            };
            ids.insert(id, own);
        }
        for part in &mut parts {
            part.source_ids.retain_mut(|id| match ids.get(id) {
                Some(own) => {
                    id.clone_from(own);
                    true
                }
                None => false,
            });
        }
        let told = knowledge::in_parts(&parts);
        self.course.found.parts.extend(parts);
        told
    }

    /// What the user said in the session so far, this turn's text included, and what was answered.
    fn conversation(&self) -> Vec<Arc<Message>> {
        let mut talk = self.session.history.talk();
        // A routed request is the message itself.
        if !self.is_routing() {
            talk.push(said_by_user(&self.course.input_text));
        }
        talk
    }

    /// Whether what agents pass on is kept under ids that the model refers to. A router passes on without its model.
    pub(super) fn shares_payloads(&self) -> bool {
        self.agent.shares_payloads() && !self.is_routing()
    }

    /// A plan with the contents that its message refers to, or how the message is to be mended.
    pub(super) fn with_contents<'a>(&mut self, plan: Plan<'a>) -> Plan<'a> {
        match plan {
            Plan::Collaborate(collaborator, Some(Matter::Message(text))) if self.shares_payloads() => {
                match self.session.state.payloads.send(&text) {
                    Ok(text) => Plan::Collaborate(collaborator, Some(Matter::Message(text.into_owned()))),
                    Err(bad) => Plan::Reprompt(bad.to_string()),
                }
            }
            plan => plan,
        }
    }
}

/// The collaborator of this name.
pub(super) fn find_collaborator<'a>(agent: &'a Agent, name: &str) -> Option<&'a Collaborator> {
    agent.collaborators.iter().find(|it| it.name == name)
}
