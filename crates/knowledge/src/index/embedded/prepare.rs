//! What is worked out of a document's chunks before its transaction begins.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::SqliteConnection;

use super::memory::Run;
use super::{numbers, postings};
use crate::index::columns::to_json;
use crate::index::vectors::{Code, Rotation};
use crate::index::{Chunk, IndexError, Metadata};

/// Chunks ready to be written.
pub(super) struct Prepared {
    rows: Vec<Row>,
    parents: Vec<Arc<str>>,
    /// For each chunk the place of the first with the same parent; empty where none has one.
    siblings: Vec<u32>,
    /// Empty where no chunk has metadata of its own.
    own: Vec<Metadata>,
    codes: Vec<u8>,
    lengths: Vec<u16>,
}

struct Row {
    text: Option<Arc<str>>,
    /// A place in `parents`.
    parent: Option<usize>,
    metadata: Option<String>,
    vector: Vec<u8>,
    words: Vec<(i64, u8)>,
}

impl Prepared {
    pub(super) fn new(rotation: &Rotation, chunks: Vec<Chunk>) -> Result<Self, IndexError> {
        // By a parent's text: its place, and that of its first child.
        let mut known: HashMap<&str, (usize, u32)> = HashMap::new();
        let mut prepared = Self {
            rows: Vec::new(),
            parents: Vec::new(),
            siblings: Vec::new(),
            own: Vec::new(),
            codes: Vec::new(),
            lengths: Vec::new(),
        };
        for (place, chunk) in (0_u32..).zip(&chunks) {
            let parent = chunk.is_child.then(|| {
                *known.entry(&chunk.text).or_insert_with(|| {
                    prepared.parents.push(Arc::clone(&chunk.text));
                    (prepared.parents.len() - 1, place)
                })
            });
            prepared.siblings.push(parent.map_or(place, |(_, first)| first));
            prepared.codes.extend(Code::of(&rotation.apply(&chunk.vector)).as_bytes());
            let (words, length) = postings::count(chunk.searched.as_ref().unwrap_or(&chunk.text));
            prepared.lengths.push(length);
            prepared.rows.push(Row {
                text: parent.is_none().then(|| Arc::clone(&chunk.text)),
                parent: parent.map(|(parent, _)| parent),
                metadata: (!chunk.metadata.is_empty()).then(|| to_json(&chunk.metadata)).transpose()?,
                vector: numbers::write_vector(&chunk.vector),
                words,
            });
        }
        if prepared.parents.is_empty() {
            prepared.siblings.clear();
        }
        if chunks.iter().any(|chunk| !chunk.metadata.is_empty()) {
            prepared.own = chunks.into_iter().map(|chunk| chunk.metadata).collect();
        }
        Ok(prepared)
    }

    /// Writes the chunks of a document that has none, and gives what memory is to know of them, with their codes.
    pub(super) async fn write(
        self,
        writer: &mut SqliteConnection,
        document: i64,
        metadata: &Metadata,
    ) -> Result<Option<(Run, Vec<u8>)>, IndexError> {
        if self.rows.is_empty() {
            return Ok(None);
        }
        let mut parents = Vec::with_capacity(self.parents.len());
        for parent in &self.parents {
            let row = sqlx::query_as("INSERT INTO parents (document, text) VALUES (?, ?) RETURNING number")
                .bind(document)
                .bind(&**parent);
            let (number,): (i64,) = row.fetch_one(&mut *writer).await?;
            parents.push(number);
        }
        // Numbers are not given again after their chunk is gone, so that an old id never finds another chunk.
        let (first,): (i64,) =
            sqlx::query_as("SELECT 1 + ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'chunks'), 0)")
                .fetch_one(&mut *writer)
                .await?;
        let mut end = first;
        for row in &self.rows {
            sqlx::query(
                "INSERT INTO chunks (number, document, text, parent, metadata, vector) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(end)
            .bind(document)
            .bind(row.text.as_deref())
            .bind(row.parent.and_then(|place| parents.get(place)))
            .bind(&row.metadata)
            .bind(&row.vector)
            .execute(&mut *writer)
            .await?;
            end += 1;
        }
        let insert = "INSERT INTO runs (first, chunks, document, siblings, metadata, codes, lengths) VALUES (?, ?, ?, ?, ?, ?, ?)";
        sqlx::query(insert)
            .bind(first)
            .bind(end - first)
            .bind(document)
            .bind((!self.siblings.is_empty()).then(|| numbers::write(&self.siblings)))
            .bind((!self.own.is_empty()).then(|| to_json(&self.own)).transpose()?)
            .bind(&self.codes)
            .bind(numbers::write_short(&self.lengths))
            .execute(&mut *writer)
            .await?;
        let words = postings::write_run(self.rows.iter().map(|row| row.words.as_slice()));
        sqlx::query("INSERT INTO fresh (first, words) VALUES (?, ?)").bind(first).bind(&words).execute(writer).await?;
        let run = Run {
            document,
            first,
            siblings: self.siblings,
            metadata: metadata.clone(),
            own: self.own,
            lengths: self.lengths,
            words: Some(words),
        };
        Ok(Some((run, self.codes)))
    }
}
