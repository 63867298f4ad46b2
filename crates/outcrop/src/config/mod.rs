//! What the server runs with.
//!
//! Each option can be given in `outcrop.toml`, in the environment and as a flag; a flag wins over the environment, the
//! environment over the file, the file over the default. What is not an option is an error that names its place, since a
//! misspelt option would otherwise be a default in disguise.

mod functions;
mod http_actions;
mod keys;
mod knowledge;
mod load;
mod logs;
mod mcp;
mod options;
mod value;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::Deserialize;

pub use functions::{FolderFunction, FunctionsConfig, RemoteFunctions};
pub use http_actions::HttpServer;
pub use keys::{AccessKey, Keys, Secret};
pub use knowledge::KnowledgeConfig;
pub use load::{ConfigError, Override, load};
pub use logs::{ApplicationLogPlace, LogsConfig};
pub use mcp::McpServer;
pub use options::{OPTIONS, Opt};
use value::seconds;
pub use value::{AccountId, EnvironmentError};

/// The whole configuration, as resolved from flags, environment, file and defaults.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Address and port of the API; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Folder of the database, functions' code and fetched models; made when it is missing.
    pub data_dir: PathBuf,
    /// The account that ARNs name.
    pub account_id: AccountId,
    /// The region of requests that are not signed.
    pub region: String,
    /// Access keys that requests must be signed with. Without any, every credential is accepted, on loopback only.
    pub keys: Keys,
    /// A TOML file with more `[[keys]]`.
    pub keys_file: Option<PathBuf>,
    /// Which model answers for which model id; the first entry that matches wins.
    pub models: Vec<models::table::ModelEntry>,
    /// Which embedding model answers for which embedding model's id; the first entry that matches wins.
    pub embedding_models: Vec<models::table::EmbeddingEntry>,
    /// How the database is kept.
    pub store: StoreConfig,
    /// How agents behave.
    pub agents: AgentsConfig,
    /// How long the sessions are kept that programs store with CreateSession.
    pub sessions: SessionsConfig,
    /// How functions run.
    pub functions: FunctionsConfig,
    /// Where the indexes of knowledge bases are.
    pub knowledge: KnowledgeConfig,
    /// Where `s3://` objects are.
    pub objects: objects::ObjectsConfig,
    /// The servers of tools that action groups may name.
    pub mcp_servers: Vec<McpServer>,
    /// The HTTP servers that action groups may name.
    pub http_actions: Vec<HttpServer>,
    /// What is written for agents' authors.
    pub logs: LogsConfig,
    /// How large things may be.
    pub limits: Limits,
    /// How long things may take.
    pub timeouts: Timeouts,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8787),
            data_dir: value::default_data_dir(),
            account_id: AccountId::default(),
            region: "us-east-1".to_owned(),
            keys: Keys::default(),
            keys_file: None,
            models: Vec::new(),
            embedding_models: Vec::new(),
            store: StoreConfig::default(),
            agents: AgentsConfig::default(),
            sessions: SessionsConfig::default(),
            functions: FunctionsConfig::default(),
            knowledge: KnowledgeConfig::default(),
            objects: objects::ObjectsConfig::default(),
            mcp_servers: Vec::new(),
            http_actions: Vec::new(),
            logs: LogsConfig::default(),
            limits: Limits::default(),
            timeouts: Timeouts::default(),
        }
    }
}

/// How the database is kept.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoreConfig {
    /// What a commit waits for.
    pub durability: Durability,
}

/// What a commit waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Durability {
    /// The operating system has it: survives a killed server, a loss of power may take the last moments.
    #[default]
    Normal,
    /// The disk has it: survives a loss of power, each commit waits for the disk.
    Full,
}

impl From<Durability> for store::Durability {
    fn from(durability: Durability) -> Self {
        match durability {
            Durability::Normal => Self::Process,
            Durability::Full => Self::Full,
        }
    }
}

/// How agents behave.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AgentsConfig {
    /// The least time that a passing state such as PREPARING lasts: programs wait until they have seen it.
    #[serde(rename = "passing_state_seconds", deserialize_with = "seconds")]
    pub passing_state: Duration,
    /// Whose numbers bound action groups, and how strictly schemas and answers are read.
    pub quotas: Quotas,
    /// Most model calls of one agent in one turn.
    pub iterations: u32,
    /// Most model calls of one InvokeAgent call, those of collaborators included.
    pub model_calls: u32,
    /// Tokens that models read and write in one InvokeAgent call before no model is called any more, those of collaborators
    /// included.
    pub tokens: u64,
    /// The longest time of one InvokeAgent call.
    #[serde(rename = "turn_seconds", deserialize_with = "seconds")]
    pub turn: Duration,
}

impl Default for AgentsConfig {
    fn default() -> Self {
        Self {
            passing_state: Duration::from_millis(250),
            quotas: Quotas::Default,
            iterations: 25,
            model_calls: 250,
            tokens: 10_000_000,
            turn: Duration::from_secs(60 * 60),
        }
    }
}

/// Whose numbers bound action groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quotas {
    /// Generous ones.
    #[default]
    Default,
    /// AWS's, and its strictness, so that what runs here is not refused there.
    Aws,
}

/// How long the sessions are kept that programs store with CreateSession. Sessions of agents have their own times.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SessionsConfig {
    /// How long after its last change a session takes nothing more: it is EXPIRED then.
    #[serde(rename = "idle_seconds", deserialize_with = "seconds")]
    pub idle: Duration,
    /// How long after its last change a session is deleted.
    #[serde(rename = "retention_seconds", deserialize_with = "seconds")]
    pub retention: Duration,
}

impl Default for SessionsConfig {
    fn default() -> Self {
        Self { idle: Duration::from_hours(1), retention: Duration::from_hours(30 * 24) }
    }
}

/// How large things may be.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Largest request body in bytes. A function's zip of 50 MB is 67 MB in its request.
    pub request_bytes: usize,
    /// Most bytes of request bodies in memory at one time; requests above it are throttled.
    pub buffered_bytes: usize,
    /// Most connections at one time; more wait to be accepted.
    pub connections: usize,
    /// Most requests at one time on one HTTP/2 connection.
    pub streams_per_connection: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { request_bytes: 72 << 20, buffered_bytes: 512 << 20, connections: 4096, streams_per_connection: 256 }
    }
}

/// How long things may take. There is no limit on an answer as a whole: a model may think for minutes.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Timeouts {
    /// A request's head, from its first byte or the end of the request before it.
    #[serde(rename = "headers_seconds", deserialize_with = "seconds")]
    pub headers: Duration,
    /// The pause between two pieces of a request's body.
    #[serde(rename = "body_seconds", deserialize_with = "seconds")]
    pub body: Duration,
    /// A connection without a request.
    #[serde(rename = "idle_seconds", deserialize_with = "seconds")]
    pub idle: Duration,
    /// The end of running turns after the signal to stop.
    #[serde(rename = "shutdown_seconds", deserialize_with = "seconds")]
    pub shutdown: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            headers: Duration::from_secs(60),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(120),
            shutdown: Duration::from_secs(30),
        }
    }
}
