//! A call of a function and its answer, the same for local and remote functions.

use bytes::Bytes;
use serde::Deserialize;
use tokio::time::Instant;

use crate::ExecutionError;

/// Calls functions: [`Functions`](crate::Functions) on this machine, [`RemoteEndpoint`](crate::RemoteEndpoint) elsewhere.
#[async_trait::async_trait]
pub trait FunctionExecutor: Send + Sync {
    /// Calls a function and waits for its answer.
    ///
    /// A function that fails is `Ok` with [`Outcome::function_error`] set; errors are calls that
    /// did not reach a function or had to be given up.
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError>;
}

/// One synchronous call.
#[derive(Debug, Clone)]
pub struct Invocation {
    /// Name, partial ARN or ARN, with or without a qualifier.
    pub function: String,
    /// The event, JSON, at most 6 MB.
    pub payload: Bytes,
    /// The `aws_request_id` that the function sees; also in its log.
    pub request_id: String,
    /// When the caller stops waiting. The function itself is bounded by its own time-out.
    pub deadline: Option<Instant>,
    /// Whether the answer shall carry the last 4 KB of the invocation's log.
    pub log_tail: bool,
    /// The client context: JSON (not base64), at most 3,583 bytes.
    pub client_context: Option<String>,
}

impl Invocation {
    /// A call with a new random request id, without deadline, log tail or client context.
    pub fn new(function: impl Into<String>, payload: impl Into<Bytes>) -> Self {
        Self {
            function: function.into(),
            payload: payload.into(),
            request_id: uuid::Uuid::new_v4().to_string(),
            deadline: None,
            log_tail: false,
            client_context: None,
        }
    }
}

/// What a function answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The result, or the error's description when `function_error` is set. JSON, at most 6 MB.
    pub payload: Bytes,
    /// `Unhandled` when the function failed; the value of `X-Amz-Function-Error`.
    pub function_error: Option<String>,
    /// The last 4 KB of the invocation's log, when asked for.
    pub log_tail: Option<Bytes>,
    /// The version that ran, also when an alias was called.
    pub executed_version: String,
}

/// A function's failure, read from its payload.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct FunctionFailure {
    /// Exception class or Lambda's own type, such as `Sandbox.Timedout` or `Runtime.ExitError`.
    pub error_type: String,
    /// The exception's message.
    pub error_message: String,
    /// Where it was raised, outermost first for Python; empty when unknown.
    #[serde(alias = "trace")]
    pub stack_trace: Vec<String>,
}

impl Outcome {
    /// The failure that the payload describes, `None` when the function succeeded.
    ///
    /// A payload in no known form gives a failure with that text as message.
    pub fn failure(&self) -> Option<FunctionFailure> {
        self.function_error.as_ref()?;
        Some(serde_json::from_slice(&self.payload).unwrap_or_else(|_| FunctionFailure {
            error_message: String::from_utf8_lossy(&self.payload).chars().take(2048).collect(),
            ..FunctionFailure::default()
        }))
    }
}
