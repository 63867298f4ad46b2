//! One request from its arrival to the last byte of its answer: the access log's line, and the connection's activity.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Instant;

use http::{Method, StatusCode};
use uuid::Uuid;

use super::activity::Activity;

/// The record of a request. Writes its line when it is dropped, so that every way a request can end has one.
pub(crate) struct Exchange {
    activity: Arc<Activity>,
    started: Instant,
    request_id: Uuid,
    method: Method,
    operation: Option<Cow<'static, str>>,
    status: Option<StatusCode>,
    finished: bool,
}

impl Exchange {
    pub(crate) fn begin(activity: Arc<Activity>, request_id: Uuid, method: Method) -> Self {
        activity.begin();
        Self { activity, started: Instant::now(), request_id, method, operation: None, status: None, finished: false }
    }

    pub(crate) fn request_id(&self) -> Uuid {
        self.request_id
    }

    pub(crate) fn operation(&mut self, name: impl Into<Cow<'static, str>>) {
        self.operation = Some(name.into());
    }

    pub(crate) fn status(&mut self, status: StatusCode) {
        self.status = Some(status);
    }

    /// The answer has been handed over whole.
    pub(crate) fn finish(&mut self) {
        self.finished = true;
    }
}

impl Drop for Exchange {
    fn drop(&mut self) {
        self.activity.end();
        tracing::info!(
            target: "outcrop::access",
            method = %self.method,
            operation = self.operation.as_deref().unwrap_or("-"),
            status = self.status.map_or(0, |status| status.as_u16()),
            ms = self.started.elapsed().as_micros() as f64 / 1000.0,
            request_id = %self.request_id,
            "{}", if self.finished { "answered" } else { "given up by the client" }
        );
    }
}
