//! What an index holds.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_wire::bedrock_agent::types::DocumentStatus;
use serde::{Deserialize, Serialize};
use store::Timestamp;

/// A unit vector; the cosine of two is their product.
pub type Vector = Vec<f32>;

/// What is known of a document beside its text, by name. Filters compare these values.
pub type Metadata = BTreeMap<String, MetadataValue>;

/// A value of a document's metadata.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MetadataValue {
    /// A boolean.
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A text.
    String(String),
    /// Several texts.
    StringList(Vec<String>),
}

/// Names a document.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DocumentKey {
    /// The data source it came with.
    pub data_source_id: String,
    /// Its id there: the `s3://` address of an object, or the id that a custom document was given.
    pub id: String,
}

/// Where a document can be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Location {
    /// An object, by its `s3://` address.
    S3(String),
    /// A document given directly, by its id.
    Custom(String),
}

/// Where a document is on its way into the index: AWS's states.
pub type DocumentState = DocumentStatus;

/// What an index knows of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct DocumentRecord {
    /// Its name.
    pub key: DocumentKey,
    /// Where it can be found.
    pub location: Location,
    /// Its state.
    pub state: DocumentState,
    /// Why it is in that state, where there is something to say.
    pub reason: Option<String>,
    /// Tells whether the document, its metadata or the way it is read has changed since. Opaque to the index.
    pub fingerprint: String,
    /// Its metadata, the reserved names (`x-amz-bedrock-kb-…`) included.
    pub metadata: Metadata,
    /// When the record was last written.
    pub updated_at: Timestamp,
}

/// A piece of a document that is searched and returned.
#[derive(Clone, Debug, PartialEq)]
pub struct Chunk {
    /// What is returned. Chunks of one parent share it.
    pub text: Arc<str>,
    /// Whether `text` is its parent's. Hits of children of one parent are one hit.
    pub is_child: bool,
    /// What is searched in the stead of `text`, where that is something else: of a child always.
    pub searched: Option<Arc<str>>,
    /// The chunk's own metadata, such as its page, beside the document's.
    pub metadata: Metadata,
    /// The embedding of what is searched.
    pub vector: Vector,
}
