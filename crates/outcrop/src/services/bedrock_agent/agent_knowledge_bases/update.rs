//! `UpdateAgentKnowledgeBase`.

use aws_wire::bedrock_agent::types::{
    AgentKnowledgeBase, UpdateAgentKnowledgeBaseRequest, UpdateAgentKnowledgeBaseResponse,
};
use store::documents::Key;

use super::PART;
use super::get::no_association;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::AGENT_KNOWLEDGE_BASE;
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

impl BuildTime {
    /// `UpdateAgentKnowledgeBase`: what is left out stays, since an association cannot be without it.
    pub async fn update_agent_knowledge_base(
        &self,
        context: &RequestContext,
        input: UpdateAgentKnowledgeBaseRequest,
    ) -> Result<UpdateAgentKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Update, PART), now).await?;
        let parent = scope.version_path(&input.agent_id, DRAFT);
        let key = Key::new(AGENT_KNOWLEDGE_BASE, &parent, &input.knowledge_base_id);
        let document = transaction.get(key).await?;
        let document = document.ok_or_else(|| no_association(&input.agent_id, DRAFT, &input.knowledge_base_id))?;
        let old: AgentKnowledgeBase = document.parse()?;
        let association = AgentKnowledgeBase {
            description: input.description.unwrap_or(old.description),
            knowledge_base_state: input.knowledge_base_state.unwrap_or(old.knowledge_base_state),
            updated_at: iso(now),
            ..old
        };
        transaction.update(key, "", &association, now).await?;
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(UpdateAgentKnowledgeBaseResponse { agent_knowledge_base: association })
    }
}
