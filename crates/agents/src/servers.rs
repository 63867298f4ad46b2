//! Servers that carry out actions: what has to be known of them before an agent can take turns.
//!
//! An HTTP server is described by its group's schema; an MCP server has to be asked for its tools. That is done when an
//! agent is prepared, so that its author learns what is wrong, and again when it is used, since a server may have changed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use execution::http_actions::HttpServers;
use execution::mcp::{McpServers, McpTools};
use futures::future::{join_all, try_join_all};

use crate::action_groups::{ActionGroup, Definition, Executor, Limits, parse};
use crate::agent::Agent;
use crate::definition::AgentSnapshot;
use crate::failure::Failure;

/// The tools of the servers that an agent's groups name.
#[derive(Clone, Debug, Default)]
pub struct Offers(BTreeMap<String, Arc<McpTools>>);

impl Offers {
    /// Asks the servers of a snapshot's groups, unless their tools are known. Nothing is done for a snapshot that names none.
    ///
    /// # Errors
    /// A server that is not in the configuration or does not answer.
    pub async fn of(snapshot: &AgentSnapshot, servers: &McpServers) -> Result<Self, Failure> {
        Self::ask(snapshot.mcp_servers(), servers).await
    }

    /// The numbers of the lists: what was made of equal lists has equal numbers.
    #[must_use]
    pub fn ids(&self) -> Vec<u64> {
        self.0.values().map(|tools| tools.id).collect()
    }

    async fn ask(names: BTreeSet<&str>, servers: &McpServers) -> Result<Self, Failure> {
        let ask = |name: &str| {
            let name = name.to_owned();
            async move {
                let tools = servers.tools(&name).await;
                let tools = tools.map_err(|error| Failure::dependency(error.to_string(), name.clone()))?;
                Ok::<_, Failure>((name, tools))
            }
        };
        Ok(Self(try_join_all(names.into_iter().map(ask)).await?.into_iter().collect()))
    }
}

impl Agent {
    /// Asks the servers of the agent's groups for their tools, and offers them. For agents that are made for one turn.
    ///
    /// # Errors
    /// A server that is not in the configuration, does not answer, or does not offer what a group needs.
    pub async fn with_tools_of(self, servers: &McpServers, limits: &Limits) -> Result<Self, Failure> {
        let names: BTreeSet<_> = self.action_groups.iter().filter_map(ActionGroup::mcp_server).collect();
        if names.is_empty() {
            return Ok(self);
        }
        let offers = Offers::ask(names, servers).await?;
        self.offering(&offers, limits)
    }

    /// The agent with the tools of its servers among its actions.
    ///
    /// # Errors
    /// A server that does not offer what a group needs.
    pub fn offering(mut self, offers: &Offers, limits: &Limits) -> Result<Self, Failure> {
        let mut offered = false;
        for group in &mut self.action_groups {
            let Some(server) = group.mcp_server().map(str::to_owned) else { continue };
            let Some(tools) = offers.0.get(&server) else { continue };
            group.offer(tools, limits).map_err(|problem| {
                Failure::dependency(format!("The action group {}: {problem}.", group.name), server)
            })?;
            offered = true;
        }
        if offered {
            self.tell_tools();
        }
        Ok(self)
    }
}

/// What keeps the servers that groups name from carrying out their actions, a sentence a group. Groups that cannot be read
/// are passed over; that is another's to say.
pub async fn problems(
    groups: impl IntoIterator<Item = Definition>,
    (mcp, http): (&McpServers, &HttpServers),
    limits: &Limits,
    account_id: &str,
) -> Vec<String> {
    let groups = groups
        .into_iter()
        .filter(|group| group.enabled && matches!(group.executor, Some(Executor::Mcp { .. } | Executor::Http { .. })));
    let groups = groups.filter_map(|group| parse(group, limits, account_id).ok());
    let problem = |mut group: ActionGroup| async move {
        let problem = match group.executor()? {
            Executor::Mcp { server, .. } => match mcp.tools(server).await {
                Ok(tools) => group.offer(&tools, limits).err(),
                Err(error) => Some(error.to_string()),
            },
            Executor::Http { server, base, .. } => {
                http.check(server, base.as_deref()).err().map(|error| error.to_string())
            }
            Executor::Lambda { .. } | Executor::ReturnControl => None,
        };
        problem.map(|problem| format!("Action group {}: {}.", group.name, problem.trim_end_matches('.')))
    };
    join_all(groups.map(problem)).await.into_iter().flatten().collect()
}
