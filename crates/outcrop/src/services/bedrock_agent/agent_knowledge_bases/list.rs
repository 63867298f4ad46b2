//! `ListAgentKnowledgeBases`.

use aws_wire::bedrock_agent::types::{
    AgentKnowledgeBase, AgentKnowledgeBaseSummary, ListAgentKnowledgeBasesRequest, ListAgentKnowledgeBasesResponse,
};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::record::AGENT_KNOWLEDGE_BASE;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListAgentKnowledgeBases` of the draft or of a version, newest first.
    pub async fn list_agent_knowledge_bases(
        &self,
        context: &RequestContext,
        input: ListAgentKnowledgeBasesRequest,
    ) -> Result<ListAgentKnowledgeBasesResponse> {
        let scope = Scope::from(context);
        self.version_exists(&scope, &input.agent_id, &input.agent_version).await?;
        let parent = scope.version_path(&input.agent_id, &input.agent_version);
        let request = newest(AGENT_KNOWLEDGE_BASE, &parent, input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let mut agent_knowledge_base_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let association: AgentKnowledgeBase = document.parse()?;
            agent_knowledge_base_summaries.push(AgentKnowledgeBaseSummary {
                description: Some(association.description),
                knowledge_base_id: association.knowledge_base_id,
                knowledge_base_state: association.knowledge_base_state,
                updated_at: association.updated_at,
            });
        }
        Ok(ListAgentKnowledgeBasesResponse { agent_knowledge_base_summaries, next_token: page.next_token })
    }
}
