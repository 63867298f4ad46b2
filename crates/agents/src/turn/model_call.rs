//! Calling the model: the prompt is rendered, the answer streams by, and what of it is the final answer leaves at once.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types as run;
use aws_wire::bedrock_runtime::types::{ContentBlockDelta, InferenceConfiguration, Message};
use futures::StreamExt as _;
use models::{Answer, Assembly, ModelEvent, ModelRequest};
use serde_json::json;

use super::steps::Turn;
use crate::agent::Orchestration;
use crate::failure::Failure;
use crate::orchestrator::Event;
use crate::parser;
use crate::prompts::OrchestrationValues;
use crate::template::Conversation;
use crate::trace::Span;

impl Turn {
    pub(super) async fn invoke_model(&mut self, turn: &[Arc<Message>]) -> Result<Event, Failure> {
        self.model_calls += 1;
        let request = self.model_request(turn);
        let stop_sequences = request.inference_config.stop_sequences.clone().unwrap_or_default();
        self.trace(|tracer| {
            let prompt = json!({"system": &*request.system, "messages": request.messages}).to_string();
            tracer.model_input(&request.model_id, traced_inference(&self.agent.orchestration), prompt)
        })
        .await;

        let start = self.now();
        let model_id = request.model_id.clone();
        let answer = self.answer(request).await?;
        let span = Span { start, end: self.now() };
        self.trace(|tracer| {
            let request_id = self.runtime.ids.uuid().to_string();
            tracer.model_output(&model_id, &answer, &stop_sequences, span, request_id)
        })
        .await;
        let reading = match &self.agent.orchestration {
            Orchestration::Prompt { .. } => {
                let tools = self.agent.tools.as_ref().map_or(&[][..], |config| &config.tools);
                parser::read_native(answer.message, answer.stop_reason, tools, parser::next_call(turn))
            }
            Orchestration::Disabled => parser::read_raw(answer.message),
        };
        Ok(Event::ModelAnswered(Box::new(reading)))
    }

    async fn answer(&mut self, request: ModelRequest) -> Result<Answer, Failure> {
        let model_id = request.model_id.clone();
        let failed = |error| Failure::model(&error, &model_id);
        // Without tools on offer nothing but an answer can come.
        let mut filter = self.answering.filter(request.tool_config.is_none());
        let mut stream = self.runtime.models.converse(request).await.map_err(failed)?;
        let mut assembly = Assembly::default();
        while let Some(event) = stream.next().await {
            let event = event.map_err(failed)?;
            if let (Some(filter), ModelEvent::ContentBlockDelta(delta)) = (&mut filter, &event)
                && let ContentBlockDelta::Text(text) = &delta.delta
            {
                let mut passed = String::new();
                filter.push(text, &mut passed);
                self.stream_answer(&passed).await;
            }
            assembly.add(event).map_err(failed)?;
        }
        let answer = assembly.finish().map_err(failed)?;
        if let Some(mut filter) = filter {
            let mut passed = String::new();
            filter.finish(&mut passed);
            self.stream_answer(&passed).await;
        }
        Ok(answer)
    }

    fn model_request(&self, turn: &[Arc<Message>]) -> ModelRequest {
        let earlier: Vec<_> = self.session.history.newest(usize::MAX).cloned().collect();
        let model_id = self.agent.foundation_model.clone();
        match &self.agent.orchestration {
            Orchestration::Disabled => {
                let messages = earlier.into_iter().chain(turn.iter().cloned()).collect();
                ModelRequest { model_id, messages, ..ModelRequest::default() }
            }
            Orchestration::Prompt { template, inference, additional_model_request_fields, .. } => {
                let values = OrchestrationValues {
                    asks_user: self.agent.asks_user(),
                    ..OrchestrationValues::new(&self.agent.instruction, &self.course.prompt_session_attributes)
                };
                let rendered = template.converse(&Conversation { history: &earlier, turn }, &values);
                ModelRequest {
                    model_id,
                    messages: rendered.messages,
                    system: rendered.system.into(),
                    tool_config: self.agent.tools.clone(),
                    inference_config: InferenceConfiguration {
                        max_tokens: inference.maximum_length,
                        stop_sequences: inference.stop_sequences.clone(),
                        temperature: inference.temperature,
                        top_p: inference.top_p,
                    },
                    top_k: inference.top_k.and_then(|top_k| u32::try_from(top_k).ok()),
                    output_config: None,
                    additional_model_request_fields: additional_model_request_fields.clone(),
                }
            }
        }
    }
}

fn traced_inference(orchestration: &Orchestration) -> Option<run::InferenceConfiguration> {
    let Orchestration::Prompt { inference, traces_inference: true, .. } = orchestration else { return None };
    Some(run::InferenceConfiguration {
        maximum_length: inference.maximum_length,
        stop_sequences: inference.stop_sequences.clone(),
        temperature: inference.temperature,
        top_k: inference.top_k,
        top_p: inference.top_p,
    })
}
