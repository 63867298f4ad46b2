//! How an operation on sessions fails: with an exception of the service, or because the store failed.

use std::fmt::Display;

use aws_wire::bedrock_agent_runtime::Error;
use store::StoreError;

use crate::services::bedrock_agent::tags::TagFault;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub enum SessionsError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] Error),
    /// The store's failure; [`Error::from`] says what the client is told of it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the operations return.
pub(super) type Result<T> = std::result::Result<T, SessionsError>;

/// Something that does not exist; `what` names it.
pub(super) fn not_found(what: impl Display) -> SessionsError {
    Error::resource_not_found(format!("There is no {what}.")).into()
}

impl From<TagFault> for SessionsError {
    fn from(fault: TagFault) -> Self {
        let message = fault.to_string();
        Self::Aws(match fault {
            TagFault::Reserved(_) => Error::validation(message),
            TagFault::TooMany { .. } => Error::service_quota_exceeded(message),
        })
    }
}

impl From<SessionsError> for Error {
    fn from(error: SessionsError) -> Self {
        match error {
            SessionsError::Aws(error) => error,
            SessionsError::Store(error @ StoreError::PageToken { .. }) => {
                Self::validation(format!("nextToken: {error}."))
            }
            SessionsError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::internal_server("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}
