//! What is remembered of sessions that have ended: a summary of each, under the memory of whom it was with.
//!
//! A memory belongs to a scope, as a session does, and lasts until a time that is said when it is written. Lists come newest
//! first: by the end of the session, the summary that was written later before one of the same time.

use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::database::Store;
use crate::error::StoreError;
use crate::transaction::Transaction;

/// The summary of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// What memory ids and session ids are unique in.
    pub scope: String,
    /// Under which memory it is kept.
    pub memory_id: String,
    /// The session's id.
    pub session_id: String,
    /// When the session began, in milliseconds since 1970.
    pub started_ms: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: i64,
    /// When it is forgotten, in milliseconds since 1970.
    pub expires_ms: i64,
    /// What is remembered.
    pub summary: String,
}

/// Whose memories are meant.
#[derive(Clone, Copy, Debug)]
pub struct MemoryKey<'a> {
    /// What the memory id is unique in.
    pub scope: &'a str,
    /// The memory's id.
    pub memory_id: &'a str,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryPage {
    /// The memories, newest first.
    pub memories: Vec<Memory>,
    /// For the next page, if there is one.
    pub next_token: Option<String>,
}

/// The place of a memory in its list.
type Place = (i64, i64);

impl Store {
    /// At most `limit` of the newest memories of sessions that ended after `since_ms`, and no more of them than it takes for `bytes`
    /// bytes of summaries; what has expired by `now_ms` is left out.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn recent_memories(
        &self,
        key: MemoryKey<'_>,
        since_ms: i64,
        now_ms: i64,
        (limit, bytes): (u32, usize),
    ) -> Result<Vec<Memory>, StoreError> {
        let mut rows = self.memory_rows(key, since_ms, now_ms, (i64::MAX, i64::MAX), limit);
        let (mut memories, mut left) = (Vec::new(), bytes);
        while left > 0
            && let Some((memory, _)) = rows.try_next().await?
        {
            left = left.saturating_sub(memory.summary.len());
            memories.push(memory);
        }
        Ok(memories)
    }

    /// A page of the memories of sessions that ended after `since_ms`; what has expired by `now_ms` is left out.
    ///
    /// # Errors
    /// [`StoreError::PageToken`] when the token was not given for this very list, or too long ago.
    pub async fn list_memories(
        &self,
        key: MemoryKey<'_>,
        since_ms: i64,
        now_ms: i64,
        limit: u32,
        next_token: Option<&str>,
    ) -> Result<MemoryPage, StoreError> {
        let now = self.clock().now();
        let list = format!("memories {} {}", key.scope, key.memory_id);
        let before = match next_token {
            Some(token) => read_place(&self.page_tokens().verify(&list, token, now)?)?,
            None => (i64::MAX, i64::MAX),
        };
        let rows = self.memory_rows(key, since_ms, now_ms, before, limit.saturating_add(1));
        let mut rows: Vec<_> = rows.try_collect().await?;
        let more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        let last = rows.last().filter(|_| more).map(|(_, (ended, id))| format!("{ended}/{id}"));
        let next_token = last.map(|place| self.page_tokens().sign(&list, &place, now));
        Ok(MemoryPage { memories: rows.into_iter().map(|(memory, _)| memory).collect(), next_token })
    }

    fn memory_rows<'a>(
        &'a self,
        key: MemoryKey<'a>,
        since_ms: i64,
        now_ms: i64,
        before: Place,
        limit: u32,
    ) -> BoxStream<'a, Result<(Memory, Place), sqlx::Error>> {
        let rows = sqlx::query(
            "SELECT id, scope, memory_id, session_id, started_ms, ended_ms, expires_ms, summary FROM memories
             WHERE scope = ? AND memory_id = ? AND (ended_ms, id) < (?, ?) AND ended_ms > ? AND expires_ms > ?
             ORDER BY ended_ms DESC, id DESC LIMIT ?",
        )
        .bind(key.scope)
        .bind(key.memory_id)
        .bind(before.0)
        .bind(before.1)
        .bind(since_ms)
        .bind(now_ms)
        .bind(limit)
        .fetch(self.readers());
        rows.and_then(|row| std::future::ready(memory(&row))).boxed()
    }

    /// Forgets memories that have expired by `now_ms`, at most `limit` of them, and says how many.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn expire_memories(&self, now_ms: i64, limit: u32) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "DELETE FROM memories WHERE id IN
                (SELECT id FROM memories WHERE expires_ms <= ? ORDER BY expires_ms LIMIT ?)",
        )
        .bind(now_ms)
        .bind(limit)
        .execute(self.writer())
        .await?;
        Ok(done.rows_affected())
    }
}

impl Transaction<'_> {
    /// Keeps a memory.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn remember(&mut self, memory: &Memory) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO memories (scope, memory_id, session_id, started_ms, ended_ms, expires_ms, summary)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&memory.scope)
        .bind(&memory.memory_id)
        .bind(&memory.session_id)
        .bind(memory.started_ms)
        .bind(memory.ended_ms)
        .bind(memory.expires_ms)
        .bind(&memory.summary)
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets what is remembered in a scope: of one memory, of one session, of one session under one memory, or all of it. Says
    /// how many summaries that were.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn forget(
        &mut self,
        scope: &str,
        memory_id: Option<&str>,
        session_id: Option<&str>,
    ) -> Result<u64, StoreError> {
        let done = sqlx::query(
            "DELETE FROM memories
             WHERE scope = ?1 AND (?2 IS NULL OR memory_id = ?2) AND (?3 IS NULL OR session_id = ?3)",
        )
        .bind(scope)
        .bind(memory_id)
        .bind(session_id)
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected())
    }

    /// Forgets what is remembered in all scopes that begin with `prefix`.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn forget_under(&mut self, prefix: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM memories WHERE scope >= ?1 AND substr(scope, 1, length(?1)) = ?1")
            .bind(prefix)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

fn memory(row: &SqliteRow) -> Result<(Memory, Place), sqlx::Error> {
    let memory = Memory {
        scope: row.try_get("scope")?,
        memory_id: row.try_get("memory_id")?,
        session_id: row.try_get("session_id")?,
        started_ms: row.try_get("started_ms")?,
        ended_ms: row.try_get("ended_ms")?,
        expires_ms: row.try_get("expires_ms")?,
        summary: row.try_get("summary")?,
    };
    let place = (memory.ended_ms, row.try_get("id")?);
    Ok((memory, place))
}

fn read_place(text: &str) -> Result<Place, StoreError> {
    let parts = text.split_once('/').and_then(|(ended, id)| Some((ended.parse().ok()?, id.parse().ok()?)));
    parts.ok_or(StoreError::PageToken { reason: "it was not given for this list" })
}
