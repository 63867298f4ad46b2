//! The provider for Amazon Bedrock itself, by ConverseStream.
//!
//! Inside the house everything is in Converse's shapes already, so all that is needed is a signed request and a reader of
//! AWS's event stream: nothing is translated, and nothing lost.

mod answer;
mod credentials;
mod embeddings;
mod request;
mod signing;

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::header::{ACCEPT, CONTENT_TYPE};
use serde::{Deserialize, Serialize};
use serde_json::json;

use self::answer::Answer;
use self::credentials::Resolved;
pub use self::credentials::{AccessKeys, CredentialSource};
pub use self::embeddings::BedrockEmbeddings;
use self::request::{Body, Question};
use crate::http::{HttpClient, HttpConfig, SMALL};
use crate::table::base_id;
use crate::timer::Timer;
use crate::{Model, ModelError, ModelRequest, ModelStream};

/// What AWS leaves unescaped in a path segment.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

const JSON: &str = "application/json";
/// Also JSON: failures before the first event come so.
const EVENTS: &str = "application/vnd.amazon.eventstream, application/json";

/// How Bedrock is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct BedrockConfig {
    /// Where: the region's address or another, and with how much patience.
    pub http: HttpConfig,
    /// The region that signatures name.
    pub region: String,
    /// Who asks.
    pub credentials: CredentialSource,
    /// The model's id, inference profile or ARN; the id of the request when absent.
    pub model: Option<String>,
    /// Send temperature, top P and top K, or leave them out; decided by the model's name when absent.
    pub send_sampling: Option<bool>,
    /// Mark tools and system prompts as cached where the request has no cache points of its own. Not every model takes them.
    pub prompt_caching: bool,
}

/// A model on Amazon Bedrock.
pub struct Bedrock {
    config: BedrockConfig,
    client: HttpClient,
}

impl Bedrock {
    /// A model that is asked as `config` says. Nothing is connected yet.
    pub fn new(config: BedrockConfig, timer: Arc<dyn Timer>) -> Self {
        Self { client: HttpClient::new(config.http.clone(), timer), config }
    }

    fn model<'a>(&'a self, request: &'a ModelRequest) -> &'a str {
        self.config.model.as_deref().unwrap_or(&request.model_id)
    }

    /// The credentials as they are now; files are read away from the async threads.
    async fn credentials(&self) -> Result<Resolved, ModelError> {
        let source = self.config.credentials.clone();
        let reading = tokio::task::spawn_blocking(move || source.resolve()).await;
        reading.map_err(|error| ModelError::model(format!("The credentials cannot be read: {error}")))?
    }

    fn post(
        &self,
        (model, operation): (&str, &str),
        accept: &'static str,
        body: Bytes,
        credentials: &Resolved,
    ) -> Result<http::Request<Bytes>, ModelError> {
        let path = format!("/model/{}/{operation}", utf8_percent_encode(model, SEGMENT));
        let request = http::Request::post(self.client.url(&path))
            .header(CONTENT_TYPE, JSON)
            .header(ACCEPT, accept)
            .body(body)
            .map_err(|error| ModelError::model(format!("The request cannot be made: {error}.")))?;
        credentials.authorize(request, &self.config.region)
    }
}

#[async_trait]
impl Model for Bedrock {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let credentials = self.credentials().await?;
        let model = self.model(&request);
        let body = write(&Body::new(&request, model, &self.config)?)?;
        let prepare = || self.post((model, "converse-stream"), EVENTS, body.clone(), &credentials);
        self.client.stream(&prepare, credentials.secrets(), |_| Answer::default()).await
    }

    async fn count_tokens(&self, request: &ModelRequest) -> Result<u32, ModelError> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Count {
            input_tokens: u32,
        }
        let credentials = self.credentials().await?;
        // Inference profiles cannot count, their models can.
        let model = base_id(self.model(request));
        let body = write(&json!({"input": {"converse": Question::new(request, model)}}))?;
        let prepare = || self.post((model, "count-tokens"), JSON, body.clone(), &credentials);
        let count: Count = self.client.document(&prepare, &credentials.secrets(), SMALL).await?;
        Ok(count.input_tokens)
    }
}

fn write(body: &impl Serialize) -> Result<Bytes, ModelError> {
    let bytes = serde_json::to_vec(body)
        .map_err(|error| ModelError::model(format!("The request cannot be written as JSON: {error}")))?;
    Ok(bytes.into())
}
