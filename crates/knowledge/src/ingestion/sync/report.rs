//! What a job has done so far: AWS's statistics and the reasons of failures.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use aws_wire::bedrock_agent::types::IngestionJobStatistics;
use store::Timestamp;

use super::super::fingerprint::{Change, Outcome};
use super::super::record::Account;

/// How often the record is written while documents are indexed.
const EVERY: Duration = Duration::from_secs(1);
/// How often the log tells of it.
const TOLD_EVERY: Duration = Duration::from_secs(15);
/// Most reasons that are kept one by one.
const MOST_REASONS: usize = 100;
/// Longest reason in characters.
const LONGEST_REASON: usize = 1_000;

/// The counts of a running job.
#[derive(Debug)]
pub(super) struct Report(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    documents_scanned: i64,
    metadata_scanned: i64,
    new: i64,
    modified: i64,
    metadata_modified: i64,
    skipped: i64,
    deleted: i64,
    failed: i64,
    reasons: Vec<String>,
    saved_at: Option<Timestamp>,
    told_at: Option<Timestamp>,
    has_advanced: bool,
}

impl Report {
    /// The counts of a job that has removed so many documents.
    pub(super) fn new(deleted: i64) -> Self {
        Self(Mutex::new(Counts { deleted, ..Counts::default() }))
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn sidecars(&self, count: usize) {
        self.counts().metadata_scanned = i64::try_from(count).unwrap_or(i64::MAX);
    }

    pub(super) fn scanned(&self) {
        self.counts().documents_scanned += 1;
    }

    pub(super) fn skipped(&self) {
        self.counts().skipped += 1;
    }

    pub(super) fn indexed(&self, outcome: Outcome) {
        let mut counts = self.counts();
        match outcome.content {
            Change::New => counts.new += 1,
            Change::Modified => counts.modified += 1,
            Change::Same => {}
        }
        counts.metadata_modified += i64::from(outcome.metadata_modified);
    }

    /// Notes that the index has changed, so that the job is not given up for a while.
    pub(super) fn advance(&self) {
        self.counts().has_advanced = true;
    }

    /// Whether the index has changed since the last time this was asked.
    pub(super) fn take_advance(&self) -> bool {
        std::mem::take(&mut self.counts().has_advanced)
    }

    pub(super) fn failed(&self, id: &str, reason: &str) {
        let mut counts = self.counts();
        counts.failed += 1;
        if counts.reasons.len() < MOST_REASONS {
            counts.reasons.push(format!("{id}: {reason}").chars().take(LONGEST_REASON).collect());
        }
    }

    pub(super) fn deleted(&self) -> i64 {
        self.counts().deleted
    }

    /// Counts documents that were removed, so many of which were in the index.
    pub(super) fn removed(&self, indexed: i64) {
        let mut counts = self.counts();
        counts.deleted += indexed;
        counts.has_advanced = true;
    }

    /// Whether the record should be written again.
    pub(super) fn is_due(&self, now: Timestamp) -> bool {
        self.counts().saved_at.is_none_or(|saved_at| saved_at.after(EVERY) <= now)
    }

    /// Whether the log should tell of it now; then it is taken for told.
    pub(super) fn is_to_be_told(&self, now: Timestamp) -> bool {
        let mut counts = self.counts();
        let due = counts.told_at.get_or_insert(now).after(TOLD_EVERY) <= now;
        if due {
            counts.told_at = Some(now);
        }
        due
    }

    /// What is to be written now.
    pub(super) fn saved(&self, now: Timestamp) -> Account {
        self.counts().saved_at = Some(now);
        self.account()
    }

    /// The counts in AWS's form.
    pub(super) fn account(&self) -> Account {
        let counts = self.counts();
        let statistics = IngestionJobStatistics {
            number_of_documents_deleted: Some(counts.deleted),
            number_of_documents_failed: Some(counts.failed),
            number_of_documents_scanned: Some(counts.documents_scanned),
            number_of_documents_skipped: Some(counts.skipped),
            number_of_metadata_documents_modified: Some(counts.metadata_modified),
            number_of_metadata_documents_scanned: Some(counts.metadata_scanned),
            number_of_modified_documents_indexed: Some(counts.modified),
            number_of_new_documents_indexed: Some(counts.new),
        };
        let mut failure_reasons = counts.reasons.clone();
        let more = counts.failed - i64::try_from(counts.reasons.len()).unwrap_or(i64::MAX);
        if more > 0 {
            failure_reasons.push(format!("{more} more documents failed; ListKnowledgeBaseDocuments shows why"));
        }
        Account { statistics, failure_reasons }
    }
}
