//! Full-text search by SQLite's own index over the words of chunks.

use std::collections::BTreeSet;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use crate::index::IndexError;
use crate::index::words::words;

/// So many different words of a question are looked for.
const MAX_WORDS: usize = 64;

/// Adds a chunk's words.
pub(super) async fn insert(writer: &mut SqliteConnection, number: i64, words: &str) -> Result<(), IndexError> {
    sqlx::query("INSERT INTO words (rowid, words) VALUES (?, ?)").bind(number).bind(words).execute(writer).await?;
    Ok(())
}

/// Takes the words of chunks away, from the number `first` up to and without `end`.
pub(super) async fn delete(writer: &mut SqliteConnection, first: i64, end: i64) -> Result<(), IndexError> {
    sqlx::query("DELETE FROM words WHERE rowid >= ? AND rowid < ?").bind(first).bind(end).execute(writer).await?;
    Ok(())
}

/// The chunks that contain words of a question, with their scores, best first; at most `limit`, if one is given.
pub(super) async fn search(
    readers: &SqlitePool,
    question: &str,
    limit: Option<usize>,
) -> Result<Vec<(i64, f64)>, IndexError> {
    let mut seen = BTreeSet::new();
    let wanted = words(question).into_iter().filter(|word| seen.insert(word.clone())).take(MAX_WORDS);
    // A word has letters and digits only, so none can end its quotes.
    let wanted: Vec<String> = wanted.map(|word| format!("\"{word}\"")).collect();
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let found = sqlx::query_as("SELECT rowid, -rank FROM words WHERE words MATCH ? ORDER BY rank LIMIT ?")
        .bind(wanted.join(" OR "))
        .bind(limit.map_or(-1, |limit| i64::try_from(limit).unwrap_or(i64::MAX)))
        .fetch_all(readers)
        .await?;
    Ok(found)
}
