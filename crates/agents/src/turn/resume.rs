//! How a turn begins: with the user's text, or where an earlier one stopped to wait for its caller.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::InvocationResultMember;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};

use super::events::TurnEvent;
use super::session::{Attributes, Pending, PendingCall, Session};
use super::steps::Turn;
use super::tools::Waiting;
use crate::action_groups::{Returned, check_results};
use crate::agent::{Agent, Orchestration};
use crate::failure::Failure;
use crate::orchestrator::{AnyOrchestrator, Custom, Direct, React, ToolOutcome};

/// What a turn carries along, and keeps while it waits.
pub(super) struct Course {
    pub(super) orchestrator: AnyOrchestrator,
    pub(super) input_text: String,
    pub(super) prompt_session_attributes: Attributes,
    /// The conversation that the caller gave with the first request.
    pub(super) given_history: Vec<Arc<Message>>,
}

/// What the turn does first.
pub(super) enum First {
    Start(Arc<Message>),
    Resume { calls: Vec<PendingCall>, returned: Vec<Returned> },
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
        let orchestrator = match agent.orchestration {
            _ if agent.custom_orchestrator.is_some() => AnyOrchestrator::Custom(Custom::new(iterations)),
            Orchestration::Prompt { .. } => AnyOrchestrator::React(React::new(iterations)),
            Orchestration::Disabled => AnyOrchestrator::Direct(Direct::default()),
        };
        let message = Message { role: ConversationRole::User, content: vec![ContentBlock::Text(text.clone())] };
        let course = Course { orchestrator, input_text: text, prompt_session_attributes, given_history };
        Self { course, first: First::Start(Arc::new(message)) }
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
                "Validation failed: the session {} waits for no results. They were given already, or a new inputText \
                 has taken their place.",
                session.id()
            )));
        };
        let returned =
            check_results(&pending.asked, invocation_id, results).map_err(|error| refused(error.to_string()))?;
        let Pending {
            calls,
            orchestrator,
            input_text,
            prompt_session_attributes: mut attributes,
            given_history,
            asked: _,
        } = pending;
        attributes.extend(prompt_session_attributes);
        let course = Course { orchestrator, input_text, prompt_session_attributes: attributes, given_history };
        Ok(Self { course, first: First::Resume { calls, returned } })
    }
}

impl Turn {
    /// Ends the request with a `returnControl` event; the turn waits in the session.
    pub(super) async fn return_control(&mut self, waiting: Waiting) -> Result<(), Failure> {
        let asked = waiting.asked.clone();
        self.session.state.pending = Some(Pending {
            asked: waiting.asked,
            calls: waiting.calls,
            orchestrator: self.course.orchestrator.clone(),
            input_text: self.course.input_text.clone(),
            prompt_session_attributes: self.course.prompt_session_attributes.clone(),
            given_history: self.course.given_history.clone(),
        });
        self.commit(None).await?;
        self.events.send(TurnEvent::ReturnControl(asked)).await;
        Ok(())
    }

    /// Turns what the caller brought into the outcomes of all calls of the iteration, in their order.
    pub(super) async fn resume(
        &mut self,
        calls: Vec<PendingCall>,
        returned: Vec<Returned>,
    ) -> Result<Vec<ToolOutcome>, Failure> {
        let mut returned = returned.into_iter();
        let mut outcomes = Vec::with_capacity(calls.len());
        for call in calls {
            outcomes.push(match call {
                PendingCall::Done(outcome) => outcome,
                PendingCall::Waiting(call) => self.returned(call, returned.next()).await?,
            });
        }
        Ok(outcomes)
    }
}
