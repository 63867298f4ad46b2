//! InvokeInlineAgent: a turn of an agent that the request itself describes.

use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest, TurnStream};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::operations::InvokeInlineAgent;
use aws_wire::bedrock_agent_runtime::types::{
    APISchema, InlineAgentPayloadPart, InlineAgentResponseStream, InlineAgentReturnControlPayload,
    InlineAgentTracePart, InvokeInlineAgentRequest, InvokeInlineAgentResponse, S3Identifier,
};
use futures::StreamExt as _;

use super::files;
use super::request::{attribution, history_rules, performance, stream_interval};
use crate::server::{App, Events, RequestContext};
use crate::services::bedrock_agent::schemas;

pub(super) async fn invoke_inline_agent(
    app: Arc<App>,
    context: RequestContext,
    mut input: InvokeInlineAgentRequest,
) -> Result<(InvokeInlineAgentResponse, Events<InvokeInlineAgent>), Error> {
    let respond = |turn: TurnStream, session_id| {
        let response = InvokeInlineAgentResponse { content_type: "application/json".to_owned(), session_id };
        (response, turn.map(|event| event.map(response_event).map_err(|failure| failure.exception)).boxed())
    };
    if input.end_session == Some(true) {
        let scope = Agent::inline_session_scope(&context.region, &context.account_id, input.agent_name.as_deref());
        let ended = app.runtime.end_session(&scope, &input.session_id).await;
        return Ok(respond(ended.map_err(|failure| failure.exception)?, input.session_id));
    }
    read_schemas(&app, &mut input).await?;
    let agent = Agent::inline(&input, &context.region, &context.account_id, &app.runtime.action_limits);
    let agent = agent.map_err(|failure| failure.exception)?;
    let agent = agent.with_tools_of(&app.runtime.mcp, &app.runtime.action_limits).await;
    let agent = agent.map_err(|failure| failure.exception)?;
    let state = input.inline_session_state.unwrap_or_default();
    let files = files::read(&app, state.files, "inlineSessionState").await?;
    let session_id = input.session_id.clone();
    let request = TurnRequest {
        request_id: context.request_id.to_string(),
        session_id: input.session_id,
        input_text: input.input_text,
        session_attributes: state.session_attributes.unwrap_or_default(),
        prompt_session_attributes: state.prompt_session_attributes.unwrap_or_default(),
        invocation_id: state.invocation_id,
        results: state.return_control_invocation_results.unwrap_or_default(),
        // They come with the knowledge bases.
        knowledge_base_configurations: Vec::new(),
        conversation_history: state.conversation_history,
        files,
        history: history_rules(input.prompt_creation_configurations),
        encryption_key: input.customer_encryption_key_arn,
        memory_id: None,
        enable_trace: input.enable_trace.unwrap_or(false),
        performance: performance(input.bedrock_model_configurations.and_then(|it| it.performance_config)),
        stream_interval: stream_interval(input.streaming_configurations),
    };
    let turn = app.runtime.invoke(Arc::new(agent), request).await.map_err(|failure| failure.exception)?;
    Ok(respond(turn, session_id))
}

/// Puts the text of schemas that are in objects in their place.
async fn read_schemas(app: &App, input: &mut InvokeInlineAgentRequest) -> Result<(), Error> {
    let of_team = input.collaborators.iter_mut().flatten().flat_map(|agent| agent.action_groups.iter_mut().flatten());
    for group in input.action_groups.iter_mut().flatten().chain(of_team) {
        let Some(APISchema::S3(S3Identifier { s3_bucket_name, s3_object_key })) = &group.api_schema else { continue };
        let bucket = s3_bucket_name.as_deref().unwrap_or_default();
        let key = s3_object_key.as_deref().unwrap_or_default();
        let read = schemas::text(&app.objects, bucket, key, app.runtime.action_limits.schema_bytes).await;
        let text = read.map_err(|problem| {
            let name = &group.action_group_name;
            Error::validation(format!(
                "The schema s3://{bucket}/{key} of action group {name} could not be read: {problem}."
            ))
        })?;
        group.api_schema = Some(APISchema::Payload(text));
    }
    Ok(())
}

fn response_event(event: TurnEvent) -> InlineAgentResponseStream {
    match event {
        TurnEvent::Trace(part) => InlineAgentResponseStream::Trace(InlineAgentTracePart {
            caller_chain: part.caller_chain,
            collaborator_name: part.collaborator_name,
            event_time: part.event_time,
            session_id: part.session_id,
            trace: part.trace,
        }),
        TurnEvent::Chunk(chunk) => InlineAgentResponseStream::Chunk(InlineAgentPayloadPart {
            attribution: attribution(chunk.citations),
            bytes: Some(chunk.text.into_bytes().into()),
        }),
        TurnEvent::ReturnControl(payload) => {
            InlineAgentResponseStream::ReturnControl(InlineAgentReturnControlPayload {
                invocation_id: payload.invocation_id,
                invocation_inputs: payload.invocation_inputs,
            })
        }
    }
}
