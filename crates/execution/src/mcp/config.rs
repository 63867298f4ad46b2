//! What the operator says of a server.

use std::{collections::BTreeSet, fmt, path::PathBuf, time::Duration};

use reqwest::{
    Url,
    header::{HeaderName, HeaderValue},
};

/// A server of the configuration.
#[derive(Clone, Debug)]
pub struct McpServerConfig {
    /// The name by which action groups mean it.
    pub name: String,
    /// Where it is.
    pub endpoint: McpEndpoint,
    /// The longest time of a start, a listing of tools, a call.
    pub timeout: Duration,
    /// The tools that may be used, by the server's names; all when `None`.
    pub tools: Option<BTreeSet<String>>,
    /// The tools for which the user is asked first.
    pub confirmation: McpConfirmation,
}

/// Where a server is.
#[derive(Clone, Debug)]
pub enum McpEndpoint {
    /// A child process that speaks over standard input and output.
    Process(McpProcess),
    /// An address that speaks streamable HTTP.
    Http {
        /// The address, http or https.
        url: Url,
        /// Headers of every request.
        headers: Vec<(HeaderName, HeaderValue)>,
    },
}

/// How a server's process is started. Its debug form shows no value of its environment.
#[derive(Clone)]
pub struct McpProcess {
    /// The program, looked for on `PATH` when it is a bare name. No shell is involved.
    pub command: PathBuf,
    /// Its arguments.
    pub args: Vec<String>,
    /// Variables beyond the few that every process gets (`PATH`, `HOME`, language, time zone and their like).
    pub environment: Vec<(String, String)>,
    /// The folder it runs in; that of this process when `None`.
    pub folder: Option<PathBuf>,
}

/// The tools for which the user is asked before they run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum McpConfirmation {
    /// No tool, unless an action group asks for it.
    #[default]
    None,
    /// Every tool.
    All,
    /// These tools, by the server's names.
    Tools(BTreeSet<String>),
}

impl McpServerConfig {
    pub(super) fn allows(&self, tool: &str) -> bool {
        self.tools.as_ref().is_none_or(|tools| tools.contains(tool))
    }

    pub(super) fn needs_confirmation(&self, tool: &str) -> bool {
        match &self.confirmation {
            McpConfirmation::None => false,
            McpConfirmation::All => true,
            McpConfirmation::Tools(tools) => tools.contains(tool),
        }
    }
}

impl fmt::Debug for McpProcess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.environment.iter().map(|(name, _)| name).collect();
        f.debug_struct("McpProcess")
            .field("command", &self.command)
            .field("args", &self.args)
            .field("environment", &names)
            .field("folder", &self.folder)
            .finish()
    }
}
