//! The thread that owns the model: requests wait in a short queue and are answered one after another.
//!
//! The model is loaded when the first job comes, so that a server that never needs it stays small.

use std::collections::VecDeque;
use std::path::Path;

use tokio::sync::mpsc;

use crate::composite::{self, Ending, Options, Output, Usage};
use crate::conversation::{Call, Conversation};
use crate::engine::Engine;
use crate::error::EngineError;
use crate::{answer, decide, llama};

/// Preparations that are kept to be ended later.
const UNFINISHED: usize = 8;

/// What the model is to do.
pub(crate) enum Job {
    /// Answer.
    Answer(Request),
    /// Compute what requests of an assistant with these instructions and tools will begin with, unless something
    /// else is waiting.
    Prepare(Conversation),
}

/// A request and where its outputs go.
pub(crate) struct Request {
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

impl Request {
    /// Answers and returns the calls that were made.
    fn run(&self, engine: &mut impl Engine) -> Vec<Call> {
        let mut calls = Vec::new();
        let mut emit = |output| {
            if let Output::Call(call) = &output {
                calls.push(call.clone());
            }
            match output {
                Output::Working => !self.events.is_closed(),
                output => self.events.blocking_send(Event::Output(output)).is_ok(),
            }
        };
        let last = match composite::run(engine, &self.conversation, &self.options, &mut emit) {
            Ok((ending, usage)) => Event::End(ending, usage),
            Err(EngineError::Cancelled) => return Vec::new(),
            Err(error) => Event::Failed(error),
        };
        // A receiver that is gone wanted no end.
        let _ = self.events.blocking_send(last);
        calls
    }
}

/// Whether nothing waits and the queue still has an owner.
fn idle(jobs: &mpsc::Receiver<Job>) -> bool {
    jobs.is_empty() && !jobs.is_closed()
}

/// Does a job; returns what it was to prepare if it gave way to a job that waits. Work ahead of a request ends as
/// soon as something waits in the queue or the queue is given up.
fn work(job: Job, jobs: &mpsc::Receiver<Job>, engine: &mut impl Engine) -> Option<Conversation> {
    let mut idle = || idle(jobs);
    let (ahead, prepared) = match job {
        Job::Answer(request) if request.events.is_closed() => return None,
        Job::Answer(request) => match request.run(engine).as_slice() {
            [] => return None,
            calls => (answer::prepare(engine, &request.conversation, calls, &mut idle), None),
        },
        Job::Prepare(conversation) => (composite::prepare(engine, &conversation, &mut idle), Some(conversation)),
    };
    tell(&ahead);
    prepared.filter(|_| matches!(ahead, Err(EngineError::Cancelled)))
}

fn tell(ahead: &Result<(), EngineError>) {
    if let Err(error) = ahead
        && !matches!(error, EngineError::Cancelled)
    {
        tracing::debug!(%error, "nothing could be computed ahead");
    }
}

/// Does jobs until their queue is closed. What was not prepared to its end is taken up again when nothing waits.
pub(crate) fn serve(first: Job, jobs: &mut mpsc::Receiver<Job>, engine: &mut impl Engine) {
    let mut unfinished: VecDeque<Conversation> = work(first, jobs, engine).into_iter().collect();
    loop {
        while idle(jobs)
            && let Some(conversation) = unfinished.pop_front()
        {
            // Only the tools: the answer's prompt is by now that of a running conversation.
            let prepared = decide::prepare(engine, &conversation, &mut || idle(jobs));
            tell(&prepared);
            if matches!(prepared, Err(EngineError::Cancelled)) {
                unfinished.push_front(conversation);
            }
        }
        let Some(job) = jobs.blocking_recv() else { return };
        unfinished.extend(work(job, jobs, engine));
        if unfinished.len() > UNFINISHED {
            unfinished.pop_front();
        }
    }
}

/// Waits for a job, loads the model, works. A model that can't be loaded is tried again for the next one.
pub(crate) fn load_and_serve(jobs: &mut mpsc::Receiver<Job>, file: &Path, threads: usize) {
    while let Some(job) = jobs.blocking_recv() {
        let started = std::time::Instant::now();
        let failed = |job, error| match job {
            Job::Answer(request) => drop(request.events.blocking_send(Event::Failed(error))),
            Job::Prepare(_) => tracing::warn!(%error, "the built-in model can't be prepared"),
        };
        let loaded = match llama::load(file) {
            Ok(loaded) => loaded,
            Err(error) => {
                failed(job, error);
                continue;
            }
        };
        match loaded.engine(threads) {
            Ok(mut engine) => {
                tracing::info!(file = %file.display(), took = ?started.elapsed(), "loaded the built-in model");
                serve(job, jobs, &mut engine);
            }
            Err(error) => failed(job, error),
        }
    }
}
