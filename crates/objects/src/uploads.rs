//! Multipart uploads as a list shows them.

use std::time::SystemTime;

/// An upload that was neither completed nor aborted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// The key of the object that it becomes.
    pub key: String,
    /// Its id.
    pub id: String,
    /// When it began.
    pub created: SystemTime,
}

/// Which uploads of a bucket are listed.
#[derive(Clone, Debug, Default)]
pub struct ListUploads {
    /// Only those of keys that begin so.
    pub prefix: String,
    /// Only those of greater keys; empty for all.
    pub after_key: String,
    /// With a key: also those of the key itself that have a greater id.
    pub after_id: Option<String>,
    /// How many.
    pub limit: u32,
}

/// A page of uploads, by key and id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UploadListing {
    /// The uploads.
    pub uploads: Vec<Upload>,
    /// Whether there are more.
    pub truncated: bool,
}
