//! The thread that owns the model: requests wait in a short queue and are answered one after another.
//!
//! The model is loaded when the first request comes, so that a server that never needs it stays small.

use std::path::Path;

use tokio::sync::mpsc;

use crate::composite::{self, Ending, Options, Output, Usage};
use crate::conversation::Conversation;
use crate::engine::Engine;
use crate::error::EngineError;
use crate::llama;

/// A request and where its outputs go.
pub(crate) struct Job {
    pub(crate) conversation: Conversation,
    pub(crate) options: Options,
    pub(crate) events: mpsc::Sender<Event>,
}

/// What a request gives, in order.
pub(crate) enum Event {
    Output(Output),
    End(Ending, Usage),
    Failed(EngineError),
}

impl Job {
    fn run(self, engine: &mut impl Engine) {
        let events = self.events;
        let mut emit = |output| match output {
            Output::Working => !events.is_closed(),
            output => events.blocking_send(Event::Output(output)).is_ok(),
        };
        let last = match composite::run(engine, &self.conversation, &self.options, &mut emit) {
            Ok((ending, usage)) => Event::End(ending, usage),
            Err(EngineError::Cancelled) => return,
            Err(error) => Event::Failed(error),
        };
        // A receiver that is gone wanted no end.
        let _ = events.blocking_send(last);
    }
}

/// Answers requests until their queue is closed.
pub(crate) fn serve(jobs: &mut mpsc::Receiver<Job>, engine: &mut impl Engine) {
    while let Some(job) = jobs.blocking_recv() {
        if !job.events.is_closed() {
            job.run(engine);
        }
    }
}

/// Waits for a request, loads the model, answers. A model that can't be loaded is tried again for the next one.
pub(crate) fn load_and_serve(jobs: &mut mpsc::Receiver<Job>, file: &Path, threads: usize) {
    while let Some(job) = jobs.blocking_recv() {
        let started = std::time::Instant::now();
        let loaded = match llama::load(file) {
            Ok(loaded) => loaded,
            Err(error) => {
                let _ = job.events.blocking_send(Event::Failed(error));
                continue;
            }
        };
        match loaded.engine(threads) {
            Ok(mut engine) => {
                tracing::info!(file = %file.display(), took = ?started.elapsed(), "loaded the built-in model");
                job.run(&mut engine);
                serve(jobs, &mut engine);
            }
            Err(error) => {
                let _ = job.events.blocking_send(Event::Failed(error));
            }
        }
    }
}
