//! The model table: which model answers for which model id.
//!
//! Programs name AWS's models, by id, inference profile or ARN; the table's entries say, by id or pattern, who answers for
//! them. The first entry that matches wins. Without entries the embedded model answers for every id.

mod build;
mod embeddings;
mod entry;
mod families;
mod foundation_models;
mod identifier;
mod known;
mod written;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use aws_wire::Document;
use serde_json::json;

pub use build::{Embedded, EmbeddedFactory, TableError};
pub use embeddings::{
    EmbeddedEmbeddings, EmbeddingEntry, EmbeddingFactory, EmbeddingProviderEntry, EmbeddingTable, EmbeddingTableError,
    OpenAiEmbeddingsEntry, ResolvedEmbeddings,
};
pub use entry::{
    AnthropicEntry, BedrockEntry, EmbeddedEntry, ModelEntry, OpenAiEntry, ProviderEntry, ReplayEntry, ToolForm,
};
pub(crate) use identifier::base_id;

use crate::{Model, ModelError, ModelRequest, ModelStream};

/// The ids that name the embedded models themselves.
const EMBEDDED_IDS: &str = "outcrop.embedded-*";
/// Ids for which the log has said who answers; more are not remembered, nor said.
const MOST_IDS_TOLD: usize = 1_000;

/// The models of a server.
pub struct ModelTable {
    rows: Vec<Row>,
    told: Mutex<HashSet<String>>,
}

/// An entry with its model.
struct Row {
    entry: ModelEntry,
    model: Arc<dyn Model>,
    /// The model's name at its provider; the id that was asked for when absent.
    name: Option<String>,
}

/// The model that answers for an id.
#[derive(Clone)]
pub struct ResolvedModel {
    /// Whom to ask.
    pub model: Arc<dyn Model>,
    /// `openai`, `anthropic`, `bedrock`, `embedded` or `replay`.
    pub provider: &'static str,
    /// The model's name at the provider.
    pub name: String,
}

impl ResolvedModel {
    /// Who really answers, for the response's model metadata: `{"outcrop": {"provider": …, "model": …}}`.
    pub fn metadata(&self) -> Document {
        json!({"outcrop": {"provider": self.provider, "model": self.name}})
    }
}

impl ModelTable {
    /// The model that answers for an id, inference profile or ARN. The log says once an id when another model than the
    /// one named does.
    ///
    /// # Errors
    /// [`ModelError::Validation`] with AWS's text and the configured ids when there is none.
    pub fn resolve(&self, model_id: &str) -> Result<ResolvedModel, ModelError> {
        let row = self.row(model_id)?;
        let name = row.name.clone().unwrap_or_else(|| model_id.to_owned());
        let provider = row.entry.provider.name();
        if name != model_id && self.first_time(model_id) {
            tracing::info!(model_id, provider, model = name, "another model answers for this id");
        }
        Ok(ResolvedModel { model: Arc::clone(&row.model), provider, name })
    }

    /// The entries in the order in which they are tried, each with its model's name at the provider; without one the model
    /// has the name that is asked for.
    pub fn entries(&self) -> impl Iterator<Item = (&ModelEntry, Option<&str>)> {
        self.rows.iter().map(|row| (&row.entry, row.name.as_deref()))
    }

    fn row(&self, model_id: &str) -> Result<&Row, ModelError> {
        let candidates = identifier::candidates(model_id);
        let found = self.rows.iter().find(|row| candidates.iter().any(|candidate| row.entry.id.matches(candidate)));
        found.ok_or_else(|| {
            let configured: Vec<_> = self.rows.iter().map(|row| row.entry.id.as_str()).collect();
            let why = if configured.is_empty() {
                "No model is configured; add one under [[models]] in the configuration.".to_owned()
            } else {
                format!("'{model_id}' matches none of the configured models: {}.", configured.join(", "))
            };
            ModelError::validation(format!("The provided model identifier is invalid. {why}"))
        })
    }

    fn first_time(&self, model_id: &str) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.len() < MOST_IDS_TOLD && told.insert(model_id.to_owned())
    }
}

/// The table itself answers, by whichever model its request names.
#[async_trait]
impl Model for ModelTable {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        self.resolve(&request.model_id)?.model.converse(request).await
    }

    async fn count_tokens(&self, request: &ModelRequest) -> Result<u32, ModelError> {
        self.resolve(&request.model_id)?.model.count_tokens(request).await
    }

    /// What the entry says, or what the model says of itself, or what is known of a model of its name.
    fn context_window(&self, model_id: &str) -> Option<u32> {
        let row = self.row(model_id).ok()?;
        let own = row.entry.context_tokens.or_else(|| row.model.context_window(model_id));
        own.or_else(|| families::of(row.name.as_deref().unwrap_or(model_id))?.context_tokens())
    }

    fn takes_tools(&self, model_id: &str) -> Option<bool> {
        let row = self.row(model_id).ok()?;
        let own = row.entry.tools.map(|form| form == ToolForm::Native).or_else(|| row.model.takes_tools(model_id));
        own.or_else(|| families::of(row.name.as_deref().unwrap_or(model_id))?.takes_tools())
    }

    fn expect(&self, request: &ModelRequest) {
        if let Ok(resolved) = self.resolve(&request.model_id) {
            resolved.model.expect(request);
        }
    }
}
