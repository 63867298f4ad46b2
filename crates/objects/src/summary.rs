//! What a list or a look at an object tells of it.

use std::time::SystemTime;

use object_store::ObjectMeta;

/// An object without its content.
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
