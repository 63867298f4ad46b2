//! A server's ingestion with a bucket that is a folder, a model that does as it is told, and an index in memory.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use aws_wire::bedrock_agent::types::{
    DataSourceConfiguration, IngestionJob, IngestionJobStatistics, IngestionJobStatus, KnowledgeBaseDocument,
    VectorIngestionConfiguration,
};
use documents::Extractor;
use knowledge::ingestion::{Embedding, INGESTION_JOB, Ingestion, IngestionError, Parts, Source, extraction_limits};
use models::{EmbeddingModel, EmbeddingRequest, ModelError};
use objects::{Objects, ObjectsConfig};
use serde_json::{Value, json};
use store::documents::Key;
use store::{ScriptedClock, Store, Timestamp};
use tempfile::TempDir;
use tokio::sync::{Barrier, Notify};

use crate::memory::{MemoryIndex, MemoryIndexes};

pub(crate) const PARENT: &str = "123456789012/us-east-1/KB/DS";

/// Embeds by length, unless something else is scripted.
#[derive(Default)]
pub(crate) struct Embeddings {
    /// What comes of the next requests.
    pub(crate) script: Mutex<VecDeque<Step>>,
    /// What comes of each request with a text that has these words.
    pub(crate) odd: Mutex<Option<(&'static str, Step)>>,
    /// Told when a request waits for ever.
    pub(crate) waiting: Notify,
}

/// What comes of a request.
#[derive(Clone)]
pub(crate) enum Step {
    Answer,
    Fail(ModelError),
    /// Answered when so many requests have come as it waits for.
    Meet(Arc<Barrier>),
    Wait,
}

#[async_trait]
impl EmbeddingModel for Embeddings {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        let odd = self.odd.lock().unwrap().clone();
        let odd = odd.filter(|(words, _)| request.texts.iter().any(|text| text.contains(words)));
        let step = match odd {
            Some((_, step)) => step,
            None => self.script.lock().unwrap().pop_front().unwrap_or(Step::Answer),
        };
        if let Step::Meet(others) = &step {
            others.wait().await;
        }
        match step {
            Step::Answer | Step::Meet(_) => Ok(request.texts.iter().map(|text| vec![1.0, text.len() as f32]).collect()),
            Step::Fail(error) => Err(error),
            Step::Wait => {
                self.waiting.notify_one();
                std::future::pending().await
            }
        }
    }

    fn dimensions(&self, _model_id: &str, _wanted: Option<u32>) -> Option<u32> {
        Some(2)
    }
}

pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) clock: Arc<ScriptedClock>,
    pub(crate) bucket: TempDir,
    pub(crate) embeddings: Arc<Embeddings>,
    pub(crate) indexes: Arc<MemoryIndexes>,
    pub(crate) ingestion: Ingestion,
    objects: Arc<Objects>,
    _data: TempDir,
}

impl House {
    pub(crate) async fn new() -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_000)));
        let store = Store::temporary(clock.clone()).await.unwrap();
        let bucket = tempfile::tempdir().unwrap();
        let data = tempfile::tempdir().unwrap();
        let objects = Arc::new(objects(bucket.path(), data.path(), clock.clone()).await);
        let (embeddings, indexes) = (Arc::new(Embeddings::default()), Arc::new(MemoryIndexes::default()));
        let ingestion = open(&store, &clock, &objects, &embeddings, &indexes).await;
        Self { store, clock, bucket, embeddings, indexes, ingestion, objects, _data: data }
    }

    /// Puts another process in the place of this one, whose work is left as it is.
    pub(crate) async fn restart(&mut self) {
        self.ingestion = open(&self.store, &self.clock, &self.objects, &self.embeddings, &self.indexes).await;
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let path = self.bucket.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
    }

    pub(crate) fn remove(&self, name: &str) {
        std::fs::remove_file(self.bucket.path().join(name)).unwrap();
    }

    pub(crate) fn script(&self, steps: impl IntoIterator<Item = Step>) {
        *self.embeddings.script.lock().unwrap() = steps.into_iter().collect();
    }

    /// What comes of each request with a text that has these words.
    pub(crate) fn odd(&self, words: &'static str, step: Step) {
        *self.embeddings.odd.lock().unwrap() = Some((words, step));
    }

    pub(crate) fn index(&self) -> Arc<MemoryIndex> {
        self.indexes.get("KB").unwrap()
    }

    /// Starts a job without running it.
    pub(crate) async fn start(&self, source: &Source, id: &str) -> Result<(), IngestionError> {
        let job = json!({"dataSourceId": source.data_source_id, "ingestionJobId": id, "knowledgeBaseId": "KB",
            "startedAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z", "status": "STARTING"});
        let job: IngestionJob = serde_json::from_value(job).unwrap();
        let mut transaction = self.store.begin().await?;
        self.ingestion.start(&mut transaction, source, PARENT, &job).await?;
        Ok(transaction.commit().await?)
    }

    /// Runs what there is to run.
    pub(crate) async fn run(&self) {
        self.ingestion.run_until_idle().await.unwrap();
    }

    /// Runs a job to its end.
    pub(crate) async fn ingest(&self, source: &Source, id: &str) -> IngestionJob {
        self.start(source, id).await.unwrap();
        self.run().await;
        self.job(id).await
    }

    pub(crate) async fn job(&self, id: &str) -> IngestionJob {
        self.store.get(Key::new(INGESTION_JOB, PARENT, id)).await.unwrap().unwrap().parse().unwrap()
    }

    pub(crate) async fn stop(&self, source: &Source, id: &str) -> Result<IngestionJob, IngestionError> {
        let mut transaction = self.store.begin().await?;
        let job = self.ingestion.stop(&mut transaction, source, PARENT, id).await?;
        transaction.commit().await?;
        self.ingestion.wake();
        Ok(job)
    }

    /// Gives documents directly, without running what they need.
    pub(crate) async fn give(&self, source: &Source, documents: Value) -> Result<Vec<String>, IngestionError> {
        let documents: Vec<KnowledgeBaseDocument> = serde_json::from_value(documents).unwrap();
        let mut transaction = self.store.begin().await?;
        let details = self.ingestion.ingest_documents(&mut transaction, source, &documents).await?;
        transaction.commit().await?;
        Ok(details.into_iter().map(|detail| detail.status.to_string()).collect())
    }

    /// The states of custom documents.
    pub(crate) async fn states(&self, source: &Source, ids: &[&str]) -> Vec<String> {
        let details = self.ingestion.documents(source, &custom_ids(ids)).await.unwrap();
        details.into_iter().map(|detail| detail.status.to_string()).collect()
    }

    pub(crate) fn advance(&self, seconds: u64) {
        self.clock.advance(Duration::from_secs(seconds));
    }
}

async fn open(
    store: &Store,
    clock: &Arc<ScriptedClock>,
    objects: &Arc<Objects>,
    embeddings: &Arc<Embeddings>,
    indexes: &Arc<MemoryIndexes>,
) -> Ingestion {
    let extractor = Extractor::new(extraction_limits());
    let parts =
        Parts::new(store.clone(), clock.clone(), objects.clone(), extractor, embeddings.clone(), indexes.clone());
    Ingestion::open(parts).await.unwrap()
}

/// The folder as the bucket `files`.
async fn objects(bucket: &Path, own: &Path, clock: Arc<ScriptedClock>) -> Objects {
    let config: ObjectsConfig = serde_json::from_value(json!({"buckets": {"files": bucket}})).unwrap();
    Objects::open(config, own, clock).await.unwrap()
}

pub(crate) fn custom_ids(ids: &[&str]) -> Vec<aws_wire::bedrock_agent::types::DocumentIdentifier> {
    let identifiers = ids.iter().map(|id| json!({"dataSourceType": "CUSTOM", "custom": {"id": id}}));
    serde_json::from_value(identifiers.collect()).unwrap()
}

/// The data source that is the bucket.
pub(crate) fn s3() -> Source {
    s3_with(json!({}), &[])
}

pub(crate) fn s3_with(vector_ingestion: Value, prefixes: &[&str]) -> Source {
    let mut s3 = json!({"bucketArn": "arn:aws:s3:::files"});
    if !prefixes.is_empty() {
        s3["inclusionPrefixes"] = json!(prefixes);
    }
    source(json!({"type": "S3", "s3Configuration": s3}), vector_ingestion)
}

/// A data source that documents are given to.
pub(crate) fn custom() -> Source {
    source(json!({"type": "CUSTOM"}), json!({}))
}

fn source(configuration: Value, vector_ingestion: Value) -> Source {
    let configuration: DataSourceConfiguration = serde_json::from_value(configuration).unwrap();
    let vector_ingestion: VectorIngestionConfiguration = serde_json::from_value(vector_ingestion).unwrap();
    Source {
        knowledge_base_id: "KB".to_owned(),
        data_source_id: "DS".to_owned(),
        embedding: Embedding { model_id: "model".to_owned(), wanted: None, dimensions: 2 },
        configuration,
        vector_ingestion: Some(vector_ingestion),
    }
}

/// A job's counts: scanned, new, modified, metadata modified, skipped, deleted, failed.
pub(crate) fn counts(job: &IngestionJob) -> [i64; 7] {
    assert_eq!(job.status, IngestionJobStatus::Complete, "{job:?}");
    statistics(job.statistics.as_ref().unwrap())
}

pub(crate) fn statistics(counts: &IngestionJobStatistics) -> [i64; 7] {
    [
        counts.number_of_documents_scanned,
        counts.number_of_new_documents_indexed,
        counts.number_of_modified_documents_indexed,
        counts.number_of_metadata_documents_modified,
        counts.number_of_documents_skipped,
        counts.number_of_documents_deleted,
        counts.number_of_documents_failed,
    ]
    .map(Option::unwrap)
}
