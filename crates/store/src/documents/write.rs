//! Writing documents, always within a transaction.

use serde::Serialize;

use super::{Document, Key};
use crate::cache::CacheKey;
use crate::clock::Timestamp;
use crate::error::StoreError;
use crate::transaction::Transaction;

impl Transaction<'_> {
    /// Adds a document.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the key is taken.
    pub async fn insert(
        &mut self,
        key: Key<'_>,
        name: &str,
        body: &impl Serialize,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(body).map_err(StoreError::Encode)?;
        let done = sqlx::query(
            "INSERT INTO documents (kind, parent, id, name, body, created_at, updated_at, version)
             VALUES (?, ?, ?, ?, ?, ?6, ?6, 1) ON CONFLICT (kind, parent, id) DO NOTHING",
        )
        .bind(key.kind.name())
        .bind(key.parent)
        .bind(key.id)
        .bind(name)
        .bind(body)
        .bind(now.as_nanos())
        .execute(self.connection())
        .await?;
        self.touch(CacheKey::from(&key));
        match done.rows_affected() {
            0 => Err(StoreError::Exists { kind: key.kind.name(), id: key.id.to_owned() }),
            _ => Ok(()),
        }
    }

    /// Overwrites name and body of a document that exists.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when it does not exist.
    pub async fn update(
        &mut self,
        key: Key<'_>,
        name: &str,
        body: &impl Serialize,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(body).map_err(StoreError::Encode)?;
        let done = sqlx::query(
            "UPDATE documents SET name = ?, body = ?, updated_at = ?, version = version + 1
             WHERE kind = ? AND parent = ? AND id = ?",
        )
        .bind(name)
        .bind(body)
        .bind(now.as_nanos())
        .bind(key.kind.name())
        .bind(key.parent)
        .bind(key.id)
        .execute(self.connection())
        .await?;
        self.touch(CacheKey::from(&key));
        match done.rows_affected() {
            0 => Err(StoreError::Conflict { what: key.to_string() }),
            _ => Ok(()),
        }
    }

    /// Overwrites a document or adds it; its age stays.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn put(
        &mut self,
        key: Key<'_>,
        name: &str,
        body: &impl Serialize,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(body).map_err(StoreError::Encode)?;
        sqlx::query(
            "INSERT INTO documents (kind, parent, id, name, body, created_at, updated_at, version)
             VALUES (?, ?, ?, ?, ?, ?6, ?6, 1)
             ON CONFLICT (kind, parent, id) DO UPDATE SET
                name = excluded.name, body = excluded.body, updated_at = excluded.updated_at, gone_at = NULL,
                version = documents.version + 1",
        )
        .bind(key.kind.name())
        .bind(key.parent)
        .bind(key.id)
        .bind(name)
        .bind(body)
        .bind(now.as_nanos())
        .execute(self.connection())
        .await?;
        self.touch(CacheKey::from(&key));
        Ok(())
    }

    /// Marks a document as one that lists leave out from `gone_at` on. It can be read by its key until it is purged.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn set_gone(&mut self, key: Key<'_>, gone_at: Timestamp) -> Result<(), StoreError> {
        sqlx::query("UPDATE documents SET gone_at = ?, version = version + 1 WHERE kind = ? AND parent = ? AND id = ?")
            .bind(gone_at.as_nanos())
            .bind(key.kind.name())
            .bind(key.parent)
            .bind(key.id)
            .execute(self.connection())
            .await?;
        self.touch(CacheKey::from(&key));
        Ok(())
    }

    /// Removes documents of any kind that were gone at `before`.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn purge_gone(&mut self, before: Timestamp) -> Result<(), StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as("DELETE FROM documents WHERE gone_at <= ? RETURNING parent")
            .bind(before.as_nanos())
            .fetch_all(self.connection())
            .await?;
        for (parent,) in rows {
            self.touch_all_under(&parent);
        }
        Ok(())
    }

    /// Removes a document; says whether there was one.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn remove(&mut self, key: Key<'_>) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM documents WHERE kind = ? AND parent = ? AND id = ?")
            .bind(key.kind.name())
            .bind(key.parent)
            .bind(key.id)
            .execute(self.connection())
            .await?;
        self.touch(CacheKey::from(&key));
        Ok(done.rows_affected() > 0)
    }

    /// Removes all documents, of any kind, whose parent is `path` or lies under it.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn remove_under(&mut self, path: &str) -> Result<(), StoreError> {
        // All paths that begin with "path/" lie between it and the same with the character after the slash.
        sqlx::query("DELETE FROM documents WHERE parent = ? OR (parent > ? AND parent < ?)")
            .bind(path)
            .bind(format!("{path}/"))
            .bind(format!("{path}0"))
            .execute(self.connection())
            .await?;
        self.touch_all_under(path);
        Ok(())
    }
}

impl Document {
    /// The key by which the document is found again.
    #[must_use]
    pub fn key(&self) -> Key<'_> {
        Key::new(self.kind, &self.parent, &self.id)
    }
}
