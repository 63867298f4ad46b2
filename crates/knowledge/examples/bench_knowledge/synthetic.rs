//! Chunks that were never written: vectors in clusters, words as frequent as in a language.

use knowledge::index::{Chunk, DocumentKey, DocumentRecord, DocumentState, Location, Metadata, MetadataValue};
use store::Timestamp;

pub(crate) const DIMENSIONS: usize = 384;
pub(crate) const CHUNKS_OF_A_DOCUMENT: usize = 20;
/// A filter for one group lets one document in a hundred pass.
pub(crate) const GROUPS: usize = 100;
const WORDS_OF_A_CHUNK: usize = 100;
const VOCABULARY: f64 = 60_000.0;

/// SplitMix64.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0xD1B5_4A32_D192_ED03))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    fn uniform(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Nearly normally distributed: the sum of four numbers of 16 bits.
    fn normal(&mut self) -> f32 {
        let bits = self.next();
        let sum: u64 = (0..4).map(|part| bits >> (16 * part) & 0xffff).sum();
        (sum as f32 - 131_070.0) / 37_837.0
    }
}

/// A vector: a place in one of many clusters, which lie in groups themselves.
pub(crate) fn vector(random: &mut Random, clusters: u64) -> Vec<f32> {
    let cluster = random.next() % clusters;
    let (mut outer, mut inner) = (Random::new(1_000_003 + cluster / 50), Random::new(2_000_003 + cluster));
    let mut vector: Vec<f32> =
        (0..DIMENSIONS).map(|_| 0.6 * outer.normal() + 0.6 * inner.normal() + random.normal()).collect();
    let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
    vector.iter_mut().for_each(|value| *value /= length);
    vector
}

/// So many words; the n-th commonest is about 1/n as frequent as the first.
pub(crate) fn text(random: &mut Random, words: usize) -> String {
    let word =
        |random: &mut Random| format!("w{}", (VOCABULARY.powf(random.uniform()) + 8.0 * random.uniform()) as u64);
    (0..words).map(|_| word(random)).collect::<Vec<_>>().join(" ")
}

pub(crate) const fn clusters(chunks: usize) -> u64 {
    (chunks / 100 + 1) as u64
}

pub(crate) fn document(number: usize, chunks: usize) -> (DocumentRecord, Vec<Chunk>) {
    let mut random = Random::new(number as u64 + 1);
    let id = format!("s3://bucket/folder/{number}.md");
    let metadata = Metadata::from([
        ("x-amz-bedrock-kb-source-uri".to_owned(), MetadataValue::String(id.clone())),
        ("group".to_owned(), MetadataValue::Number((number % GROUPS) as f64)),
        ("language".to_owned(), MetadataValue::String(["en", "pt", "ja"][number % 3].to_owned())),
    ]);
    let parts = (0..CHUNKS_OF_A_DOCUMENT)
        .map(|_| Chunk {
            text: text(&mut random, WORDS_OF_A_CHUNK).into(),
            is_child: false,
            searched: None,
            metadata: Metadata::new(),
            vector: vector(&mut random, clusters(chunks)),
        })
        .collect();
    let record = DocumentRecord {
        key: DocumentKey { data_source_id: "SOURCE".to_owned(), id: id.clone() },
        location: Location::S3(id),
        state: DocumentState::Indexed,
        reason: None,
        fingerprint: number.to_string(),
        metadata,
        updated_at: Timestamp::from_millis(0),
    };
    (record, parts)
}
