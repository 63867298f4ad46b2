//! How an operation fails: with an exception of the service, or because the store failed.

use aws_wire::iam::Error;
use store::StoreError;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub enum IamError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] Error),
    /// The store's failure; [`Error::from`] says what the client is told of it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the operations return.
pub(super) type Result<T> = std::result::Result<T, IamError>;

impl From<IamError> for Error {
    fn from(error: IamError) -> Self {
        match error {
            IamError::Aws(error) => error,
            IamError::Store(error @ StoreError::PageToken { .. }) => {
                Self::invalid_input(format!("Invalid Marker: {error}."))
            }
            IamError::Store(error @ (StoreError::Conflict { .. } | StoreError::Exists { .. })) => {
                Self::concurrent_modification(format!("{error}. Read it again and retry the request."))
            }
            IamError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::service_failure("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}
