//! `GetIngestionJob`.

use aws_wire::bedrock_agent::types::{GetIngestionJobRequest, GetIngestionJobResponse};
use knowledge::ingestion::{INGESTION_JOB, IngestionError};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetIngestionJob`: with what it has done so far.
    pub async fn get_ingestion_job(
        &self,
        context: &RequestContext,
        input: GetIngestionJobRequest,
    ) -> Result<GetIngestionJobResponse> {
        let parent = Scope::from(context).data_source_path(&input.knowledge_base_id, &input.data_source_id);
        let document = self.store.get(Key::new(INGESTION_JOB, &parent, &input.ingestion_job_id)).await?;
        let no_job = || IngestionError::NoJob { ingestion_job_id: input.ingestion_job_id };
        Ok(GetIngestionJobResponse { ingestion_job: document.ok_or_else(no_job)?.parse()? })
    }
}
