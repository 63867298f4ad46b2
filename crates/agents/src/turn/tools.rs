//! Carrying out the tool calls of one model answer.
//!
//! Functions run in parallel and report in the order asked, so that neither traces nor the next model call depend on which
//! was faster. What the caller must do or consent to is collected; then the turn waits.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::{
    ActionInvocationType, ExecutionType, ImageInput, ImageInputFormat, ImageInputSource, InvocationInputMember,
    ReturnControlPayload, Source,
};
use aws_wire::bedrock_runtime::types::{ImageBlock, ImageFormat, ImageSource, ToolResultContentBlock, ToolUseBlock};
use execution::{ExecutionError, FunctionExecutor, Invocation};
use futures::StreamExt as _;
use futures::future::BoxFuture;
use futures::stream::FuturesOrdered;

use super::session::{Attributes, PendingCall};
use super::steps::Turn;
use crate::action_groups::{
    Action, ActionGroup, ActionResult, Asker, BadResponse, Call, EventAgent, EventContext, Executor, FAILED,
    LambdaAnswer, Outcome, Returned, USER_INPUT_TOOL, find, lambda_event, read_lambda_response, return_control_input,
    trace_input,
};
use crate::agent::Agent;
use crate::failure::Failure;
use crate::inline::INLINE_AGENT;
use crate::orchestrator::ToolOutcome;
use crate::trace::Span;

/// Actions in one `returnControl` event, as the API allows.
const MAX_HANDED_BACK: usize = 5;

const DENIED: &str =
    "The user refused this action. It was not carried out. Do not try it again unless the user asks for it.";

/// What became of the calls.
pub(super) enum Progress {
    Returned(Vec<ToolOutcome>),
    Waiting(Waiting),
}

/// Calls of which some wait for the caller.
pub(super) struct Waiting {
    pub(super) asked: ReturnControlPayload,
    pub(super) calls: Vec<PendingCall>,
}

/// What is to be done for a call.
enum Plan<'a> {
    Run { group: &'a ActionGroup, action: &'a Action, call: Call, arn: &'a str },
    HandBack { group: &'a ActionGroup, action: &'a Action, call: Call, kind: ActionInvocationType },
    Reprompt(String),
}

impl Turn {
    pub(super) async fn invoke_tools(&mut self, calls: Vec<ToolUseBlock>) -> Result<Progress, Failure> {
        let agent = self.agent.clone();
        let limit = self.runtime.limits.calls_per_iteration;
        let plans: Vec<Plan<'_>> = calls.iter().enumerate().map(|(n, call)| plan(&agent, call, n < limit)).collect();
        let mut running: FuturesOrdered<_> = plans
            .iter()
            .filter_map(|plan| match plan {
                Plan::Run { group, action, call, arn } => Some(self.start(group, action, call, arn)),
                _ => None,
            })
            .collect();

        let invocation_id = self.runtime.ids.uuid().to_string();
        let mut asked: Vec<InvocationInputMember> = Vec::new();
        let mut settled = Vec::with_capacity(calls.len());
        for (used, plan) in calls.into_iter().zip(&plans) {
            settled.push(match plan {
                Plan::Reprompt(text) => PendingCall::Done(self.reprompt(&used, text.clone()).await),
                Plan::Run { group, action, call, arn } => {
                    self.trace(|t| t.action_input(trace_input(group, action, call, ExecutionType::Lambda, None))).await;
                    // One future was started for each of these plans, in their order.
                    let Some(ended) = running.next().await else { continue };
                    PendingCall::Done(self.ended(&used, group, action, arn, ended).await?)
                }
                Plan::HandBack { .. } if asked.len() == MAX_HANDED_BACK => {
                    let text =
                        format!("Only {MAX_HANDED_BACK} actions can be handed over at a time. Call this one again.");
                    PendingCall::Done(self.reprompt(&used, text).await)
                }
                Plan::HandBack { group, action, call, kind } => {
                    let asker = Asker { agent_id: agent_id(&agent), collaborator_name: None };
                    asked.push(return_control_input(group, action, call, *kind, asker));
                    PendingCall::Waiting(used)
                }
            });
        }
        if asked.is_empty() {
            let outcomes = settled.into_iter().filter_map(|call| match call {
                PendingCall::Done(outcome) => Some(outcome),
                PendingCall::Waiting(_) => None,
            });
            return Ok(Progress::Returned(outcomes.collect()));
        }
        for plan in &plans {
            if let Plan::HandBack { group, action, call, .. } = plan {
                let id = Some(invocation_id.clone());
                self.trace(|t| t.action_input(trace_input(group, action, call, ExecutionType::ReturnControl, id)))
                    .await;
            }
        }
        let asked = ReturnControlPayload { invocation_id: Some(invocation_id), invocation_inputs: Some(asked) };
        Ok(Progress::Waiting(Waiting { asked, calls: settled }))
    }

    /// What the caller brought for a call that waited.
    pub(super) async fn returned(
        &mut self,
        used: ToolUseBlock,
        returned: Option<Returned>,
    ) -> Result<ToolOutcome, Failure> {
        match returned {
            Some(Returned::Result(result)) => {
                let agent = self.agent.clone();
                self.result(&used, result, agent_id(&agent), None).await
            }
            Some(Returned::Denied) => {
                self.trace(|tracer| tracer.action_output(DENIED.to_owned(), None)).await;
                Ok(ToolOutcome::text(used.tool_use_id, DENIED, true))
            }
            Some(Returned::Confirmed) => self.run_confirmed(used).await,
            None => Ok(ToolOutcome::text(used.tool_use_id, "There is no result for this call.", true)),
        }
    }

    async fn run_confirmed(&mut self, used: ToolUseBlock) -> Result<ToolOutcome, Failure> {
        let agent = self.agent.clone();
        // The agent may have been prepared anew since the user was asked; what is run is what it has now.
        let found = find(&agent.action_groups, &used.name);
        let Some((group, action, Executor::Lambda { arn })) =
            found.and_then(|(group, action)| Some((group, action, group.executor()?)))
        else {
            return Ok(self.reprompt(&used, unknown_tool(&used.name)).await);
        };
        let call = match action.read_call(&used.input) {
            Ok(call) => call,
            Err(reprompt) => return Ok(self.reprompt(&used, reprompt.text).await),
        };
        self.trace(|t| t.action_input(trace_input(group, action, &call, ExecutionType::Lambda, None))).await;
        let ended = self.start(group, action, &call, arn).await;
        self.ended(&used, group, action, arn, ended).await
    }

    /// A function's run, not yet begun.
    fn start(&self, group: &ActionGroup, action: &Action, call: &Call, arn: &str) -> BoxFuture<'static, Ended> {
        let origin = &self.agent.origin;
        let event = lambda_event(
            group,
            action,
            call,
            EventContext {
                agent: EventAgent {
                    name: &self.agent.name,
                    id: agent_id(&self.agent),
                    alias: origin.agent_alias_id.as_deref().unwrap_or_default(),
                    version: origin.agent_version.as_deref().unwrap_or_default(),
                },
                input_text: &self.course.input_text,
                session_id: self.session.id(),
                session_attributes: &self.session.state.session_attributes,
                prompt_session_attributes: &self.course.prompt_session_attributes,
            },
        );
        let functions: Arc<dyn FunctionExecutor> = self.runtime.functions.clone();
        let invocation = Invocation { request_id: self.runtime.ids.uuid().to_string(), ..Invocation::new(arn, event) };
        let clock = self.runtime.clock.clone();
        Box::pin(async move {
            let request_id = invocation.request_id.clone();
            let start = super::steps::date_time(clock.now());
            let outcome = functions.invoke(invocation).await;
            Ended { outcome, request_id, span: Span { start, end: super::steps::date_time(clock.now()) } }
        })
    }

    async fn ended(
        &mut self,
        used: &ToolUseBlock,
        group: &ActionGroup,
        action: &Action,
        arn: &str,
        ended: Ended,
    ) -> Result<ToolOutcome, Failure> {
        let outcome = ended.outcome.map_err(|error| not_invoked(&error, arn))?;
        if let Some(error) = outcome.failure() {
            let (kind, message) = (error.error_type, error.error_message);
            return Err(Failure::dependency(format!("{FAILED}. The function {arn} failed: {kind}: {message}"), arn));
        }
        let limits = &self.runtime.action_limits;
        let answer = read_lambda_response(&outcome.payload, group, action, limits);
        let LambdaAnswer { result, session_attributes, prompt_session_attributes, knowledge_bases_configuration: _ } =
            answer.map_err(|error| bad_response(&error, arn))?;
        self.replace_attributes(session_attributes, prompt_session_attributes)?;
        self.result(used, result, arn, Some((ended.span, ended.request_id))).await
    }

    /// Takes over the attributes that a function answered.
    pub(super) fn replace_attributes(
        &mut self,
        session: Option<Attributes>,
        prompt: Option<Attributes>,
    ) -> Result<(), Failure> {
        for attributes in session.iter().chain(&prompt) {
            self.runtime.check_attributes(attributes)?;
        }
        if let Some(attributes) = session {
            self.session.state.session_attributes = attributes;
        }
        if let Some(attributes) = prompt {
            self.course.prompt_session_attributes = attributes;
        }
        Ok(())
    }

    async fn result(
        &mut self,
        used: &ToolUseBlock,
        result: ActionResult,
        resource: &str,
        span: Option<(Span, String)>,
    ) -> Result<ToolOutcome, Failure> {
        match result.outcome {
            Outcome::Failure(text) if text.is_empty() => Err(Failure::dependency(FAILED, resource)),
            Outcome::Failure(text) => Err(Failure::dependency(format!("{FAILED}. {text}"), resource)),
            Outcome::Reprompt(text) => Ok(self.reprompt(used, text).await),
            Outcome::Answer(text) => {
                self.trace(|tracer| tracer.action_output(text.clone(), span)).await;
                let mut content = vec![ToolResultContentBlock::Text(text)];
                content.extend(result.images.into_iter().map(image));
                Ok(ToolOutcome { tool_use_id: used.tool_use_id.clone(), content, error: false })
            }
        }
    }

    async fn reprompt(&self, used: &ToolUseBlock, text: String) -> ToolOutcome {
        self.trace(|tracer| tracer.reprompt(Source::ActionGroup, text.clone())).await;
        ToolOutcome::text(used.tool_use_id.clone(), text, true)
    }
}

/// A function's run that is over.
struct Ended {
    outcome: Result<execution::Outcome, ExecutionError>,
    request_id: String,
    span: Span,
}

fn plan<'a>(agent: &'a Agent, used: &ToolUseBlock, within_limit: bool) -> Plan<'a> {
    if !within_limit {
        return Plan::Reprompt(
            "Too many calls at once. Call fewer tools, and this one again if it is still needed.".to_owned(),
        );
    }
    if used.name == USER_INPUT_TOOL && agent.asks_user() {
        return Plan::Reprompt(
            "The call has no question. Give the question for the user as the text `question`.".to_owned(),
        );
    }
    let found = find(&agent.action_groups, &used.name);
    let Some((group, action, executor)) = found.and_then(|(group, action)| Some((group, action, group.executor()?)))
    else {
        return Plan::Reprompt(unknown_tool(&used.name));
    };
    let call = match action.read_call(&used.input) {
        Ok(call) => call,
        Err(reprompt) => return Plan::Reprompt(reprompt.text),
    };
    match (executor.asks_caller(action), executor) {
        (Some(kind), _) => Plan::HandBack { group, action, call, kind },
        (None, Executor::Lambda { arn }) => Plan::Run { group, action, call, arn },
        (None, Executor::ReturnControl) => Plan::HandBack { group, action, call, kind: ActionInvocationType::Result },
    }
}

fn unknown_tool(name: &str) -> String {
    let name: String = name.chars().take(64).collect();
    format!("There is no tool named {name:?}. Use one of the tools that you were given, or answer without one.")
}

fn agent_id(agent: &Agent) -> &str {
    agent.origin.agent_id.as_deref().unwrap_or(INLINE_AGENT)
}

pub(super) fn not_invoked(error: &ExecutionError, arn: &str) -> Failure {
    Failure::dependency(format!("The function {arn} could not be invoked: {error}"), arn)
}

pub(super) fn bad_response(error: &BadResponse, arn: &str) -> Failure {
    let message = format!("{error} The function is {arn}.");
    match error {
        BadResponse::Unreadable(_) => Failure::bad_gateway(message, arn),
        BadResponse::Member(_) | BadResponse::ContentType { .. } => Failure::dependency(message, arn),
    }
}

fn image(image: ImageInput) -> ToolResultContentBlock {
    let format = match image.format {
        ImageInputFormat::Png => ImageFormat::Png,
        ImageInputFormat::Jpeg => ImageFormat::Jpeg,
        ImageInputFormat::Gif => ImageFormat::Gif,
        ImageInputFormat::Webp => ImageFormat::Webp,
    };
    let ImageInputSource::Bytes(bytes) = image.source;
    ToolResultContentBlock::Image(ImageBlock { error: None, format, source: ImageSource::Bytes(bytes) })
}
