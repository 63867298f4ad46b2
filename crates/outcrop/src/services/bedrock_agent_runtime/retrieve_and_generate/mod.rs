//! RetrieveAndGenerate and its stream: an answer from a knowledge base or a document, with what it rests on.

mod external_sources;
mod question;

use std::sync::Arc;

use agents::generation::{Generated, Generation};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::operations::RetrieveAndGenerateStream;
use aws_wire::bedrock_agent_runtime::types::{
    CitationEvent, RetrieveAndGenerateOutput, RetrieveAndGenerateOutputEvent, RetrieveAndGenerateRequest,
    RetrieveAndGenerateResponse, RetrieveAndGenerateStreamRequest, RetrieveAndGenerateStreamResponse,
    RetrieveAndGenerateStreamResponseOutput,
};
use futures::StreamExt as _;

use crate::server::{App, Events, RequestContext};
use question::{Asked, question};

/// `RetrieveAndGenerate`: the whole answer at once.
pub(super) async fn retrieve_and_generate(
    app: Arc<App>,
    context: RequestContext,
    input: RetrieveAndGenerateRequest,
) -> Result<RetrieveAndGenerateResponse, Error> {
    let question = question(&app, &context, Asked::from(input)).await?;
    let generation = app.runtime.retrieve_and_generate(question).await;
    let Generation { session_id, mut events } = generation.map_err(|failure| failure.exception)?;
    let (mut text, mut citations) = (String::new(), Vec::new());
    while let Some(event) = events.next().await {
        match event.map_err(|failure| failure.exception)? {
            Generated::Text(more) => text.push_str(&more),
            Generated::Citation(citation) => citations.push(citation),
        }
    }
    let output = RetrieveAndGenerateOutput { text };
    Ok(RetrieveAndGenerateResponse { citations: Some(citations), guardrail_action: None, output, session_id })
}

/// `RetrieveAndGenerateStream`: the text as it is written, and behind each part what it rests on.
pub(super) async fn retrieve_and_generate_stream(
    app: Arc<App>,
    context: RequestContext,
    input: RetrieveAndGenerateStreamRequest,
) -> Result<(RetrieveAndGenerateStreamResponse, Events<RetrieveAndGenerateStream>), Error> {
    let question = question(&app, &context, Asked::from(input)).await?;
    let generation = app.runtime.retrieve_and_generate(question).await;
    let Generation { session_id, events } = generation.map_err(|failure| failure.exception)?;
    let events = events.map(|event| event.map(response_event).map_err(|failure| failure.exception)).boxed();
    Ok((RetrieveAndGenerateStreamResponse { session_id }, events))
}

fn response_event(event: Generated) -> RetrieveAndGenerateStreamResponseOutput {
    match event {
        Generated::Text(text) => {
            RetrieveAndGenerateStreamResponseOutput::Output(RetrieveAndGenerateOutputEvent { text })
        }
        // The member `citation` is the older one, which programs still read.
        Generated::Citation(citation) => RetrieveAndGenerateStreamResponseOutput::Citation(CitationEvent {
            generated_response_part: citation.generated_response_part.clone(),
            retrieved_references: citation.retrieved_references.clone(),
            citation: Some(citation),
        }),
    }
}
