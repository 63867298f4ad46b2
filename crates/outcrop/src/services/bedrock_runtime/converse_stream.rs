//! `ConverseStream`: an answer of a model as it comes.

use std::sync::Arc;

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::operations::ConverseStream;
use aws_wire::bedrock_runtime::types::{ConverseRequest, ConverseStreamRequest, ConverseStreamResponse};
use futures::StreamExt as _;
use models::table::ModelTable;
use models::{ModelError, ModelEvent};
use store::Clock;

use super::converse::{model_request, response_fields, supported};
use crate::server::Events;

/// Asks the model that answers for the id. Each event leaves as it comes.
pub(super) async fn converse_stream(
    models: &ModelTable,
    clock: Arc<dyn Clock>,
    input: ConverseStreamRequest,
) -> Result<(ConverseStreamResponse, Events<ConverseStream>), Error> {
    let began = clock.now();
    let guarded = input.guardrail_config.is_some();
    let paths = input.additional_model_response_field_paths.clone().unwrap_or_default();
    let request = model_request(plain(input))?;
    supported(&request, guarded)?;
    let resolved = models.resolve(&request.model_id)?;
    let model = resolved.model.clone();
    let events = model.converse(request).await?.map(move |event| match event {
        Ok(ModelEvent::MessageStop(mut stop)) => {
            let said = stop.additional_model_response_fields.take();
            stop.additional_model_response_fields = Some(response_fields(&resolved, &paths, said));
            Ok(ModelEvent::MessageStop(stop))
        }
        Ok(ModelEvent::Metadata(mut event)) => {
            event.metrics.latency_ms = clock.now().as_millis() - began.as_millis();
            Ok(ModelEvent::Metadata(event))
        }
        Ok(event) => Ok(event),
        Err(error) => Err(in_stream(error).into()),
    });
    Ok((ConverseStreamResponse {}, events.boxed()))
}

/// The same question without the stream's own guardrail settings.
fn plain(input: ConverseStreamRequest) -> ConverseRequest {
    ConverseRequest {
        additional_model_request_fields: input.additional_model_request_fields,
        additional_model_response_field_paths: input.additional_model_response_field_paths,
        guardrail_config: None,
        inference_config: input.inference_config,
        messages: input.messages,
        model_id: input.model_id,
        output_config: input.output_config,
        performance_config: input.performance_config,
        project_identifier: input.project_identifier,
        prompt_variables: input.prompt_variables,
        request_metadata: input.request_metadata,
        service_tier: input.service_tier,
        system: input.system,
        tool_config: input.tool_config,
    }
}

/// The stream knows five exceptions; what is not among them is a failure of the stream.
pub(super) fn in_stream(error: ModelError) -> ModelError {
    match error {
        ModelError::Timeout { message }
        | ModelError::AccessDenied { message }
        | ModelError::NotFound { message }
        | ModelError::Unreadable { message } => ModelError::Stream { message, status: None },
        ModelError::Model { message, status } => ModelError::Stream { message, status },
        other => other,
    }
}
