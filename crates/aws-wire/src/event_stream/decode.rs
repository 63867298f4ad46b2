//! Frames from the pieces of a stream, however they are cut.

use aws_smithy_eventstream::frame::read_message_from;
use aws_smithy_types::event_stream::Message;
use bytes::{Buf as _, Bytes, BytesMut};

/// The largest frame that is read, in bytes: AWS's limit of 24 MiB.
pub const MAX_FRAME: u32 = 24 * 1024 * 1024;

/// The bytes around a frame's headers and payload: two lengths and two checksums.
const OVERHEAD: u32 = 16;

/// A frame of a stream, read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What the frame is.
    pub kind: FrameKind,
    /// Its content, JSON for the services in scope.
    pub payload: Bytes,
}

/// What a frame of a stream is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// An event, by its `:event-type`.
    Event(String),
    /// An exception, by its `:exception-type`.
    Exception(String),
    /// An error that no model describes.
    Error {
        /// The `:error-code`.
        code: String,
        /// The `:error-message`.
        message: String,
    },
}

/// Why bytes are not an event stream.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// A frame that says it is larger than any allowed.
    #[error("the event-stream frame says it has {0} bytes, more than the {MAX_FRAME} that are read")]
    TooLarge(u32),
    /// A frame whose checksums, lengths or headers are wrong.
    #[error("malformed event-stream frame: {0}")]
    Malformed(String),
}

/// Reads frames from pieces of a stream as they arrive. Holds at most one frame and the pieces pushed since.
#[derive(Debug, Default)]
pub struct Decoder {
    buffer: BytesMut,
}

impl Decoder {
    /// Adds a piece of the stream.
    pub fn push(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// The next frame, or `None` until more bytes are there. After an error the stream cannot be read on.
    pub fn next_frame(&mut self) -> Result<Option<Frame>, DecodeError> {
        let Some(prelude) = self.buffer.first_chunk::<4>() else { return Ok(None) };
        let length = u32::from_be_bytes(*prelude);
        if length > MAX_FRAME {
            return Err(DecodeError::TooLarge(length));
        }
        if length < OVERHEAD {
            return Err(DecodeError::Malformed(format!("a length of {length} bytes")));
        }
        if self.buffer.len() < length as usize {
            return Ok(None);
        }
        let mut bytes = self.buffer.split_to(length as usize).freeze();
        let message = read_message_from(&mut bytes).map_err(|error| DecodeError::Malformed(error.to_string()))?;
        if bytes.has_remaining() {
            return Err(DecodeError::Malformed("bytes are left after the message".into()));
        }
        frame(&message).map(Some)
    }

    /// Whether the stream has ended between frames, as a whole one does.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.buffer.is_empty()
    }
}

fn frame(message: &Message) -> Result<Frame, DecodeError> {
    let find = |name: &str| {
        let header = message.headers().iter().find(|header| header.name().as_str() == name);
        header.and_then(|header| header.value().as_string().ok()).map(|text| text.as_str().to_owned())
    };
    let header = |name: &str| find(name).ok_or_else(|| DecodeError::Malformed(format!("no header {name}")));
    let kind = match header(":message-type")?.as_str() {
        "event" => FrameKind::Event(header(":event-type")?),
        "exception" => FrameKind::Exception(header(":exception-type")?),
        "error" => {
            FrameKind::Error { code: header(":error-code")?, message: find(":error-message").unwrap_or_default() }
        }
        other => return Err(DecodeError::Malformed(format!("unknown :message-type {other:?}"))),
    };
    Ok(Frame { kind, payload: message.payload().clone() })
}
