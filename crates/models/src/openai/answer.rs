//! The bytes of an answer: a stream of chunks, or one document from servers that cannot stream.

use serde_json::Value;

use super::chunk::Chunk;
use super::events::Events;
use crate::http::{Dialect, in_stream};
use crate::sse::{SseError, SseEvent, SseReader};
use crate::{ModelError, ModelEvent};

/// An answer while its bytes come.
pub(super) struct Answer {
    events: Events,
    form: Form,
}

/// What the server made of the wish for a stream.
enum Form {
    Stream(SseReader),
    Document(Vec<u8>),
}

impl Answer {
    /// `content_type` is the response's.
    pub(super) fn new(events: Events, content_type: &str) -> Self {
        let document = content_type.starts_with("application/json");
        Self { events, form: if document { Form::Document(Vec::new()) } else { Form::Stream(SseReader::default()) } }
    }

    fn next_sse(&mut self) -> Option<SseEvent> {
        match &mut self.form {
            Form::Stream(reader) => reader.next(),
            Form::Document(_) => None,
        }
    }

    /// Takes one event of the stream; true when it says that the answer is complete.
    fn take(&mut self, event: &SseEvent) -> Result<bool, ModelError> {
        let data = event.data.trim();
        if data == "[DONE]" {
            return Ok(true);
        }
        if data.is_empty() {
            return Ok(false);
        }
        if event.name == "error" {
            let value = serde_json::from_str(data).unwrap_or_else(|_| serde_json::json!({"message": data}));
            return Err(in_stream(inner(&value), self.events.started()));
        }
        let chunk = serde_json::from_str(data).map_err(|error| {
            ModelError::stream(format!("The model's server sent a chunk that cannot be read: {error}."))
        })?;
        self.add(chunk)?;
        Ok(false)
    }

    fn add(&mut self, mut chunk: Chunk) -> Result<(), ModelError> {
        match chunk.error.take().filter(|error| !error.is_null()) {
            Some(error) => Err(in_stream(&error, self.events.started())),
            None => self.events.add(chunk),
        }
    }
}

impl Dialect for Answer {
    fn push(&mut self, bytes: &[u8]) -> Result<bool, ModelError> {
        let outcome = match &mut self.form {
            Form::Document(document) => {
                document.extend_from_slice(bytes);
                return Ok(false);
            }
            Form::Stream(reader) => reader.push(bytes),
        };
        while let Some(event) = self.next_sse() {
            if self.take(&event)? {
                return Ok(true);
            }
        }
        outcome.map(|()| false).map_err(unreadable)
    }

    fn end_of_body(&mut self) -> Result<(), ModelError> {
        match &mut self.form {
            Form::Document(document) => {
                let document = std::mem::take(document);
                let chunk = serde_json::from_slice(&document).map_err(|error| {
                    ModelError::unreadable(format!("The model's server gave an answer that cannot be read: {error}."))
                })?;
                return self.add(chunk);
            }
            Form::Stream(reader) => reader.finish().map_err(unreadable)?,
        }
        while let Some(event) = self.next_sse() {
            if self.take(&event)? {
                break;
            }
        }
        Ok(())
    }

    fn end(&mut self, latency_ms: i64) -> Result<(), ModelError> {
        self.events.end(latency_ms)
    }

    fn next_event(&mut self) -> Option<ModelEvent> {
        self.events.next()
    }
}

fn unreadable(error: SseError) -> ModelError {
    ModelError::stream(format!("The model's answer cannot be read: {error}."))
}

/// The error object, which may be wrapped.
fn inner(value: &Value) -> &Value {
    value.get("error").filter(|error| error.is_object()).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::tool_names::ToolNames;
    use super::*;
    use crate::ModelRequest;
    use crate::http::testing::{self, cut};

    const ANSWER: &str = concat!(
        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"Olá \"}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{\"content\":\"you\"}}]}\r\n\r\n",
        "data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"{\\\"x\"}}]}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"\\\":1}\"}}]}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"tool_calls\"}]}\n\n",
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}\n\ndata: [DONE]\n\n",
    );

    fn read(pieces: Vec<Vec<u8>>) -> Result<Vec<ModelEvent>, ModelError> {
        let events = Events::new(ToolNames::of(&ModelRequest::default()), 1);
        testing::read(pieces, Answer::new(events, "text/event-stream"))
    }

    proptest! {
        #[test]
        fn how_the_body_is_cut_makes_no_difference(size in 1..ANSWER.len()) {
            let whole = read(cut(ANSWER.as_bytes(), ANSWER.len()));
            prop_assert!(matches!(whole.as_deref(), Ok([.., ModelEvent::MessageStop(_), ModelEvent::Metadata(_)])));
            prop_assert_eq!(read(cut(ANSWER.as_bytes(), size)), whole);
        }

        /// Whatever happens to the bytes, an answer is whole or an error.
        #[test]
        fn damage_is_an_error_or_leaves_a_whole_answer(
            length in 0..ANSWER.len(), place in any::<prop::sample::Index>(), byte in any::<u8>(), size in 1..64usize,
        ) {
            let mut bytes = ANSWER.as_bytes()[..length].to_vec();
            let finished = String::from_utf8_lossy(&bytes).contains("finish_reason\":\"tool_calls\"}]}");
            prop_assert!(finished || read(cut(&bytes, size)).is_err());

            if !bytes.is_empty() {
                let place = place.index(bytes.len());
                bytes[place] = byte;
                if let Ok(events) = read(cut(&bytes, size)) {
                    prop_assert!(matches!(events.last(), Some(ModelEvent::Metadata(_))));
                }
            }
        }
    }
}
