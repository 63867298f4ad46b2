//! Indexes in PostgreSQL with pgvector, for servers whose knowledge is larger than one machine, or shared by several.
//!
//! Each index has a schema of its own, so that its vectors have a graph of their own, one index says nothing of another's numbers,
//! and deleting it is one statement. The database searches by vectors and by words; both rankings are fused as the embedded index
//! fuses its own, and the same words are cut the same way, so both kinds of index find the same.

mod connect;
mod filter;
mod open;
mod read;
mod search;
mod text;
mod write;

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::PgPool;

use super::{Chunk, DocumentKey, DocumentRecord, Hit, Index, IndexError, Indexes, Query};

/// Indexes in one database. Several processes may use it at a time; clones share the connections.
#[derive(Clone)]
pub struct PostgresIndexes(Arc<Inner>);

struct Inner {
    pool: PgPool,
    /// Whether a search by the graph goes on until enough rows pass its filter: pgvector 0.8 and later.
    iterative: bool,
}

/// The index of one knowledge base.
struct PostgresIndex {
    database: Arc<Inner>,
    /// The name of its schema, made of its number.
    schema: String,
    dimensions: usize,
}

impl PostgresIndex {
    fn check(&self, vector: &[f32]) -> Result<(), IndexError> {
        match vector.len() {
            given if given == self.dimensions => Ok(()),
            given => Err(IndexError::Dimensions { wanted: self.dimensions, given }),
        }
    }
}

#[async_trait]
impl Indexes for PostgresIndexes {
    async fn open(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Arc<dyn Index>, IndexError> {
        let schema = open::open(&self.0.pool, knowledge_base_id, dimensions).await?;
        Ok(Arc::new(PostgresIndex { database: Arc::clone(&self.0), schema, dimensions }))
    }

    async fn find(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Option<Arc<dyn Index>>, IndexError> {
        let Some(schema) = open::existing(&self.0.pool, knowledge_base_id, dimensions).await? else { return Ok(None) };
        Ok(Some(Arc::new(PostgresIndex { database: Arc::clone(&self.0), schema, dimensions })))
    }

    async fn delete(&self, knowledge_base_id: &str) -> Result<(), IndexError> {
        open::delete(&self.0.pool, knowledge_base_id).await
    }
}

#[async_trait]
impl Index for PostgresIndex {
    async fn put(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError> {
        self.put_document(document, chunks).await
    }

    async fn note(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        self.note_document(document).await
    }

    async fn remove(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        self.remove_documents(keys).await
    }

    async fn remove_source(&self, data_source_id: &str) -> Result<(), IndexError> {
        self.remove_documents_of(data_source_id).await
    }

    async fn document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        self.read_document(key).await
    }

    async fn documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError> {
        self.read_documents(data_source_id, after, limit).await
    }

    async fn search(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        self.find(query).await
    }
}
