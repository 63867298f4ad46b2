//! Traces: what the runtime does, as events for the caller.
//!
//! The runtime makes every trace where it carries out an action or takes an event, so that none can be forgotten. Members,
//! ids and order are those that AWS was recorded to send.

mod collaborators;
mod model_calls;
mod raw_response;

use aws_smithy_types::DateTime;
use aws_wire::IsoTime;
use aws_wire::bedrock_agent_runtime::types::{
    ActionGroupInvocationInput, ActionGroupInvocationOutput, Caller, CustomOrchestrationTrace,
    CustomOrchestrationTraceEvent, FailureTrace, FinalResponse, InvocationInput, InvocationType,
    KnowledgeBaseLookupInput, KnowledgeBaseLookupOutput, Metadata, Observation, OrchestrationTrace, Rationale,
    RepromptResponse, RetrievedReference, RoutingClassifierTrace, Source, Trace, TracePart, Type,
};

use crate::failure::Failure;
pub(crate) use model_calls::{Answered, Asked, Parsed};
pub(crate) use raw_response::{RawForm, parser_input, raw_response};

/// Who a turn's events come from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The agent's id; none for an inline agent.
    pub agent_id: Option<String>,
    /// The alias that was invoked; none for an inline agent.
    pub agent_alias_id: Option<String>,
    /// The version that the alias stands for; none for an inline agent.
    pub agent_version: Option<String>,
    /// The ARN of the alias.
    pub alias_arn: String,
}

/// When a step began and ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) start: DateTime,
    pub(crate) end: DateTime,
}

impl Span {
    fn millis(self) -> i64 {
        let nanos = self.end.as_nanos() - self.start.as_nanos();
        i64::try_from(nanos / 1_000_000).unwrap_or(i64::MAX).max(0)
    }

    fn metadata(self, client_request_id: Option<String>) -> Metadata {
        Metadata {
            client_request_id,
            start_time: Some(IsoTime(self.start)),
            end_time: Some(IsoTime(self.end)),
            total_time_ms: Some(self.millis()),
            ..Metadata::default()
        }
    }
}

/// Makes the traces of one turn.
pub(crate) struct Tracer<'a> {
    pub(crate) origin: &'a Origin,
    /// The ARNs of the aliases of every agent between the caller and this one, and its own.
    pub(crate) caller_chain: &'a [String],
    /// The collaborator of the invoked agent that this agent is, or works for.
    pub(crate) collaborator_name: Option<&'a str>,
    pub(crate) session_id: &'a str,
    /// The uuid of the turn, which is the request id too.
    pub(crate) turn_id: &'a str,
    pub(crate) iteration: u32,
    /// Whether a classifier decides, and not the agent itself.
    pub(crate) routing: bool,
    /// The knowledge base that was searched last.
    pub(crate) looked_up: Option<&'a str>,
}

impl Tracer<'_> {
    fn trace_id(&self) -> Option<String> {
        Some(match self.routing {
            true => format!("{}-routing-0", self.turn_id),
            false => format!("{}-{}", self.turn_id, self.iteration),
        })
    }

    /// The event around a trace.
    pub(crate) fn part(&self, now: DateTime, trace: Trace) -> TracePart {
        TracePart {
            agent_id: self.origin.agent_id.clone(),
            agent_alias_id: self.origin.agent_alias_id.clone(),
            agent_version: self.origin.agent_version.clone(),
            caller_chain: Some(self.caller_chain.iter().cloned().map(Caller::AgentAliasArn).collect()),
            collaborator_name: self.collaborator_name.map(str::to_owned),
            event_time: Some(IsoTime(now)),
            session_id: Some(self.session_id.to_owned()),
            trace: Some(trace),
        }
    }

    /// What an orchestration function says of a step.
    pub(crate) fn custom_orchestration(&self, text: String) -> Trace {
        Trace::CustomOrchestrationTrace(CustomOrchestrationTrace {
            event: Some(CustomOrchestrationTraceEvent { text: Some(text) }),
            trace_id: self.trace_id(),
        })
    }

    pub(crate) fn rationale(&self, text: String) -> Trace {
        Trace::OrchestrationTrace(OrchestrationTrace::Rationale(Rationale {
            text: Some(text),
            trace_id: self.trace_id(),
        }))
    }

    pub(crate) fn action_input(&self, input: ActionGroupInvocationInput) -> Trace {
        Trace::OrchestrationTrace(OrchestrationTrace::InvocationInput(InvocationInput {
            action_group_invocation_input: Some(input),
            invocation_type: Some(InvocationType::ActionGroup),
            trace_id: self.trace_id(),
            ..InvocationInput::default()
        }))
    }

    /// The result of an action; without a span when the caller brought it.
    pub(crate) fn action_output(&self, text: String, span: Option<(Span, String)>) -> Trace {
        self.observation(
            Type::ActionGroup,
            Observation {
                action_group_invocation_output: Some(ActionGroupInvocationOutput {
                    text: Some(text),
                    metadata: span.map(|(span, request_id)| span.metadata(Some(request_id))),
                }),
                ..Observation::default()
            },
        )
    }

    pub(crate) fn look_up_input(&self, knowledge_base_id: &str, text: &str) -> Trace {
        let input = KnowledgeBaseLookupInput {
            knowledge_base_id: Some(knowledge_base_id.to_owned()),
            text: Some(text.to_owned()),
        };
        Trace::OrchestrationTrace(OrchestrationTrace::InvocationInput(InvocationInput {
            invocation_type: Some(InvocationType::KnowledgeBase),
            knowledge_base_lookup_input: Some(input),
            trace_id: self.trace_id(),
            ..InvocationInput::default()
        }))
    }

    pub(crate) fn look_up_output(&self, found: Vec<RetrievedReference>, span: Span, request_id: String) -> Trace {
        let output = KnowledgeBaseLookupOutput {
            metadata: Some(span.metadata(Some(request_id))),
            retrieved_references: Some(found),
        };
        self.observation(
            Type::KnowledgeBase,
            Observation { knowledge_base_lookup_output: Some(output), ..Observation::default() },
        )
    }

    /// What the model is told about an answer or a call of its own that could not be used.
    pub(crate) fn reprompt(&self, source: Source, text: String) -> Trace {
        let response = RepromptResponse { source: Some(source), text: Some(text) };
        self.observation(Type::Reprompt, Observation { reprompt_response: Some(response), ..Observation::default() })
    }

    /// The end of the turn by an answer (`FINISH`) or a question (`ASK_USER`).
    pub(crate) fn final_response(&self, kind: Type, text: String, turn: Span) -> Trace {
        let metadata = Metadata {
            start_time: Some(IsoTime(turn.start)),
            end_time: Some(IsoTime(turn.end)),
            operation_total_time_ms: Some(turn.millis()),
            ..Metadata::default()
        };
        let response = FinalResponse { text: Some(text), metadata: Some(metadata) };
        self.observation(kind, Observation { final_response: Some(response), ..Observation::default() })
    }

    pub(crate) fn failure(&self, failure: &Failure) -> Trace {
        self.failure_reason(failure.reason.clone(), failure.code)
    }

    pub(crate) fn failure_reason(&self, reason: impl Into<String>, code: i32) -> Trace {
        Trace::FailureTrace(FailureTrace {
            failure_code: Some(code),
            failure_reason: Some(reason.into()),
            metadata: None,
            trace_id: self.trace_id(),
        })
    }

    fn observation(&self, kind: Type, observation: Observation) -> Trace {
        let observation = Observation { r#type: Some(kind), trace_id: self.trace_id(), ..observation };
        match self.routing {
            true => Trace::RoutingClassifierTrace(RoutingClassifierTrace::Observation(observation)),
            false => Trace::OrchestrationTrace(OrchestrationTrace::Observation(observation)),
        }
    }
}
