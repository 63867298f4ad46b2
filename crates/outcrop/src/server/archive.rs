//! Gives functions' archives to those who have a link from GetFunction.

use bytes::Bytes;
use http::request::Parts;
use http::{Method, Response, StatusCode, header};

use super::body::AnswerBody;
use crate::services::lambda::Lambda;

/// The archive, or that there is none; `None` for a request that is none for archives.
pub(crate) async fn answer(lambda: &Lambda, parts: &Parts) -> Option<Response<AnswerBody>> {
    if parts.method != Method::GET {
        return None;
    }
    let mut response = Response::new(());
    let body = match lambda.linked(parts.uri.path()).await? {
        Some(archive) => {
            let kind = header::HeaderValue::from_static("application/zip");
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
            archive
        }
        None => {
            *response.status_mut() = StatusCode::NOT_FOUND;
            Bytes::from_static(b"This link is not known or no longer good: ask GetFunction for another.\n")
        }
    };
    Some(response.map(|()| AnswerBody::whole(body)))
}
