//! What a job of the queue says is to be done.

use aws_wire::bedrock_agent::types::{CustomS3Location, MetadataAttribute};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use store::jobs::{Queue, Retries};

use super::source::Source;
use crate::index::Location;

/// The queue of all that an ingestion does.
pub(super) const QUEUE: Queue = Queue::new("ingestion");
/// How often a job is tried without getting on: over half an hour, long enough for a model server to be started again.
pub(super) const RETRIES: Retries =
    Retries { attempts: 8, first: Duration::from_secs(10), longest: Duration::from_secs(600) };

/// The body of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Work {
    /// Bring the index up to date with a data source.
    Sync {
        source: Source,
        /// Where the job's record lies.
        parent: String,
        ingestion_job_id: String,
    },
    /// Index one document that was given directly.
    Put { source: Source, document: Given },
    /// Remove one document.
    Remove { source: Source, location: Location },
    /// Remove all documents of a data source.
    RemoveSource { source: Source },
    /// Remove the index of a knowledge base.
    RemoveKnowledgeBase { knowledge_base_id: String },
}

/// A document that was given directly. Content that came with the request is the job's attachment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Given {
    pub(super) location: Location,
    pub(super) content: GivenContent,
    pub(super) metadata: GivenMetadata,
}

/// Where the content of a given document is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum GivenContent {
    /// In an object.
    Object { bucket: String, key: String },
    /// Attached, as text.
    Text,
    /// Attached, of this media type.
    Bytes { mime_type: String },
}

/// Where the metadata of a given document are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum GivenMetadata {
    /// Nowhere: there are none.
    None,
    /// In the request.
    Inline(Vec<MetadataAttribute>),
    /// In an object that has the form of a sidecar.
    Object(CustomS3Location),
}

/// The state of a document that a job is about.
impl Work {
    /// The document that the job is about, and whether it is to be removed.
    pub(super) fn document(&self) -> Option<(&Location, bool)> {
        match self {
            Self::Put { document, .. } => Some((&document.location, false)),
            Self::Remove { location, .. } => Some((location, true)),
            Self::Sync { .. } | Self::RemoveSource { .. } | Self::RemoveKnowledgeBase { .. } => None,
        }
    }
}
