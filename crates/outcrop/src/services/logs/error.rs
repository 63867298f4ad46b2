//! How an operation fails: with an exception of the service, or because the store failed.

use aws_wire::logs::Error;
use store::StoreError;

use crate::services::bedrock_agent::tags::TagFault;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub enum LogsError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] Error),
    /// The store's failure; [`Error::from`] says what the client is told of it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the operations return.
pub(super) type Result<T> = std::result::Result<T, LogsError>;

impl From<TagFault> for LogsError {
    fn from(fault: TagFault) -> Self {
        Error::validation(fault.to_string()).into()
    }
}

impl From<LogsError> for Error {
    fn from(error: LogsError) -> Self {
        match error {
            LogsError::Aws(error) => error,
            LogsError::Store(error @ StoreError::PageToken { .. }) => Self::validation(format!("nextToken: {error}.")),
            LogsError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::service_unavailable("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}
