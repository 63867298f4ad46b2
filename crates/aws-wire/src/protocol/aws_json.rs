//! AWS awsJson1_1: restJson1 without bindings, under a media type of its own and with the error's code in the body.

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response};
use serde_json::{Value, json};

use super::rest_json;
use crate::AwsError;

/// The answer under the protocol's media type.
pub(super) fn named(mut response: Response<Bytes>) -> Response<Bytes> {
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/x-amz-json-1.1"));
    response
}

/// An error as restJson1 writes it, and `__type`, which is where clients of JSON services look.
pub(super) fn encode_error(error: &dyn AwsError) -> Response<Bytes> {
    rest_json::encode_error(error).map(|body| match serde_json::from_slice(&body) {
        Ok(Value::Object(mut members)) => {
            members.insert("__type".into(), error.code().into());
            Value::Object(members).to_string().into()
        }
        _ => json!({ "__type": error.code() }).to_string().into(),
    })
}
