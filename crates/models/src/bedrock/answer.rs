//! The bytes of an answer: AWS's event stream, whose events are our own.

use std::collections::VecDeque;

use aws_wire::bedrock_runtime::types::{ConverseStreamMetadataEvent, ConverseStreamMetrics};
use aws_wire::event_stream::{DecodeError, Decoder, FrameKind};
use serde_json::Value;

use crate::answer::no_usage;
use crate::http::{Dialect, by_status};
use crate::{ModelError, ModelEvent, event};

/// An answer while its bytes come.
#[derive(Default)]
pub(super) struct Answer {
    decoder: Decoder,
    started: bool,
    stopped: bool,
    counted: bool,
    ready: VecDeque<ModelEvent>,
}

impl Answer {
    fn event(&mut self, name: &str, payload: &[u8]) -> Result<(), ModelError> {
        let mut json = serde_json::Deserializer::from_slice(payload);
        let read = event::read(name, &mut json)
            .map_err(|error| ModelError::stream(format!("AWS sent an event '{name}' that cannot be read: {error}.")))?;
        // What AWS adds to its streams later is nothing that anyone here waits for.
        let Some(event) = read else { return Ok(()) };
        self.started = true;
        self.stopped |= matches!(event, ModelEvent::MessageStop(_));
        self.counted |= matches!(event, ModelEvent::Metadata(_));
        self.ready.push_back(event);
        Ok(())
    }
}

impl Dialect for Answer {
    fn push(&mut self, bytes: &[u8]) -> Result<bool, ModelError> {
        self.decoder.push(bytes);
        while let Some(frame) = self.decoder.next_frame().map_err(unreadable)? {
            match frame.kind {
                FrameKind::Event(name) => self.event(&name, &frame.payload)?,
                FrameKind::Exception(name) => return Err(failure(&name, &frame.payload, self.started)),
                FrameKind::Error { code, message } => return Err(ModelError::stream(format!("{message} ({code})"))),
            }
            if self.stopped && self.counted {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn end_of_body(&mut self) -> Result<(), ModelError> {
        if self.decoder.is_empty() { Ok(()) } else { Err(incomplete()) }
    }

    fn end(&mut self, latency_ms: i64) -> Result<(), ModelError> {
        if !self.stopped {
            return Err(incomplete());
        }
        if !self.counted {
            self.ready.push_back(ModelEvent::Metadata(ConverseStreamMetadataEvent {
                metrics: ConverseStreamMetrics { latency_ms },
                performance_config: None,
                service_tier: None,
                trace: None,
                usage: no_usage(),
            }));
        }
        Ok(())
    }

    fn next_event(&mut self) -> Option<ModelEvent> {
        self.ready.pop_front()
    }
}

fn incomplete() -> ModelError {
    ModelError::stream("AWS ended the answer before it was complete.")
}

fn unreadable(error: DecodeError) -> ModelError {
    ModelError::stream(format!("The answer of AWS cannot be read: {error}."))
}

/// An exception inside the stream.
fn failure(name: &str, payload: &[u8], started: bool) -> ModelError {
    let body: Value = serde_json::from_slice(payload).unwrap_or_default();
    let message = ["message", "Message", "originalMessage"].iter().find_map(|member| body[*member].as_str());
    let message: String = message.unwrap_or(name).chars().take(2_000).collect();
    let original = body["originalStatusCode"].as_u64().and_then(|status| u16::try_from(status).ok());
    if started {
        return ModelError::Stream { message, status: original };
    }
    match name {
        "throttlingException" => by_status(429, message, None),
        "validationException" => by_status(400, message, None),
        "modelTimeoutException" => by_status(504, message, None),
        "serviceUnavailableException" => by_status(503, message, None),
        _ => ModelError::Model { message, status: original.or(Some(500)) },
    }
}
