//! What the API asks of an ingestion: each call puts a job into the queue within the request's transaction.
//!
//! After the transaction is committed, [`Ingestion::wake`] lets the workers know.

use aws_wire::bedrock_agent::types::{
    DataDeletionPolicy, DocumentIdentifier, DocumentStatus, IngestionJob, IngestionJobStatus, KnowledgeBaseDocument,
    KnowledgeBaseDocumentDetail,
};
use store::documents::Key;
use store::jobs::NewJob;
use store::{StoreError, Transaction};

use super::documents::detail;
use super::record::{INGESTION_JOB, iso};
use super::source::{self, Source};
use super::work::{QUEUE, Work};
use super::{Ingestion, IngestionError, direct};

/// Most unfinished jobs of a knowledge base: a bound on the disk that documents take which came with requests.
const MOST_WAITING: u64 = 10_000;

impl Ingestion {
    /// Starts an ingestion job. Its record is written under `parent` as a document of the kind [`INGESTION_JOB`] with the job's id;
    /// its body is AWS's `IngestionJob`, which is kept up to date while the job runs.
    ///
    /// # Errors
    /// [`IngestionError::Running`], [`IngestionError::TooMany`].
    pub async fn start(
        &self,
        transaction: &mut Transaction<'_>,
        source: &Source,
        parent: &str,
        job: &IngestionJob,
    ) -> Result<(), IngestionError> {
        let id = job.ingestion_job_id.as_str();
        let work = Work::Sync { source: source.clone(), parent: parent.to_owned(), ingestion_job_id: id.to_owned() };
        let running = |error| match error {
            IngestionError::Store(StoreError::Exists { .. }) => {
                IngestionError::Running { data_source_id: source.data_source_id.clone() }
            }
            error => error,
        };
        enqueue(transaction, source, &source.lane(), Some(&source.lane()), &work, None).await.map_err(running)?;
        let now = self.parts.clock.now();
        Ok(transaction.insert(Key::new(INGESTION_JOB, parent, id), "", job, now).await?)
    }

    /// Stops an ingestion job, and gives its record, now STOPPING. What it has indexed stays.
    ///
    /// # Errors
    /// [`IngestionError::NoJob`], [`IngestionError::NotRunning`].
    pub async fn stop(
        &self,
        transaction: &mut Transaction<'_>,
        source: &Source,
        parent: &str,
        ingestion_job_id: &str,
    ) -> Result<IngestionJob, IngestionError> {
        let key = Key::new(INGESTION_JOB, parent, ingestion_job_id);
        let no_job = || IngestionError::NoJob { ingestion_job_id: ingestion_job_id.to_owned() };
        let mut job: IngestionJob = transaction.get(key).await?.ok_or_else(no_job)?.parse()?;
        if !matches!(job.status, IngestionJobStatus::Starting | IngestionJobStatus::InProgress) {
            let (ingestion_job_id, status) = (job.ingestion_job_id, job.status);
            return Err(IngestionError::NotRunning { ingestion_job_id, status });
        }
        let now = self.parts.clock.now();
        (job.status, job.updated_at) = (IngestionJobStatus::Stopping, iso(now));
        transaction.cancel_job(QUEUE, &source.lane()).await?;
        transaction.update(key, "", &job, now).await?;
        Ok(job)
    }

    /// Takes documents to be indexed; each is STARTING then. Content that came with the request is kept until it is indexed.
    ///
    /// # Errors
    /// [`IngestionError::Invalid`] for a document that is none, [`IngestionError::TooMany`].
    pub async fn ingest_documents(
        &self,
        transaction: &mut Transaction<'_>,
        source: &Source,
        documents: &[KnowledgeBaseDocument],
    ) -> Result<Vec<KnowledgeBaseDocumentDetail>, IngestionError> {
        let mut details = Vec::with_capacity(documents.len());
        for (number, document) in documents.iter().enumerate() {
            let invalid = |problem| IngestionError::Invalid { place: format!("documents[{number}]"), problem };
            let (given, content) = direct::given(source, document).map_err(invalid)?;
            let location = given.location.clone();
            let lane = source.document_lane(source::id(&location));
            let work = Work::Put { source: source.clone(), document: given };
            enqueue(transaction, source, &lane, None, &work, content).await?;
            details.push(detail(source, &location, DocumentStatus::Starting, None, Some(self.parts.clock.now())));
        }
        Ok(details)
    }

    /// Removes documents; each is DELETING then, or NOT_FOUND.
    ///
    /// # Errors
    /// [`IngestionError::Invalid`] for an identifier that is none, [`IngestionError::TooMany`], a failure of the index.
    pub async fn delete_documents(
        &self,
        transaction: &mut Transaction<'_>,
        source: &Source,
        identifiers: &[DocumentIdentifier],
    ) -> Result<Vec<KnowledgeBaseDocumentDetail>, IngestionError> {
        let mut details = self.documents(source, identifiers).await?;
        for (detail, identifier) in details.iter_mut().zip(identifiers) {
            if detail.status == DocumentStatus::NotFound {
                continue;
            }
            let invalid = |problem| IngestionError::Invalid { place: "documentIdentifiers".to_owned(), problem };
            let location = source::location(identifier).map_err(invalid)?;
            let lane = source.document_lane(source::id(&location));
            let work = Work::Remove { source: source.clone(), location };
            enqueue(transaction, source, &lane, None, &work, None).await?;
            (detail.status, detail.status_reason) = (DocumentStatus::Deleting, None);
            detail.updated_at = Some(iso(self.parts.clock.now()));
        }
        Ok(details)
    }

    /// Gives up the jobs of a data source that is deleted, and removes its documents from the index unless the policy is to retain
    /// them. The data source's own record is the caller's to remove.
    ///
    /// # Errors
    /// [`IngestionError::Store`].
    pub async fn delete_source(
        &self,
        transaction: &mut Transaction<'_>,
        source: &Source,
        policy: DataDeletionPolicy,
    ) -> Result<(), IngestionError> {
        transaction.cancel_jobs_under(QUEUE, &source.lane()).await?;
        if policy == DataDeletionPolicy::Delete {
            let work = Work::RemoveSource { source: source.clone() };
            put(transaction, &source.lane(), None, &work, None).await?;
        }
        Ok(())
    }

    /// Gives up the jobs of a knowledge base that is deleted, and removes its index.
    ///
    /// # Errors
    /// [`IngestionError::Store`].
    pub async fn delete_knowledge_base(
        &self,
        transaction: &mut Transaction<'_>,
        knowledge_base_id: &str,
    ) -> Result<(), IngestionError> {
        transaction.cancel_jobs_under(QUEUE, knowledge_base_id).await?;
        let work = Work::RemoveKnowledgeBase { knowledge_base_id: knowledge_base_id.to_owned() };
        put(transaction, knowledge_base_id, None, &work, None).await
    }
}

/// Puts a job in, unless too many of its knowledge base wait.
async fn enqueue(
    transaction: &mut Transaction<'_>,
    source: &Source,
    lane: &str,
    key: Option<&str>,
    work: &Work,
    attachment: Option<&[u8]>,
) -> Result<(), IngestionError> {
    let waiting = transaction.jobs_under(QUEUE, &source.knowledge_base_id).await?;
    if waiting >= MOST_WAITING {
        let knowledge_base_id = source.knowledge_base_id.clone();
        return Err(IngestionError::TooMany { knowledge_base_id, waiting });
    }
    put(transaction, lane, key, work, attachment).await
}

async fn put(
    transaction: &mut Transaction<'_>,
    lane: &str,
    key: Option<&str>,
    work: &Work,
    attachment: Option<&[u8]>,
) -> Result<(), IngestionError> {
    let body = serde_json::to_string(work).map_err(StoreError::Encode)?;
    transaction.enqueue(NewJob { queue: QUEUE, lane, key, body: &body, attachment }).await?;
    Ok(())
}
