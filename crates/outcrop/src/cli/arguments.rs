//! Arguments that several commands share.

use std::path::PathBuf;

use clap::Args;

use crate::config::{Config, ConfigError, Override, load};

/// Where the configuration comes from.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Configuration")]
pub(crate) struct ConfigArguments {
    /// The configuration file. Every option in it can also be given in the environment (`timeouts.idle_seconds` as
    /// OUTCROP_TIMEOUTS_IDLE_SECONDS) and with --set; flags win over the environment, the environment over the file.
    #[arg(long, value_name = "FILE", env = "OUTCROP_CONFIG")]
    config: Option<PathBuf>,
    /// Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8787].
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// Folder of the database, functions' code and models [default: ~/.local/share/outcrop].
    #[arg(long, value_name = "FOLDER")]
    data_dir: Option<String>,
    /// Set any option, as in --set limits.connections=100; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

impl ConfigArguments {
    /// The configuration that file, environment and flags make together.
    pub(crate) fn load(&self) -> Result<Config, ConfigError> {
        let mut overrides = Override::environment(|variable| std::env::var(variable).ok());
        for assignment in &self.set {
            overrides.push(Override::set(assignment)?);
        }
        if let Some(listen) = &self.listen {
            overrides.push(Override::flag("listen", "--listen", listen));
        }
        if let Some(data_dir) = &self.data_dir {
            overrides.push(Override::flag("data_dir", "--data-dir", data_dir));
        }
        load(self.config.as_deref(), &overrides)
    }
}
