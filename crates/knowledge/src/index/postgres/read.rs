//! Reading documents' records.

use sqlx::AssertSqlSafe;

use super::PostgresIndex;
use crate::index::columns::{DocumentRow, record};
use crate::index::{DocumentKey, DocumentRecord, IndexError};

impl PostgresIndex {
    pub(super) async fn read_document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        let sql = format!("{} WHERE data_source = $1 AND id = $2", self.records());
        let row = sqlx::query_as::<_, DocumentRow>(AssertSqlSafe(sql)).bind(&key.data_source_id).bind(&key.id);
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
        let rows = sqlx::query_as::<_, DocumentRow>(AssertSqlSafe(sql))
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
