//! Ingestion: a data source's documents become chunks of an index.
//!
//! What is asked for is a job in the database, put there in the transaction of the request, and done by workers of the server
//! ([`Ingestion::open`]). A job that the server's end interrupted goes on at its next start. Nothing is doubled by that, since an
//! index takes a document and its chunks as a whole, and nothing is counted twice, since each record in the index says which job
//! wrote it and as what (`fingerprint`).
//!
//! Jobs of one data source run one after another, and so do those of one document; documents given directly run beside each other
//! ([`store::jobs`], lanes).
//!
//! A document that cannot be read is its own failure: it is noted with its reason, and the rest goes on. What would fail every
//! document (no bucket, a model that does not answer) stops the job, which is tried again later where that may help.

mod content;
mod deletion;
mod direct;
mod documents;
mod embed;
mod error;
mod failure;
mod fingerprint;
mod given;
mod metadata;
mod parts;
mod pipeline;
mod record;
mod records;
mod requests;
mod source;
mod sync;
mod work;
mod worker;

use std::sync::Arc;

use ::documents::Limits;
use store::StoreError;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

pub use error::IngestionError;
pub use parts::Parts;
pub use record::INGESTION_JOB;
pub use source::{Embedding, Source};

use work::QUEUE;

/// Largest document in bytes, as on AWS.
pub const LARGEST_DOCUMENT: u64 = 50 << 20;
/// Jobs that run at the same time. Most of a job is waiting for others; what computes is bounded by [`Parts`].
const WORKERS: usize = 4;

/// The limits of the extractor that an ingestion is given: larger ones than for files of a session.
#[must_use]
pub fn extraction_limits() -> Limits {
    let bytes = usize::try_from(LARGEST_DOCUMENT).unwrap_or(usize::MAX);
    Limits {
        input_bytes: bytes,
        text_chars: bytes,
        pages: 10_000,
        time: std::time::Duration::from_secs(120),
        ..Limits::default()
    }
}

/// The ingestion of a server; clones share it.
#[derive(Clone)]
pub struct Ingestion {
    parts: Arc<Parts>,
    wake: watch::Sender<()>,
    closing: CancellationToken,
}

impl Ingestion {
    /// Takes up the jobs that the last process left. Nothing runs yet: the caller runs [`Ingestion::run`] for as long as the server
    /// lives, or [`Ingestion::run_until_idle`].
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn open(parts: Parts) -> Result<Self, StoreError> {
        parts.store.end_leases(QUEUE).await?;
        Ok(Self { parts: Arc::new(parts), wake: watch::Sender::new(()), closing: CancellationToken::new() })
    }

    /// Runs jobs until [`Ingestion::close`] is called. Jobs that run then are left as they are, to be gone on with by the next
    /// process.
    pub async fn run(&self) {
        let mut workers = JoinSet::new();
        let add = |workers: &mut JoinSet<()>| {
            let worker = self.clone();
            workers.spawn(async move { worker.work().await });
        };
        (0..WORKERS).for_each(|_| add(&mut workers));
        while let Some(ended) = workers.join_next().await {
            // The job of a worker that panicked is taken again when its lease has ended, and given up when that happens often.
            if let Err(error) = ended {
                tracing::error!(%error, "a worker of ingestion jobs panicked and another takes its place");
                add(&mut workers);
            }
        }
    }

    /// Runs the jobs that can be run now, one after another, and returns when there are none.
    ///
    /// # Errors
    /// [`StoreError`] when no job can be taken.
    pub async fn run_until_idle(&self) -> Result<(), StoreError> {
        while self.run_one().await? {}
        Ok(())
    }

    /// Tells the workers that there is something new: a job, or one that is to stop. To be called after the transaction is committed;
    /// without it they see it within a minute.
    pub fn wake(&self) {
        self.wake.send_replace(());
    }

    /// Ends [`Ingestion::run`] soon.
    pub fn close(&self) {
        self.closing.cancel();
    }
}

impl std::fmt::Debug for Ingestion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ingestion").finish_non_exhaustive()
    }
}
