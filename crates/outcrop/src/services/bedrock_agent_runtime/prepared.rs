//! Agents ready to take turns, kept so that schemas and templates are read once a preparation and not once a turn.

use std::fmt;
use std::sync::Arc;

use agents::Failure;
use agents::action_groups::Limits;
use agents::agent::Agent;
use agents::definition::AgentSnapshot;
use agents::servers::Offers;
use execution::mcp::McpServers;
use quick_cache::sync::Cache;

/// Agents that are kept ready.
const CAPACITY: usize = 1_000;

/// Agents by the snapshot that they were made of.
pub struct PreparedAgents {
    agents: Cache<(String, i128, Vec<u64>), Arc<Agent>>,
    limits: Limits,
}

impl PreparedAgents {
    /// An empty cache; schemas are read with these limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { agents: Cache::new(CAPACITY), limits }
    }

    /// The agent of a snapshot.
    ///
    /// # Errors
    /// As [`Agent::new`], and MCP servers that do not list their tools.
    pub(in crate::services) async fn get(
        &self,
        snapshot: &AgentSnapshot,
        account_id: &str,
        mcp: &McpServers,
    ) -> Result<Arc<Agent>, Failure> {
        let offers = Offers::of(snapshot, mcp).await?;
        // An alias, the time of the preparation behind it and the servers' lists of tools name one content.
        let key = (snapshot.alias_arn.clone(), snapshot.prepared_at.0.as_nanos(), offers.ids());
        let make = || Agent::new(snapshot, &self.limits, account_id)?.offering(&offers, &self.limits);
        self.agents.get_or_insert_with(&key, || make().map(Arc::new))
    }
}

impl fmt::Debug for PreparedAgents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PreparedAgents").field(&self.agents.len()).finish()
    }
}
