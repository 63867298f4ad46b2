//! The turn of a collaborator inside the turn of its supervisor.
//!
//! It is a turn like any other: its agent has its own session, prompts, tools and team. Its traces leave at once, its answer goes
//! to the supervisor, and what it leaves behind waits in the team until the outermost turn is stored. Whatever goes wrong in it
//! is told to the supervisor's model, which may act on it.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_smithy_types::DateTime;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    AgentCollaboratorInputPayload, PayloadType, ReturnControlPayload, ReturnControlResults, Trace,
};
use aws_wire::bedrock_runtime::types::Message;
use futures::future::BoxFuture;
use store::Clock;
use tokio::sync::oneshot;

use super::Runtime;
use super::aliases::NoAgent;
use super::events::TurnEvent;
use super::executors::{Brought, Ran};
use super::finish::{Answering, End};
use super::place::Place;
use super::resume::{Beginning, First, abandoned};
use super::session::{Attributes, Session};
use super::steps::{Caller, Turn, date_time};
use super::team::Over;
use crate::action_groups::Given;
use crate::agent::Agent;
use crate::collaborators::{Collaborator, Member};
use crate::failure::{Failure, TOO_LONG};
use crate::knowledge::Source;
use crate::parser::{CitedPart, CitedText};
use crate::trace::{Span, Tracer};

/// What a collaborator is told.
pub(super) enum Matter {
    /// A message of its supervisor.
    Message(String),
    /// What the caller brought for it, in the order in which it asked.
    Results(Vec<Given>),
}

/// What comes back from a collaborator.
pub(super) enum Reply {
    /// Its answer, or its question.
    Answer {
        text: String,
        /// The whole of it in parts, where it cites.
        parts: Vec<CitedPart>,
        /// What the parts rest on.
        sources: Vec<Source>,
    },
    /// It waits for the caller.
    Waits(ReturnControlPayload),
    /// It did not answer; the supervisor's model is told this.
    Failed(String),
}

/// What a collaborator is sent off with.
pub(super) struct Errand {
    pub(super) runtime: Arc<Runtime>,
    /// The supervisor.
    pub(super) by: Teller,
    pub(super) collaborator: Collaborator,
    pub(super) matter: Matter,
    /// The supervisor's conversation, where the collaborator is shown it.
    pub(super) relayed: Option<Arc<Vec<Arc<Message>>>>,
    pub(super) session_attributes: Attributes,
    pub(super) prompt_session_attributes: Attributes,
    /// The uuid of the collaborator's turn.
    pub(super) turn_id: String,
    /// Ends when the supervisor's earlier message to the same collaborator has been answered.
    pub(super) after: Option<oneshot::Receiver<()>>,
    /// Tells the next message to the same collaborator that this one has been answered.
    pub(super) _done: oneshot::Sender<()>,
}

/// Tells of an agent's steps beside its turn.
pub(super) struct Teller {
    pub(super) agent: Arc<Agent>,
    pub(super) place: Arc<Place>,
    pub(super) caller: Caller,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) session_id: String,
    pub(super) turn_id: String,
    pub(super) iteration: u32,
    /// Whether the classifier decided, and not the supervisor.
    pub(super) routing: bool,
}

impl Teller {
    async fn trace(&self, make: impl FnOnce(&Tracer<'_>) -> Trace) {
        if self.caller.enable_trace {
            let tracer = Tracer {
                origin: &self.agent.origin,
                caller_chain: &self.place.caller_chain,
                collaborator_name: self.place.collaborator_name(),
                session_id: &self.session_id,
                turn_id: &self.turn_id,
                iteration: self.iteration,
                routing: self.routing,
                looked_up: None,
            };
            let part = tracer.part(self.now(), make(&tracer));
            self.caller.events.send(TurnEvent::Trace(Box::new(part))).await;
        }
    }

    fn now(&self) -> DateTime {
        date_time(self.clock.now())
    }
}

impl Errand {
    /// The collaborator's turn. Nothing of it is done before it is polled.
    pub(super) fn run(mut self) -> BoxFuture<'static, Ran> {
        Box::pin(async move {
            if let Some(before) = self.after.take() {
                // It fails when the other ends, which is what is waited for.
                let _ = before.await;
            }
            let told = self.told();
            self.by.trace(|tracer| tracer.collaborator_input(&self.collaborator, told)).await;
            let start = self.by.now();
            let request_id = self.turn_id.clone();
            let reply = match self.begin().await {
                Ok((turn, first)) => reply(turn, first, &self.collaborator.name).await,
                Err(told) => Reply::Failed(told),
            };
            Ran { brought: Brought::Reply(reply), request_id, span: Span { start, end: self.by.now() } }
        })
    }

    fn told(&self) -> AgentCollaboratorInputPayload {
        match &self.matter {
            Matter::Message(text) => AgentCollaboratorInputPayload {
                text: Some(text.clone()),
                r#type: Some(PayloadType::Text),
                return_control_results: None,
            },
            Matter::Results(given) => AgentCollaboratorInputPayload {
                return_control_results: Some(ReturnControlResults {
                    invocation_id: self.by.place.team.answered.clone(),
                    return_control_invocation_results: Some(given.iter().map(|given| given.result.clone()).collect()),
                }),
                r#type: Some(PayloadType::ReturnControl),
                text: None,
            },
        }
    }

    /// The turn at its beginning, or what the supervisor's model is told when there is none.
    async fn begin(&mut self) -> Result<(Turn, First), String> {
        let name = &self.collaborator.name;
        let place = Arc::new(self.by.place.below(&self.collaborator, self.runtime.limits.depth)?);
        let agent = tokio::time::timeout_at(place.share.deadline, self.agent()).await.unwrap_or(Err(NoAgent::Failed));
        let agent = agent.map_err(|error| format!("{name} did not get the message: {error}."))?;
        let session = place.team.session(&self.runtime, &place.path).await;
        let mut session = session.map_err(|failure| why(name, &failure))?;
        let attributes = std::mem::take(&mut self.session_attributes);
        let mut new = news(&mut session.state.told_attributes, attributes);
        session.state.session_attributes.append(&mut new);
        let mut attributes = std::mem::take(&mut self.prompt_session_attributes);
        let new = news(&mut session.state.told_prompt_attributes, attributes.clone());
        if let Matter::Results(_) = self.matter {
            attributes = new;
        }
        let matter = std::mem::replace(&mut self.matter, Matter::Message(String::new()));
        let beginning = self.beginning(&place, &agent, &mut session, matter, attributes)?;
        let Beginning { course, first } = beginning;
        session.history.push_given(&course.given_history);
        session.history.push_given(self.relayed.as_deref().map_or(&[], Vec::as_slice));
        session.ask_model(&agent.foundation_model);
        let turn = Turn {
            runtime: self.runtime.clone(),
            tool_style: agent.style_for(&*self.runtime.models),
            answering: Answering::new(None, &agent),
            session,
            place,
            caller: self.by.caller.clone(),
            turn_id: self.turn_id.clone(),
            started: self.runtime.clock.now(),
            course,
            model_calls: 0,
            looked_up: None,
            memory: None,
            agent,
        };
        Ok((turn, first))
    }

    fn beginning(
        &self,
        place: &Place,
        agent: &Agent,
        session: &mut Session,
        matter: Matter,
        attributes: Attributes,
    ) -> Result<Beginning, String> {
        let name = &self.collaborator.name;
        let waiting = session.state.pending.take();
        match (matter, waiting) {
            (Matter::Message(_), Some(pending)) if place.team.is_asking(pending.asked.invocation_id.as_deref()) => {
                Err(format!("{name} did not get the message: it waits for the outcome of what it was told before."))
            }
            (Matter::Message(text), waiting) => {
                let given = waiting.map(abandoned).unwrap_or_default();
                Ok(Beginning::fresh(text, attributes, given, self.runtime.limits.iterations, agent))
            }
            (Matter::Results(given), Some(pending))
                if pending.asked.invocation_id == place.team.answered
                    && pending.asked.invocation_inputs.as_ref().map_or(0, Vec::len) == given.len() =>
            {
                Ok(Beginning::going_on(pending, given, attributes))
            }
            (Matter::Results(_), _) => Err(format!("{name} does not wait for these results any more.")),
        }
    }

    async fn agent(&self) -> Result<Arc<Agent>, NoAgent> {
        match &self.collaborator.agent {
            Member::Inline(agent) if agent.action_groups.iter().any(|group| group.mcp_server().is_some()) => {
                let (servers, limits) = (&self.runtime.mcp, &self.runtime.action_limits);
                let agent = Agent::clone(agent).with_tools_of(servers, limits).await;
                agent.map(Arc::new).map_err(|failure| {
                    tracing::warn!(error = %failure.exception, "a collaborator cannot be used");
                    NoAgent::Failed
                })
            }
            Member::Inline(agent) => Ok(agent.clone()),
            Member::Alias(arn) => self.runtime.aliases.agent(arn).await,
        }
    }
}

/// Those of a supervisor's attributes that are other than when it last told something: what a collaborator's functions made of
/// the rest stays.
fn news(told: &mut Attributes, now: Attributes) -> Attributes {
    let told = std::mem::replace(told, now.clone());
    now.into_iter().filter(|(name, value)| told.get(name) != Some(value)).collect()
}

/// Runs a collaborator's turn to its end.
async fn reply(mut turn: Turn, first: First, name: &str) -> Reply {
    let place = turn.place.clone();
    let below = place.team.below(&place.path);
    let end = match turn.run_to_end(first).await {
        Ok(end) => turn.hand_over(end),
        Err(failure) => Err(failure),
    };
    let told = match end {
        Ok(Reply::Failed(apology)) => format!("{name} did not take this on. It says: {apology}"),
        Ok(reply) => return reply,
        Err(failure) => {
            turn.tell_failure(&failure).await;
            why(name, &failure)
        }
    };
    place.team.forget(&place.path, below);
    Reply::Failed(told)
}

impl Turn {
    /// Leaves to the team what the turn leaves behind; gives what its supervisor is told.
    fn hand_over(&mut self, end: End) -> Result<Reply, Failure> {
        let (reply, messages) = match end {
            End::Said { answer, messages } => (self.answer_with_sources(answer), Some(messages)),
            End::Refused(apology) => (Reply::Failed(apology), None),
            End::Waits(waiting) => (Reply::Waits(self.wait(waiting)), None),
        };
        let (steps, sources) = (self.course.orchestrator.steps(), &self.course.found.sources);
        let over = messages.as_deref().map(|messages| Over { messages, steps, sources });
        let state = std::mem::take(&mut self.session.state);
        self.place.team.keep(&self.place.path, state, over)?;
        Ok(reply)
    }

    fn answer_with_sources(&self, answer: CitedText) -> Reply {
        let ids = answer.parts.iter().flat_map(|part| &part.source_ids);
        let known: BTreeMap<_, _> = ids.filter_map(|id| Some((id, self.reference(id)?))).collect();
        let sources: Vec<_> =
            known.into_iter().map(|(id, reference)| Source::new(id.clone(), reference.clone())).collect();
        let parts = if sources.is_empty() { Vec::new() } else { answer.whole_in_parts() };
        Reply::Answer { text: answer.text, parts, sources }
    }
}

/// What a supervisor's model is told of a collaborator's failure: what happened, and nothing of how things are built.
fn why(name: &str, failure: &Failure) -> String {
    let what = match &failure.exception {
        _ if failure.reason.starts_with("Max ") => {
            "used up what it may use before it had an answer. Ask for less at a time"
        }
        _ if failure.reason.starts_with(TOO_LONG) => "took too long and was stopped. Ask for less at a time",
        Error::ThrottlingException(_) => "is asked too much at present. Try again later, or go on without it",
        Error::AccessDeniedException(_) => "is not allowed to use something that it needs. Go on without it",
        Error::ValidationException(_) | Error::ResourceNotFoundException(_) => {
            "cannot work on this as it is set up. Go on without it"
        }
        Error::DependencyFailedException(_) | Error::BadGatewayException(_) => {
            "failed, since something that it uses did not work. Try another way, or go on without it"
        }
        _ => "failed. Go on without it",
    };
    format!("{name} gave no answer: it {what}.")
}
