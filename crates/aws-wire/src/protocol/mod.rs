//! Requests to typed inputs, typed outputs and errors to answers, by the schema tables.
//!
//! Reading goes bytes → tree of JSON values with the keys of the generated types ([`decode`]) → constraints → type. The
//! tree is what both protocols have in common, and it is where every violation can be collected before a type refuses the
//! first. Writing goes straight from the type to bytes where all members are in a JSON body, and through the tree
//! otherwise. A body that is a member of bytes (a function's payload) never enters the tree and is never copied.

mod aws_json;
mod bindings;
mod json;
mod query;
mod rest_json;
mod scalar;
mod time;

use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Response};
use serde_json::{Map, Value};

use crate::schema::{OperationSchema, Protocol, ServiceSchema};
use crate::validate::validate;
use crate::{AwsError, Blob, Operation, StreamingOperation, WireError};

/// The decoded values of a path's labels, by the names that the operation's URI gives them.
pub type Labels = Vec<(&'static str, String)>;

/// The parts of a request that hold the input's members.
#[derive(Clone, Debug)]
pub struct RequestParts<'a> {
    /// The path's labels, as [`crate::route::Router`] found them.
    pub labels: Labels,
    /// The query string as it came.
    pub query: Option<&'a str>,
    /// All headers.
    pub headers: &'a HeaderMap,
    /// The whole body.
    pub body: Bytes,
}

/// An input or output between wire and type: the tree of its members by the keys of the generated types' JSON, and the
/// body where that is itself a member of bytes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decoded {
    /// The members, times and numbers in their JSON form.
    pub members: Map<String, Value>,
    /// The body that is a member of bytes.
    pub payload: Option<Bytes>,
}

/// Reads and validates the input of an operation.
///
/// The errors are `SerializationException` for what cannot be read and `ValidationException`, or what the operation has in its
/// place, with every violated constraint for what can.
pub fn read_request<O: Operation>(request: RequestParts<'_>) -> Result<O::Input, WireError> {
    let Decoded { mut members, payload } = decode(O::SCHEMA, request)?;
    if let Some(shape) = O::SCHEMA.input {
        validate(shape, &members, payload.as_ref().map(Bytes::len)).map_err(|error| match error {
            WireError::Validation(message) if O::INVALID_PARAMETER => WireError::InvalidParameter(message),
            error => error,
        })?;
        if let (Some(_), Some(name)) = (&payload, payload_name(O::SCHEMA)) {
            members.insert(name.into(), Value::String(String::new()));
        }
    }
    let mut input = serde_json::from_value(Value::Object(members))
        .map_err(|error| WireError::Serialization(format!("The request cannot be read: {error}")))?;
    if let Some(payload) = payload {
        O::set_payload(&mut input, Blob(payload));
    }
    Ok(input)
}

/// Reads a request by its schema, without looking at constraints.
pub fn decode(operation: &OperationSchema, request: RequestParts<'_>) -> Result<Decoded, WireError> {
    match operation.service.protocol {
        // The members of a JSON service are restJson1's that travel in the body.
        Protocol::RestJson | Protocol::AwsJson { .. } => rest_json::decode(operation, request),
        Protocol::Query => query::decode(operation, request.query, &request.body),
    }
}

fn payload_name(operation: &OperationSchema) -> Option<&'static str> {
    match &operation.input?.kind {
        crate::schema::Kind::Structure(structure) => structure.payload,
        _ => None,
    }
}

/// Writes the answer of an operation that succeeded.
pub fn write_response<O: Operation>(mut output: O::Output, request_id: &str) -> Result<Response<Bytes>, WireError> {
    let unwritable = |error: serde_json::Error| WireError::Internal(format!("the answer cannot be written: {error}"));
    let mut response = if O::SCHEMA.service.protocol != Protocol::Query && rest_json::is_plain_body(O::SCHEMA) {
        let body = serde_json::to_vec(&output).map_err(unwritable)?;
        let response = rest_json::plain(O::SCHEMA, body.into());
        if O::SCHEMA.service.protocol == Protocol::RestJson { response } else { aws_json::named(response) }
    } else {
        let payload = O::take_payload(&mut output).map(|blob| blob.0);
        let Value::Object(members) = serde_json::to_value(&output).map_err(unwritable)? else {
            return Err(WireError::Internal("the answer is no structure".into()));
        };
        encode(O::SCHEMA, Decoded { members, payload }, request_id)?
    };
    set_request_id(response.headers_mut(), request_id);
    Ok(response)
}

/// Writes an answer by its schema.
pub fn encode(operation: &OperationSchema, output: Decoded, request_id: &str) -> Result<Response<Bytes>, WireError> {
    match operation.service.protocol {
        Protocol::RestJson => rest_json::encode(operation, output),
        Protocol::Query => query::encode(operation, &output.members, request_id),
        Protocol::AwsJson { .. } => rest_json::encode(operation, output).map(aws_json::named),
    }
}

/// Writes the status and headers of an answer whose body is an event stream.
pub fn write_stream_head<O: StreamingOperation>(
    output: O::Output,
    request_id: &str,
) -> Result<Response<()>, WireError> {
    let mut response = write_response::<O>(output, request_id)?.map(|_| ());
    response
        .headers_mut()
        .insert(http::header::CONTENT_TYPE, HeaderValue::from_static(crate::event_stream::CONTENT_TYPE));
    Ok(response)
}

/// Writes an error in the form of the service's protocol; where the service is not known, so that clients of restJson1 and of
/// awsJson1_1 read its code.
#[must_use]
pub fn write_error(service: Option<&ServiceSchema>, error: &dyn AwsError, request_id: &str) -> Response<Bytes> {
    let mut response = match service {
        None => aws_json::encode_error(error),
        Some(service) => match service.protocol {
            Protocol::RestJson => rest_json::encode_error(error),
            Protocol::Query => query::encode_error(service, error, request_id),
            Protocol::AwsJson { .. } => aws_json::named(aws_json::encode_error(error)),
        },
    };
    set_request_id(response.headers_mut(), request_id);
    response
}

fn set_request_id(headers: &mut HeaderMap, request_id: &str) {
    if let Ok(value) = HeaderValue::from_str(request_id) {
        headers.insert("x-amzn-requestid", value);
    }
}
