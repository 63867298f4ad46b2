//! `outcrop serve`.

use std::io::{IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde_json::json;
use store::{RandomIds, SystemClock};

use super::arguments::ConfigArguments;
use super::{Failure, stop};
use crate::config::Config;
use crate::server::{App, Server};
use crate::services;

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop serve
  outcrop serve --listen 127.0.0.1:0 --json
  outcrop serve --config outcrop.toml --data-dir /var/lib/outcrop
  OUTCROP_KEYS=AKIDEXAMPLE:a-long-secret outcrop serve --listen 0.0.0.0:8787";

/// Start the server.
///
/// It answers Bedrock Agents (build time and run time), Bedrock's models, Lambda, and the parts of IAM and STS that
/// programs use to set agents up. On a loopback address without keys any credentials are accepted; on any other address
/// the server starts only with access keys.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Print one JSON line when the server is ready: {"event":"ready","endpoint":"http://…","pid":…,"version":"…"}.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    config: ConfigArguments,
}

impl Serve {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let mut config = self.config.load()?;
        raise_file_limit();
        let server = Server::bind(&config).await?;
        let address = server.address();
        config.listen = address;
        let app = App::open(config, Arc::new(SystemClock::default()), Arc::new(RandomIds)).await?;
        let app = Arc::new(app);
        let stopped = stop::signalled()?;
        self.announce(address, &app.config);
        let clean = server.serve(app.clone(), services::registry(), stopped).await;
        if !clean {
            tracing::warn!("some requests did not end within timeouts.shutdown_seconds and were cut off");
        }
        app.close().await;
        Ok(ExitCode::SUCCESS)
    }

    fn announce(&self, address: SocketAddr, config: &Config) {
        let endpoint = format!("http://{address}");
        let text = if self.json {
            let version = env!("CARGO_PKG_VERSION");
            json!({"event": "ready", "endpoint": endpoint, "pid": std::process::id(), "version": version}).to_string()
        } else if std::io::stdout().is_terminal() {
            let keys = if config.keys.0.is_empty() {
                "  export AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any   # no keys are configured: any are accepted\n"
            } else {
                "  export AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…       # a configured pair of keys\n"
            };
            format!(
                "Outcrop listens on {endpoint}\n\nFor programs that are to use it:\n\n  export AWS_ENDPOINT_URL={endpoint}\n  \
                 export AWS_REGION={}\n{keys}\nCtrl-C stops it.",
                config.region
            )
        } else {
            format!("outcrop listens on {endpoint}")
        };
        // Nobody may be reading; the server serves all the same.
        let _ = writeln!(std::io::stdout(), "{text}");
    }
}

/// Takes as many open files as the system grants: connections, functions' processes and the database all need them.
fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
        tracing::debug!("the limit of open files stays as it is: {error}");
    }
}
