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
use super::tools::{self, Came, Plan};
use crate::agent::Agent;
use crate::collaborators::Collaborator;
use crate::knowledge::{self, Source};
use crate::orchestrator::ToolOutcome;
use crate::parser::CitedPart;
use crate::trace::Span;

/// Stands before a reply that rests on sources.
const CITED: &str = "This reply is in parts, each with the ids of the sources that it rests on. Write the parts of your answer \
                     that rest on it in the same form, with the same ids.";

/// The messages of an iteration.
#[derive(Default)]
pub(super) struct Queue<'a> {
    /// Who is being written to, and when the one before is done.
    after: BTreeMap<&'a str, oneshot::Receiver<()>>,
    /// The conversation that collaborators are shown, once one is.
    conversation: Option<Arc<Vec<Arc<Message>>>>,
}

impl Turn {
    /// The work of a collaborator, not yet begun.
    pub(super) fn send_off<'a>(
        &self,
        collaborator: &'a Collaborator,
        matter: Matter,
        queue: &mut Queue<'a>,
    ) -> BoxFuture<'static, Ran> {
        // The sender is dropped with the errand, which tells the next one.
        let (done, next) = oneshot::channel();
        let after = queue.after.insert(&collaborator.name, next);
        let relayed = collaborator.relays_history.then(|| {
            let conversation = queue.conversation.get_or_insert_with(|| Arc::new(self.conversation()));
            conversation.clone()
        });
        let errand = Errand {
            runtime: self.runtime.clone(),
            by: self.teller(),
            collaborator: collaborator.clone(),
            matter,
            relayed,
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
                let parts = self.with_own_ids(parts, sources);
                let cited = (!parts.is_empty()).then(|| format!("{CITED}\n{}", knowledge::in_parts(&parts)));
                self.course.found.parts.extend(parts);
                // The user reads it as it is, and no model.
                if self.is_routing() {
                    return Came::Outcome(ToolOutcome::text(call.tool_use_id, text, false));
                }
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
                let asked = asked.invocation_inputs.unwrap_or_default();
                Came::Waits { call, collaborator: collaborator.name.clone(), asked }
            }
        }
    }

    /// The parts of a reply with the ids of their sources, which are the supervisor's too from now on, under ids that are free
    /// here.
    fn with_own_ids(&mut self, mut parts: Vec<CitedPart>, sources: Vec<Source>) -> Vec<CitedPart> {
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
        parts
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

    /// What is to be done for a call, with the contents that it refers to; or how it is to be mended.
    pub(super) fn plan<'a>(&mut self, agent: &'a Agent, used: &mut ToolUseBlock) -> Plan<'a> {
        let plan = tools::plan(agent, used, false);
        let shares = self.shares_payloads();
        let payloads = &mut self.session.state.payloads;
        match plan {
            plan if !shares => plan,
            Plan::Collaborate(collaborator, Some(Matter::Message(text))) => match payloads.send(&text) {
                Ok(text) => Plan::Collaborate(collaborator, Some(Matter::Message(text.into_owned()))),
                Err(bad) => Plan::Reprompt(format!("The message was not sent: {bad}")),
            },
            Plan::Run(..) | Plan::LookUp(..) | Plan::HandBack(..) => match payloads.send_input(&used.input) {
                Ok(None) => plan,
                Ok(Some(input)) => {
                    used.input = input;
                    tools::plan(agent, used, false)
                }
                Err(bad) => Plan::Reprompt(format!("The call was not made: {bad}")),
            },
            plan => plan,
        }
    }
}

/// The collaborator of this name.
pub(super) fn find_collaborator<'a>(agent: &'a Agent, name: &str) -> Option<&'a Collaborator> {
    agent.collaborators.iter().find(|it| it.name == name)
}
