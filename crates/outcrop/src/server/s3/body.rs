//! Bodies of requests as streams that end when their client stalls.

use std::time::Duration;

use bytes::Bytes;
use futures::{Stream, StreamExt as _};
use http_body::{Frame, SizeHint};
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use s3s::StdError;

use crate::services::s3::BodyProblem;

/// The bytes of a body as they come.
pub(super) fn bytes(body: Incoming, pause: Duration) -> impl Stream<Item = Result<Bytes, StdError>> + Send + 'static {
    futures::stream::try_unfold(body, move |mut body| async move {
        loop {
            let frame = match tokio::time::timeout(pause, body.frame()).await {
                Err(_) => return Err(BodyProblem::Stalled(pause).into()),
                Ok(None) => return Ok(None),
                Ok(Some(Err(error))) => return Err(BodyProblem::Broken(error).into()),
                Ok(Some(Ok(frame))) => frame,
            };
            if let Ok(data) = frame.into_data() {
                return Ok(Some((data, body)));
            }
        }
    })
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
