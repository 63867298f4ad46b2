//! Putting jobs in, looking at them, cancelling them.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Job, NewJob, Queue};
use crate::clock::Timestamp;
use crate::database::Store;
use crate::error::StoreError;
use crate::transaction::Transaction;

/// The columns that [`job`] reads.
pub(super) const COLUMNS: &str = "id, lane, key, body, progress, attempts, cancelled, leased_until, created_at, lease";

/// A row of [`COLUMNS`].
pub(super) fn job(row: &SqliteRow) -> Result<Job, sqlx::Error> {
    let leased_until: Option<i64> = row.try_get("leased_until")?;
    Ok(Job {
        id: row.try_get("id")?,
        lane: row.try_get("lane")?,
        key: row.try_get("key")?,
        body: row.try_get("body")?,
        progress: row.try_get("progress")?,
        attempts: row.try_get("attempts")?,
        cancelled: row.try_get("cancelled")?,
        leased_until: leased_until.map(Timestamp::from_nanos),
        created_at: Timestamp::from_nanos(row.try_get("created_at")?),
    })
}

/// The condition that a lane is `path` or lies under it, with the parameters `?2` for the path, `?3` for the path and a slash, and
/// `?4` for the path and the character after the slash.
const WITHIN: &str = "queue = ?1 AND (lane = ?2 OR (lane > ?3 AND lane < ?4))";

impl Transaction<'_> {
    /// Puts a job in, which can be taken as soon as the transaction is committed, and gives its id.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when an unfinished job of the queue has its key.
    pub async fn enqueue(&mut self, job: NewJob<'_>) -> Result<i64, StoreError> {
        let now = self.store().clock().now().as_nanos();
        let row: Option<(i64,)> = sqlx::query_as(
            "INSERT INTO jobs (queue, lane, key, body, due_at, created_at) VALUES (?, ?, ?, ?, ?5, ?5)
             ON CONFLICT (queue, key) DO NOTHING RETURNING id",
        )
        .bind(job.queue.name())
        .bind(job.lane)
        .bind(job.key)
        .bind(job.body)
        .bind(now)
        .fetch_optional(self.connection())
        .await?;
        let Some((id,)) = row else {
            return Err(StoreError::Exists { kind: "job", id: job.key.unwrap_or_default().to_owned() });
        };
        if let Some(bytes) = job.attachment {
            sqlx::query("INSERT INTO job_attachments (job, bytes) VALUES (?, ?)")
                .bind(id)
                .bind(bytes)
                .execute(self.connection())
                .await?;
        }
        Ok(id)
    }

    /// Marks the job of this key as one that is to be given up; says whether there is one. Its worker is told when it renews its
    /// lease; a job that waits is given to a worker at once, which sees to its end.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn cancel_job(&mut self, queue: Queue, key: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE jobs SET cancelled = 1, due_at = 0 WHERE queue = ? AND key = ?")
            .bind(queue.name())
            .bind(key)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// Cancels all jobs of a lane and of those under it.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn cancel_jobs_under(&mut self, queue: Queue, lane: &str) -> Result<(), StoreError> {
        sqlx::query(sqlx::AssertSqlSafe(format!("UPDATE jobs SET cancelled = 1, due_at = 0 WHERE {WITHIN}")))
            .bind(queue.name())
            .bind(lane)
            .bind(format!("{lane}/"))
            .bind(format!("{lane}0"))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// How many unfinished jobs a lane and those under it have.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn jobs_under(&mut self, queue: Queue, lane: &str) -> Result<u64, StoreError> {
        let (count,): (i64,) = sqlx::query_as(sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM jobs WHERE {WITHIN}")))
            .bind(queue.name())
            .bind(lane)
            .bind(format!("{lane}/"))
            .bind(format!("{lane}0"))
            .fetch_one(self.connection())
            .await?;
        Ok(count.unsigned_abs())
    }
}

impl Store {
    /// The newest unfinished job of just this lane.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn newest_job(&self, queue: Queue, lane: &str) -> Result<Option<Job>, StoreError> {
        let statement = format!("SELECT {COLUMNS} FROM jobs WHERE queue = ? AND lane = ? ORDER BY id DESC LIMIT 1");
        let row = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(queue.name())
            .bind(lane)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(job).transpose()?)
    }

    /// At most `limit` of the lanes under a lane that have unfinished jobs, in the order of their bytes, those after `after`; each
    /// with its newest job.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn newest_jobs_under(
        &self,
        queue: Queue,
        lane: &str,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Job>, StoreError> {
        let statement = format!(
            "SELECT {COLUMNS} FROM jobs WHERE id IN
                (SELECT MAX(id) FROM jobs WHERE queue = ?1 AND lane > ?2 AND lane < ?3 GROUP BY lane ORDER BY lane LIMIT ?4)
             ORDER BY lane"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement))
            .bind(queue.name())
            .bind(after.map_or_else(|| format!("{lane}/"), str::to_owned))
            .bind(format!("{lane}0"))
            .bind(limit)
            .fetch_all(self.readers())
            .await?;
        Ok(rows.iter().map(job).collect::<Result<_, _>>()?)
    }
}
