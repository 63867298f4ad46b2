//! Documents, chunks and searches of tests.

use std::sync::Arc;

use knowledge::index::{
    Chunk, DocumentKey, DocumentRecord, DocumentState, Hit, Index, Location, Metadata, Query, SearchMode, Vector,
};
use store::Timestamp;

/// How long the tests' vectors are.
pub(crate) const DIMENSIONS: usize = 24;

pub(crate) fn key(id: &str) -> DocumentKey {
    DocumentKey { data_source_id: "SOURCE".to_owned(), id: id.to_owned() }
}

pub(crate) fn document(id: &str) -> DocumentRecord {
    DocumentRecord {
        key: key(id),
        location: Location::S3(format!("s3://bucket/{id}")),
        state: DocumentState::Indexed,
        reason: None,
        fingerprint: format!("fingerprint of {id}"),
        metadata: Metadata::new(),
        updated_at: Timestamp::from_millis(1_000),
    }
}

pub(crate) fn chunk(text: &str) -> Chunk {
    Chunk { text: text.into(), is_child: false, searched: None, metadata: Metadata::new(), vector: vector(text) }
}

pub(crate) fn child(parent: &Arc<str>, text: &str) -> Chunk {
    let text_of = Arc::clone(parent);
    Chunk {
        text: text_of,
        is_child: true,
        searched: Some(text.into()),
        metadata: Metadata::new(),
        vector: vector(text),
    }
}

/// A vector that depends on the text's words, so that texts with common words are near each other.
pub(crate) fn vector(text: &str) -> Vector {
    let mut vector = [0.01; DIMENSIONS];
    for word in text.split_whitespace() {
        // FNV-1a.
        let hash =
            |seed: u64| word.bytes().fold(seed, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        for seed in [0xcbf2_9ce4_8422_2325, 0x1234_5678_9abc_def1, 0x0fed_cba9_8765_4321] {
            vector[(hash(seed) >> 20) as usize % DIMENSIONS] += 1.0;
        }
    }
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.iter().map(|value| value / length).collect()
}

pub(crate) async fn find(index: &dyn Index, mode: SearchMode, question: &str) -> Vec<Hit> {
    let query = Query { text: question, vector: &vector(question), mode, filter: None, limit: 10 };
    index.search(&query).await.unwrap()
}

/// The texts of a document's hits, in order of the alphabet.
pub(crate) fn texts(hits: &[Hit], id: &str) -> Vec<String> {
    let mut texts: Vec<String> =
        hits.iter().filter(|hit| hit.document.id == id).map(|hit| hit.text.to_string()).collect();
    texts.sort();
    texts
}
