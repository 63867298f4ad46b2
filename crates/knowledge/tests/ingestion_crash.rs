//! Ingestion against `kill -9`: after the restart the job ends, its counts are those of a job that nothing disturbed, and no chunk is
//! lost or there twice.
//!
//! The test starts its own binary again as the server. It says on its standard output when it has embedded a document and when it has
//! removed some; the test kills it after one of these, and lets the last server come to its end.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use async_trait::async_trait;
use aws_wire::bedrock_agent::types::{IngestionJob, IngestionJobStatus};
use documents::Extractor;
use knowledge::index::{
    Chunk, DocumentKey, DocumentRecord, EmbeddedIndexes, Hit, Index, IndexError, Indexes, Query, SearchMode,
};
use knowledge::ingestion::{Embedding, INGESTION_JOB, Ingestion, Parts, Source, extraction_limits};
use models::{EmbeddingModel, EmbeddingRequest, ModelError};
use objects::{Objects, ObjectsConfig};
use serde_json::json;
use store::documents::Key;
use store::{Durability, Options, Store, SystemClock};

const FOLDER: &str = "OUTCROP_TEST_INGESTION_FOLDER";
const DIMENSIONS: usize = 8;
const PARENT: &str = "parent";
/// Paragraphs of a document, each of which is a chunk.
const PARAGRAPHS: usize = 5;

/// Tells the test what is done. Nobody listens to the server that runs in the test itself.
fn say(what: &str) {
    let mut out = std::io::stdout().lock();
    drop(writeln!(out, "{what}").and_then(|()| out.flush()));
}

/// Says each request, and gives vectors that depend on the text alone.
struct Embeddings;

#[async_trait]
impl EmbeddingModel for Embeddings {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        say("embedded");
        let vector = |text: &String| {
            let value = |place: usize| ((text.len() * (place + 3)) % 11) as f32 + 1.0;
            let mut vector: Vec<f32> = (0..DIMENSIONS).map(value).collect();
            let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
            vector.iter_mut().for_each(|value| *value /= length);
            vector
        };
        Ok(request.texts.iter().map(vector).collect())
    }

    fn dimensions(&self, _model_id: &str, _wanted: Option<u32>) -> Option<u32> {
        u32::try_from(DIMENSIONS).ok()
    }
}

/// Indexes that say when they have removed something.
struct Telling(EmbeddedIndexes);
struct TellingIndex(Arc<dyn Index>);

#[async_trait]
impl Indexes for Telling {
    async fn open(&self, id: &str, dimensions: usize) -> Result<Arc<dyn Index>, IndexError> {
        Ok(Arc::new(TellingIndex(self.0.open(id, dimensions).await?)))
    }

    async fn find(&self, id: &str, dimensions: usize) -> Result<Option<Arc<dyn Index>>, IndexError> {
        self.0.find(id, dimensions).await
    }

    async fn delete(&self, id: &str) -> Result<(), IndexError> {
        self.0.delete(id).await
    }
}

#[async_trait]
impl Index for TellingIndex {
    async fn put(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError> {
        self.0.put(document, chunks).await
    }

    async fn note(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        self.0.note(document).await
    }

    async fn remove(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        self.0.remove(keys).await?;
        say("removed");
        Ok(())
    }

    async fn remove_source(&self, id: &str) -> Result<(), IndexError> {
        self.0.remove_source(id).await
    }

    async fn document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        self.0.document(key).await
    }

    async fn documents(&self, id: &str, after: Option<&str>, limit: usize) -> Result<Vec<DocumentRecord>, IndexError> {
        self.0.documents(id, after, limit).await
    }

    async fn search(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        self.0.search(query).await
    }
}

struct Server {
    store: Store,
    ingestion: Ingestion,
}

impl Server {
    async fn open(folder: &Path) -> Self {
        let store = Store::open(Options::new(folder.join("outcrop.db"))).await.unwrap();
        let buckets: ObjectsConfig =
            serde_json::from_value(json!({"buckets": {"files": folder.join("files")}})).unwrap();
        let clock = Arc::new(SystemClock::default());
        let objects = Objects::open(buckets, &folder.join("objects"), clock.clone()).await.unwrap();
        let indexes = Telling(EmbeddedIndexes::new(folder.join("knowledge"), Durability::Process));
        let extractor = Extractor::new(extraction_limits());
        let parts =
            Parts::new(store.clone(), clock, Arc::new(objects), extractor, Arc::new(Embeddings), Arc::new(indexes));
        Self { store, ingestion: Ingestion::open(parts).await.unwrap() }
    }

    async fn start(&self, id: &str) {
        let job = json!({"dataSourceId": "DS", "ingestionJobId": id, "knowledgeBaseId": "KB", "status": "STARTING",
            "startedAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"});
        let job: IngestionJob = serde_json::from_value(job).unwrap();
        let mut transaction = self.store.begin().await.unwrap();
        self.ingestion.start(&mut transaction, &source(), PARENT, &job).await.unwrap();
        transaction.commit().await.unwrap();
    }
}

fn source() -> Source {
    let fixed = json!({"chunkingConfiguration": {"chunkingStrategy": "FIXED_SIZE",
        "fixedSizeChunkingConfiguration": {"maxTokens": 10, "overlapPercentage": 1}}});
    let configuration = json!({"type": "S3", "s3Configuration": {"bucketArn": "arn:aws:s3:::files"}});
    Source {
        knowledge_base_id: "KB".to_owned(),
        data_source_id: "DS".to_owned(),
        embedding: Embedding { model_id: "model".to_owned(), wanted: None, dimensions: DIMENSIONS },
        configuration: serde_json::from_value(configuration).unwrap(),
        vector_ingestion: serde_json::from_value(fixed).unwrap(),
    }
}

/// The server. It runs what there is to run, and ends by itself only when it is not killed.
#[tokio::test]
#[ignore = "started by the test below"]
async fn server() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    Server::open(Path::new(&folder)).await.ingestion.run_until_idle().await.unwrap();
}

fn spawn(folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "server", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs servers that are killed when they have said something so often, then one that is not, and gives the job at its end.
async fn run_with_kills(folder: &Path, id: &str, kills: &[(&str, usize)]) -> IngestionJob {
    let server = Server::open(folder).await;
    server.start(id).await;
    server.store.close().await;
    drop(server);
    for (word, times) in kills {
        let mut child = spawn(folder);
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        // The first line of the test's own harness has no end.
        let said = lines.filter(|line| line.ends_with(word)).nth(times - 1);
        assert!(said.is_some(), "{id}: the server ended before it had {word} {times} times");
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let server = Server::open(folder).await;
    server.ingestion.run_until_idle().await.unwrap();
    let job = server.store.get(Key::new(INGESTION_JOB, PARENT, id)).await.unwrap().unwrap().parse().unwrap();
    server.store.close().await;
    job
}

fn write(folder: &Path, number: usize, version: &str) {
    let paragraphs = (0..PARAGRAPHS).map(|part| format!("everywhere {version} {number} {part} is here"));
    std::fs::write(folder.join(format!("files/{number}.md")), paragraphs.collect::<Vec<_>>().join("\n\n")).unwrap();
}

/// Scanned, new, modified, skipped, deleted, failed.
fn counts(job: &IngestionJob) -> [i64; 6] {
    assert_eq!(job.status, IngestionJobStatus::Complete, "{job:?}");
    let counts = job.statistics.as_ref().unwrap();
    [
        counts.number_of_documents_scanned,
        counts.number_of_new_documents_indexed,
        counts.number_of_modified_documents_indexed,
        counts.number_of_documents_skipped,
        counts.number_of_documents_deleted,
        counts.number_of_documents_failed,
    ]
    .map(Option::unwrap)
}

/// How often each version of a document is found.
async fn found(folder: &Path) -> BTreeMap<String, usize> {
    let indexes = EmbeddedIndexes::new(folder.join("knowledge"), Durability::Process);
    let index = indexes.open("KB", DIMENSIONS).await.unwrap();
    let vector = vec![1.0 / (DIMENSIONS as f32).sqrt(); DIMENSIONS];
    let mut chunks = BTreeMap::new();
    for mode in [SearchMode::Semantic, SearchMode::FullText] {
        let query = Query { text: "everywhere", vector: &vector, mode, filter: None, limit: 100_000 };
        for hit in index.search(&query).await.unwrap() {
            let mut words = hit.text.split(' ').skip(1);
            *chunks.entry(format!("{} {}", words.next().unwrap(), words.next().unwrap())).or_default() += 1;
        }
    }
    chunks
}

#[tokio::test]
async fn a_job_survives_the_end_of_its_process() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::create_dir(folder.join("files")).unwrap();
    (0..60).for_each(|number| write(folder, number, "first"));
    let job = run_with_kills(folder, "J1", &[("embedded", 1), ("embedded", 8), ("embedded", 20)]).await;
    assert_eq!(counts(&job), [60, 60, 0, 0, 0, 0]);
    assert_eq!(found(folder).await, (0..60).map(|number| (format!("first {number}"), 2 * PARAGRAPHS)).collect());

    (0..20).for_each(|number| write(folder, number, "second"));
    (50..60).for_each(|number| std::fs::remove_file(folder.join(format!("files/{number}.md"))).unwrap());
    (60..75).for_each(|number| write(folder, number, "third"));
    let job = run_with_kills(folder, "J2", &[("embedded", 4), ("embedded", 12), ("removed", 1)]).await;
    assert_eq!(counts(&job), [65, 15, 20, 30, 10, 0]);
    let version = |number| match number {
        0..20 => "second",
        20..50 => "first",
        _ => "third",
    };
    let numbers = (0..50).chain(60..75);
    let expected = numbers.map(|number| (format!("{} {number}", version(number)), 2 * PARAGRAPHS)).collect();
    assert_eq!(found(folder).await, expected);
}
