//! What the server itself answers when no handler does: refusals before one is reached, and failures of one.

use std::time::Duration;

use aws_wire::AwsError;
use aws_wire::schema::OperationSchema;
use serde_json::{Value, json};

/// An error of the server rather than of an operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refusal {
    /// The body has more bytes than the limit.
    #[error("Request must be smaller than {0} bytes. The limit is limits.request_bytes of the server's configuration.")]
    TooLarge(u64),
    /// The body stopped coming.
    #[error("The request's body did not continue within {} seconds.", .0.as_secs_f64())]
    Stalled(Duration),
    /// The body cannot be read.
    #[error("The request's body cannot be read: {0}.")]
    Broken(String),
    /// Too many bodies are in memory already.
    #[error(
        "Your request rate is too high. The server holds as many request bodies as limits.buffered_bytes of its \
         configuration allows; retry the request."
    )]
    Busy,
    /// A browser's page asks, on a server that takes any credentials.
    #[error("{0}")]
    Browser(String),
    /// The operation is known and nothing here answers it.
    #[error("{0} is not available in this version of Outcrop.")]
    NotAvailable(String),
    /// A handler panicked, or its answer could not be written.
    #[error(
        "The request could not be completed because of an internal error. The server's log has more under the request id."
    )]
    Internal(&'static str),
}

impl Refusal {
    /// The failure of an operation's handler, under the name that its service has for that.
    pub(crate) fn internal(operation: &OperationSchema) -> Self {
        Self::Internal(match operation.service.name {
            "lambda" => "ServiceException",
            "iam" => "ServiceFailure",
            "sts" => "InternalFailure",
            "logs" => "ServiceUnavailableException",
            _ => "InternalServerException",
        })
    }
}

impl AwsError for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::TooLarge(_) => "RequestEntityTooLargeException",
            Self::Stalled(_) => "RequestTimeoutException",
            Self::Broken(_) => "SerializationException",
            Self::Busy => "ThrottlingException",
            Self::Browser(_) => "AccessDeniedException",
            Self::NotAvailable(_) => "NotImplementedException",
            Self::Internal(code) => code,
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::TooLarge(_) => 413,
            Self::Stalled(_) => 408,
            Self::Broken(_) => 400,
            Self::Busy => 429,
            Self::Browser(_) => 403,
            Self::NotAvailable(_) => 501,
            Self::Internal(_) => 500,
        }
    }

    fn message(&self) -> Option<&str> {
        None
    }

    fn to_body(&self) -> serde_json::Result<Value> {
        Ok(json!({ "message": self.to_string() }))
    }
}
