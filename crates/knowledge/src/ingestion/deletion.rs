//! Removing documents that a data source no longer has, so that a crash neither forgets one nor counts one twice.
//!
//! What is about to be removed is kept as the job's progress first. A job that goes on removes it once more, which changes nothing,
//! and counts it once.

use serde::{Deserialize, Serialize};
use store::jobs::Lease;

use super::failure::Failure;
use super::parts::Parts;
use super::source::Source;
use crate::index::{DocumentRecord, DocumentState, Index};

/// How far the removal of a job has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Removal {
    /// How many documents of the index are gone.
    pub(super) removed: i64,
    /// The ids of those that are being removed.
    pending: Vec<String>,
    /// How many of them were in the index.
    pending_indexed: i64,
}

impl Removal {
    /// Nothing is being removed; so many documents were before.
    pub(super) fn after(removed: i64) -> Self {
        Self { removed, ..Self::default() }
    }

    /// How far a job had come when it was left.
    pub(super) fn of(lease: &Lease) -> Self {
        lease.job.progress.as_deref().and_then(|progress| serde_json::from_str(progress).ok()).unwrap_or_default()
    }

    /// Removes documents.
    pub(super) async fn remove(
        &mut self,
        parts: &Parts,
        lease: &Lease,
        source: &Source,
        index: &dyn Index,
        records: &[DocumentRecord],
    ) -> Result<(), Failure> {
        self.pending = records.iter().map(|record| record.key.id.clone()).collect();
        let indexed =
            |record: &&DocumentRecord| matches!(record.state, DocumentState::Indexed | DocumentState::PartiallyIndexed);
        self.pending_indexed = i64::try_from(records.iter().filter(indexed).count()).unwrap_or(i64::MAX);
        let mut transaction = parts.store.begin().await?;
        transaction.keep_progress(lease, &serde_json::to_string(self).unwrap_or_default()).await?;
        transaction.commit().await?;
        self.finish(source, index).await
    }

    /// Removes what was to be removed when the job was left.
    pub(super) async fn finish(&mut self, source: &Source, index: &dyn Index) -> Result<(), Failure> {
        let keys: Vec<_> = self.pending.drain(..).map(|id| source.key(&id)).collect();
        if !keys.is_empty() {
            index.remove(&keys).await?;
        }
        self.removed += std::mem::take(&mut self.pending_indexed);
        Ok(())
    }
}
