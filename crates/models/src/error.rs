//! Why a model did not answer.
//!
//! The kinds are those of Bedrock's runtime, so that the exception is decided where the failure is seen. The messages are
//! meant for the API's caller: they keep the provider's own words and never hold keys or headers.

use std::time::Duration;

use aws_wire::bedrock_runtime::{Error as Exception, types};

/// A call that failed, before its answer or in the middle of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// Too many requests, as the provider sees it; retries are used up.
    #[error("{message}")]
    Throttled {
        /// The provider's message.
        message: String,
        /// How long the provider wants to be left alone, where it said so.
        retry_after: Option<Duration>,
    },
    /// No answer, or no next part of it, in the configured time.
    #[error("{message}")]
    Timeout {
        /// What was waited for, and how long.
        message: String,
    },
    /// The request is wrong: an unknown model id, a content block that the provider cannot take, a refused setting.
    #[error("{message}")]
    Validation {
        /// What is wrong, where.
        message: String,
    },
    /// The provider refused the credentials or what they allow.
    #[error("{message}")]
    AccessDenied {
        /// The provider's message.
        message: String,
    },
    /// The provider does not know the model (or path) that the model table names.
    #[error("{message}")]
    NotFound {
        /// The provider's message.
        message: String,
    },
    /// The provider could not be reached or is out of service.
    #[error("{message}")]
    Unavailable {
        /// The provider's message, or why there was no connection.
        message: String,
    },
    /// The provider answered what cannot be understood, before the answer began.
    #[error("{message}")]
    Unreadable {
        /// What came in place of an answer.
        message: String,
    },
    /// The provider failed before the answer began.
    #[error("{message}")]
    Model {
        /// The provider's message.
        message: String,
        /// The HTTP status that came with it.
        status: Option<u16>,
    },
    /// The answer broke off, or failed, after it had begun.
    #[error("{message}")]
    Stream {
        /// The provider's message, or how the stream ended.
        message: String,
        /// The status that the provider gave inside the stream.
        status: Option<u16>,
    },
}

impl ModelError {
    /// A [`ModelError::Validation`] with this message.
    pub fn validation(message: impl Into<String>) -> Self {
        Self::Validation { message: message.into() }
    }

    /// A [`ModelError::Unavailable`] with this message.
    pub fn unavailable(message: impl Into<String>) -> Self {
        Self::Unavailable { message: message.into() }
    }

    /// A [`ModelError::Model`] with this message and no status.
    pub fn model(message: impl Into<String>) -> Self {
        Self::Model { message: message.into(), status: None }
    }

    /// A [`ModelError::Unreadable`] with this message.
    pub fn unreadable(message: impl Into<String>) -> Self {
        Self::Unreadable { message: message.into() }
    }

    /// A [`ModelError::Stream`] with this message and no status.
    pub fn stream(message: impl Into<String>) -> Self {
        Self::Stream { message: message.into(), status: None }
    }

    /// The message for the API's caller.
    pub fn message(&self) -> &str {
        match self {
            Self::Throttled { message, .. }
            | Self::Timeout { message }
            | Self::Validation { message }
            | Self::AccessDenied { message }
            | Self::NotFound { message }
            | Self::Unavailable { message }
            | Self::Unreadable { message }
            | Self::Model { message, .. }
            | Self::Stream { message, .. } => message,
        }
    }

    pub(crate) fn message_mut(&mut self) -> &mut String {
        match self {
            Self::Throttled { message, .. }
            | Self::Timeout { message }
            | Self::Validation { message }
            | Self::AccessDenied { message }
            | Self::NotFound { message }
            | Self::Unavailable { message }
            | Self::Unreadable { message }
            | Self::Model { message, .. }
            | Self::Stream { message, .. } => message,
        }
    }
}

impl From<ModelError> for Exception {
    fn from(error: ModelError) -> Self {
        match error {
            ModelError::Throttled { message, .. } => Self::throttling(message),
            ModelError::Timeout { message } => Self::model_timeout(message),
            ModelError::Validation { message } => Self::validation(message),
            ModelError::AccessDenied { message } => Self::access_denied(message),
            ModelError::NotFound { message } => Self::resource_not_found(message),
            ModelError::Unavailable { message } => Self::service_unavailable(message),
            ModelError::Unreadable { message } => Self::ModelErrorException(types::ModelErrorException {
                message: Some(message),
                original_status_code: None,
                resource_name: None,
            }),
            ModelError::Model { message, status } => Self::ModelErrorException(types::ModelErrorException {
                message: Some(message),
                original_status_code: status.map(i32::from),
                resource_name: None,
            }),
            ModelError::Stream { message, status } => {
                Self::ModelStreamErrorException(types::ModelStreamErrorException {
                    original_message: Some(message.clone()),
                    message: Some(message),
                    original_status_code: status.map(i32::from),
                })
            }
        }
    }
}
