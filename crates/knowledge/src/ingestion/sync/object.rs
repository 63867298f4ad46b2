//! What becomes of one object of the list.

use std::sync::Arc;

use objects::ObjectSummary;

use super::super::LARGEST_DOCUMENT;
use super::super::content::{Incoming, kind_of};
use super::super::failure::Failure;
use super::super::fingerprint::{Change, Fingerprint, Outcome, mark};
use super::super::metadata::{Attributes, SIDECAR};
use super::super::parts::Parts;
use super::super::pipeline::Ready;
use super::listing::Sidecars;
use super::{Sync, panicked};
use crate::index::{DocumentRecord, DocumentState, Location, Metadata};

/// The mark of metadata that are not there.
const NO_METADATA: &str = "-";

impl Sync<'_> {
    /// Indexes an object where it has to be, and counts it.
    pub(super) async fn object(
        &self,
        bucket: &str,
        id: String,
        object: ObjectSummary,
        sidecars: &Sidecars,
    ) -> Result<(), Failure> {
        self.report.scanned();
        let before = self.index.document(&self.source.key(&id)).await?;
        let known = before.as_ref().and_then(|record| Fingerprint::parse(&record.fingerprint));
        let sidecar = sidecars.mark(&object.key);
        let mut now = Fingerprint {
            content: mark(format!("{} {}", object.size, object.etag)),
            metadata: sidecar.clone().unwrap_or_else(|| NO_METADATA.to_owned()),
            reading: self.reading.clone(),
            job: self.record.id.to_owned(),
            outcome: Outcome { content: Change::New, metadata_modified: false },
        };
        if let Some(record) = &before {
            let by_this_job = known.as_ref().filter(|known| known.job == now.job && known.agrees(&now));
            match (by_this_job, record.state) {
                (Some(known), DocumentState::Indexed | DocumentState::PartiallyIndexed) => {
                    self.report.indexed(known.outcome);
                    return Ok(());
                }
                (Some(_), _) => {
                    self.report.failed(&id, record.reason.as_deref().unwrap_or_default());
                    return Ok(());
                }
                (None, DocumentState::Indexed | DocumentState::PartiallyIndexed)
                    if known.as_ref().is_some_and(|known| known.agrees(&now)) =>
                {
                    self.report.skipped();
                    return Ok(());
                }
                _ => now.outcome = outcome(record, known.as_ref(), &now),
            }
        }
        match self.read(bucket, &id, &object, sidecar.is_some(), &now).await {
            Ok(ready) => self.write(ready, now.outcome).await,
            Err(Failure::Document(reason)) => self.refuse(&id, DocumentState::Failed, reason, before, &now).await,
            Err(Failure::Ignored(reason)) => self.refuse(&id, DocumentState::Ignored, reason, before, &now).await,
            Err(job) => Err(job),
        }
    }

    async fn read(
        &self,
        bucket: &str,
        id: &str,
        object: &ObjectSummary,
        has_sidecar: bool,
        fingerprint: &Fingerprint,
    ) -> Result<Ready, Failure> {
        let kind = kind_of(&object.key)?;
        if object.size > LARGEST_DOCUMENT {
            return Err(Failure::Document(format!("it has {} bytes, {LARGEST_DOCUMENT} are the most", object.size)));
        }
        let closed = |error: tokio::sync::AcquireError| Failure::Job { reason: error.to_string(), again: true };
        let _share = self.parts.budget.acquire_many(Parts::share(object.size)).await.map_err(closed)?;
        let attributes = match has_sidecar {
            true => self.parts.fetch_sidecar(bucket, &format!("{}{SIDECAR}", object.key)).await?,
            false => Attributes::default(),
        };
        let bytes = self.parts.fetch(bucket, &object.key).await?;
        let incoming = Incoming { location: Location::S3(id.to_owned()), uri: id.to_owned(), kind, bytes, attributes };
        self.parts.prepare(self.source, incoming, fingerprint).await
    }

    /// Puts a document into the index and counts it, even when the job is stopped meanwhile.
    async fn write(&self, ready: Ready, outcome: Outcome) -> Result<(), Failure> {
        let (index, report) = (Arc::clone(&self.index), Arc::clone(&self.report));
        let written = self.writes.spawn(async move {
            let put = index.put(&ready.record, &ready.chunks).await;
            if put.is_ok() {
                report.indexed(outcome);
                report.advance();
            }
            put
        });
        Ok(written.await.map_err(panicked)??)
    }

    /// Notes that a document was not indexed. What the index had of it stays.
    async fn refuse(
        &self,
        id: &str,
        state: DocumentState,
        reason: String,
        before: Option<DocumentRecord>,
        fingerprint: &Fingerprint,
    ) -> Result<(), Failure> {
        tracing::warn!(document = id, reason, "a document was not indexed");
        let record = DocumentRecord {
            key: self.source.key(id),
            location: Location::S3(id.to_owned()),
            state,
            reason: Some(reason),
            fingerprint: fingerprint.to_string(),
            metadata: before.map_or_else(Metadata::new, |before| before.metadata),
            updated_at: self.parts.clock.now(),
        };
        self.index.note(&record).await?;
        self.report.failed(id, record.reason.as_deref().unwrap_or_default());
        Ok(())
    }
}

/// What a document that the index knows is counted as.
fn outcome(record: &DocumentRecord, known: Option<&Fingerprint>, now: &Fingerprint) -> Outcome {
    let is_indexed = matches!(record.state, DocumentState::Indexed | DocumentState::PartiallyIndexed);
    match known {
        // What it was to be counted as when it failed, or when this job was interrupted, it still is.
        Some(known) if known.job == now.job || !is_indexed => known.outcome,
        Some(known) => Outcome {
            content: match known.content == now.content && known.reading == now.reading {
                true => Change::Same,
                false => Change::Modified,
            },
            metadata_modified: known.metadata != now.metadata,
        },
        None => Outcome { content: Change::Modified, metadata_modified: false },
    }
}
