//! The body of a response as events, read only as fast as they are taken.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::future::{Either, select};
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};

use super::chunk::Chunk;
use super::events::Events;
use super::failure::in_stream;
use crate::sse::{SseEvent, SseReader};
use crate::timer::Timer;
use crate::{ModelError, ModelEvent, ModelStream};

/// The largest answer, in bytes of its body.
const LARGEST_BODY: usize = 64 << 20;
/// How long the end of the body is waited for after the answer is complete; only then is the connection used again.
const PARTING: Duration = Duration::from_millis(250);

/// A body being read.
pub(super) struct Reading {
    pub(super) body: BoxStream<'static, Result<Bytes, ModelError>>,
    pub(super) events: Events,
    pub(super) timer: Arc<dyn Timer>,
    pub(super) idle_timeout: Duration,
    /// The timer's time when the request was sent.
    pub(super) sent: Duration,
    pub(super) form: Form,
    pub(super) size: usize,
    pub(super) state: State,
}

/// What the server made of the wish for a stream.
pub(super) enum Form {
    Stream(SseReader),
    /// One document; servers that cannot stream.
    Document(Vec<u8>),
}

pub(super) enum State {
    Reading,
    /// All that comes has come; the error is handed out after the events before it.
    Ended(Option<ModelError>),
}

impl Reading {
    /// Reads until the first event is there.
    ///
    /// # Errors
    /// When there will be none.
    pub(super) async fn begin(mut self) -> Result<ModelStream, ModelError> {
        match self.next().await {
            Some(Ok(first)) => Ok(stream::iter([Ok(first)]).chain(self.rest()).boxed()),
            // A failure before the first event is no failure of a stream.
            Some(Err(ModelError::Stream { message, status })) => Err(ModelError::Model { message, status }),
            Some(Err(error)) => Err(error),
            None => Err(ModelError::model("The model's server gave an empty answer.")),
        }
    }

    fn rest(self) -> impl futures::Stream<Item = Result<ModelEvent, ModelError>> + Send + 'static {
        stream::unfold(self, |mut reading| async move { reading.next().await.map(|event| (event, reading)) })
    }

    async fn next(&mut self) -> Option<Result<ModelEvent, ModelError>> {
        loop {
            if let Some(event) = self.events.next() {
                return Some(Ok(event));
            }
            if let State::Ended(error) = &mut self.state {
                return error.take().map(Err);
            }
            if let Err(error) = self.advance().await {
                self.state = State::Ended(Some(error));
            }
        }
    }

    /// Takes the next piece of the body.
    async fn advance(&mut self) -> Result<(), ModelError> {
        let Some(bytes) = self.piece(self.idle_timeout).await? else { return self.end_of_body() };
        self.size += bytes.len();
        if self.size > LARGEST_BODY {
            return Err(ModelError::stream(format!("The model's answer is larger than {LARGEST_BODY} bytes.")));
        }
        match &mut self.form {
            Form::Document(document) => document.extend_from_slice(&bytes),
            Form::Stream(reader) => {
                // What was whole before the bytes went wrong still counts.
                let outcome = reader.push(&bytes);
                while let Some(event) = self.next_sse() {
                    if self.take(&event)? {
                        return self.complete().await;
                    }
                }
                outcome.map_err(|error| ModelError::stream(format!("The model's answer cannot be read: {error}.")))?;
            }
        }
        Ok(())
    }

    fn next_sse(&mut self) -> Option<SseEvent> {
        match &mut self.form {
            Form::Stream(reader) => reader.next(),
            Form::Document(_) => None,
        }
    }

    /// The next bytes; `None` at the body's end.
    async fn piece(&mut self, patience: Duration) -> Result<Option<Bytes>, ModelError> {
        if let Some(ready) = self.body.next().now_or_never() {
            return ready.transpose();
        }
        match select(self.body.next(), self.timer.sleep(patience)).await {
            Either::Left((piece, _)) => piece.transpose(),
            Either::Right(_) => Err(ModelError::Timeout {
                message: format!("The model's server sent nothing for {} s.", patience.as_secs_f64()),
            }),
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
        let unreadable = |error: serde_json::Error| {
            ModelError::stream(format!("The model's server sent a chunk that cannot be read: {error}."))
        };
        if event.name == "error" {
            let value = serde_json::from_str(data).unwrap_or_else(|_| serde_json::json!({"message": data}));
            return Err(in_stream(inner(&value), self.events.started()));
        }
        self.add(serde_json::from_str(data).map_err(unreadable)?)?;
        Ok(false)
    }

    fn add(&mut self, mut chunk: Chunk) -> Result<(), ModelError> {
        match chunk.error.take().filter(|error| !error.is_null()) {
            Some(error) => Err(in_stream(&error, self.events.started())),
            None => self.events.add(chunk),
        }
    }

    fn end_of_body(&mut self) -> Result<(), ModelError> {
        match &mut self.form {
            Form::Document(document) => {
                let document = std::mem::take(document);
                let chunk = serde_json::from_slice(&document).map_err(|error| {
                    ModelError::model(format!("The model's server gave an answer that cannot be read: {error}."))
                })?;
                self.add(chunk)?;
            }
            Form::Stream(reader) => {
                reader
                    .finish()
                    .map_err(|error| ModelError::stream(format!("The model's answer cannot be read: {error}.")))?;
                while let Some(event) = self.next_sse() {
                    if self.take(&event)? {
                        break;
                    }
                }
            }
        }
        self.end()
    }

    /// The answer is complete; the little that is left of the body is read so that the connection can be used again.
    async fn complete(&mut self) -> Result<(), ModelError> {
        for _ in 0..4 {
            if !matches!(self.piece(PARTING).await, Ok(Some(_))) {
                break;
            }
        }
        self.end()
    }

    fn end(&mut self) -> Result<(), ModelError> {
        let latency = self.timer.now().saturating_sub(self.sent);
        self.events.end(i64::try_from(latency.as_millis()).unwrap_or(i64::MAX))?;
        self.state = State::Ended(None);
        Ok(())
    }
}

/// The error object, which may be wrapped.
fn inner(value: &serde_json::Value) -> &serde_json::Value {
    value.get("error").filter(|error| error.is_object()).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use futures::TryStreamExt;
    use futures::executor::block_on;
    use proptest::prelude::*;

    use super::*;
    use crate::ModelRequest;
    use crate::openai::tool_names::ToolNames;
    use crate::timer::SystemTimer;

    const ANSWER: &str = concat!(
        "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\",\"content\":\"Olá \"}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{\"content\":\"you\"}}]}\r\n\r\n",
        "data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"id\":\"a\",\"function\":{\"name\":\"f\",\"arguments\":\"{\\\"x\"}}]}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{\"tool_calls\":[{\"index\":0,\"function\":{\"arguments\":\"\\\":1}\"}}]}}]}\n\n",
        "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"tool_calls\"}]}\n\n",
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":4}}\n\ndata: [DONE]\n\n",
    );

    fn read(pieces: Vec<Vec<u8>>) -> Result<Vec<ModelEvent>, ModelError> {
        let pieces = pieces.into_iter().map(|piece| Ok(Bytes::from(piece)));
        let reading = Reading {
            body: stream::iter(pieces).boxed(),
            events: Events::new(ToolNames::of(&ModelRequest::default()), 1),
            timer: Arc::new(SystemTimer::default()),
            idle_timeout: Duration::from_secs(1),
            sent: Duration::MAX,
            form: Form::Stream(SseReader::default()),
            size: 0,
            state: State::Reading,
        };
        block_on(async { reading.begin().await?.try_collect().await })
    }

    fn cut(bytes: &[u8], size: usize) -> Vec<Vec<u8>> {
        bytes.chunks(size).map(<[u8]>::to_vec).collect()
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
