//! `DeleteKnowledgeBase`.

use aws_wire::bedrock_agent::types::{DeleteKnowledgeBaseRequest, DeleteKnowledgeBaseResponse, KnowledgeBaseStatus};
use store::documents::Key;

use super::record::{Intent, KNOWLEDGE_BASE, KnowledgeBaseRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::{GRACE, Passing};
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `DeleteKnowledgeBase`: its data sources and jobs go at once, itself after it was seen DELETING; its index is removed by a
    /// job. Agents that use it keep their association, as on AWS: their look-ups then say that there is none.
    pub async fn delete_knowledge_base(
        &self,
        context: &RequestContext,
        input: DeleteKnowledgeBaseRequest,
    ) -> Result<DeleteKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let id = input.knowledge_base_id;
        let mut record = KnowledgeBaseRecord::read(&mut transaction, &scope, &id, now).await?;
        record.ready_for(Intent::Delete, now)?;
        let passing = Passing::begin(KnowledgeBaseStatus::Deleting, now, self.settings.passing_state);
        transaction.remove_under(&scope.knowledge_base_path(&id)).await?;
        transaction.purge_gone(now.before(GRACE)).await?;
        record.passing = Some(passing);
        record.write(&mut transaction, &scope, now).await?;
        transaction.set_gone(Key::new(KNOWLEDGE_BASE, scope.path(), &id), passing.until()).await?;
        self.knowledge.ingestion.delete_knowledge_base(&mut transaction, &id).await?;
        transaction.commit().await?;
        self.knowledge.ingestion.wake();
        Ok(DeleteKnowledgeBaseResponse { knowledge_base_id: id, status: KnowledgeBaseStatus::Deleting })
    }
}
