//! The built-in model as a [`Model`]: Converse's vocabulary in, Converse's events out.

mod events;
mod request;

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::thread::JoinHandle;

use async_trait::async_trait;
use futures::{Stream, StreamExt};
use models::{Model, ModelError, ModelRequest, ModelStream};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use self::events::Events;
use crate::composite::Options;
use crate::conversation::Conversation;
use crate::llama::CONTEXT_TOKENS;
use crate::worker::{self, Event, Job, Request};

/// Requests that may wait for the model; more are refused as throttled.
const QUEUE: usize = 16;
/// Outputs that may wait for a slow reader before the model pauses.
const OUTPUTS: usize = 64;

/// The small model on a thread of its own, loaded at the first request.
///
/// When the last copy and the last answer's stream are dropped, the thread ends, and the drop waits for it: at most for
/// the batch being computed, or for the file being loaded.
#[derive(Debug, Clone)]
pub struct EmbeddedModel {
    worker: Arc<Worker>,
    file: PathBuf,
}

/// The thread and the way to it, which is closed before the thread is waited for.
#[derive(Debug)]
struct Worker {
    jobs: mpsc::Sender<Job>,
    _thread: Joined,
}

/// A thread that is waited for: a process that ends while it computes would take llama.cpp's globals from under it.
#[derive(Debug)]
struct Joined(Option<JoinHandle<()>>);

impl Drop for Joined {
    fn drop(&mut self) {
        // A thread that panicked has said so.
        let _ = self.0.take().map(JoinHandle::join);
    }
}

impl EmbeddedModel {
    /// The model in the GGUF file `file`, computing on `threads` threads. The file need not be there yet.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn new(file: PathBuf, threads: usize) -> std::io::Result<Self> {
        let (jobs, mut waiting) = mpsc::channel(QUEUE);
        let path = file.clone();
        let thread = std::thread::Builder::new()
            .name("embedded-model".into())
            .spawn(move || worker::load_and_serve(&mut waiting, &path, threads))?;
        Ok(Self { worker: Arc::new(Worker { jobs, _thread: Joined(Some(thread)) }), file })
    }

    fn submit(&self, conversation: Conversation, options: Options) -> Result<ModelStream, ModelError> {
        if !self.file.is_file() {
            return Err(ModelError::unavailable(format!(
                "The built-in model's file {} is not there. Fetch it with `outcrop models fetch`, set OUTCROP_MODEL_DIR to the \
                 folder that holds it, or name another provider in the [[models]] section of the configuration.",
                self.file.display()
            )));
        }
        let (events, outputs) = mpsc::channel(OUTPUTS);
        self.worker.jobs.try_send(Job::Answer(Request { conversation, options, events })).map_err(
            |error| match error {
                mpsc::error::TrySendError::Full(_) => ModelError::Throttled {
                    message: format!(
                        "The built-in model answers one request at a time and {QUEUE} are waiting. Try again later."
                    ),
                    retry_after: None,
                },
                mpsc::error::TrySendError::Closed(_) => ModelError::unavailable(
                    "The built-in model's thread has ended; the log says why. Restart the server.",
                ),
            },
        )?;
        Ok(Answering { events: stream(outputs), _worker: Arc::clone(&self.worker) }.boxed())
    }
}

#[async_trait]
impl Model for EmbeddedModel {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let (conversation, options) = request::read(&request)?;
        self.submit(conversation, options)
    }

    fn context_window(&self, _: &str) -> Option<u32> {
        u32::try_from(CONTEXT_TOKENS).ok()
    }

    fn takes_tools(&self, _: &str) -> Option<bool> {
        Some(true)
    }

    /// Loads the model if need be and computes, while nothing else waits, what such requests begin with. Without it
    /// the first request pays for that.
    fn expect(&self, request: &ModelRequest) {
        // A full queue has better things to do, and what is wrong with the file the first request will say.
        if self.file.is_file() {
            let _ = self.worker.jobs.try_send(Job::Prepare(request::frame(request)));
        }
    }
}

/// An answer under way. Its outputs are dropped before its hold on the worker, so that the worker never waits for a
/// reader that waits for it.
struct Answering {
    events: ModelStream,
    _worker: Arc<Worker>,
}

impl Stream for Answering {
    type Item = <ModelStream as Stream>::Item;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.events.poll_next_unpin(context)
    }
}

/// The events of a request's outputs; a worker that goes away in the middle is an error, not an end.
fn stream(outputs: mpsc::Receiver<Event>) -> ModelStream {
    let outputs = ReceiverStream::new(outputs).map(Some).chain(futures::stream::iter([None]));
    let events = outputs.scan(Events::start(), |events, output| {
        let translated = match output {
            Some(Event::Output(output)) => events.output(output),
            Some(Event::End(ending, usage)) => events.end(ending, usage),
            Some(Event::Failed(error)) => events.failed(&error),
            None => events.missing(),
        };
        futures::future::ready(Some(futures::stream::iter(translated)))
    });
    events.flatten().boxed()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    #[test]
    fn dropping_the_last_copy_waits_for_the_thread() {
        let (jobs, mut waiting) = mpsc::channel(1);
        let ended = Arc::new(AtomicBool::new(false));
        let (end, started) = (Arc::clone(&ended), Arc::new(std::sync::Barrier::new(2)));
        let begun = Arc::clone(&started);
        let thread = std::thread::spawn(move || {
            begun.wait();
            while waiting.blocking_recv().is_some() {}
            end.store(true, Ordering::SeqCst);
        });
        let worker = Arc::new(Worker { jobs, _thread: Joined(Some(thread)) });
        started.wait();
        let answering = Answering { events: futures::stream::empty().boxed(), _worker: Arc::clone(&worker) };
        drop(worker);
        assert!(!ended.load(Ordering::SeqCst));
        drop(answering);
        assert!(ended.load(Ordering::SeqCst));
    }
}
