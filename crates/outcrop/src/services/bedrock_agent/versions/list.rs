//! `ListAgentVersions`.

use aws_wire::bedrock_agent::types::{
    AgentStatus, AgentVersionSummary, ListAgentVersionsRequest, ListAgentVersionsResponse,
};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::{AGENT, AgentRecord, VERSION, VersionRecord};
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListAgentVersions`, newest first; the draft, which is as old as the agent, comes last.
    pub async fn list_agent_versions(
        &self,
        context: &RequestContext,
        input: ListAgentVersionsRequest,
    ) -> Result<ListAgentVersionsResponse> {
        let scope = Scope::from(context);
        let now = self.clock.now();
        let agent = self.store.get(Key::new(AGENT, scope.path(), &input.agent_id)).await?;
        let agent = agent.filter(|document| document.gone_at.is_none());
        let agent = agent.ok_or_else(|| not_found(format_args!("agent {}", input.agent_id)))?;
        let path = scope.agent_path(&input.agent_id);
        let page = self.store.list(newest(VERSION, &path, input.max_results, input.next_token.as_deref())).await?;
        let mut agent_version_summaries = Vec::with_capacity(page.documents.len());
        for document in page.documents {
            let (agent, created_at, updated_at, agent_status) = match document.parse()? {
                VersionRecord::Made(frozen) => {
                    (frozen.agent, frozen.created_at, frozen.created_at, AgentStatus::Prepared)
                }
                VersionRecord::Draft => {
                    let draft: AgentRecord = agent.parse()?;
                    let status = draft.status(now);
                    (draft.agent.clone(), draft.agent.created_at, draft.agent.updated_at, status)
                }
            };
            agent_version_summaries.push(AgentVersionSummary {
                agent_name: agent.agent_name,
                agent_status,
                agent_version: document.id,
                created_at,
                description: agent.description,
                guardrail_configuration: agent.guardrail_configuration,
                updated_at,
            });
        }
        Ok(ListAgentVersionsResponse { agent_version_summaries, next_token: page.next_token })
    }
}
