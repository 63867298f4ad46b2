//! The states of documents.
//!
//! Two places know of a document: the queue, where a job about it waits or runs, and the index, where the last one left it. What the
//! queue says counts, since it is what happens next.

use aws_wire::bedrock_agent::types::{DocumentIdentifier, DocumentStatus, KnowledgeBaseDocumentDetail};
use store::Timestamp;
use store::jobs::Job;

use super::record::iso;
use super::source::{self, Source};
use super::work::{QUEUE, Work};
use super::{Ingestion, IngestionError};
use crate::index::{DocumentRecord, Location};

impl Ingestion {
    /// The states of documents, in the order of their identifiers; NOT_FOUND where there is none.
    ///
    /// # Errors
    /// [`IngestionError::Invalid`] for an identifier that is none, a failure of index or store.
    pub async fn documents(
        &self,
        source: &Source,
        identifiers: &[DocumentIdentifier],
    ) -> Result<Vec<KnowledgeBaseDocumentDetail>, IngestionError> {
        let mut details = Vec::with_capacity(identifiers.len());
        for (number, identifier) in identifiers.iter().enumerate() {
            let place = || format!("documentIdentifiers[{number}]");
            let invalid = |problem| IngestionError::Invalid { place: place(), problem };
            let location = source::location(identifier).map_err(invalid)?;
            let id = source::id(&location);
            let job = self.parts.store.newest_job(QUEUE, &source.document_lane(id)).await?;
            let of_job = job.as_ref().and_then(|job| of_job(source, job));
            if let Some((_, detail)) = of_job {
                details.push(detail);
                continue;
            }
            let record = match self.parts.find_index(source).await? {
                Some(index) => index.document(&source.key(id)).await?,
                None => None,
            };
            details.push(match record {
                Some(record) => of_record(source, &record),
                None => detail(source, &location, DocumentStatus::NotFound, None, None),
            });
        }
        Ok(details)
    }

    /// At most `limit` of a data source's documents, ordered by id, those after `after`; each with its id, from which the next page
    /// goes on.
    ///
    /// # Errors
    /// A failure of index or store.
    pub async fn list_documents(
        &self,
        source: &Source,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, KnowledgeBaseDocumentDetail)>, IngestionError> {
        let lane_after = after.map(|id| source.document_lane(id));
        let most = u32::try_from(limit).unwrap_or(u32::MAX);
        // The queue first: a document is in the index before its job is over.
        let jobs = self.parts.store.newest_jobs_under(QUEUE, &source.lane(), lane_after.as_deref(), most).await?;
        let records = match self.parts.find_index(source).await? {
            Some(index) => index.documents(&source.data_source_id, after, limit).await?,
            None => Vec::new(),
        };
        let mut found: Vec<_> =
            records.iter().map(|record| (record.key.id.clone(), of_record(source, record))).collect();
        for (id, detail) in jobs.iter().filter_map(|job| of_job(source, job)) {
            match found.binary_search_by(|(other, _)| other.as_str().cmp(&id)) {
                Ok(at) => found[at] = (id, detail),
                Err(at) => found.insert(at, (id, detail)),
            }
        }
        found.truncate(limit);
        Ok(found)
    }
}

/// The document that a job is about, with its state; nothing for jobs about more than one.
fn of_job(source: &Source, job: &Job) -> Option<(String, KnowledgeBaseDocumentDetail)> {
    let work: Work = serde_json::from_str(&job.body).ok()?;
    let (location, removed) = work.document()?;
    let status = match (removed, job.leased_until.is_some()) {
        (false, false) => DocumentStatus::Pending,
        (false, true) => DocumentStatus::InProgress,
        (true, false) => DocumentStatus::Deleting,
        (true, true) => DocumentStatus::DeleteInProgress,
    };
    Some((source::id(location).to_owned(), detail(source, location, status, None, Some(job.created_at))))
}

fn of_record(source: &Source, record: &DocumentRecord) -> KnowledgeBaseDocumentDetail {
    detail(source, &record.location, record.state, record.reason.clone(), Some(record.updated_at))
}

/// A document's state in AWS's form.
pub(super) fn detail(
    source: &Source,
    location: &Location,
    status: DocumentStatus,
    status_reason: Option<String>,
    updated_at: Option<Timestamp>,
) -> KnowledgeBaseDocumentDetail {
    KnowledgeBaseDocumentDetail {
        data_source_id: source.data_source_id.clone(),
        identifier: source::identifier(location),
        knowledge_base_id: source.knowledge_base_id.clone(),
        status,
        status_reason,
        updated_at: updated_at.map(iso),
    }
}
