//! The parts of a turn that only an orchestration function asks for: its own calls, and model calls that it words itself.

use aws_wire::bedrock_agent_runtime::types as run;
use aws_wire::bedrock_runtime::types::{ConverseRequest, InferenceConfiguration};
use models::{ModelRequest, collect};
use serde_json::json;

use super::executors::bad_response;
use super::files;
use super::steps::Turn;
use crate::agent::Agent;
use crate::failure::Failure;
use crate::orchestrator::Event;
use crate::orchestrator::custom::{Call, EventContext, SessionTurn, event, read_answer};
use crate::prompts::PromptKind;
use crate::trace::{Answered, Asked, Parsed, RawForm, Span, raw_response};

impl Turn {
    /// Calls the agent's orchestration function and takes over what it says of attributes and the trace.
    pub(super) async fn invoke_orchestrator(&mut self, call: Call) -> Result<Event, Failure> {
        let agent = self.agent.clone();
        let Some(orchestrator) = &agent.custom_orchestrator else { return Err(no_function(&agent)) };
        let arn = orchestrator.lambda.as_str();
        let context = EventContext {
            request_id: &self.turn_id,
            session_id: self.session.id(),
            orchestrator,
            input_text: &self.course.input_text,
            session_attributes: &self.session.state.session_attributes,
            prompt_session_attributes: &self.course.prompt_session_attributes,
        };
        let earlier = self.session.history.turns().map(|(messages, steps)| SessionTurn::earlier(messages, steps));
        let payload = event(&call, context, earlier.collect());

        let answered = self.runtime.call_function("orchestration", arn, payload).await?;
        let answer = read_answer(&answered, &self.runtime.action_limits);
        let mut answer = answer.map_err(|error| bad_response(&error, arn))?;
        self.replace_attributes(answer.session_attributes.take(), answer.prompt_session_attributes.take(), arn)?;
        if let Some(text) = answer.trace.take() {
            self.trace(|tracer| tracer.custom_orchestration(text)).await;
        }
        Ok(Event::OrchestratorAnswered(Box::new(answer)))
    }

    /// Puts a function's request to its model, which need not be the agent's, behind the texts of the session's files. No part
    /// of the answer streams: it goes to the function first.
    pub(super) async fn converse(&mut self, request: ConverseRequest) -> Result<Event, Failure> {
        self.place.share.take_model_call(&request.model_id)?;
        self.model_calls += 1;
        let mut request = ModelRequest {
            model_id: request.model_id,
            messages: request.messages.into_iter().flatten().map(Into::into).collect(),
            system: request.system.unwrap_or_default().into(),
            tool_config: request.tool_config.map(Into::into),
            inference_config: request.inference_config.unwrap_or_default(),
            output_config: request.output_config,
            performance_config: request.performance_config,
            additional_model_request_fields: request.additional_model_request_fields,
            ..ModelRequest::default()
        };
        files::prepend(&mut request.messages, &self.session.state.files);
        let model_id = request.model_id.clone();
        let stop_sequences = request.inference_config.stop_sequences.clone().unwrap_or_default();
        self.trace(|tracer| {
            tracer.model_input(Asked {
                kind: PromptKind::Orchestration,
                model_id: &model_id,
                inference: traced(&request.inference_config),
                text: json!({"system": &*request.system, "messages": request.messages}).to_string(),
                overrides: None,
            })
        })
        .await;

        let start = self.now();
        let failed = |error| Failure::model(&error, &model_id);
        let stream = self.runtime.models.converse(request).await.map_err(failed)?;
        let answer = collect(stream).await.map_err(failed)?;
        self.place.share.spend(&answer);
        let span = Span { start, end: self.now() };
        self.trace(|tracer| {
            let request_id = self.runtime.ids.uuid().to_string();
            let form = RawForm::of(&model_id, false);
            let raw = raw_response(form, &model_id, &answer, &stop_sequences, &request_id.replace('-', ""));
            tracer.model_output(Answered { answer: &answer, raw, span, request_id }, Parsed::Loop)
        })
        .await;
        Ok(Event::Conversed(Box::new(answer)))
    }
}

fn traced(inference: &InferenceConfiguration) -> Option<run::InferenceConfiguration> {
    (*inference != InferenceConfiguration::default()).then(|| run::InferenceConfiguration {
        maximum_length: inference.max_tokens,
        stop_sequences: inference.stop_sequences.clone(),
        temperature: inference.temperature,
        top_k: None,
        top_p: inference.top_p,
    })
}

/// The function of the agent, as the resource of a failure.
pub(super) fn function(agent: &Agent) -> &str {
    agent.custom_orchestrator.as_ref().map_or("", |orchestrator| &orchestrator.lambda)
}

pub(super) fn too_many_calls(calls: u32, agent: &Agent) -> Failure {
    let arn = function(agent);
    let message = format!(
        "Max iterations exceeded. The orchestration function {arn} was called {calls} times and did not finish."
    );
    let mut failure = Failure::dependency(message, arn);
    "Max iterations exceeded".clone_into(&mut failure.reason);
    failure
}

/// A turn that waited goes on after its agent was prepared without the function.
fn no_function(agent: &Agent) -> Failure {
    super::invalid(format!(
        "The agent {} was prepared without the orchestration function that began this turn. Send a new inputText instead \
         of results.",
        agent.name
    ))
}
