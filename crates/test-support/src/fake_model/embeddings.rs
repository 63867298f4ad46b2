//! Embeddings where the script says nothing else: computed from the words of a text, so that texts with words in common are near
//! each other. In the forms of OpenAI-compatible servers and of Bedrock's Titan and Cohere.

use serde_json::{Value, json};

/// The dimensions of the vectors unless others are asked for.
const DIMENSIONS: usize = 64;

/// The answer to a request for embeddings; `None` when it is none.
pub(super) fn answer(path: &str, request: &Value) -> Option<Value> {
    let dimensions = ["dimensions", "output_dimension"].iter().find_map(|name| request[*name].as_u64());
    let dimensions = dimensions.and_then(|number| usize::try_from(number).ok()).unwrap_or(DIMENSIONS).clamp(1, 4096);
    let embed = |texts: &Value| -> Option<Vec<Vec<f32>>> {
        texts.as_array()?.iter().map(|text| Some(vector(text.as_str()?, dimensions))).collect()
    };
    if path.ends_with("/embeddings") {
        let vectors = embed(&request["input"])?;
        // The last first: clients must go by the index.
        let data = vectors.into_iter().enumerate().rev().map(|(index, vector)| {
            let embedding = if request["encoding_format"] == "base64" { base64(&vector) } else { json!(vector) };
            json!({"object": "embedding", "index": index, "embedding": embedding})
        });
        let data: Vec<_> = data.collect();
        return Some(json!({"object": "list", "model": request["model"], "data": data}));
    }
    if let Some(text) = request["inputText"].as_str() {
        return Some(json!({"embedding": vector(text, dimensions), "inputTextTokenCount": 1}));
    }
    let vectors = embed(&request["texts"])?;
    Some(if request["embedding_types"].is_array() {
        json!({"response_type": "embeddings_by_type", "embeddings": {"float": vectors}})
    } else {
        json!({"response_type": "embeddings_floats", "embeddings": vectors})
    })
}

/// Counts a text's words, each at a place of its own; the first place counts every text, so that none is all zeros.
fn vector(text: &str, dimensions: usize) -> Vec<f32> {
    let mut vector = vec![0.0; dimensions];
    vector[0] = 0.5;
    for word in text.split(|character: char| !character.is_alphanumeric()).filter(|word| !word.is_empty()) {
        // FNV-1a: the same in every process.
        let hash = word
            .to_lowercase()
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        #[allow(clippy::cast_possible_truncation, reason = "the remainder fits")]
        let place = (hash % dimensions as u64) as usize;
        vector[place] += 1.0;
    }
    vector
}

/// Little-endian floats, as OpenAI sends them.
fn base64(vector: &[f32]) -> Value {
    use base64::Engine as _;
    let bytes: Vec<u8> = vector.iter().flat_map(|component| component.to_le_bytes()).collect();
    json!(base64::engine::general_purpose::STANDARD.encode(bytes))
}
