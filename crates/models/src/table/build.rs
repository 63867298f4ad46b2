//! Making a table's models from its entries.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::entry::{AnthropicEntry, BedrockEntry, EmbeddedEntry, IdPattern, ModelEntry, OpenAiEntry, ProviderEntry};
use super::{EMBEDDED_IDS, ModelTable, Row};
use crate::anthropic::{Anthropic, AnthropicConfig};
use crate::bedrock::{Bedrock, BedrockConfig, CredentialSource};
use crate::openai::{OpenAi, OpenAiConfig};
use crate::recording::{Recorder, RecordingFile, Replay, ReplayError};
use crate::timer::Timer;
use crate::{HttpConfig, Model, Secret};

/// An embedded model and its name, `outcrop.embedded-small` for one.
pub struct Embedded {
    /// The name that answers tell.
    pub name: String,
    /// The model; it may load itself with the first request.
    pub model: Arc<dyn Model>,
}

/// Makes embedded models. The binary gives it, since the embedded engine builds on this crate.
pub type EmbeddedFactory<'a> = &'a dyn Fn(&EmbeddedEntry) -> Result<Embedded, String>;

/// Why a model table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The environment variable with the key is missing or empty.
    #[error("[[models]] entry '{id}': the environment variable {variable} (api_key_env) is not set")]
    Key {
        /// The entry.
        id: String,
        /// The variable.
        variable: String,
    },
    /// Bedrock cannot be asked: no region, or no credentials.
    #[error("[[models]] entry '{id}': {problem}")]
    Bedrock {
        /// The entry.
        id: String,
        /// What is missing, and where it was looked for.
        problem: String,
    },
    /// The recording cannot be played back.
    #[error("[[models]] entry '{id}': {source}")]
    Replay {
        /// The entry.
        id: String,
        /// What is wrong.
        source: ReplayError,
    },
    /// The embedded model cannot be made.
    #[error("[[models]] entry '{id}': {problem}")]
    Embedded {
        /// The entry.
        id: String,
        /// What is wrong, and how to mend it.
        problem: String,
    },
    /// An id of an entry is no pattern.
    #[error("[[models]]: {0}")]
    Id(String),
}

impl ModelTable {
    /// Makes the table. Nothing is connected or loaded yet, but recordings are read.
    ///
    /// `environment` looks up the variables that hold keys. Without entries, the embedded model answers for every id; with
    /// entries, it still answers for its own, `outcrop.embedded-*`, after them. A build without embedded models gives no
    /// `embedded`; without entries nothing answers then.
    ///
    /// # Errors
    /// The first entry that cannot be used; one that wants an embedded model where there is none, too.
    pub fn build(
        entries: &[ModelEntry],
        environment: &dyn Fn(&str) -> Option<String>,
        embedded: Option<EmbeddedFactory<'_>>,
        timer: &Arc<dyn Timer>,
    ) -> Result<Self, TableError> {
        let mut entries = entries.to_vec();
        if embedded.is_some() {
            let ids = if entries.is_empty() { "*" } else { EMBEDDED_IDS };
            entries.push(ModelEntry::embedded(IdPattern::parse(ids).map_err(TableError::Id)?));
        }
        let mut builder = Builder { environment, embedded, timer, recordings: HashMap::new(), shared: Vec::new() };
        let rows = entries.into_iter().map(|entry| builder.row(entry)).collect::<Result<_, _>>()?;
        Ok(Self { rows, told: Mutex::new(HashSet::new()) })
    }
}

struct Builder<'a> {
    environment: &'a dyn Fn(&str) -> Option<String>,
    embedded: Option<EmbeddedFactory<'a>>,
    timer: &'a Arc<dyn Timer>,
    recordings: HashMap<PathBuf, Arc<RecordingFile>>,
    /// Embedded models so far: one that several entries name is loaded once.
    shared: Vec<(EmbeddedEntry, String, Arc<dyn Model>)>,
}

impl Builder<'_> {
    fn row(&mut self, entry: ModelEntry) -> Result<Row, TableError> {
        let id = || entry.id.as_str().to_owned();
        let (name, mut model): (Option<String>, Arc<dyn Model>) = match &entry.provider {
            ProviderEntry::OpenAi(openai) => {
                let config = self.openai(openai).map_err(|variable| TableError::Key { id: id(), variable })?;
                (openai.model.clone(), Arc::new(OpenAi::new(config, Arc::clone(self.timer))))
            }
            ProviderEntry::Anthropic(anthropic) => {
                let config = self.anthropic(anthropic).map_err(|variable| TableError::Key { id: id(), variable })?;
                (anthropic.model.clone(), Arc::new(Anthropic::new(config, Arc::clone(self.timer))))
            }
            ProviderEntry::Bedrock(bedrock) => {
                let config = bedrock_config(bedrock, self.environment)
                    .map_err(|problem| TableError::Bedrock { id: id(), problem })?;
                (bedrock.model.clone(), Arc::new(Bedrock::new(config, Arc::clone(self.timer))))
            }
            ProviderEntry::Embedded(embedded) => {
                let (name, model) =
                    self.embedded(embedded).map_err(|problem| TableError::Embedded { id: id(), problem })?;
                (Some(name), model)
            }
            ProviderEntry::Replay(replay) => {
                let opened = Replay::open(&replay.file, replay.when_exhausted);
                (None, Arc::new(opened.map_err(|source| TableError::Replay { id: id(), source })?))
            }
        };
        if let Some(path) = &entry.record {
            let file = self.recordings.entry(path.clone()).or_insert_with(|| RecordingFile::new(path.clone()));
            model = Arc::new(Recorder::new(model, Arc::clone(file)));
        }
        Ok(Row { entry, model, name })
    }

    fn openai(&self, entry: &OpenAiEntry) -> Result<OpenAiConfig, String> {
        Ok(OpenAiConfig {
            http: entry.http.clone(),
            model: entry.model.clone(),
            api_key: entry.api_key_env.as_deref().map(|variable| key(self.environment, variable)).transpose()?,
            max_completion_tokens: entry.max_completion_tokens,
            send_top_k: entry.send_top_k,
        })
    }

    fn anthropic(&self, entry: &AnthropicEntry) -> Result<AnthropicConfig, String> {
        Ok(AnthropicConfig {
            http: entry.http.clone(),
            api_key: key(self.environment, &entry.api_key_env)?,
            model: entry.model.clone(),
            prompt_caching: entry.prompt_caching,
            send_sampling: entry.send_sampling,
            max_tokens: entry.max_tokens,
        })
    }

    fn embedded(&mut self, entry: &EmbeddedEntry) -> Result<(String, Arc<dyn Model>), String> {
        if let Some((_, name, model)) = self.shared.iter().find(|(other, ..)| other == entry) {
            return Ok((name.clone(), Arc::clone(model)));
        }
        let factory = self.embedded.ok_or(
            "this build has no embedded models; configure another provider in [[models]], or build with the feature 'embedded'",
        )?;
        let Embedded { name, model } = factory(entry)?;
        self.shared.push((entry.clone(), name.clone(), Arc::clone(&model)));
        Ok((name, model))
    }
}

/// A key; the error is the variable that is missing.
pub(super) fn key(environment: &dyn Fn(&str) -> Option<String>, variable: &str) -> Result<Secret, String> {
    environment(variable).and_then(Secret::new).ok_or_else(|| variable.to_owned())
}

/// How Bedrock is asked; the error is what is missing for that.
pub(super) fn bedrock_config(
    entry: &BedrockEntry,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Result<BedrockConfig, String> {
    let variable = |name: &str| environment(name).filter(|value| !value.is_empty());
    let region = entry.region.clone().or_else(|| variable("AWS_REGION")).or_else(|| variable("AWS_DEFAULT_REGION"));
    let region = region.ok_or("no region is known; set 'region' or the environment variable AWS_REGION")?;
    let base_url = match &entry.base_url {
        Some(url) => url.clone(),
        None => reqwest::Url::parse(&format!("https://bedrock-runtime.{region}.amazonaws.com"))
            .map_err(|error| format!("'{region}' is no region: {error}"))?,
    };
    Ok(BedrockConfig {
        http: HttpConfig { base_url, patience: entry.patience },
        region,
        credentials: CredentialSource::find(entry.profile.as_deref(), environment)?,
        model: entry.model.clone(),
        send_sampling: entry.send_sampling,
        prompt_caching: entry.prompt_caching,
    })
}
