//! An entry of the model table as the configuration file has it.

use std::path::PathBuf;

use regex::Regex;
use serde::Deserialize;

use crate::recording::Exhausted;
use crate::{HttpConfig, Patience};

/// One `[[models]]` entry.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "super::written::Written")]
pub struct ModelEntry {
    /// Which ids it answers for.
    pub id: IdPattern,
    /// Who answers.
    pub provider: ProviderEntry,
    /// Where the answers are recorded.
    pub record: Option<PathBuf>,
    /// How many tokens request and answer may have together; known models have theirs without it.
    pub context_tokens: Option<u32>,
    /// How the model is offered tools; known models have theirs without it.
    pub tools: Option<ToolForm>,
}

/// How a model is offered tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolForm {
    /// With the request, as the provider's API has them.
    Native,
    /// Written into the prompt, and read out of the answer's text: for models that know no tools.
    Text,
}

/// Who answers for an entry's ids.
#[derive(Clone, Debug, PartialEq)]
pub enum ProviderEntry {
    /// An OpenAI-compatible server.
    OpenAi(OpenAiEntry),
    /// Anthropic's Messages API.
    Anthropic(AnthropicEntry),
    /// Amazon Bedrock.
    Bedrock(BedrockEntry),
    /// The model that comes with the product.
    Embedded(EmbeddedEntry),
    /// A recording.
    Replay(ReplayEntry),
}

/// An OpenAI-compatible server. See [`crate::openai::OpenAiConfig`] for the members' meaning.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the same names and meanings as in OpenAiConfig")]
pub struct OpenAiEntry {
    pub http: HttpConfig,
    pub model: Option<String>,
    /// The environment variable that holds the key.
    pub api_key_env: Option<String>,
    pub max_completion_tokens: bool,
    pub send_top_k: bool,
}

/// Anthropic's Messages API. See [`crate::anthropic::AnthropicConfig`] for the members' meaning.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the same names and meanings as in AnthropicConfig")]
pub struct AnthropicEntry {
    pub http: HttpConfig,
    pub model: Option<String>,
    /// The environment variable that holds the key.
    pub api_key_env: String,
    pub prompt_caching: bool,
    pub send_sampling: Option<bool>,
    pub max_tokens: Option<u32>,
}

/// Amazon Bedrock. What is absent is taken from the environment, as AWS's own tools do.
#[derive(Clone, Debug, PartialEq)]
pub struct BedrockEntry {
    /// The region, `us-east-1` for one.
    pub region: Option<String>,
    /// Another address than the region's.
    pub base_url: Option<reqwest::Url>,
    /// Time-outs and retries.
    pub patience: Patience,
    /// The id, inference profile or ARN that is asked for; the id of the request when absent.
    pub model: Option<String>,
    /// The profile of the shared credentials file whose keys sign.
    pub profile: Option<String>,
    /// Whether sampling settings are sent; decided by the model's name when absent.
    pub send_sampling: Option<bool>,
    /// Whether tools and system prompts are marked as cached.
    pub prompt_caching: bool,
}

/// An embedded model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EmbeddedEntry {
    /// A known model's name or the path of a GGUF file; the default model when absent.
    pub model: Option<String>,
}

/// A recording to play back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayEntry {
    /// The file.
    pub file: PathBuf,
    /// What is answered when a request is asked more often than it was recorded.
    pub when_exhausted: Exhausted,
}

impl ProviderEntry {
    /// The provider's name in the configuration.
    pub fn name(&self) -> &'static str {
        match self {
            Self::OpenAi(_) => "openai",
            Self::Anthropic(_) => "anthropic",
            Self::Bedrock(_) => "bedrock",
            Self::Embedded(_) => "embedded",
            Self::Replay(_) => "replay",
        }
    }
}

impl ModelEntry {
    /// The embedded default model for these ids.
    pub(super) fn embedded(id: IdPattern) -> Self {
        Self {
            id,
            provider: ProviderEntry::Embedded(EmbeddedEntry::default()),
            record: None,
            context_tokens: None,
            tools: None,
        }
    }
}

/// An exact id, or a pattern in which `*` stands for any characters and `?` for one.
#[derive(Clone, Debug)]
pub struct IdPattern {
    text: String,
    /// None for an exact id.
    pattern: Option<Regex>,
}

impl IdPattern {
    /// Reads an id or pattern.
    ///
    /// # Errors
    /// When it is empty or larger than a pattern may be.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Err("'id' is empty; '*' matches every id".to_owned());
        }
        let pattern = if text.contains(['*', '?']) {
            let escaped = regex::escape(text).replace(r"\*", ".*").replace(r"\?", ".");
            Some(Regex::new(&format!("^(?s:{escaped})$")).map_err(|error| format!("'id' is no pattern: {error}"))?)
        } else {
            None
        };
        Ok(Self { text: text.to_owned(), pattern })
    }

    /// The pattern as it was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether it is one exact id.
    pub fn is_exact(&self) -> bool {
        self.pattern.is_none()
    }

    /// Whether an id matches.
    pub fn matches(&self, id: &str) -> bool {
        self.pattern.as_ref().map_or_else(|| self.text == id, |pattern| pattern.is_match(id))
    }
}
