//! The way in: a file of a kind, for its text.

use std::path::PathBuf;
use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::Semaphore;

use crate::{DocumentError, Kind, Limits, Text, extract, isolated};

/// Extracts texts, a few at a time, each within the limits. Cheap to clone; clones share the bound on how many run.
#[derive(Debug, Clone)]
pub struct Extractor {
    program: Arc<PathBuf>,
    limits: Arc<Limits>,
    slots: Arc<Semaphore>,
}

impl Extractor {
    /// An extractor whose child processes are this program, which has to call [`child_main`](crate::child_main) first
    /// in its `main`. As many files as there are processors are read at once; the others wait.
    pub fn new(limits: Limits) -> Self {
        Self::with_program(this_program(), limits)
    }

    /// An extractor whose child processes are another program that calls [`child_main`](crate::child_main).
    pub fn with_program(program: PathBuf, limits: Limits) -> Self {
        let at_once = std::thread::available_parallelism().map_or(1, usize::from);
        Self { program: Arc::new(program), limits: Arc::new(limits), slots: Arc::new(Semaphore::new(at_once)) }
    }

    /// The text of a file that is said to be of `kind`. The work is done off the runtime's threads: plain text on one for
    /// blocking work, everything else in a process, which is killed when the future is dropped.
    ///
    /// # Errors
    ///
    /// See [`DocumentError`]; each says what the file's sender can do.
    pub async fn extract(&self, kind: Kind, bytes: Bytes) -> Result<Text, DocumentError> {
        if bytes.is_empty() {
            return Err(DocumentError::Empty);
        }
        let limit = self.limits.input_bytes;
        if bytes.len() > limit {
            return Err(DocumentError::TooLarge { size: bytes.len(), limit });
        }
        let closed = |error: tokio::sync::AcquireError| DocumentError::Isolation { reason: error.to_string() };
        let slot = self.slots.clone().acquire_owned().await.map_err(closed)?;
        if !kind.is_plain() {
            return isolated::extract(&self.program, kind, &bytes, &self.limits).await;
        }
        let limits = self.limits.clone();
        let work = move || {
            // Held until the thread is done, whether somebody waits for it or not.
            let _slot = slot;
            extract::extract(kind, bytes.into(), &limits)
        };
        let panicked = |_| Err(DocumentError::Crashed { kind, how: "the reader of plain text panicked".to_owned() });
        tokio::task::spawn_blocking(work).await.unwrap_or_else(panicked)
    }
}

/// This program's file. Linux names the very one that runs, even after an update has put another in its place.
fn this_program() -> PathBuf {
    if cfg!(target_os = "linux") {
        return PathBuf::from("/proc/self/exe");
    }
    std::env::current_exe().unwrap_or_default()
}
