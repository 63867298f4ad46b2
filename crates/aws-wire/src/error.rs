//! What goes wrong before an operation is reached: nobody knows it, its request cannot be read, or its signature is bad.

use serde_json::{Value, json};

use crate::AwsError;
use crate::sigv4::SignatureError;

/// A request that is refused before its operation sees it, in the words that AWS uses.
///
/// The codes are those of the JSON services; [`crate::protocol::write_error`] gives the query services their own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WireError {
    /// Values that break the model's constraints: `ValidationException`, with every violation in one message.
    #[error("{0}")]
    Validation(String),
    /// The same for an operation that has no such exception: `InvalidParameterException`.
    #[error("{0}")]
    InvalidParameter(String),
    /// A body, header, label or parameter that cannot be read as the model's type: `SerializationException`.
    #[error("{0}")]
    Serialization(String),
    /// A body of another media type than the operation reads: `UnsupportedMediaTypeException`.
    #[error("{0}")]
    UnsupportedMediaType(String),
    /// A body larger than the server reads: `RequestEntityTooLargeException`. The number is the limit in bytes.
    #[error("Request must be smaller than {0} bytes for this operation")]
    TooLarge(u64),
    /// No operation in scope has the method and path, or the action: `UnknownOperationException`.
    #[error("{0}")]
    UnknownOperation(String),
    /// Credentials that are missing, unknown, expired or do not fit the request.
    #[error(transparent)]
    Signature(#[from] SignatureError),
    /// An answer that cannot be written, which is a fault of ours: `InternalFailure`.
    #[error("{0}")]
    Internal(String),
}

impl AwsError for WireError {
    fn code(&self) -> &'static str {
        match self {
            Self::Validation(_) => "ValidationException",
            Self::InvalidParameter(_) => "InvalidParameterException",
            Self::Serialization(_) => "SerializationException",
            Self::UnsupportedMediaType(_) => "UnsupportedMediaTypeException",
            Self::TooLarge(_) => "RequestEntityTooLargeException",
            Self::UnknownOperation(_) => "UnknownOperationException",
            Self::Signature(error) => error.code(),
            Self::Internal(_) => "InternalFailure",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::Validation(_) | Self::InvalidParameter(_) | Self::Serialization(_) => 400,
            Self::UnsupportedMediaType(_) => 415,
            Self::TooLarge(_) => 413,
            Self::UnknownOperation(_) => 404,
            Self::Signature(_) => 403,
            Self::Internal(_) => 500,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::Validation(message)
            | Self::InvalidParameter(message)
            | Self::Serialization(message)
            | Self::UnsupportedMediaType(message)
            | Self::UnknownOperation(message)
            | Self::Internal(message) => Some(message),
            Self::TooLarge(_) | Self::Signature(_) => None,
        }
    }

    fn to_body(&self) -> serde_json::Result<Value> {
        Ok(json!({ "message": self.to_string() }))
    }
}
