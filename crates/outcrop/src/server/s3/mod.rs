//! Requests of S3, on their own way: their bodies are streams of any length, and s3s reads and writes what is around them.
//!
//! With access keys, s3s proves signatures, those of chunks included. Without keys every credential is good and no signature can be
//! proved, so it is taken off the request, and `aws-chunked` bodies are taken apart here.

mod body;
mod chunked;
mod claim;
mod host;
mod keys;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt as _;
use http::request::Parts;
use http::{HeaderValue, Request, Response};
use http_body::Body as _;
use hyper::body::Incoming;
use s3s::config::{S3Config, StaticConfigProvider};
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s::{S3Error, S3ErrorCode};

use super::App;
use super::body::AnswerBody;
use super::exchange::Exchange;
use crate::services::s3::{Buckets, Call};

pub(super) use claim::is_s3;

/// How much XML a request may have: the list of a thousand keys to delete or of ten thousand parts.
const XML_BYTES: usize = 8 << 20;
/// How large a file may be that comes in a form of a web page. Such files are read whole.
const FORM_BYTES: u64 = 16 << 20;

/// Answers requests of S3.
pub(super) struct S3Front {
    service: S3Service,
    has_keys: bool,
    pause: Duration,
}

impl S3Front {
    pub(super) fn new(app: Arc<App>) -> Self {
        let keys = app.config.keys.clone();
        let (has_keys, pause) = (!keys.0.is_empty(), app.config.timeouts.body);
        let mut config = S3Config::default();
        config.xml_max_body_size = XML_BYTES;
        config.post_object_max_file_size = FORM_BYTES;
        config.form_max_fields_size = XML_BYTES;
        let mut builder = S3ServiceBuilder::new(Buckets::new(app));
        builder.set_config(Arc::new(StaticConfigProvider::new(Arc::new(config))));
        builder.set_host(host::Localhost);
        builder.set_access(keys::Access { has_keys });
        builder.set_auth(keys::Secrets(keys));
        Self { service: builder.build(), has_keys, pause }
    }

    /// The answer to a request that is one of S3.
    pub(super) async fn answer(
        &self,
        parts: Parts,
        body: Incoming,
        region: &str,
        exchange: &mut Exchange,
    ) -> Response<AnswerBody> {
        let call = Call { region: region.to_owned(), ..Call::default() };
        let request = self.request(parts, body, &call);
        let answered = AssertUnwindSafe(self.service.call(request)).catch_unwind().await;
        exchange.operation(call.operation.get().cloned().unwrap_or_else(|| "s3".to_owned()));
        let mut response = match answered {
            Ok(Ok(response)) => response,
            Ok(Err(error)) => {
                tracing::error!(request_id = %exchange.request_id(), "an answer of S3 could not be written: {error:?}");
                internal()
            }
            Err(_panic) => {
                tracing::error!(request_id = %exchange.request_id(), "the handler panicked");
                internal()
            }
        };
        if let Ok(id) = HeaderValue::from_str(&exchange.request_id().to_string()) {
            response.headers_mut().insert("x-amz-request-id", id);
        }
        let length = response.headers().get(http::header::CONTENT_LENGTH);
        let length = length.and_then(|length| length.to_str().ok()?.parse().ok());
        response.map(|body| AnswerBody::object(body, length))
    }

    fn request(&self, mut parts: Parts, body: Incoming, call: &Call) -> Request<s3s::Body> {
        let length = body.size_hint().exact();
        let bytes = body::bytes(body, self.pause);
        let body = if self.has_keys {
            body::of_s3s(bytes, length)
        } else {
            claim::take_off(&mut parts);
            match chunked::is_chunked(&parts.headers) {
                true => {
                    let length = chunked::unwrap_headers(&mut parts.headers);
                    body::of_s3s(chunked::decode(bytes, length, call.trailers.clone()), length)
                }
                false => body::of_s3s(bytes, length),
            }
        };
        parts.extensions.insert(call.clone());
        Request::from_parts(parts, body)
    }
}

fn internal() -> s3s::HttpResponse {
    let message =
        "The request could not be completed because of an internal error. The server's log has more under its id.";
    let error = S3Error::with_message(S3ErrorCode::InternalError, message);
    error.to_http_response().unwrap_or_else(|_| {
        let mut response = Response::new(s3s::Body::empty());
        *response.status_mut() = http::StatusCode::INTERNAL_SERVER_ERROR;
        response
    })
}
