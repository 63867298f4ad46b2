//! Why a function could not be put or called.
//!
//! A function that ran and failed (raised, timed out, died, ran out of memory) is *not* here: as
//! on Lambda that is an answer with a function error, see [`Outcome`](crate::Outcome).

use std::path::PathBuf;

/// Failure to accept or to call a function, as opposed to a failure inside the function.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExecutionError {
    /// No function, version or alias of that name here, and none at the remote endpoint.
    /// Lambda: `ResourceNotFoundException` (404).
    #[error("Function not found: {function}")]
    NotFound {
        /// The name or ARN asked for, with its qualifier.
        function: String,
    },
    /// The name or ARN does not have a valid form. Lambda: `InvalidParameterValueException` (400).
    #[error(transparent)]
    InvalidName(#[from] crate::InvalidFunctionName),
    /// The specification cannot be hosted: runtime, handler or a limit out of range.
    /// Lambda: `InvalidParameterValueException` (400).
    #[error("function {function}: {reason}")]
    InvalidSpec {
        /// Name of the function.
        function: String,
        /// What is wrong and what is allowed.
        reason: String,
    },
    /// The code archive or folder cannot be used. Lambda: `InvalidParameterValueException` (400).
    #[error("Could not unzip uploaded file. Please check your file, then try to upload again. {reason}")]
    InvalidCode {
        /// What is wrong, with the entry of the archive where it is.
        reason: String,
    },
    /// All processes are busy and the queue is full, or the wait in it took too long.
    /// Lambda: `TooManyRequestsException` (429).
    #[error("Rate Exceeded. {reason}")]
    TooManyRequests {
        /// Which limit was met, and its configured value.
        reason: String,
    },
    /// The event is larger than the limit. Lambda: `RequestTooLargeException` (413).
    #[error("Request must be smaller than {limit} bytes for the InvokeFunction operation, this one has {size}")]
    PayloadTooLarge {
        /// Size of the event in bytes.
        size: usize,
        /// Largest size in bytes that is taken.
        limit: usize,
    },
    /// The event or the client context is not JSON, or the request id is malformed.
    /// Lambda: `InvalidRequestContentException` (400).
    #[error("{reason}")]
    InvalidRequestContent {
        /// What is wrong and where.
        reason: String,
    },
    /// The caller's own deadline passed; the function may still be running.
    #[error("no answer of function {function} before the caller's deadline")]
    DeadlineExceeded {
        /// The function that was called.
        function: String,
    },
    /// No interpreter for the function's runtime on this machine.
    #[error("no interpreter for runtime {runtime}: tried {tried}; install it or set its path in the configuration")]
    NoInterpreter {
        /// Runtime identifier, such as `python3.12`.
        runtime: String,
        /// Programs that were looked for.
        tried: String,
    },
    /// A process could not be started, or files for it not written.
    #[error("cannot {action} {path}: {source}")]
    Io {
        /// What was attempted.
        action: &'static str,
        /// File, folder or program concerned.
        path: PathBuf,
        /// The operating system's reason.
        source: std::io::Error,
    },
    /// The remote Lambda endpoint refused the call.
    #[error("remote function {function}: {code} (status {status}): {message}")]
    Remote {
        /// The function that was called.
        function: String,
        /// HTTP status of the answer.
        status: u16,
        /// Exception name, such as `AccessDeniedException`.
        code: String,
        /// The endpoint's message.
        message: String,
    },
    /// The configured remote endpoint cannot be used.
    #[error("remote Lambda endpoint '{endpoint}': {reason}")]
    InvalidEndpoint {
        /// The URL as configured.
        endpoint: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The remote Lambda endpoint could not be reached or did not answer in Lambda's form.
    #[error("remote function {function}: {reason}")]
    RemoteUnavailable {
        /// The function that was called.
        function: String,
        /// What went wrong on the way.
        reason: String,
    },
    /// The service is stopping; no process will be started.
    #[error("function {function} was removed or replaced, or the server is stopping")]
    Stopped {
        /// The function that was called.
        function: String,
    },
}
