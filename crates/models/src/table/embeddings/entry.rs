//! An entry of the table of embedding models as the configuration file has it.

use serde::Deserialize;

use crate::HttpConfig;
use crate::table::entry::{BedrockEntry, EmbeddedEntry, IdPattern};

/// One `[[embedding_models]]` entry.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "super::written::Written")]
pub struct EmbeddingEntry {
    /// Which ids it answers for.
    pub id: IdPattern,
    /// Who answers.
    pub provider: EmbeddingProviderEntry,
}

/// Who answers for an entry's ids.
#[derive(Clone, Debug, PartialEq)]
pub enum EmbeddingProviderEntry {
    /// An OpenAI-compatible server.
    OpenAi(OpenAiEmbeddingsEntry),
    /// Amazon Bedrock.
    Bedrock(BedrockEntry),
    /// The model that comes with the product.
    Embedded(EmbeddedEntry),
}

/// An OpenAI-compatible server. See [`crate::openai::OpenAiEmbeddingsConfig`] for the members' meaning and defaults.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the same names and meanings as in OpenAiEmbeddingsConfig")]
pub struct OpenAiEmbeddingsEntry {
    pub http: HttpConfig,
    pub model: Option<String>,
    /// The environment variable that holds the key.
    pub api_key_env: Option<String>,
    pub batch_size: Option<usize>,
    pub text_bytes: Option<usize>,
    pub send_dimensions: Option<bool>,
    pub base64: bool,
    pub query_prefix: String,
    pub document_prefix: String,
    pub dimensions: Option<u32>,
}

impl EmbeddingProviderEntry {
    /// The provider's name in the configuration.
    pub fn name(&self) -> &'static str {
        match self {
            Self::OpenAi(_) => "openai",
            Self::Bedrock(_) => "bedrock",
            Self::Embedded(_) => "embedded",
        }
    }
}

impl EmbeddingEntry {
    /// The embedded default model for these ids.
    pub(super) fn embedded(id: IdPattern) -> Self {
        Self { id, provider: EmbeddingProviderEntry::Embedded(EmbeddedEntry::default()) }
    }
}
