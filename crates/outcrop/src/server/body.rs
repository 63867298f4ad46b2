//! The body of an answer: whole, or frames as they come.

use std::convert::Infallible;
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
}

impl AnswerBody {
    pub(crate) fn whole(bytes: Bytes) -> Self {
        Self { content: Content::Whole(bytes), exchange: None }
    }

    pub(crate) fn frames(stream: BoxStream<'static, Bytes>) -> Self {
        Self { content: Content::Frames(stream), exchange: None }
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
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
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
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(&self.content, Content::Whole(bytes) if bytes.is_empty())
    }

    fn size_hint(&self) -> SizeHint {
        match &self.content {
            Content::Whole(bytes) => SizeHint::with_exact(bytes.len() as u64),
            Content::Frames(_) => SizeHint::default(),
        }
    }
}
