//! Answers to typed outputs or errors.

use aws_wire::Operation;
use aws_wire::schema::{Kind, Location, OperationSchema, Protocol};
use http::HeaderMap;
use reqwest::Response;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::ClientError;
use super::query::Element;

/// The largest answer that is read, in bytes; those of streams are read frame by frame.
const LARGEST: usize = 32 << 20;

/// The output of an operation that succeeded.
pub(super) async fn read<O>(response: Response) -> Result<O::Output, ClientError>
where
    O: Operation<Output: DeserializeOwned>,
{
    let response = success::<O>(response).await?;
    let headers = response.headers().clone();
    let body = body(O::SCHEMA.name, response).await?;
    let refuse = |problem: String| ClientError::Answer { operation: O::SCHEMA.name, problem };
    let members = members(O::SCHEMA, &headers, &body).map_err(refuse)?;
    serde_json::from_value(Value::Object(members)).map_err(|error| refuse(error.to_string()))
}

/// The response, unless it is an error's.
pub(super) async fn success<O: Operation>(response: Response) -> Result<Response, ClientError> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let operation = O::SCHEMA.name;
    let kind = response.headers().get("x-amzn-errortype").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = body(operation, response).await?;
    let (code, message) = match O::SCHEMA.service.protocol {
        Protocol::RestJson | Protocol::AwsJson { .. } => json_error(&body),
        Protocol::Query => xml_error(&body),
    };
    let code = kind.or(code).unwrap_or_else(|| status.to_string());
    // `Name:http://…` is an older form of `Name`.
    let code = code.split(':').next().unwrap_or_default().to_owned();
    let message = message.unwrap_or_else(|| String::from_utf8_lossy(&body).chars().take(500).collect());
    Err(ClientError::Service { operation, code, message })
}

async fn body(operation: &'static str, mut response: Response) -> Result<Vec<u8>, ClientError> {
    let refuse = |problem: String| ClientError::Answer { operation, problem };
    let mut body = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(|error| refuse(error.to_string()))? {
        if body.len() + piece.len() > LARGEST {
            return Err(refuse(format!("it has more than {LARGEST} bytes")));
        }
        body.extend_from_slice(&piece);
    }
    Ok(body)
}

fn members(operation: &OperationSchema, headers: &HeaderMap, body: &[u8]) -> Result<Map<String, Value>, String> {
    let Some(Kind::Structure(structure)) = operation.output.map(|shape| &shape.kind) else { return Ok(Map::new()) };
    if operation.service.protocol == Protocol::Query {
        let root = Element::parse(std::str::from_utf8(body).map_err(|error| error.to_string())?)?;
        let result = operation.result_wrapper.map_or(Some(&root), |name| root.child(name));
        return Ok(result.map(|result| result.members(structure)).unwrap_or_default());
    }
    let mut members: Map<String, Value> =
        if body.is_empty() { Map::new() } else { serde_json::from_slice(body).map_err(|error| error.to_string())? };
    for member in structure.members.iter().filter(|member| member.location == Location::Header) {
        if let Some(text) = headers.get(member.location_name).and_then(|value| value.to_str().ok()) {
            members.insert(member.name.to_owned(), text.into());
        }
    }
    Ok(members)
}

fn json_error(body: &[u8]) -> (Option<String>, Option<String>) {
    let body: Value = serde_json::from_slice(body).unwrap_or_default();
    let find = |names: &[&str]| names.iter().find_map(|name| body[name].as_str()).map(str::to_owned);
    (find(&["__type", "code"]), find(&["message", "Message"]))
}

fn xml_error(body: &[u8]) -> (Option<String>, Option<String>) {
    let root = std::str::from_utf8(body).ok().and_then(|text| Element::parse(text).ok());
    let error = root.as_ref().and_then(|root| root.child("Error"));
    let find = |name| error.and_then(|error| error.child(name)).map(|child| child.text.clone());
    (find("Code"), find("Message"))
}
