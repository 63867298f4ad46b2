//! Texts as PostgreSQL takes them, and full-text search by its own index over the words of chunks.
//!
//! Words are cut before they come there, as for the embedded index. A word counts the more the fewer chunks have it, which
//! PostgreSQL's own rank does not look at.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use sqlx::{PgConnection, Postgres, QueryBuilder};

use super::search::{Found, found};
use super::{PostgresIndex, filter};
use crate::index::words::words;
use crate::index::{Filter, IndexError};

/// So many different words of a question are looked for.
const MAX_WORDS: usize = 64;
/// The most bytes of a chunk's words and their places; PostgreSQL takes a little more than a million.
const MAX_BYTES: usize = 900_000;
/// The most places of a word that PostgreSQL keeps, and the last of them.
const MAX_PLACES: usize = 255;
const LAST_PLACE: usize = 16_383;
/// In larger indexes words that more than one chunk in twenty has are left to those that fewer have.
const COMMON: i64 = 20;
const LARGE: i64 = 20_000;

/// A text without the one character that PostgreSQL cannot keep.
pub(super) fn storable(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { Cow::Owned(text.replace('\0', "\u{fffd}")) } else { Cow::Borrowed(text) }
}

/// A text's words with their places, in the form of a `tsvector`.
pub(super) fn vector(text: &str) -> String {
    let mut places: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (place, word) in (1_usize..).zip(words(text)) {
        let places = places.entry(word).or_default();
        if places.len() < MAX_PLACES {
            places.push(place.min(LAST_PLACE));
        }
    }
    let mut vector = String::new();
    for (word, places) in places {
        if vector.len() > MAX_BYTES {
            break;
        }
        vector.push_str(&quoted(&word));
        for (number, place) in places.into_iter().enumerate() {
            vector.push(if number == 0 { ':' } else { ',' });
            vector.push_str(&place.to_string());
        }
        vector.push(' ');
    }
    vector
}

/// A word as `tsvector` and `tsquery` read it.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\\', "\\\\").replace('\'', "''"))
}

impl PostgresIndex {
    /// The chunks that contain words of a question and pass a filter, best first, one of each parent.
    pub(super) async fn with_words(
        &self,
        connection: &mut PgConnection,
        question: &str,
        filter: Option<&Filter>,
        limit: usize,
    ) -> Result<Vec<Found>, IndexError> {
        let mut seen = BTreeSet::new();
        let wanted = words(question).into_iter().filter(|word| seen.insert(word.clone())).take(MAX_WORDS);
        let wanted: Vec<String> = wanted.map(|word| quoted(&storable(&word))).collect();
        let (wanted, weights): (Vec<String>, Vec<f64>) = self.weigh(connection, wanted).await?.into_iter().unzip();
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = QueryBuilder::<Postgres>::new("WITH w AS (SELECT word::TSQUERY AS word, weight FROM UNNEST(");
        sql.push_bind(wanted.clone()).push("::TEXT[], ").push_bind(weights).push("::FLOAT8[]) AS r(word, weight)) ");
        sql.push(
            "SELECT number, sibling, score FROM (SELECT DISTINCT ON (c.sibling) c.number, c.sibling, s.score FROM ",
        );
        sql.push(&self.schema).push(".chunks c CROSS JOIN LATERAL (");
        // 1: longer texts count less, by the logarithm of their length.
        sql.push("SELECT sum(weight * ts_rank(c.words, word, 1)) AS score FROM w WHERE c.words @@ word) s");
        sql.push(" WHERE c.words @@ ").push_bind(wanted.join(" | ")).push("::TSQUERY AND ");
        filter::push(&mut sql, filter);
        sql.push(" ORDER BY c.sibling, s.score DESC, c.number) best ORDER BY score DESC, number LIMIT ");
        sql.push_bind(i64::try_from(limit).unwrap_or(i64::MAX));
        found(sql, connection).await
    }

    /// The words that some chunks have, each with its weight.
    async fn weigh(&self, connection: &mut PgConnection, words: Vec<String>) -> Result<Vec<(String, f64)>, IndexError> {
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = QueryBuilder::<Postgres>::new("SELECT word, (SELECT count(*) FROM ");
        sql.push(&self.schema).push(".chunks c WHERE c.words @@ word::TSQUERY), (SELECT count(*) FROM ");
        sql.push(&self.schema).push(".chunks) FROM UNNEST(").push_bind(words).push("::TEXT[]) AS word");
        let rows: Vec<(String, i64, i64)> = sql.build_query_as().fetch_all(connection).await?;
        let mut rows: Vec<_> = rows.into_iter().filter(|(_, with, _)| *with > 0).collect();
        let rare = |(_, with, all): &(String, i64, i64)| *all < LARGE || *with < *all / COMMON;
        if rows.iter().any(rare) {
            rows.retain(rare);
        }
        #[allow(clippy::cast_precision_loss, reason = "counts of chunks")]
        let weight = |with: i64, all: i64| (1.0 + ((all - with) as f64 + 0.5) / (with as f64 + 0.5)).ln();
        Ok(rows.into_iter().map(|(word, with, all)| (word, weight(with, all))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{quoted, vector};

    #[test]
    fn words_keep_their_places_and_stay_within_the_bounds() {
        assert_eq!(vector("Two apples, one apple"), "'appl':2,4 'one':3 'two':1 ");
        assert_eq!(quoted("a'b\\"), "'a''b\\\\'");
        let many: String = (0..400_000).map(|number| format!("w{number} ")).collect();
        assert!(vector(&many).len() < 1_000_000);
        assert!(vector(&"again ".repeat(100_000)).len() < 2_000);
    }
}
