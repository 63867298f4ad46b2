//! An entry of the model table as the configuration file has it.

use std::path::PathBuf;
use std::time::Duration;

use regex::Regex;
use serde::Deserialize;

use crate::recording::Exhausted;

/// One `[[models]]` entry.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct ModelEntry {
    /// Which ids it answers for.
    pub id: IdPattern,
    /// Who answers.
    pub provider: ProviderEntry,
    /// Where the answers are recorded.
    pub record: Option<PathBuf>,
}

/// Who answers for an entry's ids.
#[derive(Clone, Debug, PartialEq)]
pub enum ProviderEntry {
    /// An OpenAI-compatible server.
    OpenAi(OpenAiEntry),
    /// The model that comes with the product.
    Embedded(EmbeddedEntry),
    /// A recording.
    Replay(ReplayEntry),
}

/// An OpenAI-compatible server. See [`crate::openai::OpenAiConfig`] for the members' meaning.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the same names and meanings as in OpenAiConfig")]
pub struct OpenAiEntry {
    pub base_url: reqwest::Url,
    pub model: Option<String>,
    /// The environment variable that holds the key.
    pub api_key_env: Option<String>,
    pub connect_timeout: Option<Duration>,
    pub idle_timeout: Option<Duration>,
    pub retries: Option<u32>,
    pub max_completion_tokens: bool,
    pub send_top_k: bool,
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
            Self::Embedded(_) => "embedded",
            Self::Replay(_) => "replay",
        }
    }
}

impl ModelEntry {
    /// The embedded default model for these ids.
    pub(super) fn embedded(id: IdPattern) -> Self {
        Self { id, provider: ProviderEntry::Embedded(EmbeddedEntry::default()), record: None }
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

/// An entry as it is written: all members of all providers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    provider: String,
    base_url: Option<String>,
    model: Option<String>,
    api_key_env: Option<String>,
    connect_timeout_seconds: Option<f64>,
    idle_timeout_seconds: Option<f64>,
    retries: Option<u32>,
    max_completion_tokens: Option<bool>,
    send_top_k: Option<bool>,
    file: Option<PathBuf>,
    when_exhausted: Option<Exhausted>,
    record: Option<PathBuf>,
}

impl TryFrom<Written> for ModelEntry {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let id = written.id.clone();
        Self::read(written).map_err(|problem| format!("[[models]] entry '{id}': {problem}"))
    }
}

impl ModelEntry {
    fn read(written: Written) -> Result<Self, String> {
        written.check_members()?;
        let id = IdPattern::parse(&written.id)?;
        let record = written.record.clone();
        let provider = match written.provider.as_str() {
            "openai" => ProviderEntry::OpenAi(written.openai()?),
            "embedded" => ProviderEntry::Embedded(EmbeddedEntry { model: written.model }),
            "replay" => ProviderEntry::Replay(ReplayEntry {
                file: written.file.ok_or("provider 'replay' needs 'file', the recording")?,
                when_exhausted: written.when_exhausted.unwrap_or_default(),
            }),
            other => return Err(format!("no such provider: '{other}'; known are openai, embedded, replay")),
        };
        Ok(Self { id, provider, record })
    }
}

impl Written {
    /// A member that the provider does not know is a mistake that would go unnoticed.
    fn check_members(&self) -> Result<(), String> {
        let given = [
            ("base_url", self.base_url.is_some(), "openai"),
            ("model", self.model.is_some(), "openai embedded"),
            ("api_key_env", self.api_key_env.is_some(), "openai"),
            ("connect_timeout_seconds", self.connect_timeout_seconds.is_some(), "openai"),
            ("idle_timeout_seconds", self.idle_timeout_seconds.is_some(), "openai"),
            ("retries", self.retries.is_some(), "openai"),
            ("max_completion_tokens", self.max_completion_tokens.is_some(), "openai"),
            ("send_top_k", self.send_top_k.is_some(), "openai"),
            ("file", self.file.is_some(), "replay"),
            ("when_exhausted", self.when_exhausted.is_some(), "replay"),
            ("record", self.record.is_some(), "openai embedded"),
        ];
        let misplaced = given
            .iter()
            .find(|(_, given, providers)| *given && !providers.split(' ').any(|provider| provider == self.provider));
        misplaced.map_or(Ok(()), |(name, _, providers)| {
            let (provider, owners) = (&self.provider, providers.replace(' ', " and "));
            Err(format!("'{name}' means nothing to provider '{provider}' (it belongs to {owners})"))
        })
    }

    fn openai(self) -> Result<OpenAiEntry, String> {
        let text = self.base_url.ok_or("provider 'openai' needs 'base_url', for example http://127.0.0.1:11434/v1")?;
        let base_url = reqwest::Url::parse(&text).map_err(|error| format!("'base_url' is no URL: {error}"))?;
        if !matches!(base_url.scheme(), "http" | "https") || base_url.host_str().is_none() {
            return Err("'base_url' must be an http or https URL".to_owned());
        }
        if base_url.password().is_some() || base_url.query().is_some() {
            return Err(
                "'base_url' must hold neither password nor query; name the key's variable in 'api_key_env'".to_owned()
            );
        }
        Ok(OpenAiEntry {
            base_url,
            model: self.model,
            api_key_env: self.api_key_env,
            connect_timeout: seconds("connect_timeout_seconds", self.connect_timeout_seconds)?,
            idle_timeout: seconds("idle_timeout_seconds", self.idle_timeout_seconds)?,
            retries: self.retries,
            max_completion_tokens: self.max_completion_tokens.unwrap_or_default(),
            send_top_k: self.send_top_k.unwrap_or_default(),
        })
    }
}

fn seconds(name: &str, value: Option<f64>) -> Result<Option<Duration>, String> {
    let read = |value| Duration::try_from_secs_f64(value).ok().filter(|time| !time.is_zero());
    value.map(|value| read(value).ok_or_else(|| format!("'{name}' must be a number of seconds above 0"))).transpose()
}
