//! The contract with Lambda functions: the event and the answer.

use std::collections::BTreeMap;

use agents::action_groups::{
    ActionGroup, BadResponse, EventAgent, EventContext, LambdaAnswer, Limits, Outcome, lambda_event,
    read_lambda_response,
};
use serde_json::{Value, json};

use crate::{api, functions};

const API: &str = r#"{"openapi": "3.0.0", "paths": {"/orders/{id}": {"post": {"operationId": "order", "description": "d", "responses": {},
    "parameters": [{"name": "id", "in": "path", "description": "d", "schema": {"type": "string"}}],
    "requestBody": {"content": {"application/json": {"schema": {"properties": {"count": {"type": "integer"}}}}}}}}}}"#;

fn weather() -> ActionGroup {
    functions(r#"[{"name": "weather", "parameters": {"city": {"type": "string", "required": true}}}]"#)
}

fn event(group: &ActionGroup, input: &Value) -> Value {
    let attributes = BTreeMap::from([("user".to_owned(), "7".to_owned())]);
    let context = EventContext {
        agent: EventAgent { name: "helper", id: "AGENT12345", alias: "TSTALIASID", version: "DRAFT" },
        input_text: "Weather?",
        session_id: "session-1",
        session_attributes: &attributes,
        prompt_session_attributes: &BTreeMap::new(),
    };
    let action = &group.actions()[0];
    let bytes = lambda_event(group, action, &action.read_call(input).unwrap(), context);
    serde_json::from_slice(&bytes).unwrap()
}

#[test]
fn the_event_of_a_function_and_of_an_operation() {
    insta::assert_json_snapshot!("event_function", event(&weather(), &json!({"city": "Köln"})));
    insta::assert_json_snapshot!("event_operation", event(&api(API).unwrap(), &json!({"id": "o1", "count": 2})));
}

fn read(group: &ActionGroup, answer: &Value, limits: &Limits) -> Result<LambdaAnswer, BadResponse> {
    read_lambda_response(answer.to_string().as_bytes(), group, &group.actions()[0], limits)
}

/// A right answer of the function, which the cases spoil.
fn of_function() -> Value {
    json!({
        "messageVersion": "1.0",
        "response": {"actionGroup": "group", "function": "weather", "functionResponse": {"responseBody": {"TEXT": {"body": "Sunny \u{2600}"}}}}
    })
}

fn of_operation() -> Value {
    json!({
        "messageVersion": "1.0",
        "response": {"actionGroup": "group", "apiPath": "/orders/{id}", "httpMethod": "POST", "httpStatusCode": 404,
                     "responseBody": {"application/json": {"body": "{\"error\":\"none\"}"}}}
    })
}

/// The answer with the value at a pointer's place replaced; `null` takes the member away.
fn spoilt(mut answer: Value, pointer: &str, value: Value) -> Value {
    let (parent, member) = pointer.rsplit_once('/').unwrap();
    let members = answer.pointer_mut(parent).unwrap().as_object_mut().unwrap();
    let member = member.replace("~1", "/");
    match value {
        Value::Null => members.shift_remove(&member),
        value => members.insert(member, value),
    };
    answer
}

#[test]
fn right_answers() {
    let answer = read(&weather(), &of_function(), &Limits::aws()).unwrap();
    assert_eq!(answer.result.outcome, Outcome::Answer("Sunny \u{2600}".to_owned()));
    assert_eq!((answer.session_attributes, answer.result.http_status_code), (None, None));

    let group = api(API).unwrap();
    let answer = read(&group, &of_operation(), &Limits::aws()).unwrap();
    assert_eq!(answer.result.outcome, Outcome::Answer("{\"error\":\"none\"}".to_owned()));
    assert_eq!(answer.result.http_status_code, Some(404));

    let mut full = of_function();
    full["sessionAttributes"] = json!({"a": "b"});
    full["promptSessionAttributes"] = json!({});
    full["knowledgeBasesConfiguration"] = json!([{"knowledgeBaseId": "KB12345678", "retrievalConfiguration":
        {"vectorSearchConfiguration": {"numberOfResults": 3}}}]);
    let answer = read(&weather(), &full, &Limits::aws()).unwrap();
    assert_eq!(answer.session_attributes, Some(BTreeMap::from([("a".to_owned(), "b".to_owned())])));
    assert_eq!(answer.prompt_session_attributes, Some(BTreeMap::new()));
    assert_eq!(answer.knowledge_bases_configuration[0].knowledge_base_id, "KB12345678");
}

#[test]
fn states_and_empty_bodies() {
    let state = "/response/functionResponse/responseState";
    let body = "/response/functionResponse/responseBody/TEXT/body";
    let outcome = |answer: Value| read(&weather(), &answer, &Limits::aws()).unwrap().result.outcome;
    assert_eq!(outcome(spoilt(of_function(), body, json!(""))), Outcome::Answer(String::new()));
    let reprompt = spoilt(of_function(), state, json!("REPROMPT"));
    assert_eq!(outcome(reprompt), Outcome::Reprompt("Sunny \u{2600}".to_owned()));
    let failure = spoilt(of_function(), state, json!("FAILURE"));
    assert_eq!(
        outcome(spoilt(failure, "/response/functionResponse/responseBody", Value::Null)),
        Outcome::Failure(String::new())
    );
}

#[test]
fn what_is_tolerated_unless_answers_are_strict() {
    let body = "/response/responseBody";
    let cases = [
        (
            "an object as body",
            spoilt(of_operation(), "/response/responseBody/application~1json/body", json!({"ok": [1]})),
        ),
        (
            "a media type with parameters",
            spoilt(of_operation(), body, json!({"application/json; charset=utf-8": {"body": "{}"}})),
        ),
        ("the method in lower case", spoilt(of_operation(), "/response/httpMethod", json!("post"))),
        ("a status as text", spoilt(of_operation(), "/response/httpStatusCode", json!("200"))),
        ("no version", spoilt(of_operation(), "/messageVersion", Value::Null)),
        ("a number as attribute", spoilt(of_operation(), "/sessionAttributes", json!({"count": 3}))),
    ];
    let group = api(API).unwrap();
    let mut told = String::new();
    for (name, answer) in cases {
        assert!(read(&group, &answer, &Limits::default()).is_ok(), "{name}");
        told += &format!("{name}: {}\n", read(&group, &answer, &Limits::aws()).unwrap_err());
    }
    insta::assert_snapshot!(told);
}

#[test]
fn wrong_answers_name_what_is_wrong() {
    let response = "/response/functionResponse";
    let text = "/response/functionResponse/responseBody/TEXT";
    let function_cases = [
        json!(null),
        json!("{\"messageVersion\": \"1.0\"}"),
        json!({}),
        json!({"statusCode": 200, "body": "ok"}),
        spoilt(of_function(), "/messageVersion", json!(1.0)),
        spoilt(of_function(), "/response/actionGroup", json!("other")),
        spoilt(of_function(), "/response/function", Value::Null),
        spoilt(of_function(), response, json!([])),
        spoilt(of_function(), "/response/functionResponse/responseState", json!("failure")),
        spoilt(of_function(), "/response/functionResponse/responseBody", json!({"text": {"body": "x"}})),
        spoilt(of_function(), text, json!("Sunny")),
        spoilt(of_function(), "/response/functionResponse/responseBody/TEXT/body", json!(5)),
        spoilt(of_function(), "/response/functionResponse/responseBody/TEXT/body", Value::Null),
        spoilt(of_function(), "/sessionAttributes", json!({"list": []})),
        spoilt(of_function(), "/promptSessionAttributes", json!("none")),
        spoilt(of_function(), "/knowledgeBasesConfiguration", json!([{}])),
    ];
    let api_cases = [
        of_function(),
        spoilt(of_operation(), "/response/apiPath", json!("/orders/o1")),
        spoilt(of_operation(), "/response/httpMethod", json!("GET")),
        spoilt(of_operation(), "/response/httpStatusCode", json!(2000)),
        spoilt(of_operation(), "/response/responseBody", json!({"TEXT": {"body": "x"}})),
        spoilt(of_operation(), "/response/responseBody", Value::Null),
    ];
    let (functions, operations) = (weather(), api(API).unwrap());
    let cases = function_cases.iter().map(|it| (&functions, it)).chain(api_cases.iter().map(|it| (&operations, it)));
    let told: Vec<String> =
        cases.map(|(group, answer)| read(group, answer, &Limits::default()).unwrap_err().to_string()).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn answers_that_are_too_large_or_no_json() {
    let group = weather();
    let limits = Limits { response_bytes: 400, result_bytes: 100, ..Limits::default() };
    let large = spoilt(of_function(), "/response/functionResponse/responseBody/TEXT/body", json!("x".repeat(101)));
    let large = large.to_string();
    let cases: [&[u8]; 4] = [large.as_bytes(), &[b' '; 401], b"Traceback (most recent call last)", b"\xff"];
    let told: Vec<String> = cases
        .iter()
        .map(|payload| read_lambda_response(payload, &group, &group.actions()[0], &limits).unwrap_err().to_string())
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}
