//! Reading documents' records.

use sqlx::sqlite::SqlitePool;

use crate::index::columns::{DocumentRow, record};
use crate::index::{DocumentKey, DocumentRecord, IndexError};

/// A document's record.
pub(super) async fn document(readers: &SqlitePool, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
    let row = sqlx::query_as::<_, DocumentRow>(
        "SELECT data_source, id, location, state, reason, fingerprint, metadata, updated_at
         FROM documents WHERE data_source = ? AND id = ?",
    )
    .bind(&key.data_source_id)
    .bind(&key.id)
    .fetch_optional(readers)
    .await?;
    row.map(record).transpose()
}

/// At most `limit` records of a data source, ordered by id, those after `after`.
pub(super) async fn documents(
    readers: &SqlitePool,
    data_source_id: &str,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<DocumentRecord>, IndexError> {
    // Every id is greater than an empty one.
    let rows = sqlx::query_as::<_, DocumentRow>(
        "SELECT data_source, id, location, state, reason, fingerprint, metadata, updated_at
         FROM documents WHERE data_source = ? AND id > ? ORDER BY id LIMIT ?",
    )
    .bind(data_source_id)
    .bind(after.unwrap_or_default())
    .bind(i64::try_from(limit).unwrap_or(i64::MAX))
    .fetch_all(readers)
    .await?;
    rows.into_iter().map(record).collect()
}
