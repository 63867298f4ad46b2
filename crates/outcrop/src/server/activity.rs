//! What a connection is doing, for its time-outs.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

/// Counts the requests of a connection and knows since when there are none.
pub(crate) struct Activity {
    accepted: Instant,
    running: AtomicU32,
    /// Milliseconds after `accepted`; zero until the first request has ended.
    idle_since: AtomicU64,
}

impl Activity {
    pub(crate) fn new() -> Self {
        Self { accepted: Instant::now(), running: AtomicU32::new(0), idle_since: AtomicU64::new(0) }
    }

    pub(crate) fn begin(&self) {
        self.running.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn end(&self) {
        let now = u64::try_from(self.accepted.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.idle_since.store(now.max(1), Ordering::Relaxed);
        self.running.fetch_sub(1, Ordering::Relaxed);
    }

    /// The time at which the connection should be closed unless a request begins: `first` after it was accepted, `idle`
    /// after its last request. `None` while one is running.
    pub(crate) fn deadline(&self, first: Duration, idle: Duration) -> Option<Instant> {
        if self.running.load(Ordering::Relaxed) > 0 {
            return None;
        }
        match self.idle_since.load(Ordering::Relaxed) {
            0 => Some(self.accepted + first),
            since => Some(self.accepted + Duration::from_millis(since) + idle),
        }
    }
}
