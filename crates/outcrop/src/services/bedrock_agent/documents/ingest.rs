//! `IngestKnowledgeBaseDocuments`.

use aws_wire::bedrock_agent::types::{IngestKnowledgeBaseDocumentsRequest, IngestKnowledgeBaseDocumentsResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::data_sources::{ready, source};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `IngestKnowledgeBaseDocuments`: takes the documents, which are indexed after the answer.
    pub async fn ingest_knowledge_base_documents(
        &self,
        context: &RequestContext,
        mut input: IngestKnowledgeBaseDocumentsRequest,
    ) -> Result<IngestKnowledgeBaseDocumentsResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "IngestKnowledgeBaseDocuments", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let (knowledge_base, data_source) = ready(&mut transaction, &scope, ids, self.clock.now()).await?;
        let source = source(&knowledge_base, &data_source);
        let ingestion = &self.knowledge.ingestion;
        let details = ingestion.ingest_documents(&mut transaction, &source, &input.documents).await?;
        let answer = IngestKnowledgeBaseDocumentsResponse { document_details: Some(details) };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        ingestion.wake();
        Ok(answer)
    }
}
