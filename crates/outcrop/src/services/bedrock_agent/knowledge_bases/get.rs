//! `GetKnowledgeBase`.

use aws_wire::bedrock_agent::types::{GetKnowledgeBaseRequest, GetKnowledgeBaseResponse};
use store::documents::Key;

use super::record::{KNOWLEDGE_BASE, KnowledgeBaseRecord, no_knowledge_base, present};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetKnowledgeBase`.
    pub async fn get_knowledge_base(
        &self,
        context: &RequestContext,
        input: GetKnowledgeBaseRequest,
    ) -> Result<GetKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let now = self.clock.now();
        let missing = || no_knowledge_base(&input.knowledge_base_id);
        let document = self.store.get(Key::new(KNOWLEDGE_BASE, scope.path(), &input.knowledge_base_id)).await?;
        let document = document.ok_or_else(missing)?;
        let record: KnowledgeBaseRecord = document.parse()?;
        let passing = self.seen.look(&record.knowledge_base.knowledge_base_arn, record.passing.as_ref(), now);
        if passing.is_none() && document.gone_at.is_some_and(|gone_at| gone_at <= now) {
            return Err(missing().into());
        }
        let mut knowledge_base = record.knowledge_base;
        if let Some(status) = passing {
            knowledge_base.status = status;
            knowledge_base.failure_reasons = None;
        }
        Ok(GetKnowledgeBaseResponse { knowledge_base })
    }
}

impl BuildTime {
    /// Makes sure that there is a knowledge base of this id, whatever state it is in.
    pub(in crate::services::bedrock_agent) async fn knowledge_base_exists(
        &self,
        scope: &Scope,
        knowledge_base_id: &str,
    ) -> Result<()> {
        let document = self.store.get(Key::new(KNOWLEDGE_BASE, scope.path(), knowledge_base_id)).await?;
        present(document.as_deref(), knowledge_base_id, self.clock.now())?;
        Ok(())
    }
}
