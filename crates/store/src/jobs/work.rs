//! What workers do with jobs.

use std::time::Duration;

use sqlx::Row as _;

use super::queue::{COLUMNS, job};
use super::{Lease, Queue, Retries};
use crate::clock::Timestamp;
use crate::database::Store;
use crate::error::StoreError;
use crate::transaction::Transaction;

/// The condition that no earlier job has the lane of `job`, one under it or one above it. Each is looked for by the index of
/// lanes, since thousands of jobs may wait. `above` are the lane's beginnings that end with a slash.
const IS_FIRST: &str = "
    NOT EXISTS (SELECT 1 FROM jobs AS it WHERE it.queue = job.queue AND it.lane = job.lane AND it.id < job.id)
    AND NOT EXISTS (SELECT 1 FROM jobs AS it
        WHERE it.queue = job.queue AND it.lane >= job.lane || '/' AND it.lane < job.lane || '0' AND it.id < job.id)
    AND NOT EXISTS (
        WITH RECURSIVE above (path) AS (
            SELECT rtrim(job.lane, replace(job.lane, '/', ''))
            UNION ALL
            SELECT rtrim(substr(path, 1, length(path) - 1), replace(path, '/', '')) FROM above WHERE path <> '')
        SELECT 1 FROM above JOIN jobs AS it ON it.queue = job.queue AND it.lane = substr(path, 1, length(path) - 1)
        WHERE path <> '' AND it.id < job.id)";

impl Store {
    /// Takes the job of a queue that has been due for longest among those that nobody has and whose turn it is in their lane.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn take_job(&self, queue: Queue, lease: Duration) -> Result<Option<Lease>, StoreError> {
        let now = self.clock().now();
        let statement = format!(
            "UPDATE jobs SET lease = lease + 1, leased_until = ?3, attempts = attempts + 1
             WHERE id =
                (SELECT id FROM jobs AS job
                 WHERE queue = ?1 AND due_at <= ?2 AND (leased_until IS NULL OR leased_until <= ?2)
                   AND {IS_FIRST}
                 ORDER BY due_at, id LIMIT 1)
             RETURNING {COLUMNS}"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(queue.name())
            .bind(now.as_nanos())
            .bind(now.after(lease).as_nanos())
            .fetch_optional(self.writer())
            .await?;
        row.map(|row| Ok(Lease { job: job(&row)?, number: row.try_get("lease")? })).transpose()
    }

    /// Holds a job for longer, and says whether it has been cancelled.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another worker has taken it.
    pub async fn renew_lease(&self, lease: &Lease, by: Duration) -> Result<bool, StoreError> {
        let until = self.clock().now().after(by);
        let row: Option<(bool,)> =
            sqlx::query_as("UPDATE jobs SET leased_until = ? WHERE id = ? AND lease = ? RETURNING cancelled")
                .bind(until.as_nanos())
                .bind(lease.job.id)
                .bind(lease.number)
                .fetch_optional(self.writer())
                .await?;
        row.map(|(cancelled,)| cancelled).ok_or_else(|| lost(lease))
    }

    /// The bytes that were put in with a job.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn job_attachment(&self, lease: &Lease) -> Result<Option<Vec<u8>>, StoreError> {
        let row: Option<(Vec<u8>,)> = sqlx::query_as("SELECT bytes FROM job_attachments WHERE job = ?")
            .bind(lease.job.id)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map(|(bytes,)| bytes))
    }

    /// Ends all leases of a queue. For the start of a process: since only one has the database, nobody works on them any more.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn end_leases(&self, queue: Queue) -> Result<(), StoreError> {
        sqlx::query("UPDATE jobs SET leased_until = NULL WHERE queue = ?")
            .bind(queue.name())
            .execute(self.writer())
            .await?;
        Ok(())
    }

    /// When the next job of a queue can be taken at the earliest; nothing when none waits for a time to come.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn next_job_due(&self, queue: Queue) -> Result<Option<Timestamp>, StoreError> {
        let (due,): (Option<i64>,) = sqlx::query_as(
            "SELECT MIN(due) FROM (SELECT MAX(due_at, COALESCE(leased_until, 0)) AS due FROM jobs WHERE queue = ?)
             WHERE due > ?",
        )
        .bind(queue.name())
        .bind(self.clock().now().as_nanos())
        .fetch_one(self.readers())
        .await?;
        Ok(due.map(Timestamp::from_nanos))
    }
}

impl Transaction<'_> {
    /// Keeps how far a job has come. Attempts are counted from here on: a job that gets on is not given up.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another worker has taken it.
    pub async fn keep_progress(&mut self, lease: &Lease, progress: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE jobs SET progress = ?, attempts = 1 WHERE id = ? AND lease = ?")
            .bind(progress)
            .bind(lease.job.id)
            .bind(lease.number)
            .execute(self.connection())
            .await?;
        if done.rows_affected() > 0 { Ok(()) } else { Err(lost(lease)) }
    }

    /// Whether a job was cancelled; what is done in this transaction then is done before it is, or after.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another worker has taken it.
    pub async fn job_is_cancelled(&mut self, lease: &Lease) -> Result<bool, StoreError> {
        let row: Option<(bool,)> = sqlx::query_as("SELECT cancelled FROM jobs WHERE id = ? AND lease = ?")
            .bind(lease.job.id)
            .bind(lease.number)
            .fetch_optional(self.connection())
            .await?;
        row.map(|(cancelled,)| cancelled).ok_or_else(|| lost(lease))
    }

    /// Takes a job out of its queue: it is done, or it has failed for good.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another worker has taken it.
    pub async fn finish_job(&mut self, lease: &Lease) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM jobs WHERE id = ? AND lease = ?")
            .bind(lease.job.id)
            .bind(lease.number)
            .execute(self.connection())
            .await?;
        if done.rows_affected() > 0 { Ok(()) } else { Err(lost(lease)) }
    }

    /// Gives back a job that failed, and says when it is taken again; nothing when its attempts are used up. Then it is still the
    /// worker's, which writes down that it failed and [finishes](Self::finish_job) it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another worker has taken it.
    pub async fn retry_job(&mut self, lease: &Lease, rule: &Retries) -> Result<Option<Timestamp>, StoreError> {
        let row: Option<(u32,)> = sqlx::query_as("SELECT attempts FROM jobs WHERE id = ? AND lease = ?")
            .bind(lease.job.id)
            .bind(lease.number)
            .fetch_optional(self.connection())
            .await?;
        let (attempts,) = row.ok_or_else(|| lost(lease))?;
        let Some(pause) = rule.pause(attempts) else { return Ok(None) };
        let due = self.store().clock().now().after(pause);
        sqlx::query("UPDATE jobs SET leased_until = NULL, due_at = ? WHERE id = ?")
            .bind(due.as_nanos())
            .bind(lease.job.id)
            .execute(self.connection())
            .await?;
        Ok(Some(due))
    }
}

fn lost(lease: &Lease) -> StoreError {
    StoreError::Conflict { what: format!("job {}", lease.job.id) }
}
