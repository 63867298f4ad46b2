//! Removing documents that a data source no longer has, so that a crash neither forgets one nor counts one twice.
//!
//! What is about to be removed is kept as the job's progress first. A job that goes on removes it once more, which changes nothing,
//! and counts it once.

use serde::{Deserialize, Serialize};
use store::jobs::Lease;

use super::fingerprint::{Change, Fingerprint};
use crate::index::{DocumentRecord, DocumentState};

/// How far the removal of a job has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Removal {
    /// How many documents of the index are gone.
    pub(super) removed: i64,
    /// The ids of those that are being removed.
    pub(super) pending: Vec<String>,
    /// How many of them were in the index.
    pub(super) pending_indexed: i64,
}

impl Removal {
    /// Nothing is being removed; so many documents were before.
    pub(super) fn after(removed: i64) -> Self {
        Self { removed, ..Self::default() }
    }

    /// These are being removed; so many documents were before.
    pub(super) fn begin(removed: i64, records: &[DocumentRecord]) -> Self {
        let indexed = records.iter().filter(|record| has_chunks(record)).count();
        Self {
            removed,
            pending: records.iter().map(|record| record.key.id.clone()).collect(),
            pending_indexed: i64::try_from(indexed).unwrap_or(i64::MAX),
        }
    }

    /// How far a job had come when it was left.
    pub(super) fn of(lease: &Lease) -> Self {
        lease.job.progress.as_deref().and_then(|progress| serde_json::from_str(progress).ok()).unwrap_or_default()
    }

    /// As the progress of a job.
    pub(super) fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Whether a document is in the index: also one that failed since it was put there.
pub(super) fn has_chunks(record: &DocumentRecord) -> bool {
    let was_there =
        || Fingerprint::parse(&record.fingerprint).is_some_and(|known| known.outcome.content != Change::New);
    matches!(record.state, DocumentState::Indexed | DocumentState::PartiallyIndexed) || was_there()
}
