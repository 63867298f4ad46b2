//! What the operations of knowledge bases share: the indexes, the models that embed texts, and the work of ingestion.

use std::fmt;
use std::sync::Arc;

use ::knowledge::index::{Index, IndexError, Indexes, Vector};
use ::knowledge::ingestion::Ingestion;
use models::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, ModelError};

/// The indexes of all knowledge bases, the models that embed texts for them, and what fills them.
#[derive(Clone)]
pub struct Knowledge {
    indexes: Arc<dyn Indexes>,
    embeddings: Arc<dyn EmbeddingModel>,
    /// Brings documents into the indexes.
    pub ingestion: Ingestion,
}

impl Knowledge {
    /// Indexes, what embeds for them, and an ingestion over both.
    #[must_use]
    pub fn new(indexes: Arc<dyn Indexes>, embeddings: Arc<dyn EmbeddingModel>, ingestion: Ingestion) -> Self {
        Self { indexes, embeddings, ingestion }
    }

    /// The length of the vectors that a model gives when `wanted` is asked for. A model that does not tell embeds one word.
    ///
    /// # Errors
    /// As [`EmbeddingModel::embed`].
    pub async fn dimensions(&self, model_id: &str, wanted: Option<u32>) -> Result<usize, ModelError> {
        match self.embeddings.dimensions(model_id, wanted).and_then(|known| usize::try_from(known).ok()) {
            Some(known) => Ok(known),
            None => Ok(self.vector(model_id, wanted, "word").await?.len()),
        }
    }

    /// The vector of a question.
    ///
    /// # Errors
    /// As [`EmbeddingModel::embed`].
    pub async fn vector(&self, model_id: &str, wanted: Option<u32>, text: &str) -> Result<Vector, ModelError> {
        let vectors = self.vectors(model_id, wanted, vec![text.to_owned()], EmbeddingUse::Query).await?;
        vectors.into_iter().next().ok_or_else(|| ModelError::unreadable("the embedding model gave no vector"))
    }

    /// The vectors of texts, in their order.
    ///
    /// # Errors
    /// As [`EmbeddingModel::embed`].
    pub async fn vectors(
        &self,
        model_id: &str,
        dimensions: Option<u32>,
        texts: Vec<String>,
        purpose: EmbeddingUse,
    ) -> Result<Vec<Vector>, ModelError> {
        self.embeddings.embed(EmbeddingRequest { model_id: model_id.to_owned(), texts, purpose, dimensions }).await
    }

    /// The index of a knowledge base, once it has one.
    ///
    /// # Errors
    /// As [`Indexes::find`].
    pub async fn index(
        &self,
        knowledge_base_id: &str,
        dimensions: usize,
    ) -> Result<Option<Arc<dyn Index>>, IndexError> {
        self.indexes.find(knowledge_base_id, dimensions).await
    }
}

impl fmt::Debug for Knowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Knowledge").finish_non_exhaustive()
    }
}
