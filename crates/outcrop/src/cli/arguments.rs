//! Arguments that several commands share.

use std::path::PathBuf;

use clap::Args;

use super::Failure;
use super::client::{Client, Credentials};
use crate::config::{Config, ConfigError, Override, load};

/// Where the configuration comes from.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Configuration")]
pub(crate) struct ConfigArguments {
    #[command(flatten)]
    server: ServerArguments,
    /// Folder of the database, functions' code and models [default: ~/.local/share/outcrop].
    #[arg(long, value_name = "FOLDER")]
    data_dir: Option<String>,
}

/// Where the configuration comes from when the command has a data folder of its own.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Configuration")]
pub(crate) struct ServerArguments {
    /// The configuration file. Every option in it can also be given in the environment (`timeouts.idle_seconds` as
    /// OUTCROP_TIMEOUTS_IDLE_SECONDS) and with --set; flags win over the environment, the environment over the file.
    #[arg(long, value_name = "FILE", env = "OUTCROP_CONFIG")]
    config: Option<PathBuf>,
    /// Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8787].
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// Set any option, as in --set limits.connections=100; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

impl ConfigArguments {
    /// The configuration that file, environment and flags make together.
    pub(crate) fn load(&self) -> Result<Config, ConfigError> {
        let data_dir = self.data_dir.as_deref().map(|folder| Override::flag("data_dir", "--data-dir", folder));
        self.server.load_with(data_dir)
    }
}

impl ServerArguments {
    /// The configuration that file, environment and flags make together.
    pub(crate) fn load(&self) -> Result<Config, ConfigError> {
        self.load_with(None)
    }

    /// Whether a flag says where to listen.
    pub(crate) fn listen_is_given(&self) -> bool {
        self.listen.is_some()
    }

    fn load_with(&self, more: Option<Override>) -> Result<Config, ConfigError> {
        let mut overrides = Override::environment(|variable| std::env::var(variable).ok());
        for assignment in &self.set {
            overrides.push(Override::set(assignment)?);
        }
        if let Some(listen) = &self.listen {
            overrides.push(Override::flag("listen", "--listen", listen));
        }
        overrides.extend(more);
        load(self.config.as_deref(), &overrides)
    }
}

/// Which server a command talks to. The variables are those of the AWS SDKs.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Server")]
pub(crate) struct EndpointArguments {
    /// Base URL of the server. Requests are signed with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY where they are set.
    #[arg(long, value_name = "URL", env = "AWS_ENDPOINT_URL", default_value = "http://127.0.0.1:8787")]
    endpoint: String,
    /// Region that requests are signed for.
    #[arg(long, env = "AWS_REGION", default_value = "us-east-1")]
    region: String,
}

impl EndpointArguments {
    pub(crate) fn client(&self) -> Result<Client, Failure> {
        let credentials = Credentials::from_environment(|variable| std::env::var(variable).ok());
        Ok(Client::new(&self.endpoint, &self.region, credentials)?)
    }
}
