//! `DisassociateAgentKnowledgeBase`.

use aws_wire::bedrock_agent::types::{DisassociateAgentKnowledgeBaseRequest, DisassociateAgentKnowledgeBaseResponse};
use store::documents::Key;

use super::PART;
use super::get::no_association;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::AGENT_KNOWLEDGE_BASE;
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `DisassociateAgentKnowledgeBase`, also of a knowledge base that is gone.
    pub async fn disassociate_agent_knowledge_base(
        &self,
        context: &RequestContext,
        input: DisassociateAgentKnowledgeBaseRequest,
    ) -> Result<DisassociateAgentKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Delete, PART), now).await?;
        let parent = scope.version_path(&input.agent_id, DRAFT);
        if !transaction.remove(Key::new(AGENT_KNOWLEDGE_BASE, &parent, &input.knowledge_base_id)).await? {
            return Err(no_association(&input.agent_id, DRAFT, &input.knowledge_base_id).into());
        }
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(DisassociateAgentKnowledgeBaseResponse {})
    }
}
