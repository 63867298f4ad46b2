//! Why a file gave no text.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Kind;

/// Failure to extract a file's text. All but [`Isolation`](Self::Isolation) are about the file, so they are its sender's to
/// put right; the messages are written for that person and never quote the file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[non_exhaustive]
pub enum DocumentError {
    /// There are no bytes.
    #[error("the file is empty")]
    Empty,
    /// The file is larger than [`Limits::input_bytes`](crate::Limits::input_bytes).
    #[error("the file has {size} bytes, {limit} are the most")]
    TooLarge {
        /// Size of the file in bytes.
        size: usize,
        /// The limit in bytes.
        limit: usize,
    },
    /// The bytes are not of the kind that they are said to be.
    #[error("the file is said to be {kind}, but its content is {found}")]
    Mismatch {
        /// What the file is said to be.
        kind: Kind,
        /// What its first bytes or its parts say, in words.
        found: String,
    },
    /// The file opens with a password only.
    #[error("the {kind} file is protected by a password; send it without one")]
    Encrypted {
        /// What the file is.
        kind: Kind,
    },
    /// The file is damaged, or is not what its beginning promises.
    #[error("the {kind} file cannot be read: {reason}")]
    Broken {
        /// What the file is said to be.
        kind: Kind,
        /// What is wrong, as the parser says it.
        reason: String,
    },
    /// The file was read and holds no text, as the scan of a paper does.
    #[error("the {kind} file holds no text{}", if *kind == Kind::Pdf { ": its pages may be scans; send it with a text layer (OCR)" } else { "" })]
    NoText {
        /// What the file is.
        kind: Kind,
    },
    /// The parts of the archive unpack to more than [`Limits::unpacked_bytes`](crate::Limits::unpacked_bytes), or are too
    /// many.
    #[error("the {kind} file unpacks to more than the {limit} bytes that are taken, or to too many parts")]
    UnpacksTooLarge {
        /// What the file is.
        kind: Kind,
        /// The limit in bytes.
        limit: u64,
    },
    /// The file nests its parts deeper than the parser can follow.
    #[error("the {kind} file nests its content too deeply")]
    TooDeep {
        /// What the file is.
        kind: Kind,
    },
    /// Parsing took more than [`Limits::memory_bytes`](crate::Limits::memory_bytes).
    #[error("the {kind} file needs more than {limit} bytes of memory to be read")]
    OutOfMemory {
        /// What the file is.
        kind: Kind,
        /// The limit in bytes.
        limit: u64,
    },
    /// Parsing took longer than [`Limits::time`](crate::Limits::time).
    #[error("the {kind} file took longer than {limit:?} to read")]
    TimedOut {
        /// What the file is.
        kind: Kind,
        /// The limit.
        limit: Duration,
    },
    /// The parser failed in a way of its own: it panicked or was killed.
    #[error("the {kind} file cannot be read: the parser stopped ({how})")]
    Crashed {
        /// What the file is said to be.
        kind: Kind,
        /// How it ended: a place in the code or a signal, nothing of the file.
        how: String,
    },
    /// The process that parses could not be started or did not answer: the server's fault, not the file's.
    #[error("no process could be run to read the file: {reason}")]
    Isolation {
        /// What went wrong.
        reason: String,
    },
}
