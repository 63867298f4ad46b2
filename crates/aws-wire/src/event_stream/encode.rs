//! Events and exceptions to frames.

use aws_smithy_eventstream::frame::write_message_to;
use aws_smithy_types::event_stream::{Header, HeaderValue, Message};
use bytes::Bytes;

use crate::{AwsError, EventStream, WireError};

/// The frame of an event.
pub fn encode_event<E: EventStream>(event: &E) -> Result<Bytes, WireError> {
    let payload = event.to_payload().map_err(unwritable)?;
    frame(":event-type", event.event_type().into(), "event", payload)
}

/// The frame of an exception, after which the stream ends.
pub fn encode_exception(error: &dyn AwsError) -> Result<Bytes, WireError> {
    let payload = error.to_body().and_then(|body| serde_json::to_vec(&body)).map_err(unwritable)?;
    frame(":exception-type", lower_camel(error.code()), "exception", payload)
}

fn frame(
    type_header: &'static str,
    name: String,
    message_type: &'static str,
    payload: Vec<u8>,
) -> Result<Bytes, WireError> {
    let header = |name: &'static str, value: String| Header::new(name, HeaderValue::String(value.into()));
    let message = Message::new(payload)
        .add_header(header(type_header, name))
        .add_header(header(":content-type", "application/json".into()))
        .add_header(header(":message-type", message_type.into()));
    let mut buffer = Vec::with_capacity(message.payload().len() + 128);
    write_message_to(&message, &mut buffer).map_err(unwritable)?;
    Ok(buffer.into())
}

/// `ThrottlingException` is called `throttlingException` in a stream.
fn lower_camel(code: &str) -> String {
    let mut chars = code.chars();
    chars.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(chars).collect()
}

fn unwritable(error: impl std::fmt::Display) -> WireError {
    WireError::Internal(format!("the event cannot be written: {error}"))
}
