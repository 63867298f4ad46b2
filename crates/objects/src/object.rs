//! What is known of an object, and what is asked of it.

use std::collections::BTreeMap;
use std::time::SystemTime;

use object_store::ObjectMeta;
use serde::{Deserialize, Serialize};

use crate::error::ObjectError;

/// An object in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectSummary {
    /// Its name in the bucket.
    pub key: String,
    /// Its size in bytes.
    pub size: u64,
    /// Changes whenever the content changes; without quotation marks.
    pub etag: String,
    /// When it was last written.
    pub last_modified: SystemTime,
}

impl From<ObjectMeta> for ObjectSummary {
    fn from(meta: ObjectMeta) -> Self {
        let ObjectMeta { location, last_modified, size, e_tag, version: _ } = meta;
        let etag = match e_tag {
            Some(etag) => etag.trim_matches('"').to_owned(),
            None => format!("{size:x}-{:x}", last_modified.timestamp_micros()),
        };
        Self { key: location.into(), size, etag, last_modified: last_modified.into() }
    }
}

/// An object without its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// What a list tells of it.
    pub summary: ObjectSummary,
    /// What its writer said of it.
    pub attributes: Attributes,
    /// The parts that it was uploaded in, in order; one for an object that was uploaded whole.
    pub parts: Vec<Part>,
}

impl Object {
    /// Whether it was uploaded in parts.
    #[must_use]
    pub fn is_multipart(&self) -> bool {
        self.summary.etag.contains('-')
    }
}

/// A part of an object or of an upload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its number, from 1.
    pub number: u32,
    /// Its size in bytes.
    pub size: u64,
    /// The MD5 of its bytes in hexadecimal digits.
    pub etag: String,
    /// The checksum that it was sent with.
    pub checksum: Option<Checksum>,
    /// When it was written.
    pub last_modified: SystemTime,
}

/// What the writer of an object says of it. All of it is given back as it came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Attributes {
    /// The media type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_type: Option<String>,
    /// How the content is encoded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_encoding: Option<String>,
    /// The natural language of the content.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_language: Option<String>,
    /// How a browser presents it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_disposition: Option<String>,
    /// How caches treat it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cache_control: Option<String>,
    /// When caches forget it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires: Option<String>,
    /// User metadata, names without `x-amz-meta-`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub metadata: BTreeMap<String, String>,
    /// Tags.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tags: BTreeMap<String, String>,
    /// The checksum that it was sent with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checksum: Option<Checksum>,
}

/// A checksum as S3 names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checksum {
    /// Such as `CRC32`.
    pub algorithm: String,
    /// In Base64; empty for an upload whose parts are to have such checksums.
    pub value: String,
}

/// What must hold of the object that is to be replaced or deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Condition {
    /// Nothing.
    #[default]
    None,
    /// There is none.
    Absent,
    /// There is one with this ETag.
    Matches(String),
}

impl Condition {
    /// Checks it before a write, against the ETag of the object that is there. There must be one that is to match.
    pub(crate) fn check_write(&self, etag: Option<&str>, bucket: &str, key: &str) -> Result<(), ObjectError> {
        match (self, etag) {
            (Self::Matches(_), None) => Err(ObjectError::NoObject { bucket: bucket.to_owned(), key: key.to_owned() }),
            _ => self.check(etag, bucket, key),
        }
    }

    /// Checks it against the ETag of the object that is there.
    pub(crate) fn check(&self, etag: Option<&str>, bucket: &str, key: &str) -> Result<(), ObjectError> {
        let holds = match self {
            Self::None => true,
            Self::Absent => etag.is_none(),
            Self::Matches(wanted) => etag == Some(wanted),
        };
        let (bucket, key) = (bucket.to_owned(), key.to_owned());
        if holds { Ok(()) } else { Err(ObjectError::Condition { bucket, key }) }
    }
}

/// A bucket in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BucketSummary {
    /// Its name.
    pub name: String,
    /// When it was created.
    pub created: SystemTime,
}
