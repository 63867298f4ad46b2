//! The words of new chunks, until they are in the lists of the index's file.
//!
//! In the file they are kept a document at a time, in memory by word. When they have become many, they are written as a
//! [segment](super::segments).

use std::collections::HashMap;

use sqlx::SqliteConnection;

use super::postings::{self, Packed, Posting};
use super::segments::{self, Entry};
use crate::index::IndexError;

/// The words of the chunks that are in no segment yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Tail {
    chunks: usize,
    /// The first chunk's number.
    first: i64,
    lists: HashMap<i64, Vec<Packed>>,
}

impl Tail {
    /// Adds the chunks of a run, by the bytes of their words.
    pub(super) fn add(&mut self, first: i64, chunks: usize, words: &[u8]) {
        if self.chunks == 0 {
            self.first = first;
        }
        self.chunks += chunks;
        postings::read_run(words, |place, word, times| {
            let Some(number) = i64::try_from(place).ok().and_then(|place| first.checked_add(place)) else { return };
            let posting = Posting { number, times };
            self.lists.entry(word).or_default().extend(Packed::new(self.first, posting));
        });
    }

    /// The number of the first chunk; greater than all where there is none.
    pub(super) const fn first(&self) -> i64 {
        if self.chunks == 0 { i64::MAX } else { self.first }
    }

    /// The chunks that have a word, by their distance from the first.
    pub(super) fn list(&self, word: i64) -> &[Packed] {
        self.lists.get(&word).map_or(&[], Vec::as_slice)
    }

    /// The lists of a segment with those chunks that are still `known`, once it is time for one.
    pub(super) fn segment(&self, known: impl Fn(i64) -> bool) -> Option<Vec<Entry>> {
        (self.chunks >= segments::CHUNKS).then(|| {
            let mut words: Vec<i64> = self.lists.keys().copied().collect();
            words.sort_unstable();
            let list = |word| self.list(word).iter().map(|packed| packed.unpack(self.first));
            words.into_iter().map(|word| Entry::new(word, list(word), &known)).collect()
        })
    }
}

/// How often new chunks have become a segment.
pub(super) async fn seals(reader: &mut SqliteConnection) -> Result<i64, IndexError> {
    let seals = "SELECT ifnull((SELECT value FROM settings WHERE name = 'seals'), 0)";
    let (seals,): (i64,) = sqlx::query_as(seals).fetch_one(reader).await?;
    Ok(seals)
}
