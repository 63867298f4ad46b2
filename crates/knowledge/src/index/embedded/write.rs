//! Writing: one transaction a call, then memory.
//!
//! A write runs in a task of its own: a caller that goes away cannot leave memory behind a committed file. The task keeps the
//! writing connection until memory has followed, so that memory follows in the order of the commits.

use std::sync::atomic::Ordering;

use sqlx::{Connection as _, SqliteConnection};

use super::memory::Memory;
use super::prepare::Prepared;
use super::{EmbeddedIndex, segments};
use crate::index::columns::{json, to_json};
use crate::index::{Chunk, DocumentKey, DocumentRecord, IndexError, Metadata};

impl EmbeddedIndex {
    pub(super) async fn put_document(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError> {
        chunks.iter().try_for_each(|chunk| self.check(&chunk.vector))?;
        let (index, document, chunks) = (self.clone(), document.clone(), chunks.to_vec());
        let prepare = move || Prepared::new(&index.0.rotation, chunks);
        let prepared = tokio::task::spawn_blocking(prepare).await.map_err(ended)??;
        let index = self.clone();
        run(async move { index.write_document(&document, prepared).await }).await
    }

    async fn write_document(&self, document: &DocumentRecord, prepared: Prepared) -> Result<(), IndexError> {
        let mut writer = self.0.database.writer().acquire().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let segment = self.memory().segment();
        let seals = match segment {
            Some(entries) => {
                let (among, is) = (|numbers| self.memory().known_among(numbers), |number| self.memory().knows(number));
                Some(segments::seal(&mut transaction, &entries, &among, &is).await?)
            }
            None => None,
        };
        let number = write_record(&mut transaction, document).await?;
        delete_chunks(&mut transaction, number).await?;
        let run = prepared.write(&mut transaction, number, &document.metadata).await?;
        transaction.commit().await?;
        self.follow(|memory| {
            if let Some(seals) = seals {
                memory.sealed(seals);
                self.0.seals.store(seals, Ordering::Release);
                self.0.words.clear();
            }
            memory.remove(number);
            run.map_or(Ok(()), |(run, codes)| memory.add(&run, &codes))
        })
    }

    pub(super) async fn note_document(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        let (index, document) = (self.clone(), document.clone());
        run(async move { index.write_note(&document).await }).await
    }

    async fn write_note(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        let mut writer = self.0.database.writer().acquire().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let before: Option<(String, Option<String>)> = sqlx::query_as(
            "SELECT documents.metadata, runs.metadata FROM documents JOIN runs ON runs.document = documents.number
             WHERE data_source = ? AND id = ?",
        )
        .bind(&document.key.data_source_id)
        .bind(&document.key.id)
        .fetch_optional(&mut *transaction)
        .await?;
        let number = write_record(&mut transaction, document).await?;
        transaction.commit().await?;
        match before {
            Some((metadata, own)) if json::<Metadata>(&metadata)? != document.metadata => {
                let own: Vec<Metadata> = own.as_deref().map(json).transpose()?.unwrap_or_default();
                self.follow(|memory| {
                    memory.describe(number, &document.metadata, &own);
                    Ok(())
                })
            }
            _ => Ok(()),
        }
    }

    pub(super) async fn remove_documents(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        let (index, keys) = (self.clone(), to_json(&keys)?);
        let delete = "DELETE FROM documents WHERE (data_source, id) IN
                      (SELECT value ->> 'data_source_id', value ->> 'id' FROM json_each(?)) RETURNING number";
        run(async move { index.delete_documents(delete, &keys).await }).await
    }

    pub(super) async fn remove_documents_of(&self, data_source_id: &str) -> Result<(), IndexError> {
        let (index, source) = (self.clone(), data_source_id.to_owned());
        let delete = "DELETE FROM documents WHERE data_source = ? RETURNING number";
        run(async move { index.delete_documents(delete, &source).await }).await
    }

    async fn delete_documents(&self, delete: &'static str, argument: &str) -> Result<(), IndexError> {
        let mut writer = self.0.database.writer().acquire().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        let numbers: Vec<(i64,)> = sqlx::query_as(delete).bind(argument).fetch_all(&mut *transaction).await?;
        for (number,) in &numbers {
            delete_chunks(&mut transaction, *number).await?;
        }
        transaction.commit().await?;
        self.follow(|memory| {
            numbers.iter().for_each(|(number,)| memory.remove(*number));
            Ok(())
        })
    }

    /// Changes memory as the file was changed. The caller still holds the writing connection.
    fn follow(&self, change: impl FnOnce(&mut Memory) -> Result<(), IndexError>) -> Result<(), IndexError> {
        change(&mut self.memory_to_change())?;
        let compacted = self.memory().compacted();
        if let Some(compacted) = compacted {
            *self.memory_to_change() = compacted;
        }
        Ok(())
    }
}

/// Runs a write to its end, also when its caller does not wait for it.
async fn run(write: impl Future<Output = Result<(), IndexError>> + Send + 'static) -> Result<(), IndexError> {
    tokio::spawn(write).await.map_err(ended)?
}

/// A task ends early only when it panicked or the process shuts down.
pub(super) fn ended(error: tokio::task::JoinError) -> IndexError {
    IndexError::Database(sqlx::Error::Io(std::io::Error::other(error)))
}

/// Writes a document's record and gives its number.
async fn write_record(writer: &mut SqliteConnection, document: &DocumentRecord) -> Result<i64, IndexError> {
    let (number,) = sqlx::query_as(
        "INSERT INTO documents (data_source, id, location, state, reason, fingerprint, metadata, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (data_source, id) DO UPDATE SET location = excluded.location, state = excluded.state,
             reason = excluded.reason, fingerprint = excluded.fingerprint, metadata = excluded.metadata,
             updated_at = excluded.updated_at
         RETURNING number",
    )
    .bind(&document.key.data_source_id)
    .bind(&document.key.id)
    .bind(to_json(&document.location)?)
    .bind(to_json(&document.state)?)
    .bind(&document.reason)
    .bind(&document.fingerprint)
    .bind(to_json(&document.metadata)?)
    .bind(document.updated_at.as_nanos())
    .fetch_one(writer)
    .await?;
    Ok(number)
}

/// Deletes what there is of a document's chunks.
async fn delete_chunks(writer: &mut SqliteConnection, document: i64) -> Result<(), IndexError> {
    let run: Option<(i64, i64)> = sqlx::query_as("DELETE FROM runs WHERE document = ? RETURNING first, first + chunks")
        .bind(document)
        .fetch_optional(&mut *writer)
        .await?;
    let Some((first, end)) = run else { return Ok(()) };
    sqlx::query("DELETE FROM chunks WHERE number >= ? AND number < ?")
        .bind(first)
        .bind(end)
        .execute(&mut *writer)
        .await?;
    sqlx::query("DELETE FROM parents WHERE document = ?").bind(document).execute(&mut *writer).await?;
    sqlx::query("DELETE FROM fresh WHERE first = ?").bind(first).execute(writer).await?;
    Ok(())
}
