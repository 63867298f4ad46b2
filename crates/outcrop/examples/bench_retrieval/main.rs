//! Which searches find what answers a question: nDCG at 10 and recall at 5, by sections of the project's own documents.
//!
//! A part of `cargo xtask bench knowledge`. It needs the files of the embedding model.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement stops at its first failure")]

mod corpus;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use embedded::MiniLm;
use embedded::fetch::ModelFolder;
use knowledge::index::{
    Chunk, DocumentKey, DocumentRecord, DocumentState, EmbeddedIndexes, Indexes as _, Location, Metadata,
    MetadataValue, Query, SearchMode,
};
use models::EmbeddingUse;
use store::{Durability, Timestamp};

const DIMENSIONS: usize = 384;
const SECTION: &str = "section";

#[tokio::main]
async fn main() {
    let folder = ModelFolder::from_environment(|name| std::env::var(name).ok()).unwrap();
    let model = MiniLm::new(&folder, std::thread::available_parallelism().map_or(1, std::num::NonZero::get)).unwrap();
    let data = tempfile::tempdir().unwrap();
    let index = EmbeddedIndexes::new(data.path(), Durability::Process).open("QUALITY", DIMENSIONS).await.unwrap();

    let (mut sections, mut count) = (BTreeSet::new(), 0);
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (name, pieces) in corpus::pieces(&docs) {
        let texts = pieces.iter().map(|piece| piece.text.clone()).collect();
        let vectors = model.vectors(texts, EmbeddingUse::Document).await.unwrap();
        let chunks: Vec<Chunk> = pieces
            .into_iter()
            .zip(vectors)
            .map(|(piece, vector)| {
                sections.insert(piece.section.clone());
                let metadata = Metadata::from([(SECTION.to_owned(), MetadataValue::String(piece.section))]);
                Chunk { text: piece.text.into(), is_child: false, searched: None, metadata, vector }
            })
            .collect();
        count += chunks.len();
        index.put(&record(&name), &chunks).await.unwrap();
    }

    let questions = corpus::questions();
    for question in &questions {
        let unknown: Vec<&String> = question.sections.difference(&sections).collect();
        assert!(unknown.is_empty(), "{:?}: no document has {unknown:?} any more", question.question);
    }
    println!("{} questions, {} sections in {count} chunks\n", questions.len(), sections.len());
    println!("| search | nDCG@10 | recall@5 | found at all among 10 |\n| --- | --- | --- | --- |");
    let texts = questions.iter().map(|question| question.question.clone()).collect();
    let vectors = model.vectors(texts, EmbeddingUse::Query).await.unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        let mut sums = BTreeMap::from([("gain", 0.0), ("recall", 0.0), ("found", 0.0)]);
        for (question, vector) in questions.iter().zip(&vectors) {
            let query = Query { text: &question.question, vector, mode, filter: None, limit: 40 };
            let mut ranked = Vec::new();
            for hit in index.search(&query).await.unwrap() {
                let Some(MetadataValue::String(section)) = hit.metadata.get(SECTION) else { panic!("{hit:?}") };
                if !ranked.contains(section) {
                    ranked.push(section.clone());
                }
            }
            let right = |rank: &usize| ranked.get(*rank).is_some_and(|section| question.sections.contains(section));
            let gain = |ranks: &mut dyn Iterator<Item = usize>| {
                ranks.map(|rank| 1.0 / (rank as f64 + 2.0).log2()).sum::<f64>()
            };
            let ideal = gain(&mut (0..question.sections.len().min(10)));
            *sums.entry("gain").or_default() += gain(&mut (0..10).filter(right)) / ideal;
            *sums.entry("recall").or_default() += (0..5).filter(right).count() as f64 / question.sections.len() as f64;
            *sums.entry("found").or_default() += f64::from((0..10).any(|rank| right(&rank)));
            if std::env::var_os("OUTCROP_BENCH_MISSES").is_some() && !(0..5).any(|rank| right(&rank)) {
                println!("{mode:?} misses {:?}: {:?}", question.question, &ranked[..ranked.len().min(3)]);
            }
        }
        let mean = |name: &str| sums[name] / questions.len() as f64;
        println!("| {mode:?} | {:.3} | {:.3} | {:.3} |", mean("gain"), mean("recall"), mean("found"));
    }
}

fn record(name: &str) -> DocumentRecord {
    DocumentRecord {
        key: DocumentKey { data_source_id: "DOCS".to_owned(), id: name.to_owned() },
        location: Location::Custom(name.to_owned()),
        state: DocumentState::Indexed,
        reason: None,
        fingerprint: String::new(),
        metadata: Metadata::new(),
        updated_at: Timestamp::from_millis(0),
    }
}
