//! Running actions: each executor but the agent's caller is asked here.
//!
//! A run is a future that borrows nothing of the turn, so that the actions of an iteration run in parallel while the turn
//! reports them one after another.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::KnowledgeBaseRetrievalResult;
use bytes::Bytes;
use execution::{ExecutionError, FunctionExecutor, Invocation};
use futures::future::BoxFuture;
use serde_json::Value;

use super::Runtime;
use super::errand::Reply;
use super::steps::{Turn, date_time};
use crate::action_groups::{
    Action, ActionGroup, BadResponse, Call, EventAgent, EventContext, Executor, FAILED, LambdaAnswer, lambda_event,
    read_lambda_response,
};
use crate::agent::Agent;
use crate::failure::Failure;
use crate::inline::INLINE_AGENT;
use crate::trace::Span;

/// An action that a model called, with what it was called with.
pub(super) struct Chosen<'a> {
    pub(super) group: &'a ActionGroup,
    pub(super) action: &'a Action,
    pub(super) call: Call,
    /// What the model gave, as it gave it.
    pub(super) input: Value,
}

/// Who runs an action here.
#[derive(Clone, Copy)]
pub(super) enum Runner<'a> {
    Lambda { arn: &'a str },
    Mcp { arn: &'a str, server: &'a str },
    Http { arn: &'a str, server: &'a str, base: Option<&'a str> },
}

/// A run that is over.
pub(super) struct Ran {
    pub(super) brought: Brought,
    pub(super) request_id: String,
    pub(super) span: Span,
}

/// What a run brought.
pub(super) enum Brought {
    /// An action's answer.
    Answer(Result<LambdaAnswer, Failure>),
    /// What a look-up found.
    Results(Result<Vec<KnowledgeBaseRetrievalResult>, Failure>),
    /// What a collaborator said.
    Reply(Reply),
}

impl<'a> Runner<'a> {
    /// The runner of an executor; none for the agent's caller.
    pub(super) fn of(executor: &'a Executor) -> Option<Self> {
        match executor {
            Executor::Lambda { arn } => Some(Self::Lambda { arn }),
            Executor::Mcp { arn, server, .. } => Some(Self::Mcp { arn, server }),
            Executor::Http { arn, server, base } => Some(Self::Http { arn, server, base: base.as_deref() }),
            Executor::ReturnControl => None,
        }
    }

    /// What is named when it fails.
    pub(super) fn resource(self) -> &'a str {
        match self {
            Self::Lambda { arn } | Self::Mcp { arn, .. } | Self::Http { arn, .. } => arn,
        }
    }
}

impl Turn {
    /// The run of an action, not yet begun.
    pub(super) fn start<'a>(&self, chosen: &Chosen<'a>, runner: Runner<'a>) -> BoxFuture<'a, Ran> {
        match runner {
            Runner::Lambda { arn } => self.start_function(chosen, arn),
            Runner::Mcp { arn, server } => self.start_tool(chosen, arn, server),
            Runner::Http { arn, server, base } => self.start_operation(chosen, arn, server, base),
        }
    }

    fn start_function<'a>(&self, chosen: &Chosen<'a>, arn: &'a str) -> BoxFuture<'a, Ran> {
        let Chosen { group, action, ref call, .. } = *chosen;
        let event = lambda_event(
            group,
            action,
            call,
            EventContext {
                agent: event_agent(&self.agent),
                input_text: &self.course.input_text,
                session_id: self.session.id(),
                session_attributes: &self.session.state.session_attributes,
                prompt_session_attributes: &self.course.prompt_session_attributes,
            },
        );
        let functions: Arc<dyn FunctionExecutor> = self.runtime.functions.clone();
        let request_id = self.runtime.ids.uuid().to_string();
        let invocation = Invocation { request_id: request_id.clone(), ..Invocation::new(arn, event) };
        let (clock, limits) = (self.runtime.clock.clone(), self.runtime.action_limits.clone());
        Box::pin(async move {
            let start = date_time(clock.now());
            let outcome = functions.invoke(invocation).await;
            let span = Span { start, end: date_time(clock.now()) };
            let answer = outcome.map_err(|error| not_invoked(&error, arn)).and_then(|outcome| {
                if let Some(error) = outcome.failure() {
                    let (kind, message) = (error.error_type, error.error_message);
                    let message = format!("{FAILED}. The function {arn} failed: {kind}: {message}");
                    return Err(Failure::dependency(message, arn));
                }
                let answer = read_lambda_response(&outcome.payload, group, action, &limits);
                answer.map_err(|error| bad_response(&error, arn))
            });
            Ran { brought: Brought::Answer(answer), request_id, span }
        })
    }
}

impl Runtime {
    /// Calls a function of the agent's author that is no action: `role` says what it is, for errors.
    pub(crate) async fn call_function(&self, role: &str, arn: &str, payload: Bytes) -> Result<Bytes, Failure> {
        let request_id = self.ids.uuid().to_string();
        let invocation = Invocation { request_id, ..Invocation::new(arn, payload) };
        let invoked = self.functions.invoke(invocation).await;
        let outcome = invoked.map_err(|error| {
            Failure::dependency(format!("The {role} function {arn} could not be invoked: {error}"), arn)
        })?;
        match outcome.failure() {
            None => Ok(outcome.payload),
            Some(error) => {
                let (kind, message) = (error.error_type, error.error_message);
                Err(Failure::dependency(format!("The {role} function {arn} failed: {kind}: {message}"), arn))
            }
        }
    }
}

/// The agent as functions are told of it.
pub(crate) fn event_agent(agent: &Agent) -> EventAgent<'_> {
    EventAgent {
        name: &agent.name,
        id: agent_id(agent),
        alias: agent.origin.agent_alias_id.as_deref().unwrap_or(INLINE_AGENT),
        version: agent.origin.agent_version.as_deref().unwrap_or(INLINE_AGENT),
    }
}

/// The agent's id as functions and callers know it.
pub(super) fn agent_id(agent: &Agent) -> &str {
    agent.origin.agent_id.as_deref().unwrap_or(INLINE_AGENT)
}

fn not_invoked(error: &ExecutionError, arn: &str) -> Failure {
    Failure::dependency(format!("The function {arn} could not be invoked: {error}"), arn)
}

pub(crate) fn bad_response(error: &BadResponse, arn: &str) -> Failure {
    let message = format!("{error} The function is {arn}.");
    match error {
        BadResponse::Unreadable(_) => Failure::bad_gateway(message, arn),
        BadResponse::Member(_) | BadResponse::ContentType { .. } => Failure::dependency(message, arn),
    }
}
