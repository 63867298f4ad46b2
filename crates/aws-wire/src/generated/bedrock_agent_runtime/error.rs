// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `bedrock-agent-runtime`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `AccessDeniedException`, HTTP 403.
    AccessDeniedException(types::AccessDeniedException),
    /// `BadGatewayException`, HTTP 502.
    BadGatewayException(types::BadGatewayException),
    /// `ConflictException`, HTTP 409.
    ConflictException(types::ConflictException),
    /// `DependencyFailedException`, HTTP 424.
    DependencyFailedException(types::DependencyFailedException),
    /// `InternalServerException`, HTTP 500.
    InternalServerException(types::InternalServerException),
    /// `ModelNotReadyException`, HTTP 424.
    ModelNotReadyException(types::ModelNotReadyException),
    /// `ResourceNotFoundException`, HTTP 404.
    ResourceNotFoundException(types::ResourceNotFoundException),
    /// `ServiceQuotaExceededException`, HTTP 400.
    ServiceQuotaExceededException(types::ServiceQuotaExceededException),
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

    /// A `BadGatewayException` with this message.
    #[must_use]
    pub fn bad_gateway(message: impl Into<String>) -> Self {
        Self::BadGatewayException(types::BadGatewayException { message: Some(message.into()), resource_name: None })
    }

    /// A `ConflictException` with this message.
    #[must_use]
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::ConflictException(types::ConflictException { message: Some(message.into()) })
    }

    /// A `DependencyFailedException` with this message.
    #[must_use]
    pub fn dependency_failed(message: impl Into<String>) -> Self {
        Self::DependencyFailedException(types::DependencyFailedException {
            message: Some(message.into()),
            resource_name: None,
        })
    }

    /// A `InternalServerException` with this message.
    #[must_use]
    pub fn internal_server(message: impl Into<String>) -> Self {
        Self::InternalServerException(types::InternalServerException { message: Some(message.into()), reason: None })
    }

    /// A `ModelNotReadyException` with this message.
    #[must_use]
    pub fn model_not_ready(message: impl Into<String>) -> Self {
        Self::ModelNotReadyException(types::ModelNotReadyException { message: Some(message.into()) })
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
            Self::BadGatewayException(_) => "BadGatewayException",
            Self::ConflictException(_) => "ConflictException",
            Self::DependencyFailedException(_) => "DependencyFailedException",
            Self::InternalServerException(_) => "InternalServerException",
            Self::ModelNotReadyException(_) => "ModelNotReadyException",
            Self::ResourceNotFoundException(_) => "ResourceNotFoundException",
            Self::ServiceQuotaExceededException(_) => "ServiceQuotaExceededException",
            Self::ThrottlingException(_) => "ThrottlingException",
            Self::ValidationException(_) => "ValidationException",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::AccessDeniedException(_) => 403,
            Self::BadGatewayException(_) => 502,
            Self::ConflictException(_) => 409,
            Self::DependencyFailedException(_) => 424,
            Self::InternalServerException(_) => 500,
            Self::ModelNotReadyException(_) => 424,
            Self::ResourceNotFoundException(_) => 404,
            Self::ServiceQuotaExceededException(_) => 400,
            Self::ThrottlingException(_) => 429,
            Self::ValidationException(_) => 400,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::AccessDeniedException(error) => error.message.as_deref(),
            Self::BadGatewayException(error) => error.message.as_deref(),
            Self::ConflictException(error) => error.message.as_deref(),
            Self::DependencyFailedException(error) => error.message.as_deref(),
            Self::InternalServerException(error) => error.message.as_deref(),
            Self::ModelNotReadyException(error) => error.message.as_deref(),
            Self::ResourceNotFoundException(error) => error.message.as_deref(),
            Self::ServiceQuotaExceededException(error) => error.message.as_deref(),
            Self::ThrottlingException(error) => error.message.as_deref(),
            Self::ValidationException(error) => error.message.as_deref(),
        }
    }

    fn to_body(&self) -> serde_json::Result<serde_json::Value> {
        match self {
            Self::AccessDeniedException(error) => serde_json::to_value(error),
            Self::BadGatewayException(error) => serde_json::to_value(error),
            Self::ConflictException(error) => serde_json::to_value(error),
            Self::DependencyFailedException(error) => serde_json::to_value(error),
            Self::InternalServerException(error) => serde_json::to_value(error),
            Self::ModelNotReadyException(error) => serde_json::to_value(error),
            Self::ResourceNotFoundException(error) => serde_json::to_value(error),
            Self::ServiceQuotaExceededException(error) => serde_json::to_value(error),
            Self::ThrottlingException(error) => serde_json::to_value(error),
            Self::ValidationException(error) => serde_json::to_value(error),
        }
    }

    fn shape(&self) -> Option<&'static crate::schema::Shape> {
        Some(match self {
            Self::AccessDeniedException(_) => &super::schema::ACCESS_DENIED_EXCEPTION,
            Self::BadGatewayException(_) => &super::schema::BAD_GATEWAY_EXCEPTION,
            Self::ConflictException(_) => &super::schema::CONFLICT_EXCEPTION,
            Self::DependencyFailedException(_) => &super::schema::DEPENDENCY_FAILED_EXCEPTION,
            Self::InternalServerException(_) => &super::schema::INTERNAL_SERVER_EXCEPTION,
            Self::ModelNotReadyException(_) => &super::schema::MODEL_NOT_READY_EXCEPTION,
            Self::ResourceNotFoundException(_) => &super::schema::RESOURCE_NOT_FOUND_EXCEPTION,
            Self::ServiceQuotaExceededException(_) => &super::schema::SERVICE_QUOTA_EXCEEDED_EXCEPTION,
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
