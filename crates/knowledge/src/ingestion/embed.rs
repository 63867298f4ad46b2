//! Asking the embedding model, and opening the index that takes its vectors.

use std::sync::Arc;

use models::{EmbeddingRequest, EmbeddingUse, ModelError};

use super::failure::Failure;
use super::parts::Parts;
use super::source::Source;
use crate::index::{Index, IndexError, Vector};

/// Texts of one request: enough for any model's own batches, and little to repeat when one fails.
const BATCH: usize = 256;
/// A text that any model embeds.
const PLAIN: &str = "text";

impl Parts {
    /// The index of a data source's knowledge base.
    pub(super) async fn open_index(&self, source: &Source) -> Result<Arc<dyn Index>, IndexError> {
        self.indexes.open(&source.knowledge_base_id, source.embedding.dimensions).await
    }

    /// The same, if it is there already.
    pub(super) async fn find_index(&self, source: &Source) -> Result<Option<Arc<dyn Index>>, IndexError> {
        self.indexes.find(&source.knowledge_base_id, source.embedding.dimensions).await
    }

    /// Embeds texts and gives each vector to `take`, in order.
    pub(super) async fn embed(
        &self,
        source: &Source,
        texts: impl ExactSizeIterator<Item = String>,
        mut take: impl FnMut(Vector),
    ) -> Result<(), Failure> {
        let mut texts = texts;
        loop {
            let batch: Vec<String> = texts.by_ref().take(BATCH).collect();
            if batch.is_empty() {
                return Ok(());
            }
            let asked = batch.len();
            let request = EmbeddingRequest {
                model_id: source.embedding.model_id.clone(),
                texts: batch,
                purpose: EmbeddingUse::Document,
                dimensions: source.embedding.wanted,
            };
            let vectors = self.embed_batch(request).await?;
            if vectors.len() != asked {
                let reason = format!("the embedding model gave {} vectors for {asked} texts", vectors.len());
                return Err(Failure::Job { reason, again: true });
            }
            vectors.into_iter().for_each(&mut take);
        }
    }

    /// Embeds texts. Where the model fails twice on them but not on another text, the failure is the document's.
    async fn embed_batch(&self, request: EmbeddingRequest) -> Result<Vec<Vector>, Failure> {
        let may_be_theirs =
            |error: &ModelError| matches!(error, ModelError::Unreadable { .. } | ModelError::Model { .. });
        match self.embeddings.embed(request.clone()).await {
            Err(error) if may_be_theirs(&error) => {}
            first => return Ok(first?),
        }
        let error = match self.embeddings.embed(request.clone()).await {
            Err(error) if may_be_theirs(&error) => error,
            second => return Ok(second?),
        };
        let plain = EmbeddingRequest { texts: vec![PLAIN.to_owned()], ..request };
        match self.embeddings.embed(plain).await {
            Ok(_) => Err(Failure::Document(format!("the embedding model: {error}"))),
            Err(_) => Err(error.into()),
        }
    }
}
