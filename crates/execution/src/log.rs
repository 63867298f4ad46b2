//! The log of a function: a bounded piece of the past in memory, and a live view by `tracing`.
//!
//! Lines are also events of target `outcrop::function`, so that a filter such as
//! `outcrop::function=info` shows what functions print while they run.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::SystemTime,
};

/// A line that a function or its host wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEvent {
    /// When the line was read.
    pub timestamp: SystemTime,
    /// The process that wrote it, as Lambda names log streams: `2026/11/30/[$LATEST]0123…`.
    pub stream: Arc<str>,
    /// The line without its end, at most 64 KB; longer ones are split.
    pub message: String,
}

/// The log of one function, all its processes together.
pub(crate) struct FunctionLog {
    function: String,
    max_bytes: usize,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    events: VecDeque<LogEvent>,
    bytes: usize,
}

/// What an event costs beside its text.
const OVERHEAD: usize = size_of::<LogEvent>();

impl FunctionLog {
    pub(crate) fn new(function: &str, max_bytes: usize) -> Self {
        Self { function: function.to_owned(), max_bytes, kept: Mutex::default() }
    }

    pub(crate) fn events(&self) -> Vec<LogEvent> {
        self.kept().events.iter().cloned().collect()
    }

    pub(crate) fn push(&self, stream: &Arc<str>, message: String) {
        tracing::info!(target: "outcrop::function", function = %self.function, "{message}");
        let mut kept = self.kept();
        kept.bytes += message.len() + OVERHEAD;
        kept.events.push_back(LogEvent { timestamp: SystemTime::now(), stream: stream.clone(), message });
        while kept.bytes > self.max_bytes {
            let Some(oldest) = kept.events.pop_front() else { break };
            kept.bytes -= oldest.message.len() + OVERHEAD;
        }
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
