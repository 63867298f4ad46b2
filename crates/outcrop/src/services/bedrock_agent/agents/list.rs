//! `ListAgents`.

use aws_wire::bedrock_agent::types::{AgentSummary, ListAgentsRequest, ListAgentsResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::{AGENT, AgentRecord};
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `ListAgents`, newest first.
    pub async fn list_agents(&self, context: &RequestContext, input: ListAgentsRequest) -> Result<ListAgentsResponse> {
        let scope = Scope::from(context);
        let request = newest(AGENT, scope.path(), input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let now = self.clock.now();
        let mut agent_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let record: AgentRecord = document.parse()?;
            agent_summaries.push(AgentSummary {
                agent_status: record.status(now),
                agent_id: record.agent.agent_id,
                agent_name: record.agent.agent_name,
                description: record.agent.description,
                guardrail_configuration: record.agent.guardrail_configuration,
                latest_agent_version: Some(
                    record.latest_version.map_or_else(|| DRAFT.to_owned(), |version| version.to_string()),
                ),
                updated_at: record.agent.updated_at,
            });
        }
        Ok(ListAgentsResponse { agent_summaries, next_token: page.next_token })
    }
}
