//! What goes wrong between a command and a server.

use std::error::Error as _;

use aws_wire::event_stream::DecodeError;

/// Why a call has no result.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ClientError {
    /// The endpoint is no base URL.
    #[error("the endpoint '{endpoint}' cannot be used: {problem}")]
    Endpoint { endpoint: String, problem: String },
    /// No connection, or it broke off.
    #[error(
        "cannot reach {endpoint} ({}); start the server with `outcrop serve`, or name another with --endpoint",
        innermost(.cause)
    )]
    Unreachable { endpoint: String, cause: reqwest::Error },
    /// The service's error.
    #[error("{operation}: {code}: {message}")]
    Service { operation: &'static str, code: String, message: String },
    /// The stream of events broke off.
    #[error("the turn broke off before its end ({}); the session can be gone on with", innermost(.0))]
    BrokenOff(reqwest::Error),
    /// Bytes that are no event stream.
    #[error("the turn's events cannot be read: {0}")]
    Frames(#[from] DecodeError),
    /// An answer that is not what the operation's model says.
    #[error("{operation}: the answer cannot be read: {problem}")]
    Answer { operation: &'static str, problem: String },
    /// A request that cannot be written or signed.
    #[error("{operation}: the request cannot be made: {problem}")]
    Request { operation: &'static str, problem: String },
}

/// The cause that says what happened, below the ones that say where.
fn innermost(error: &reqwest::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(below) = cause {
        text = below.to_string();
        cause = below.source();
    }
    text
}
