//! Sending a request: attempts, back-off, time-outs.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::future::{Either, select};
use futures::{StreamExt, TryStreamExt};
use reqwest::Response;
use reqwest::header::HeaderMap;
use serde::de::DeserializeOwned;
use tokio::sync::OnceCell;

use super::HttpConfig;
use super::failure::{self, Failure, Retry};
use super::reading::{Dialect, Reading};
use crate::secret::Secret;
use crate::timer::Timer;
use crate::{ModelError, ModelStream};

/// How much of an error's body is read.
const LARGEST_ERROR: usize = 64 << 10;
/// The first back-off; each further one is twice as long, up to [`LONGEST_BACK_OFF`].
const FIRST_BACK_OFF: Duration = Duration::from_millis(250);
const LONGEST_BACK_OFF: Duration = Duration::from_secs(8);
/// A server that wants to be left alone for longer than this is not waited for.
const LONGEST_RETRY_AFTER: Duration = Duration::from_secs(60);

/// Makes the request of an attempt: each has its own, since signatures carry the time.
pub(crate) type Prepare<'a> = &'a (dyn Fn() -> Result<http::Request<Bytes>, ModelError> + Sync);

/// The connections to one provider.
pub(crate) struct HttpClient {
    config: HttpConfig,
    timer: Arc<dyn Timer>,
    /// Made with the first request: the trust store is read then, not at start.
    client: OnceCell<reqwest::Client>,
}

impl HttpClient {
    /// Nothing is connected yet.
    pub(crate) fn new(config: HttpConfig, timer: Arc<dyn Timer>) -> Self {
        Self { config, timer, client: OnceCell::new() }
    }

    /// The provider's address with this path after it.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.config.base_url.as_str().trim_end_matches('/'))
    }

    /// Asks for an answer; its body is read as `dialect`, given the response's headers, says. No text of an error holds one
    /// of the secrets, should the server send it back.
    pub(crate) async fn stream<D: Dialect>(
        &self,
        prepare: Prepare<'_>,
        secrets: Vec<Secret>,
        dialect: impl FnOnce(&HeaderMap) -> D,
    ) -> Result<ModelStream, ModelError> {
        let sent = self.timer.now();
        let response = self.respond(prepare).await.map_err(|error| redacted(error, &secrets))?;
        let dialect = dialect(response.headers());
        let body = response.bytes_stream().map_err(broken).boxed();
        let reading = Reading::new(body, dialect, Arc::clone(&self.timer), self.config.patience.idle_timeout, sent);
        let events = reading.begin().await.map_err(|error| redacted(error, &secrets))?;
        if secrets.is_empty() {
            return Ok(events);
        }
        Ok(events.map_err(move |error| redacted(error, &secrets)).boxed())
    }

    /// Asks for a JSON document of at most `largest` bytes.
    pub(crate) async fn document<T: DeserializeOwned>(
        &self,
        prepare: Prepare<'_>,
        secrets: &[Secret],
        largest: usize,
    ) -> Result<T, ModelError> {
        let response = self.respond(prepare).await.map_err(|error| redacted(error, secrets))?;
        let body = self.start_of(response, largest).await.ok_or_else(|| self.silence())?;
        serde_json::from_slice(&body).map_err(|error| {
            ModelError::unreadable(format!("The model's server gave an answer that cannot be read: {error}."))
        })
    }

    async fn client(&self) -> Result<&reqwest::Client, ModelError> {
        let build = || async {
            let mut builder = reqwest::Client::builder()
                .connect_timeout(self.config.patience.connect_timeout)
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
    async fn respond(&self, prepare: Prepare<'_>) -> Result<Response, ModelError> {
        let mut back_off = FIRST_BACK_OFF;
        let mut retries = self.config.patience.retries;
        loop {
            let Failure { error, retry } = match self.attempt(prepare()?).await {
                Ok(response) => return Ok(response),
                Err(failure) => failure,
            };
            let pause = match retry {
                Retry::After(Some(asked)) if asked > LONGEST_RETRY_AFTER => return Err(error),
                Retry::After(asked) if retries > 0 => asked.unwrap_or(back_off),
                Retry::No | Retry::After(_) => return Err(error),
            };
            tracing::debug!(server = host(&self.config.base_url), ?pause, "the model's server failed; asking again");
            self.timer.sleep(pause).await;
            back_off = (back_off * 2).min(LONGEST_BACK_OFF);
            retries -= 1;
        }
    }

    async fn attempt(&self, request: http::Request<Bytes>) -> Result<Response, Failure> {
        let final_error = |error| Failure { error, retry: Retry::No };
        let client = self.client().await.map_err(final_error)?;
        let request = reqwest::Request::try_from(request).map_err(|error| {
            final_error(ModelError::model(format!("The request cannot be sent: {}", causes(&error))))
        })?;
        let sending = Box::pin(client.execute(request));
        let response = match select(sending, self.timer.sleep(self.config.patience.idle_timeout)).await {
            Either::Left((Ok(response), _)) => response,
            Either::Left((Err(error), _)) => return Err(self.unreachable(&error)),
            Either::Right(_) => return Err(final_error(self.silence())),
        };
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        let headers = response.headers().clone();
        let body = self.start_of(response, LARGEST_ERROR).await.unwrap_or_default();
        Err(failure::from_response(status.as_u16(), &headers, &body))
    }

    /// The first bytes of a body; `None` when they do not come in time.
    async fn start_of(&self, mut response: Response, largest: usize) -> Option<Vec<u8>> {
        let reading = Box::pin(async {
            let mut body = Vec::new();
            while let Ok(Some(piece)) = response.chunk().await {
                let room = largest - body.len();
                body.extend_from_slice(&piece[..piece.len().min(room)]);
                if body.len() == largest {
                    break;
                }
            }
            body
        });
        match select(reading, self.timer.sleep(self.config.patience.idle_timeout)).await {
            Either::Left((body, _)) => Some(body),
            Either::Right(_) => None,
        }
    }

    fn unreachable(&self, error: &reqwest::Error) -> Failure {
        let base_url = &self.config.base_url;
        let message = format!("The model's server at {} cannot be reached: {}", host(base_url), causes(error));
        let error = if error.is_timeout() { ModelError::Timeout { message } } else { ModelError::unavailable(message) };
        Failure { error, retry: Retry::After(None) }
    }

    fn silence(&self) -> ModelError {
        let (host, seconds) = (host(&self.config.base_url), self.config.patience.idle_timeout.as_secs_f64());
        ModelError::Timeout { message: format!("The model's server at {host} did not answer within {seconds} s.") }
    }
}

fn broken(error: reqwest::Error) -> ModelError {
    ModelError::stream(format!("The connection to the model's server broke off: {}", causes(&error)))
}

fn redacted(mut error: ModelError, secrets: &[Secret]) -> ModelError {
    let message = error.message_mut();
    for secret in secrets {
        *message = secret.redact(std::mem::take(message));
    }
    error
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
