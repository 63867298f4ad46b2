//! `StopIngestionJob`.

use aws_wire::bedrock_agent::types::{StopIngestionJobRequest, StopIngestionJobResponse};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::data_sources::{ready, source};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `StopIngestionJob`: what it has indexed stays.
    pub async fn stop_ingestion_job(
        &self,
        context: &RequestContext,
        input: StopIngestionJobRequest,
    ) -> Result<StopIngestionJobResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let (knowledge_base, data_source) = ready(&mut transaction, &scope, ids, self.clock.now()).await?;
        let source = source(&knowledge_base, &data_source);
        let (ingestion, parent) = (&self.knowledge.ingestion, scope.data_source_path(ids.0, ids.1));
        let ingestion_job = ingestion.stop(&mut transaction, &source, &parent, &input.ingestion_job_id).await?;
        transaction.commit().await?;
        ingestion.wake();
        Ok(StopIngestionJobResponse { ingestion_job })
    }
}
