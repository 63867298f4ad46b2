//! The provider for Anthropic's Messages API, and the same dialect for programs that speak it to this server.
//!
//! [`request`], [`content`] and [`settings`] write what is asked, [`answer`] and [`events`] read what comes; [`served`] is the other
//! direction: the bodies of InvokeModel.

mod answer;
mod content;
mod events;
mod request;
mod sampling;
pub mod served;
mod settings;
mod wire;

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use reqwest::header::{ACCEPT, CONTENT_TYPE};
use serde::Deserialize;

use self::answer::Answer;
use self::request::Body;
pub(crate) use self::sampling::Sampling;
use crate::http::{HttpClient, HttpConfig, SMALL};
use crate::secret::Secret;
use crate::timer::Timer;
use crate::{Model, ModelError, ModelRequest, ModelStream};

/// The version of the API that is spoken.
const VERSION: &str = "2023-06-01";

/// How Anthropic's API is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct AnthropicConfig {
    /// Where: what comes before `/v1/messages`, and with how much patience.
    pub http: HttpConfig,
    /// The key.
    pub api_key: Secret,
    /// The model's name, `claude-sonnet-4-5` for one; the id of the request when absent.
    pub model: Option<String>,
    /// Cache tools, system prompts and the conversation so far, where the request has no cache points of its own.
    pub prompt_caching: bool,
    /// Send temperature, top P and top K, or leave them out; decided by the model's name when absent, since models from
    /// Claude 4.7 on refuse them.
    pub send_sampling: Option<bool>,
    /// The limit of the answer's length for requests without one, in tokens; 4,096 when absent. The API wants one always.
    pub max_tokens: Option<u32>,
}

/// A model of Anthropic's.
pub struct Anthropic {
    config: AnthropicConfig,
    client: HttpClient,
}

impl Anthropic {
    /// A model that is asked as `config` says. Nothing is connected yet.
    pub fn new(config: AnthropicConfig, timer: Arc<dyn Timer>) -> Self {
        Self { client: HttpClient::new(config.http.clone(), timer), config }
    }

    fn post(&self, path: &str, beta: Option<&str>, body: Bytes) -> Result<http::Request<Bytes>, ModelError> {
        let mut request = http::Request::post(self.client.url(path))
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT, "text/event-stream, application/json")
            .header("anthropic-version", VERSION)
            .header("x-api-key", self.config.api_key.header("")?);
        if let Some(beta) = beta {
            request = request.header("anthropic-beta", beta);
        }
        request.body(body).map_err(|error| ModelError::validation(format!("The request cannot be sent: {error}.")))
    }
}

#[async_trait]
impl Model for Anthropic {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let body = Body::new(&request, &self.config)?;
        let (bytes, beta) = (Bytes::from(body.to_ask()?), body.beta);
        let prepare = || self.post("/v1/messages", beta.as_deref(), bytes.clone());
        self.client.stream(&prepare, vec![self.config.api_key.clone()], |_| Answer::default()).await
    }

    async fn count_tokens(&self, request: &ModelRequest) -> Result<u32, ModelError> {
        #[derive(Deserialize)]
        struct Count {
            input_tokens: u32,
        }
        let body = Body::new(request, &self.config)?;
        let (bytes, beta) = (Bytes::from(body.to_count()?), body.beta);
        let prepare = || self.post("/v1/messages/count_tokens", beta.as_deref(), bytes.clone());
        let count: Count = self.client.document(&prepare, std::slice::from_ref(&self.config.api_key), SMALL).await?;
        Ok(count.input_tokens)
    }
}
