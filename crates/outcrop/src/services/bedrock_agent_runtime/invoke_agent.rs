//! InvokeAgent: one turn of an agent's session, as a stream of events.

use std::sync::Arc;

use agents::turn::{TurnEvent, TurnRequest, TurnStream};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::operations::InvokeAgent;
use aws_wire::bedrock_agent_runtime::types::{InvokeAgentRequest, InvokeAgentResponse, PayloadPart, ResponseStream};
use futures::StreamExt as _;

use super::files;
use super::request::{attribution, history_rules, performance, stream_interval};
use crate::server::{App, Events, RequestContext};

pub(super) async fn invoke_agent(
    app: Arc<App>,
    context: RequestContext,
    input: InvokeAgentRequest,
) -> Result<(InvokeAgentResponse, Events<InvokeAgent>), Error> {
    let snapshot = app.build_time.resolve(&context, &input.agent_id, &input.agent_alias_id).await?;
    let respond = |turn: TurnStream, session_id, memory_id| {
        let response = InvokeAgentResponse { content_type: "application/json".to_owned(), memory_id, session_id };
        (response, turn.map(|event| event.map(response_event).map_err(|failure| failure.exception)).boxed())
    };
    if input.end_session == Some(true) {
        if let Some(memory_id) = &input.memory_id {
            let checked = app.runtime.check_memory(&snapshot.alias_arn, &input.session_id, memory_id).await;
            checked.map_err(|failure| failure.exception)?;
        }
        let ended = app.runtime.end_session(&snapshot.alias_arn, &input.session_id).await;
        return Ok(respond(ended.map_err(|failure| failure.exception)?, input.session_id, input.memory_id));
    }
    let agent = app.prepared_agents.get(&snapshot, &context.account_id, &app.runtime.mcp).await;
    let agent = agent.map_err(|failure| failure.exception)?;
    let state = input.session_state.unwrap_or_default();
    let files = files::read(&app, state.files, "sessionState").await?;
    let session_id = input.session_id.clone();
    let request = TurnRequest {
        request_id: context.request_id.to_string(),
        session_id: input.session_id,
        input_text: input.input_text,
        session_attributes: state.session_attributes.unwrap_or_default(),
        prompt_session_attributes: state.prompt_session_attributes.unwrap_or_default(),
        invocation_id: state.invocation_id,
        results: state.return_control_invocation_results.unwrap_or_default(),
        knowledge_base_configurations: state.knowledge_base_configurations.unwrap_or_default(),
        conversation_history: state.conversation_history,
        files,
        history: history_rules(input.prompt_creation_configurations),
        encryption_key: None,
        memory_id: input.memory_id.clone(),
        enable_trace: input.enable_trace.unwrap_or(false),
        performance: performance(input.bedrock_model_configurations.and_then(|it| it.performance_config)),
        stream_interval: stream_interval(input.streaming_configurations),
    };
    let turn = app.runtime.invoke(agent, request).await.map_err(|failure| failure.exception)?;
    Ok(respond(turn, session_id, input.memory_id))
}

fn response_event(event: TurnEvent) -> ResponseStream {
    match event {
        TurnEvent::Trace(part) => ResponseStream::Trace(*part),
        TurnEvent::Chunk(chunk) => ResponseStream::Chunk(PayloadPart {
            attribution: attribution(chunk.citations),
            bytes: Some(chunk.text.into_bytes().into()),
        }),
        TurnEvent::ReturnControl(payload) => ResponseStream::ReturnControl(payload),
    }
}
