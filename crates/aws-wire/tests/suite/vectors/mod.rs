//! botocore's protocol vectors, run as a server.

mod compare;
mod model;
mod notes;

use aws_wire::AwsError;
use aws_wire::protocol::{self, Decoded, RequestParts};
use aws_wire::route::{RouteRequest, Router};
use aws_wire::schema::{Kind, ServiceSchema, Shape};
use bytes::Bytes;
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response};
use serde_json::{Map, Value};

use compare::{same_json, same_xml};
use model::Suite;
use notes::Note;

#[test]
fn rest_json_requests_are_read_back() {
    run_inputs(include_str!("../../vectors/rest-json.input.json"));
}

#[test]
fn query_requests_are_read_back() {
    run_inputs(include_str!("../../vectors/query.input.json"));
}

#[test]
fn rest_json_responses_are_written() {
    run_outputs(include_str!("../../vectors/rest-json.output.json"));
}

#[test]
fn query_responses_are_written() {
    run_outputs(include_str!("../../vectors/query.output.json"));
}

fn run_inputs(text: &str) {
    let suites: Vec<Value> = serde_json::from_str(text).unwrap();
    let mut failures = Vec::new();
    let mut passed = 0;
    for (suite, case) in cases(&suites) {
        let id = case["id"].as_str().unwrap();
        let mut expected = case["params"].clone();
        if let Some(note) = notes::find(id) {
            println!("{id}: {}", note.reason());
            match note {
                Note::Reads(json, _) => expected = serde_json::from_str(json).unwrap(),
                _ => continue,
            }
        }
        let suite = Suite::new(suite);
        match check_input(&suite, case, &expected) {
            Ok(()) => passed += 1,
            Err(reason) => failures.push(format!("{id}: {reason}")),
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed:\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 30);
}

fn run_outputs(text: &str) {
    let suites: Vec<Value> = serde_json::from_str(text).unwrap();
    let mut failures = Vec::new();
    let mut passed = 0;
    for (suite, case) in cases(&suites) {
        let id = case["id"].as_str().unwrap();
        let mut case = case.clone();
        if let Some(note) = notes::find(id) {
            println!("{id}: {}", note.reason());
            match note {
                Note::Writes(body, _) => case["response"]["body"] = (*body).into(),
                _ => continue,
            }
        }
        let suite = Suite::new(suite);
        match check_output(&suite, &case) {
            Ok(()) => passed += 1,
            Err(reason) => failures.push(format!("{id}: {reason}")),
        }
    }
    assert!(failures.is_empty(), "{passed} passed, {} failed:\n{}", failures.len(), failures.join("\n"));
    assert!(passed > 25);
}

fn cases(suites: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    suites.iter().flat_map(|suite| suite["cases"].as_array().unwrap().iter().map(move |case| (suite, case)))
}

fn check_input(suite: &Suite<'_>, case: &Value, expected: &Value) -> Result<(), String> {
    let operation = suite.operation(&case["given"]);
    let request = &case["serialized"];
    let uri = request["uri"].as_str().unwrap();
    let (path, query) = uri.split_once('?').map_or((uri, None), |(path, query)| (path, Some(query)));
    let body = request["body"].as_str().unwrap_or_default();
    let method: Method = request["method"].as_str().unwrap().parse().unwrap();
    let service: &'static ServiceSchema = suite.service(Box::leak(Box::new([operation])));
    let router = Router::new(&[service]);
    let found = router.find(RouteRequest {
        method: &method,
        path,
        query,
        body: body.as_bytes(),
        target: None,
        signing_name: None,
    });
    let [route] = &found[..] else { return Err(format!("{} routes for {uri}", found.len())) };
    let headers = headers(&request["headers"]);
    let parts = RequestParts {
        labels: route.labels.clone(),
        query,
        headers: &headers,
        body: Bytes::copy_from_slice(body.as_bytes()),
    };
    let read = protocol::decode(operation, parts).map_err(|error| error.to_string())?;
    let expected = match operation.input {
        Some(shape) => suite.tree(shape, expected),
        None => Decoded::default(),
    };
    same_json(&without_empty(&expected), &without_empty(&read))?;
    if expected.payload.filter(|p| !p.is_empty()) == read.payload { Ok(()) } else { Err("another payload".into()) }
}

/// Outside bodies nothing tells an empty list or map from an absent one.
fn without_empty(decoded: &Decoded) -> Value {
    let full = |value: &Value| match value {
        Value::Array(elements) => !elements.is_empty(),
        Value::Object(entries) => !entries.is_empty(),
        Value::Null => false,
        _ => true,
    };
    Value::Object(decoded.members.iter().filter(|(_, v)| full(v)).map(|(k, v)| (k.clone(), v.clone())).collect())
}

fn check_output(suite: &Suite<'_>, case: &Value) -> Result<(), String> {
    let operation = suite.operation(&case["given"]);
    let response = if let Some(code) = case["errorCode"].as_str() {
        let name = case["given"]["errors"][0]["shape"].as_str().unwrap();
        let shape = suite.shape(name);
        let error = VectorError {
            code: Box::leak(code.to_owned().into_boxed_str()),
            status: u16::try_from(case["response"]["status_code"].as_u64().unwrap()).unwrap(),
            body: suite.tree(shape, &case["error"]).members,
            shape,
        };
        protocol::write_error(Some(operation.service), &error, "foo-id")
    } else {
        let output = operation.output.map(|shape| suite.tree(shape, &case["result"])).unwrap_or_default();
        protocol::encode(operation, output, "foo-id").map_err(|error| error.to_string())?
    };
    check_response(case, &response)
}

fn check_response(case: &Value, response: &Response<Bytes>) -> Result<(), String> {
    let expected = &case["response"];
    let status = expected["status_code"].as_u64().unwrap();
    if u64::from(response.status().as_u16()) != status {
        return Err(format!("status {} instead of {status}", response.status()));
    }
    for (name, value) in expected["headers"].as_object().into_iter().flatten() {
        // The server's own framing, and the many ways in which clients are told an error's code.
        if ["content-length", "x-amzn-errortype"].contains(&name.to_ascii_lowercase().as_str()) {
            continue;
        }
        let found = response.headers().get(name).and_then(|v| v.to_str().ok());
        if found != value.as_str() {
            return Err(format!("header {name}: {found:?} instead of {value}"));
        }
    }
    let body = std::str::from_utf8(response.body()).map_err(|e| e.to_string())?;
    let wanted = expected["body"].as_str().unwrap_or_default();
    if body.starts_with('<') {
        return same_xml(wanted, body);
    }
    if let Some(code) = case["errorCode"].as_str()
        && response.headers().get("x-amzn-errortype").and_then(|v| v.to_str().ok()) != Some(code)
    {
        return Err("another error type".into());
    }
    match (serde_json::from_str::<Value>(wanted), serde_json::from_str::<Value>(body)) {
        (Ok(mut wanted), Ok(found)) => {
            if let (Some(_), Some(members)) = (case["errorCode"].as_str(), wanted.as_object_mut()) {
                members.retain(|name, _| !["code", "__type"].contains(&name.as_str()));
            }
            same_json(&wanted, &found)
        }
        // An object without members says what an empty body says.
        (Err(_), Ok(Value::Object(found))) if wanted.is_empty() && found.is_empty() => Ok(()),
        _ if wanted == body => Ok(()),
        _ => Err(format!("body {body:?} instead of {wanted:?}")),
    }
}

fn headers(value: &Value) -> HeaderMap {
    let pairs = value.as_object().into_iter().flatten();
    let pair = |(name, value): (&String, &Value)| {
        let name: HeaderName = name.parse().unwrap();
        (name, HeaderValue::from_str(value.as_str().unwrap()).unwrap())
    };
    pairs.map(pair).collect()
}

#[derive(Debug)]
struct VectorError {
    code: &'static str,
    status: u16,
    body: Map<String, Value>,
    shape: &'static Shape,
}

impl std::fmt::Display for VectorError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}

impl std::error::Error for VectorError {}

impl AwsError for VectorError {
    fn code(&self) -> &'static str {
        self.code
    }

    fn status(&self) -> u16 {
        self.status
    }

    fn message(&self) -> Option<&str> {
        None
    }

    fn to_body(&self) -> serde_json::Result<Value> {
        Ok(Value::Object(self.body.clone()))
    }

    fn shape(&self) -> Option<&'static Shape> {
        matches!(self.shape.kind, Kind::Structure(_)).then_some(self.shape)
    }
}
