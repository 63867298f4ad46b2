//! The list of options, from which environment variables and help are made.

/// An option that has one value.
#[derive(Clone, Copy, Debug)]
pub struct Opt {
    /// Its place in `outcrop.toml`, parts separated by dots.
    pub path: &'static str,
    /// Whether its value must not stand in a command line, which other users of the machine can see.
    pub secret: bool,
}

impl Opt {
    /// The environment variable: `timeouts.idle_seconds` is `OUTCROP_TIMEOUTS_IDLE_SECONDS`.
    #[must_use]
    pub fn variable(&self) -> String {
        format!("OUTCROP_{}", self.path.replace('.', "_").to_ascii_uppercase())
    }

    /// The option at a place.
    #[must_use]
    pub fn find(path: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.path == path)
    }
}

const fn option(path: &'static str) -> Opt {
    Opt { path, secret: false }
}

/// Every option. Lists such as `models` are given whole, as TOML.
pub const OPTIONS: &[Opt] = &[
    option("listen"),
    option("data_dir"),
    option("account_id"),
    option("region"),
    Opt { path: "keys", secret: true },
    option("keys_file"),
    option("models"),
    option("embedding_models"),
    option("store.durability"),
    option("agents.passing_state_seconds"),
    option("agents.quotas"),
    option("agents.iterations"),
    option("agents.model_calls"),
    option("agents.tokens"),
    option("agents.turn_seconds"),
    option("sessions.idle_seconds"),
    option("sessions.retention_seconds"),
    option("functions.python"),
    option("functions.node"),
    option("functions.concurrency"),
    option("functions.processes"),
    option("functions.idle_seconds"),
    option("functions.init_seconds"),
    option("functions.folder"),
    option("functions.remote"),
    option("knowledge.postgres"),
    option("knowledge.postgres_password_env"),
    option("objects.buckets"),
    option("objects.s3"),
    option("mcp_servers"),
    option("http_actions"),
    option("logs.application"),
    option("limits.request_bytes"),
    option("limits.buffered_bytes"),
    option("limits.connections"),
    option("limits.streams_per_connection"),
    option("timeouts.headers_seconds"),
    option("timeouts.body_seconds"),
    option("timeouts.idle_seconds"),
    option("timeouts.shutdown_seconds"),
];
