//! Calls that nobody waits for: carried out in the background, tried again when they fail.
//!
//! They are kept in memory only: those that are not done when the server stops are lost.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::lambda::Error;
use execution::{FunctionExecutor, Invocation};
use tokio::sync::Semaphore;

use super::error::Result;

/// Most calls that are not done yet. With the largest event of each they hold 256 MB.
const MOST: usize = 256;
/// Largest event, as on Lambda.
pub(super) const MAX_EVENT: usize = 1 << 20;
/// How long the second and third try wait, as on Lambda.
const PAUSES: [Duration; 2] = [Duration::from_secs(60), Duration::from_secs(120)];

/// The calls that are not done yet.
#[derive(Debug)]
pub(super) struct EventQueue {
    places: Arc<Semaphore>,
}

impl Default for EventQueue {
    fn default() -> Self {
        Self { places: Arc::new(Semaphore::new(MOST)) }
    }
}

impl EventQueue {
    /// Takes a call over, or refuses it when too many are not done yet.
    pub(super) fn accept(&self, executor: Arc<dyn FunctionExecutor>, invocation: Invocation) -> Result<()> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| {
            Error::too_many_requests(format!("Rate Exceeded. {MOST} asynchronous invocations are not done yet."))
        })?;
        tokio::spawn(async move {
            carry_out(executor.as_ref(), invocation).await;
            drop(place);
        });
        Ok(())
    }
}

/// Calls the function until it succeeds, three times at the most.
async fn carry_out(executor: &dyn FunctionExecutor, invocation: Invocation) {
    let mut pauses = PAUSES.into_iter();
    loop {
        let failure = match executor.invoke(invocation.clone()).await {
            Ok(outcome) => match outcome.failure() {
                None => return,
                // The message may quote what the function was given; it is in the function's own log.
                Some(failure) => failure.error_type,
            },
            Err(error) => error.to_string(),
        };
        let (function, request_id) = (&invocation.function, &invocation.request_id);
        let Some(pause) = pauses.next() else {
            tracing::warn!(function, request_id, failure, "an asynchronous invocation failed for good");
            return;
        };
        tracing::info!(function, request_id, failure, "an asynchronous invocation failed; trying again in {pause:?}");
        tokio::time::sleep(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use execution::{ExecutionError, Outcome};

    use super::*;

    /// Fails so many times, then succeeds.
    struct Failing {
        calls: AtomicUsize,
        failures: usize,
    }

    #[async_trait::async_trait]
    impl FunctionExecutor for Failing {
        async fn invoke(&self, _invocation: Invocation) -> std::result::Result<Outcome, ExecutionError> {
            let call = self.calls.fetch_add(1, Ordering::Relaxed);
            let function_error = (call < self.failures).then(|| "Unhandled".to_owned());
            let payload = bytes::Bytes::from_static(b"{}");
            Ok(Outcome { payload, function_error, log_tail: None, executed_version: "$LATEST".to_owned() })
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_event_is_tried_three_times_at_the_most() {
        for (failures, calls, seconds) in [(0, 1, 0), (1, 2, 60), (2, 3, 180), (9, 3, 180)] {
            let executor = Failing { calls: AtomicUsize::new(0), failures };
            let start = tokio::time::Instant::now();
            carry_out(&executor, Invocation::new("f", "{}")).await;
            assert_eq!(executor.calls.load(Ordering::Relaxed), calls);
            assert_eq!(start.elapsed().as_secs(), seconds);
        }
    }

    #[tokio::test]
    async fn no_more_events_are_taken_than_there_are_places() {
        let queue = EventQueue { places: Arc::new(Semaphore::new(0)) };
        let executor = Arc::new(Failing { calls: AtomicUsize::new(0), failures: 0 });
        assert!(queue.accept(executor, Invocation::new("f", "{}")).is_err());
    }
}
