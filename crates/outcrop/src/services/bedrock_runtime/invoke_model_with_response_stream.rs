//! `InvokeModelWithResponseStream`: a body of Anthropic's Messages API, answered as the model speaks.

use std::sync::Arc;

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::operations::InvokeModelWithResponseStream;
use aws_wire::bedrock_runtime::types::{
    InvokeModelWithResponseStreamRequest, InvokeModelWithResponseStreamResponse, PayloadPart, ResponseStream,
};
use futures::StreamExt as _;
use futures::stream;
use models::anthropic::served::Chunks;
use models::table::ModelTable;
use store::{Clock, Ids};

use super::converse_stream::in_stream;
use super::invoke_model::{JSON, message_id, model_request};
use crate::server::Events;

/// Asks the model that answers for the id. Each event of the message leaves as a chunk when it comes.
pub(super) async fn invoke_model_with_response_stream(
    models: &ModelTable,
    clock: Arc<dyn Clock>,
    ids: &dyn Ids,
    input: InvokeModelWithResponseStreamRequest,
) -> Result<(InvokeModelWithResponseStreamResponse, Events<InvokeModelWithResponseStream>), Error> {
    let began = clock.now();
    let guarded = input.guardrail_identifier.is_some();
    let request = model_request(&input.model_id, input.body, guarded)?;
    let resolved = models.resolve(&request.model_id)?;
    let mut chunks = Chunks::new(message_id(ids), resolved.name);
    let events = resolved.model.converse(request).await?.flat_map(move |event| {
        let elapsed_ms = clock.now().as_millis() - began.as_millis();
        let said = match event.and_then(|event| chunks.add(event, elapsed_ms)) {
            Ok(said) => said.into_iter().map(|bytes| Ok(chunk(bytes))).collect(),
            Err(error) => vec![Err(in_stream(error).into())],
        };
        stream::iter(said)
    });
    let head = InvokeModelWithResponseStreamResponse {
        content_type: JSON.to_owned(),
        performance_config_latency: None,
        service_tier: None,
    };
    Ok((head, events.boxed()))
}

fn chunk(bytes: Vec<u8>) -> ResponseStream {
    ResponseStream::Chunk(PayloadPart { bytes: Some(bytes.into()) })
}
