//! What can go wrong below the services.

use std::path::PathBuf;

/// A failed call to the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened.
    #[error("the database {path} cannot be opened: {reason}")]
    Open {
        /// The file.
        path: PathBuf,
        /// What is in the way, and what to do about it.
        reason: String,
    },
    /// The row is not what the writer thought it to be: somebody else wrote in between.
    #[error("{what} was changed by somebody else in the meantime")]
    Conflict {
        /// What was to be written.
        what: String,
    },
    /// A row with this key exists already.
    #[error("{kind} {id} exists already")]
    Exists {
        /// The kind of document.
        kind: &'static str,
        /// Its id.
        id: String,
    },
    /// A page token that this server did not give for this list, or gave too long ago.
    #[error("the next token is not valid: {reason}")]
    PageToken {
        /// What is wrong with it.
        reason: &'static str,
    },
    /// A client token was used before with another request.
    #[error("the client token was used before with other parameters")]
    ClientTokenReused,
    /// A stored body is not the JSON that the reader expects.
    #[error("{kind} {id} cannot be read back: {source}")]
    Corrupt {
        /// The kind of document.
        kind: &'static str,
        /// Its id.
        id: String,
        /// What the JSON reader says.
        source: serde_json::Error,
    },
    /// A body cannot be written as JSON.
    #[error("a body cannot be written as JSON: {0}")]
    Encode(serde_json::Error),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}
