//! The body of a response as events, read only as fast as they are taken.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::future::{Either, select};
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};

use crate::timer::Timer;
use crate::{ModelError, ModelEvent, ModelStream};

/// The largest answer, in bytes of its body.
const LARGEST_BODY: usize = 64 << 20;
/// How long the end of the body is waited for after the answer is complete; only then is the connection used again.
const PARTING: Duration = Duration::from_millis(250);

/// What the bytes of an answer mean. Pure: bytes in, events out, however the bytes are cut.
pub(crate) trait Dialect: Send + 'static {
    /// Takes the next bytes; true when they complete the answer. What was whole before bytes that make no sense still counts.
    fn push(&mut self, bytes: &[u8]) -> Result<bool, ModelError>;

    /// No more bytes come, though the answer did not say that it is complete.
    fn end_of_body(&mut self) -> Result<(), ModelError>;

    /// The answer is over; `latency_ms` is how long it all took. An answer without its end is an error.
    fn end(&mut self, latency_ms: i64) -> Result<(), ModelError>;

    /// The next event that is ready.
    fn next_event(&mut self) -> Option<ModelEvent>;
}

/// A body being read.
pub(crate) struct Reading<D> {
    body: BoxStream<'static, Result<Bytes, ModelError>>,
    dialect: D,
    timer: Arc<dyn Timer>,
    idle_timeout: Duration,
    sent: Duration,
    size: usize,
    state: State,
}

enum State {
    Reading,
    /// All that comes has come; the error is handed out after the events before it.
    Ended(Option<ModelError>),
}

impl<D: Dialect> Reading<D> {
    /// `sent` is the timer's time when the request was sent.
    pub(crate) fn new(
        body: BoxStream<'static, Result<Bytes, ModelError>>,
        dialect: D,
        timer: Arc<dyn Timer>,
        idle_timeout: Duration,
        sent: Duration,
    ) -> Self {
        Self { body, dialect, timer, idle_timeout, sent, size: 0, state: State::Reading }
    }

    /// Reads until the first event is there.
    ///
    /// # Errors
    /// When there will be none.
    pub(crate) async fn begin(mut self) -> Result<ModelStream, ModelError> {
        match self.next().await {
            Some(Ok(first)) => Ok(stream::iter([Ok(first)]).chain(self.rest()).boxed()),
            // A failure before the first event is no failure of a stream.
            Some(Err(ModelError::Stream { message, status: None })) => Err(ModelError::Unreadable { message }),
            Some(Err(ModelError::Stream { message, status })) => Err(ModelError::Model { message, status }),
            Some(Err(error)) => Err(error),
            None => Err(ModelError::unreadable("The model's server gave an empty answer.")),
        }
    }

    fn rest(self) -> impl futures::Stream<Item = Result<ModelEvent, ModelError>> + Send + 'static {
        stream::unfold(self, |mut reading| async move { reading.next().await.map(|event| (event, reading)) })
    }

    async fn next(&mut self) -> Option<Result<ModelEvent, ModelError>> {
        loop {
            if let Some(event) = self.dialect.next_event() {
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
        let Some(bytes) = self.piece(self.idle_timeout).await? else {
            self.dialect.end_of_body()?;
            return self.end();
        };
        self.size += bytes.len();
        if self.size > LARGEST_BODY {
            return Err(ModelError::stream(format!("The model's answer is larger than {LARGEST_BODY} bytes.")));
        }
        if self.dialect.push(&bytes)? { self.complete().await } else { Ok(()) }
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
        self.dialect.end(i64::try_from(latency.as_millis()).unwrap_or(i64::MAX))?;
        self.state = State::Ended(None);
        Ok(())
    }
}

/// For the dialects' own tests.
#[cfg(test)]
pub(crate) mod testing {
    use futures::TryStreamExt;
    use futures::executor::block_on;

    use super::*;
    use crate::timer::SystemTimer;

    /// The events of a body that comes in these pieces, with a latency of 0.
    pub(crate) fn read(pieces: Vec<Vec<u8>>, dialect: impl Dialect) -> Result<Vec<ModelEvent>, ModelError> {
        let body = stream::iter(pieces.into_iter().map(|piece| Ok(Bytes::from(piece)))).boxed();
        let timer = Arc::new(SystemTimer::default());
        let reading = Reading::new(body, dialect, timer, Duration::from_secs(1), Duration::MAX);
        block_on(async { reading.begin().await?.try_collect().await })
    }

    /// The bytes in pieces of this size.
    pub(crate) fn cut(bytes: &[u8], size: usize) -> Vec<Vec<u8>> {
        bytes.chunks(size).map(<[u8]>::to_vec).collect()
    }
}
