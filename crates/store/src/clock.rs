//! The time, as something that is handed in: tests say what time it is, and nothing sleeps.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time in nanoseconds since 1970, UTC; reaches to the year 2262.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    /// From nanoseconds since 1970.
    #[must_use]
    pub const fn from_nanos(nanos: i64) -> Self {
        Self(nanos)
    }

    /// From milliseconds since 1970; the last representable time where that is exceeded.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis.saturating_mul(1_000_000))
    }

    /// Nanoseconds since 1970.
    #[must_use]
    pub const fn as_nanos(self) -> i64 {
        self.0
    }

    /// Whole milliseconds since 1970.
    #[must_use]
    pub const fn as_millis(self) -> i64 {
        self.0.div_euclid(1_000_000)
    }

    /// This much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(nanos(duration)))
    }

    /// This much earlier.
    #[must_use]
    pub fn before(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(nanos(duration)))
    }
}

fn nanos(duration: Duration) -> i64 {
    i64::try_from(duration.as_nanos()).unwrap_or(i64::MAX)
}

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Now. Never the same twice and never earlier than before, so that times order what happened.
    fn now(&self) -> Timestamp;
}

/// The machine's clock, made strictly increasing within the process.
#[derive(Debug, Default)]
pub struct SystemClock {
    last: AtomicI64,
}

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let system = nanos(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
        let next = |last: i64| Some(system.max(last.saturating_add(1)));
        // The closure always answers, so both arms hold the value before this call.
        let (Ok(last) | Err(last)) = self.last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        Timestamp(system.max(last.saturating_add(1)))
    }
}

/// A clock that stands still but for one nanosecond a reading, until a test moves it.
#[derive(Debug)]
pub struct ScriptedClock {
    next: AtomicI64,
}

impl ScriptedClock {
    /// A clock whose first reading is `start`.
    #[must_use]
    pub const fn starting_at(start: Timestamp) -> Self {
        Self { next: AtomicI64::new(start.as_nanos()) }
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.next.fetch_add(nanos(by), Ordering::Relaxed);
    }
}

impl Clock for ScriptedClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.next.fetch_add(1, Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_clock_strictly_increases() {
        let clock = SystemClock::default();
        let readings: Vec<_> = (0..10_000).map(|_| clock.now()).collect();
        assert!(readings.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn milliseconds_round_down_before_1970_too() {
        assert_eq!(Timestamp::from_nanos(-1).as_millis(), -1);
        assert_eq!(Timestamp::from_nanos(1_999_999).as_millis(), 1);
    }
}
