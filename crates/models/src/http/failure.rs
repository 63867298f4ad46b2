//! What went wrong at the server, and whether it may be asked again.

use std::time::Duration;

use reqwest::header::{HeaderMap, RETRY_AFTER};
use serde_json::Value;

use crate::ModelError;

/// The longest message of a server that is handed on, in characters.
const LONGEST_MESSAGE: usize = 2_000;

/// A failed attempt.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Failure {
    pub(super) error: ModelError,
    pub(super) retry: Retry,
}

/// Whether another attempt makes sense.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Retry {
    /// It would fail alike.
    No,
    /// After the usual back-off, or after the time the server asked for.
    After(Option<Duration>),
}

/// A response with an error status.
pub(super) fn from_response(status: u16, headers: &HeaderMap, body: &[u8]) -> Failure {
    let document: Option<Value> = serde_json::from_slice(body).ok();
    let message = document.as_ref().and_then(message_of).unwrap_or_else(|| plain(body));
    let message =
        if message.is_empty() { format!("The model's server answered with HTTP status {status}.") } else { message };
    let retry_after = retry_after(headers);
    // A used-up quota has the status of throttling, but waiting does not help.
    let out_of_quota = document.is_some_and(|document| document["error"]["code"] == "insufficient_quota");
    let retry = match status {
        429 if out_of_quota => Retry::No,
        408 | 409 | 425 | 429 | 500.. => Retry::After(retry_after),
        _ => Retry::No,
    };
    Failure { error: by_status(status, message, retry_after), retry }
}

/// An error object inside a response that began well; `started` when an answer had begun.
pub(crate) fn in_stream(error: &Value, started: bool) -> ModelError {
    let message = message_of(error).unwrap_or_else(|| shorten(&error.to_string()));
    let status = ["status", "code"].iter().find_map(|name| status_in(&error[*name]));
    match status {
        Some(status) if !started => by_status(status, message, None),
        _ if started => ModelError::Stream { message, status },
        _ => ModelError::Model { message, status },
    }
}

/// The error for a status. 424 is AWS's: the model failed, not the request.
pub(crate) fn by_status(status: u16, message: String, retry_after: Option<Duration>) -> ModelError {
    match status {
        401 | 403 => ModelError::AccessDenied { message },
        404 => ModelError::NotFound { message },
        408 | 504 => ModelError::Timeout { message },
        424 => ModelError::Model { message, status: Some(status) },
        425 | 429 => ModelError::Throttled { message, retry_after },
        400..=499 => ModelError::Validation { message },
        502 | 503 | 529 => ModelError::Unavailable { message },
        _ => ModelError::Model { message, status: Some(status) },
    }
}

/// The message in an error document, whose form differs from server to server.
fn message_of(document: &Value) -> Option<String> {
    let places = [
        &document["error"]["message"],
        &document["message"],
        &document["Message"],
        &document["error"],
        &document["detail"],
    ];
    places.into_iter().find_map(Value::as_str).map(shorten).filter(|message| !message.is_empty())
}

fn status_in(value: &Value) -> Option<u16> {
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok())?;
    u16::try_from(number).ok().filter(|status| (400..600).contains(status))
}

fn plain(body: &[u8]) -> String {
    shorten(String::from_utf8_lossy(body).trim())
}

fn shorten(text: &str) -> String {
    text.chars().take(LONGEST_MESSAGE).collect()
}

/// `Retry-After` in seconds; its date form is not used by model servers and counts as absent.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds: f64 = headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}
