//! The servers that carry out actions, from the configuration and the environment.

use std::collections::BTreeSet;

use execution::http_actions::HttpServers;
use execution::mcp::McpServers;

use super::OpenError;
use crate::config::Config;

/// The servers that the configuration names; none is contacted yet.
pub(super) fn action_servers(
    config: &Config,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Result<(McpServers, HttpServers), OpenError> {
    unique("mcp_servers", config.mcp_servers.iter().map(|server| server.name()))?;
    unique("http_actions", config.http_actions.iter().map(|server| server.name()))?;
    let mcp = config.mcp_servers.iter().map(|server| server.resolve(environment)).collect::<Result<_, _>>()?;
    let http = config.http_actions.iter().map(|server| server.resolve(environment)).collect::<Result<_, _>>()?;
    Ok((McpServers::new(mcp)?, HttpServers::new(http).map_err(OpenError::HttpActions)?))
}

fn unique<'a>(list: &'static str, names: impl Iterator<Item = &'a str>) -> Result<(), OpenError> {
    let mut seen = BTreeSet::new();
    for name in names {
        if !seen.insert(name) {
            return Err(OpenError::Twice { list, name: name.to_owned() });
        }
    }
    Ok(())
}
