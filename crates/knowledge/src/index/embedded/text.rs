//! Full-text search: lists of the chunks that have a word, in the index's file.
//!
//! The words of new chunks are kept a document at a time, and in memory by word ([`Tail`]). When they have become many, they are
//! written as a segment ([`segments`](super::segments)). A search reads the lists of its words and lets memory count.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use super::postings::{self, Posting};
use super::segments::{self, Entry};
use crate::index::IndexError;
use crate::index::columns::to_json;
use crate::index::words::words;

/// So many different words of a question are looked for.
const MAX_WORDS: usize = 64;
/// So many entries of lists are read for a question; the commonest words are left out, which say least.
const MAX_POSTINGS: i64 = 500_000;
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

    /// The number of the first chunk; greater than all where there is none.
    pub(super) const fn first(&self) -> i64 {
        if self.chunks == 0 { i64::MAX } else { self.first }
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
        (self.chunks >= segments::CHUNKS).then(|| {
            let mut words: Vec<i64> = self.lists.keys().copied().collect();
            words.sort_unstable();
            words.into_iter().map(|word| Entry::new(word, self.list(word), &known)).collect()
        })
    }
}

/// A question's words, with what the file has of them.
#[derive(Debug, Default)]
pub(super) struct Question {
    /// How often new chunks had become a segment when the file was read.
    pub(super) seals: i64,
    /// The words, the rarest first.
    pub(super) words: Vec<Word>,
    /// The segments that have any of them.
    pub(super) segments: Vec<Segment>,
}

/// A word of a question.
#[derive(Debug)]
pub(super) struct Word {
    /// As it is kept.
    pub(super) key: i64,
    /// How many chunks of the file have it.
    pub(super) chunks: i64,
}

/// What a segment has of a question's words.
#[derive(Debug)]
pub(super) struct Segment {
    /// The numbers that its chunks may have.
    pub(super) numbers: Range<i64>,
    /// Lists with the place of their word, in the order of words.
    pub(super) lists: Vec<(usize, Vec<u8>)>,
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
        words.push(Word { key: *key, chunks: *chunks });
    }
    let chosen: Vec<i64> = words.iter().map(|word| word.key).collect();
    let lists: Vec<(i64, i64, i64, Vec<u8>)> = sqlx::query_as(
        "SELECT segments.first, segments.end, wanted.key, list FROM segments CROSS JOIN json_each(?) AS wanted
         CROSS JOIN postings ON postings.segment = segments.number AND postings.word = wanted.value
         ORDER BY segments.number, wanted.key",
    )
    .bind(to_json(&chosen)?)
    .fetch_all(&mut *transaction)
    .await?;
    transaction.commit().await?;
    let mut segments: Vec<Segment> = Vec::new();
    for (first, end, word, list) in lists {
        let place = usize::try_from(word).unwrap_or(usize::MAX);
        match segments.last_mut().filter(|segment| segment.numbers.start == first) {
            Some(segment) => segment.lists.push((place, list)),
            None => segments.push(Segment { numbers: first..end, lists: vec![(place, list)] }),
        }
    }
    // Words that the file does not have may be in new chunks.
    let known: BTreeSet<i64> = counts.iter().map(|(key, _)| *key).collect();
    words.extend(keys.difference(&known).map(|key| Word { key: *key, chunks: 0 }));
    Ok(Question { seals, words, segments })
}

/// How often new chunks have become a segment.
pub(super) async fn seals(reader: &mut SqliteConnection) -> Result<i64, IndexError> {
    let seals = "SELECT ifnull((SELECT value FROM settings WHERE name = 'seals'), 0)";
    let (seals,): (i64,) = sqlx::query_as(seals).fetch_one(reader).await?;
    Ok(seals)
}
