//! An entry as it is written: all members of all providers, checked against the one that is named.

use serde::Deserialize;

use super::entry::{EmbeddingEntry, EmbeddingProviderEntry, OpenAiEmbeddingsEntry};
use crate::embedding::vectors::MOST_DIMENSIONS;
use crate::table::entry::{BedrockEntry, EmbeddedEntry, IdPattern};
use crate::table::written::{Times, misplaced, url};
use crate::{HttpConfig, Patience};

/// The most texts of a request that may be configured; OpenAI's own limit.
const MOST_TEXTS: usize = 2_048;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    id: String,
    provider: String,
    base_url: Option<String>,
    model: Option<String>,
    api_key_env: Option<String>,
    region: Option<String>,
    profile: Option<String>,
    connect_timeout_seconds: Option<f64>,
    idle_timeout_seconds: Option<f64>,
    retries: Option<u32>,
    batch_size: Option<usize>,
    text_bytes: Option<usize>,
    send_dimensions: Option<bool>,
    base64: Option<bool>,
    query_prefix: Option<String>,
    document_prefix: Option<String>,
    dimensions: Option<u32>,
}

impl TryFrom<Written> for EmbeddingEntry {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let id = written.id.clone();
        written.read().map_err(|problem| format!("[[embedding_models]] entry '{id}': {problem}"))
    }
}

impl Written {
    fn read(self) -> Result<EmbeddingEntry, String> {
        self.check_members()?;
        let id = IdPattern::parse(&self.id)?;
        let provider = match self.provider.as_str() {
            "openai" => EmbeddingProviderEntry::OpenAi(self.openai()?),
            "bedrock" => EmbeddingProviderEntry::Bedrock(self.bedrock()?),
            "embedded" => EmbeddingProviderEntry::Embedded(EmbeddedEntry { model: self.model }),
            other => return Err(format!("no such provider: '{other}'; known are openai, bedrock, embedded")),
        };
        Ok(EmbeddingEntry { id, provider })
    }

    /// A member that the provider does not know is a mistake that would go unnoticed.
    fn check_members(&self) -> Result<(), String> {
        const HTTP: &str = "openai bedrock";
        let given = [
            ("base_url", self.base_url.is_some(), HTTP),
            ("model", self.model.is_some(), "openai bedrock embedded"),
            ("api_key_env", self.api_key_env.is_some(), "openai"),
            ("region", self.region.is_some(), "bedrock"),
            ("profile", self.profile.is_some(), "bedrock"),
            ("connect_timeout_seconds", self.connect_timeout_seconds.is_some(), HTTP),
            ("idle_timeout_seconds", self.idle_timeout_seconds.is_some(), HTTP),
            ("retries", self.retries.is_some(), HTTP),
            ("batch_size", self.batch_size.is_some(), "openai"),
            ("text_bytes", self.text_bytes.is_some(), "openai"),
            ("send_dimensions", self.send_dimensions.is_some(), "openai"),
            ("base64", self.base64.is_some(), "openai"),
            ("query_prefix", self.query_prefix.is_some(), "openai"),
            ("document_prefix", self.document_prefix.is_some(), "openai"),
            ("dimensions", self.dimensions.is_some(), "openai"),
        ];
        misplaced(&given, &self.provider)
    }

    fn openai(self) -> Result<OpenAiEmbeddingsEntry, String> {
        let patience = self.patience()?;
        let base_url = self
            .base_url
            .ok_or("provider 'openai' needs 'base_url', for example http://127.0.0.1:11434/v1")
            .map(|text| url(&text))??;
        if self.batch_size.is_some_and(|size| !(1..=MOST_TEXTS).contains(&size)) {
            return Err(format!("'batch_size' must be from 1 to {MOST_TEXTS}"));
        }
        if self.text_bytes == Some(0) {
            return Err("'text_bytes' must be above 0".to_owned());
        }
        if self.dimensions.is_some_and(|dimensions| !(1..=MOST_DIMENSIONS).contains(&(dimensions as usize))) {
            return Err(format!("'dimensions' must be from 1 to {MOST_DIMENSIONS}"));
        }
        Ok(OpenAiEmbeddingsEntry {
            http: HttpConfig { base_url, patience },
            model: self.model,
            api_key_env: self.api_key_env,
            batch_size: self.batch_size,
            text_bytes: self.text_bytes,
            send_dimensions: self.send_dimensions,
            base64: self.base64.unwrap_or_default(),
            query_prefix: self.query_prefix.unwrap_or_default(),
            document_prefix: self.document_prefix.unwrap_or_default(),
            dimensions: self.dimensions,
        })
    }

    fn bedrock(self) -> Result<BedrockEntry, String> {
        Ok(BedrockEntry {
            patience: self.patience()?,
            base_url: self.base_url.as_deref().map(url).transpose()?,
            region: self.region,
            model: self.model,
            profile: self.profile,
            send_sampling: None,
            prompt_caching: false,
        })
    }

    fn patience(&self) -> Result<Patience, String> {
        Times {
            connect_timeout_seconds: self.connect_timeout_seconds,
            idle_timeout_seconds: self.idle_timeout_seconds,
            retries: self.retries,
        }
        .patience()
    }
}
