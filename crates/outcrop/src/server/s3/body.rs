//! Bodies of requests as streams that end when their client stalls.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use futures::{Stream, StreamExt as _};
use http_body::{Body as _, Frame, SizeHint};
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use s3s::StdError;

use crate::services::s3::BodyProblem;

/// How much of a body that nobody wanted is read, so that its client gets to read the answer.
const DRAINED: usize = 16 << 20;

/// A body that is read elsewhere, and comes back here if it was not read to its end.
pub(super) struct Leftover(Arc<Mutex<Option<Incoming>>>);

struct Lent {
    body: Option<Incoming>,
    home: Arc<Mutex<Option<Incoming>>>,
}

impl Drop for Lent {
    fn drop(&mut self) {
        let left = self.body.take().filter(|body| !body.is_end_stream());
        *self.home.lock().unwrap_or_else(PoisonError::into_inner) = left;
    }
}

/// The bytes of a body as they come, and what is left of it once they are dropped.
pub(super) fn bytes(
    body: Incoming,
    pause: Duration,
) -> (impl Stream<Item = Result<Bytes, StdError>> + Send + 'static, Leftover) {
    let home = Arc::new(Mutex::new(None));
    let lent = Lent { body: Some(body), home: home.clone() };
    let bytes = futures::stream::try_unfold(lent, move |mut lent| async move {
        let Some(body) = &mut lent.body else { return Ok(None) };
        match next(body, pause).await {
            Ok(Some(data)) => Ok(Some((data, lent))),
            end => {
                drop(lent.body.take());
                end.map(|_| None).map_err(StdError::from)
            }
        }
    });
    (bytes, Leftover(home))
}

impl Leftover {
    /// Reads what is left, within bounds. Whether the connection can go on: not if more is to come.
    pub(super) async fn drain(self, pause: Duration) -> bool {
        let Some(mut body) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() else { return true };
        let mut size = 0;
        loop {
            match next(&mut body, pause).await {
                Ok(Some(data)) => size += data.len(),
                Ok(None) => return true,
                Err(_) => return false,
            }
            if size > DRAINED {
                return false;
            }
        }
    }

    /// Whether all was read.
    pub(super) fn is_none(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }
}

async fn next(body: &mut Incoming, pause: Duration) -> Result<Option<Bytes>, BodyProblem> {
    loop {
        let frame = match tokio::time::timeout(pause, body.frame()).await {
            Err(_) => return Err(BodyProblem::Stalled(pause)),
            Ok(None) => return Ok(None),
            Ok(Some(Err(error))) => return Err(BodyProblem::Broken(error)),
            Ok(Some(Ok(frame))) => frame,
        };
        if let Ok(data) = frame.into_data() {
            return Ok(Some(data));
        }
    }
}

/// A body for s3s, which wants to know its length beforehand where that is known.
pub(super) fn of_s3s<S>(bytes: S, length: Option<u64>) -> s3s::Body
where
    S: Stream<Item = Result<Bytes, StdError>> + Send + 'static,
{
    s3s::Body::http_body_unsync(Sized { bytes: Box::pin(bytes), left: length })
}

struct Sized<S> {
    bytes: std::pin::Pin<Box<S>>,
    left: Option<u64>,
}

impl<S: Stream<Item = Result<Bytes, StdError>>> http_body::Body for Sized<S> {
    type Data = Bytes;
    type Error = StdError;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<Frame<Bytes>, StdError>>> {
        let next = std::task::ready!(self.bytes.poll_next_unpin(context));
        if let (Some(Ok(data)), Some(left)) = (&next, self.left) {
            self.left = Some(left.saturating_sub(data.len() as u64));
        }
        std::task::Poll::Ready(next.map(|data| data.map(Frame::data)))
    }

    fn size_hint(&self) -> SizeHint {
        self.left.map_or_else(SizeHint::default, SizeHint::with_exact)
    }
}
