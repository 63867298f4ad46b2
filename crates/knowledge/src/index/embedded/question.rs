//! What a question asks of full-text search: its words, with the lists that the file has of them.
//!
//! Lists of words that were asked for lately are kept in memory: questions share their words, and the common ones have long lists.
//! A list stays as it is until new chunks become a [segment](super::segments), so that lists are kept by how often that happened.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::sync::Arc;

use futures::TryStreamExt as _;
use quick_cache::{OptionsBuilder, Weighter, sync::Cache};
use sqlx::Row as _;
use sqlx::sqlite::SqlitePool;

use super::postings::{self, Packed, Posting};
use crate::index::IndexError;
use crate::index::columns::to_json;
use crate::index::words::words;

/// So many different words of a question are looked for.
const MAX_WORDS: usize = 64;
/// So many entries of lists are read for a question; the commonest words are left out, which say least.
const MAX_POSTINGS: i64 = 500_000;
/// Words with more entries than this are read only when it is known that the question has room for them.
const SHORT: i64 = MAX_POSTINGS / MAX_WORDS as i64;
/// Bytes of lists that are kept for an index.
const CAPACITY: u64 = 96 << 20;
/// How many words the cache makes room for at first.
const ESTIMATED_WORDS: usize = 1_000;
/// What a word costs beside its lists, and a list beside its postings.
const OVERHEAD: usize = 96;

/// A question's words, with what the file has of them.
#[derive(Debug)]
pub(super) struct Question {
    /// How often new chunks had become a segment when the file was read.
    pub(super) seals: i64,
    /// The words as they are kept, the rarest first.
    pub(super) words: Vec<(i64, Arc<Word>)>,
}

/// What the file has of a word.
#[derive(Debug)]
pub(super) struct Word {
    /// How many chunks have it.
    pub(super) chunks: i64,
    /// Its list in each segment that has one, in their order; nothing where they were not read.
    lists: Option<Vec<List>>,
}

/// A word's list in a segment.
#[derive(Debug)]
struct List {
    /// The numbers that the segment's chunks may have.
    numbers: Range<i64>,
    /// Ascending, from the first of those.
    postings: Vec<Packed>,
}

impl Question {
    /// The segments that have any of the words, by the numbers that their chunks may have.
    pub(super) fn segments(&self) -> Vec<Range<i64>> {
        let mut segments: Vec<Range<i64>> =
            self.words.iter().flat_map(|(_, word)| word.lists()).map(|list| list.numbers.clone()).collect();
        segments.sort_unstable_by_key(|numbers| numbers.start);
        segments.dedup();
        segments
    }
}

impl Word {
    /// A word that no list of the file has.
    const fn unknown() -> Self {
        Self { chunks: 0, lists: Some(Vec::new()) }
    }

    fn lists(&self) -> &[List] {
        self.lists.as_deref().unwrap_or_default()
    }

    /// The chunks of a segment that have the word, by their distance from its first number.
    pub(super) fn list(&self, segment: &Range<i64>) -> &[Packed] {
        let found = self.lists().binary_search_by_key(&segment.start, |list| list.numbers.start);
        found.ok().and_then(|place| self.lists().get(place)).map_or(&[], |list| &list.postings)
    }
}

/// The words that were asked for lately, by how often new chunks had become a segment.
pub(super) struct Words(Cache<(i64, i64), Arc<Word>, Size>);

#[derive(Clone)]
struct Size;

impl Weighter<(i64, i64), Arc<Word>> for Size {
    fn weight(&self, _: &(i64, i64), word: &Arc<Word>) -> u64 {
        let lists = word.lists().iter().map(|list| size_of_val(&*list.postings) + OVERHEAD);
        (lists.sum::<usize>() + OVERHEAD) as u64
    }
}

impl Default for Words {
    fn default() -> Self {
        // A single shard, since none keeps what is larger than itself, and a search asks for a few words only.
        let options = OptionsBuilder::new()
            .estimated_items_capacity(ESTIMATED_WORDS)
            .weight_capacity(CAPACITY)
            .shards(1)
            .build()
            .unwrap_or_else(|_| unreachable!("both capacities are given"));
        Self(Cache::with_options(options, Size, Default::default(), Default::default()))
    }
}

impl Words {
    /// Forgets all lists, which are not those of the file any more.
    pub(super) fn clear(&self) {
        self.0.clear();
    }

    /// The words of a question, as the file has them after new chunks have become a segment `seals` times; nothing when that is no
    /// longer, or not yet, how often they have.
    pub(super) async fn of(
        &self,
        question: &str,
        seals: i64,
        readers: &SqlitePool,
    ) -> Result<Option<Question>, IndexError> {
        let keys: BTreeSet<i64> = words(question).iter().map(|word| postings::key(word)).take(MAX_WORDS).collect();
        let kept = keys.iter().filter_map(|key| Some((*key, self.0.get(&(seals, *key))?)));
        let mut found: HashMap<i64, Arc<Word>> = kept.collect();
        let unknown: Vec<i64> = keys.into_iter().filter(|key| !found.contains_key(key)).collect();
        if !self.read(&unknown, Some(SHORT), seals, readers, &mut found).await? {
            return Ok(None);
        }
        let mut words: Vec<(i64, Arc<Word>)> = found.iter().map(|(key, word)| (*key, Arc::clone(word))).collect();
        words.sort_by_key(|(key, word)| (word.chunks, *key));
        let mut entries = 0;
        let within = words.iter().take_while(|(_, word)| {
            let is_first = entries == 0;
            entries += word.chunks;
            is_first || entries <= MAX_POSTINGS
        });
        words.truncate(within.count());
        let long: Vec<i64> = words.iter().filter(|(_, word)| word.lists.is_none()).map(|(key, _)| *key).collect();
        if !self.read(&long, None, seals, readers, &mut found).await? {
            return Ok(None);
        }
        for (key, word) in &mut words {
            if let Some(found) = found.remove(key) {
                *word = found;
            }
        }
        Ok(Some(Question { seals, words }))
    }

    /// Reads words from the file, with their lists where those have hardly more than `longest` entries together. Says whether the file has
    /// had so many seals.
    async fn read(
        &self,
        words: &[i64],
        longest: Option<i64>,
        seals: i64,
        readers: &SqlitePool,
        found: &mut HashMap<i64, Arc<Word>>,
    ) -> Result<bool, IndexError> {
        if words.is_empty() {
            return Ok(true);
        }
        // One statement, so that all is of one state. Lists are unpacked while the next ones are read.
        let mut rows = sqlx::query(
            "SELECT NULL, ifnull((SELECT value FROM settings WHERE name = 'seals'), 0), 0, 0, NULL UNION ALL
             SELECT wanted.value, first, end, postings.chunks, 
                 CASE WHEN ?1 IS NULL OR postings.chunks * (SELECT count(*) FROM segments) <= ?1 THEN list END
             FROM segments CROSS JOIN json_each(?2) AS wanted
             CROSS JOIN postings ON postings.segment = segments.number AND postings.word = wanted.value",
        )
        .bind(longest)
        .bind(to_json(&words)?)
        .fetch(readers);
        let mut read: HashMap<i64, Word> = words.iter().map(|key| (*key, Word::unknown())).collect();
        while let Some(row) = rows.try_next().await? {
            let (key, first): (Option<i64>, i64) = (row.try_get(0)?, row.try_get(1)?);
            let Some(key) = key else {
                if first == seals {
                    continue;
                }
                return Ok(false);
            };
            let Some(word) = read.get_mut(&key) else { continue };
            let chunks: i64 = row.try_get(3)?;
            word.chunks += chunks;
            word.lists = match (word.lists.take(), row.try_get::<Option<&[u8]>, _>(4)?) {
                (Some(mut lists), Some(list)) => {
                    // A posting has two bytes or more.
                    let room = usize::try_from(chunks).unwrap_or_default().min(list.len() / 2);
                    let mut postings = Vec::with_capacity(room);
                    for posting in postings::read(list) {
                        postings.push(Packed::new(first, posting).ok_or_else(|| beyond(first, posting))?);
                    }
                    lists.push(List { numbers: first..row.try_get(2)?, postings });
                    Some(lists)
                }
                _ => None,
            };
        }
        for (key, mut word) in read {
            word.lists.as_mut().iter_mut().for_each(|lists| lists.sort_unstable_by_key(|list| list.numbers.start));
            let word = Arc::new(word);
            self.0.insert((seals, key), Arc::clone(&word));
            found.insert(key, word);
        }
        Ok(true)
    }
}

fn beyond(first: i64, posting: Posting) -> IndexError {
    IndexError::Damaged(format!("a word of chunk {} in the lists of chunks from {first} on", posting.number))
}
