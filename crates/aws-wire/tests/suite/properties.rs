//! Whatever a stranger sends is answered, not panicked at.

use aws_wire::protocol::{self, RequestParts, read_request};
use aws_wire::route::{RouteRequest, Router};
use aws_wire::schema::{OperationSchema, ServiceSchema};
use aws_wire::{bedrock_agent, bedrock_agent_runtime, bedrock_runtime, iam, lambda, logs, sts};
use bytes::Bytes;
use http::{HeaderMap, HeaderName, HeaderValue, Method};
use proptest::prelude::*;
use serde_json::{Value, json};

const SERVICES: [&ServiceSchema; 7] = [
    &bedrock_agent::operations::SERVICE,
    &bedrock_agent_runtime::operations::SERVICE,
    &bedrock_runtime::operations::SERVICE,
    &lambda::operations::SERVICE,
    &iam::operations::SERVICE,
    &logs::operations::SERVICE,
    &sts::operations::SERVICE,
];

fn operation() -> impl Strategy<Value = &'static OperationSchema> {
    let all: Vec<_> = SERVICES.iter().flat_map(|service| service.operations.iter().copied()).collect();
    prop::sample::select(all)
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    let keys = prop::sample::select(vec![
        "text",
        "name",
        "agentName",
        "functions",
        "parameters",
        "toolUse",
        "json",
        "input",
        "tags",
        "x",
    ]);
    leaf.prop_recursive(4, 40, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((keys.clone(), inner), 0..5)
                .prop_map(|pairs| Value::Object(pairs.into_iter().map(|(k, v)| (k.to_owned(), v)).collect())),
        ]
    })
}

/// A body with members that the operation has, whatever their values.
fn body_for(operation: &OperationSchema, values: &[Value]) -> Value {
    let mut body = json!({});
    if let Some(aws_wire::schema::Kind::Structure(structure)) = operation.input.map(|shape| &shape.kind) {
        for (member, value) in structure.members.iter().zip(values) {
            body[member.location_name] = value.clone();
        }
    }
    body
}

proptest! {
    #[test]
    fn any_json_is_decoded_or_refused(operation in operation(), values in prop::collection::vec(any_json(), 0..6)) {
        let headers = HeaderMap::new();
        let body = body_for(operation, &values).to_string().into();
        let _ = protocol::decode(operation, RequestParts { labels: Vec::new(), query: None, headers: &headers, body });
    }

    #[test]
    fn any_json_is_typed_or_refused(values in any_json()) {
        let headers = HeaderMap::new();
        let body = json!({ "messages": [{ "role": "user", "content": [values] }], "system": values }).to_string().into();
        let labels = vec![("modelId", "m".to_owned())];
        let _ = read_request::<bedrock_runtime::operations::Converse>(RequestParts { labels, query: None, headers: &headers, body });
    }

    #[test]
    fn any_bytes_are_decoded_or_refused(
        operation in operation(),
        label in ".{0,20}",
        query in "[a-zA-Z0-9.=&%+]{0,40}",
        header in prop::collection::vec(0x20u8..=0xff, 0..20),
        body in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut headers = HeaderMap::new();
        if let Some(aws_wire::schema::Kind::Structure(structure)) = operation.input.map(|shape| &shape.kind) {
            for member in structure.members {
                let value = HeaderValue::from_bytes(&header);
                if let (Ok(name), Ok(value)) = (member.location_name.parse::<HeaderName>(), value) {
                    headers.insert(name, value);
                }
            }
        }
        headers.remove("content-type");
        let labels = [("agentId", label.clone()), ("FunctionName", label)].to_vec();
        let _ = protocol::decode(operation, RequestParts { labels, query: Some(&query), headers: &headers, body: body.into() });
    }

    #[test]
    fn any_form_is_decoded_or_refused(parts in prop::collection::vec("[A-Za-z]{0,6}(\\.(member|entry|key|value|[0-9]{1,10}|-1)){0,4}=[a-z0-9%.]{0,8}", 0..12)) {
        let headers = HeaderMap::new();
        for operation in iam::operations::SERVICE.operations {
            let body = parts.join("&").replace("Tag", "Tags").into();
            let _ = protocol::decode(operation, RequestParts { labels: Vec::new(), query: None, headers: &headers, body });
        }
    }

    #[test]
    fn any_path_is_routed_or_not(path in "/?(agents|tags|model|[a-z0-9:%+.]{0,8}|/|arn:aws:x:/)*", body in "(Action=[A-Za-z]{0,9})?.{0,20}") {
        let router = Router::new(&SERVICES);
        for method in [Method::GET, Method::POST, Method::PUT] {
            let _ = router.find(RouteRequest { method: &method, path: &path, query: Some(&body), body: body.as_bytes(), target: Some(&path), signing_name: None });
        }
    }

    #[test]
    fn a_label_comes_back_as_it_was_encoded(label in "[^\u{0}]{1,30}") {
        let encoded = percent_encoding::utf8_percent_encode(&label, percent_encoding::NON_ALPHANUMERIC).to_string();
        let router = Router::new(&SERVICES);
        let path = format!("/model/{encoded}/converse");
        let found = router.find(RouteRequest { method: &Method::POST, path: &path, query: None, body: b"{}", target: None, signing_name: Some("bedrock") });
        prop_assert_eq!(found.len(), 1);
        prop_assert_eq!(&found[0].labels, &[("modelId", label)]);
    }
}

#[test]
fn a_body_of_many_violations_is_refused_in_few_words() {
    let tools: Vec<Value> = (0..20_000).map(|_| json!({ "role": "nobody", "content": [] })).collect();
    let body = Bytes::from(json!({ "messages": tools }).to_string());
    let headers = HeaderMap::new();
    let labels = vec![("modelId", "m".to_owned())];
    let error = read_request::<bedrock_runtime::operations::Converse>(RequestParts {
        labels,
        query: None,
        headers: &headers,
        body,
    });
    assert!(error.unwrap_err().to_string().len() < 20_000);
}
