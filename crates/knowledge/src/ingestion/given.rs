//! Indexing a document that was given directly.

use store::jobs::Lease;
use tokio_util::task::TaskTracker;

use super::deletion::has_chunks;
use super::failure::Failure;
use super::fingerprint::{Change, Fingerprint, Outcome, mark, reading};
use super::parts::Parts;
use super::source::{self, Source};
use super::work::Given;
use crate::index::{DocumentRecord, DocumentState, Metadata};

/// Stands for the job's id in fingerprints: the next ingestion job compares with nothing that this one marked.
const NO_JOB: &str = "-";

impl Parts {
    /// Indexes a document. One that cannot be is noted with its reason, which ends the job well too. A write that has begun is one of
    /// `writes`, and comes to its end when nobody waits for this.
    pub(super) async fn put_given(
        &self,
        lease: &Lease,
        source: &Source,
        given: &Given,
        writes: &TaskTracker,
    ) -> Result<(), Failure> {
        let index = self.open_index(source).await?;
        let ready = async {
            let incoming = self.fetch_given(lease, given).await?;
            let closed = |error: tokio::sync::AcquireError| Failure::Job { reason: error.to_string(), again: true };
            let _share = self.budget.acquire_many(Self::share(incoming.bytes.len() as u64)).await.map_err(closed)?;
            let fingerprint = fingerprint(source, mark(&incoming.bytes));
            self.prepare(source, incoming, &fingerprint).await
        };
        match ready.await {
            Ok(ready) => {
                let written = writes.spawn(async move { index.put(&ready.record, &ready.chunks).await });
                Ok(written.await.map_err(|error| Failure::Job { reason: error.to_string(), again: true })??)
            }
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
        let mut fingerprint = fingerprint(source, NO_JOB.to_owned());
        if before.as_ref().is_some_and(has_chunks) {
            fingerprint.outcome.content = Change::Modified;
        }
        let record = DocumentRecord {
            key: source.key(id),
            location: given.location.clone(),
            state,
            reason: Some(reason),
            fingerprint: fingerprint.to_string(),
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
