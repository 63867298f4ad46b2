//! Time as providers use it, so that tests of time-outs and back-off need no waiting.

use std::time::{Duration, Instant};

use async_trait::async_trait;

/// Measures and waits.
#[async_trait]
pub trait Timer: Send + Sync {
    /// Time since a start of its own; never goes back.
    fn now(&self) -> Duration;

    /// Returns after this long.
    async fn sleep(&self, duration: Duration);
}

/// The machine's own time.
#[derive(Clone, Copy, Debug)]
pub struct SystemTimer {
    start: Instant,
}

impl Default for SystemTimer {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

#[async_trait]
impl Timer for SystemTimer {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    async fn sleep(&self, duration: Duration) {
        tokio::time::sleep(duration).await;
    }
}
