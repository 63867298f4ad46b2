//! A running turn: its events as they come.

use aws_wire::bedrock_agent_runtime::types::{
    InvokeAgentRequest, PayloadPart, ReturnControlPayload, StreamingConfigurations, TracePart,
};
use aws_wire::event_stream::{Decoder, Frame, FrameKind};
use reqwest::Response;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::ClientError;

const OPERATION: &str = "InvokeAgent";

/// A request whose answer streams, without a question yet.
pub(crate) fn turn_request(agent_id: &str, alias_id: &str, session_id: &str, trace: bool) -> InvokeAgentRequest {
    InvokeAgentRequest {
        agent_id: agent_id.to_owned(),
        agent_alias_id: alias_id.to_owned(),
        session_id: session_id.to_owned(),
        enable_trace: Some(trace),
        streaming_configurations: Some(StreamingConfigurations {
            stream_final_response: Some(true),
            apply_guardrail_interval: None,
        }),
        input_text: None,
        session_state: None,
        end_session: None,
        memory_id: None,
        bedrock_model_configurations: None,
        prompt_creation_configurations: None,
        source_arn: None,
    }
}

/// The stream of a turn's events.
#[derive(Debug)]
pub(crate) struct Turn {
    response: Response,
    decoder: Decoder,
}

/// An event of a turn.
#[derive(Debug)]
pub(crate) enum TurnEvent {
    /// A piece of the answer.
    Chunk(PayloadPart),
    /// A step that was taken.
    Trace(Box<TracePart>),
    /// The caller is asked to act or to confirm.
    ReturnControl(ReturnControlPayload),
    /// Something that this version does not know.
    Other,
}

/// An event, and the JSON that it was made from, under its name.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) event: TurnEvent,
    pub(crate) json: Value,
}

impl Turn {
    pub(super) fn new(response: Response) -> Self {
        Self { response, decoder: Decoder::default() }
    }

    /// The next event; `None` at the turn's end.
    ///
    /// # Errors
    /// The exception that ends the turn, or a stream that breaks off or makes no sense. There is no event after an error.
    pub(crate) async fn next(&mut self) -> Result<Option<Received>, ClientError> {
        loop {
            if let Some(frame) = self.decoder.next_frame()? {
                return read(&frame).map(Some);
            }
            match self.response.chunk().await.map_err(ClientError::BrokenOff)? {
                Some(piece) => self.decoder.push(&piece),
                None if self.decoder.is_empty() => return Ok(None),
                None => {
                    let problem = "the stream ends inside an event".to_owned();
                    return Err(ClientError::Answer { operation: OPERATION, problem });
                }
            }
        }
    }
}

fn read(frame: &Frame) -> Result<Received, ClientError> {
    let name = match &frame.kind {
        FrameKind::Event(name) => name,
        FrameKind::Exception(code) => {
            let body: Value = serde_json::from_slice(&frame.payload).unwrap_or_default();
            let message = body["message"].as_str().unwrap_or_default().to_owned();
            return Err(ClientError::Service { operation: OPERATION, code: code.clone(), message });
        }
        FrameKind::Error { code, message } => {
            return Err(ClientError::Service { operation: OPERATION, code: code.clone(), message: message.clone() });
        }
    };
    let payload: Value = parse(serde_json::from_slice(&frame.payload))?;
    let json = json!({ name: &payload });
    let event = match name.as_str() {
        "chunk" => TurnEvent::Chunk(typed(payload)?),
        "trace" => TurnEvent::Trace(Box::new(typed(payload)?)),
        "returnControl" => TurnEvent::ReturnControl(typed(payload)?),
        _ => TurnEvent::Other,
    };
    Ok(Received { event, json })
}

fn typed<T: DeserializeOwned>(payload: Value) -> Result<T, ClientError> {
    parse(serde_json::from_value(payload))
}

fn parse<T>(result: serde_json::Result<T>) -> Result<T, ClientError> {
    result.map_err(|error| ClientError::Answer { operation: OPERATION, problem: error.to_string() })
}
