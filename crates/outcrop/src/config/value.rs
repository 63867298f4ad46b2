//! Values of options that TOML has no form for.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

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
