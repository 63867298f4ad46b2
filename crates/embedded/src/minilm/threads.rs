//! The threads that compute: one a core for documents, one more for questions.
//!
//! A unit of work is small and computed by one thread alone, so that large batches keep all cores busy. A question has a thread of
//! its own, so it shares a core with the documents instead of waiting behind them. The first unit loads the model.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use models::EmbeddingUse;
use tokio::sync::{mpsc, oneshot};

use super::network::Network;
use super::words::Words;
use super::{Files, MOST_TOKENS};
use crate::error::EngineError;

/// Units that may wait before those who bring more have to.
const QUEUE: usize = 64;
/// About how many tokens a unit has: enough for the matrices to pay, few enough for the cache and for fair turns.
const UNIT_TOKENS: usize = 512;
/// Bytes that are about a token.
const TOKEN_BYTES: usize = 4;

/// Some texts, and where their vectors go.
struct Unit {
    texts: Vec<String>,
    reply: oneshot::Sender<Result<Vec<Vec<f32>>, EngineError>>,
}

/// The threads, which end when this is dropped.
#[derive(Debug)]
pub(super) struct Threads {
    documents: mpsc::Sender<Unit>,
    questions: mpsc::Sender<Unit>,
}

impl Threads {
    pub(super) fn start(files: Files, cores: usize) -> std::io::Result<Self> {
        let loader = Arc::new(Loader { files, loaded: Mutex::new(None) });
        let documents = queue(&loader, cores)?;
        let questions = queue(&loader, 1)?;
        Ok(Self { documents, questions })
    }

    /// The texts' vectors, as the network gives them.
    pub(super) async fn compute(
        &self,
        texts: Vec<String>,
        purpose: EmbeddingUse,
    ) -> Result<Vec<Vec<f32>>, EngineError> {
        let queue = match purpose {
            EmbeddingUse::Document => &self.documents,
            EmbeddingUse::Query => &self.questions,
        };
        let ended = || EngineError::Inference("a thread of the embedding model has ended; the log says why".to_owned());
        let mut vectors = Vec::with_capacity(texts.len());
        let mut replies = Vec::new();
        for texts in divide(texts) {
            let (reply, answer) = oneshot::channel();
            queue.send(Unit { texts, reply }).await.map_err(|_| ended())?;
            replies.push(answer);
        }
        for answer in replies {
            vectors.extend(answer.await.map_err(|_| ended())??);
        }
        Ok(vectors)
    }
}

/// A queue, and the threads that empty it.
fn queue(loader: &Arc<Loader>, threads: usize) -> std::io::Result<mpsc::Sender<Unit>> {
    let (sender, units) = mpsc::channel(QUEUE);
    let units = Arc::new(Mutex::new(units));
    for _ in 0..threads {
        let (loader, units) = (Arc::clone(loader), Arc::clone(&units));
        std::thread::Builder::new().name("embedding-model".into()).spawn(move || serve(&loader, &units))?;
    }
    Ok(sender)
}

fn serve(loader: &Loader, units: &Mutex<mpsc::Receiver<Unit>>) {
    // What the libraries would share among threads of their own stays on this one.
    let _pool = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .use_current_thread()
        .build()
        .inspect_err(|error| tracing::warn!(%error, "the embedding model's threads share another pool"));
    // Whoever waits for a unit holds the lock; the others wait for the lock.
    let next = || units.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
    while let Some(Unit { texts, reply }) = next() {
        // Nobody waits for it any more.
        if reply.is_closed() {
            continue;
        }
        let vectors = loader.get().and_then(|model| model.compute(&texts));
        let _ = reply.send(vectors);
    }
}

/// Texts in units of about [`UNIT_TOKENS`].
fn divide(texts: Vec<String>) -> Vec<Vec<String>> {
    let mut units: Vec<Vec<String>> = Vec::new();
    let mut room = 0;
    for text in texts {
        let tokens = (text.len() / TOKEN_BYTES + 2).min(MOST_TOKENS);
        match units.last_mut() {
            Some(unit) if tokens <= room => unit.push(text),
            _ => {
                room = UNIT_TOKENS;
                units.push(vec![text]);
            }
        }
        room -= tokens;
    }
    units
}

/// The model when it is needed first; loading that failed is tried again.
struct Loader {
    files: Files,
    loaded: Mutex<Option<Arc<Loaded>>>,
}

struct Loaded {
    words: Words,
    network: Network,
}

impl Loader {
    fn get(&self) -> Result<Arc<Loaded>, EngineError> {
        // Whoever comes while it is being loaded waits for that.
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(model) = &*loaded {
            return Ok(Arc::clone(model));
        }
        let started = std::time::Instant::now();
        let Files { weights, tokenizer } = &self.files;
        let model = Loaded { words: Words::load(tokenizer)?, network: network(weights)? };
        tracing::info!(file = %weights.display(), took = ?started.elapsed(), "loaded the embedding model");
        Ok(Arc::clone(loaded.insert(Arc::new(model))))
    }
}

fn network(file: &Path) -> Result<Network, EngineError> {
    Network::load(file).map_err(|error| EngineError::Load { path: file.to_owned(), reason: error.to_string() })
}

impl Loaded {
    fn compute(&self, texts: &[String]) -> Result<Vec<Vec<f32>>, EngineError> {
        let tokens: Vec<Vec<u32>> = texts.iter().map(|text| self.words.tokens(text)).collect::<Result<_, _>>()?;
        self.network.embed(&tokens).map_err(|error| EngineError::Inference(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::divide;

    #[test]
    fn units_keep_the_order_and_stay_small() {
        let texts: Vec<String> = [100, 1_000, 1_000, 40, 100_000, 0].iter().map(|&size| "x".repeat(size)).collect();
        let units = divide(texts);
        let sizes: Vec<Vec<usize>> = units.iter().map(|unit| unit.iter().map(String::len).collect()).collect();
        assert_eq!(sizes, [vec![100, 1_000], vec![1_000, 40], vec![100_000, 0]]);
        assert!(divide(Vec::new()).is_empty());
    }
}
