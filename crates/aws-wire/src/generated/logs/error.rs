// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `logs`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `AccessDeniedException`, HTTP 400.
    AccessDeniedException(types::AccessDeniedException),
    /// `ConflictException`, HTTP 400.
    ConflictException(types::ConflictException),
    /// `InvalidParameterException`, HTTP 400.
    InvalidParameterException(types::InvalidParameterException),
    /// `LimitExceededException`, HTTP 400.
    LimitExceededException(types::LimitExceededException),
    /// `OperationAbortedException`, HTTP 400.
    OperationAbortedException(types::OperationAbortedException),
    /// `ResourceAlreadyExistsException`, HTTP 400.
    ResourceAlreadyExistsException(types::ResourceAlreadyExistsException),
    /// `ResourceNotFoundException`, HTTP 400.
    ResourceNotFoundException(types::ResourceNotFoundException),
    /// `ServiceQuotaExceededException`, HTTP 400.
    ServiceQuotaExceededException(types::ServiceQuotaExceededException),
    /// `ServiceUnavailableException`, HTTP 500.
    ServiceUnavailableException(types::ServiceUnavailableException),
    /// `ThrottlingException`, HTTP 400.
    ThrottlingException(types::ThrottlingException),
    /// `ValidationException`, HTTP 400.
    ValidationException(types::ValidationException),
}

impl Error {
    /// A `AccessDeniedException` with this message.
    #[must_use]
    pub fn access_denied(message: impl Into<String>) -> Self {
        Self::AccessDeniedException(types::AccessDeniedException { message: Some(message.into()) })
    }

    /// A `ConflictException` with this message.
    #[must_use]
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::ConflictException(types::ConflictException { message: Some(message.into()) })
    }

    /// A `InvalidParameterException` with this message.
    #[must_use]
    pub fn invalid_parameter(message: impl Into<String>) -> Self {
        Self::InvalidParameterException(types::InvalidParameterException { message: Some(message.into()) })
    }

    /// A `LimitExceededException` with this message.
    #[must_use]
    pub fn limit_exceeded(message: impl Into<String>) -> Self {
        Self::LimitExceededException(types::LimitExceededException { message: Some(message.into()) })
    }

    /// A `OperationAbortedException` with this message.
    #[must_use]
    pub fn operation_aborted(message: impl Into<String>) -> Self {
        Self::OperationAbortedException(types::OperationAbortedException { message: Some(message.into()) })
    }

    /// A `ResourceAlreadyExistsException` with this message.
    #[must_use]
    pub fn resource_already_exists(message: impl Into<String>) -> Self {
        Self::ResourceAlreadyExistsException(types::ResourceAlreadyExistsException { message: Some(message.into()) })
    }

    /// A `ResourceNotFoundException` with this message.
    #[must_use]
    pub fn resource_not_found(message: impl Into<String>) -> Self {
        Self::ResourceNotFoundException(types::ResourceNotFoundException { message: Some(message.into()) })
    }

    /// A `ServiceQuotaExceededException` with this message.
    #[must_use]
    pub fn service_quota_exceeded(message: impl Into<String>) -> Self {
        Self::ServiceQuotaExceededException(types::ServiceQuotaExceededException { message: Some(message.into()) })
    }

    /// A `ServiceUnavailableException` with this message.
    #[must_use]
    pub fn service_unavailable(message: impl Into<String>) -> Self {
        Self::ServiceUnavailableException(types::ServiceUnavailableException { message: Some(message.into()) })
    }

    /// A `ThrottlingException` with this message.
    #[must_use]
    pub fn throttling(message: impl Into<String>) -> Self {
        Self::ThrottlingException(types::ThrottlingException { message: Some(message.into()) })
    }

    /// A `ValidationException` with this message.
    #[must_use]
    pub fn validation(message: impl Into<String>) -> Self {
        Self::ValidationException(types::ValidationException { message: Some(message.into()) })
    }
}

impl AwsError for Error {
    fn code(&self) -> &'static str {
        match self {
            Self::AccessDeniedException(_) => "AccessDeniedException",
            Self::ConflictException(_) => "ConflictException",
            Self::InvalidParameterException(_) => "InvalidParameterException",
            Self::LimitExceededException(_) => "LimitExceededException",
            Self::OperationAbortedException(_) => "OperationAbortedException",
            Self::ResourceAlreadyExistsException(_) => "ResourceAlreadyExistsException",
            Self::ResourceNotFoundException(_) => "ResourceNotFoundException",
            Self::ServiceQuotaExceededException(_) => "ServiceQuotaExceededException",
            Self::ServiceUnavailableException(_) => "ServiceUnavailableException",
            Self::ThrottlingException(_) => "ThrottlingException",
            Self::ValidationException(_) => "ValidationException",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::AccessDeniedException(_) => 400,
            Self::ConflictException(_) => 400,
            Self::InvalidParameterException(_) => 400,
            Self::LimitExceededException(_) => 400,
            Self::OperationAbortedException(_) => 400,
            Self::ResourceAlreadyExistsException(_) => 400,
            Self::ResourceNotFoundException(_) => 400,
            Self::ServiceQuotaExceededException(_) => 400,
            Self::ServiceUnavailableException(_) => 500,
            Self::ThrottlingException(_) => 400,
            Self::ValidationException(_) => 400,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::AccessDeniedException(error) => error.message.as_deref(),
            Self::ConflictException(error) => error.message.as_deref(),
            Self::InvalidParameterException(error) => error.message.as_deref(),
            Self::LimitExceededException(error) => error.message.as_deref(),
            Self::OperationAbortedException(error) => error.message.as_deref(),
            Self::ResourceAlreadyExistsException(error) => error.message.as_deref(),
            Self::ResourceNotFoundException(error) => error.message.as_deref(),
            Self::ServiceQuotaExceededException(error) => error.message.as_deref(),
            Self::ServiceUnavailableException(error) => error.message.as_deref(),
            Self::ThrottlingException(error) => error.message.as_deref(),
            Self::ValidationException(error) => error.message.as_deref(),
        }
    }

    fn to_body(&self) -> serde_json::Result<serde_json::Value> {
        match self {
            Self::AccessDeniedException(error) => serde_json::to_value(error),
            Self::ConflictException(error) => serde_json::to_value(error),
            Self::InvalidParameterException(error) => serde_json::to_value(error),
            Self::LimitExceededException(error) => serde_json::to_value(error),
            Self::OperationAbortedException(error) => serde_json::to_value(error),
            Self::ResourceAlreadyExistsException(error) => serde_json::to_value(error),
            Self::ResourceNotFoundException(error) => serde_json::to_value(error),
            Self::ServiceQuotaExceededException(error) => serde_json::to_value(error),
            Self::ServiceUnavailableException(error) => serde_json::to_value(error),
            Self::ThrottlingException(error) => serde_json::to_value(error),
            Self::ValidationException(error) => serde_json::to_value(error),
        }
    }

    fn shape(&self) -> Option<&'static crate::schema::Shape> {
        Some(match self {
            Self::AccessDeniedException(_) => &super::schema::ACCESS_DENIED_EXCEPTION,
            Self::ConflictException(_) => &super::schema::CONFLICT_EXCEPTION,
            Self::InvalidParameterException(_) => &super::schema::INVALID_PARAMETER_EXCEPTION,
            Self::LimitExceededException(_) => &super::schema::LIMIT_EXCEEDED_EXCEPTION,
            Self::OperationAbortedException(_) => &super::schema::OPERATION_ABORTED_EXCEPTION,
            Self::ResourceAlreadyExistsException(_) => &super::schema::RESOURCE_ALREADY_EXISTS_EXCEPTION,
            Self::ResourceNotFoundException(_) => &super::schema::RESOURCE_NOT_FOUND_EXCEPTION,
            Self::ServiceQuotaExceededException(_) => &super::schema::SERVICE_QUOTA_EXCEEDED_EXCEPTION,
            Self::ServiceUnavailableException(_) => &super::schema::SERVICE_UNAVAILABLE_EXCEPTION,
            Self::ThrottlingException(_) => &super::schema::THROTTLING_EXCEPTION,
            Self::ValidationException(_) => &super::schema::VALIDATION_EXCEPTION,
        })
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.message().unwrap_or_default())
    }
}

impl std::error::Error for Error {}
