//! `application/vnd.amazon.eventstream`: events and exceptions as frames, and back.

use bytes::Bytes;

use crate::{AwsError, EventStream, WireError};

/// The media type of an event stream.
pub const CONTENT_TYPE: &str = "application/vnd.amazon.eventstream";

/// The frame of an event.
pub fn encode_event<E: EventStream>(event: &E) -> Result<Bytes, WireError> {
    let _ = event;
    todo!()
}

/// The frame of an exception, after which the stream ends.
pub fn encode_exception(error: &dyn AwsError) -> Result<Bytes, WireError> {
    let _ = error;
    todo!()
}

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

/// The largest frame that is read, in bytes: AWS's limit of 24 MiB.
pub const MAX_FRAME: u32 = 24 * 1024 * 1024;

/// Reads frames from pieces of a stream as they arrive.
#[derive(Debug, Default)]
pub struct Decoder {}

impl Decoder {
    /// Adds a piece of the stream.
    pub fn push(&mut self, bytes: &[u8]) {
        let _ = bytes;
        todo!()
    }

    /// The next frame, or `None` until more bytes are there.
    pub fn next_frame(&mut self) -> Result<Option<Frame>, DecodeError> {
        todo!()
    }
}
