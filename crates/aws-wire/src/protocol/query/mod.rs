//! The AWS query protocol of IAM and STS: a form in, XML out.

mod error;
mod form;
mod xml;

use bytes::Bytes;
use http::{HeaderValue, Response, StatusCode, header};

pub(super) use error::encode_error;
pub(super) use form::decode;
pub(super) use xml::encode;

fn xml_response(status: u16, body: Vec<u8>) -> Response<Bytes> {
    let mut response = Response::new(Bytes::from(body));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/xml"));
    response
}
