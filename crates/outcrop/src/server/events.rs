//! Typed events to frames, one frame at a time, whatever becomes of the stream.

use std::panic::AssertUnwindSafe;

use aws_wire::event_stream::{encode_event, encode_exception};
use aws_wire::{AwsError, StreamingOperation, WireError};
use bytes::Bytes;
use futures::stream::{BoxStream, StreamExt as _};

use super::Events;
use super::refusal::Refusal;

/// The frames of a stream of events. The first error, a panic included, becomes an exception event and ends the stream: a
/// client always reads either the end or the reason.
pub(super) fn frames<O: StreamingOperation>(events: Events<O>, request_id: String) -> BoxStream<'static, Bytes> {
    let events = AssertUnwindSafe(events).catch_unwind();
    futures::stream::unfold(Some((events, request_id)), |state| async move {
        let (mut events, request_id) = state?;
        let frame = match events.next().await? {
            Ok(Ok(event)) => encode_event(&event).map_err(|error| internal::<O>(&error, &request_id)),
            Ok(Err(error)) => {
                tracing::debug!(operation = O::SCHEMA.name, code = error.code(), request_id, "{error}");
                Err(exception(&error))
            }
            Err(_panic) => Err(internal::<O>(&"its handler panicked", &request_id)),
        };
        Some(match frame {
            Ok(frame) => (frame, Some((events, request_id))),
            Err(last) => (last, None),
        })
    })
    .boxed()
}

fn internal<O: StreamingOperation>(problem: &dyn std::fmt::Display, request_id: &str) -> Bytes {
    tracing::error!(operation = O::SCHEMA.name, request_id, "the event stream failed: {problem}");
    exception(&Refusal::internal(O::SCHEMA))
}

fn exception(error: &dyn AwsError) -> Bytes {
    encode_exception(error).unwrap_or_else(|problem: WireError| {
        tracing::error!("an exception event cannot be written: {problem}");
        Bytes::new()
    })
}
