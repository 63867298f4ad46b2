//! `InvokeModel`: a body of Anthropic's Messages API, answered by any model.

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{InvokeModelRequest, InvokeModelResponse, TokenUsage};
use http::{HeaderMap, HeaderName, HeaderValue};
use models::anthropic::served;
use models::table::ModelTable;
use models::{ModelError, ModelRequest, collect};
use store::{Clock, Ids};

use super::converse::{supported, without_stream};

/// The media type of bodies and answers.
pub(super) const JSON: &str = "application/json";

/// Asks the model that answers for the id, whose name stands in the message's `model`. Tokens and latency are told in headers.
pub(super) async fn invoke_model(
    models: &ModelTable,
    clock: &dyn Clock,
    ids: &dyn Ids,
    input: InvokeModelRequest,
) -> Result<(InvokeModelResponse, HeaderMap), Error> {
    let began = clock.now();
    let guarded = input.guardrail_identifier.is_some();
    let request = model_request(&input.model_id, input.body, guarded)?;
    let resolved = models.resolve(&request.model_id)?;
    let answer = async { collect(resolved.model.converse(request).await?).await }.await.map_err(without_stream)?;
    let body = served::message(&answer, &message_id(ids), &resolved.name)?;
    let latency_ms = clock.now().as_millis() - began.as_millis();
    let output = InvokeModelResponse {
        body: body.into(),
        content_type: JSON.to_owned(),
        performance_config_latency: None,
        service_tier: None,
    };
    Ok((output, counts(&answer.usage, latency_ms)))
}

/// Reads the body and refuses what no model takes.
pub(super) fn model_request(
    model_id: &str,
    body: Option<aws_wire::Blob>,
    guarded: bool,
) -> Result<ModelRequest, ModelError> {
    let request = served::read(model_id, &body.unwrap_or_default().0)?;
    supported(&request, guarded)?;
    Ok(request)
}

/// An id in the form that clients know.
pub(super) fn message_id(ids: &dyn Ids) -> String {
    format!("msg_bdrk_{}", ids.uuid().simple())
}

/// The headers that tell tokens and latency.
pub(super) fn counts(usage: &TokenUsage, latency_ms: i64) -> HeaderMap {
    let counts = [
        ("x-amzn-bedrock-input-token-count", Some(i64::from(usage.input_tokens))),
        ("x-amzn-bedrock-output-token-count", Some(i64::from(usage.output_tokens))),
        ("x-amzn-bedrock-cache-read-input-token-count", usage.cache_read_input_tokens.map(i64::from)),
        ("x-amzn-bedrock-cache-write-input-token-count", usage.cache_write_input_tokens.map(i64::from)),
        ("x-amzn-bedrock-invocation-latency", Some(latency_ms)),
    ];
    let told = counts.into_iter().filter_map(|(name, count)| Some((HeaderName::from_static(name), count?)));
    told.map(|(name, count)| (name, HeaderValue::from(count))).collect()
}
