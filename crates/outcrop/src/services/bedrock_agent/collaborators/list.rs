//! `ListAgentCollaborators`.

use aws_wire::bedrock_agent::types::{
    AgentCollaborator, AgentCollaboratorSummary, ListAgentCollaboratorsRequest, ListAgentCollaboratorsResponse,
    RelayConversationHistory,
};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::AGENT_COLLABORATOR;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListAgentCollaborators` of the draft or of a version, newest first.
    pub async fn list_agent_collaborators(
        &self,
        context: &RequestContext,
        input: ListAgentCollaboratorsRequest,
    ) -> Result<ListAgentCollaboratorsResponse> {
        let scope = Scope::from(context);
        self.version_exists(&scope, &input.agent_id, &input.agent_version).await?;
        let parent = scope.version_path(&input.agent_id, &input.agent_version);
        let request = newest(AGENT_COLLABORATOR, &parent, input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let mut agent_collaborator_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let collaborator: AgentCollaborator = document.parse()?;
            agent_collaborator_summaries.push(AgentCollaboratorSummary {
                agent_descriptor: collaborator.agent_descriptor,
                agent_id: collaborator.agent_id,
                agent_version: collaborator.agent_version,
                collaboration_instruction: collaborator.collaboration_instruction,
                collaborator_id: collaborator.collaborator_id,
                collaborator_name: collaborator.collaborator_name,
                created_at: collaborator.created_at,
                last_updated_at: collaborator.last_updated_at,
                relay_conversation_history: collaborator
                    .relay_conversation_history
                    .unwrap_or(RelayConversationHistory::Disabled),
            });
        }
        Ok(ListAgentCollaboratorsResponse { agent_collaborator_summaries, next_token: page.next_token })
    }
}
