//! Servers of the Model Context Protocol: programs that offer tools, whose calls agents make as actions.
//!
//! Which servers there are is the operator's decision alone: they are named in the configuration ([`McpServerConfig`]), and
//! all that a model or a client of the API can give is such a name. A server is a child process that speaks over its
//! standard input and output, or an address that speaks streamable HTTP.
//!
//! The protocol is that of the official SDK, `rmcp`, which no other module sees. Around it this module adds what a server
//! needs that must not be harmed by its dependencies: a connection is made when it is first needed, shared by all turns, and
//! made anew after it broke, later and later while that keeps failing ([`McpServers`]); every start, listing and call is
//! bounded in time, every message and list in size; child processes end with the server, however that ends.
//!
//! What a server asks of its client (samples of a model, input of a user, folders) is declined, and what it says is data.

mod answer;
mod backoff;
mod config;
mod connection;
mod error;
mod meter;
mod process;
mod server;
mod tools;

use std::{collections::BTreeMap, sync::Arc};

use futures::future::join_all;
use serde_json::{Map, Value};

pub use answer::{McpAnswer, McpImage, McpImageFormat};
pub use config::{McpConfirmation, McpEndpoint, McpProcess, McpServerConfig};
pub use error::McpError;
pub use tools::{McpTool, McpTools};

use crate::{ExecutionError, watchdog::Watchdog};
use server::Server;

/// The servers of the configuration, each connected when it is first needed. A clone is the same servers.
#[derive(Clone, Default)]
pub struct McpServers(Arc<BTreeMap<String, Server>>);

impl McpServers {
    /// The servers by name; none is contacted yet. Must be called on a tokio runtime.
    ///
    /// # Errors
    /// The process that ends child processes when this one is killed cannot be started.
    pub fn new(configs: Vec<McpServerConfig>) -> Result<Self, ExecutionError> {
        let has_processes = configs.iter().any(|config| matches!(config.endpoint, McpEndpoint::Process(_)));
        let watchdog = has_processes.then(Watchdog::start).transpose()?.map(Arc::new);
        let server = |config: McpServerConfig| (config.name.clone(), Server::new(config, watchdog.clone()));
        Ok(Self(Arc::new(configs.into_iter().map(server).collect())))
    }

    /// Whether there is a server of that name.
    #[must_use]
    pub fn knows(&self, server: &str) -> bool {
        self.0.contains_key(server)
    }

    /// The tools that a server offers and the configuration allows. The list is kept until the server says that it has
    /// changed, and for a minute at most.
    ///
    /// # Errors
    /// See [`McpError`]; a name that is not in the configuration is one.
    pub async fn tools(&self, server: &str) -> Result<Arc<McpTools>, McpError> {
        self.server(server)?.tools().await
    }

    /// Calls a tool. The arguments are one object, as the tool's schema describes it; the server checks them. Dropping the
    /// future tells the server that nobody waits any more.
    ///
    /// # Errors
    /// The tool was not carried out, or nobody knows. A tool that ran and failed is an answer with
    /// [`McpAnswer::is_error`].
    pub async fn call(&self, server: &str, tool: &str, arguments: Map<String, Value>) -> Result<McpAnswer, McpError> {
        self.server(server)?.call(tool, arguments).await
    }

    /// Ends all connections and child processes; a process that does not end by itself is killed. Later calls are errors.
    pub async fn stop(&self) {
        join_all(self.0.values().map(Server::stop)).await;
    }

    fn server(&self, name: &str) -> Result<&Server, McpError> {
        self.0.get(name).ok_or_else(|| McpError::Unknown { server: name.to_owned() })
    }
}

impl std::fmt::Debug for McpServers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("McpServers").field(&self.0.keys()).finish()
    }
}
