//! Full-text search: lists of the chunks that have a word, in the index's file.
//!
//! The words of new chunks are kept a document at a time, and in memory by word ([`Tail`]). When they have become many, they are
//! written as a segment, a list for each word, in the transaction of the document that comes next. A search reads the lists of its
//! words and lets memory count. What was removed stays in the lists, unknown to memory, until most of a segment is.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use super::postings::{self, Posting};
use crate::index::IndexError;
use crate::index::columns::to_json;
use crate::index::words::words;

/// So many different words of a question are looked for.
const MAX_WORDS: usize = 64;
/// So many entries of lists are read for a question; the commonest words are left out, which say least.
const MAX_POSTINGS: i64 = 500_000;
/// So many new chunks become a segment.
const SEGMENT: usize = 16_384;

/// The words of the chunks that are in no segment yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Tail {
    chunks: usize,
    /// The first chunk's number.
    first: i64,
    lists: HashMap<i64, Vec<Packed>>,
}

/// A posting: how far its chunk is from the tail's first in the upper 24 bits, which is more than a tail has, and the times.
#[derive(Clone, Copy, Debug)]
struct Packed(u32);

impl Tail {
    /// Adds the chunks of a run, by the bytes of their words.
    pub(super) fn add(&mut self, first: i64, chunks: usize, words: &[u8]) {
        if self.chunks == 0 {
            self.first = first;
        }
        let before = u32::try_from(first - self.first).unwrap_or(u32::MAX);
        self.chunks += chunks;
        postings::read_run(words, |place, word, times| {
            let distance = before.saturating_add(u32::try_from(place).unwrap_or(u32::MAX));
            self.lists.entry(word).or_default().push(Packed(distance << 8 | u32::from(times)));
        });
    }

    /// The chunks that have a word.
    pub(super) fn list(&self, word: i64) -> impl ExactSizeIterator<Item = Posting> + '_ {
        self.lists.get(&word).map_or(&[][..], Vec::as_slice).iter().map(|packed| self.unpack(*packed))
    }

    fn unpack(&self, Packed(packed): Packed) -> Posting {
        let [times, ..] = packed.to_le_bytes();
        Posting { number: self.first + i64::from(packed >> 8), times }
    }

    /// The lists of a segment with those chunks that are still `known`, once it is time for one.
    pub(super) fn segment(&self, known: impl Fn(i64) -> bool) -> Option<Vec<Entry>> {
        (self.chunks >= SEGMENT).then(|| {
            let lists = self.lists.keys().map(|word| Entry::new(*word, self.list(*word), &known));
            let mut entries: Vec<Entry> = lists.collect();
            entries.sort_unstable_by_key(|entry| entry.word);
            entries
        })
    }
}

/// A word's list in a segment.
#[derive(Debug)]
pub(super) struct Entry {
    word: i64,
    chunks: i64,
    list: Vec<u8>,
}

impl Entry {
    fn new(word: i64, list: impl Iterator<Item = Posting>, known: impl Fn(i64) -> bool) -> Self {
        let mut chunks = 0;
        let list = list.filter(|posting| known(posting.number)).inspect(|_| chunks += 1);
        let list = postings::write(list);
        Self { word, chunks, list }
    }
}

/// Writes a segment of what was new, and those segments again of which less than half is `known`. Gives the new number of seals.
pub(super) async fn seal(
    writer: &mut SqliteConnection,
    entries: &[Entry],
    known: &(impl Fn(Range<i64>) -> i64 + Sync),
    is_known: &(impl Fn(i64) -> bool + Sync),
) -> Result<i64, IndexError> {
    let segments: Vec<(i64, i64, i64, i64)> =
        sqlx::query_as("SELECT number, first, end, chunks FROM segments").fetch_all(&mut *writer).await?;
    for (number, first, end, chunks) in &segments {
        if known(*first..*end) * 2 < *chunks {
            let lists: Vec<(i64, Vec<u8>)> =
                sqlx::query_as("DELETE FROM postings WHERE segment = ? RETURNING word, list")
                    .bind(number)
                    .fetch_all(&mut *writer)
                    .await?;
            let mut kept: Vec<Entry> =
                lists.iter().map(|(word, list)| Entry::new(*word, postings::read(list), is_known)).collect();
            kept.sort_unstable_by_key(|entry| entry.word);
            write(writer, *first..*end, known(*first..*end), &kept).await?;
            sqlx::query("DELETE FROM segments WHERE number = ?").bind(number).execute(&mut *writer).await?;
        }
    }
    let first = segments.iter().map(|(_, _, end, _)| *end).max().unwrap_or(1);
    let (end,): (i64,) = sqlx::query_as("SELECT 1 + ifnull(max(seq), 0) FROM sqlite_sequence WHERE name = 'chunks'")
        .fetch_one(&mut *writer)
        .await?;
    write(writer, first..end, known(first..end), entries).await?;
    sqlx::query("DELETE FROM fresh").execute(&mut *writer).await?;
    let seals = "INSERT INTO settings (name, value) VALUES ('seals', 1)
                 ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value";
    let (seals,): (i64,) = sqlx::query_as(seals).fetch_one(writer).await?;
    Ok(seals)
}

/// Writes the lists of a segment that have something in them.
async fn write(
    writer: &mut SqliteConnection,
    numbers: Range<i64>,
    chunks: i64,
    entries: &[Entry],
) -> Result<(), IndexError> {
    let insert = "INSERT INTO segments (first, end, chunks) VALUES (?, ?, ?) RETURNING number";
    let insert = sqlx::query_as(insert).bind(numbers.start).bind(numbers.end).bind(chunks);
    let (segment,): (i64,) = insert.fetch_one(&mut *writer).await?;
    for entry in entries.iter().filter(|entry| entry.chunks > 0) {
        sqlx::query("INSERT INTO postings (segment, word, chunks, list) VALUES (?, ?, ?, ?)")
            .bind(segment)
            .bind(entry.word)
            .bind(entry.chunks)
            .bind(&entry.list)
            .execute(&mut *writer)
            .await?;
    }
    Ok(())
}

/// A question's words, with what the file has of them.
#[derive(Debug, Default)]
pub(super) struct Question {
    /// How often new chunks had become a segment when the file was read.
    pub(super) seals: i64,
    /// The words, the rarest first.
    pub(super) words: Vec<Word>,
}

/// A word of a question.
#[derive(Debug)]
pub(super) struct Word {
    /// As it is kept.
    pub(super) key: i64,
    /// How many chunks of the file have it.
    pub(super) chunks: i64,
    /// Its lists, in the order of the segments.
    pub(super) lists: Vec<Vec<u8>>,
}

/// Reads the lists of a question's words.
pub(super) async fn ask(readers: &SqlitePool, question: &str) -> Result<Question, IndexError> {
    let keys: BTreeSet<i64> = words(question).iter().map(|word| postings::key(word)).take(MAX_WORDS).collect();
    // One transaction, so that all lists are of one state.
    let mut transaction = readers.begin().await?;
    let seals = seals(&mut transaction).await?;
    let counts: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT wanted.value, ifnull(sum(postings.chunks), 0) AS count FROM json_each(?) AS wanted CROSS JOIN segments
         CROSS JOIN postings ON postings.segment = segments.number AND postings.word = wanted.value
         GROUP BY wanted.value ORDER BY count",
    )
    .bind(to_json(&keys)?)
    .fetch_all(&mut *transaction)
    .await?;
    let mut read = 0;
    let mut words: Vec<Word> = Vec::new();
    for (key, chunks) in &counts {
        read += chunks;
        if read > MAX_POSTINGS && !words.is_empty() {
            break;
        }
        words.push(Word { key: *key, chunks: *chunks, lists: Vec::new() });
    }
    let chosen: Vec<i64> = words.iter().map(|word| word.key).collect();
    let lists: Vec<(i64, Vec<u8>)> = sqlx::query_as(
        "SELECT wanted.value, list FROM json_each(?) AS wanted CROSS JOIN segments
         CROSS JOIN postings ON postings.segment = segments.number AND postings.word = wanted.value
         ORDER BY wanted.key, segments.number",
    )
    .bind(to_json(&chosen)?)
    .fetch_all(&mut *transaction)
    .await?;
    transaction.commit().await?;
    for (key, list) in lists {
        if let Some(word) = words.iter_mut().find(|word| word.key == key) {
            word.lists.push(list);
        }
    }
    // Words that the file does not have may be in new chunks.
    let known: BTreeSet<i64> = counts.iter().map(|(key, _)| *key).collect();
    words.extend(keys.difference(&known).map(|key| Word { key: *key, chunks: 0, lists: Vec::new() }));
    Ok(Question { seals, words })
}

/// How often new chunks have become a segment.
pub(super) async fn seals(reader: &mut SqliteConnection) -> Result<i64, IndexError> {
    let seals = "SELECT ifnull((SELECT value FROM settings WHERE name = 'seals'), 0)";
    let (seals,): (i64,) = sqlx::query_as(seals).fetch_one(reader).await?;
    Ok(seals)
}
