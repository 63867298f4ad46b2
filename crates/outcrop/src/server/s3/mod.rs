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
use http::{HeaderValue, Method, Request, Response, Version, header};
use http_body::Body as _;
use hyper::body::Incoming;
use s3s::config::{S3Config, StaticConfigProvider};
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s::{S3Error, S3ErrorCode};

use super::App;
use super::body::AnswerBody;
use super::exchange::Exchange;
use crate::services::s3::{Buckets, Call};

use body::Leftover;
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
        let (version, is_head) = (parts.version, parts.method == Method::HEAD);
        // Such a client sends the body only when it is told to go on, and then waits for nothing.
        let waits = parts.headers.contains_key(header::EXPECT);
        let (request, leftover) = self.request(parts, body, &call);
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
        // An object that is a web page is shown as one of nobody's, and so cannot call the server in its visitor's name.
        let headers = response.headers_mut();
        headers.insert("content-security-policy", HeaderValue::from_static("sandbox"));
        headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
        if version < Version::HTTP_2 && !(leftover.is_none() || !waits && leftover.drain(self.pause).await) {
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if is_head {
            return response.map(|_| AnswerBody::object(s3s::Body::empty(), None));
        }
        let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        response.map(|body| {
            let length = length.or_else(|| body.size_hint().exact());
            AnswerBody::object(body, length)
        })
    }

    fn request(&self, mut parts: Parts, body: Incoming, call: &Call) -> (Request<s3s::Body>, Leftover) {
        let length = body.size_hint().exact();
        let (bytes, leftover) = body::bytes(body, self.pause);
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
        (Request::from_parts(parts, body), leftover)
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
