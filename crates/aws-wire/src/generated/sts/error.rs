// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `sts`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `ExpiredTokenException`, HTTP 400.
    ExpiredTokenException(types::ExpiredTokenException),
    /// `InvalidContextAssertion`, HTTP 400.
    InvalidContextAssertionException(types::InvalidContextAssertionException),
    /// `MalformedPolicyDocument`, HTTP 400.
    MalformedPolicyDocumentException(types::MalformedPolicyDocumentException),
    /// `PackedPolicyTooLarge`, HTTP 400.
    PackedPolicyTooLargeException(types::PackedPolicyTooLargeException),
    /// `RegionDisabledException`, HTTP 403.
    RegionDisabledException(types::RegionDisabledException),
}

impl Error {
    /// A `ExpiredTokenException` with this message.
    #[must_use]
    pub fn expired_token(message: impl Into<String>) -> Self {
        Self::ExpiredTokenException(types::ExpiredTokenException { message: Some(message.into()) })
    }

    /// A `InvalidContextAssertionException` with this message.
    #[must_use]
    pub fn invalid_context_assertion(message: impl Into<String>) -> Self {
        Self::InvalidContextAssertionException(types::InvalidContextAssertionException {
            message: Some(message.into()),
        })
    }

    /// A `MalformedPolicyDocumentException` with this message.
    #[must_use]
    pub fn malformed_policy_document(message: impl Into<String>) -> Self {
        Self::MalformedPolicyDocumentException(types::MalformedPolicyDocumentException {
            message: Some(message.into()),
        })
    }

    /// A `PackedPolicyTooLargeException` with this message.
    #[must_use]
    pub fn packed_policy_too_large(message: impl Into<String>) -> Self {
        Self::PackedPolicyTooLargeException(types::PackedPolicyTooLargeException { message: Some(message.into()) })
    }

    /// A `RegionDisabledException` with this message.
    #[must_use]
    pub fn region_disabled(message: impl Into<String>) -> Self {
        Self::RegionDisabledException(types::RegionDisabledException { message: Some(message.into()) })
    }
}

impl AwsError for Error {
    fn code(&self) -> &'static str {
        match self {
            Self::ExpiredTokenException(_) => "ExpiredTokenException",
            Self::InvalidContextAssertionException(_) => "InvalidContextAssertion",
            Self::MalformedPolicyDocumentException(_) => "MalformedPolicyDocument",
            Self::PackedPolicyTooLargeException(_) => "PackedPolicyTooLarge",
            Self::RegionDisabledException(_) => "RegionDisabledException",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::ExpiredTokenException(_) => 400,
            Self::InvalidContextAssertionException(_) => 400,
            Self::MalformedPolicyDocumentException(_) => 400,
            Self::PackedPolicyTooLargeException(_) => 400,
            Self::RegionDisabledException(_) => 403,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::ExpiredTokenException(error) => error.message.as_deref(),
            Self::InvalidContextAssertionException(error) => error.message.as_deref(),
            Self::MalformedPolicyDocumentException(error) => error.message.as_deref(),
            Self::PackedPolicyTooLargeException(error) => error.message.as_deref(),
            Self::RegionDisabledException(error) => error.message.as_deref(),
        }
    }

    fn to_body(&self) -> serde_json::Result<serde_json::Value> {
        match self {
            Self::ExpiredTokenException(error) => serde_json::to_value(error),
            Self::InvalidContextAssertionException(error) => serde_json::to_value(error),
            Self::MalformedPolicyDocumentException(error) => serde_json::to_value(error),
            Self::PackedPolicyTooLargeException(error) => serde_json::to_value(error),
            Self::RegionDisabledException(error) => serde_json::to_value(error),
        }
    }

    fn shape(&self) -> Option<&'static crate::schema::Shape> {
        Some(match self {
            Self::ExpiredTokenException(_) => &super::schema::EXPIRED_TOKEN_EXCEPTION,
            Self::InvalidContextAssertionException(_) => &super::schema::INVALID_CONTEXT_ASSERTION_EXCEPTION,
            Self::MalformedPolicyDocumentException(_) => &super::schema::MALFORMED_POLICY_DOCUMENT_EXCEPTION,
            Self::PackedPolicyTooLargeException(_) => &super::schema::PACKED_POLICY_TOO_LARGE_EXCEPTION,
            Self::RegionDisabledException(_) => &super::schema::REGION_DISABLED_EXCEPTION,
        })
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.message().unwrap_or_default())
    }
}

impl std::error::Error for Error {}
