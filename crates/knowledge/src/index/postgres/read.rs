//! Reading documents' records.

use serde::de::DeserializeOwned;
use sqlx::AssertSqlSafe;
use store::Timestamp;

use super::PostgresIndex;
use crate::index::{DocumentKey, DocumentRecord, IndexError};

/// `data_source`, `id`, `location`, `state`, `reason`, `fingerprint`, `metadata`, `updated_at`.
type Row = (String, String, String, String, Option<String>, String, String, i64);

impl PostgresIndex {
    pub(super) async fn read_document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        let sql = format!("{} WHERE data_source = $1 AND id = $2", self.records());
        let row = sqlx::query_as::<_, Row>(AssertSqlSafe(sql)).bind(&key.data_source_id).bind(&key.id);
        row.fetch_optional(&self.database.pool).await?.map(record).transpose()
    }

    pub(super) async fn read_documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError> {
        // Every id is greater than an empty one.
        let sql = format!("{} WHERE data_source = $1 AND id > $2 ORDER BY id LIMIT $3", self.records());
        let rows = sqlx::query_as::<_, Row>(AssertSqlSafe(sql))
            .bind(data_source_id)
            .bind(after.unwrap_or_default())
            .bind(i64::try_from(limit).unwrap_or(i64::MAX));
        rows.fetch_all(&self.database.pool).await?.into_iter().map(record).collect()
    }

    fn records(&self) -> String {
        let columns = "data_source, id, location, state, reason, fingerprint, metadata::TEXT, updated_at";
        format!("SELECT {columns} FROM {}.documents", self.schema)
    }
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
