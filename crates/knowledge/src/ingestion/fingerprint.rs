//! How a change of a document is noticed, and who noticed it.
//!
//! A record's fingerprint has five parts: marks of the content, of the metadata and of the way the document is read; the job that
//! wrote the record; and what that job counted it as. By the last two a job that goes on after a crash counts what it did before.

use std::fmt;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::source::Source;

/// Changes when the same file gives other chunks than before, because the code that reads it has changed.
const READER: u32 = 2;
/// Bytes of a mark: enough that two different contents never share one by chance.
const MARK: usize = 12;

/// What a job counted a document as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) content: Change,
    /// Whether its metadata changed since the last job.
    pub(super) metadata_modified: bool,
}

/// How a document's content differs from what the index had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    New,
    Modified,
    /// Only its metadata differ.
    Same,
}

/// A record's fingerprint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint {
    pub(super) content: String,
    pub(super) metadata: String,
    pub(super) reading: String,
    /// The job's id; `-` for a document that was given directly.
    pub(super) job: String,
    pub(super) outcome: Outcome,
}

impl Fingerprint {
    /// Reads what [`fmt::Display`] wrote; nothing when it is something else.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(' ').map(str::to_owned);
        let (content, metadata, reading, job) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let (content_change, metadata_modified) = match parts.next()?.as_str() {
            "new" => (Change::New, false),
            "new+metadata" => (Change::New, true),
            "modified" => (Change::Modified, false),
            "modified+metadata" => (Change::Modified, true),
            "same" => (Change::Same, false),
            "same+metadata" => (Change::Same, true),
            _ => return None,
        };
        let outcome = Outcome { content: content_change, metadata_modified };
        Some(Self { content, metadata, reading, job, outcome })
    }

    /// Whether the document is as it was, and is read as it was.
    pub(super) fn agrees(&self, other: &Self) -> bool {
        self.content == other.content && self.metadata == other.metadata && self.reading == other.reading
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let change = match self.outcome.content {
            Change::New => "new",
            Change::Modified => "modified",
            Change::Same => "same",
        };
        let metadata = if self.outcome.metadata_modified { "+metadata" } else { "" };
        write!(f, "{} {} {} {} {change}{metadata}", self.content, self.metadata, self.reading, self.job)
    }
}

/// The mark of something; never empty and without spaces.
pub(super) fn mark(bytes: impl AsRef<[u8]>) -> String {
    use fmt::Write as _;
    Sha256::digest(bytes).iter().take(MARK).fold(String::new(), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The mark of the way in which a data source's documents are read.
pub(super) fn reading(source: &Source) -> String {
    #[derive(Serialize)]
    struct Reading<'s>(
        u32,
        &'s super::Embedding,
        &'s Option<aws_wire::bedrock_agent::types::VectorIngestionConfiguration>,
    );
    let reading = Reading(READER, &source.embedding, &source.vector_ingestion);
    mark(serde_json::to_vec(&reading).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for content in [Change::New, Change::Modified, Change::Same] {
            for metadata_modified in [false, true] {
                let fingerprint = Fingerprint {
                    content: mark("a"),
                    metadata: "-".to_owned(),
                    reading: mark("b"),
                    job: "JOB".to_owned(),
                    outcome: Outcome { content, metadata_modified },
                };
                assert_eq!(Fingerprint::parse(&fingerprint.to_string()), Some(fingerprint));
            }
        }
        assert_eq!(Fingerprint::parse("something else"), None);
    }
}
