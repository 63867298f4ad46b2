//! When a server that failed is tried again: at once after the first failure, then later and later, so that one which
//! cannot run costs next to nothing.

use std::time::Duration;

use tokio::time::Instant;

const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(60);

#[derive(Default)]
pub(super) struct Backoff {
    failures: u32,
    last: Option<(Instant, String)>,
}

impl Backoff {
    pub(super) fn failed(&mut self, now: Instant, reason: String) {
        self.failures = self.failures.saturating_add(1);
        self.last = Some((now, reason));
    }

    pub(super) fn succeeded(&mut self) {
        *self = Self::default();
    }

    /// How long nothing is tried yet, and the last failure.
    pub(super) fn wait(&self, now: Instant) -> Option<(Duration, &str)> {
        let (at, reason) = self.last.as_ref()?;
        let exponent = self.failures.checked_sub(2)?.min(6);
        let wait = (FIRST * 2u32.pow(exponent)).min(LONGEST);
        let left = (*at + wait).checked_duration_since(now).filter(|left| !left.is_zero())?;
        Some((left, reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_costs_nothing_and_every_further_one_more_up_to_a_minute() {
        let start = Instant::now();
        let mut backoff = Backoff::default();
        let mut waits = Vec::new();
        for n in 0..10 {
            backoff.failed(start, format!("failure {n}"));
            waits.push(backoff.wait(start).map_or(0, |(wait, _)| wait.as_secs()));
        }
        assert_eq!(waits, [0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
        assert_eq!(backoff.wait(start).map(|(_, reason)| reason), Some("failure 9"));
        assert!(backoff.wait(start + Duration::from_secs(60)).is_none());
        backoff.succeeded();
        backoff.failed(start, "another".to_owned());
        assert!(backoff.wait(start).is_none());
    }
}
