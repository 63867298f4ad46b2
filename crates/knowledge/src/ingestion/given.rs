//! Indexing a document that was given directly.

use store::jobs::Lease;

use super::failure::Failure;
use super::fingerprint::{Change, Fingerprint, Outcome, mark, reading};
use super::parts::Parts;
use super::source::{self, Source};
use super::work::Given;
use crate::index::{DocumentRecord, DocumentState, Metadata};

/// Stands for the job's id in fingerprints: the next ingestion job compares with nothing that this one marked.
const NO_JOB: &str = "-";

impl Parts {
    /// Indexes a document. One that cannot be is noted with its reason, which ends the job well too.
    pub(super) async fn put_given(&self, lease: &Lease, source: &Source, given: &Given) -> Result<(), Failure> {
        let index = self.open_index(source).await?;
        let ready = async {
            let incoming = self.fetch_given(lease, given).await?;
            let closed = |error: tokio::sync::AcquireError| Failure::Job { reason: error.to_string(), again: true };
            let _share = self.budget.acquire_many(Self::share(incoming.bytes.len() as u64)).await.map_err(closed)?;
            let fingerprint = fingerprint(source, mark(&incoming.bytes));
            self.prepare(source, incoming, &fingerprint).await
        };
        match ready.await {
            Ok(ready) => Ok(index.put(&ready.record, &ready.chunks).await?),
            Err(Failure::Document(reason)) => self.refuse_given(source, given, DocumentState::Failed, reason).await,
            Err(Failure::Ignored(reason)) => self.refuse_given(source, given, DocumentState::Ignored, reason).await,
            Err(job) => Err(job),
        }
    }

    /// Notes that a document was not indexed. What the index had of it stays.
    pub(super) async fn refuse_given(
        &self,
        source: &Source,
        given: &Given,
        state: DocumentState,
        reason: String,
    ) -> Result<(), Failure> {
        let index = self.open_index(source).await?;
        let id = source::id(&given.location);
        tracing::warn!(
            knowledge_base_id = source.knowledge_base_id,
            data_source_id = source.data_source_id,
            document = id,
            reason,
            "a document was not indexed"
        );
        let before = index.document(&source.key(id)).await?;
        let record = DocumentRecord {
            key: source.key(id),
            location: given.location.clone(),
            state,
            reason: Some(reason),
            fingerprint: fingerprint(source, NO_JOB.to_owned()).to_string(),
            metadata: before.map_or_else(Metadata::new, |before| before.metadata),
            updated_at: self.clock.now(),
        };
        Ok(index.note(&record).await?)
    }
}

fn fingerprint(source: &Source, content: String) -> Fingerprint {
    let outcome = Outcome { content: Change::New, metadata_modified: false };
    Fingerprint { content, metadata: NO_JOB.to_owned(), reading: reading(source), job: NO_JOB.to_owned(), outcome }
}
