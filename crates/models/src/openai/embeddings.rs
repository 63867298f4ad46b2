//! Embeddings of OpenAI-compatible servers: OpenAI, vLLM, Ollama, llama.cpp, text-embeddings-inference.

use std::borrow::Cow;
use std::sync::Arc;

use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use serde::{Deserialize, Serialize};

use crate::embedding::batches::Batches;
use crate::embedding::cut;
use crate::http::{HttpClient, HttpConfig};
use crate::secret::Secret;
use crate::timer::Timer;
use crate::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, ModelError};

/// The most bytes of a request's texts. OpenAI takes 300,000 tokens a request.
const REQUEST_BYTES: usize = 300_000;
/// Most requests at one time for one call.
const PARALLEL: usize = 4;
/// The largest answer, in bytes.
const LARGEST_ANSWER: usize = 64 << 20;

/// How an OpenAI-compatible server is asked for embeddings.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenAiEmbeddingsConfig {
    /// Where: what comes before `/embeddings`, and with how much patience.
    pub http: HttpConfig,
    /// The model's name on the server; the id of the request when absent.
    pub model: Option<String>,
    /// Sent as a bearer token.
    pub api_key: Option<Secret>,
    /// Most texts of a request, from 1.
    pub batch_size: usize,
    /// The most bytes of a text that are sent, since servers refuse texts that are longer than their model reads.
    pub text_bytes: usize,
    /// Ask for the dimensions that are wanted. Not every server takes that.
    pub send_dimensions: bool,
    /// Ask for vectors in base64, which are half as large on the way; answers are read in either form.
    pub base64: bool,
    /// Stands before texts that search.
    pub query_prefix: String,
    /// Stands before texts that will be searched.
    pub document_prefix: String,
    /// The length of the model's vectors, where it is known; else that of well-known models.
    pub dimensions: Option<u32>,
}

impl OpenAiEmbeddingsConfig {
    /// The defaults for a server: no key, the model that the request names, 32 texts a request of 24,000 bytes each: at most some
    /// 8,000 tokens in every script.
    pub fn new(http: HttpConfig) -> Self {
        Self {
            http,
            model: None,
            api_key: None,
            batch_size: 32,
            text_bytes: 24_000,
            send_dimensions: true,
            base64: false,
            query_prefix: String::new(),
            document_prefix: String::new(),
            dimensions: None,
        }
    }
}

/// An embedding model on an OpenAI-compatible server.
pub struct OpenAiEmbeddings {
    config: OpenAiEmbeddingsConfig,
    client: HttpClient,
}

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    input: &'a [&'a str],
    #[serde(skip_serializing_if = "Option::is_none")]
    dimensions: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding_format: Option<&'static str>,
}

#[derive(Deserialize)]
struct Answer {
    data: Vec<Embedding>,
}

#[derive(Deserialize)]
struct Embedding {
    embedding: Numbers,
    /// Which of the inputs it is for; some servers leave it out and keep the order.
    index: Option<usize>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Numbers {
    Plain(Vec<f32>),
    Base64(String),
}

impl OpenAiEmbeddings {
    /// A model that is asked as `config` says. Nothing is connected yet.
    pub fn new(config: OpenAiEmbeddingsConfig, timer: Arc<dyn Timer>) -> Self {
        Self { client: HttpClient::new(config.http.clone(), timer), config }
    }

    async fn ask(&self, model: &str, dimensions: Option<u32>, texts: &[&str]) -> Result<Vec<Vec<f32>>, ModelError> {
        let dimensions = dimensions.filter(|_| self.config.send_dimensions);
        let encoding_format = self.config.base64.then_some("base64");
        let body = serde_json::to_vec(&Body { model, input: texts, dimensions, encoding_format })
            .map_err(|error| ModelError::model(format!("The request cannot be written as JSON: {error}")))?;
        let body = Bytes::from(body);
        let prepare = || self.http_request(body.clone());
        let answer: Answer = self.client.document(&prepare, self.secrets(), LARGEST_ANSWER).await?;
        let mut vectors = vec![Vec::new(); texts.len()];
        for (place, embedding) in answer.data.into_iter().enumerate() {
            let index = embedding.index.unwrap_or(place);
            let vector = vectors.get_mut(index).filter(|vector| vector.is_empty()).ok_or_else(|| {
                ModelError::unreadable(format!("The embedding model gave a vector too many, with index {index}."))
            })?;
            *vector = embedding.embedding.read()?;
        }
        Ok(vectors)
    }

    fn http_request(&self, body: Bytes) -> Result<http::Request<Bytes>, ModelError> {
        let mut request = http::Request::post(self.client.url("/embeddings"))
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT, "application/json");
        if let Some(key) = &self.config.api_key {
            request = request.header(AUTHORIZATION, key.header("Bearer ")?);
        }
        request.body(body).map_err(|error| ModelError::model(format!("The request cannot be made: {error}.")))
    }

    fn secrets(&self) -> &[Secret] {
        self.config.api_key.as_slice()
    }
}

impl Numbers {
    /// Base64 holds little-endian 32-bit floats.
    fn read(self) -> Result<Vec<f32>, ModelError> {
        let text = match self {
            Self::Plain(numbers) => return Ok(numbers),
            Self::Base64(text) => text,
        };
        let bytes = STANDARD.decode(text).ok().filter(|bytes| bytes.len().is_multiple_of(4));
        let bytes =
            bytes.ok_or_else(|| ModelError::unreadable("The embedding model gave base64 that is no vector."))?;
        Ok(bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect())
    }
}

#[async_trait]
impl EmbeddingModel for OpenAiEmbeddings {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        let prefix = match request.purpose {
            EmbeddingUse::Document => &self.config.document_prefix,
            EmbeddingUse::Query => &self.config.query_prefix,
        };
        let texts: Vec<Cow<'_, str>> = request
            .texts
            .iter()
            .map(|text| match (cut::at_bytes(text, self.config.text_bytes), prefix.as_str()) {
                // Servers refuse an empty text, and a blank one means the same.
                ("", "") => Cow::Borrowed(" "),
                (text, "") => Cow::Borrowed(text),
                (text, prefix) => Cow::Owned(format!("{prefix}{text}")),
            })
            .collect();
        let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        let model = self.config.model.as_deref().unwrap_or(&request.model_id);
        let batches = Batches { texts: self.config.batch_size, bytes: REQUEST_BYTES, parallel: PARALLEL };
        batches.embed(&texts, |batch| self.ask(model, request.dimensions, batch)).await
    }

    fn dimensions(&self, model_id: &str, wanted: Option<u32>) -> Option<u32> {
        if let Some(wanted) = wanted.filter(|_| self.config.send_dimensions) {
            return Some(wanted);
        }
        let model = self.config.model.as_deref().unwrap_or(model_id);
        self.config.dimensions.or(match model.rsplit('/').next().unwrap_or(model) {
            "text-embedding-3-large" => Some(3_072),
            "text-embedding-3-small" | "text-embedding-ada-002" => Some(1_536),
            _ => None,
        })
    }
}
