// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `iam`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `ConcurrentModification`, HTTP 409.
    ConcurrentModificationException(types::ConcurrentModificationException),
    /// `DeleteConflict`, HTTP 409.
    DeleteConflictException(types::DeleteConflictException),
    /// `EntityAlreadyExists`, HTTP 409.
    EntityAlreadyExistsException(types::EntityAlreadyExistsException),
    /// `InvalidInput`, HTTP 400.
    InvalidInputException(types::InvalidInputException),
    /// `LimitExceeded`, HTTP 409.
    LimitExceededException(types::LimitExceededException),
    /// `MalformedPolicyDocument`, HTTP 400.
    MalformedPolicyDocumentException(types::MalformedPolicyDocumentException),
    /// `NoSuchEntity`, HTTP 404.
    NoSuchEntityException(types::NoSuchEntityException),
    /// `PolicyNotAttachable`, HTTP 400.
    PolicyNotAttachableException(types::PolicyNotAttachableException),
    /// `ServiceFailure`, HTTP 500.
    ServiceFailureException(types::ServiceFailureException),
    /// `UnmodifiableEntity`, HTTP 400.
    UnmodifiableEntityException(types::UnmodifiableEntityException),
}

impl Error {
    /// A `ConcurrentModificationException` with this message.
    #[must_use]
    pub fn concurrent_modification(message: impl Into<String>) -> Self {
        Self::ConcurrentModificationException(types::ConcurrentModificationException { message: Some(message.into()) })
    }

    /// A `DeleteConflictException` with this message.
    #[must_use]
    pub fn delete_conflict(message: impl Into<String>) -> Self {
        Self::DeleteConflictException(types::DeleteConflictException { message: Some(message.into()) })
    }

    /// A `EntityAlreadyExistsException` with this message.
    #[must_use]
    pub fn entity_already_exists(message: impl Into<String>) -> Self {
        Self::EntityAlreadyExistsException(types::EntityAlreadyExistsException { message: Some(message.into()) })
    }

    /// A `InvalidInputException` with this message.
    #[must_use]
    pub fn invalid_input(message: impl Into<String>) -> Self {
        Self::InvalidInputException(types::InvalidInputException { message: Some(message.into()) })
    }

    /// A `LimitExceededException` with this message.
    #[must_use]
    pub fn limit_exceeded(message: impl Into<String>) -> Self {
        Self::LimitExceededException(types::LimitExceededException { message: Some(message.into()) })
    }

    /// A `MalformedPolicyDocumentException` with this message.
    #[must_use]
    pub fn malformed_policy_document(message: impl Into<String>) -> Self {
        Self::MalformedPolicyDocumentException(types::MalformedPolicyDocumentException {
            message: Some(message.into()),
        })
    }

    /// A `NoSuchEntityException` with this message.
    #[must_use]
    pub fn no_such_entity(message: impl Into<String>) -> Self {
        Self::NoSuchEntityException(types::NoSuchEntityException { message: Some(message.into()) })
    }

    /// A `PolicyNotAttachableException` with this message.
    #[must_use]
    pub fn policy_not_attachable(message: impl Into<String>) -> Self {
        Self::PolicyNotAttachableException(types::PolicyNotAttachableException { message: Some(message.into()) })
    }

    /// A `ServiceFailureException` with this message.
    #[must_use]
    pub fn service_failure(message: impl Into<String>) -> Self {
        Self::ServiceFailureException(types::ServiceFailureException { message: Some(message.into()) })
    }

    /// A `UnmodifiableEntityException` with this message.
    #[must_use]
    pub fn unmodifiable_entity(message: impl Into<String>) -> Self {
        Self::UnmodifiableEntityException(types::UnmodifiableEntityException { message: Some(message.into()) })
    }
}

impl AwsError for Error {
    fn code(&self) -> &'static str {
        match self {
            Self::ConcurrentModificationException(_) => "ConcurrentModification",
            Self::DeleteConflictException(_) => "DeleteConflict",
            Self::EntityAlreadyExistsException(_) => "EntityAlreadyExists",
            Self::InvalidInputException(_) => "InvalidInput",
            Self::LimitExceededException(_) => "LimitExceeded",
            Self::MalformedPolicyDocumentException(_) => "MalformedPolicyDocument",
            Self::NoSuchEntityException(_) => "NoSuchEntity",
            Self::PolicyNotAttachableException(_) => "PolicyNotAttachable",
            Self::ServiceFailureException(_) => "ServiceFailure",
            Self::UnmodifiableEntityException(_) => "UnmodifiableEntity",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::ConcurrentModificationException(_) => 409,
            Self::DeleteConflictException(_) => 409,
            Self::EntityAlreadyExistsException(_) => 409,
            Self::InvalidInputException(_) => 400,
            Self::LimitExceededException(_) => 409,
            Self::MalformedPolicyDocumentException(_) => 400,
            Self::NoSuchEntityException(_) => 404,
            Self::PolicyNotAttachableException(_) => 400,
            Self::ServiceFailureException(_) => 500,
            Self::UnmodifiableEntityException(_) => 400,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::ConcurrentModificationException(error) => error.message.as_deref(),
            Self::DeleteConflictException(error) => error.message.as_deref(),
            Self::EntityAlreadyExistsException(error) => error.message.as_deref(),
            Self::InvalidInputException(error) => error.message.as_deref(),
            Self::LimitExceededException(error) => error.message.as_deref(),
            Self::MalformedPolicyDocumentException(error) => error.message.as_deref(),
            Self::NoSuchEntityException(error) => error.message.as_deref(),
            Self::PolicyNotAttachableException(error) => error.message.as_deref(),
            Self::ServiceFailureException(error) => error.message.as_deref(),
            Self::UnmodifiableEntityException(error) => error.message.as_deref(),
        }
    }

    fn to_body(&self) -> serde_json::Result<serde_json::Value> {
        match self {
            Self::ConcurrentModificationException(error) => serde_json::to_value(error),
            Self::DeleteConflictException(error) => serde_json::to_value(error),
            Self::EntityAlreadyExistsException(error) => serde_json::to_value(error),
            Self::InvalidInputException(error) => serde_json::to_value(error),
            Self::LimitExceededException(error) => serde_json::to_value(error),
            Self::MalformedPolicyDocumentException(error) => serde_json::to_value(error),
            Self::NoSuchEntityException(error) => serde_json::to_value(error),
            Self::PolicyNotAttachableException(error) => serde_json::to_value(error),
            Self::ServiceFailureException(error) => serde_json::to_value(error),
            Self::UnmodifiableEntityException(error) => serde_json::to_value(error),
        }
    }

    fn shape(&self) -> Option<&'static crate::schema::Shape> {
        Some(match self {
            Self::ConcurrentModificationException(_) => &super::schema::CONCURRENT_MODIFICATION_EXCEPTION,
            Self::DeleteConflictException(_) => &super::schema::DELETE_CONFLICT_EXCEPTION,
            Self::EntityAlreadyExistsException(_) => &super::schema::ENTITY_ALREADY_EXISTS_EXCEPTION,
            Self::InvalidInputException(_) => &super::schema::INVALID_INPUT_EXCEPTION,
            Self::LimitExceededException(_) => &super::schema::LIMIT_EXCEEDED_EXCEPTION,
            Self::MalformedPolicyDocumentException(_) => &super::schema::MALFORMED_POLICY_DOCUMENT_EXCEPTION,
            Self::NoSuchEntityException(_) => &super::schema::NO_SUCH_ENTITY_EXCEPTION,
            Self::PolicyNotAttachableException(_) => &super::schema::POLICY_NOT_ATTACHABLE_EXCEPTION,
            Self::ServiceFailureException(_) => &super::schema::SERVICE_FAILURE_EXCEPTION,
            Self::UnmodifiableEntityException(_) => &super::schema::UNMODIFIABLE_ENTITY_EXCEPTION,
        })
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.message().unwrap_or_default())
    }
}

impl std::error::Error for Error {}
