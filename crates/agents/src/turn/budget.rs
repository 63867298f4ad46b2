//! What a turn may use: model calls, tokens, time. A turn and those of its collaborators draw from one pool.
//!
//! An agent leaves its collaborators less than it has left itself, so that it can still act on what they say, or on their having
//! used up their share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use models::Answer;
use tokio::time::Instant;

use super::limits::TurnLimits;
use crate::failure::Failure;

/// What of the time and of the tokens that an agent has left it keeps for itself: one part of so many.
const KEPT: u32 = 8;

/// What all turns of one request have used.
#[derive(Debug, Default)]
struct Used {
    model_calls: AtomicU32,
    tokens: AtomicU64,
}

/// What one agent's turn may use.
#[derive(Clone, Debug)]
pub(super) struct Share {
    used: Arc<Used>,
    /// Model calls of all turns, up to which this turn may call a model.
    model_calls: u32,
    /// Tokens of all turns, up to which this turn may call a model.
    tokens: u64,
    /// When it is stopped.
    pub(super) deadline: Instant,
    /// The time that it was given.
    pub(super) time: Duration,
}

impl Share {
    /// What the agent that was invoked may use from now on.
    pub(super) fn whole(limits: &TurnLimits) -> Self {
        Self {
            used: Arc::default(),
            // A turn without collaborators is bounded by its iterations alone.
            model_calls: limits.model_calls.max(limits.iterations),
            tokens: limits.tokens,
            deadline: Instant::now() + limits.duration,
            time: limits.duration,
        }
    }

    /// What an agent's collaborator may use from now on: one model call less, and seven eighths of the time and of the tokens
    /// that are left.
    pub(super) fn of_collaborator(&self) -> Self {
        let now = Instant::now();
        let left = self.deadline.saturating_duration_since(now);
        let time = left - left / KEPT;
        let used = self.used.tokens.load(Ordering::Relaxed);
        let tokens = self.tokens.saturating_sub(used);
        Self {
            used: self.used.clone(),
            model_calls: self.model_calls.saturating_sub(1),
            tokens: used + (tokens - tokens / u64::from(KEPT)),
            deadline: now + time,
            time,
        }
    }

    /// Takes a model call from what is left.
    ///
    /// # Errors
    /// Nothing is left; `model_id` is what the failure names.
    pub(super) fn take_model_call(&self, model_id: &str) -> Result<(), Failure> {
        let tokens = self.used.tokens.load(Ordering::Relaxed);
        if tokens >= self.tokens {
            let message = format!(
                "Max tokens exceeded. Models read and wrote {tokens} tokens in this turn, those of collaborators included, \
                 where {} are allowed.",
                self.tokens
            );
            return Err(spent("Max tokens exceeded", message, model_id));
        }
        let take = |taken: u32| (taken < self.model_calls).then_some(taken + 1);
        let taken = self.used.model_calls.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take);
        taken.map(drop).map_err(|taken| {
            let message = format!(
                "Max iterations exceeded. The agent and its collaborators called models {taken} times in this turn and gave \
                 no final answer."
            );
            spent("Max iterations exceeded", message, model_id)
        })
    }

    /// Counts what a model read and wrote.
    pub(super) fn spend(&self, answer: &Answer) {
        let tokens =
            [answer.usage.input_tokens, answer.usage.output_tokens].map(|it| u64::from(it.max(0).unsigned_abs()));
        self.used.tokens.fetch_add(tokens.iter().sum(), Ordering::Relaxed);
    }
}

fn spent(reason: &str, message: String, model_id: &str) -> Failure {
    Failure { reason: reason.to_owned(), ..Failure::dependency(message, model_id) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collaborators_leave_their_callers_a_call_and_some_time() {
        let limits = TurnLimits { iterations: 1, model_calls: 3, tokens: 80, ..TurnLimits::default() };
        let whole = Share::whole(&limits);
        let below = whole.of_collaborator();
        let deepest = below.of_collaborator();
        assert!(deepest.take_model_call("m").is_ok());
        assert!(deepest.take_model_call("m").unwrap_err().reason.starts_with("Max iterations"));
        assert!(below.take_model_call("m").is_ok());
        assert!(below.take_model_call("m").is_err());
        assert!(whole.take_model_call("m").is_ok());
        assert!(whole.take_model_call("m").is_err());
        assert!(below.time < whole.time && below.deadline < whole.deadline);
        assert!(deepest.time < below.time && deepest.deadline < below.deadline);
        assert_eq!((below.tokens, deepest.tokens), (70, 62));
    }

    #[test]
    fn tokens_of_all_count() {
        let limits = TurnLimits { tokens: 80, ..TurnLimits::default() };
        let whole = Share::whole(&limits);
        let below = whole.of_collaborator();
        whole.used.tokens.store(70, Ordering::Relaxed);
        assert_eq!(below.take_model_call("m").unwrap_err().reason, "Max tokens exceeded");
        assert!(whole.take_model_call("m").is_ok());
        // What is left is less now, and so is what a collaborator gets of it.
        assert_eq!(whole.of_collaborator().tokens, 79);
    }
}
