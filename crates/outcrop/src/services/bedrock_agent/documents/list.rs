//! `ListKnowledgeBaseDocuments`.

use aws_wire::bedrock_agent::types::{ListKnowledgeBaseDocumentsRequest, ListKnowledgeBaseDocumentsResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::limit;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListKnowledgeBaseDocuments` of a data source, by id.
    pub async fn list_knowledge_base_documents(
        &self,
        context: &RequestContext,
        input: ListKnowledgeBaseDocumentsRequest,
    ) -> Result<ListKnowledgeBaseDocumentsResponse> {
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let source = self.source(context, ids).await?;
        let list = format!("ListKnowledgeBaseDocuments {}", Scope::from(context).data_source_path(ids.0, ids.1));
        let after = input.next_token.as_deref().map(|token| self.store.page_position(&list, token)).transpose()?;
        let limit = limit(input.max_results);
        let mut found = self.knowledge.ingestion.list_documents(&source, after.as_deref(), limit + 1).await?;
        let more = found.len() > limit;
        found.truncate(limit);
        let next_token = found.last().filter(|_| more).map(|(id, _)| self.store.page_token(&list, id));
        let document_details = found.into_iter().map(|(_, detail)| detail).collect();
        Ok(ListKnowledgeBaseDocumentsResponse { document_details, next_token })
    }
}
