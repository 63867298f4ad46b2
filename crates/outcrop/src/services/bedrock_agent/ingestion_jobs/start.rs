//! `StartIngestionJob`.

use aws_wire::bedrock_agent::types::{
    IngestionJob, IngestionJobStatistics, IngestionJobStatus, StartIngestionJobRequest, StartIngestionJobResponse,
};
use knowledge::ingestion::INGESTION_JOB;
use store::{Timestamp, Transaction};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::data_sources::{ready, source};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::scope::{Scope, iso};

/// Jobs of one data source that are kept to be looked at; the oldest make room.
pub(super) const MAX_JOBS: usize = 1_000;

impl BuildTime {
    /// `StartIngestionJob`: refused while another job of the data source runs.
    pub async fn start_ingestion_job(
        &self,
        context: &RequestContext,
        mut input: StartIngestionJobRequest,
    ) -> Result<StartIngestionJobResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "StartIngestionJob", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let (knowledge_base, data_source) = ready(&mut transaction, &scope, ids, now).await?;
        let parent = scope.data_source_path(ids.0, ids.1);
        make_room(&mut transaction, &parent).await?;
        let job = new_job(input, self.ids.resource_id(), now);
        let source = source(&knowledge_base, &data_source);
        self.knowledge.ingestion.start(&mut transaction, &source, &parent, &job).await?;
        let answer = StartIngestionJobResponse { ingestion_job: job };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        self.knowledge.ingestion.wake();
        Ok(answer)
    }
}

fn new_job(input: StartIngestionJobRequest, ingestion_job_id: String, now: Timestamp) -> IngestionJob {
    IngestionJob {
        data_source_id: input.data_source_id,
        description: input.description,
        failure_reasons: None,
        ingestion_job_id,
        knowledge_base_id: input.knowledge_base_id,
        started_at: iso(now),
        statistics: Some(IngestionJobStatistics {
            number_of_documents_deleted: Some(0),
            number_of_documents_failed: Some(0),
            number_of_documents_scanned: Some(0),
            number_of_documents_skipped: Some(0),
            number_of_metadata_documents_modified: Some(0),
            number_of_metadata_documents_scanned: Some(0),
            number_of_modified_documents_indexed: Some(0),
            number_of_new_documents_indexed: Some(0),
        }),
        status: IngestionJobStatus::Starting,
        text_ready_at: None,
        updated_at: iso(now),
    }
}

/// Forgets the oldest jobs, so that there is one more to be kept.
async fn make_room(transaction: &mut Transaction<'_>, parent: &str) -> Result<()> {
    let jobs = transaction.list_all(INGESTION_JOB, parent).await?;
    for job in jobs.iter().skip(MAX_JOBS - 1) {
        transaction.remove(job.key()).await?;
    }
    Ok(())
}
