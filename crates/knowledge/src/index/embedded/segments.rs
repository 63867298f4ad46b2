//! The lists of words in an index's file: segments, each with the lists of neighbouring chunks.
//!
//! New chunks become a segment, in the transaction of the document that comes next. Small segments that lie behind each other
//! become a large one, so that a word's lists are few. What was removed stays in the lists, unknown to memory, until most of a
//! segment is.

use std::collections::BTreeMap;
use std::ops::Range;

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::postings::{self, Posting};
use crate::index::IndexError;

/// So many new chunks become a segment.
pub(super) const CHUNKS: usize = 16_384;
/// So many segments become one, of those that have less than twice that many chunks.
const MERGED: usize = 8;
const SMALL: i64 = 2 * CHUNKS as i64;
/// The numbers of a segment are not farther apart than memory can say, however many chunks were there and are gone.
const MOST_NUMBERS: i64 = u32::MAX as i64;
/// So many lists are written by one statement.
const ROWS: usize = 500;

/// A word's list in a segment.
#[derive(Debug)]
pub(super) struct Entry {
    word: i64,
    chunks: i64,
    list: Vec<u8>,
}

impl Entry {
    pub(super) fn new(word: i64, list: impl Iterator<Item = Posting>, known: impl Fn(i64) -> bool) -> Self {
        let mut chunks = 0;
        let list = list.filter(|posting| known(posting.number)).inspect(|_| chunks += 1);
        let list = postings::write(list);
        Self { word, chunks, list }
    }
}

/// A row of the table of segments: number, first and end of the chunks, how many there were.
type Row = (i64, i64, i64, i64);

/// Writes a segment of what was new, and those segments again of which less than half is `known`; merges small ones. Gives the new
/// number of seals.
pub(super) async fn seal(
    writer: &mut SqliteConnection,
    entries: &[Entry],
    known: &(impl Fn(Range<i64>) -> i64 + Sync),
    is_known: &(impl Fn(i64) -> bool + Sync),
) -> Result<i64, IndexError> {
    for (number, first, end, chunks) in all(writer).await? {
        if known(first..end) * 2 < chunks {
            let lists = take(writer, number).await?;
            let kept = lists.iter().map(|(word, list)| Entry::new(*word, postings::read(list), is_known));
            let kept: Vec<Entry> = kept.collect();
            write(writer, first..end, known(first..end), &kept).await?;
        }
    }
    let segments = all(writer).await?;
    let first = segments.last().map_or(1, |(_, _, end, _)| *end);
    let mergeable = |(_, of, _, chunks): &&Row| *chunks < SMALL && first - of <= MOST_NUMBERS;
    let small = segments.iter().rev().take_while(mergeable).count();
    if small >= MERGED {
        merge(writer, &segments[segments.len() - small..]).await?;
    }
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

/// All segments, in the order of their chunks.
async fn all(writer: &mut SqliteConnection) -> Result<Vec<Row>, IndexError> {
    let rows = sqlx::query_as("SELECT number, first, end, chunks FROM segments ORDER BY first");
    Ok(rows.fetch_all(writer).await?)
}

/// Takes a segment out of the file; gives its lists by word.
async fn take(writer: &mut SqliteConnection, number: i64) -> Result<Vec<(i64, Vec<u8>)>, IndexError> {
    let select = "SELECT word, list FROM postings WHERE segment = ? ORDER BY word";
    let lists = sqlx::query_as(select).bind(number).fetch_all(&mut *writer).await?;
    sqlx::query("DELETE FROM postings WHERE segment = ?").bind(number).execute(&mut *writer).await?;
    sqlx::query("DELETE FROM segments WHERE number = ?").bind(number).execute(writer).await?;
    Ok(lists)
}

/// Makes one segment of neighbours.
async fn merge(writer: &mut SqliteConnection, neighbours: &[Row]) -> Result<(), IndexError> {
    let (Some((_, first, ..)), Some((_, _, end, _))) = (neighbours.first(), neighbours.last()) else { return Ok(()) };
    let mut by_word: BTreeMap<i64, Vec<Vec<u8>>> = BTreeMap::new();
    for (number, ..) in neighbours {
        for (word, list) in take(writer, *number).await? {
            by_word.entry(word).or_default().push(list);
        }
    }
    let merged = by_word.iter().map(|(word, lists)| {
        let postings = lists.iter().flat_map(|list| postings::read(list));
        Entry::new(*word, postings, |_| true)
    });
    let merged: Vec<Entry> = merged.collect();
    let chunks = neighbours.iter().map(|(.., chunks)| chunks).sum();
    write(writer, *first..*end, chunks, &merged).await
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
    let entries: Vec<&Entry> = entries.iter().filter(|entry| entry.chunks > 0).collect();
    for rows in entries.chunks(ROWS) {
        let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO postings (segment, word, chunks, list) ");
        insert.push_values(rows, |mut row, entry| {
            row.push_bind(segment).push_bind(entry.word).push_bind(entry.chunks).push_bind(&entry.list);
        });
        insert.build().execute(&mut *writer).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use store::Durability;

    use super::super::database;
    use super::super::question::Words;
    use super::super::text::seals;
    use super::*;

    /// The chunks that the file has with a word, in the order of its lists, read from it and then kept.
    async fn having(words: &Words, readers: &sqlx::sqlite::SqlitePool, word: &str) -> Vec<i64> {
        let seals = seals(&mut readers.acquire().await.unwrap()).await.unwrap();
        assert!(
            words.of("elsewhere", seals + 1, readers).await.unwrap().is_none(),
            "it is not known what that state has"
        );
        let mut numbers = Vec::new();
        for _ in 0..2 {
            let question = words.of(word, seals, readers).await.unwrap().unwrap();
            let (_, word) = &question.words[0];
            let segments = question.segments();
            let lists =
                segments.iter().flat_map(|numbers| word.list(numbers).iter().map(|each| each.unpack(numbers.start)));
            numbers.push(lists.map(|posting| posting.number).collect::<Vec<i64>>());
            assert_eq!(word.chunks.unsigned_abs() as usize, numbers[0].len());
        }
        assert_eq!(numbers[0], numbers[1]);
        numbers.swap_remove(0)
    }

    #[tokio::test]
    async fn segments_are_merged_and_lose_what_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let database = database::open(&folder.path().join("index.db"), Durability::Process, 4).await.unwrap();
        let mut writer = database.writer().acquire().await.unwrap();
        let words = Words::default();
        for round in 0..20 {
            let mut numbers = Vec::new();
            for _ in 0..3 {
                let insert = "INSERT INTO chunks (document, vector) VALUES (1, x'') RETURNING number";
                let (number,): (i64,) = sqlx::query_as(insert).fetch_one(&mut *writer).await.unwrap();
                numbers.push(number);
            }
            let entry = |word: &str| {
                let list = numbers.iter().map(|number| Posting { number: *number, times: 1 });
                Entry::new(postings::key(word), list, |_| true)
            };
            let entries = [entry("common"), entry(&format!("rare{round}"))];
            let known = |among: Range<i64>| among.end - among.start;
            assert_eq!(seal(&mut writer, &entries, &known, &|_| true).await.unwrap(), round + 1);
            let so_far: Vec<i64> = (1..=3 * (round + 1)).collect();
            assert_eq!(having(&words, database.readers(), "common").await, so_far);
        }
        assert_eq!(having(&words, database.readers(), "rare3").await, [10, 11, 12]);
        let segments = all(&mut writer).await.unwrap();
        assert!(segments.len() <= MERGED, "{segments:?}");
        assert!(segments.windows(2).all(|pair| pair[0].2 == pair[1].1), "{segments:?}");

        // Two of three are gone from all.
        let known = |among: Range<i64>| (among.end - among.start) / 3;
        seal(&mut writer, &[], &known, &|number| number % 3 == 0).await.unwrap();
        assert_eq!(
            having(&words, database.readers(), "common").await,
            (1..=20).map(|third| third * 3).collect::<Vec<i64>>()
        );
        assert_eq!(having(&words, database.readers(), "rare3").await, [12]);

        // What is gone may have had very many numbers.
        sqlx::query("UPDATE sqlite_sequence SET seq = 20000000 WHERE name = 'chunks'")
            .execute(&mut *writer)
            .await
            .unwrap();
        let entry = |number| Entry::new(postings::key("far"), std::iter::once(Posting { number, times: 1 }), |_| true);
        for number in 20_000_001..=20_000_009 {
            let known = |among: Range<i64>| (among.end - among.start).min(3);
            sqlx::query("INSERT INTO chunks (document, vector) VALUES (1, x'')").execute(&mut *writer).await.unwrap();
            seal(&mut writer, &[entry(number)], &known, &|_| true).await.unwrap();
        }
        let far: Vec<i64> = (20_000_001..=20_000_009).collect();
        assert_eq!(having(&words, database.readers(), "far").await, far);
    }
}
