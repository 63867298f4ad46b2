//! How an operation fails: with an exception of the service, or because the store failed.

use aws_wire::bedrock_agent::Error;
use store::StoreError;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub enum BuildTimeError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] Error),
    /// The store's failure; [`Error::from`] says what the client is told of it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the operations return.
pub(super) type Result<T> = std::result::Result<T, BuildTimeError>;

impl From<BuildTimeError> for Error {
    fn from(error: BuildTimeError) -> Self {
        match error {
            BuildTimeError::Aws(error) => error,
            BuildTimeError::Store(error @ StoreError::PageToken { .. }) => {
                Self::validation(format!("nextToken: {error}."))
            }
            BuildTimeError::Store(StoreError::ClientTokenReused) => Self::conflict(
                "The clientToken was already used for a request with other parameters. Repeat the request as it was, or use \
                 another token.",
            ),
            BuildTimeError::Store(error @ (StoreError::Conflict { .. } | StoreError::Exists { .. })) => {
                Self::conflict(format!("{error}. Read it again and retry the request."))
            }
            BuildTimeError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::internal_server("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}
