//! The work on sessions that wait for their summary.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use aws_wire::AwsError as _;
use serde::{Deserialize, Serialize};
use store::jobs::Lease;
use store::memories::Memory;
use store::sessions::EndedSession;
use store::{StoreError, Timestamp};
use tokio::task::JoinSet;

use super::remember::Task;
use super::{Agents, FailedSummaries, FailedSummary, MemoryRules, QUEUE, RETRIES};
use crate::turn::Runtime;

/// Summaries that are made at one time.
const WORKERS: usize = 4;
/// For how long a job is taken at a time.
const LEASE: Duration = Duration::from_secs(60);
/// How often the lease is renewed.
const BEAT: Duration = Duration::from_secs(10);
/// The longest time that model and parser may take for a summary.
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// For how long nobody looks for jobs at the most.
const IDLE: Duration = Duration::from_secs(30);

/// Makes the summaries of sessions that have ended.
#[derive(Clone)]
pub struct Memories {
    runtime: Arc<Runtime>,
    agents: Arc<dyn Agents>,
    failures: Arc<dyn FailedSummaries>,
}

/// A session that is to be summarised.
type Ended = EndedSession<Task>;

/// What becomes of a job.
enum End {
    /// The session is remembered.
    Remembered(Memory),
    /// There is nothing to remember: no talk, or an agent that does not remember any more.
    Nothing,
    /// No summary could be made.
    Failed {
        reason: String,
        /// Whether it may go better later.
        again: bool,
    },
    /// No summary could be made, which is still to be told.
    GivenUp(GivenUp),
}

/// How a summary was given up: the progress of a job for which nothing is left to do but to tell of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct GivenUp {
    attempts: u32,
    reason: String,
    time_ms: i64,
}

impl Memories {
    /// The summaries of the sessions of a runtime.
    #[must_use]
    pub fn new(runtime: Arc<Runtime>, agents: Arc<dyn Agents>, failures: Arc<dyn FailedSummaries>) -> Self {
        Self { runtime, agents, failures }
    }

    /// Makes summaries for as long as it is polled, four at a time. What it leaves undone when it is dropped is done at the next
    /// start, so there must be only one for a store.
    pub async fn run(&self) {
        if let Err(error) = self.runtime.store.end_leases(QUEUE).await {
            tracing::error!(%error, "summaries that were begun before the start wait for their leases to end");
        }
        let mut running = JoinSet::new();
        loop {
            self.begin(&mut running).await;
            let pause = self.pause().await;
            tokio::select! {
                Some(_) = running.join_next() => {}
                () = self.runtime.sessions_ended.notified() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Makes the summaries that are due, and returns when none is.
    pub async fn run_due(&self) {
        let mut running = JoinSet::new();
        loop {
            self.begin(&mut running).await;
            if running.join_next().await.is_none() {
                return;
            }
        }
    }

    /// Begins what can be begun. Each is a task of its own, since one may have the only turn to write while others wait for it.
    async fn begin(&self, running: &mut JoinSet<()>) {
        while running.len() < WORKERS {
            match self.runtime.store.take_job(QUEUE, LEASE).await {
                Ok(Some(lease)) => {
                    let worker = self.clone();
                    running.spawn(async move { worker.work_on(lease).await });
                }
                Ok(None) => return,
                Err(error) => return tracing::error!(%error, "no session could be taken to be summarised"),
            }
        }
    }

    /// Until the next job is due.
    async fn pause(&self) -> Duration {
        let due = self.runtime.store.next_job_due(QUEUE).await.ok().flatten();
        let now = self.runtime.clock.now();
        due.map_or(IDLE, |due| Duration::from_nanos((due.as_nanos() - now.as_nanos()).max(0).unsigned_abs())).min(IDLE)
    }

    async fn work_on(&self, lease: Lease) {
        let ended = Ended::of(&lease.job);
        let done = match &ended {
            Ok(ended) => {
                let end = tokio::select! {
                    end = self.attempt(&lease, ended) => end,
                    end = self.hold(&lease) => end,
                };
                match end {
                    Some(end) => self.settle(&lease, ended, end).await,
                    None => return tracing::warn!(job = lease.job.id, "a summary was taken over by another worker"),
                }
            }
            Err(error) => {
                tracing::error!(job = lease.job.id, %error, "a job of another version is given up");
                self.finish(&lease, None).await
            }
        };
        if let Err(error) = done {
            tracing::error!(job = lease.job.id, %error, "how a summary ended could not be stored; it is made again");
        }
    }

    /// Renews the lease; returns when nobody wants the summary any more, with nothing when the job is another's.
    async fn hold(&self, lease: &Lease) -> Option<End> {
        loop {
            tokio::time::sleep(BEAT).await;
            match self.runtime.store.renew_lease(lease, LEASE).await {
                Ok(false) => {}
                Ok(true) => return Some(End::Nothing),
                Err(StoreError::Conflict { .. }) => return None,
                Err(error) => tracing::warn!(job = lease.job.id, %error, "the lease of a summary was not renewed"),
            }
        }
    }

    async fn attempt(&self, lease: &Lease, ended: &Ended) -> Option<End> {
        if lease.job.cancelled {
            return Some(End::Nothing);
        }
        if let Some(given_up) = lease.job.progress.as_deref().and_then(|it| serde_json::from_str(it).ok()) {
            return Some(End::GivenUp(given_up));
        }
        if lease.job.attempts > RETRIES.attempts {
            let reason = format!("The server stopped {} times while the summary was made.", RETRIES.attempts);
            return Some(End::Failed { reason, again: false });
        }
        let made = tokio::time::timeout(LONGEST, self.make(lease, ended)).await;
        let late = || Err(format!("The summary took longer than {} minutes.", LONGEST.as_secs() / 60));
        Some(made.unwrap_or_else(|_| late()).unwrap_or_else(|reason| End::Failed { reason, again: true }))
    }

    async fn make(&self, lease: &Lease, ended: &Ended) -> Result<End, String> {
        let (runtime, memory_id) = (&self.runtime, &ended.task.memory_id);
        let Some(agent) = self.agents.agent(&ended.scope).await? else { return Ok(End::Nothing) };
        let Some(rules) = agent.memory.filter(|_| agent.prompts.memory_summarization.enabled) else {
            return Ok(End::Nothing);
        };
        let turns = runtime.store.turns_of_ended(lease).await.map_err(|error| error.to_string())?;
        let summary = async {
            let past = runtime.recall(rules, &ended.scope, memory_id).await?;
            runtime.summarise(&agent, &turns, past).await
        };
        let summary = summary.await.map_err(|failure| failure.exception.message().unwrap_or_default().to_owned())?;
        Ok(summary.map_or(End::Nothing, |summary| End::Remembered(memory(ended, rules, summary))))
    }

    /// Writes down how a job ended, or when it is tried again.
    async fn settle(&self, lease: &Lease, ended: &Ended, end: End) -> Result<(), StoreError> {
        let (reason, again) = match end {
            End::Remembered(memory) => return self.finish(lease, Some(memory)).await,
            End::Nothing => return self.finish(lease, None).await,
            End::GivenUp(given_up) => return self.tell(lease, ended, given_up).await,
            End::Failed { reason, again } => (reason, again),
        };
        let Ended { scope, session_id, .. } = ended;
        if again {
            let mut transaction = self.runtime.store.begin().await?;
            if let Some(due) = transaction.retry_job(lease, &RETRIES).await? {
                let in_ms = due.as_millis() - self.runtime.clock.now().as_millis();
                tracing::warn!(
                    scope,
                    session_id,
                    reason,
                    in_ms,
                    "a session could not be summarised; it is tried again"
                );
                return transaction.commit().await;
            }
        }
        tracing::error!(scope, session_id, reason, "a session is not remembered");
        let attempts = lease.job.attempts.min(RETRIES.attempts);
        self.tell(lease, ended, GivenUp { attempts, reason, time_ms: self.runtime.clock.now().as_millis() }).await
    }

    /// Tells of a session that is not remembered, and takes its job out of the queue. What cannot be told is told again later, as
    /// often as a summary is tried.
    async fn tell(&self, lease: &Lease, ended: &Ended, given_up: GivenUp) -> Result<(), StoreError> {
        let Ended { scope, session_id, .. } = ended;
        let failed = FailedSummary {
            scope: scope.clone(),
            memory_id: ended.task.memory_id.clone(),
            session_id: session_id.clone(),
            attempts: given_up.attempts,
            reason: given_up.reason.clone(),
            time: Timestamp::from_millis(given_up.time_ms),
        };
        if let Err(reason) = self.failures.report(&failed).await {
            let mut transaction = self.runtime.store.begin().await?;
            if lease.job.progress.is_none() {
                let progress = serde_json::to_string(&given_up).unwrap_or_default();
                transaction.keep_progress(lease, &progress).await?;
            }
            let again = transaction.retry_job(lease, &RETRIES).await?.is_some();
            tracing::error!(scope, session_id, reason, again, "that a session is not remembered could not be told");
            if again {
                return transaction.commit().await;
            }
        }
        self.finish(lease, None).await
    }

    /// Takes the job out of its queue, and keeps the summary with it unless it was cancelled: none is kept twice.
    async fn finish(&self, lease: &Lease, memory: Option<Memory>) -> Result<(), StoreError> {
        let mut transaction = self.runtime.store.begin().await?;
        if let Some(memory) = memory
            && !transaction.job_is_cancelled(lease).await?
        {
            transaction.remember(&memory).await?;
        }
        transaction.finish_job(lease).await?;
        transaction.commit().await
    }
}

fn memory(ended: &Ended, rules: MemoryRules, summary: String) -> Memory {
    Memory {
        scope: ended.scope.clone(),
        memory_id: ended.task.memory_id.clone(),
        session_id: ended.session_id.clone(),
        started_ms: ended.started_ms,
        ended_ms: ended.ended_ms,
        expires_ms: rules.end_ms(ended.ended_ms),
        summary,
    }
}

impl fmt::Debug for Memories {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memories").finish_non_exhaustive()
    }
}
