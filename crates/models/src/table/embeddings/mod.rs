//! The table of embedding models: which one answers for which embedding id.
//!
//! Knowledge bases name AWS's embedding models; the entries say, by id or pattern, who answers for them. The first entry that
//! matches wins. Without entries the embedded model answers for every id. What was embedded lately is not embedded again.

mod build;
mod entry;
mod written;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;

pub use build::{EmbeddedEmbeddings, EmbeddingFactory, EmbeddingTableError};
pub use entry::{EmbeddingEntry, EmbeddingProviderEntry, OpenAiEmbeddingsEntry};

use super::identifier;
use crate::embedding::cache::VectorCache;
use crate::{EmbeddingModel, EmbeddingRequest, ModelError};

/// Ids for which the log has said who answers; more are not remembered, nor said.
const MOST_IDS_TOLD: usize = 1_000;

/// The embedding models of a server.
pub struct EmbeddingTable {
    rows: Vec<Row>,
    cache: VectorCache,
    told: Mutex<HashSet<String>>,
}

/// An entry with its model.
struct Row {
    entry: EmbeddingEntry,
    model: Arc<dyn EmbeddingModel>,
    /// The model's name at its provider; the id that was asked for when absent.
    name: Option<String>,
    /// Tells whose vectors the cache holds; entries of one embedded model share them.
    source: String,
}

/// The embedding model that answers for an id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedEmbeddings {
    /// `openai`, `bedrock` or `embedded`.
    pub provider: &'static str,
    /// The model's name at the provider.
    pub name: String,
}

impl EmbeddingTable {
    /// Who answers for an embedding model's id or ARN.
    ///
    /// # Errors
    /// [`ModelError::Validation`] with the configured ids when nobody does.
    pub fn resolve(&self, model_id: &str) -> Result<ResolvedEmbeddings, ModelError> {
        let row = self.row(model_id)?;
        Ok(ResolvedEmbeddings { provider: row.entry.provider.name(), name: row.name(model_id).to_owned() })
    }

    /// The entries in the order in which they are tried, each with its model's name at the provider; without one the model has the
    /// name that is asked for.
    pub fn entries(&self) -> impl Iterator<Item = (&EmbeddingEntry, Option<&str>)> {
        self.rows.iter().map(|row| (&row.entry, row.name.as_deref()))
    }

    fn row(&self, model_id: &str) -> Result<&Row, ModelError> {
        let candidates = identifier::candidates(model_id);
        let found = self.rows.iter().find(|row| candidates.iter().any(|candidate| row.entry.id.matches(candidate)));
        found.ok_or_else(|| {
            let configured: Vec<_> = self.rows.iter().map(|row| row.entry.id.as_str()).collect();
            let why = if configured.is_empty() {
                "This build has no embedded one, and none is configured; add one under [[embedding_models]] in the \
                 configuration."
                    .to_owned()
            } else {
                format!("'{model_id}' matches none of the configured embedding models: {}.", configured.join(", "))
            };
            ModelError::validation(format!("The provided embedding model identifier is invalid. {why}"))
        })
    }

    /// Says once an id that another model answers, and with which vectors.
    fn tell(&self, row: &Row, model_id: &str, wanted: Option<u32>) {
        let name = row.name(model_id);
        if name == model_id || !self.first_time(model_id) {
            return;
        }
        let (provider, dimensions) = (row.entry.provider.name(), row.model.dimensions(model_id, wanted));
        tracing::info!(model_id, provider, model = name, dimensions, "another model embeds for this id");
    }

    fn first_time(&self, model_id: &str) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.len() < MOST_IDS_TOLD && told.insert(model_id.to_owned())
    }
}

impl Row {
    fn name<'a>(&'a self, model_id: &'a str) -> &'a str {
        self.name.as_deref().unwrap_or(model_id)
    }
}

/// The table itself embeds, by whichever model its request names.
#[async_trait]
impl EmbeddingModel for EmbeddingTable {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        let row = self.row(&request.model_id)?;
        self.tell(row, &request.model_id, request.dimensions);
        let source = format!("{} {}", row.source, row.name(&request.model_id));
        self.cache.embed((row.model.as_ref(), &source), request).await
    }

    fn dimensions(&self, model_id: &str, wanted: Option<u32>) -> Option<u32> {
        self.row(model_id).ok()?.model.dimensions(model_id, wanted)
    }
}
