// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `bedrock-runtime`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `AccessDeniedException`, HTTP 403.
    AccessDeniedException(types::AccessDeniedException),
    /// `InternalServerException`, HTTP 500.
    InternalServerException(types::InternalServerException),
    /// `ModelErrorException`, HTTP 424.
    ModelErrorException(types::ModelErrorException),
    /// `ModelNotReadyException`, HTTP 429.
    ModelNotReadyException(types::ModelNotReadyException),
    /// `ModelStreamErrorException`, HTTP 424.
    ModelStreamErrorException(types::ModelStreamErrorException),
    /// `ModelTimeoutException`, HTTP 408.
    ModelTimeoutException(types::ModelTimeoutException),
    /// `ResourceNotFoundException`, HTTP 404.
    ResourceNotFoundException(types::ResourceNotFoundException),
    /// `ServiceQuotaExceededException`, HTTP 400.
    ServiceQuotaExceededException(types::ServiceQuotaExceededException),
    /// `ServiceUnavailableException`, HTTP 503.
    ServiceUnavailableException(types::ServiceUnavailableException),
    /// `ThrottlingException`, HTTP 429.
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

    /// A `InternalServerException` with this message.
    #[must_use]
    pub fn internal_server(message: impl Into<String>) -> Self {
        Self::InternalServerException(types::InternalServerException { message: Some(message.into()) })
    }

    /// A `ModelErrorException` with this message.
    #[must_use]
    pub fn model_error(message: impl Into<String>) -> Self {
        Self::ModelErrorException(types::ModelErrorException {
            message: Some(message.into()),
            original_status_code: None,
            resource_name: None,
        })
    }

    /// A `ModelNotReadyException` with this message.
    #[must_use]
    pub fn model_not_ready(message: impl Into<String>) -> Self {
        Self::ModelNotReadyException(types::ModelNotReadyException { message: Some(message.into()) })
    }

    /// A `ModelStreamErrorException` with this message.
    #[must_use]
    pub fn model_stream_error(message: impl Into<String>) -> Self {
        Self::ModelStreamErrorException(types::ModelStreamErrorException {
            message: Some(message.into()),
            original_message: None,
            original_status_code: None,
        })
    }

    /// A `ModelTimeoutException` with this message.
    #[must_use]
    pub fn model_timeout(message: impl Into<String>) -> Self {
        Self::ModelTimeoutException(types::ModelTimeoutException { message: Some(message.into()) })
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
            Self::InternalServerException(_) => "InternalServerException",
            Self::ModelErrorException(_) => "ModelErrorException",
            Self::ModelNotReadyException(_) => "ModelNotReadyException",
            Self::ModelStreamErrorException(_) => "ModelStreamErrorException",
            Self::ModelTimeoutException(_) => "ModelTimeoutException",
            Self::ResourceNotFoundException(_) => "ResourceNotFoundException",
            Self::ServiceQuotaExceededException(_) => "ServiceQuotaExceededException",
            Self::ServiceUnavailableException(_) => "ServiceUnavailableException",
            Self::ThrottlingException(_) => "ThrottlingException",
            Self::ValidationException(_) => "ValidationException",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::AccessDeniedException(_) => 403,
            Self::InternalServerException(_) => 500,
            Self::ModelErrorException(_) => 424,
            Self::ModelNotReadyException(_) => 429,
            Self::ModelStreamErrorException(_) => 424,
            Self::ModelTimeoutException(_) => 408,
            Self::ResourceNotFoundException(_) => 404,
            Self::ServiceQuotaExceededException(_) => 400,
            Self::ServiceUnavailableException(_) => 503,
            Self::ThrottlingException(_) => 429,
            Self::ValidationException(_) => 400,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::AccessDeniedException(error) => error.message.as_deref(),
            Self::InternalServerException(error) => error.message.as_deref(),
            Self::ModelErrorException(error) => error.message.as_deref(),
            Self::ModelNotReadyException(error) => error.message.as_deref(),
            Self::ModelStreamErrorException(error) => error.message.as_deref(),
            Self::ModelTimeoutException(error) => error.message.as_deref(),
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
            Self::InternalServerException(error) => serde_json::to_value(error),
            Self::ModelErrorException(error) => serde_json::to_value(error),
            Self::ModelNotReadyException(error) => serde_json::to_value(error),
            Self::ModelStreamErrorException(error) => serde_json::to_value(error),
            Self::ModelTimeoutException(error) => serde_json::to_value(error),
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
            Self::InternalServerException(_) => &super::schema::INTERNAL_SERVER_EXCEPTION,
            Self::ModelErrorException(_) => &super::schema::MODEL_ERROR_EXCEPTION,
            Self::ModelNotReadyException(_) => &super::schema::MODEL_NOT_READY_EXCEPTION,
            Self::ModelStreamErrorException(_) => &super::schema::MODEL_STREAM_ERROR_EXCEPTION,
            Self::ModelTimeoutException(_) => &super::schema::MODEL_TIMEOUT_EXCEPTION,
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
