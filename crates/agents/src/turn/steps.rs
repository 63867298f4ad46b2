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
use super::finish::{Answering, End};
use super::place::Place;
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
    pub(super) place: Arc<Place>,
    pub(super) caller: Caller,
    pub(super) turn_id: String,
    pub(super) answering: Answering,
    pub(super) started: Timestamp,
    pub(super) course: Course,
    pub(super) tool_style: ToolStyle,
    /// Model calls so far in this request.
    pub(super) model_calls: u32,
    /// The knowledge base that was searched last.
    pub(super) looked_up: Option<String>,
    /// What is recalled of the user's earlier sessions, where the agent remembers and the session is under a memory.
    pub(super) memory: Option<Vec<String>>,
}

/// What the caller of the invoked agent wants of every turn that works for it.
#[derive(Clone)]
pub(super) struct Caller {
    pub(super) enable_trace: bool,
    pub(super) performance: Option<PerformanceConfiguration>,
    pub(super) events: Events,
}

impl Turn {
    /// The turn of the agent that was invoked.
    pub(super) async fn run(mut self, first: First, lock: TurnLock) -> Result<(), Failure> {
        let result = match self.run_to_end(first).await {
            Ok(end) => self.deliver(end, lock).await,
            Err(failure) => {
                // A call that fails is one too: the time without a call begins behind it.
                let until = self.runtime.clock.now().after(self.agent.idle_session_ttl);
                if let Err(failure) = self.session.prolong(&self.runtime.store, until).await {
                    tracing::warn!(error = %failure.exception, "a session ends as if its last call had ended at once");
                }
                Err(failure)
            }
        };
        if let Err(failure) = &result {
            self.tell_failure(failure).await;
        }
        result
    }

    /// The turn up to its end, of which nothing is stored yet.
    pub(super) async fn run_to_end(&mut self, first: First) -> Result<End, Failure> {
        let share = &self.place.share;
        let (deadline, limit) = (share.deadline, share.time);
        match tokio::time::timeout_at(deadline, self.steps(first)).await {
            Ok(result) => result,
            Err(_) => Err(Failure::too_long(limit, &self.agent.origin.alias_arn)),
        }
    }

    pub(super) async fn tell_failure(&self, failure: &Failure) {
        tracing::warn!(turn = self.turn_id, error = %failure.exception, "a turn failed");
        self.trace(|tracer| tracer.failure(failure)).await;
    }

    async fn steps(&mut self, first: First) -> Result<End, Failure> {
        let mut event = match first {
            First::Start(message) if !self.admits(&message).await? => {
                return Ok(self.apologise(REFUSAL.to_owned()).await);
            }
            First::Start(message) => Event::Start(message),
            First::Resume(resumed) => match self.resume(resumed).await? {
                tools::Progress::Returned(outcomes) => Event::ToolsReturned(outcomes),
                tools::Progress::Waiting(waiting) => return Ok(End::Waits(waiting)),
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
                Action::Classify(message) => self.classify(&message).await?,
                Action::InvokeTools(calls) => match self.invoke_tools(calls).await? {
                    tools::Progress::Returned(outcomes) => Event::ToolsReturned(outcomes),
                    tools::Progress::Waiting(waiting) => return Ok(End::Waits(waiting)),
                },
                Action::Finish { answer, messages } => return self.finish(Type::Finish, answer, messages).await,
                Action::AskUser { question, messages } => return self.finish(Type::AskUser, question, messages).await,
                Action::GiveUp { apology, reason } => {
                    self.trace(|tracer| tracer.failure_reason(reason, 400)).await;
                    return Ok(self.apologise(apology).await);
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
        if self.caller.enable_trace {
            let tracer = Tracer {
                origin: &self.agent.origin,
                caller_chain: &self.place.caller_chain,
                collaborator_name: self.place.collaborator_name(),
                session_id: self.session.id(),
                turn_id: &self.turn_id,
                iteration: self.iteration(),
                routing: self.is_routing(),
                looked_up: self.looked_up.as_deref(),
            };
            let part = tracer.part(self.now(), make(&tracer));
            self.caller.events.send(TurnEvent::Trace(Box::new(part))).await;
        }
    }

    /// The number of the iteration, from zero.
    pub(super) fn iteration(&self) -> u32 {
        self.model_calls.saturating_sub(1)
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
