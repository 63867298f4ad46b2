//! Bringing the index up to date with an S3 data source.
//!
//! The objects are listed twice: for the sidecars, of which only a mark is kept, then for the documents, which are compared with the
//! index as they come. What the index has and the list had not is removed at last, when the list is known to be whole.

mod listing;
mod object;
mod report;

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;

use aws_wire::bedrock_agent::types::{DataSourceType, IngestionJobStatus};
use futures::{StreamExt as _, TryStreamExt as _};
use store::documents::Key;
use store::jobs::Lease;
use tokio_util::task::TaskTracker;

use super::deletion::Removal;
use super::failure::Failure;
use super::fingerprint;
use super::parts::Parts;
use super::record::{self, Account};
use super::source::Source;
use crate::index::Index;
use listing::{Sidecars, documents, sidecars};
use report::Report;

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
        let mut removal = Removal::of(lease);
        let index = parts.open_index(source).await?;
        removal.finish(source, index.as_ref()).await?;
        let report = Arc::new(Report::new(removal.removed));
        let reading = fingerprint::reading(source);
        let sync = Self { parts, lease, source, record, index, reading, report, writes: TaskTracker::new() };
        sync.save(&removal).await?;
        sync.tell("an ingestion job runs");
        Ok(sync)
    }

    /// Does the job.
    pub(super) async fn run(&self) -> Result<(), Failure> {
        let mut removal = Removal::after(self.report.deleted());
        if self.source.configuration.r#type != DataSourceType::S3 {
            // Documents of other data sources are given directly: there is nothing to list.
            return Ok(());
        }
        let bucket = self.source.bucket().ok_or_else(|| Failure::Job {
            reason: "the data source's bucketArn names no bucket".to_owned(),
            again: false,
        })?;
        let hasher = RandomState::new();
        let sidecars = sidecars(self.parts, self.source, bucket).await?;
        self.report.sidecars(sidecars.len());
        let mut seen = HashSet::new();
        self.documents(bucket, &sidecars, (&mut seen, &hasher), &removal).await?;
        self.remove_all_but(&seen, &hasher, &mut removal).await
    }

    /// Indexes what is new or has changed, and adds the hashes of all ids that were listed to `seen`.
    async fn documents(
        &self,
        bucket: &str,
        sidecars: &Sidecars,
        (seen, hasher): (&mut HashSet<u64>, &RandomState),
        removal: &Removal,
    ) -> Result<(), Failure> {
        let found = documents(self.parts, self.source, bucket).map_err(Failure::from);
        let mut working = std::pin::pin!(
            found
                .map_ok(|object| {
                    let id = format!("s3://{bucket}/{}", object.key);
                    // Prefixes may overlap.
                    let first = seen.insert(hasher.hash_one(&id));
                    async move { if first { self.object(bucket, id, object, sidecars).await } else { Ok(()) } }
                })
                .try_buffer_unordered(self.parts.parallel)
        );
        while let Some(done) = working.next().await {
            done?;
            if self.report.is_due(self.parts.clock.now()) {
                self.save(removal).await?;
            }
        }
        Ok(())
    }

    /// Removes the documents of the data source that were not listed. Should a hash be taken for another's, the document stays until
    /// the next job, whose hashes are others.
    async fn remove_all_but(
        &self,
        seen: &HashSet<u64>,
        hasher: &RandomState,
        removal: &mut Removal,
    ) -> Result<(), Failure> {
        let mut after: Option<String> = None;
        loop {
            let mut page = self.index.documents(&self.source.data_source_id, after.as_deref(), PAGE).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(last.key.id.clone());
            page.retain(|record| !seen.contains(&hasher.hash_one(&record.key.id)));
            if !page.is_empty() {
                removal.remove(self.parts, self.lease, self.source, self.index.as_ref(), &page).await?;
                self.report.set_deleted(removal.removed);
                self.save(removal).await?;
            }
        }
    }

    /// Waits for what is being written, and tells how the job went.
    pub(super) async fn end(self) -> Account {
        self.writes.close();
        self.writes.wait().await;
        self.tell("an ingestion job ends");
        self.report.account()
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
    async fn save(&self, removal: &Removal) -> Result<(), Failure> {
        let now = self.parts.clock.now();
        let (account, has_advanced) = self.report.saved(now);
        let mut transaction = self.parts.store.begin().await?;
        record::write(&mut transaction, self.record, IngestionJobStatus::InProgress, Some(account), None, now).await?;
        if has_advanced {
            let progress = serde_json::to_string(removal).unwrap_or_default();
            transaction.keep_progress(self.lease, &progress).await?;
        }
        transaction.commit().await?;
        if self.report.is_to_be_told(now) {
            self.tell("an ingestion job goes on");
        }
        Ok(())
    }
}
