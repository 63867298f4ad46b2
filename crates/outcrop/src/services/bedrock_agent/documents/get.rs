//! `GetKnowledgeBaseDocuments`.

use aws_wire::bedrock_agent::types::{GetKnowledgeBaseDocumentsRequest, GetKnowledgeBaseDocumentsResponse};
use knowledge::ingestion::Source;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::data_sources::{ready, source};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetKnowledgeBaseDocuments`: the states of documents, NOT_FOUND for those that are not there.
    pub async fn get_knowledge_base_documents(
        &self,
        context: &RequestContext,
        input: GetKnowledgeBaseDocumentsRequest,
    ) -> Result<GetKnowledgeBaseDocumentsResponse> {
        let source = self.source(context, (&input.knowledge_base_id, &input.data_source_id)).await?;
        let details = self.knowledge.ingestion.documents(&source, &input.document_identifiers).await?;
        Ok(GetKnowledgeBaseDocumentsResponse { document_details: Some(details) })
    }

    /// A data source that can be used now.
    pub(super) async fn source(&self, context: &RequestContext, ids: (&str, &str)) -> Result<Source> {
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let (knowledge_base, data_source) = ready(&mut transaction, &Scope::from(context), ids, now).await?;
        Ok(source(&knowledge_base, &data_source))
    }
}
