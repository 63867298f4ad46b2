//! How an operation fails: besides the service's exceptions, with two that its model does not name but AWS answers.

use aws_wire::{AwsError, sts};
use serde_json::Value;

use crate::services::iam::IamError;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub(super) enum StsError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] sts::Error),
    /// `AccessDenied`: the caller may not do this.
    #[error("AccessDenied: {0}")]
    AccessDenied(String),
    /// `ValidationError`: the request contradicts what is stored.
    #[error("ValidationError: {0}")]
    Validation(String),
    /// What roles and users are kept in failed.
    #[error("InternalFailure: what is stored of roles and users cannot be read; the server's log says why")]
    Iam,
}

impl From<IamError> for StsError {
    fn from(error: IamError) -> Self {
        tracing::error!(%error, "IAM failed");
        Self::Iam
    }
}

impl AwsError for StsError {
    fn code(&self) -> &'static str {
        match self {
            Self::Aws(error) => error.code(),
            Self::AccessDenied(_) => "AccessDenied",
            Self::Validation(_) => "ValidationError",
            Self::Iam => "InternalFailure",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::Aws(error) => error.status(),
            Self::AccessDenied(_) => 403,
            Self::Validation(_) => 400,
            Self::Iam => 500,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::Aws(error) => error.message(),
            Self::AccessDenied(message) | Self::Validation(message) => Some(message),
            Self::Iam => Some("What is stored of roles and users cannot be read; the server's log says why."),
        }
    }

    fn to_body(&self) -> serde_json::Result<Value> {
        match self {
            Self::Aws(error) => error.to_body(),
            other => Ok(serde_json::json!({ "message": other.message() })),
        }
    }
}
