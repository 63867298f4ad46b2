//! Making the models of the table from its entries.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use super::entry::{EmbeddingEntry, EmbeddingProviderEntry, OpenAiEmbeddingsEntry};
use super::{EmbeddingTable, Row};
use crate::bedrock::BedrockEmbeddings;
use crate::embedding::cache::VectorCache;
use crate::openai::{OpenAiEmbeddings, OpenAiEmbeddingsConfig};
use crate::table::EMBEDDED_IDS;
use crate::table::build::{bedrock_config, key};
use crate::table::entry::{EmbeddedEntry, IdPattern};
use crate::timer::Timer;
use crate::{EmbeddingModel, Secret};

/// An embedded embedding model and its name, `outcrop.embedded-minilm` for one.
#[derive(Clone)]
pub struct EmbeddedEmbeddings {
    /// The name that is told.
    pub name: String,
    /// The model; it may load itself with the first request.
    pub model: Arc<dyn EmbeddingModel>,
}

/// Makes embedded embedding models. The binary gives it, since their engine builds on this crate.
pub type EmbeddingFactory<'a> = &'a dyn Fn(&EmbeddedEntry) -> Result<EmbeddedEmbeddings, String>;

/// Why the table cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("[[embedding_models]] entry '{id}': {problem}")]
pub struct EmbeddingTableError {
    /// The entry.
    pub id: String,
    /// What is wrong or missing, and how to mend it.
    pub problem: String,
}

impl EmbeddingTable {
    /// Makes the table. Nothing is connected or loaded yet.
    ///
    /// `environment` looks up the variables that hold keys. Without entries, the embedded model answers for every id; with entries,
    /// it still answers for its own, `outcrop.embedded-*`, after them. A build without embedded models gives no `embedded`; without
    /// entries nothing answers then.
    ///
    /// # Errors
    /// The first entry that cannot be used.
    pub fn build(
        entries: &[EmbeddingEntry],
        environment: &dyn Fn(&str) -> Option<String>,
        embedded: Option<EmbeddingFactory<'_>>,
        timer: &Arc<dyn Timer>,
    ) -> Result<Self, EmbeddingTableError> {
        let failed = |id: &str| {
            let id = id.to_owned();
            move |problem| EmbeddingTableError { id, problem }
        };
        let mut entries = entries.to_vec();
        if embedded.is_some() {
            let ids = if entries.is_empty() { "*" } else { EMBEDDED_IDS };
            entries.push(EmbeddingEntry::embedded(IdPattern::parse(ids).map_err(failed(ids))?));
        }
        let mut builder = Builder { environment, embedded, timer, shared: Vec::new() };
        let row = |(place, entry): (usize, EmbeddingEntry)| {
            let problem = failed(entry.id.as_str());
            builder.row(place, entry).map_err(problem)
        };
        let rows = entries.into_iter().enumerate().map(row).collect::<Result<_, _>>()?;
        Ok(Self { rows, cache: VectorCache::default(), told: Mutex::new(HashSet::new()) })
    }
}

struct Builder<'a> {
    environment: &'a dyn Fn(&str) -> Option<String>,
    embedded: Option<EmbeddingFactory<'a>>,
    timer: &'a Arc<dyn Timer>,
    /// Embedded models so far: one that several entries name is loaded once.
    shared: Vec<(EmbeddedEntry, EmbeddedEmbeddings)>,
}

impl Builder<'_> {
    fn row(&mut self, place: usize, entry: EmbeddingEntry) -> Result<Row, String> {
        let source = format!("entry {place}");
        Ok(match &entry.provider {
            EmbeddingProviderEntry::OpenAi(openai) => {
                let model = Arc::new(OpenAiEmbeddings::new(self.openai(openai)?, Arc::clone(self.timer)));
                Row { name: openai.model.clone(), model, entry, source }
            }
            EmbeddingProviderEntry::Bedrock(bedrock) => {
                let config = bedrock_config(bedrock, self.environment)?;
                let model = Arc::new(BedrockEmbeddings::new(config, Arc::clone(self.timer)));
                Row { name: bedrock.model.clone(), model, entry, source }
            }
            EmbeddingProviderEntry::Embedded(embedded) => {
                let EmbeddedEmbeddings { name, model } = self.embedded(embedded)?;
                Row { name: Some(name), model, entry, source: "embedded".to_owned() }
            }
        })
    }

    fn openai(&self, entry: &OpenAiEmbeddingsEntry) -> Result<OpenAiEmbeddingsConfig, String> {
        let usual = OpenAiEmbeddingsConfig::new(entry.http.clone());
        let key = |variable: &str| -> Result<Secret, String> {
            key(self.environment, variable)
                .map_err(|variable| format!("the environment variable {variable} (api_key_env) is not set"))
        };
        Ok(OpenAiEmbeddingsConfig {
            http: usual.http,
            model: entry.model.clone(),
            api_key: entry.api_key_env.as_deref().map(key).transpose()?,
            batch_size: entry.batch_size.unwrap_or(usual.batch_size),
            text_bytes: entry.text_bytes.unwrap_or(usual.text_bytes),
            send_dimensions: entry.send_dimensions.unwrap_or(usual.send_dimensions),
            base64: entry.base64,
            query_prefix: entry.query_prefix.clone(),
            document_prefix: entry.document_prefix.clone(),
            dimensions: entry.dimensions,
        })
    }

    fn embedded(&mut self, entry: &EmbeddedEntry) -> Result<EmbeddedEmbeddings, String> {
        if let Some((_, made)) = self.shared.iter().find(|(other, _)| other == entry) {
            return Ok(made.clone());
        }
        let factory = self.embedded.ok_or(
            "this build has no embedded embedding model; configure another provider in [[embedding_models]], or build with the \
             feature 'embeddings'",
        )?;
        let made = factory(entry)?;
        self.shared.push((entry.clone(), made.clone()));
        Ok(made)
    }
}
