//! The record of an ingestion job: AWS's `IngestionJob` as a document of the store, which the API reads and lists.

use aws_smithy_types::DateTime;
use aws_wire::IsoTime;
use aws_wire::bedrock_agent::types::{IngestionJob, IngestionJobStatistics, IngestionJobStatus};
use store::documents::{Key, Kind};
use store::{StoreError, Timestamp, Transaction};

/// The kind of document that an ingestion job's record is.
pub const INGESTION_JOB: Kind = Kind::new("ingestion-job");

/// What a job's record says of how it goes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Account {
    pub(super) statistics: IngestionJobStatistics,
    pub(super) failure_reasons: Vec<String>,
}

/// Writes how a job goes, where that is known, why it does not, and its state. One that is being stopped stays so until it is over, and
/// one that goes on where another attempt ended has done no less than that had until it is complete. A record that is gone, with its
/// data source, is nobody's business any more.
pub(super) async fn write(
    transaction: &mut Transaction<'_>,
    key: Key<'_>,
    status: IngestionJobStatus,
    account: Option<Account>,
    reason: Option<String>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(document) = transaction.get(key).await? else { return Ok(()) };
    let mut job: IngestionJob = document.parse()?;
    let over = !matches!(status, IngestionJobStatus::Starting | IngestionJobStatus::InProgress);
    if over || job.status != IngestionJobStatus::Stopping {
        job.status = status;
    }
    if let Some(Account { statistics, failure_reasons }) = account {
        job.statistics = Some(match job.statistics.take() {
            Some(before) if status != IngestionJobStatus::Complete => most(before, statistics),
            _ => statistics,
        });
        job.failure_reasons = (!failure_reasons.is_empty()).then_some(failure_reasons);
    }
    job.updated_at = iso(now);
    if let Some(reason) = reason {
        job.failure_reasons.get_or_insert_default().insert(0, reason);
    }
    transaction.update(key, "", &job, now).await
}

/// The greater of each count.
fn most(one: IngestionJobStatistics, other: IngestionJobStatistics) -> IngestionJobStatistics {
    macro_rules! most {
        ($($count:ident),+ $(,)?) => { IngestionJobStatistics { $($count: one.$count.max(other.$count)),+ } };
    }
    most! {
        number_of_documents_deleted,
        number_of_documents_failed,
        number_of_documents_scanned,
        number_of_documents_skipped,
        number_of_metadata_documents_modified,
        number_of_metadata_documents_scanned,
        number_of_modified_documents_indexed,
        number_of_new_documents_indexed,
    }
}

/// A time in AWS's form.
pub(super) fn iso(time: Timestamp) -> IsoTime {
    // Every count of nanoseconds that an i64 holds is a time between the years 1677 and 2262.
    let seconds = time.as_nanos().div_euclid(1_000_000_000);
    let nanos = time.as_nanos().rem_euclid(1_000_000_000);
    IsoTime(DateTime::from_secs_and_nanos(seconds, u32::try_from(nanos).unwrap_or(0)))
}
