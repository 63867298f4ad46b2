//! Which words tell a step of a trace.

use anstyle::Style;
use aws_wire::bedrock_agent_runtime::types::{
    ActionGroupInvocationInput, KnowledgeBaseLookupInput, Metadata, Observation, OrchestrationTrace, Parameter, Trace,
};

use super::sources;
use crate::cli::terminal::{ASK, BAD, CALL, DIM, GOOD, MODEL, duration, shortened};

/// The most characters of a result that are shown.
const RESULT: usize = 400;
/// The most characters of a parameter's value that are shown.
const VALUE: usize = 120;

/// A step, as far as it is shown.
pub(super) enum Step {
    /// A model was asked.
    ModelAsked { model: String },
    /// It has answered.
    ModelAnswered { took: String },
    /// What one line tells.
    Other { kind: Kind, text: String, note: String },
    /// The turn's end, which the answer shows.
    Finished,
}

/// What a line is about.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Thought,
    Call,
    Result,
    Reprompt,
    Failure,
    Unknown,
}

impl Step {
    /// The word that begins the step's line.
    pub(super) fn word(&self) -> (Style, &'static str) {
        match self {
            Self::ModelAsked { .. } | Self::ModelAnswered { .. } | Self::Finished => (MODEL, "model"),
            Self::Other { kind, .. } => match kind {
                Kind::Thought => (DIM, "thinks"),
                Kind::Call => (CALL, "calls"),
                Kind::Result => (GOOD, "gets"),
                Kind::Reprompt => (ASK, "corrects"),
                Kind::Failure => (BAD, "fails"),
                Kind::Unknown => (DIM, "step"),
            },
        }
    }
}

/// What a trace tells.
pub(super) fn of(trace: &Trace) -> Option<Step> {
    match trace {
        Trace::OrchestrationTrace(step) => orchestration(step),
        Trace::FailureTrace(failure) => Some(Step::Other {
            kind: Kind::Failure,
            text: failure.failure_reason.clone().unwrap_or_default(),
            note: failure.failure_code.map(|code| code.to_string()).unwrap_or_default(),
        }),
        other => Some(unknown(other)),
    }
}

/// The numbers that a trace carries, of a model's call or of the whole turn.
pub(super) fn metadata(trace: &Trace) -> Option<&Metadata> {
    match trace {
        Trace::OrchestrationTrace(OrchestrationTrace::ModelInvocationOutput(output)) => output.metadata.as_ref(),
        Trace::OrchestrationTrace(OrchestrationTrace::Observation(Observation { final_response, .. })) => {
            final_response.as_ref()?.metadata.as_ref()
        }
        _ => None,
    }
}

fn orchestration(step: &OrchestrationTrace) -> Option<Step> {
    Some(match step {
        OrchestrationTrace::ModelInvocationInput(input) => {
            Step::ModelAsked { model: input.foundation_model.clone().unwrap_or_default() }
        }
        OrchestrationTrace::ModelInvocationOutput(output) => {
            let metadata = output.metadata.clone().unwrap_or_default();
            let usage = metadata.usage.unwrap_or_default();
            let (input, output) = (usage.input_tokens.unwrap_or(0), usage.output_tokens.unwrap_or(0));
            let time = metadata.total_time_ms.map(|time| format!(", {}", duration(time))).unwrap_or_default();
            Step::ModelAnswered { took: format!("{input} tokens in, {output} out{time}") }
        }
        OrchestrationTrace::Rationale(rationale) => {
            let text = rationale.text.clone().filter(|text| !text.trim().is_empty())?;
            Step::Other { kind: Kind::Thought, text, note: String::new() }
        }
        OrchestrationTrace::InvocationInput(input) => {
            match (&input.action_group_invocation_input, &input.knowledge_base_lookup_input) {
                (Some(call), _) => Step::Other { kind: Kind::Call, text: self::call(call), note: origin(call) },
                (None, Some(search)) => {
                    Step::Other { kind: Kind::Call, text: self::search(search), note: String::new() }
                }
                (None, None) => unknown(input),
            }
        }
        OrchestrationTrace::Observation(observation) => return self::observation(observation),
    })
}

fn observation(observation: &Observation) -> Option<Step> {
    if let Some(output) = &observation.action_group_invocation_output {
        let text = output.text.as_deref().unwrap_or_default();
        let time = output.metadata.as_ref().and_then(|metadata| metadata.total_time_ms);
        let note = time.map(duration).unwrap_or_default();
        return Some(Step::Other { kind: Kind::Result, text: shortened(text, RESULT).into_owned(), note });
    }
    if let Some(output) = &observation.knowledge_base_lookup_output {
        let found = output.retrieved_references.as_deref().unwrap_or_default();
        let places = sources::places(found.iter()).join(", ");
        let text = match found.len() {
            0 => "nothing".to_owned(),
            1 => format!("1 passage of {places}"),
            count => format!("{count} passages of {places}"),
        };
        let time = output.metadata.as_ref().and_then(|metadata| metadata.total_time_ms);
        let note = time.map(duration).unwrap_or_default();
        return Some(Step::Other { kind: Kind::Result, text: shortened(&text, RESULT).into_owned(), note });
    }
    if let Some(reprompt) = &observation.reprompt_response {
        let text = reprompt.text.clone().unwrap_or_default();
        return Some(Step::Other { kind: Kind::Reprompt, text, note: String::new() });
    }
    if observation.final_response.is_some() {
        return Some(Step::Finished);
    }
    Some(unknown(observation))
}

/// `find_order(order_id = 1042)`, `PUT /items/{id}(id = "lamp", count = 3)`.
fn call(call: &ActionGroupInvocationInput) -> String {
    let name = match (&call.function, &call.verb, &call.api_path) {
        (Some(function), ..) => function.clone(),
        (None, verb, path) => {
            let verb = verb.as_deref().unwrap_or_default().to_uppercase();
            format!("{verb} {}", path.as_deref().unwrap_or_default())
        }
    };
    let body = call.request_body.iter().flat_map(|body| &body.content).flat_map(|content| content.values());
    let parameters = call.parameters.iter().chain(body).flatten().map(parameter);
    format!("{name}({})", parameters.collect::<Vec<_>>().join(", "))
}

/// `KB12345678.search("When is lunch?")`.
fn search(search: &KnowledgeBaseLookupInput) -> String {
    let id = search.knowledge_base_id.as_deref().unwrap_or_default();
    let text = shortened(search.text.as_deref().unwrap_or_default(), VALUE);
    format!("{id}.search({})", serde_json::Value::from(text.as_ref()))
}

fn parameter(parameter: &Parameter) -> String {
    let name = parameter.name.as_deref().unwrap_or_default();
    let value = parameter.value.as_deref().unwrap_or_default();
    let value = shortened(value, VALUE);
    match parameter.r#type.as_deref() {
        Some("string") | None => format!("{name} = {}", serde_json::Value::from(value.as_ref())),
        Some(_) => format!("{name} = {value}"),
    }
}

fn origin(call: &ActionGroupInvocationInput) -> String {
    call.action_group_name.clone().unwrap_or_default()
}

/// A step without words of its own, by the names of its members.
fn unknown(step: &impl serde::Serialize) -> Step {
    let value = serde_json::to_value(step).unwrap_or_default();
    let text = shortened(&value.to_string(), RESULT).into_owned();
    Step::Other { kind: Kind::Unknown, text, note: String::new() }
}
