//! The workers: they take jobs, hold them while they work, and write down how they ended.

use std::time::Duration;

use aws_wire::bedrock_agent::types::IngestionJobStatus;
use store::StoreError;
use store::documents::Key;
use store::jobs::Lease;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::Ingestion;
use super::deletion::Removal;
use super::failure::Failure;
use super::record::{self, Account, INGESTION_JOB};
use super::sync::Sync;
use super::work::{QUEUE, RETRIES, Work};
use crate::index::DocumentState;

/// For how long a job is taken at a time.
const LEASE: Duration = Duration::from_secs(60);
/// How often the lease is renewed.
const BEAT: Duration = Duration::from_secs(10);
/// For how long a worker without work waits at the most before it looks again.
const IDLE: Duration = Duration::from_secs(60);

/// How a job ended.
enum End {
    Done,
    Stopped,
    /// With why, and whether it may go better later.
    Failed(String, bool),
}

/// How an attempt at a job ended, with what the record of an ingestion job says then, and the progress that is still to be kept.
struct Attempt {
    end: End,
    account: Option<Account>,
    progress: Option<Removal>,
}

impl From<End> for Attempt {
    fn from(end: End) -> Self {
        Self { end, account: None, progress: None }
    }
}

impl Ingestion {
    /// Works until the ingestion is closed.
    pub(super) async fn work(&self) {
        let mut news = self.wake.subscribe();
        loop {
            news.borrow_and_update();
            let one = async {
                tokio::select! { () = self.closing.cancelled() => None, ran = self.run_one() => Some(ran) }
            };
            match one.await {
                None => return,
                Some(Ok(true)) => {
                    // What waited for this job's lane can run now.
                    self.wake();
                    continue;
                }
                Some(Ok(false)) => {}
                Some(Err(error)) => tracing::error!(%error, "no ingestion job could be taken"),
            }
            let pause = self.pause().await;
            tokio::select! {
                () = self.closing.cancelled() => return,
                _ = news.changed() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    /// Takes a job and runs it, if there is one.
    pub(super) async fn run_one(&self) -> Result<bool, StoreError> {
        let Some(lease) = self.parts.store.take_job(QUEUE, LEASE).await? else { return Ok(false) };
        if let Err(error) = self.run_job(&lease).await {
            tracing::error!(job = lease.job.id, %error, "how an ingestion job ended could not be written down; it runs again later");
        }
        Ok(true)
    }

    /// Until the next job is due.
    async fn pause(&self) -> Duration {
        let due = self.parts.store.next_job_due(QUEUE).await.ok().flatten();
        let now = self.parts.clock.now();
        due.map_or(IDLE, |due| Duration::from_nanos((due.as_nanos() - now.as_nanos()).max(0).unsigned_abs())).min(IDLE)
    }

    async fn run_job(&self, lease: &Lease) -> Result<(), StoreError> {
        let work: Work = match serde_json::from_str(&lease.job.body) {
            Ok(work) => work,
            Err(error) => {
                tracing::error!(job = lease.job.id, %error, "a job of another version cannot be read and is given up");
                let mut transaction = self.parts.store.begin().await?;
                transaction.finish_job(lease).await?;
                return transaction.commit().await;
            }
        };
        if lease.job.attempts > RETRIES.attempts {
            let reason = format!("the server stopped {} times while it did this and got no further", RETRIES.attempts);
            return self.settle(lease, &work, End::Failed(reason, false).into()).await;
        }
        let stop = CancellationToken::new();
        if lease.job.cancelled {
            stop.cancel();
        }
        let news = self.wake.subscribe();
        tokio::select! {
            attempt = self.attempt(lease, &work, &stop) => self.settle(lease, &work, attempt).await,
            () = self.hold(lease, &stop, news) => {
                tracing::warn!(job = lease.job.id, "an ingestion job was taken over by another worker");
                Ok(())
            }
        }
    }

    /// Renews the lease, and cancels `stop` when the job is to be given up. Returns when the job is another's.
    async fn hold(&self, lease: &Lease, stop: &CancellationToken, mut news: watch::Receiver<()>) {
        loop {
            match self.parts.store.renew_lease(lease, LEASE).await {
                Ok(false) => {}
                Ok(true) => stop.cancel(),
                Err(StoreError::Conflict { .. }) => return,
                Err(error) => {
                    tracing::warn!(job = lease.job.id, %error, "the lease of an ingestion job was not renewed")
                }
            }
            tokio::select! {
                // The sender lives as long as the ingestion.
                _ = news.changed() => {}
                () = tokio::time::sleep(BEAT) => {}
            }
        }
    }

    async fn attempt(&self, lease: &Lease, work: &Work, stop: &CancellationToken) -> Attempt {
        if stop.is_cancelled() {
            return End::Stopped.into();
        }
        if let Work::Sync { source, parent, ingestion_job_id } = work {
            let key = Key::new(INGESTION_JOB, parent, ingestion_job_id);
            let sync = match Sync::begin(&self.parts, lease, source, key).await {
                Ok(sync) => sync,
                Err(failure) => return End::from(Err(failure)).into(),
            };
            let end = or_stopped(stop, sync.run()).await;
            let (account, progress) = sync.end().await;
            return Attempt { end, account: Some(account), progress };
        }
        let writes = TaskTracker::new();
        let end = or_stopped(stop, self.small(lease, work, &writes)).await;
        // What is being written is there before the next job of the lane begins, which may be to remove it.
        writes.close();
        writes.wait().await;
        end.into()
    }

    /// Does a job that is about one document, or about all at once.
    async fn small(&self, lease: &Lease, work: &Work, writes: &TaskTracker) -> Result<(), Failure> {
        let parts = &self.parts;
        match work {
            Work::Sync { .. } => Ok(()),
            Work::Put { source, document } => parts.put_given(lease, source, document, writes).await,
            Work::Remove { source, location } => {
                let index = parts.open_index(source).await?;
                Ok(index.remove(&[source.key(super::source::id(location))]).await?)
            }
            Work::RemoveSource { source } => {
                Ok(parts.open_index(source).await?.remove_source(&source.data_source_id).await?)
            }
            Work::RemoveKnowledgeBase { knowledge_base_id } => Ok(parts.indexes.delete(knowledge_base_id).await?),
        }
    }

    /// Writes down how a job ended, or why it is tried again.
    async fn settle(&self, lease: &Lease, work: &Work, attempt: Attempt) -> Result<(), StoreError> {
        let Attempt { end, account, progress } = attempt;
        let (status, reason) = match end {
            End::Done => (IngestionJobStatus::Complete, None),
            End::Stopped => (IngestionJobStatus::Stopped, None),
            End::Failed(reason, again) => {
                if again && self.put_off(lease, work, (account.clone(), progress), &reason).await? {
                    return Ok(());
                }
                tracing::warn!(job = lease.job.id, reason, "an ingestion job failed");
                self.note_failure(lease, work, &reason).await;
                (IngestionJobStatus::Failed, Some(reason))
            }
        };
        let mut transaction = self.parts.store.begin().await?;
        if let Work::Sync { parent, ingestion_job_id, .. } = work {
            let key = Key::new(INGESTION_JOB, parent, ingestion_job_id);
            record::write(&mut transaction, key, status, account, reason, self.parts.clock.now()).await?;
        }
        transaction.finish_job(lease).await?;
        transaction.commit().await
    }

    /// Gives a job that failed back for another attempt; says whether there is to be one.
    async fn put_off(
        &self,
        lease: &Lease,
        work: &Work,
        (account, progress): (Option<Account>, Option<Removal>),
        reason: &str,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.parts.store.begin().await?;
        if let Some(progress) = progress {
            transaction.keep_progress(lease, &progress.to_json()).await?;
        }
        let Some(due) = transaction.retry_job(lease, &RETRIES).await? else { return Ok(false) };
        let now = self.parts.clock.now();
        let seconds = (due.as_nanos() - now.as_nanos()) / 1_000_000_000;
        tracing::warn!(job = lease.job.id, reason, seconds, "an ingestion job failed and is tried again");
        if let Work::Sync { parent, ingestion_job_id, .. } = work {
            let key = Key::new(INGESTION_JOB, parent, ingestion_job_id);
            let reason = Some(format!("{reason}; it is tried again in {seconds} seconds"));
            record::write(&mut transaction, key, IngestionJobStatus::InProgress, account, reason, now).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    /// Notes that a document which was given directly failed with its job.
    async fn note_failure(&self, lease: &Lease, work: &Work, reason: &str) {
        let Work::Put { source, document } = work else { return };
        let noted = self.parts.refuse_given(source, document, DocumentState::Failed, reason.to_owned()).await;
        if let Err(failure) = noted {
            tracing::error!(job = lease.job.id, ?failure, "the failure of a document could not be noted");
        }
    }
}

impl From<Result<(), Failure>> for End {
    fn from(result: Result<(), Failure>) -> Self {
        match result {
            Ok(()) => Self::Done,
            Err(Failure::Job { reason, again }) => Self::Failed(reason, again),
            Err(Failure::Document(reason) | Failure::Ignored(reason)) => Self::Failed(reason, false),
        }
    }
}

/// Does the work unless it is stopped.
async fn or_stopped(stop: &CancellationToken, work: impl Future<Output = Result<(), Failure>>) -> End {
    tokio::select! {
        biased;
        () = stop.cancelled() => End::Stopped,
        result = work => End::from(result),
    }
}
