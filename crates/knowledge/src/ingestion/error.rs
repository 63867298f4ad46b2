//! Why a request about ingestion is refused.

use aws_wire::bedrock_agent::types::IngestionJobStatus;
use store::StoreError;

use crate::index::IndexError;

/// A request that is not carried out. Nothing has changed then, if the caller drops its transaction.
#[derive(Debug, thiserror::Error)]
pub enum IngestionError {
    /// Another ingestion job of the data source is not over: a conflict.
    #[error("an ingestion job of data source {data_source_id} is running; wait for its end or stop it")]
    Running {
        /// The data source.
        data_source_id: String,
    },
    /// There is no such ingestion job.
    #[error("there is no ingestion job {ingestion_job_id}")]
    NoJob {
        /// The job's id.
        ingestion_job_id: String,
    },
    /// The job is over, or is being stopped already: a conflict.
    #[error("ingestion job {ingestion_job_id} is {status} and cannot be stopped")]
    NotRunning {
        /// The job's id.
        ingestion_job_id: String,
        /// Its state.
        status: IngestionJobStatus,
    },
    /// Too much waits already: to be asked for again later.
    #[error(
        "{waiting} documents and jobs of knowledge base {knowledge_base_id} wait to be ingested; send more when they are done"
    )]
    TooMany {
        /// The knowledge base.
        knowledge_base_id: String,
        /// How many wait.
        waiting: u64,
    },
    /// A part of the request cannot be used.
    #[error("{place}: {problem}")]
    Invalid {
        /// The part, such as `documents[2].content`.
        place: String,
        /// What is wrong, and what to do.
        problem: String,
    },
    /// The index failed.
    #[error(transparent)]
    Index(#[from] IndexError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
