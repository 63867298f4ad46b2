//! The embedded index against `kill -9`: what was acknowledged is there as a whole, what was under way is there or not.
//!
//! The test starts its own binary again as the writer. It follows a plan that depends on a seed alone and says on its standard output
//! when an operation is done; the test kills it after some of them, opens the index, and compares it with the plan.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod index_suite;

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use aws_wire::bedrock_agent_runtime::types::RetrievalFilter;
use index_suite::make::{DIMENSIONS, chunk, document, key, vector};
use knowledge::index::{
    Chunk, DocumentRecord, EmbeddedIndexes, Filter, Index, Indexes as _, MetadataValue, Query, SearchMode,
};
use store::Durability;

const FOLDER: &str = "OUTCROP_TEST_CRASH_FOLDER";
const FROM: &str = "OUTCROP_TEST_CRASH_FROM";
const ROUNDS: usize = 8;
const DOCUMENTS: u64 = 12;

/// The documents that there should be, with the texts of their chunks.
type Expected = BTreeMap<String, Vec<String>>;

enum Operation {
    Put(DocumentRecord, Vec<Chunk>),
    Remove(String),
}

/// The operation at a place of the plan.
fn operation(place: usize) -> Operation {
    let random = (place as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let random = (random ^ (random >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 20;
    let id = format!("document-{}", random % DOCUMENTS);
    if random >> 8 & 3 == 0 {
        return Operation::Remove(id);
    }
    let chunks =
        (0..1 + (random >> 16) % 300).map(|part| chunk(&format!("everywhere version {place} part {part}"))).collect();
    let mut record = document(&id);
    record.metadata.insert("id".to_owned(), MetadataValue::String(id));
    Operation::Put(record, chunks)
}

fn expect(expected: &mut Expected, place: usize) {
    match operation(place) {
        Operation::Put(record, chunks) => {
            expected.insert(record.key.id, chunks.iter().map(|chunk| chunk.text.to_string()).collect());
        }
        Operation::Remove(id) => drop(expected.remove(&id)),
    }
}

async fn open(folder: &Path) -> std::sync::Arc<dyn Index> {
    EmbeddedIndexes::new(folder, Durability::Process).open("CRASH", DIMENSIONS).await.unwrap()
}

/// The writer. It ends when it is killed.
#[tokio::test]
#[ignore = "started by the test below"]
async fn writer() {
    let (Some(folder), Some(from)) = (std::env::var_os(FOLDER), std::env::var(FROM).ok()) else { return };
    let index = open(Path::new(&folder)).await;
    let from: usize = from.parse().unwrap();
    for place in from..from + 100_000 {
        match operation(place) {
            Operation::Put(record, chunks) => index.put(&record, &chunks).await.unwrap(),
            Operation::Remove(id) => index.remove(&[key(&id)]).await.unwrap(),
        }
        let mut out = std::io::stdout().lock();
        writeln!(out, "done {place}").unwrap();
        out.flush().unwrap();
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_nothing_is_doubled() {
    let folder = tempfile::tempdir().unwrap();
    let (mut expected, mut next) = (Expected::new(), 0);
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "writer", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .env(FROM, next.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut done = BufReader::new(child.stdout.take().unwrap())
            .lines()
            .map_while(Result::ok)
            .filter_map(|line| line.rsplit_once("done ").map(|(_, place)| place.parse::<usize>().unwrap()));
        let stop = next + 3 + round * 7;
        while done.next().is_some_and(|place| place < stop) {}
        // The writer is in the middle of one of the next operations.
        child.kill().unwrap();
        child.wait().unwrap();
        // Acknowledgements that were on their way count as well.
        let acknowledged = done.last().unwrap_or(stop);
        (next..=acknowledged).for_each(|place| expect(&mut expected, place));

        let index = open(folder.path()).await;
        let found = contents(&*index).await;
        next = acknowledged + 1;
        if found != expected {
            expect(&mut expected, next);
            next += 1;
            assert_eq!(found, expected, "after {acknowledged}: neither without the next operation nor with it");
        }
    }
}

/// What is in the index, by vectors, and checked to be the same by words.
async fn contents(index: &dyn Index) -> Expected {
    let mut contents = Expected::new();
    for record in index.documents("SOURCE", None, 1_000).await.unwrap() {
        let id = record.key.id;
        let filter: RetrievalFilter = serde_json::from_value(index_suite::filters::equals("id", id.as_str())).unwrap();
        let filter = Filter::try_from(filter).unwrap();
        let mut texts = Vec::new();
        for mode in [SearchMode::Semantic, SearchMode::FullText] {
            let query =
                Query { text: "everywhere", vector: &vector("part"), mode, filter: Some(&filter), limit: 1_000 };
            let mut found: Vec<String> =
                index.search(&query).await.unwrap().into_iter().map(|hit| hit.text.to_string()).collect();
            found.sort_by_key(|text| text.rsplit(' ').next().unwrap().parse::<usize>().unwrap());
            texts.push(found);
        }
        assert_eq!(texts[0], texts[1], "vectors and words agree");
        contents.insert(id, texts.swap_remove(0));
    }
    // Nothing is found that belongs to no document.
    for mode in [SearchMode::Semantic, SearchMode::FullText] {
        let query = Query { text: "everywhere", vector: &vector("part"), mode, filter: None, limit: 100_000 };
        let all: usize = contents.values().map(Vec::len).sum();
        assert_eq!(index.search(&query).await.unwrap().len(), all, "{mode:?}");
    }
    contents
}
