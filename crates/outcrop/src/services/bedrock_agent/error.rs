//! How an operation fails: with an exception of the service, or because the store failed.

use aws_wire::bedrock_agent::Error;
use knowledge::index::IndexError;
use knowledge::ingestion::IngestionError;
use store::StoreError;

use super::messages::not_found;

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

impl From<IngestionError> for BuildTimeError {
    fn from(error: IngestionError) -> Self {
        match error {
            IngestionError::Store(error) => Self::Store(error),
            IngestionError::Running { .. } | IngestionError::NotRunning { .. } => {
                Error::conflict(sentence(&error.to_string())).into()
            }
            IngestionError::NoJob { ingestion_job_id } => {
                not_found(format_args!("ingestion job {ingestion_job_id}")).into()
            }
            IngestionError::TooMany { .. } => Error::throttling(sentence(&error.to_string())).into(),
            IngestionError::Invalid { .. } => Error::validation(format!("{error}.")).into(),
            IngestionError::Index(error @ IndexError::Dimensions { .. }) => {
                Error::conflict(sentence(&error.to_string())).into()
            }
            IngestionError::Index(error) => {
                tracing::error!(%error, "an index failed");
                Error::internal_server("The index failed; the server's log says why. Retry the request.").into()
            }
        }
    }
}

/// A message that begins with a capital and ends with a full stop.
fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

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
