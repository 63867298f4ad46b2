//! Queries and what they find.

use std::sync::Arc;

use super::filter::Filter;
use super::record::{DocumentKey, Location, Metadata};

/// How chunks are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchMode {
    /// By vectors alone.
    Semantic,
    /// By words alone. No API asks for it; it is what hybrid search is measured against.
    FullText,
    /// By vectors and words, the two rankings fused.
    Hybrid,
}

/// A search.
#[derive(Clone, Debug)]
pub struct Query<'q> {
    /// The question.
    pub text: &'q str,
    /// Its embedding.
    pub vector: &'q [f32],
    /// How to look.
    pub mode: SearchMode,
    /// What a chunk's document must be like; applied before the best are chosen.
    pub filter: Option<&'q Filter>,
    /// How many hits are wanted, from 1.
    pub limit: usize,
}

/// A chunk that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Names the chunk as long as its document does not change: AWS's `x-amz-bedrock-kb-chunk-id`.
    pub chunk_id: String,
    /// The document it belongs to.
    pub document: DocumentKey,
    /// Where that can be found.
    pub location: Location,
    /// The chunk's text; of a child, its parent's.
    pub text: Arc<str>,
    /// The document's metadata and the chunk's own.
    pub metadata: Metadata,
    /// How good it is, from 0 to 1, greater is better; comparable within one search only.
    pub score: f64,
}
