//! Indexes without another service: one SQLite file a knowledge base, and in memory what a search looks at of every chunk.
//!
//! The file is the truth. It holds documents, texts, words and vectors, and changes in transactions; [`memory`] holds codes of
//! the vectors and the values that filters compare, is read from the file when it is opened, and follows each commit. So there is
//! nothing that could disagree with the file after a crash. Searches look into memory, then fetch what they found from the file.

mod bm25;
mod database;
mod memory;
mod numbers;
mod open;
mod postings;
mod prepare;
mod question;
mod read;
mod search;
mod segments;
mod text;
mod write;

use std::sync::atomic::AtomicI64;
use std::sync::{Arc, RwLock, RwLockReadGuard, RwLockWriteGuard};

use async_trait::async_trait;
use tokio::sync::Semaphore;

use self::memory::Memory;
use self::question::Words;
use super::vectors::Rotation;
use super::{Chunk, DocumentKey, DocumentRecord, Hit, Index, IndexError, Query};
use store::Connections;

pub use self::open::EmbeddedIndexes;

/// The index of one knowledge base; clones share it.
#[derive(Clone)]
struct EmbeddedIndex(Arc<Inner>);

struct Inner {
    database: Connections,
    rotation: Rotation,
    memory: RwLock<Memory>,
    /// How often new chunks have become a segment, as far as is known without a lock.
    seals: AtomicI64,
    words: Words,
    /// Searches that may look into memory at a time; a writer waits for these alone.
    searches: Arc<Semaphore>,
}

impl EmbeddedIndex {
    /// Memory to search in. Its lock is held by searches for milliseconds and by writers for less, never across an await.
    fn memory(&self) -> RwLockReadGuard<'_, Memory> {
        self.0.memory.read().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Memory to change; only the holder of the database's writing connection does, in the order of the commits.
    fn memory_to_change(&self) -> RwLockWriteGuard<'_, Memory> {
        self.0.memory.write().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn check(&self, vector: &[f32]) -> Result<(), IndexError> {
        let wanted = self.0.rotation.dimensions();
        match vector.len() {
            given if given == wanted => Ok(()),
            given => Err(IndexError::Dimensions { wanted, given }),
        }
    }
}

#[async_trait]
impl Index for EmbeddedIndex {
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
        read::document(self.0.database.readers(), key).await
    }

    async fn documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError> {
        read::documents(self.0.database.readers(), data_source_id, after, limit).await
    }

    async fn search(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        self.find(query).await
    }
}
