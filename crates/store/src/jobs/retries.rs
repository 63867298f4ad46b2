//! How often and when a job that failed is tried again.

use std::time::Duration;

/// The rule of a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retries {
    /// Most attempts without progress, the first one included.
    pub attempts: u32,
    /// The pause after the first attempt; each next one is twice as long.
    pub first: Duration,
    /// The longest pause.
    pub longest: Duration,
}

impl Retries {
    /// The pause after this many attempts; nothing when there is to be no other.
    #[must_use]
    pub fn pause(&self, attempts: u32) -> Option<Duration> {
        let doubled = 1_u32.checked_shl(attempts.saturating_sub(1)).unwrap_or(u32::MAX);
        (attempts < self.attempts).then(|| self.first.saturating_mul(doubled).min(self.longest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest_and_end() {
        let rule = Retries { attempts: 5, first: Duration::from_secs(2), longest: Duration::from_secs(7) };
        let pauses: Vec<_> = (1..=5).map(|attempts| rule.pause(attempts).map(|pause| pause.as_secs())).collect();
        assert_eq!(pauses, [Some(2), Some(4), Some(7), Some(7), None]);
        assert_eq!(Retries { attempts: u32::MAX, ..rule }.pause(1_000), Some(rule.longest));
    }
}
