//! `CountTokens`: how long a request is for its model.
//!
//! Anthropic and Bedrock count exactly; for other models the number is an estimate, see [`models::estimate`].

use std::sync::Arc;

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{CountTokensInput, CountTokensRequest, CountTokensResponse};
use models::anthropic::served;
use models::table::ModelTable;
use models::{Model as _, ModelError, ModelRequest};

/// Counts, or has the model's provider count.
pub(super) async fn count_tokens(models: &ModelTable, input: CountTokensRequest) -> Result<CountTokensResponse, Error> {
    let request = match input.input {
        CountTokensInput::InvokeModel(asked) => served::read(&input.model_id, &asked.body.0)?,
        CountTokensInput::Converse(asked) => ModelRequest {
            model_id: input.model_id,
            messages: asked.messages.into_iter().flatten().map(Arc::new).collect(),
            system: asked.system.unwrap_or_default().into(),
            tool_config: asked.tool_config.map(Arc::new),
            additional_model_request_fields: asked.additional_model_request_fields,
            ..ModelRequest::default()
        },
    };
    let tokens = models.count_tokens(&request).await.map_err(known)?;
    Ok(CountTokensResponse { input_tokens: i32::try_from(tokens).unwrap_or(i32::MAX) })
}

/// The operation has no exceptions for models that fail.
fn known(error: ModelError) -> ModelError {
    match error {
        ModelError::Timeout { message }
        | ModelError::Model { message, .. }
        | ModelError::Unreadable { message }
        | ModelError::Stream { message, .. } => ModelError::Unavailable { message },
        other => other,
    }
}
