//! Typed inputs to requests, by the schema tables.

use aws_wire::Operation;
use aws_wire::schema::{Kind, Location, OperationSchema, Protocol, Structure};
use bytes::Bytes;
use http::header::{ACCEPT, CONTENT_TYPE};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{ClientError, query};

/// What stands in a label or query value as it is.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

pub(super) fn build<O>(endpoint: &str, input: &O::Input) -> Result<http::Request<Bytes>, ClientError>
where
    O: Operation<Input: Serialize>,
{
    let refuse = |problem: String| ClientError::Request { operation: O::SCHEMA.name, problem };
    let members = match serde_json::to_value(input).map_err(|error| refuse(error.to_string()))? {
        Value::Object(members) => members,
        _ => Map::new(),
    };
    match O::SCHEMA.service.protocol {
        Protocol::RestJson => rest_json(O::SCHEMA, endpoint, members),
        Protocol::Query => {
            let request = http::Request::post(format!("{endpoint}/"))
                .header(CONTENT_TYPE, "application/x-www-form-urlencoded; charset=utf-8");
            request.body(query::form(O::SCHEMA, &members).into())
        }
        Protocol::AwsJson { target_prefix } => {
            let request = http::Request::post(format!("{endpoint}/"))
                .header(CONTENT_TYPE, "application/x-amz-json-1.1")
                .header("x-amz-target", format!("{target_prefix}.{}", O::SCHEMA.name));
            request.body(Value::Object(members).to_string().into())
        }
    }
    .map_err(|error| refuse(error.to_string()))
}

/// The members of an operation's input.
pub(super) fn structure(operation: &OperationSchema) -> Option<&'static Structure> {
    match &operation.input?.kind {
        Kind::Structure(structure) => Some(structure),
        _ => None,
    }
}

fn rest_json(
    operation: &OperationSchema,
    endpoint: &str,
    mut members: Map<String, Value>,
) -> http::Result<http::Request<Bytes>> {
    let mut path = operation.uri.to_owned();
    let mut pairs = Vec::new();
    let mut request = http::Request::builder().method(operation.method).header(ACCEPT, "application/json, */*");
    for member in structure(operation).into_iter().flat_map(|structure| structure.members) {
        if member.location == Location::Body {
            continue;
        }
        let Some(value) = members.shift_remove(member.name) else { continue };
        match member.location {
            Location::Label => {
                let text = utf8_percent_encode(&text(&value), UNRESERVED).to_string();
                path = path.replace(&format!("{{{}}}", member.location_name), &text);
            }
            Location::Query => {
                let values = if let Value::Array(values) = value { values } else { vec![value] };
                pairs.extend(values.iter().map(|value| {
                    format!("{}={}", member.location_name, utf8_percent_encode(&text(value), UNRESERVED))
                }));
            }
            Location::Header => request = request.header(member.location_name, text(&value)),
            // No operation that is called here sends these.
            Location::PrefixHeaders | Location::StatusCode | Location::Body => {}
        }
    }
    if !pairs.is_empty() {
        path.push(if path.contains('?') { '&' } else { '?' });
        path.push_str(&pairs.join("&"));
    }
    let has_body = structure(operation)
        .is_some_and(|structure| structure.members.iter().any(|member| member.location == Location::Body));
    let body = if has_body {
        request = request.header(CONTENT_TYPE, "application/json");
        Value::Object(members).to_string().into()
    } else {
        Bytes::new()
    };
    request.uri(format!("{endpoint}{path}")).body(body)
}

/// A single value as labels, queries, headers and forms show it.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_agent::operations::{DeleteAgent, PrepareAgent};
    use aws_wire::bedrock_agent::types::{DeleteAgentRequest, PrepareAgentRequest};
    use aws_wire::bedrock_agent_runtime::operations::InvokeAgent;

    use super::super::turn_request;
    use super::*;

    #[test]
    fn members_travel_where_the_model_says() {
        let input = PrepareAgentRequest { agent_id: "AGENT12345".to_owned() };
        let request = build::<PrepareAgent>("http://127.0.0.1:1", &input).unwrap();
        assert_eq!((request.method().as_str(), request.uri().path()), ("POST", "/agents/AGENT12345/"));
        assert!(request.body().is_empty());

        let input = DeleteAgentRequest { agent_id: "a/b".to_owned(), skip_resource_in_use_check: Some(true) };
        let request = build::<DeleteAgent>("http://127.0.0.1:1", &input).unwrap();
        assert_eq!(request.uri().to_string(), "http://127.0.0.1:1/agents/a%2Fb/?skipResourceInUseCheck=true");

        let mut input = turn_request("AGENT12345", "TSTALIASID", "one two", true);
        input.source_arn = Some("arn:aws:x".to_owned());
        input.streaming_configurations = None;
        input.input_text = Some("hello".to_owned());
        let request = build::<InvokeAgent>("http://127.0.0.1:1", &input).unwrap();
        assert_eq!(request.uri().path(), "/agents/AGENT12345/agentAliases/TSTALIASID/sessions/one%20two/text");
        assert_eq!(request.headers()["x-amz-source-arn"], "arn:aws:x");
        assert_eq!(request.body().as_ref(), br#"{"enableTrace":true,"inputText":"hello"}"#);
    }
}
