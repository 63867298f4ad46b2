//! `InvokeModel` for embedding models: a body of Titan's or Cohere's, answered by any embedding model.

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{InvokeModelRequest, InvokeModelResponse, TokenUsage};
use http::HeaderMap;
use models::embedding::served;
use models::table::EmbeddingTable;
use models::{EmbeddingModel as _, ModelError};
use store::{Clock, Ids};

use super::invoke_model::{JSON, counts};

/// Asks the embedding model that answers for the id. Tokens, which are estimated, and latency are told in headers.
pub(super) async fn invoke_embedding_model(
    embeddings: &EmbeddingTable,
    clock: &dyn Clock,
    ids: &dyn Ids,
    input: InvokeModelRequest,
) -> Result<(InvokeModelResponse, HeaderMap), Error> {
    let began = clock.now();
    if input.guardrail_identifier.is_some() {
        return Err(ModelError::validation("Guardrails are not applied to embeddings.").into());
    }
    let served = served::read(&input.model_id, &input.body.unwrap_or_default().0)?;
    let vectors = embeddings.embed(served.request.clone()).await?;
    let body = served.answer(&vectors, &ids.uuid().to_string()).to_string();
    let latency_ms = clock.now().as_millis() - began.as_millis();
    let output = InvokeModelResponse {
        body: body.into_bytes().into(),
        content_type: JSON.to_owned(),
        performance_config_latency: None,
        service_tier: None,
    };
    let tokens = i32::try_from(served.tokens()).unwrap_or(i32::MAX);
    let usage = TokenUsage {
        cache_details: None,
        cache_read_input_tokens: None,
        cache_write_input_tokens: None,
        input_tokens: tokens,
        output_tokens: 0,
        total_tokens: tokens,
    };
    Ok((output, counts(&usage, latency_ms)))
}
