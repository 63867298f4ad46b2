//! The body of an answer: whole, or frames as they come.

use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::StreamExt as _;
use futures::stream::BoxStream;
use http_body::{Body, Frame, SizeHint};

use super::exchange::Exchange;

/// What hyper sends. Dropped before its end when the client goes away, which drops the stream and so the work behind it.
pub(crate) struct AnswerBody {
    content: Content,
    /// Logs the request when the body has been sent or given up.
    exchange: Option<Exchange>,
}

enum Content {
    Whole(Bytes),
    Frames(BoxStream<'static, Bytes>),
    /// Of S3; how many bytes are left, where that is known. May fail on its way, which breaks the connection off.
    Object(s3s::Body, Option<u64>),
}

impl AnswerBody {
    pub(crate) fn whole(bytes: Bytes) -> Self {
        Self { content: Content::Whole(bytes), exchange: None }
    }

    pub(crate) fn frames(stream: BoxStream<'static, Bytes>) -> Self {
        Self { content: Content::Frames(stream), exchange: None }
    }

    /// The body of an answer of S3, and its length where that is known.
    pub(crate) fn object(body: s3s::Body, length: Option<u64>) -> Self {
        Self { content: Content::Object(body, length), exchange: None }
    }

    /// Ties the request's record to the body's end.
    pub(crate) fn with_exchange(mut self, mut exchange: Exchange) -> Self {
        if self.is_end_stream() {
            exchange.finish();
        }
        self.exchange = Some(exchange);
        self
    }

    fn finish(&mut self) {
        if let Some(exchange) = &mut self.exchange {
            exchange.finish();
        }
    }
}

impl Body for AnswerBody {
    type Data = Bytes;
    type Error = s3s::StdError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, s3s::StdError>>> {
        match &mut self.content {
            Content::Whole(bytes) => {
                let bytes = std::mem::take(bytes);
                self.finish();
                Poll::Ready((!bytes.is_empty()).then(|| Ok(Frame::data(bytes))))
            }
            Content::Frames(stream) => {
                let next = std::task::ready!(stream.poll_next_unpin(context));
                if next.is_none() {
                    self.finish();
                }
                Poll::Ready(next.map(|bytes| Ok(Frame::data(bytes))))
            }
            Content::Object(body, left) => {
                let next = std::task::ready!(Pin::new(body).poll_frame(context));
                match &next {
                    None => *left = Some(0),
                    Some(Ok(frame)) => {
                        let size = frame.data_ref().map_or(0, |data| data.len() as u64);
                        *left = left.map(|left| left.saturating_sub(size));
                    }
                    Some(Err(error)) => tracing::error!("the body of an answer broke off: {error}"),
                }
                if *left == Some(0) {
                    self.finish();
                }
                Poll::Ready(next)
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        match &self.content {
            Content::Whole(bytes) => bytes.is_empty(),
            Content::Frames(_) => false,
            Content::Object(body, left) => *left == Some(0) || body.is_end_stream(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        match &self.content {
            Content::Whole(bytes) => SizeHint::with_exact(bytes.len() as u64),
            Content::Frames(_) => SizeHint::default(),
            Content::Object(body, left) => left.map_or_else(|| body.size_hint(), SizeHint::with_exact),
        }
    }
}
