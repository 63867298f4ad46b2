//! Reading documents' records.

use serde::de::DeserializeOwned;
use sqlx::sqlite::SqlitePool;
use store::Timestamp;

use crate::index::{DocumentKey, DocumentRecord, IndexError};

/// `data_source`, `id`, `location`, `state`, `reason`, `fingerprint`, `metadata`, `updated_at`.
type Row = (String, String, String, String, Option<String>, String, String, i64);

/// A document's record.
pub(super) async fn document(readers: &SqlitePool, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
    let row = sqlx::query_as::<_, Row>(
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
    let rows = sqlx::query_as::<_, Row>(
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

fn record(row: Row) -> Result<DocumentRecord, IndexError> {
    let (data_source_id, id, location, state, reason, fingerprint, metadata, updated_at) = row;
    Ok(DocumentRecord {
        key: DocumentKey { data_source_id, id },
        location: json(&location)?,
        state: json(&state)?,
        reason,
        fingerprint,
        metadata: json(&metadata)?,
        updated_at: Timestamp::from_nanos(updated_at),
    })
}

/// Reads a column that holds JSON.
pub(super) fn json<T: DeserializeOwned>(text: &str) -> Result<T, IndexError> {
    serde_json::from_str(text)
        .map_err(|error| IndexError::Damaged(format!("a column is not the JSON it should be: {error}")))
}

/// Writes a column that holds JSON.
pub(super) fn to_json(value: &impl serde::Serialize) -> Result<String, IndexError> {
    serde_json::to_string(value).map_err(|error| IndexError::Unwritable(error.to_string()))
}
