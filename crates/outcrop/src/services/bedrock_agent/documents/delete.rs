//! `DeleteKnowledgeBaseDocuments`.

use aws_wire::bedrock_agent::types::{DeleteKnowledgeBaseDocumentsRequest, DeleteKnowledgeBaseDocumentsResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::data_sources::{ready, source};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `DeleteKnowledgeBaseDocuments`: the documents leave the index after the answer. The object of an S3 data source stays, and
    /// comes back with the next ingestion job.
    pub async fn delete_knowledge_base_documents(
        &self,
        context: &RequestContext,
        mut input: DeleteKnowledgeBaseDocumentsRequest,
    ) -> Result<DeleteKnowledgeBaseDocumentsResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "DeleteKnowledgeBaseDocuments", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let (knowledge_base, data_source) = ready(&mut transaction, &scope, ids, self.clock.now()).await?;
        let source = source(&knowledge_base, &data_source);
        let ingestion = &self.knowledge.ingestion;
        let details = ingestion.delete_documents(&mut transaction, &source, &input.document_identifiers).await?;
        let answer = DeleteKnowledgeBaseDocumentsResponse { document_details: Some(details) };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        ingestion.wake();
        Ok(answer)
    }
}
