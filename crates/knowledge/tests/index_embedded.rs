//! The embedded index by the suite of all indexes, and what is its own.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod index_suite;

use index_suite::make::{DIMENSIONS, chunk, document, find, texts};
use knowledge::index::{EmbeddedIndexes, Indexes as _, SearchMode};
use store::Durability;

#[tokio::test(flavor = "multi_thread")]
async fn the_suite_of_all_indexes() {
    let folder = tempfile::tempdir().unwrap();
    index_suite::suite(&EmbeddedIndexes::new(folder.path().join("knowledge"), Durability::Process)).await;
}

#[tokio::test]
async fn all_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut before = Vec::new();
    for round in 0..2 {
        let indexes = EmbeddedIndexes::new(folder.path(), Durability::Process);
        let index = indexes.open("AGAIN", DIMENSIONS).await.unwrap();
        if round == 0 {
            for number in 0..30 {
                let mut document = document(&number.to_string());
                document.metadata.insert("even".to_owned(), knowledge::index::MetadataValue::Boolean(number % 2 == 0));
                let parent = format!("parent {number}").into();
                let chunks = [
                    chunk("plain"),
                    index_suite::make::child(&parent, "one"),
                    index_suite::make::child(&parent, "two"),
                ];
                index.put(&document, &chunks[..if number < 15 { 1 } else { 3 }]).await.unwrap();
            }
            index.remove(&[index_suite::make::key("3"), index_suite::make::key("20")]).await.unwrap();
        }
        let even = index_suite::filters::texts(&*index, index_suite::filters::equals("even", true)).await;
        let mut found = vec![even];
        for question in ["plain", "one two", "three"] {
            for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
                let hits = find(&*index, mode, question).await;
                found.push(hits.iter().map(|hit| format!("{} {} {}", hit.chunk_id, hit.text, hit.score)).collect());
            }
        }
        if round == 0 {
            before = found;
        } else {
            assert_eq!(found, before);
        }
    }
}

#[tokio::test]
async fn empty_slots_are_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let index = EmbeddedIndexes::new(folder.path(), Durability::Process).open("CHURN", DIMENSIONS).await.unwrap();
    let many: Vec<_> = (0..1_500).map(|number| chunk(&format!("part {number}"))).collect();
    for round in 0..6 {
        index.put(&document("kept"), &[chunk(&format!("a kept text {round}"))]).await.unwrap();
        index.put(&document("churned"), &many).await.unwrap();
        assert_eq!(
            texts(&find(&*index, SearchMode::Semantic, "a kept text").await, "kept"),
            [format!("a kept text {round}")]
        );
        assert_eq!(texts(&find(&*index, SearchMode::Hybrid, "part 77").await, "churned").len(), 10);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_searches_and_a_writer_do_not_wait_for_each_other_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let index = EmbeddedIndexes::new(folder.path(), Durability::Process).open("BUSY", DIMENSIONS).await.unwrap();
    let many: Vec<_> = (0..500).map(|number| chunk(&format!("part {number}"))).collect();
    index.put(&document("kept"), &many).await.unwrap();
    let searches = (0..16).map(|_| {
        let index = index.clone();
        tokio::spawn(async move {
            for _ in 0..100 {
                assert_eq!(find(&*index, SearchMode::Hybrid, "part").await.len(), 10);
            }
        })
    });
    let mut tasks: Vec<_> = searches.collect();
    tasks.push(tokio::spawn(async move {
        for number in 0..200 {
            index.put(&document(&number.to_string()), &[chunk("another")]).await.unwrap();
        }
    }));
    for task in tasks {
        tokio::time::timeout(std::time::Duration::from_secs(60), task).await.expect("they wait for ever").unwrap();
    }
}
