//! Memory across sessions: what an agent remembers of the sessions of one user, who is named by a memory id.
//!
//! A session whose calls name a memory [leaves a job](remember) when it ends. [`Memories`] works on these jobs: it asks the model
//! for a [summary], with the summaries of earlier sessions before it, and keeps it. A turn of a later session
//! [recalls](recall) the newest of them into its prompt. What fails is tried again for about an hour, and is then
//! [reported](FailedSummaries).

mod forget;
mod recall;
mod remember;
mod summary;
mod worker;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use aws_wire::bedrock_agent::types::{MemoryConfiguration, MemoryType};
use store::Timestamp;
use store::jobs::{Queue, Retries};

use crate::agent::Agent;

pub(crate) use remember::put_under;
pub use worker::Memories;

/// Sessions that wait for their summary. A lane is what a memory id is unique in, and the memory id: each summary has those of
/// the user's earlier sessions before it.
pub const QUEUE: Queue = Queue::new("session-summaries");

/// How often a summary is tried: for about an hour.
const RETRIES: Retries = Retries { attempts: 12, first: Duration::from_secs(2), longest: Duration::from_secs(20 * 60) };

/// Days for which summaries are kept, when an agent does not say.
const STORAGE_DAYS: u32 = 30;
/// Sessions whose summaries are recalled, when an agent does not say.
const RECENT_SESSIONS: u32 = 20;
/// Bytes of summaries that a prompt holds; the oldest are left out.
const RECALLED_BYTES: usize = 64 * 1024;

/// How an agent remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryRules {
    /// For how long a summary is kept after its session has ended.
    pub storage: Duration,
    /// Most sessions whose summaries are recalled.
    pub recent_sessions: u32,
}

impl MemoryRules {
    /// The rules of a configuration; none for an agent that remembers nothing.
    #[must_use]
    pub fn of(configuration: Option<&MemoryConfiguration>) -> Option<Self> {
        let configuration = configuration?;
        configuration.enabled_memory_types.contains(&MemoryType::SessionSummary).then(|| {
            let days = configuration.storage_days.map_or(STORAGE_DAYS, i32::unsigned_abs);
            let recent = configuration.session_summary_configuration.as_ref().and_then(|it| it.max_recent_sessions);
            Self {
                storage: Duration::from_hours(24) * days,
                recent_sessions: recent.map_or(RECENT_SESSIONS, i32::unsigned_abs),
            }
        })
    }

    /// When a session that ended then is no longer remembered, in milliseconds since 1970.
    #[must_use]
    pub fn end_ms(&self, ended_ms: i64) -> i64 {
        ended_ms.saturating_add(i64::try_from(self.storage.as_millis()).unwrap_or(i64::MAX))
    }

    /// The time before which sessions must not have ended whose summaries can still be reached, in milliseconds since 1970.
    #[must_use]
    pub fn reach_ms(&self, now: Timestamp) -> i64 {
        now.before(self.storage).as_millis()
    }
}

/// The lane of a memory's jobs; of all memories in a scope without a memory id.
#[must_use]
pub fn lane(scope: &str, memory_id: Option<&str>) -> String {
    memory_id.map_or_else(|| scope.to_owned(), |memory_id| format!("{scope}/{memory_id}"))
}

/// Finds agents for summaries, which no request asks for.
#[async_trait]
pub trait Agents: Send + Sync {
    /// The agent that a session scope belongs to ([`Agent::session_scope`]) as it is now; none when it no longer exists.
    ///
    /// # Errors
    /// Why it cannot be had now, in words for the agent's author.
    async fn agent(&self, scope: &str) -> Result<Option<Arc<Agent>>, String>;
}

/// A session that is not remembered, since no summary of it could be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedSummary {
    /// The scope of the session ([`Agent::session_scope`]).
    pub scope: String,
    /// The memory that it was to be kept under.
    pub memory_id: String,
    /// Its id.
    pub session_id: String,
    /// How often it was tried.
    pub attempts: u32,
    /// Why the last attempt failed.
    pub reason: String,
    /// When it was given up.
    pub time: Timestamp,
}

/// Where summaries that failed for good are told of.
#[async_trait]
pub trait FailedSummaries: Send + Sync {
    /// Tells of one; the same may come twice after a crash.
    ///
    /// # Errors
    /// Why it cannot be told now, in words for the server's log; it is told again later.
    async fn report(&self, failed: &FailedSummary) -> Result<(), String>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agent_remembers_for_thirty_days_and_recalls_twenty_sessions_unless_it_says_otherwise() {
        let rules = |json: serde_json::Value| MemoryRules::of(Some(&serde_json::from_value(json).unwrap()));
        let days = |days: u64| Duration::from_secs(days * 86_400);
        assert_eq!(
            rules(serde_json::json!({"enabledMemoryTypes": ["SESSION_SUMMARY"]})),
            Some(MemoryRules { storage: days(30), recent_sessions: 20 })
        );
        let all = serde_json::json!({"enabledMemoryTypes": ["SESSION_SUMMARY"], "storageDays": 7,
            "sessionSummaryConfiguration": {"maxRecentSessions": 3}});
        assert_eq!(rules(all), Some(MemoryRules { storage: days(7), recent_sessions: 3 }));
        assert_eq!(rules(serde_json::json!({"enabledMemoryTypes": []})), None);
        assert_eq!(MemoryRules::of(None), None);
    }
}
