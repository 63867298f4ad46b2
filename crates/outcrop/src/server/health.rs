//! A place for load balancers and scripts to ask whether the server answers.

use bytes::Bytes;
use http::request::Parts;
use http::{Method, Response, header};

use super::body::AnswerBody;

/// Where the health of the server is asked for. No AWS path begins with `_`.
const PATH: &str = "/_outcrop/health";

/// The answer to a question for health; `None` for all other requests.
pub(crate) fn answer(parts: &Parts) -> Option<Response<AnswerBody>> {
    if parts.uri.path() != PATH || (parts.method != Method::GET && parts.method != Method::HEAD) {
        return None;
    }
    let body =
        Bytes::from_static(concat!(r#"{"status":"ok","version":""#, env!("CARGO_PKG_VERSION"), r#""}"#).as_bytes());
    let mut response = Response::new(AnswerBody::whole(body));
    response.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static("application/json"));
    Some(response)
}
