//! Sessions under another: those of the agents that one agent works with.
//!
//! Such a session belongs to its parent. It is written together with it, needs no version of its own to be safe, does not expire
//! by itself, and is gone when its parent is, in whatever way that ends.

use sqlx::SqliteConnection;

use super::SessionKey;
use crate::database::Store;
use crate::error::StoreError;

/// What a turn leaves behind in a session under the one that it is a turn of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Under {
    /// Which session. Its scope is one that no session with a parent of its own has.
    pub key: SessionKey,
    /// Takes the place of the version; grows with every commit.
    pub version: i64,
    /// Replaces the session's state.
    pub state: String,
    /// Are added to its turns, in this order.
    pub append_turns: Vec<String>,
}

impl Store {
    /// Commits what a turn under way leaves behind in sessions under one that is itself not changed.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the session above is no longer at that version; nothing was changed then.
    pub async fn commit_under(
        &self,
        parent: &SessionKey,
        parent_version: i64,
        now_ms: i64,
        under: Vec<Under>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer().begin_with("BEGIN IMMEDIATE").await?;
        let found: Option<(i64,)> =
            sqlx::query_as("SELECT id FROM sessions WHERE scope = ? AND session_id = ? AND version = ?")
                .bind(&parent.scope)
                .bind(&parent.session_id)
                .bind(parent_version)
                .fetch_optional(&mut *transaction)
                .await?;
        let Some((id,)) = found else {
            transaction.rollback().await?;
            return Err(StoreError::Conflict { what: format!("session {}", parent.session_id) });
        };
        for session in under {
            put(&mut transaction, id, now_ms, session).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Writes a session under the one with this id, and begins it where there is none.
pub(super) async fn put(
    connection: &mut SqliteConnection,
    parent: i64,
    now_ms: i64,
    session: Under,
) -> Result<(), StoreError> {
    let Under { key, version, state, append_turns } = session;
    let added = i64::try_from(append_turns.len()).unwrap_or(i64::MAX);
    let row: Option<(i64, i64)> = sqlx::query_as(
        "INSERT INTO sessions
            (scope, session_id, state, created_ms, last_used_ms, expires_ms, version, turns, parent)
         VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT (scope, session_id) DO UPDATE
         SET state = excluded.state, last_used_ms = excluded.last_used_ms, version = excluded.version,
             turns = turns + excluded.turns
         WHERE parent = excluded.parent
         RETURNING id, turns",
    )
    .bind(&key.scope)
    .bind(&key.session_id)
    .bind(state)
    .bind(now_ms)
    .bind(i64::MAX)
    .bind(version)
    .bind(added)
    .bind(parent)
    .fetch_optional(&mut *connection)
    .await?;
    let Some((id, turns)) = row else {
        return Err(StoreError::Conflict { what: format!("session {}", key.session_id) });
    };
    for (number, body) in (turns - added + 1..).zip(append_turns) {
        sqlx::query("INSERT INTO session_turns (session, number, body) VALUES (?, ?, ?)")
            .bind(id)
            .bind(number)
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
