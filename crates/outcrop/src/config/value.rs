//! Values of options that TOML has no form for.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use reqwest::Url;
use serde::{Deserialize, Deserializer, de};

/// An AWS account id: twelve digits. The default is the one of AWS's documentation.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct AccountId(String);

impl AccountId {
    /// The twelve digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for AccountId {
    fn default() -> Self {
        Self("123456789012".to_owned())
    }
}

impl fmt::Display for AccountId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl TryFrom<String> for AccountId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.len() == 12 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            Ok(Self(text))
        } else {
            Err(format!("'{text}' is no account id: it must be twelve digits in quotes"))
        }
    }
}

/// Seconds, with decimals.
pub(super) fn seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    let seconds = f64::deserialize(deserializer)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| de::Error::custom(format!("{seconds} is no time in seconds")))
}

/// `$XDG_DATA_HOME/outcrop`, else `~/.local/share/outcrop`, else a folder of the working directory.
pub(super) fn default_data_dir() -> PathBuf {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    match (absolute("XDG_DATA_HOME"), absolute("HOME")) {
        (Some(data), _) => data.join("outcrop"),
        (None, Some(home)) => home.join(".local/share/outcrop"),
        (None, None) => PathBuf::from("outcrop-data"),
    }
}

/// A variable of the environment that the configuration names and that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the environment variable {variable} {problem}")]
pub struct EnvironmentError {
    variable: String,
    problem: String,
}

impl EnvironmentError {
    /// Its value cannot stand where it is to be sent. The value itself is not shown.
    pub(super) fn unusable(variable: &str) -> Self {
        Self { variable: variable.to_owned(), problem: "has characters that a header cannot hold".to_owned() }
    }
}

/// The value of a variable that `place` names.
pub(super) fn variable(
    name: &str,
    lookup: &dyn Fn(&str) -> Option<String>,
    place: &str,
) -> Result<String, EnvironmentError> {
    lookup(name).ok_or_else(|| EnvironmentError {
        variable: name.to_owned(),
        problem: format!("is not set; the configuration's {place} names it"),
    })
}

/// Whether a text can name a server in a function's ARN.
pub(super) fn check_name(name: &str) -> Result<(), String> {
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (1..=64).contains(&name.len()) && name.bytes().all(letters) {
        return Ok(());
    }
    Err(format!("'{name}' is no name: at most 64 letters, digits, '-' and '_'"))
}

/// An address with scheme http or https and without credentials, which have places of their own.
pub(super) fn http_url(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
    let url = url.ok_or_else(|| format!("'{text}' is no address that begins with http or https"))?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err("an address has credentials in it; name them by a variable of the environment".to_owned());
    }
    Ok(url)
}
