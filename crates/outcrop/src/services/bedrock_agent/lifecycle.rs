//! Passing states: CREATING, PREPARING and the like, which last a moment before the settled state shows.
//!
//! Clients wait for both: some until they have *seen* PREPARING, others only so long for PREPARED. So a passing state lasts
//! for a shortest time, and one read sees it even if that time is over by then. Both follow from the times in the record;
//! nothing runs in the background, and after a restart a state is where it would have been.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::Timestamp;

/// For how long after its time a passing state that nobody has seen is still shown to the first who looks.
pub(super) const GRACE: Duration = Duration::from_secs(10);
/// From how many entries on the register of seen states is cleaned up.
const CLEAN_UP: usize = 256;

/// A passing state and its time, in nanoseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Passing<S> {
    state: S,
    since: i64,
    until: i64,
}

impl<S: Copy> Passing<S> {
    pub(super) fn begin(state: S, now: Timestamp, shortest: Duration) -> Self {
        Self { state, since: now.as_nanos(), until: now.after(shortest).as_nanos() }
    }

    /// The end of the shortest time.
    pub(super) fn until(&self) -> Timestamp {
        Timestamp::from_nanos(self.until)
    }

    /// The state while it stands in the way of operations.
    pub(super) fn busy(&self, now: Timestamp) -> Option<S> {
        (now < self.until()).then_some(self.state)
    }
}

/// Which passing states somebody has seen. Only those of the last [`GRACE`] matter, so nothing of it is stored.
#[derive(Debug, Default)]
pub(super) struct SeenStates(Mutex<HashMap<String, i64>>);

impl SeenStates {
    /// The passing state that a look at `resource` shows, if it does; the look is remembered.
    pub(super) fn look<S: Copy>(&self, resource: &str, passing: Option<&Passing<S>>, now: Timestamp) -> Option<S> {
        let passing = passing?;
        if now >= passing.until().after(GRACE) {
            return None;
        }
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let unseen = seen.get(resource) != Some(&passing.since);
        if unseen {
            if seen.len() >= CLEAN_UP {
                let oldest = now.before(GRACE * 2).as_nanos();
                seen.retain(|_, since| *since > oldest);
            }
            seen.insert(resource.to_owned(), passing.since);
        }
        (unseen || now < passing.until()).then_some(passing.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORTEST: Duration = Duration::from_millis(250);

    fn at(millis: i64) -> Timestamp {
        Timestamp::from_millis(millis)
    }

    #[test]
    fn lasts_its_time_and_until_it_was_seen() {
        let passing = Passing::begin('p', at(0), SHORTEST);
        let seen = SeenStates::default();
        assert_eq!(seen.look("a", Some(&passing), at(249)), Some('p'));
        assert_eq!(seen.look("a", Some(&passing), at(249)), Some('p'));
        assert_eq!(seen.look("a", Some(&passing), at(250)), None);
        assert_eq!(seen.look("b", Some(&passing), at(9_000)), Some('p'));
        assert_eq!(seen.look("b", Some(&passing), at(9_000)), None);
        assert_eq!(seen.look("c", Some(&passing), at(10_250)), None);
    }

    #[test]
    fn stands_in_the_way_for_its_time_only() {
        let passing = Passing::begin('p', at(0), SHORTEST);
        assert_eq!(passing.busy(at(249)), Some('p'));
        assert_eq!(passing.busy(at(250)), None);
        assert_eq!(Passing::begin('p', at(0), Duration::ZERO).busy(at(0)), None);
    }

    #[test]
    fn a_later_state_of_the_same_resource_is_unseen() {
        let seen = SeenStates::default();
        for start in [0, 1] {
            let passing = Passing::begin('p', at(start), Duration::ZERO);
            assert_eq!(seen.look("a", Some(&passing), at(2)), Some('p'));
            assert_eq!(seen.look("a", Some(&passing), at(2)), None);
        }
    }
}
