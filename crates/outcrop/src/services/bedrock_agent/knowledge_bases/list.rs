//! `ListKnowledgeBases`.

use aws_wire::bedrock_agent::types::{KnowledgeBaseSummary, ListKnowledgeBasesRequest, ListKnowledgeBasesResponse};

use super::record::{KNOWLEDGE_BASE, KnowledgeBaseRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListKnowledgeBases`, newest first.
    pub async fn list_knowledge_bases(
        &self,
        context: &RequestContext,
        input: ListKnowledgeBasesRequest,
    ) -> Result<ListKnowledgeBasesResponse> {
        let scope = Scope::from(context);
        let request = newest(KNOWLEDGE_BASE, scope.path(), input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let now = self.clock.now();
        let mut knowledge_base_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let record: KnowledgeBaseRecord = document.parse()?;
            knowledge_base_summaries.push(KnowledgeBaseSummary {
                status: record.status(now),
                description: record.knowledge_base.description,
                knowledge_base_id: record.knowledge_base.knowledge_base_id,
                name: record.knowledge_base.name,
                updated_at: record.knowledge_base.updated_at,
            });
        }
        Ok(ListKnowledgeBasesResponse { knowledge_base_summaries, next_token: page.next_token })
    }
}
