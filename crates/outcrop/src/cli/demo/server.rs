//! The server in this process.

use std::io::ErrorKind;
use std::sync::Arc;

use ::models::table::ModelTable;
use store::{RandomIds, SystemClock};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::cli::Failure;
use crate::config::Config;
use crate::server::{App, Server, StartError};
use crate::services;

/// A running server; [`InProcess::stop`] ends it.
pub(super) struct InProcess {
    app: Arc<App>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<bool>,
}

impl InProcess {
    /// Starts a server. Where nobody chose the port and the usual one is taken, it gets a free one.
    pub(super) async fn start(mut config: Config, port_is_chosen: bool) -> Result<Self, Failure> {
        let server = match Server::bind(&config).await {
            Err(StartError::Listen { cause, .. }) if cause.kind() == ErrorKind::AddrInUse && !port_is_chosen => {
                config.listen.set_port(0);
                Server::bind(&config).await
            }
            bound => bound,
        }?;
        config.listen = server.address();
        let app = Arc::new(App::open(config, Arc::new(SystemClock::default()), Arc::new(RandomIds)).await?);
        let (stop, stopped) = oneshot::channel();
        let serving = server.serve(app.clone(), services::registry(), async move { drop(stopped.await) });
        Ok(Self { app, stop, served: tokio::spawn(serving) })
    }

    pub(super) fn endpoint(&self) -> String {
        format!("http://{}", self.config().listen)
    }

    pub(super) fn config(&self) -> &Config {
        &self.app.config
    }

    pub(super) fn models(&self) -> &ModelTable {
        &self.app.models
    }

    /// Lets running requests end, then closes the store.
    pub(super) async fn stop(self) {
        drop(self.stop);
        if !matches!(self.served.await, Ok(true)) {
            tracing::warn!("some requests did not end in time and were cut off");
        }
        self.app.close().await;
    }
}
