//! Bringing the index up to date with an S3 data source.
//!
//! The objects are listed twice: for the sidecars, of which only a mark is kept, then for the documents, which are compared with the
//! index as they come. What the index has and the list had not is removed at last, when the list is known to be whole.

mod listing;
mod object;
mod report;
mod seen;

use std::sync::Arc;

use aws_wire::bedrock_agent::types::{DataSourceType, IngestionJobStatus};
use futures::{StreamExt as _, TryStreamExt as _};
use objects::ObjectSummary;
use store::documents::Key;
use store::jobs::Lease;
use tokio_util::task::TaskTracker;

use super::deletion::Removal;
use super::failure::Failure;
use super::fingerprint;
use super::parts::Parts;
use super::record::{self, Account};
use super::source::Source;
use crate::index::{DocumentRecord, Index, IndexError};
use listing::{Listed, Sidecars, documents, sidecars};
use report::Report;
use seen::Seen;

/// Documents that are looked at and removed at a time.
const PAGE: usize = 200;

/// An ingestion job that runs.
pub(super) struct Sync<'a> {
    parts: &'a Parts,
    lease: &'a Lease,
    source: &'a Source,
    /// The job's record.
    record: Key<'a>,
    index: Arc<dyn Index>,
    reading: String,
    report: Arc<Report>,
    /// Writes into the index, which are brought to their end even when the job is stopped, so that they are counted.
    writes: TaskTracker,
}

impl<'a> Sync<'a> {
    /// Begins a job, or goes on with it.
    pub(super) async fn begin(
        parts: &'a Parts,
        lease: &'a Lease,
        source: &'a Source,
        record: Key<'a>,
    ) -> Result<Self, Failure> {
        let removal = Removal::of(lease);
        let index = parts.open_index(source).await?;
        let report = Arc::new(Report::new(removal.removed));
        let reading = fingerprint::reading(source);
        let sync = Self { parts, lease, source, record, index, reading, report, writes: TaskTracker::new() };
        sync.finish_removal(removal).await?;
        sync.save().await?;
        sync.tell("an ingestion job runs");
        Ok(sync)
    }

    /// Does the job.
    pub(super) async fn run(&self) -> Result<(), Failure> {
        if self.source.configuration.r#type != DataSourceType::S3 {
            // Documents of other data sources are given directly: there is nothing to list.
            return Ok(());
        }
        let bucket = self.source.bucket().ok_or_else(|| Failure::Job {
            reason: "the data source's bucketArn names no bucket".to_owned(),
            again: false,
        })?;
        let sidecars = sidecars(self.parts, self.source, bucket).await?;
        self.report.sidecars(sidecars.len());
        let mut seen = Seen::default();
        self.documents(bucket, &sidecars, &mut seen).await?;
        // A bucket that went while it was listed may have seemed to be empty.
        self.parts.objects.check_bucket(bucket).await.map_err(Failure::of_list)?;
        self.remove_all_but(&seen).await
    }

    /// Indexes what is new or has changed, and adds all that was listed to `seen`.
    async fn documents(&self, bucket: &str, sidecars: &Sidecars, seen: &mut Seen) -> Result<(), Failure> {
        let found = documents(self.parts, self.source, bucket);
        let mut working = std::pin::pin!(
            found
                .map_ok(|listed| {
                    let (Listed::Object(ObjectSummary { key, .. }) | Listed::Hidden { key, .. }) = &listed;
                    let id = format!("s3://{bucket}/{key}");
                    // Prefixes may overlap.
                    let first = seen.add(&id);
                    if matches!(listed, Listed::Hidden { .. }) {
                        seen.hide(&id);
                    }
                    async move {
                        match listed {
                            _ if !first => Ok(()),
                            Listed::Object(object) => self.object(bucket, id, object, sidecars).await,
                            Listed::Hidden { reason, .. } => {
                                tracing::warn!(document = id, reason, "a document cannot be listed");
                                self.report.scanned();
                                self.report.failed(&id, &reason);
                                Ok(())
                            }
                        }
                    }
                })
                .try_buffer_unordered(self.parts.parallel)
        );
        while let Some(done) = working.next().await {
            done?;
            if self.report.is_due(self.parts.clock.now()) {
                self.save().await?;
            }
        }
        Ok(())
    }

    /// Removes the documents of the data source that were not listed.
    async fn remove_all_but(&self, seen: &Seen) -> Result<(), Failure> {
        let mut after: Option<String> = None;
        loop {
            let mut page = self.index.documents(&self.source.data_source_id, after.as_deref(), PAGE).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(last.key.id.clone());
            page.retain(|record| seen.lacks(&record.key.id));
            if !page.is_empty() {
                self.remove(&page).await?;
                self.save().await?;
            }
        }
    }

    async fn remove(&self, records: &[DocumentRecord]) -> Result<(), Failure> {
        let removal = Removal::begin(self.report.deleted(), records);
        let mut transaction = self.parts.store.begin().await?;
        transaction.keep_progress(self.lease, &removal.to_json()).await?;
        transaction.commit().await?;
        self.report.take_advance();
        self.finish_removal(removal).await
    }

    /// Removes what is to be removed and counts it, even when the job is stopped meanwhile.
    async fn finish_removal(&self, removal: Removal) -> Result<(), Failure> {
        if removal.pending.is_empty() {
            return Ok(());
        }
        let keys: Vec<_> = removal.pending.iter().map(|id| self.source.key(id)).collect();
        let (index, report) = (Arc::clone(&self.index), Arc::clone(&self.report));
        let removed = self.writes.spawn(async move {
            index.remove(&keys).await?;
            report.removed(removal.pending_indexed);
            Ok::<_, IndexError>(())
        });
        Ok(removed.await.map_err(panicked)??)
    }

    /// Waits for what is being written, and tells how the job went, with the progress that is to be kept if there is some.
    pub(super) async fn end(self) -> (Account, Option<Removal>) {
        self.writes.close();
        self.writes.wait().await;
        self.tell("an ingestion job ends");
        (self.report.account(), self.report.take_advance().then(|| Removal::after(self.report.deleted())))
    }

    /// Says in the log how far the job is.
    fn tell(&self, what: &str) {
        let counts = self.report.account().statistics;
        tracing::info!(
            knowledge_base_id = self.source.knowledge_base_id,
            data_source_id = self.source.data_source_id,
            ingestion_job_id = self.record.id,
            attempt = self.lease.job.attempts,
            scanned = counts.number_of_documents_scanned,
            new = counts.number_of_new_documents_indexed,
            modified = counts.number_of_modified_documents_indexed,
            metadata_modified = counts.number_of_metadata_documents_modified,
            skipped = counts.number_of_documents_skipped,
            deleted = counts.number_of_documents_deleted,
            failed = counts.number_of_documents_failed,
            "{what}"
        );
    }

    /// Writes down how far the job has come.
    async fn save(&self) -> Result<(), Failure> {
        let now = self.parts.clock.now();
        let (account, has_advanced) = (self.report.saved(now), self.report.take_advance());
        let mut transaction = self.parts.store.begin().await?;
        record::write(&mut transaction, self.record, IngestionJobStatus::InProgress, Some(account), None, now).await?;
        if has_advanced {
            let progress = Removal::after(self.report.deleted()).to_json();
            transaction.keep_progress(self.lease, &progress).await?;
        }
        transaction.commit().await?;
        if self.report.is_to_be_told(now) {
            self.tell("an ingestion job goes on");
        }
        Ok(())
    }
}

/// Why a write into the index has no outcome.
fn panicked(error: tokio::task::JoinError) -> Failure {
    Failure::Job { reason: error.to_string(), again: true }
}
