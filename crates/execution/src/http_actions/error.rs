//! Why an operation was not carried out, or its answer cannot be had.

use std::time::Duration;

/// Failure of a call. A server that answered, with whatever status, did not fail.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HttpError {
    /// The configuration has no such server.
    #[error(
        "The configuration has no HTTP server named '{server}'. Its operator adds one as [[http_actions]] with that name."
    )]
    Unknown {
        /// The name that was asked for.
        server: String,
    },
    /// The schema's server is not one that the operator named.
    #[error(
        "The schema's server '{url}' is not allowed for the HTTP server '{server}': {reason}. Its operator allows addresses \
         by server and also in [[http_actions]]."
    )]
    NotAllowed {
        /// The configured server's name.
        server: String,
        /// The schema's URL.
        url: String,
        /// What is wrong with it.
        reason: String,
    },
    /// An argument cannot be sent. The model chose it and may choose another.
    #[error("The argument '{name}' {reason}")]
    Argument {
        /// Its name.
        name: String,
        /// What is wrong with its value.
        reason: String,
    },
    /// The server could not be reached, or the connection broke. The operation may have been carried out.
    #[error("The HTTP server '{server}' gave no answer: {reason}")]
    Unreachable {
        /// Its name.
        server: String,
        /// What went wrong.
        reason: String,
    },
    /// No whole answer in time. The operation may have been carried out.
    #[error("The HTTP server '{server}' gave no whole answer within {} s (timeout_seconds).", .limit.as_secs_f64())]
    TimedOut {
        /// Its name.
        server: String,
        /// How long was waited.
        limit: Duration,
    },
    /// The answer is larger than the configuration allows.
    #[error("The HTTP server '{server}' answered more than {limit} bytes (max_response_bytes).")]
    TooLarge {
        /// Its name.
        server: String,
        /// The limit.
        limit: usize,
    },
}
