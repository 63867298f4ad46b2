//! `ListAgentAliases`.

use aws_wire::bedrock_agent::types::{AgentAliasSummary, ListAgentAliasesRequest, ListAgentAliasesResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::{ALIAS, AliasRecord};
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `ListAgentAliases`, newest first; the test alias, which is as old as the agent, comes last.
    pub async fn list_agent_aliases(
        &self,
        context: &RequestContext,
        input: ListAgentAliasesRequest,
    ) -> Result<ListAgentAliasesResponse> {
        let scope = Scope::from(context);
        self.version_exists(&scope, &input.agent_id, DRAFT).await?;
        let path = scope.agent_path(&input.agent_id);
        let page = self.store.list(newest(ALIAS, &path, input.max_results, input.next_token.as_deref())).await?;
        let now = self.clock.now();
        let mut agent_alias_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let AliasRecord { alias, passing } = document.parse()?;
            agent_alias_summaries.push(AgentAliasSummary {
                agent_alias_status: passing.and_then(|passing| passing.busy(now)).unwrap_or(alias.agent_alias_status),
                agent_alias_id: alias.agent_alias_id,
                agent_alias_name: alias.agent_alias_name,
                alias_invocation_state: alias.alias_invocation_state,
                created_at: alias.created_at,
                description: alias.description,
                routing_configuration: Some(alias.routing_configuration),
                updated_at: alias.updated_at,
            });
        }
        Ok(ListAgentAliasesResponse { agent_alias_summaries, next_token: page.next_token })
    }
}
