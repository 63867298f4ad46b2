//! Embeddings: texts as vectors, near each other where the texts mean alike.
//!
//! [`EmbeddingModel`] is what the rest of the house asks; providers answer for it as for chat models, and
//! [`EmbeddingTable`](crate::table::EmbeddingTable) says which one. [`served`] is the other way round: bodies of InvokeModel for
//! embedding models, answered by any of them.

pub(crate) mod batches;
pub(crate) mod cache;
pub(crate) mod cut;
pub mod served;
pub mod vectors;

use async_trait::async_trait;

use crate::ModelError;

/// What a text is embedded for. Some models treat the two differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmbeddingUse {
    /// It will be searched.
    Document,
    /// It searches. Someone waits for it, so it goes before documents where a model computes on this machine.
    Query,
}

/// A request to an embedding model.
#[derive(Clone, Debug)]
pub struct EmbeddingRequest {
    /// The id that the knowledge base names: AWS's id or ARN.
    pub model_id: String,
    /// The texts, any number of them: models divide them into batches of their own size.
    pub texts: Vec<String>,
    /// What for.
    pub purpose: EmbeddingUse,
    /// The length of vector that is wanted, for models that have several.
    pub dimensions: Option<u32>,
}

/// Something that embeds texts.
#[async_trait]
pub trait EmbeddingModel: Send + Sync {
    /// One vector of length 1 a text, in their order, all of the same dimensions. Texts longer than the model reads are cut at
    /// its limit.
    ///
    /// # Errors
    /// As [`Model::converse`](crate::Model::converse), and when the provider's answer has another form.
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError>;

    /// The length of the vectors that `embed` gives for a model id when `wanted` is asked for, where that is known without asking
    /// the model; it may be another length than the wanted one.
    fn dimensions(&self, model_id: &str, wanted: Option<u32>) -> Option<u32>;
}
