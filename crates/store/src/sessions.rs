//! Conversations: an opaque state that each turn replaces, and the turns so far, which are only ever added to.
//!
//! A turn is committed as one transaction that names the version it began from. Whoever began from an older version gets a
//! conflict and has changed nothing, so that two turns of one session cannot both count.
//!
//! A session may leave a job behind when it ends: see [`AtEnd`]. Sessions may stand under another and end with it: see
//! [`Under`].

mod ends;
mod under;

use futures::TryStreamExt as _;
use sqlx::SqliteConnection;

pub use ends::{AtEnd, EndedSession};
pub use under::Under;

use crate::database::Store;
use crate::error::StoreError;

/// Which conversation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SessionKey {
    /// What the session id is unique in: the agent and alias, in whatever form the caller likes.
    pub scope: String,
    /// The client's session id.
    pub session_id: String,
}

/// A conversation as it was last committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRecord {
    /// When its first turn was committed, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// When its last turn was committed, in milliseconds since 1970.
    pub last_used_ms: i64,
    /// When it ends unless another turn is committed, in milliseconds since 1970.
    pub expires_at_ms: i64,
    /// Grows with every commit, and is never the same for two sessions that had one key after another.
    pub version: i64,
    /// What the last turn left behind.
    pub state: String,
    /// All turns, oldest first.
    pub turns: Vec<String>,
}

/// What a turn leaves behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnCommit {
    /// Replaces the session's state.
    pub state: String,
    /// Is added to its turns; nothing is for a turn that is not over, such as one that waits for the client's result.
    pub append_turn: Option<String>,
    /// The time of the commit, in milliseconds since 1970.
    pub now_ms: i64,
    /// When the session ends unless another turn is committed, in milliseconds since 1970.
    pub expires_at_ms: i64,
    /// The job that the session leaves when it ends; nothing leaves it as it was.
    pub at_end: Option<AtEnd>,
}

impl Store {
    /// The session, or nothing when there is none or it had expired by `now_ms`.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn load_session(&self, key: &SessionKey, now_ms: i64) -> Result<Option<SessionRecord>, StoreError> {
        type Row = (i64, i64, i64, i64, i64, i64, String);
        let mut reader = self.readers().acquire().await?;
        let row: Option<Row> = sqlx::query_as(
            "SELECT id, turns, created_ms, last_used_ms, expires_ms, version, state
             FROM sessions WHERE scope = ? AND session_id = ? AND expires_ms > ?",
        )
        .bind(&key.scope)
        .bind(&key.session_id)
        .bind(now_ms)
        .fetch_optional(&mut *reader)
        .await?;
        let Some((id, count, created_at_ms, last_used_ms, expires_at_ms, version, state)) = row else {
            return Ok(None);
        };
        let turns: Vec<(String,)> =
            sqlx::query_as("SELECT body FROM session_turns WHERE session = ? AND number <= ? ORDER BY number")
                .bind(id)
                .bind(count)
                .fetch_all(&mut *reader)
                .await?;
        let turns = turns.into_iter().map(|(body,)| body).collect();
        Ok(Some(SessionRecord { created_at_ms, last_used_ms, expires_at_ms, version, state, turns }))
    }

    /// Commits a turn that began from `expected_version`, or from no session at all, and returns the new version.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the session is no longer at that version; nothing was changed then.
    pub async fn commit_turn(
        &self,
        key: &SessionKey,
        expected_version: Option<i64>,
        turn: TurnCommit,
    ) -> Result<i64, StoreError> {
        self.commit_turn_with(key, expected_version, turn, Vec::new()).await
    }

    /// The same, with what the turn leaves behind in sessions under this one: all of it is committed or nothing.
    ///
    /// # Errors
    /// As [`commit_turn`](Self::commit_turn).
    pub async fn commit_turn_with(
        &self,
        key: &SessionKey,
        expected_version: Option<i64>,
        turn: TurnCommit,
        under: Vec<Under>,
    ) -> Result<i64, StoreError> {
        let mut transaction = self.writer().begin_with("BEGIN IMMEDIATE").await?;
        let added = i64::from(turn.append_turn.is_some());
        let row: Option<(i64, i64, i64)> = match expected_version {
            Some(version) => {
                sqlx::query_as(
                    "UPDATE sessions
                     SET state = ?, last_used_ms = ?, expires_ms = ?, version = version + 1, turns = turns + ?
                     WHERE scope = ? AND session_id = ? AND version = ?
                     RETURNING id, turns, version",
                )
                .bind(turn.state)
                .bind(turn.now_ms)
                .bind(turn.expires_at_ms)
                .bind(added)
                .bind(&key.scope)
                .bind(&key.session_id)
                .bind(version)
                .fetch_optional(&mut *transaction)
                .await?
            }
            None => {
                let expired = session_of(&mut transaction, key, turn.now_ms).await?;
                ends::end(&mut transaction, expired, turn.now_ms).await?;
                // The first version is the time: a session that takes the place of an expired one repeats none of its versions.
                sqlx::query_as(
                    "INSERT INTO sessions
                        (scope, session_id, state, created_ms, last_used_ms, expires_ms, version, turns)
                     VALUES (?, ?, ?, ?4, ?4, ?5, ?4, ?6)
                     ON CONFLICT (scope, session_id) DO NOTHING
                     RETURNING id, turns, version",
                )
                .bind(&key.scope)
                .bind(&key.session_id)
                .bind(turn.state)
                .bind(turn.now_ms)
                .bind(turn.expires_at_ms)
                .bind(added)
                .fetch_optional(&mut *transaction)
                .await?
            }
        };
        let Some((id, number, version)) = row else {
            transaction.rollback().await?;
            return Err(conflict(key));
        };
        if let Some(body) = turn.append_turn {
            sqlx::query("INSERT INTO session_turns (session, number, body) VALUES (?, ?, ?)")
                .bind(id)
                .bind(number)
                .bind(body)
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(at_end) = &turn.at_end {
            ends::leave(&mut transaction, id, at_end, number - added).await?;
        }
        for session in under {
            under::put(&mut transaction, id, turn.now_ms, session).await?;
        }
        transaction.commit().await?;
        Ok(version)
    }

    /// Forgets a session, by the store's clock now; says whether there was one.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn end_session(&self, key: &SessionKey) -> Result<bool, StoreError> {
        let mut transaction = self.writer().begin_with("BEGIN IMMEDIATE").await?;
        let now_ms = self.clock().now().as_millis();
        let session = session_of(&mut transaction, key, i64::MAX).await?;
        ends::end(&mut transaction, session, now_ms).await?;
        transaction.commit().await?;
        Ok(session.is_some())
    }

    /// Keeps a session at a version until `until_ms` at least, though nothing of it changes.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the session is no longer at that version.
    pub async fn prolong_session(&self, key: &SessionKey, version: i64, until_ms: i64) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE sessions SET expires_ms = MAX(expires_ms, ?)
             WHERE scope = ? AND session_id = ? AND version = ?",
        )
        .bind(until_ms)
        .bind(&key.scope)
        .bind(&key.session_id)
        .bind(version)
        .execute(self.writer())
        .await?;
        if done.rows_affected() > 0 { Ok(()) } else { Err(conflict(key)) }
    }

    /// Forgets sessions that had expired by `now_ms` and are not in use, at most `limit` of them so that turns need not wait long,
    /// and says how many.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn expire_sessions(
        &self,
        now_ms: i64,
        limit: usize,
        in_use: impl Fn(&SessionKey) -> bool + Send + Sync,
    ) -> Result<u64, StoreError> {
        let mut transaction = self.writer().begin_with("BEGIN IMMEDIATE").await?;
        let mut expired = Vec::new();
        {
            let mut rows = sqlx::query_as::<_, (i64, String, String)>(
                "SELECT id, scope, session_id FROM sessions WHERE expires_ms <= ? ORDER BY expires_ms, id",
            )
            .bind(now_ms)
            .fetch(&mut *transaction);
            while expired.len() < limit
                && let Some((id, scope, session_id)) = rows.try_next().await?
            {
                if !in_use(&SessionKey { scope, session_id }) {
                    expired.push(id);
                }
            }
        }
        let count = expired.len();
        ends::end(&mut transaction, expired, now_ms).await?;
        transaction.commit().await?;
        Ok(u64::try_from(count).unwrap_or(u64::MAX))
    }
}

/// The session of this key, if it expires at `until_ms` or earlier.
async fn session_of(
    connection: &mut SqliteConnection,
    key: &SessionKey,
    until_ms: i64,
) -> Result<Option<i64>, StoreError> {
    let row: Option<(i64,)> =
        sqlx::query_as("SELECT id FROM sessions WHERE scope = ? AND session_id = ? AND expires_ms <= ?")
            .bind(&key.scope)
            .bind(&key.session_id)
            .bind(until_ms)
            .fetch_optional(connection)
            .await?;
    Ok(row.map(|(id,)| id))
}

fn conflict(key: &SessionKey) -> StoreError {
    StoreError::Conflict { what: format!("session {}", key.session_id) }
}
