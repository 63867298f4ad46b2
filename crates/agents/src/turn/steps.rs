//! The loop of a turn: an event to the orchestrator, an action carried out, until an action ends the turn.

use std::sync::Arc;

use aws_smithy_types::DateTime;
use aws_wire::IsoTime;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{Source, Trace, Type};
use aws_wire::bedrock_runtime::types::{Message, PerformanceConfiguration};
use store::Timestamp;

use super::around::REFUSAL;
use super::events::{Events, TurnEvent};
use super::finish::Answering;
use super::resume::{Course, First};
use super::session::{Session, TurnLock};
use super::{Runtime, custom, executors, tools};
use crate::agent::{Agent, ToolStyle};
use crate::failure::Failure;
use crate::orchestrator::{Action, Event, Orchestrator as _};
use crate::trace::{Span, Tracer};

/// A turn under way.
pub(super) struct Turn {
    pub(super) runtime: Arc<Runtime>,
    pub(super) agent: Arc<Agent>,
    pub(super) session: Session,
    pub(super) lock: Option<TurnLock>,
    pub(super) turn_id: String,
    pub(super) enable_trace: bool,
    pub(super) answering: Answering,
    pub(super) started: Timestamp,
    pub(super) course: Course,
    pub(super) tool_style: ToolStyle,
    pub(super) performance: Option<PerformanceConfiguration>,
    /// Model calls so far in this request.
    pub(super) model_calls: u32,
    /// The knowledge base that was searched last.
    pub(super) looked_up: Option<String>,
    /// What is recalled of the user's earlier sessions, where the agent remembers and the session is under a memory.
    pub(super) memory: Option<Vec<String>>,
    pub(super) events: Events,
}

impl Turn {
    pub(super) async fn run(mut self, first: First) -> Result<(), Failure> {
        let limit = self.runtime.limits.duration;
        let result = match tokio::time::timeout(limit, self.steps(first)).await {
            Ok(result) => result,
            Err(_) => Err(Failure::dependency(
                format!("The turn took longer than {} seconds and was stopped.", limit.as_secs_f64()),
                self.agent.origin.alias_arn.clone(),
            )),
        };
        if let Err(failure) = &result {
            tracing::warn!(turn = self.turn_id, error = %failure.exception, "a turn failed");
            self.trace(|tracer| tracer.failure(failure)).await;
        }
        result
    }

    async fn steps(&mut self, first: First) -> Result<(), Failure> {
        let mut event = match first {
            First::Start(message) if !self.admits(&message).await? => return self.apologise(REFUSAL.to_owned()).await,
            First::Start(message) => Event::Start(message),
            First::Resume(resumed) => match self.resume(resumed).await? {
                tools::Progress::Returned(outcomes) => Event::ToolsReturned(outcomes),
                tools::Progress::Waiting(waiting) => return self.return_control(waiting).await,
            },
        };
        loop {
            let decision = self.course.orchestrator.on(event);
            if let Some(rationale) = decision.rationale {
                self.trace(|tracer| tracer.rationale(rationale)).await;
            }
            if let Some(text) = decision.reprompt {
                self.trace(|tracer| tracer.reprompt(Source::Parser, text)).await;
            }
            event = match decision.action {
                Action::InvokeModel(messages) => self.invoke_model(&messages).await?,
                Action::InvokeTools(calls) => match self.invoke_tools(calls).await? {
                    tools::Progress::Returned(outcomes) => Event::ToolsReturned(outcomes),
                    tools::Progress::Waiting(pending) => return self.return_control(pending).await,
                },
                Action::Finish { answer, messages } => return self.finish(Type::Finish, answer, messages).await,
                Action::AskUser { question, messages } => return self.finish(Type::AskUser, question, messages).await,
                Action::GiveUp { apology, reason } => {
                    self.trace(|tracer| tracer.failure_reason(reason, 400)).await;
                    return self.apologise(apology).await;
                }
                Action::StopAtLimit { iterations } => return Err(too_many(iterations, &self.agent)),
                Action::InvokeOrchestrator(call) => self.invoke_orchestrator(call).await?,
                Action::Converse(request) => self.converse(*request).await?,
                Action::StreamAnswer(text) => {
                    self.stream_answer(&text).await;
                    Event::AnswerStreamed
                }
                Action::LookUp { knowledge_base_id, text } => self.look_up(&knowledge_base_id, &text).await?,
                Action::Respond { knowledge_base_id, text, sources } => {
                    self.answer_from(&knowledge_base_id, &text, &sources).await?
                }
                Action::StopAtCalls { calls } => return Err(custom::too_many_calls(calls, &self.agent)),
                Action::Refuse(bad) => return Err(executors::bad_response(&bad, custom::function(&self.agent))),
            };
        }
    }

    /// Sends a trace, if the caller wants traces; it is made only then.
    pub(super) async fn trace(&self, make: impl FnOnce(&Tracer<'_>) -> Trace) {
        if self.enable_trace {
            let tracer = Tracer {
                origin: &self.agent.origin,
                session_id: self.session.id(),
                turn_id: &self.turn_id,
                iteration: self.model_calls.saturating_sub(1),
                looked_up: self.looked_up.as_deref(),
            };
            let part = tracer.part(self.now(), make(&tracer));
            self.events.send(TurnEvent::Trace(Box::new(part))).await;
        }
    }

    pub(super) fn now(&self) -> DateTime {
        date_time(self.runtime.clock.now())
    }

    /// From the start of the turn to now.
    pub(super) fn span(&self) -> Span {
        Span { start: date_time(self.started), end: self.now() }
    }

    /// The turn's messages as the session will remember them.
    pub(super) fn remembered(&self, messages: &[Arc<Message>]) -> Vec<Arc<Message>> {
        self.course.given_history.iter().chain(messages).cloned().collect()
    }
}

/// A time as AWS's shapes have it.
pub(crate) fn iso(time: Timestamp) -> IsoTime {
    IsoTime(date_time(time))
}

pub(super) fn date_time(time: Timestamp) -> DateTime {
    DateTime::from_nanos(time.as_nanos().into()).unwrap_or(DateTime::from_secs(0))
}

fn too_many(iterations: u32, agent: &Agent) -> Failure {
    let message = format!(
        "Max iterations exceeded. The model {} was called {iterations} times and gave no final answer.",
        agent.foundation_model
    );
    let mut failure = Failure::dependency(message, agent.foundation_model.clone());
    "Max iterations exceeded".clone_into(&mut failure.reason);
    debug_assert!(matches!(failure.exception, Error::DependencyFailedException(_)));
    failure
}
