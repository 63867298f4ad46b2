//! `Converse`: a whole answer of a model.

use std::sync::Arc;

use aws_wire::Document;
use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{ConverseMetrics, ConverseOutput, ConverseRequest, ConverseResponse};
use models::table::{ModelTable, ResolvedModel};
use models::{ModelError, ModelRequest, collect};
use serde_json::json;
use store::Clock;

use super::conversation;

/// Asks the model that answers for the id. Which one that was stands in `additionalModelResponseFields.outcrop`.
pub(super) async fn converse(
    models: &ModelTable,
    clock: &dyn Clock,
    input: ConverseRequest,
) -> Result<ConverseResponse, Error> {
    let began = clock.now();
    let guarded = input.guardrail_config.is_some();
    let paths = input.additional_model_response_field_paths.clone().unwrap_or_default();
    let request = model_request(input)?;
    supported(&request, guarded)?;
    let resolved = models.resolve(&request.model_id)?;
    let answer = async { collect(resolved.model.converse(request).await?).await }.await.map_err(without_stream)?;
    Ok(ConverseResponse {
        additional_model_response_fields: Some(response_fields(
            &resolved,
            &paths,
            answer.additional_model_response_fields,
        )),
        metrics: ConverseMetrics { latency_ms: clock.now().as_millis() - began.as_millis() },
        output: ConverseOutput::Message(answer.message),
        performance_config: None,
        service_tier: None,
        stop_reason: answer.stop_reason,
        trace: None,
        usage: answer.usage,
    })
}

pub(super) fn model_request(input: ConverseRequest) -> Result<ModelRequest, ModelError> {
    if input.prompt_variables.is_some() {
        return Err(ModelError::validation("promptVariables belong to managed prompts, which are not supported."));
    }
    Ok(ModelRequest {
        model_id: input.model_id,
        messages: input.messages.into_iter().flatten().map(Arc::new).collect(),
        system: input.system.unwrap_or_default().into(),
        tool_config: input.tool_config.map(Arc::new),
        inference_config: input.inference_config.unwrap_or_default(),
        top_k: None,
        output_config: input.output_config,
        performance_config: input.performance_config,
        additional_model_request_fields: input.additional_model_request_fields,
    })
}

/// Refuses what would otherwise be left out without a word, and conversations that no model takes.
pub(super) fn supported(request: &ModelRequest, guarded: bool) -> Result<(), ModelError> {
    if guarded {
        return Err(ModelError::validation("guardrailConfig is not supported: this server has no guardrails yet."));
    }
    conversation::check(request)
}

/// Who really answered, and the model's own fields at the paths (JSON pointers) that the caller asked for.
pub(super) fn response_fields(resolved: &ResolvedModel, paths: &[String], said: Option<Document>) -> Document {
    let mut fields = resolved.metadata();
    let Some(said) = said else { return fields };
    for path in paths {
        // The whole answer is no field.
        let Some(value) = said.pointer(path).filter(|_| !path.is_empty()) else { continue };
        let mut place = &mut fields;
        for name in path.split('/').skip(1) {
            if !place.is_object() {
                *place = json!({});
            }
            place = &mut place[name];
        }
        *place = value.clone();
    }
    fields
}

/// Converse has no exception for streams: to its caller there is none.
pub(super) fn without_stream(error: ModelError) -> ModelError {
    match error {
        ModelError::Stream { message, status } => ModelError::Model { message, status },
        other => other,
    }
}
