//! The index in PostgreSQL by the suite of all indexes, and what is its own.
//!
//! `OUTCROP_TEST_POSTGRES` names the database, whose tables in the schemas `outcrop` and `outcrop_index_…` are the tests'.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod index_suite;

use index_suite::make::{DIMENSIONS, chunk, document, find, key, texts, vector};
use knowledge::index::{EmbeddedIndexes, Filter, Index, Indexes, MetadataValue, PostgresIndexes, Query, SearchMode};
use store::Durability;

async fn connect() -> Option<PostgresIndexes> {
    let Ok(url) = std::env::var("OUTCROP_TEST_POSTGRES") else {
        eprintln!("SKIPPED: OUTCROP_TEST_POSTGRES names no database (`make test-rust` starts one)");
        return None;
    };
    Some(PostgresIndexes::connect(&url, None).await.unwrap())
}

/// An index with nothing in it.
async fn empty(indexes: &dyn Indexes, id: &str) -> std::sync::Arc<dyn Index> {
    indexes.delete(id).await.unwrap();
    indexes.open(id, DIMENSIONS).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_suite_of_all_indexes() {
    let Some(indexes) = connect().await else { return };
    // What an earlier run left.
    for id in
        ["APART1", "APART2", "BUSY", "CUT", "FILTERS", "METADATA", "MODES", "PARENTS", "RECORDS", "REPLACED", "ROWS"]
    {
        indexes.delete(id).await.unwrap();
    }
    index_suite::suite(&indexes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_is_there_for_another_server() {
    let (Some(one), Some(two)) = (connect().await, connect().await) else { return };
    let index = empty(&one, "SHARED").await;
    index.put(&document("a"), &[chunk("an apple")]).await.unwrap();
    let again = two.open("SHARED", DIMENSIONS).await.unwrap();
    assert_eq!(find(&*again, SearchMode::Hybrid, "apple").await, find(&*index, SearchMode::Hybrid, "apple").await);
    one.close().await;
    assert!(index.document(&key("a")).await.is_err());
    assert!(again.document(&key("a")).await.unwrap().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_make_one_index_at_once_share_it() {
    let (Some(one), Some(two)) = (connect().await, connect().await) else { return };
    one.delete("RACE").await.unwrap();
    let (first, second) = tokio::join!(one.open("RACE", DIMENSIONS), two.open("RACE", DIMENSIONS));
    first.unwrap().put(&document("a"), &[chunk("an apple")]).await.unwrap();
    assert!(second.unwrap().document(&key("a")).await.unwrap().is_some());
}

/// The character that PostgreSQL cannot keep, and texts that would be statements.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_texts_are_kept_as_texts() {
    let Some(indexes) = connect().await else { return };
    let index = empty(&indexes, "HOSTILE").await;
    let text = "null \0 '); DROP TABLE documents; -- \\ \\u0000 $1 ";
    let mut record = document(text.trim_matches('\0').replace('\0', "").as_str());
    record.metadata.insert("no\0te".to_owned(), MetadataValue::String(text.to_owned()));
    record.reason = Some(text.to_owned());
    index.put(&record, &[chunk(text)]).await.unwrap();
    let hit = find(&*index, SearchMode::Hybrid, "drop table").await.remove(0);
    assert_eq!(&*hit.text, text.replace('\0', "\u{fffd}"));
    let filter = index_suite::filters::equals("no\0te", text);
    assert_eq!(index_suite::filters::texts(&*index, filter).await.len(), 1);
    assert_eq!(index.document(&record.key).await.unwrap().unwrap().reason.unwrap(), text.replace('\0', "\u{fffd}"));
}

/// The two kinds of index rank alike: the same vectors, the same words, fused the same way.
#[tokio::test(flavor = "multi_thread")]
async fn it_ranks_as_the_embedded_index_does() {
    let Some(indexes) = connect().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let embedded = EmbeddedIndexes::new(folder.path(), Durability::Process);
    let (here, there) = (empty(&indexes, "ALIKE").await, empty(&embedded, "ALIKE").await);
    let things = ["ferry", "island", "harbour", "lighthouse", "anchor", "sail", "gull", "tide"];
    for number in 0..200_usize {
        let thing = |by: usize| things[number / by % things.len()];
        let text = format!("the {} and the {} of {}", thing(1), thing(8), thing(25));
        for index in [&here, &there] {
            index.put(&document(&number.to_string()), &[chunk(&text)]).await.unwrap();
        }
    }
    for question in ["ferry island", "the lighthouse and the tide", "gull"] {
        for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
            // Equally good ones may stand in any order, so their likeness is compared, not which of them they are.
            let likeness = |hits: &[knowledge::index::Hit]| {
                let score = |text: &str| vector(text).iter().zip(vector(question)).map(|(a, b)| a * b).sum::<f32>();
                hits.iter().map(|hit| score(&hit.text)).collect::<Vec<_>>()
            };
            let (found, expected) = (find(&*here, mode, question).await, find(&*there, mode, question).await);
            assert_eq!(found.len(), expected.len());
            if mode == SearchMode::Semantic {
                for (a, b) in likeness(&found).into_iter().zip(likeness(&expected)) {
                    assert!((a - b).abs() < 5e-3, "{question}: {a} {b}");
                }
            } else {
                let (found, expected) = (found[0].text.to_string(), expected[0].text.to_string());
                let common = |text: &str| question.split(' ').filter(|word| text.contains(word)).count();
                assert_eq!(common(&found), common(&expected), "{question}: {found} / {expected}");
            }
        }
    }
}

/// More chunks than are compared one by one: the graph answers, with and without filters.
#[tokio::test(flavor = "multi_thread")]
async fn large_indexes_are_searched_by_the_graph_and_filters_still_miss_nothing() {
    let Some(indexes) = connect().await else { return };
    let index = empty(&indexes, "LARGE").await;
    for part in 0..21_usize {
        let mut record = document(&part.to_string());
        record.metadata.insert("part".to_owned(), MetadataValue::Number(part as f64));
        record.metadata.insert("all".to_owned(), MetadataValue::Boolean(true));
        let chunks: Vec<_> = (0..1_000).map(|number| chunk(&format!("w{} w{number}", part * 7))).collect();
        index.put(&record, &chunks).await.unwrap();
    }
    let question = "w35 w500";
    let expected = "w35 w500";
    for filter in
        [None, Some(index_suite::filters::equals("all", true)), Some(index_suite::filters::equals("part", 5.0))]
    {
        let filter = filter.map(|filter| {
            let filter: aws_wire::bedrock_agent_runtime::types::RetrievalFilter =
                serde_json::from_value(filter).unwrap();
            Filter::try_from(filter).unwrap()
        });
        for mode in [SearchMode::Semantic, SearchMode::Hybrid] {
            let query = Query { text: question, vector: &vector(question), mode, filter: filter.as_ref(), limit: 5 };
            let hits = index.search(&query).await.unwrap();
            assert_eq!(hits.len(), 5, "{filter:?} {mode:?}");
            if mode == SearchMode::Semantic {
                // Other words may have the same vector.
                assert!(hits[0].score > 0.999, "{filter:?} {hits:?}");
            } else {
                assert_eq!(&*hits[0].text, expected, "{filter:?}");
            }
        }
    }
    // A filter that lets one chunk in 21,000 pass.
    let mut far = document("far");
    far.metadata.insert("part".to_owned(), MetadataValue::Number(99.0));
    index.put(&far, &[chunk("nothing of the kind")]).await.unwrap();
    assert_eq!(texts(&find(&*index, SearchMode::Semantic, question).await, "far"), Vec::<String>::new());
    assert_eq!(index_suite::filters::texts(&*index, index_suite::filters::equals("part", 99.0)).await.len(), 1);
    indexes.delete("LARGE").await.unwrap();
}
