//! `AssociateAgentKnowledgeBase`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AgentKnowledgeBase, AssociateAgentKnowledgeBaseRequest, AssociateAgentKnowledgeBaseResponse, KnowledgeBaseState,
};
use store::documents::Key;

use super::PART;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::knowledge_bases::{Intent, KnowledgeBaseRecord};
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::{AGENT_KNOWLEDGE_BASE, draft_knowledge_bases};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

/// Knowledge bases of one agent: far above AWS's quota, and few enough to be told to a model.
const MAX_BASES: usize = 50;

impl BuildTime {
    /// `AssociateAgentKnowledgeBase`. Its description is what the model reads of the knowledge base.
    pub async fn associate_agent_knowledge_base(
        &self,
        context: &RequestContext,
        input: AssociateAgentKnowledgeBaseRequest,
    ) -> Result<AssociateAgentKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Create, PART), now).await?;
        let knowledge_base = KnowledgeBaseRecord::read(&mut transaction, &scope, &input.knowledge_base_id, now).await?;
        knowledge_base.ready_for(Intent::Use, now)?;
        let others = draft_knowledge_bases(&mut transaction, &scope, &input.agent_id).await?;
        if others.iter().any(|other| other.knowledge_base_id == input.knowledge_base_id) {
            return Err(Error::conflict(format!(
                "Knowledge base {} is associated with agent {} already. Change the association with \
                 UpdateAgentKnowledgeBase.",
                input.knowledge_base_id, input.agent_id
            ))
            .into());
        }
        if others.len() >= MAX_BASES {
            return Err(Error::service_quota_exceeded(format!(
                "Agent {} has {} knowledge bases; it can have {MAX_BASES}.",
                input.agent_id,
                others.len()
            ))
            .into());
        }
        let association = AgentKnowledgeBase {
            agent_id: input.agent_id,
            agent_version: input.agent_version,
            created_at: iso(now),
            description: input.description,
            knowledge_base_id: input.knowledge_base_id,
            knowledge_base_state: input.knowledge_base_state.unwrap_or(KnowledgeBaseState::Enabled),
            updated_at: iso(now),
        };
        let parent = scope.version_path(&association.agent_id, DRAFT);
        let key = Key::new(AGENT_KNOWLEDGE_BASE, &parent, &association.knowledge_base_id);
        transaction.insert(key, "", &association, now).await?;
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(AssociateAgentKnowledgeBaseResponse { agent_knowledge_base: association })
    }
}
