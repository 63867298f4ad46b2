//! How a turn begins: with the user's text, or where an earlier one stopped to wait for its caller.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{InvocationResultMember, ReturnControlPayload};
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};

use super::collaborate::find_collaborator;
use super::errand::Matter;
use super::executors::agent_id;
use super::session::{Attributes, Pending, PendingCall, Session};
use super::steps::Turn;
use super::tools::{Came, Carried, Plan, Progress, Step, Waiting, failed, plan};
use crate::action_groups::{ActionResult, Given, Outcome, Returned, match_results};
use crate::agent::Agent;
use crate::failure::Failure;
use crate::knowledge::{Found, Retrieval};
use crate::orchestrator::{
    Action, AnyOrchestrator, Custom, Direct, Event, KnowledgeBaseAnswer, Orchestrator as _, React, Router, ToolOutcome,
};

const ABANDONED: &str =
    "No result came: the user went on with something else. It is not known whether it was carried out.";
const NO_RESULT: &str = "There is no result for this call.";
const CLOSING: &str = "I did not finish this, since the conversation went on with something else.";

/// What a turn carries along, and keeps while it waits.
pub(super) struct Course {
    pub(super) orchestrator: AnyOrchestrator,
    pub(super) input_text: String,
    pub(super) prompt_session_attributes: Attributes,
    /// The conversation that the caller gave with the first request.
    pub(super) given_history: Vec<Arc<Message>>,
    /// What look-ups brought so far.
    pub(super) found: Found,
    /// How knowledge bases are searched, where the caller or a function says it.
    pub(super) retrieval: Retrieval,
}

/// What the turn does first.
pub(super) enum First {
    Start(Arc<Message>),
    Resume(Resumed),
}

/// The calls of an iteration that waited, and what the caller brought.
pub(super) struct Resumed {
    asked: ReturnControlPayload,
    calls: Vec<PendingCall>,
    /// What the caller brought, in the order of what it was asked for.
    given: Vec<Given>,
}

/// How a turn begins.
pub(super) struct Beginning {
    pub(super) course: Course,
    pub(super) first: First,
}

impl Beginning {
    pub(super) fn fresh(
        text: String,
        prompt_session_attributes: Attributes,
        given_history: Vec<Arc<Message>>,
        iterations: u32,
        agent: &Agent,
    ) -> Self {
        let orchestrator = if agent.custom_orchestrator.is_some() {
            AnyOrchestrator::Custom(Custom::new(iterations))
        } else if let Some(base) = agent.answering_knowledge_base() {
            AnyOrchestrator::KnowledgeBase(KnowledgeBaseAnswer::new(base.id.clone()))
        } else if agent.routes() {
            AnyOrchestrator::Router(Router::new(iterations))
        } else if agent.prompts.orchestration.enabled {
            AnyOrchestrator::React(React::new(iterations))
        } else {
            AnyOrchestrator::Direct(Direct::default())
        };
        let message = said_by_user(&text);
        let (found, retrieval) = (Found::default(), Retrieval::new());
        let course =
            Course { orchestrator, input_text: text, prompt_session_attributes, given_history, found, retrieval };
        Self { course, first: First::Start(message) }
    }

    /// Goes on where the session waits. The waiting turn stays stored until this one has stored what came of it, so that a
    /// failure on the way can be tried again with the same results.
    pub(super) fn resumed(
        session: &mut Session,
        (invocation_id, results): (Option<&str>, &[InvocationResultMember]),
        prompt_session_attributes: Attributes,
    ) -> Result<Self, Failure> {
        let refused = |message: String| Failure::new(Error::validation(message));
        let Some(pending) = session.state.pending.take() else {
            return Err(refused(format!(
                "Validation failed: the session {} waits for no results. They were given already, a new inputText has \
                 taken their place, or the session has expired or ended.",
                session.id()
            )));
        };
        let given =
            match_results(&pending.asked, invocation_id, results).map_err(|error| refused(error.to_string()))?;
        Ok(Self::going_on(pending, given, prompt_session_attributes))
    }

    /// Goes on where a turn waited, with what the caller brought for each thing that it was asked for.
    pub(super) fn going_on(pending: Pending, given: Vec<Given>, prompt_session_attributes: Attributes) -> Self {
        let Pending {
            calls,
            orchestrator,
            input_text,
            prompt_session_attributes: mut attributes,
            given_history,
            asked,
            found,
            retrieval,
        } = pending;
        attributes.extend(prompt_session_attributes);
        let prompt_session_attributes = attributes;
        let course = Course { orchestrator, input_text, prompt_session_attributes, given_history, found, retrieval };
        Self { course, first: First::Resume(Resumed { asked, calls, given }) }
    }
}

impl Turn {
    /// Has the turn wait in its session; gives what the caller is asked for.
    pub(super) fn wait(&mut self, waiting: Waiting) -> ReturnControlPayload {
        let asked = waiting.asked.clone();
        self.session.state.pending = Some(self.pending(waiting.asked, waiting.calls));
        asked
    }

    fn pending(&self, asked: ReturnControlPayload, calls: Vec<PendingCall>) -> Pending {
        Pending {
            asked,
            calls,
            orchestrator: self.course.orchestrator.clone(),
            input_text: self.course.input_text.clone(),
            prompt_session_attributes: self.course.prompt_session_attributes.clone(),
            given_history: self.course.given_history.clone(),
            found: self.course.found.clone(),
            retrieval: self.course.retrieval.clone(),
        }
    }

    /// Carries out what the caller brought or the user agreed to. What has run is stored at once, before collaborators go on: when
    /// the turn fails behind it, the same results may be given again, and it is not run a second time.
    pub(super) async fn resume(&mut self, resumed: Resumed) -> Result<Progress, Failure> {
        let Resumed { asked, mut calls, given } = resumed;
        let agent = self.agent.clone();
        let mut given = given.into_iter();
        let mut failure = None;
        let mut step = |call: &PendingCall| match call {
            PendingCall::Done(outcome) => Step::Settled(outcome.clone()),
            PendingCall::Ran(outcome) => {
                given.next();
                Step::Settled(outcome.clone())
            }
            PendingCall::Waiting(used) => {
                let plan = match given.next().map(|given| given.returned) {
                    Some(Returned::Result(ActionResult { outcome: Outcome::Failure(text), .. })) => {
                        failure.get_or_insert(text);
                        Plan::Reprompt(NO_RESULT.to_owned())
                    }
                    Some(Returned::Result(result)) => Plan::Tell(result),
                    Some(Returned::Denied) => Plan::Deny,
                    // The agent may have been prepared anew since the user was asked; what is run is what it has now.
                    Some(Returned::Confirmed) => plan(&agent, used, true),
                    None => Plan::Reprompt(NO_RESULT.to_owned()),
                };
                Step::Open(used.clone(), plan)
            }
            PendingCall::Collaborating { call, collaborator, asked } => {
                let results = given.by_ref().take(*asked).collect();
                let plan = match find_collaborator(&agent, collaborator) {
                    Some(collaborator) => Plan::Collaborate(collaborator, Some(Matter::Results(results))),
                    None => Plan::Reprompt(format!("{collaborator} does not belong to your team any more.")),
                };
                Step::Open(call.clone(), plan)
            }
        };
        let steps: Vec<Step<'_>> = calls.iter().map(&mut step).collect();
        // The turn is lost, so nothing is to be run for it.
        if let Some(text) = failure {
            return Err(failed(&text, agent_id(&self.agent)));
        }
        let is_message: Vec<bool> =
            steps.iter().map(|step| matches!(step, Step::Open(_, Plan::Collaborate(..)))).collect();
        let (messages, actions): (Vec<_>, Vec<_>) =
            steps.into_iter().zip(&is_message).partition(|(_, is_message)| **is_message);
        let mut carried = self.carry_out(actions.into_iter().map(|(step, _)| step).collect()).await;
        let mut ran = false;
        let acted = calls.iter_mut().zip(&is_message).filter(|(_, is_message)| !**is_message);
        for ((call, _), came) in acted.zip(&carried.came) {
            if let Came::Ran(outcome) = came {
                *call = PendingCall::Ran(outcome.clone());
                ran = true;
            }
        }
        if ran {
            self.session.state.pending = Some(self.pending(asked, calls));
            // The sessions of collaborators stay as this event found them: it may come again.
            if self.place.is_first() {
                self.store(None, Vec::new()).await?;
                self.place.team.stored(self.session.stored_version());
            } else {
                self.place.team.store_at_once(&self.runtime, &self.place.path, &self.session).await?;
            }
            self.session.state.pending = None;
        }
        if carried.failure.is_none() && !messages.is_empty() {
            let Carried { came, failure } = self.carry_out(messages.into_iter().map(|(step, _)| step).collect()).await;
            let (mut acted, mut replied) = (carried.came.into_iter(), came.into_iter());
            let came =
                is_message.iter().filter_map(|is_message| if *is_message { replied.next() } else { acted.next() });
            carried = Carried { came: came.collect(), failure };
        }
        self.progress(carried).await
    }
}

/// A text as a message of the user's.
pub(super) fn said_by_user(text: &str) -> Arc<Message> {
    Arc::new(Message { role: ConversationRole::User, content: vec![ContentBlock::Text(text.to_owned())] })
}

/// The messages of a turn that waited in vain, as the conversation remembers it: with an outcome for every call, since
/// providers refuse calls without, and with a word of the agent at its end, since they want roles to take turns.
pub(super) fn abandoned(pending: Pending) -> Vec<Arc<Message>> {
    let Pending { calls, mut orchestrator, given_history, .. } = pending;
    let outcomes = calls.into_iter().map(|call| match call {
        PendingCall::Done(outcome) | PendingCall::Ran(outcome) => outcome,
        // The session of a collaborator finds that it waits in vain when it is next written to.
        PendingCall::Waiting(used) | PendingCall::Collaborating { call: used, .. } => {
            ToolOutcome::text(used.tool_use_id, ABANDONED, true)
        }
    });
    orchestrator.forget_corrections();
    let Action::InvokeModel(turn) = orchestrator.on(Event::ToolsReturned(outcomes.collect())).action else {
        return given_history;
    };
    let closing = Message { role: ConversationRole::Assistant, content: vec![ContentBlock::Text(CLOSING.to_owned())] };
    given_history.into_iter().chain(turn).chain([Arc::new(closing)]).collect()
}
