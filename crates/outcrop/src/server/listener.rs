//! The port: who may listen where, how connections are taken, and how all of it ends.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::connection::Connections;
use super::dispatch::Dispatcher;
use super::{App, Registry, housekeeping};
use crate::config::Config;
use crate::services::bedrock_agent_runtime::summarise_sessions;

/// The pause after a connection could not be taken, as when the process has no file descriptors left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Others than this machine could call a server that takes any credentials.
    #[error(
        "refusing to listen on {0} without access keys: whoever reaches this address could use the server. Set keys with \
         OUTCROP_KEYS=ID:SECRET, with [[keys]] in outcrop.toml or with keys_file, or listen on 127.0.0.1"
    )]
    NoKeys(SocketAddr),
    /// The address is taken or not this machine's.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        cause: std::io::Error,
    },
}

/// A port that is bound and not yet served.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Binds the configured address.
    ///
    /// # Errors
    /// When the address cannot be had, or others could reach it and no keys are configured.
    pub async fn bind(config: &Config) -> Result<Self, StartError> {
        if !config.listen.ip().is_loopback() && config.keys.0.is_empty() {
            return Err(StartError::NoKeys(config.listen));
        }
        let listen = |cause| StartError::Listen { address: config.listen, cause };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        Ok(Self { listener, address })
    }

    /// Where the server listens, with the port that port 0 became.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes, then lets running requests end within the configured time. Whether all did.
    pub async fn serve(self, app: Arc<App>, registry: Registry, stop: impl Future<Output = ()>) -> bool {
        let (limits, timeouts) = (app.config.limits.clone(), app.config.timeouts.clone());
        let housekeeping = housekeeping::run(app.clone());
        let summaries = summarise_sessions(app.clone());
        let ingestion = app.knowledge.ingestion.clone();
        let connections = Arc::new(Connections::new(&limits, &timeouts, Dispatcher::new(app, registry)));
        let slots = Arc::new(Semaphore::new(limits.connections));
        let tasks = TaskTracker::new();
        let stopping = CancellationToken::new();
        tokio::select! {
            () = self.accept(&connections, &slots, &tasks, &stopping) => {}
            () = housekeeping => {}
            // What it leaves undone is done after the next start.
            () = summaries => {}
            // What it leaves undone it goes on with at the next start.
            () = ingestion.run() => {}
            () = stop => {}
        }
        drop(self);
        stopping.cancel();
        tasks.close();
        tokio::time::timeout(timeouts.shutdown, tasks.wait()).await.is_ok()
    }

    async fn accept(
        &self,
        connections: &Arc<Connections>,
        slots: &Arc<Semaphore>,
        tasks: &TaskTracker,
        stopping: &CancellationToken,
    ) {
        // Ends only if the semaphore were closed, which nobody does.
        while let Ok(slot) = slots.clone().acquire_owned().await {
            match self.listener.accept().await {
                Ok((stream, _peer)) => {
                    let serving = connections.clone().serve(stream, stopping.clone());
                    tasks.spawn(async move {
                        serving.await;
                        drop(slot);
                    });
                }
                Err(error) => {
                    tracing::warn!("cannot take a connection: {error}");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            }
        }
    }
}
