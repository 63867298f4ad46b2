//! Reading documents one at a time: from the cache, from the database, or within a transaction.

use std::sync::Arc;

use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use super::{Document, Key, Kind};
use crate::clock::Timestamp;
use crate::database::Store;
use crate::error::StoreError;
use crate::transaction::Transaction;

impl Store {
    /// The document as it was last committed.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn get(&self, key: Key<'_>) -> Result<Option<Arc<Document>>, StoreError> {
        if let Some(document) = self.cache().get(&key) {
            return Ok(Some(document));
        }
        let generation = self.cache().generation();
        let mut reader = self.readers().acquire().await?;
        let document = select(&mut reader, key).await?.map(Arc::new);
        if let Some(document) = &document {
            self.cache().insert(&key, document, generation);
        }
        Ok(document)
    }

    /// The documents of this name, oldest first, those left out that are gone by now.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn find_by_name(&self, kind: Kind, parent: &str, name: &str) -> Result<Vec<Document>, StoreError> {
        let mut reader = self.readers().acquire().await?;
        select_named(&mut reader, self.clock().now(), (kind, parent, name)).await
    }
}

impl Transaction<'_> {
    /// The document as this transaction sees it.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn get(&mut self, key: Key<'_>) -> Result<Option<Document>, StoreError> {
        select(self.connection(), key).await
    }

    /// The documents of this name as this transaction sees them, oldest first, those left out that are gone by now.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn find_by_name(&mut self, kind: Kind, parent: &str, name: &str) -> Result<Vec<Document>, StoreError> {
        let now = self.store().clock().now();
        select_named(self.connection(), now, (kind, parent, name)).await
    }

    /// The documents of this name that lie anywhere under `ancestor`, those left out that are gone by now.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn find_under(&mut self, kind: Kind, ancestor: &str, name: &str) -> Result<Vec<Document>, StoreError> {
        let now = self.store().clock().now();
        let rows = sqlx::query(
            "SELECT id, name, body, created_at, updated_at, gone_at, version, parent FROM documents
             WHERE kind = ? AND parent > ? AND parent < ? AND name = ? AND (gone_at IS NULL OR gone_at > ?)
             ORDER BY parent, created_at",
        )
        .bind(kind.name())
        // All paths that begin with "path/" lie between it and the same with the character after the slash.
        .bind(format!("{ancestor}/"))
        .bind(format!("{ancestor}0"))
        .bind(name)
        .bind(now.as_nanos())
        .fetch_all(self.connection())
        .await?;
        rows.into_iter().map(|row| document(kind, row.try_get(7)?, &row)).collect()
    }
}

async fn select_named(
    connection: &mut SqliteConnection,
    now: Timestamp,
    (kind, parent, name): (Kind, &str, &str),
) -> Result<Vec<Document>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, name, body, created_at, updated_at, gone_at, version FROM documents
         WHERE kind = ? AND parent = ? AND name = ? AND (gone_at IS NULL OR gone_at > ?) ORDER BY created_at",
    )
    .bind(kind.name())
    .bind(parent)
    .bind(name)
    .bind(now.as_nanos())
    .fetch_all(connection)
    .await?;
    rows.into_iter().map(|row| document(kind, parent, &row)).collect()
}

async fn select(connection: &mut SqliteConnection, key: Key<'_>) -> Result<Option<Document>, StoreError> {
    let row = sqlx::query(
        "SELECT id, name, body, created_at, updated_at, gone_at, version FROM documents
         WHERE kind = ? AND parent = ? AND id = ?",
    )
    .bind(key.kind.name())
    .bind(key.parent)
    .bind(key.id)
    .fetch_optional(connection)
    .await?;
    row.map(|row| document(key.kind, key.parent, &row)).transpose()
}

/// A row of `id, name, body, created_at, updated_at, gone_at, version`.
pub(super) fn document(kind: Kind, parent: &str, row: &SqliteRow) -> Result<Document, StoreError> {
    Ok(Document {
        kind,
        parent: parent.to_owned(),
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        body: row.try_get(2)?,
        created_at: Timestamp::from_nanos(row.try_get(3)?),
        updated_at: Timestamp::from_nanos(row.try_get(4)?),
        gone_at: row.try_get::<Option<i64>, _>(5)?.map(Timestamp::from_nanos),
        version: row.try_get(6)?,
    })
}
