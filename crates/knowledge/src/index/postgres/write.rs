//! Writing: each change is one transaction, so that readers and crashes see all of it or nothing.

use std::collections::HashMap;
use std::fmt::Write as _;

use serde::Serialize;
use sqlx::{AssertSqlSafe, PgConnection};

use super::PostgresIndex;
use super::text::{self, storable};
use crate::index::columns;
use crate::index::{Chunk, DocumentKey, DocumentRecord, IndexError};

/// Chunks of one statement.
const BATCH: usize = 256;

/// The columns of some chunks, a list each.
#[derive(Default)]
struct Rows {
    numbers: Vec<i64>,
    siblings: Vec<i64>,
    texts: Vec<Option<String>>,
    own: Vec<Option<String>>,
    words: Vec<String>,
    vectors: Vec<String>,
}

impl PostgresIndex {
    pub(super) async fn put_document(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError> {
        chunks.iter().try_for_each(|chunk| self.check(&chunk.vector))?;
        let mut transaction = self.database.pool.begin().await?;
        // The record's row is locked from here on: whoever puts the same document waits.
        let number = self.write_record(&mut transaction, document).await?;
        for table in ["chunks", "parents"] {
            let delete = format!("DELETE FROM {}.{table} WHERE document = $1", self.schema);
            sqlx::query(AssertSqlSafe(delete)).bind(number).execute(&mut *transaction).await?;
        }
        let numbers = self.numbers(&mut transaction, chunks.len()).await?;
        // By a parent's text, the number of its first child.
        let mut parents: HashMap<&str, i64> = HashMap::new();
        for (numbers, chunks) in numbers.chunks(BATCH).zip(chunks.chunks(BATCH)) {
            let mut rows = Rows::default();
            let (mut new, mut texts) = (Vec::new(), Vec::new());
            for (&chunk_number, chunk) in numbers.iter().zip(chunks) {
                let sibling = match chunk.is_child {
                    false => chunk_number,
                    true => *parents.entry(&chunk.text).or_insert_with(|| {
                        new.push(chunk_number);
                        texts.push(storable(&chunk.text).into_owned());
                        chunk_number
                    }),
                };
                rows.push(chunk_number, sibling, chunk)?;
            }
            self.write_parents(&mut transaction, number, new, texts).await?;
            self.write_chunks(&mut transaction, number, &document.metadata, rows).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    pub(super) async fn note_document(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        let mut transaction = self.database.pool.begin().await?;
        let number = self.write_record(&mut transaction, document).await?;
        // Rows that stay as they are are not written again: their vectors would go into the graph anew.
        let update = format!(
            "UPDATE {}.chunks SET metadata = $2::JSONB || coalesce(own, '{{}}')
             WHERE document = $1 AND metadata <> $2::JSONB || coalesce(own, '{{}}')",
            self.schema
        );
        let update = sqlx::query(AssertSqlSafe(update)).bind(number).bind(to_json(&document.metadata)?);
        update.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(super) async fn remove_documents(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        let (sources, ids): (Vec<String>, Vec<String>) =
            keys.iter().map(|key| (key.data_source_id.clone(), key.id.clone())).unzip();
        let delete = format!(
            "DELETE FROM {}.documents WHERE (data_source, id) IN (SELECT * FROM UNNEST($1::TEXT[], $2::TEXT[]))",
            self.schema
        );
        sqlx::query(AssertSqlSafe(delete)).bind(sources).bind(ids).execute(&self.database.pool).await?;
        Ok(())
    }

    pub(super) async fn remove_documents_of(&self, data_source_id: &str) -> Result<(), IndexError> {
        let delete = format!("DELETE FROM {}.documents WHERE data_source = $1", self.schema);
        sqlx::query(AssertSqlSafe(delete)).bind(data_source_id).execute(&self.database.pool).await?;
        Ok(())
    }

    /// Writes a document's record and gives its number.
    async fn write_record(&self, connection: &mut PgConnection, document: &DocumentRecord) -> Result<i64, IndexError> {
        let insert = format!(
            "INSERT INTO {}.documents (data_source, id, location, state, reason, fingerprint, metadata, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7::JSONB, $8)
             ON CONFLICT (data_source, id) DO UPDATE SET location = excluded.location, state = excluded.state,
                 reason = excluded.reason, fingerprint = excluded.fingerprint, metadata = excluded.metadata,
                 updated_at = excluded.updated_at
             RETURNING number",
            self.schema
        );
        let (number,) = sqlx::query_as(AssertSqlSafe(insert))
            .bind(&document.key.data_source_id)
            .bind(&document.key.id)
            .bind(to_json(&document.location)?)
            .bind(to_json(&document.state)?)
            .bind(document.reason.as_deref().map(storable))
            .bind(&document.fingerprint)
            .bind(to_json(&document.metadata)?)
            .bind(document.updated_at.as_nanos())
            .fetch_one(connection)
            .await?;
        Ok(number)
    }

    /// Numbers that no chunk has had.
    async fn numbers(&self, connection: &mut PgConnection, count: usize) -> Result<Vec<i64>, IndexError> {
        let next = format!("SELECT nextval('{}.chunk_numbers') FROM generate_series(1, $1)", self.schema);
        let next = sqlx::query_scalar(AssertSqlSafe(next)).bind(i64::try_from(count).unwrap_or(i64::MAX));
        Ok(next.fetch_all(connection).await?)
    }

    async fn write_parents(
        &self,
        connection: &mut PgConnection,
        document: i64,
        numbers: Vec<i64>,
        texts: Vec<String>,
    ) -> Result<(), IndexError> {
        if numbers.is_empty() {
            return Ok(());
        }
        let insert = format!(
            "INSERT INTO {}.parents (number, document, text) SELECT n, $1, t FROM UNNEST($2::BIGINT[], $3::TEXT[]) AS r(n, t)",
            self.schema
        );
        sqlx::query(AssertSqlSafe(insert)).bind(document).bind(numbers).bind(texts).execute(connection).await?;
        Ok(())
    }

    async fn write_chunks(
        &self,
        connection: &mut PgConnection,
        document: i64,
        metadata: &impl Serialize,
        rows: Rows,
    ) -> Result<(), IndexError> {
        let insert = format!(
            "INSERT INTO {}.chunks (number, document, sibling, text, metadata, own, words, vector)
             SELECT n, $1, s, t, $2::JSONB || coalesce(o::JSONB, '{{}}'), o::JSONB, w::TSVECTOR, v::VECTOR
             FROM UNNEST($3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::TEXT[], $7::TEXT[], $8::TEXT[]) AS r(n, s, t, o, w, v)",
            self.schema
        );
        sqlx::query(AssertSqlSafe(insert))
            .bind(document)
            .bind(to_json(metadata)?)
            .bind(rows.numbers)
            .bind(rows.siblings)
            .bind(rows.texts)
            .bind(rows.own)
            .bind(rows.words)
            .bind(rows.vectors)
            .execute(connection)
            .await?;
        Ok(())
    }
}

impl Rows {
    fn push(&mut self, number: i64, sibling: i64, chunk: &Chunk) -> Result<(), IndexError> {
        self.numbers.push(number);
        self.siblings.push(sibling);
        self.texts.push((!chunk.is_child).then(|| storable(&chunk.text).into_owned()));
        self.own.push((!chunk.metadata.is_empty()).then(|| to_json(&chunk.metadata)).transpose()?);
        self.words.push(text::vector(&storable(chunk.searched.as_ref().unwrap_or(&chunk.text))));
        self.vectors.push(vector(&chunk.vector));
        Ok(())
    }
}

/// A vector in the form that pgvector reads.
pub(super) fn vector(vector: &[f32]) -> String {
    let mut text = String::with_capacity(vector.len() * 12 + 2);
    for (place, component) in vector.iter().enumerate() {
        // Writing to a text cannot fail.
        let _ = write!(text, "{}{component}", if place == 0 { '[' } else { ',' });
    }
    text.push(']');
    text
}

/// A column that holds JSON. PostgreSQL refuses the character NUL also where it is escaped.
fn to_json(value: &impl Serialize) -> Result<String, IndexError> {
    let text = columns::to_json(value)?;
    if !text.contains("\\u0000") {
        return Ok(text);
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text.as_str());
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        if let Some(after) = rest[at..].strip_prefix("\\u0000") {
            out.push_str("\\ufffd");
            rest = after;
        } else {
            // An escape is a backslash and what is escaped, which may be a backslash.
            out.push_str(&rest[at..at + 2]);
            rest = &rest[at + 2..];
        }
    }
    out.push_str(rest);
    Ok(out)
}
