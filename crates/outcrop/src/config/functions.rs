//! Options of functions: how they run here, and where those are that are not here.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, de};

use super::value::seconds;

/// How functions run.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FunctionsConfig {
    /// Python interpreter; `python3.x`, then `python3` on PATH when absent.
    pub python: Option<PathBuf>,
    /// Node.js; `node` on PATH when absent.
    pub node: Option<PathBuf>,
    /// Most invocations of one function at a time; four a processor when absent.
    pub concurrency: Option<usize>,
    /// Most function processes at one time; sixteen a processor when absent.
    pub processes: Option<usize>,
    /// How long a process stays without work before it is stopped.
    #[serde(rename = "idle_seconds", deserialize_with = "seconds")]
    pub idle: Duration,
    /// The longest time of loading a function's module.
    #[serde(rename = "init_seconds", deserialize_with = "seconds")]
    pub init: Duration,
    /// Functions whose code lies in folders.
    pub folder: Vec<FolderFunction>,
    /// Where function ARNs are called that are not functions here.
    pub remote: Option<RemoteFunctions>,
}

impl Default for FunctionsConfig {
    fn default() -> Self {
        Self {
            python: None,
            node: None,
            concurrency: None,
            processes: None,
            idle: Duration::from_secs(300),
            init: Duration::from_secs(10),
            folder: Vec::new(),
            remote: None,
        }
    }
}

/// A function whose code lies in a folder; changes there are seen by processes that start after them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FolderFunction {
    /// Its name; its ARN is made of it, the configured region and account.
    pub name: String,
    /// The folder of its code.
    pub folder: PathBuf,
    /// `module.function`.
    pub handler: String,
    /// `python3.x` or `nodejs*.x`.
    #[serde(deserialize_with = "parsed")]
    pub runtime: execution::Runtime,
    /// The longest time of one call; Lambda's default when absent.
    #[serde(default, rename = "timeout_seconds", deserialize_with = "optional_seconds")]
    pub timeout: Option<Duration>,
    /// The memory limit of a process in MB; Lambda's default when absent.
    pub memory_mb: Option<u32>,
    /// Its environment variables.
    #[serde(default)]
    pub environment: BTreeMap<String, String>,
}

/// An endpoint that speaks Lambda's Invoke. Its keys come from AWS's own environment variables unless others are named; where
/// they are not set, calls go unsigned.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoteFunctions {
    /// Its base URL.
    pub endpoint: String,
    /// The region to sign for; that of the function's ARN when absent.
    pub region: Option<String>,
    /// The variable that holds the access key id.
    #[serde(default = "access_key_id")]
    pub access_key_id_env: String,
    /// The variable that holds the secret access key.
    #[serde(default = "secret_access_key")]
    pub secret_access_key_env: String,
    /// The variable that holds the session token of temporary keys.
    #[serde(default = "session_token")]
    pub session_token_env: String,
}

fn access_key_id() -> String {
    "AWS_ACCESS_KEY_ID".to_owned()
}

fn secret_access_key() -> String {
    "AWS_SECRET_ACCESS_KEY".to_owned()
}

fn session_token() -> String {
    "AWS_SESSION_TOKEN".to_owned()
}

fn parsed<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

fn optional_seconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
    seconds(deserializer).map(Some)
}
