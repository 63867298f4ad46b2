//! InvokeModel for embedding models: programs that send the bodies of Titan's and Cohere's models are answered by any.

use aws_wire::Document;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::table::base_id;
use crate::{EmbeddingRequest, EmbeddingUse, ModelError};

/// The most texts of a request to Cohere's models.
const MOST_TEXTS: usize = 96;
/// The longest text, in bytes; AWS's own limit is 50,000 characters.
const LONGEST_TEXT: usize = 200_000;

/// A body that was read: what is to be embedded, and how the answer is to look.
#[derive(Debug)]
pub struct Served {
    /// What is to be embedded.
    pub request: EmbeddingRequest,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `embedding`, and `embeddingsByType` where types were asked for.
    Titan { types: Option<Types> },
    /// `embeddings`, plain or by type.
    Cohere { by_type: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Types {
    float: bool,
    binary: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct TitanBody {
    input_text: String,
    dimensions: Option<u32>,
    // Vectors have length 1 either way: MiniLM and many others know no other.
    #[serde(rename = "normalize")]
    _normalize: Option<bool>,
    embedding_types: Option<Vec<TitanType>>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum TitanType {
    Float,
    Binary,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CohereBody {
    texts: Vec<String>,
    input_type: InputType,
    // Texts are cut at their end; where models say no limit, a text that is to be refused for its length is cut as well.
    #[serde(rename = "truncate")]
    _truncate: Option<Truncate>,
    embedding_types: Option<Vec<CohereType>>,
    output_dimension: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum InputType {
    SearchDocument,
    SearchQuery,
    Classification,
    Clustering,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
enum Truncate {
    None,
    End,
    Right,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum CohereType {
    Float,
}

/// Whether an id names an embedding model whose bodies are known here.
#[must_use]
pub fn is_embedding_model(model_id: &str) -> bool {
    is_titan(model_id) || is_cohere(model_id)
}

fn is_titan(model_id: &str) -> bool {
    let id = base_id(model_id);
    id.starts_with("amazon.titan-embed-text") || id.starts_with("amazon.titan-embed-g1-text")
}

fn is_cohere(model_id: &str) -> bool {
    base_id(model_id).starts_with("cohere.embed")
}

/// Reads the body of a request to an embedding model.
///
/// # Errors
/// [`ModelError::Validation`] with what is wrong or cannot be honoured: images, other types than floats (and Titan's binary ones),
/// cutting texts at their start.
pub fn read(model_id: &str, body: &[u8]) -> Result<Served, ModelError> {
    let (texts, purpose, dimensions, form);
    if is_titan(model_id) {
        let body: TitanBody = parse(body)?;
        let types = body.embedding_types.map(|types| Types {
            float: types.contains(&TitanType::Float),
            binary: types.contains(&TitanType::Binary),
        });
        (texts, purpose, dimensions) = (vec![body.input_text], EmbeddingUse::Document, body.dimensions);
        form = Form::Titan { types };
    } else {
        let body: CohereBody = parse(body)?;
        purpose = match body.input_type {
            InputType::SearchQuery => EmbeddingUse::Query,
            InputType::SearchDocument | InputType::Classification | InputType::Clustering => EmbeddingUse::Document,
        };
        (texts, dimensions) = (body.texts, body.output_dimension);
        form = Form::Cohere { by_type: body.embedding_types.is_some() };
    }
    if texts.is_empty() || texts.len() > MOST_TEXTS {
        return Err(malformed(&format!("#/texts: expected 1 to {MOST_TEXTS} texts, found {}", texts.len())));
    }
    if let Some(text) = texts.iter().find(|text| text.is_empty() || text.len() > LONGEST_TEXT) {
        let found = text.len();
        return Err(malformed(&format!("a text has {found} bytes, expected 1 to {LONGEST_TEXT}")));
    }
    Ok(Served { request: EmbeddingRequest { model_id: model_id.to_owned(), texts, purpose, dimensions }, form })
}

fn parse<'b, T: Deserialize<'b>>(body: &'b [u8]) -> Result<T, ModelError> {
    serde_json::from_slice(body).map_err(|error| malformed(&error.to_string()))
}

fn malformed(problem: &str) -> ModelError {
    ModelError::validation(format!("Malformed input request: {problem}, please reformat your input and try again."))
}

impl Served {
    /// About how many tokens the texts have: four bytes each.
    #[must_use]
    pub fn tokens(&self) -> u32 {
        let tokens = self.request.texts.iter().map(|text| text.len().div_ceil(4)).sum::<usize>();
        u32::try_from(tokens).unwrap_or(u32::MAX)
    }

    /// The model's answer in the provider's form; `id` names it.
    #[must_use]
    pub fn answer(&self, vectors: &[Vec<f32>], id: &str) -> Document {
        match self.form {
            Form::Titan { types } => titan(vectors.first().map_or(&[], Vec::as_slice), types, self.tokens()),
            Form::Cohere { by_type } => {
                let (kind, embeddings) = if by_type {
                    ("embeddings_by_type", json!({"float": vectors}))
                } else {
                    ("embeddings_floats", json!(vectors))
                };
                json!({"id": id, "texts": self.request.texts, "response_type": kind, "embeddings": embeddings})
            }
        }
    }
}

/// Without types the vector stands in both places, as Titan v2 has it; with types, the float one only where it was asked for.
fn titan(vector: &[f32], types: Option<Types>, tokens: u32) -> Value {
    let Types { float, binary } = types.unwrap_or(Types { float: true, binary: false });
    let (mut answer, mut by_type) = (json!({"inputTextTokenCount": tokens}), json!({}));
    if float {
        answer["embedding"] = json!(vector);
        by_type["float"] = json!(vector);
    }
    if binary {
        by_type["binary"] = vector.iter().map(|&component| u8::from(component > 0.0)).collect();
    }
    answer["embeddingsByType"] = by_type;
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn served(model_id: &str, body: Value) -> Result<Served, ModelError> {
        read(model_id, body.to_string().as_bytes())
    }

    #[test]
    fn titan_answers_with_the_types_that_were_asked_for() {
        let arn = "arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-embed-text-v2:0";
        assert!(is_embedding_model(arn) && is_embedding_model("us.cohere.embed-v4:0"));
        assert!(!is_embedding_model("amazon.titan-text-express-v1"));
        let plain = served(arn, json!({"inputText": "hello", "dimensions": 256, "normalize": true})).unwrap();
        assert_eq!((plain.request.dimensions, plain.request.texts.as_slice()), (Some(256), &["hello".to_owned()][..]));
        let vectors = [vec![0.5, -0.5]];
        assert_eq!(
            plain.answer(&vectors, "x"),
            json!({"embedding": [0.5, -0.5], "inputTextTokenCount": 2, "embeddingsByType": {"float": [0.5, -0.5]}})
        );
        let binary = served(arn, json!({"inputText": "hello", "embeddingTypes": ["binary"]})).unwrap();
        assert_eq!(
            binary.answer(&vectors, "x"),
            json!({"inputTextTokenCount": 2, "embeddingsByType": {"binary": [1, 0]}})
        );
    }

    #[test]
    fn cohere_answers_plain_or_by_type() {
        let body = json!({"texts": ["a", "b"], "input_type": "search_query"});
        let plain = served("cohere.embed-english-v3", body.clone()).unwrap();
        assert_eq!(plain.request.purpose, EmbeddingUse::Query);
        let vectors = [vec![1.0], vec![-1.0]];
        assert_eq!(
            plain.answer(&vectors, "x"),
            json!({"id": "x", "texts": ["a", "b"], "response_type": "embeddings_floats", "embeddings": [[1.0], [-1.0]]})
        );
        let mut typed = body;
        typed["embedding_types"] = json!(["float"]);
        let answer = served("cohere.embed-v4:0", typed).unwrap().answer(&vectors, "x");
        assert_eq!(answer["embeddings"], json!({"float": [[1.0], [-1.0]]}));
    }

    #[test]
    fn what_cannot_be_honoured_is_refused() {
        let many: Vec<_> = (0..97).map(|n| n.to_string()).collect();
        for (model, body) in [
            ("amazon.titan-embed-text-v1", json!({})),
            ("amazon.titan-embed-text-v1", json!({"inputText": ""})),
            ("amazon.titan-embed-text-v2:0", json!({"inputText": "a", "embeddingTypes": ["int8"]})),
            ("cohere.embed-english-v3", json!({"texts": ["a"]})),
            ("cohere.embed-english-v3", json!({"texts": [], "input_type": "clustering"})),
            ("cohere.embed-english-v3", json!({"texts": many, "input_type": "clustering"})),
            ("cohere.embed-english-v3", json!({"texts": ["a"], "input_type": "image"})),
            ("cohere.embed-english-v3", json!({"texts": ["a"], "input_type": "clustering", "truncate": "START"})),
            ("cohere.embed-v4:0", json!({"images": ["data:"], "input_type": "clustering"})),
        ] {
            let error = served(model, body.clone()).unwrap_err();
            assert!(matches!(error, ModelError::Validation { .. }), "{body}: {error}");
        }
    }
}
