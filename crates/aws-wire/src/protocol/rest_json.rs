//! AWS restJson1: members in labels, query, headers and a JSON body, or a member that is the body.

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue, Response, StatusCode};
use serde_json::{Map, Value};

use super::bindings::{self, Sources};
use super::{Decoded, RequestParts, json};
use crate::schema::{Kind, Location, Member, OperationSchema, Structure};
use crate::validate::Path;
use crate::{AwsError, WireError};

pub(super) fn decode(operation: &OperationSchema, request: RequestParts<'_>) -> Result<Decoded, WireError> {
    let RequestParts { labels, query, headers, body } = request;
    let Some(Kind::Structure(structure)) = operation.input.map(|shape| &shape.kind) else {
        return Ok(Decoded::default());
    };
    let mut payload = None;
    let mut members = match payload_member(structure) {
        Some(member) if matches!(member.shape.kind, Kind::Blob(_)) => {
            payload = (!body.is_empty()).then_some(body);
            Map::new()
        }
        Some(member) => decode_payload(member, headers, &body)?,
        None if structure.members.iter().any(|member| member.location == Location::Body) => {
            expect_json(headers, &body)?;
            json::parse_members(structure, &body)?
        }
        None => Map::new(),
    };
    bindings::read(structure, Sources { labels, query, headers }, &mut members)?;
    Ok(Decoded { members, payload })
}

fn payload_member(structure: &Structure) -> Option<&'static Member> {
    let name = structure.payload?;
    structure.members.iter().find(|member| member.name == name)
}

fn decode_payload(member: &Member, headers: &HeaderMap, body: &[u8]) -> Result<Map<String, Value>, WireError> {
    let mut members = Map::new();
    if body.is_empty() {
        return Ok(members);
    }
    let value = if let Kind::String(_) = member.shape.kind {
        let text = std::str::from_utf8(body).map_err(|_| WireError::Serialization("The body is not UTF-8".into()))?;
        Value::String(text.into())
    } else {
        expect_json(headers, body)?;
        let mut value = json::parse(body)?;
        json::read(member.shape, Some(member), &mut value, Path::Member(&Path::Root, member.name))?;
        value
    };
    members.insert(member.key().into(), value);
    Ok(members)
}

/// Refuses a body that says it is something else than JSON; one that says nothing is taken as JSON.
fn expect_json(headers: &HeaderMap, body: &[u8]) -> Result<(), WireError> {
    let Some(value) = headers.get(CONTENT_TYPE).filter(|_| !body.is_empty()) else { return Ok(()) };
    let text = String::from_utf8_lossy(value.as_bytes());
    let media_type = text.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if media_type == "application/json" || media_type.starts_with("application/x-amz-json-") {
        return Ok(());
    }
    let found = crate::validate::cut(&media_type, 100);
    Err(WireError::UnsupportedMediaType(format!("The body must be application/json, but Content-Type is {found}")))
}

/// The status, headers and body of an answer, from its tree of values.
pub(super) fn encode(operation: &OperationSchema, output: Decoded) -> Result<Response<Bytes>, WireError> {
    let Decoded { mut members, payload } = output;
    let mut headers = HeaderMap::new();
    let mut status = operation.status;
    let mut body = (None, Bytes::new());
    if let Some(Kind::Structure(structure)) = operation.output.map(|shape| &shape.kind) {
        if let Some(code) = bindings::write(structure, &mut members, &mut headers)? {
            status = code;
        }
        body = encode_body(operation, structure, members, payload)?;
    }
    let (media_type, bytes) = if status == 204 { (None, Bytes::new()) } else { body };
    let mut response = Response::new(bytes);
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
    if let Some(media_type) = media_type {
        headers.entry(CONTENT_TYPE).or_insert(HeaderValue::from_static(media_type));
    }
    *response.headers_mut() = headers;
    Ok(response)
}

const JSON: &str = "application/json";

fn encode_body(
    operation: &OperationSchema,
    structure: &Structure,
    mut members: Map<String, Value>,
    payload: Option<Bytes>,
) -> Result<(Option<&'static str>, Bytes), WireError> {
    let Some(member) = payload_member(structure) else { return Ok((Some(JSON), to_bytes(&Value::Object(members))?)) };
    Ok(match (&member.shape.kind, members.shift_remove(member.key())) {
        (Kind::Blob(_), _) => match payload {
            Some(bytes) => (Some(blob_type(operation)), bytes),
            None => (None, Bytes::new()),
        },
        (Kind::String(_), Some(Value::String(text))) => (Some("text/plain"), text.into()),
        (_, Some(value)) => (Some(JSON), to_bytes(&value)?),
        (_, None) => (None, Bytes::new()),
    })
}

/// What a payload of bytes is called, where no member says so.
fn blob_type(operation: &OperationSchema) -> &'static str {
    match (operation.service.name, operation.name) {
        // Functions answer JSON, and AWS says so.
        ("lambda", "Invoke") => JSON,
        _ => "application/octet-stream",
    }
}

fn to_bytes(value: &Value) -> Result<Bytes, WireError> {
    serde_json::to_vec(value).map(Bytes::from).map_err(|error| WireError::Internal(error.to_string()))
}

/// An error: its code in a header, its members in headers and a JSON body.
pub(super) fn encode_error(error: &dyn AwsError) -> Response<Bytes> {
    let mut headers = HeaderMap::new();
    let mut body = error.to_body().unwrap_or_default();
    if let (Some(Kind::Structure(structure)), Value::Object(members)) = (error.shape().map(|s| &s.kind), &mut body) {
        // A member that fits no header is left out: the error itself matters more.
        let _ = bindings::write(structure, members, &mut headers);
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    headers.insert("x-amzn-errortype", HeaderValue::from_static(error.code()));
    let bytes = if body.is_null() { Bytes::from_static(b"{}") } else { body.to_string().into() };
    let mut response = Response::new(bytes);
    *response.status_mut() = StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    *response.headers_mut() = headers;
    response
}

/// Whether the JSON of the output's type is the whole body, so that it can be written straight to bytes.
pub(super) fn is_plain_body(operation: &OperationSchema) -> bool {
    match operation.output.map(|shape| &shape.kind) {
        Some(Kind::Structure(structure)) => {
            structure.payload.is_none()
                && operation.status != 204
                && structure.members.iter().all(|member| member.location == Location::Body)
        }
        _ => false,
    }
}

/// The answer whose body was written straight from the output's type.
pub(super) fn plain(operation: &OperationSchema, bytes: Bytes) -> Response<Bytes> {
    let mut response = Response::new(bytes);
    *response.status_mut() = StatusCode::from_u16(operation.status).unwrap_or(StatusCode::OK);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
    response
}
