//! Sending a request: attempts, back-off, time-outs.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use futures::future::{Either, select};
use futures::{StreamExt, TryStreamExt};
use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use tokio::sync::OnceCell;

use super::OpenAiConfig;
use super::events::Events;
use super::failure::{self, Failure, Retry};
use super::reading::{Form, Reading, State};
use super::request;
use super::tool_names::ToolNames;
use crate::sse::SseReader;
use crate::timer::Timer;
use crate::{Model, ModelError, ModelRequest, ModelStream};

/// How much of an error's body is read.
const LARGEST_ERROR: usize = 64 << 10;
/// The first back-off; each further one is twice as long, up to [`LONGEST_BACK_OFF`].
const FIRST_BACK_OFF: Duration = Duration::from_millis(250);
const LONGEST_BACK_OFF: Duration = Duration::from_secs(8);
/// A server that wants to be left alone for longer than this is not waited for.
const LONGEST_RETRY_AFTER: Duration = Duration::from_secs(60);

/// A model on an OpenAI-compatible server.
pub struct OpenAi {
    config: OpenAiConfig,
    timer: Arc<dyn Timer>,
    url: String,
    /// Made with the first request: the trust store is read then, not at start.
    client: OnceCell<reqwest::Client>,
}

impl OpenAi {
    /// A model that is asked as `config` says. Nothing is connected yet.
    pub fn new(config: OpenAiConfig, timer: Arc<dyn Timer>) -> Self {
        let url = format!("{}/chat/completions", config.base_url.as_str().trim_end_matches('/'));
        Self { config, timer, url, client: OnceCell::new() }
    }

    async fn client(&self) -> Result<&reqwest::Client, ModelError> {
        let build = || async {
            let mut headers = HeaderMap::from_iter([
                (CONTENT_TYPE, HeaderValue::from_static("application/json")),
                (ACCEPT, HeaderValue::from_static("text/event-stream, application/json")),
            ]);
            if let Some(key) = &self.config.api_key {
                let mut value = HeaderValue::try_from(format!("Bearer {}", key.expose())).map_err(|_| {
                    ModelError::AccessDenied {
                        message: "The model's API key holds characters that no header may.".to_owned(),
                    }
                })?;
                value.set_sensitive(true);
                headers.insert(AUTHORIZATION, value);
            }
            let mut builder = reqwest::Client::builder()
                .connect_timeout(self.config.connect_timeout)
                .default_headers(headers)
                // A key must not follow a redirect to who knows where.
                .redirect(reqwest::redirect::Policy::none());
            if is_loopback(&self.config.base_url) {
                builder = builder.no_proxy();
            }
            builder.build().map_err(|error| ModelError::unavailable(format!("No HTTP client: {}", causes(&error))))
        };
        self.client.get_or_try_init(build).await
    }

    /// Sends the request, again and again where that makes sense, until an answer begins.
    async fn respond(&self, body: Bytes) -> Result<reqwest::Response, ModelError> {
        let mut back_off = FIRST_BACK_OFF;
        let mut retries = self.config.retries;
        loop {
            let Failure { error, retry } = match self.attempt(body.clone()).await {
                Ok(response) => return Ok(response),
                Err(failure) => failure,
            };
            let pause = match retry {
                Retry::After(Some(asked)) if asked > LONGEST_RETRY_AFTER => return Err(error),
                Retry::After(asked) if retries > 0 => asked.unwrap_or(back_off),
                Retry::No | Retry::After(_) => return Err(error),
            };
            tracing::debug!(url = self.url, %error, ?pause, "the model's server failed; asking again");
            self.timer.sleep(pause).await;
            back_off = (back_off * 2).min(LONGEST_BACK_OFF);
            retries -= 1;
        }
    }

    async fn attempt(&self, body: Bytes) -> Result<reqwest::Response, Failure> {
        let client = self.client().await.map_err(|error| Failure { error, retry: Retry::No })?;
        let sending = Box::pin(client.post(&self.url).body(body).send());
        let response = match select(sending, self.timer.sleep(self.config.idle_timeout)).await {
            Either::Left((Ok(response), _)) => response,
            Either::Left((Err(error), _)) => return Err(self.unreachable(&error)),
            Either::Right(_) => return Err(Failure { error: self.silence(), retry: Retry::No }),
        };
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        let headers = response.headers().clone();
        let reading = Box::pin(start_of(response));
        let body = match select(reading, self.timer.sleep(self.config.idle_timeout)).await {
            Either::Left((body, _)) => body,
            Either::Right(_) => Vec::new(),
        };
        Err(failure::from_response(status.as_u16(), &headers, &body))
    }

    fn unreachable(&self, error: &reqwest::Error) -> Failure {
        let base_url = &self.config.base_url;
        let message = format!("The model's server at {} cannot be reached: {}", host(base_url), causes(error));
        let error = if error.is_timeout() { ModelError::Timeout { message } } else { ModelError::unavailable(message) };
        Failure { error, retry: Retry::After(None) }
    }

    fn silence(&self) -> ModelError {
        let (host, seconds) = (host(&self.config.base_url), self.config.idle_timeout.as_secs_f64());
        ModelError::Timeout { message: format!("The model's server at {host} did not answer within {seconds} s.") }
    }

    /// The error without the key, should a server send it back.
    fn redact(&self, mut error: ModelError) -> ModelError {
        if let Some(key) = &self.config.api_key {
            let message = error.message_mut();
            *message = key.redact(std::mem::take(message));
        }
        error
    }
}

#[async_trait]
impl Model for OpenAi {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let names = ToolNames::of(&request);
        let body = request::body(&request, &self.config, &names)?;
        let sent = self.timer.now();
        let response = self.respond(body.into()).await.map_err(|error| self.redact(error))?;
        let content_type =
            response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let form = if content_type.starts_with("application/json") {
            Form::Document(Vec::new())
        } else {
            Form::Stream(SseReader::default())
        };
        let key = self.config.api_key.clone();
        let broken = |error: reqwest::Error| {
            ModelError::stream(format!("The connection to the model's server broke off: {}", causes(&error)))
        };
        let reading = Reading {
            body: response.bytes_stream().map_err(broken).boxed(),
            events: Events::new(names, request.messages.len()),
            timer: Arc::clone(&self.timer),
            idle_timeout: self.config.idle_timeout,
            sent,
            form,
            size: 0,
            state: State::Reading,
        };
        let events = reading.begin().await.map_err(|error| self.redact(error))?;
        let Some(key) = key else { return Ok(events) };
        Ok(events
            .map_err(move |mut error| {
                let message = error.message_mut();
                *message = key.redact(std::mem::take(message));
                error
            })
            .boxed())
    }
}

async fn start_of(mut response: reqwest::Response) -> Vec<u8> {
    let mut body = Vec::new();
    while let Ok(Some(piece)) = response.chunk().await {
        let room = LARGEST_ERROR - body.len();
        body.extend_from_slice(&piece[..piece.len().min(room)]);
        if body.len() == LARGEST_ERROR {
            break;
        }
    }
    body
}

/// The innermost cause, which says what happened; without the URL, which may hold more than the host.
fn causes(error: &reqwest::Error) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(next) = cause.source() {
        cause = next;
    }
    if std::ptr::addr_eq(cause, error) && error.is_timeout() { "timed out".to_owned() } else { cause.to_string() }
}

fn host(url: &reqwest::Url) -> String {
    let name = url.host_str().unwrap_or("its address");
    url.port_or_known_default().map_or_else(|| name.to_owned(), |port| format!("{name}:{port}"))
}

fn is_loopback(url: &reqwest::Url) -> bool {
    url.host_str().is_some_and(|host| {
        let address = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || address.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
    })
}
