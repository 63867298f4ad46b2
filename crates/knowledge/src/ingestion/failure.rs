//! What went wrong, by whose business it is: the document's, or all of them.

use documents::DocumentError;
use models::ModelError;
use objects::ObjectError;
use store::StoreError;

use crate::chunking::TooManyChunks;
use crate::index::IndexError;

/// Why a document was not indexed, or why a job did not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The document cannot be indexed; others can.
    Document(String),
    /// The document is of no kind that is read.
    Ignored(String),
    /// No document can be indexed now.
    Job {
        reason: String,
        /// Whether it may go better later.
        again: bool,
    },
}

impl Failure {
    fn now(reason: impl ToString) -> Self {
        Self::Job { reason: reason.to_string(), again: true }
    }

    fn for_good(reason: impl ToString) -> Self {
        Self::Job { reason: reason.to_string(), again: false }
    }

    /// What is wrong with a bucket that cannot be listed: without its list nothing can be done.
    pub(super) fn of_list(error: ObjectError) -> Self {
        match Self::from(error) {
            Self::Document(reason) | Self::Ignored(reason) => Self::Job { reason, again: true },
            job => job,
        }
    }
}

impl From<DocumentError> for Failure {
    fn from(error: DocumentError) -> Self {
        match error {
            DocumentError::Isolation { .. } => Self::now(error),
            error => Self::Document(error.to_string()),
        }
    }
}

impl From<TooManyChunks> for Failure {
    fn from(error: TooManyChunks) -> Self {
        Self::Document(error.to_string())
    }
}

impl From<ObjectError> for Failure {
    fn from(error: ObjectError) -> Self {
        match error {
            ObjectError::NoObject { .. }
            | ObjectError::TooLarge { .. }
            | ObjectError::Denied { .. }
            | ObjectError::Changed { .. }
            | ObjectError::Unlisted { .. } => Self::Document(error.to_string()),
            ObjectError::Failed { .. } | ObjectError::Database(_) | ObjectError::Io(_) | ObjectError::Body(_) => {
                Self::now(error)
            }
            // No bucket; the others are about writing.
            error => Self::for_good(error),
        }
    }
}

impl From<ModelError> for Failure {
    fn from(error: ModelError) -> Self {
        let reason = format!("the embedding model: {error}");
        match error {
            // What the model says of a text is about that text, or about a model that takes none: each document's failure then.
            ModelError::Validation { .. } => Self::Document(reason),
            ModelError::AccessDenied { .. } | ModelError::NotFound { .. } => Self::for_good(reason),
            ModelError::Throttled { .. }
            | ModelError::Timeout { .. }
            | ModelError::Unavailable { .. }
            | ModelError::Unreadable { .. }
            | ModelError::Model { .. }
            | ModelError::Stream { .. } => Self::now(reason),
        }
    }
}

impl From<IndexError> for Failure {
    fn from(error: IndexError) -> Self {
        match error {
            IndexError::Database(_) => Self::now(error),
            error => Self::for_good(error),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::now(error)
    }
}
