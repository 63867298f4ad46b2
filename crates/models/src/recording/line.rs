//! One line of a recording.

use std::time::Duration;

use aws_wire::EventStream as _;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::handwritten::{AnswerBlocks, Counted, When};
use crate::{ModelError, ModelEvent};

/// A line: what was asked (`request`, or `when` if written by hand) and what came (`events` or `answer`, and an error).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) request: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) when: Option<When>,
    /// Events as they came: `{"contentBlockDelta": {…}}`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) events: Vec<Map<String, Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) answer: Option<AnswerBlocks>,
    /// The tokens of `answer`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) usage: Option<Counted>,
    /// How the answer failed: in place of it, or after its events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) error: Option<RecordedError>,
}

/// An error as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RecordedError {
    kind: ErrorKind,
    message: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    retry_after_seconds: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum ErrorKind {
    Throttled,
    Timeout,
    Validation,
    AccessDenied,
    NotFound,
    Unavailable,
    Unreadable,
    Model,
    Stream,
}

impl From<&ModelError> for RecordedError {
    fn from(error: &ModelError) -> Self {
        let (kind, retry_after, status) = match error {
            ModelError::Throttled { retry_after, .. } => (ErrorKind::Throttled, *retry_after, None),
            ModelError::Timeout { .. } => (ErrorKind::Timeout, None, None),
            ModelError::Validation { .. } => (ErrorKind::Validation, None, None),
            ModelError::AccessDenied { .. } => (ErrorKind::AccessDenied, None, None),
            ModelError::NotFound { .. } => (ErrorKind::NotFound, None, None),
            ModelError::Unavailable { .. } => (ErrorKind::Unavailable, None, None),
            ModelError::Unreadable { .. } => (ErrorKind::Unreadable, None, None),
            ModelError::Model { status, .. } => (ErrorKind::Model, None, *status),
            ModelError::Stream { status, .. } => (ErrorKind::Stream, None, *status),
        };
        let retry_after_seconds = retry_after.map(|time| time.as_secs());
        Self { kind, message: error.message().to_owned(), retry_after_seconds, status }
    }
}

impl From<RecordedError> for ModelError {
    fn from(recorded: RecordedError) -> Self {
        let RecordedError { kind, message, retry_after_seconds, status } = recorded;
        match kind {
            ErrorKind::Throttled => {
                Self::Throttled { message, retry_after: retry_after_seconds.map(Duration::from_secs) }
            }
            ErrorKind::Timeout => Self::Timeout { message },
            ErrorKind::Validation => Self::Validation { message },
            ErrorKind::AccessDenied => Self::AccessDenied { message },
            ErrorKind::NotFound => Self::NotFound { message },
            ErrorKind::Unavailable => Self::Unavailable { message },
            ErrorKind::Unreadable => Self::Unreadable { message },
            ErrorKind::Model => Self::Model { message, status },
            ErrorKind::Stream => Self::Stream { message, status },
        }
    }
}

/// An event as it is written down.
pub(super) fn write_event(event: &ModelEvent) -> serde_json::Result<Map<String, Value>> {
    let payload = serde_json::from_slice(&event.to_payload()?)?;
    Ok(Map::from_iter([(event.event_type().to_owned(), payload)]))
}

/// An event read back.
pub(super) fn read_event(written: &Map<String, Value>) -> Result<ModelEvent, String> {
    let mut members = written.iter();
    let (Some((name, payload)), None) = (members.next(), members.next()) else {
        return Err("an event is an object with one member, the event's name".to_owned());
    };
    match crate::event::read(name, payload.clone()) {
        Ok(Some(event)) => Ok(event),
        Ok(None) => Err(format!("no such event: {name}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
