//! The provider for OpenAI-compatible servers (chat completions): hosted ones, vLLM, Ollama, llama.cpp, LM Studio.
//!
//! [`request`] and [`events`] translate, without I/O, between Converse and the server's dialect; [`answer`] reads the bytes.

mod answer;
mod chunk;
mod content;
mod embeddings;
mod events;
mod request;
mod tool_names;

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap};

use self::answer::Answer;
pub use self::embeddings::{OpenAiEmbeddings, OpenAiEmbeddingsConfig};
use self::events::Events;
use self::tool_names::ToolNames;
use crate::http::{HttpClient, HttpConfig};
use crate::secret::Secret;
use crate::timer::Timer;
use crate::{Model, ModelError, ModelRequest, ModelStream};

/// How an OpenAI-compatible server is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenAiConfig {
    /// Where: what comes before `/chat/completions`, and with how much patience.
    pub http: HttpConfig,
    /// The model's name on the server; the id of the request when absent.
    pub model: Option<String>,
    /// Sent as a bearer token.
    pub api_key: Option<Secret>,
    /// Send the answer's length limit as `max_completion_tokens`, as OpenAI's newer models want, instead of `max_tokens`.
    pub max_completion_tokens: bool,
    /// Send `top_k`, which OpenAI itself refuses and most local servers take. Otherwise top K is left out.
    pub send_top_k: bool,
}

impl OpenAiConfig {
    /// The defaults for a server: no key, the model that the request names.
    pub fn new(http: HttpConfig) -> Self {
        Self { http, model: None, api_key: None, max_completion_tokens: false, send_top_k: false }
    }
}

/// A model on an OpenAI-compatible server.
pub struct OpenAi {
    config: OpenAiConfig,
    client: HttpClient,
}

impl OpenAi {
    /// A model that is asked as `config` says. Nothing is connected yet.
    pub fn new(config: OpenAiConfig, timer: Arc<dyn Timer>) -> Self {
        Self { client: HttpClient::new(config.http.clone(), timer), config }
    }

    fn http_request(&self, body: Bytes) -> Result<http::Request<Bytes>, ModelError> {
        let mut request = http::Request::post(self.client.url("/chat/completions"))
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT, "text/event-stream, application/json");
        if let Some(key) = &self.config.api_key {
            request = request.header(AUTHORIZATION, key.header("Bearer ")?);
        }
        request.body(body).map_err(|error| ModelError::model(format!("The request cannot be made: {error}.")))
    }
}

#[async_trait]
impl Model for OpenAi {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let names = ToolNames::of(&request);
        let body = Bytes::from(request::body(&request, &self.config, &names)?);
        let events = Events::new(names, request.messages.len());
        let prepare = || self.http_request(body.clone());
        let secrets = self.config.api_key.iter().cloned().collect();
        self.client.stream(&prepare, secrets, |headers| Answer::new(events, content_type(headers))).await
    }
}

fn content_type(headers: &HeaderMap) -> &str {
    headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
