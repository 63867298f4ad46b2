//! What an ingestion is made of.

use std::sync::Arc;

use documents::Extractor;
use models::EmbeddingModel;
use objects::Objects;
use store::{Clock, Store};
use tokio::sync::Semaphore;

use crate::index::Indexes;

/// Bytes of documents that may be worked on at the same time, in units of a mebibyte: a large document goes alone.
const BUDGET: u32 = 64;

/// The parts of a server that an ingestion uses, and the bounds that all its jobs share.
pub struct Parts {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) objects: Arc<Objects>,
    pub(super) extractor: Extractor,
    pub(super) embeddings: Arc<dyn EmbeddingModel>,
    pub(super) indexes: Arc<dyn Indexes>,
    /// Documents that may be worked on at the same time.
    pub(super) parallel: usize,
    pub(super) budget: Semaphore,
}

impl Parts {
    /// An ingestion's parts. The extractor should have the limits of [`extraction_limits`](super::extraction_limits).
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        objects: Arc<Objects>,
        extractor: Extractor,
        embeddings: Arc<dyn EmbeddingModel>,
        indexes: Arc<dyn Indexes>,
    ) -> Self {
        // One more than there are processors, since some wait for their object or for the index.
        let parallel = std::thread::available_parallelism().map_or(1, usize::from) + 1;
        let budget = Semaphore::new(BUDGET as usize);
        Self { store, clock, objects, extractor, embeddings, indexes, parallel, budget }
    }

    /// The share of the budget that a document of this many bytes takes.
    pub(super) fn share(size: u64) -> u32 {
        u32::try_from(size >> 20).unwrap_or(u32::MAX).saturating_add(1).min(BUDGET)
    }
}
