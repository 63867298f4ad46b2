//! The agents behind aliases, for agents that write to others: found as InvokeAgent finds the one that it invokes.

use std::fmt;
use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{Aliases, NoAgent};
use async_trait::async_trait;
use aws_wire::arn::Arn;
use execution::mcp::McpServers;

use super::PreparedAgents;
use crate::services::bedrock_agent::{BuildTime, ResolveError};

/// The aliases of this server.
pub struct ServedAliases {
    build_time: Arc<BuildTime>,
    prepared: Arc<PreparedAgents>,
    mcp: McpServers,
}

impl ServedAliases {
    /// The aliases that `build_time` knows.
    #[must_use]
    pub fn new(build_time: Arc<BuildTime>, prepared: Arc<PreparedAgents>, mcp: McpServers) -> Self {
        Self { build_time, prepared, mcp }
    }
}

impl fmt::Debug for ServedAliases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServedAliases").finish_non_exhaustive()
    }
}

#[async_trait]
impl Aliases for ServedAliases {
    async fn agent(&self, alias_arn: &str) -> Result<Arc<Agent>, NoAgent> {
        let failed = |error: &dyn fmt::Display| {
            tracing::warn!(alias_arn, %error, "a collaborator cannot be used");
            NoAgent::Failed
        };
        let arn: Arn = alias_arn.parse().map_err(|error| failed(&error))?;
        let Some((agent_id, alias_id)) = arn.resource_parts().1.split_once('/') else { return Err(NoAgent::Deleted) };
        let place = (arn.account_id.as_str(), arn.region.as_str());
        let snapshot = self.build_time.resolve(place, agent_id, alias_id).await.map_err(|error| match error {
            ResolveError::NotFound(_) => NoAgent::Deleted,
            ResolveError::NeverPrepared(_) => NoAgent::NotPrepared,
            ResolveError::Paused(_) => NoAgent::Paused,
            ResolveError::Store(error) => failed(&error),
        })?;
        let agent = self.prepared.get(&snapshot, &arn.account_id, &self.mcp).await;
        agent.map_err(|failure| failed(&failure.exception))
    }
}
