//! The index of a knowledge base: its documents with their state, their chunks, and search.
//!
//! An index keeps a document and its chunks together: what [`Index::put`] acknowledged is there as a whole after a crash, what it
//! did not is not there at all. So an ingestion that is run again doubles and loses nothing.

mod attributes;
mod columns;
mod embedded;
mod filter;
mod fusion;
mod postgres;
mod record;
mod search;
mod top;
mod vectors;
mod words;

use async_trait::async_trait;
use std::sync::Arc;

pub use embedded::EmbeddedIndexes;
pub use filter::{Filter, FilterError};
pub use postgres::PostgresIndexes;
pub use record::{Chunk, DocumentKey, DocumentRecord, DocumentState, Location, Metadata, MetadataValue, Vector};
pub use search::{Hit, Query, SearchMode};

/// Why an index did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// A vector has another length than the index was made for.
    #[error(
        "the embedding model gives vectors of {given} dimensions, the index holds vectors of {wanted}; use the model that the \
         knowledge base was made with"
    )]
    Dimensions {
        /// What the index holds.
        wanted: usize,
        /// What was given.
        given: usize,
    },
    /// An id of a knowledge base that cannot name an index.
    #[error("{0:?} cannot be the id of a knowledge base: letters, digits, '-' and '_' are allowed, at most 64")]
    Name(String),
    /// A record cannot be written as JSON.
    #[error("a record cannot be written as JSON: {0}")]
    Unwritable(String),
    /// The database failed.
    #[error("the index could not be used: {0}")]
    Database(#[from] sqlx::Error),
    /// What lies in the index cannot be read.
    #[error("the index is damaged: {0}")]
    Damaged(String),
}

/// The index of one knowledge base.
#[async_trait]
pub trait Index: Send + Sync {
    /// Puts a document and its chunks in the place of what was there under the same key, all or nothing.
    ///
    /// # Errors
    /// [`IndexError`]; then what was there is unchanged.
    async fn put(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError>;

    /// Writes a document's record and leaves its chunks as they are: a new state, or the reason of a failure.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn note(&self, document: &DocumentRecord) -> Result<(), IndexError>;

    /// Removes documents with their chunks. Keys without a document are no error.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn remove(&self, keys: &[DocumentKey]) -> Result<(), IndexError>;

    /// Removes all documents of a data source.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn remove_source(&self, data_source_id: &str) -> Result<(), IndexError>;

    /// A document's record.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError>;

    /// At most `limit` records of a data source, ordered by id, those after `after`.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError>;

    /// The chunks that answer a query best, best first, at most [`Query::limit`] of those that pass its filter.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn search(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError>;
}

/// The indexes of a server, by the id of their knowledge base.
#[async_trait]
pub trait Indexes: Send + Sync {
    /// Opens an index, which is made when it is missing. `dimensions` is the length of its vectors.
    ///
    /// # Errors
    /// [`IndexError`]; [`IndexError::Dimensions`] when it was made for another length.
    async fn open(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Arc<dyn Index>, IndexError>;

    /// Opens an index that is there: who only reads must not make one anew that was deleted meanwhile.
    ///
    /// # Errors
    /// As [`Indexes::open`].
    async fn find(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Option<Arc<dyn Index>>, IndexError>;

    /// Deletes an index with all that is in it. One that is not there is no error.
    ///
    /// # Errors
    /// [`IndexError`].
    async fn delete(&self, knowledge_base_id: &str) -> Result<(), IndexError>;
}
