//! An entry of the model table as it is written: all members of all providers, checked against the one that is named.

use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

use super::entry::{
    AnthropicEntry, BedrockEntry, EmbeddedEntry, IdPattern, ModelEntry, OpenAiEntry, ProviderEntry, ReplayEntry,
    ToolForm,
};
use crate::recording::Exhausted;
use crate::{HttpConfig, Patience};

/// The variable with the key of Anthropic's API unless the entry names another.
const ANTHROPIC_KEY: &str = "ANTHROPIC_API_KEY";
const ANTHROPIC_URL: &str = "https://api.anthropic.com";

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
    max_completion_tokens: Option<bool>,
    send_top_k: Option<bool>,
    prompt_caching: Option<bool>,
    send_sampling: Option<bool>,
    max_tokens: Option<u32>,
    file: Option<PathBuf>,
    when_exhausted: Option<Exhausted>,
    record: Option<PathBuf>,
    context_tokens: Option<u32>,
    tools: Option<ToolForm>,
}

impl TryFrom<Written> for ModelEntry {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let id = written.id.clone();
        written.read().map_err(|problem| format!("[[models]] entry '{id}': {problem}"))
    }
}

impl Written {
    fn read(self) -> Result<ModelEntry, String> {
        self.check_members()?;
        if self.context_tokens == Some(0) {
            return Err("'context_tokens' must be above 0".to_owned());
        }
        let id = IdPattern::parse(&self.id)?;
        let (record, context_tokens, tools) = (self.record.clone(), self.context_tokens, self.tools);
        let provider = match self.provider.as_str() {
            "openai" => ProviderEntry::OpenAi(self.openai()?),
            "anthropic" => ProviderEntry::Anthropic(self.anthropic()?),
            "bedrock" => ProviderEntry::Bedrock(self.bedrock()?),
            "embedded" => ProviderEntry::Embedded(EmbeddedEntry { model: self.model }),
            "replay" => ProviderEntry::Replay(ReplayEntry {
                file: self.file.ok_or("provider 'replay' needs 'file', the recording")?,
                when_exhausted: self.when_exhausted.unwrap_or_default(),
            }),
            other => {
                let known = "openai, anthropic, bedrock, embedded, replay";
                return Err(format!("no such provider: '{other}'; known are {known}"));
            }
        };
        Ok(ModelEntry { id, provider, record, context_tokens, tools })
    }

    /// A member that the provider does not know is a mistake that would go unnoticed.
    fn check_members(&self) -> Result<(), String> {
        const HTTP: &str = "openai anthropic bedrock";
        const ASKED: &str = "openai anthropic bedrock embedded";
        let given = [
            ("base_url", self.base_url.is_some(), HTTP),
            ("model", self.model.is_some(), ASKED),
            ("api_key_env", self.api_key_env.is_some(), "openai anthropic"),
            ("region", self.region.is_some(), "bedrock"),
            ("profile", self.profile.is_some(), "bedrock"),
            ("connect_timeout_seconds", self.connect_timeout_seconds.is_some(), HTTP),
            ("idle_timeout_seconds", self.idle_timeout_seconds.is_some(), HTTP),
            ("retries", self.retries.is_some(), HTTP),
            ("max_completion_tokens", self.max_completion_tokens.is_some(), "openai"),
            ("send_top_k", self.send_top_k.is_some(), "openai"),
            ("prompt_caching", self.prompt_caching.is_some(), "anthropic bedrock"),
            ("send_sampling", self.send_sampling.is_some(), "anthropic bedrock"),
            ("max_tokens", self.max_tokens.is_some(), "anthropic"),
            ("file", self.file.is_some(), "replay"),
            ("when_exhausted", self.when_exhausted.is_some(), "replay"),
            ("record", self.record.is_some(), ASKED),
        ];
        misplaced(&given, &self.provider)
    }

    fn openai(self) -> Result<OpenAiEntry, String> {
        let patience = self.patience()?;
        let base_url = self
            .base_url
            .ok_or("provider 'openai' needs 'base_url', for example http://127.0.0.1:11434/v1")
            .map(|text| url(&text))??;
        Ok(OpenAiEntry {
            http: HttpConfig { base_url, patience },
            model: self.model,
            api_key_env: self.api_key_env,
            max_completion_tokens: self.max_completion_tokens.unwrap_or_default(),
            send_top_k: self.send_top_k.unwrap_or_default(),
        })
    }

    fn anthropic(self) -> Result<AnthropicEntry, String> {
        let patience = self.patience()?;
        let base_url = url(self.base_url.as_deref().unwrap_or(ANTHROPIC_URL))?;
        if self.max_tokens == Some(0) {
            return Err("'max_tokens' must be above 0".to_owned());
        }
        Ok(AnthropicEntry {
            http: HttpConfig { base_url, patience },
            model: self.model,
            api_key_env: self.api_key_env.unwrap_or_else(|| ANTHROPIC_KEY.to_owned()),
            prompt_caching: self.prompt_caching.unwrap_or(true),
            send_sampling: self.send_sampling,
            max_tokens: self.max_tokens,
        })
    }

    fn bedrock(self) -> Result<BedrockEntry, String> {
        Ok(BedrockEntry {
            patience: self.patience()?,
            base_url: self.base_url.as_deref().map(url).transpose()?,
            region: self.region,
            model: self.model,
            profile: self.profile,
            send_sampling: self.send_sampling,
            prompt_caching: self.prompt_caching.unwrap_or(false),
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

/// The members that say with how much patience a provider is asked.
pub(super) struct Times {
    pub(super) connect_timeout_seconds: Option<f64>,
    pub(super) idle_timeout_seconds: Option<f64>,
    pub(super) retries: Option<u32>,
}

impl Times {
    pub(super) fn patience(&self) -> Result<Patience, String> {
        let usual = Patience::default();
        Ok(Patience {
            connect_timeout: seconds("connect_timeout_seconds", self.connect_timeout_seconds, usual.connect_timeout)?,
            idle_timeout: seconds("idle_timeout_seconds", self.idle_timeout_seconds, usual.idle_timeout)?,
            retries: self.retries.unwrap_or(usual.retries),
        })
    }
}

/// Says which member that is given belongs to other providers: members are a name, whether it is given, and its providers.
pub(super) fn misplaced(members: &[(&str, bool, &str)], provider: &str) -> Result<(), String> {
    let misplaced =
        members.iter().find(|(_, given, providers)| *given && !providers.split(' ').any(|owner| owner == provider));
    misplaced.map_or(Ok(()), |(name, _, providers)| {
        let owners = providers.replace(' ', " and ");
        Err(format!("'{name}' means nothing to provider '{provider}' (it belongs to {owners})"))
    })
}

pub(super) fn url(text: &str) -> Result<reqwest::Url, String> {
    let base_url = reqwest::Url::parse(text).map_err(|error| format!("'base_url' is no URL: {error}"))?;
    if !matches!(base_url.scheme(), "http" | "https") || base_url.host_str().is_none() {
        return Err("'base_url' must be an http or https URL".to_owned());
    }
    if base_url.password().is_some() || base_url.query().is_some() {
        return Err(
            "'base_url' must hold neither password nor query; name the key's variable in 'api_key_env'".to_owned()
        );
    }
    Ok(base_url)
}

fn seconds(name: &str, value: Option<f64>, usual: Duration) -> Result<Duration, String> {
    let Some(value) = value else { return Ok(usual) };
    let read = Duration::try_from_secs_f64(value).ok().filter(|time| !time.is_zero());
    read.ok_or_else(|| format!("'{name}' must be a number of seconds above 0"))
}
