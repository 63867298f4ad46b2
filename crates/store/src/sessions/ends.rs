//! What a session leaves when it ends: a job, which gets the session's turns.
//!
//! A session ends in one of three ways: it is ended, it expires, or its key is taken by a new session after it has expired. In
//! each the job is put in by the transaction that deletes the session, so that no crash loses it and none makes two.

use serde::Deserialize;
use sqlx::SqliteConnection;

use crate::database::Store;
use crate::error::StoreError;
use crate::jobs::{Job, Lease, Queue};
use crate::transaction::Transaction;

/// Bytes of turns that the job gets; beyond it the oldest are left out. The newest is always there.
const TURN_BYTES: i64 = 4 * 1024 * 1024;

/// The job that a session is to leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtEnd {
    /// Where it is put in.
    pub queue: Queue,
    /// With which jobs it takes turns.
    pub lane: String,
    /// What its worker has to know besides the session, as JSON.
    pub body: String,
}

/// A session that has ended, as its job tells of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EndedSession<T> {
    /// What the session id was unique in.
    pub scope: String,
    /// The client's session id.
    pub session_id: String,
    /// When its first turn was committed, in milliseconds since 1970.
    pub started_ms: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// What [`AtEnd::body`] says.
    pub task: T,
}

impl<'a, T: Deserialize<'a>> EndedSession<T> {
    /// Reads what a job is about.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when another version wrote it.
    pub fn of(job: &'a Job) -> Result<Self, StoreError> {
        let corrupt = |source| StoreError::Corrupt { kind: "job", id: job.id.to_string(), source };
        serde_json::from_str(&job.body).map_err(corrupt)
    }
}

impl Store {
    /// The turns of the session that left this job, oldest first: those committed since the session was first to leave one. Beyond
    /// 4 MiB the oldest are missing.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn turns_of_ended(&self, lease: &Lease) -> Result<Vec<String>, StoreError> {
        let bytes = self.job_attachment(lease).await?.unwrap_or_default();
        // JSON has no line breaks inside.
        Ok(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
    }
}

impl Transaction<'_> {
    /// Deletes the sessions of a scope and of those under it (a scope is a path, as a lane is) with the jobs that they left in the
    /// lanes of that path; those that live leave none.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn drop_sessions_under(&mut self, queue: Queue, path: &str) -> Result<(), StoreError> {
        self.cancel_jobs_under(queue, path).await?;
        sqlx::query("DELETE FROM sessions WHERE scope = ?1 OR (scope > ?1 || '/' AND scope < ?1 || '0')")
            .bind(path)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Cancels the jobs that sessions of this id left in a lane or one under it.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn cancel_jobs_of_session(
        &mut self,
        queue: Queue,
        lane: &str,
        session_id: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE jobs SET cancelled = 1, due_at = 0
             WHERE queue = ?1 AND (lane = ?2 OR substr(lane, 1, length(?2) + 1) = ?2 || '/')
               AND body ->> '$.sessionId' = ?3",
        )
        .bind(queue.name())
        .bind(lane)
        .bind(session_id)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

/// Says which job a session leaves; it gets the turns after the first `turns_before`, unless that was said before.
pub(super) async fn leave(
    connection: &mut SqliteConnection,
    session: i64,
    at_end: &AtEnd,
    turns_before: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO session_ends (session, queue, lane, body, turns_before) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (session) DO UPDATE SET queue = excluded.queue, lane = excluded.lane, body = excluded.body",
    )
    .bind(session)
    .bind(at_end.queue.name())
    .bind(&at_end.lane)
    .bind(&at_end.body)
    .bind(turns_before)
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes sessions, and puts in the jobs that they leave in this order. A session without turns of its job's leaves none.
pub(super) async fn end(
    connection: &mut SqliteConnection,
    sessions: impl IntoIterator<Item = i64>,
    now_ms: i64,
) -> Result<(), StoreError> {
    for session in sessions {
        let left = sqlx::query(
            "INSERT INTO jobs (queue, lane, body, due_at, created_at)
             SELECT e.queue, e.lane,
                    json_object('scope', s.scope, 'sessionId', s.session_id, 'startedMs', s.created_ms,
                                'endedMs', MIN(?2, s.expires_ms), 'task', json(e.body)),
                    ?2 * 1000000, ?2 * 1000000
             FROM session_ends AS e JOIN sessions AS s ON s.id = e.session
             WHERE s.id = ?1 AND s.turns > e.turns_before",
        )
        .bind(session)
        .bind(now_ms)
        .execute(&mut *connection)
        .await?;
        if left.rows_affected() > 0 {
            sqlx::query(
                "INSERT INTO job_attachments (job, bytes)
                 SELECT ?1, CAST(group_concat(body, char(10) ORDER BY number) AS BLOB)
                 FROM (SELECT number, t.body, SUM(octet_length(t.body)) OVER (ORDER BY number DESC) AS bytes, s.turns AS newest
                       FROM sessions AS s JOIN session_ends AS e ON e.session = s.id
                            JOIN session_turns AS t ON t.session = s.id AND number > e.turns_before AND number <= s.turns
                       WHERE s.id = ?2)
                 WHERE bytes <= ?3 OR number = newest",
            )
            .bind(left.last_insert_rowid())
            .bind(session)
            .bind(TURN_BYTES)
            .execute(&mut *connection)
            .await?;
        }
        sqlx::query("DELETE FROM sessions WHERE id = ?").bind(session).execute(&mut *connection).await?;
    }
    Ok(())
}
