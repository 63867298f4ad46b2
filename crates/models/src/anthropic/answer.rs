//! The bytes of a streamed message.

use serde_json::Value;

use super::events::{Events, StreamEvent};
use crate::http::{Dialect, by_status};
use crate::sse::{SseError, SseReader};
use crate::{ModelError, ModelEvent};

/// A message while its bytes come.
#[derive(Default)]
pub(super) struct Answer {
    reader: SseReader,
    events: Events,
}

impl Answer {
    /// Takes the events that are whole; true when the message is.
    fn take(&mut self) -> Result<bool, ModelError> {
        while let Some(event) = self.reader.next() {
            let event = serde_json::from_str(&event.data).map_err(|error| {
                ModelError::stream(format!("The model's server sent an event that cannot be read: {error}."))
            })?;
            if let StreamEvent::Error { error } = event {
                return Err(failure(&error, self.events.started()));
            }
            if self.events.add(event)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl Dialect for Answer {
    fn push(&mut self, bytes: &[u8]) -> Result<bool, ModelError> {
        let outcome = self.reader.push(bytes);
        if self.take()? {
            return Ok(true);
        }
        outcome.map(|()| false).map_err(unreadable)
    }

    fn end_of_body(&mut self) -> Result<(), ModelError> {
        self.reader.finish().map_err(unreadable)?;
        self.take().map(|_| ())
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

/// An error inside the stream has a type in place of a status.
fn failure(error: &Value, started: bool) -> ModelError {
    let kind = error["type"].as_str().unwrap_or_default();
    let status = match kind {
        "invalid_request_error" => 400,
        "authentication_error" => 401,
        "permission_error" | "billing_error" => 403,
        "not_found_error" => 404,
        "request_too_large" => 413,
        "rate_limit_error" => 429,
        "timeout_error" => 504,
        "overloaded_error" => 529,
        _ => 500,
    };
    let message: String = error["message"].as_str().unwrap_or(kind).chars().take(2_000).collect();
    if started { ModelError::Stream { message, status: Some(status) } } else { by_status(status, message, None) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::http::testing::{cut, read};

    const ANSWER: &str = concat!(
        "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":3}}}\n\n",
        "event: ping\ndata: {\"type\":\"ping\"}\n\n",
        "data: {\"type\":\"content_block_start\",\"index\":0,\"content_block\":{\"type\":\"text\",\"text\":\"\"}}\n\n",
        "data: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"type\":\"text_delta\",\"text\":\"Olá, Évora\"}}\n\n",
        "data: {\"type\":\"content_block_stop\",\"index\":0}\r\n\r\n",
        "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":4}}\n\n",
        "data: {\"type\":\"message_stop\"}\n\n",
    );

    proptest! {
        /// Cuts inside of characters, too.
        #[test]
        fn how_the_body_is_cut_makes_no_difference(size in 1..ANSWER.len()) {
            let whole = read(cut(ANSWER.as_bytes(), ANSWER.len()), Answer::default());
            prop_assert!(matches!(whole.as_deref(), Ok([.., ModelEvent::MessageStop(_), ModelEvent::Metadata(_)])));
            prop_assert_eq!(read(cut(ANSWER.as_bytes(), size), Answer::default()), whole);
        }

        /// Whatever happens to the bytes, an answer is whole or an error.
        #[test]
        fn damage_is_an_error_or_leaves_a_whole_answer(
            length in 0..ANSWER.len() - 4, place in any::<prop::sample::Index>(), byte in any::<u8>(), size in 1..64usize,
        ) {
            let mut bytes = ANSWER.as_bytes()[..length].to_vec();
            prop_assert!(read(cut(&bytes, size), Answer::default()).is_err());

            bytes = ANSWER.as_bytes().to_vec();
            let place = place.index(bytes.len());
            bytes[place] = byte;
            if let Ok(events) = read(cut(&bytes, size), Answer::default()) {
                prop_assert!(matches!(events.last(), Some(ModelEvent::Metadata(_))));
            }
        }
    }
}
