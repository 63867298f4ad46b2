//! What a session leaves when it ends: a job, which gets the session's turns.
//!
//! A session ends in one of three ways: it is ended, it expires, or its key is taken by a new session after it has expired. In
//! each the job is put in by the transaction that deletes the session, so that no crash loses it and none makes two.

use serde::Deserialize;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteArguments;

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
            "UPDATE jobs SET cancelled = 1
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

/// Deletes the sessions that a condition on `sessions AS s` names, and puts in the jobs that they leave; says how many were
/// deleted. A session without turns of its job's leaves none. The first parameter of the condition is `?3`.
pub(super) async fn end(
    connection: &mut SqliteConnection,
    condition: &str,
    now_ms: i64,
    bind: impl Fn(&mut SqliteArguments) -> Result<(), sqlx::error::BoxDynError>,
) -> Result<u64, StoreError> {
    let arguments = || {
        let mut arguments = SqliteArguments::default();
        let bound = sqlx::Arguments::add(&mut arguments, now_ms)
            .and_then(|()| sqlx::Arguments::add(&mut arguments, TURN_BYTES))
            .and_then(|()| bind(&mut arguments));
        bound.map(|()| arguments).map_err(sqlx::Error::Encode)
    };
    let leave = format!(
        "INSERT INTO jobs (queue, lane, body, attachment, due_at, created_at)
         SELECT e.queue, e.lane,
                json_object('scope', s.scope, 'sessionId', s.session_id, 'startedMs', s.created_ms,
                            'endedMs', MIN(?1, s.expires_ms), 'task', json(e.body)),
                (SELECT CAST(group_concat(body, char(10) ORDER BY number) AS BLOB)
                 FROM (SELECT number, body, SUM(octet_length(body)) OVER (ORDER BY number DESC) AS bytes
                       FROM session_turns WHERE session = s.id AND number > e.turns_before AND number <= s.turns)
                 WHERE bytes <= ?2 OR number = s.turns),
                ?1 * 1000000, ?1 * 1000000
         FROM session_ends AS e JOIN sessions AS s ON s.id = e.session
         WHERE s.turns > e.turns_before AND {condition}
         ORDER BY s.expires_ms, s.id"
    );
    sqlx::query_with(sqlx::AssertSqlSafe(leave), arguments()?).execute(&mut *connection).await?;
    let delete = format!("DELETE FROM sessions AS s WHERE ?1 = ?1 AND ?2 = ?2 AND {condition}");
    let done = sqlx::query_with(sqlx::AssertSqlSafe(delete), arguments()?).execute(connection).await?;
    Ok(done.rows_affected())
}
