//! `application/vnd.amazon.eventstream`: events and exceptions as frames, and back.
//!
//! Framing and checksums are `aws-smithy-eventstream`'s. What is added here: the headers in the order that AWS sends
//! them, and a decoder that refuses a frame by its announced length before it waits for it.

mod decode;
mod encode;

pub use decode::{DecodeError, Decoder, Frame, FrameKind, MAX_FRAME};
pub use encode::{encode_event, encode_exception};

/// The media type of an event stream.
pub const CONTENT_TYPE: &str = "application/vnd.amazon.eventstream";
