//! `ListAgentActionGroups`.

use aws_wire::bedrock_agent::types::{
    ActionGroupSummary, AgentActionGroup, ListAgentActionGroupsRequest, ListAgentActionGroupsResponse,
};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::ACTION_GROUP;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListAgentActionGroups` of the draft or of a version, newest first.
    pub async fn list_agent_action_groups(
        &self,
        context: &RequestContext,
        input: ListAgentActionGroupsRequest,
    ) -> Result<ListAgentActionGroupsResponse> {
        let scope = Scope::from(context);
        self.version_exists(&scope, &input.agent_id, &input.agent_version).await?;
        let parent = scope.version_path(&input.agent_id, &input.agent_version);
        let request = newest(ACTION_GROUP, &parent, input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let mut action_group_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let group: AgentActionGroup = document.parse()?;
            action_group_summaries.push(ActionGroupSummary {
                action_group_id: group.action_group_id,
                action_group_name: group.action_group_name,
                action_group_state: group.action_group_state,
                description: group.description,
                updated_at: group.updated_at,
            });
        }
        Ok(ListAgentActionGroupsResponse { action_group_summaries, next_token: page.next_token })
    }
}
