//! Actions that are handed to the agent's caller, and what comes back.

use agents::action_groups::{
    ActionGroup, Asker, Executor, Outcome, Returned, check_results, return_control_input, trace_input,
};
use aws_wire::bedrock_agent_runtime::types::{
    ActionInvocationType, ExecutionType, InvocationInputMember, InvocationResultMember, ReturnControlPayload,
};
use serde_json::{Value, json};

use crate::{api, functions};

const ID: &str = "11111111-2222-4333-8444-555555555555";
const API: &str = r#"{"openapi": "3.0.0", "paths": {"/orders": {"post": {"operationId": "order", "description": "d", "responses": {},
    "requestBody": {"content": {"application/json": {"schema": {"properties": {"count": {"type": "integer"}}}}}}}}}}"#;

fn input(group: &ActionGroup, arguments: &Value, kind: ActionInvocationType) -> InvocationInputMember {
    let action = &group.actions()[0];
    let asker = Asker { agent_id: "AGENT12345", collaborator_name: None };
    return_control_input(group, action, &action.read_call(arguments).unwrap(), kind, asker)
}

fn weather() -> ActionGroup {
    functions(r#"[{"name": "weather", "parameters": {"city": {"type": "string"}}}]"#)
}

fn asked(kinds: &[ActionInvocationType]) -> ReturnControlPayload {
    let mut inputs: Vec<InvocationInputMember> =
        kinds.iter().map(|kind| input(&weather(), &json!({"city": "Oslo"}), *kind)).collect();
    inputs.push(input(&api(API).unwrap(), &json!({"count": 3}), ActionInvocationType::Result));
    ReturnControlPayload { invocation_id: Some(ID.to_owned()), invocation_inputs: Some(inputs) }
}

fn results(json: Value) -> Vec<InvocationResultMember> {
    serde_json::from_value(json).unwrap()
}

fn function(more: Value) -> Value {
    let mut result = json!({"actionGroup": "group", "function": "weather"});
    result.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({"functionResult": result})
}

fn body(text: &str) -> Value {
    json!({"responseBody": {"TEXT": {"body": text}}})
}

fn order() -> Value {
    json!({"apiResult": {"actionGroup": "group", "apiPath": "/orders", "httpMethod": "post", "httpStatusCode": 201,
           "responseBody": {"application/json": {"body": "{}"}}}})
}

#[test]
fn inputs_and_traces_have_aws_shapes() {
    let payload = asked(&[ActionInvocationType::Result]);
    let (function, operation) = (weather(), api(API).unwrap());
    let trace = |group: &ActionGroup, arguments: Value, id: Option<String>| {
        let action = &group.actions()[0];
        trace_input(group, action, &action.read_call(&arguments).unwrap(), ExecutionType::ReturnControl, id)
    };
    insta::assert_json_snapshot!(json!({
        "payload": payload,
        "function": trace(&function, json!({"city": "Oslo"}), None),
        "operation": trace(&operation, json!({"count": 3}), Some(ID.to_owned())),
    }));
}

#[test]
fn what_is_asked_follows_executor_and_confirmation() {
    let asks = |confirmation: &str| {
        let group = functions(&format!(r#"[{{"name": "f", "requireConfirmation": "{confirmation}"}}]"#));
        let lambda = group.executor().unwrap().asks_caller(&group.actions()[0]);
        (lambda, Executor::ReturnControl.asks_caller(&group.actions()[0]))
    };
    assert_eq!(asks("DISABLED"), (None, Some(ActionInvocationType::Result)));
    let both = (ActionInvocationType::UserConfirmation, ActionInvocationType::UserConfirmationAndResult);
    assert_eq!(asks("ENABLED"), (Some(both.0), Some(both.1)));
}

#[test]
fn results_are_matched_in_the_order_asked() {
    let asked = asked(&[ActionInvocationType::Result, ActionInvocationType::Result]);
    let sent = results(json!([order(), function(body("first")), function(body("second"))]));
    let returned = check_results(&asked, Some(ID), &sent).unwrap();
    let outcomes: Vec<&Outcome> = returned
        .iter()
        .map(|it| match it {
            Returned::Result(result) => &result.outcome,
            other => panic!("{other:?}"),
        })
        .collect();
    let answer = |text: &str| Outcome::Answer(text.to_owned());
    assert_eq!(outcomes, [&answer("first"), &answer("second"), &answer("{}")]);
}

#[test]
fn confirmations_states_and_images() {
    let answer = |kind, result: Value| {
        check_results(&asked(&[kind]), Some(ID), &results(json!([result, order()]))).unwrap().remove(0)
    };
    let confirm = |state: &str| function(json!({"confirmationState": state}));
    assert_eq!(answer(ActionInvocationType::UserConfirmation, confirm("CONFIRM")), Returned::Confirmed);
    assert_eq!(answer(ActionInvocationType::UserConfirmation, confirm("DENY")), Returned::Denied);
    assert_eq!(answer(ActionInvocationType::UserConfirmationAndResult, confirm("DENY")), Returned::Denied);
    let outcome = |more: Value| match answer(ActionInvocationType::Result, function(more)) {
        Returned::Result(result) => (result.outcome, result.images.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(outcome(json!({"responseState": "FAILURE"})), (Outcome::Failure(String::new()), 0));
    let mut reprompt = body("Which one?");
    reprompt["responseState"] = json!("REPROMPT");
    assert_eq!(outcome(reprompt), (Outcome::Reprompt("Which one?".to_owned()), 0));
    let image = json!({"format": "png", "source": {"bytes": "AAAA"}});
    assert_eq!(outcome(json!({"responseBody": {"IMAGES": {"images": [image]}}})), (Outcome::Answer(String::new()), 1));
}

#[test]
fn consent_and_results_are_told_apart() {
    use ActionInvocationType::{Result as Plain, UserConfirmation as Confirm, UserConfirmationAndResult as Both};
    let told = |kind, more: Value| {
        let sent = results(json!([function(more), order()]));
        match check_results(&asked(&[kind]), Some(ID), &sent).map(|mut all| all.remove(0)) {
            Ok(Returned::Result(result)) => format!("{:?}", result.outcome),
            Ok(other) => format!("{other:?}"),
            Err(error) => error.to_string().split(" has ").nth(1).unwrap().to_owned(),
        }
    };
    let body = |more: Value| {
        let mut it = body("x");
        it.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        it
    };
    let confirm = json!({"confirmationState": "CONFIRM"});
    let deny = json!({"confirmationState": "DENY"});
    // A refusal counts though none was asked for; consent is no result.
    assert_eq!(told(Plain, body(deny.clone())), "Denied");
    assert_eq!(told(Plain, body(confirm.clone())), "Answer(\"x\")");
    assert!(told(Plain, confirm.clone()).contains("no responseBody"), "{}", told(Plain, confirm.clone()));
    // A function runs for itself, whatever the caller brings.
    assert_eq!(told(Confirm, body(confirm.clone())), "Confirmed");
    assert!(told(Confirm, body(json!({}))).contains("no confirmationState"));
    // Consent may bring the result, or have it asked for.
    assert_eq!(told(Both, body(confirm.clone())), "Answer(\"x\")");
    assert_eq!(told(Both, confirm), "Confirmed");
    assert!(told(Both, body(json!({}))).contains("no confirmationState"));
    // A caller who could not ask says so by a state.
    for kind in [Plain, Confirm, Both] {
        assert_eq!(told(kind, deny.clone()), "Denied");
        assert_eq!(told(kind, json!({"responseState": "FAILURE"})), "Failure(\"\")");
        assert_eq!(told(kind, body(json!({"responseState": "REPROMPT"}))), "Reprompt(\"x\")");
        assert!(told(kind, json!({"responseState": "REPROMPT"})).contains("no responseBody"));
    }
}

#[test]
fn every_content_type_is_read_and_texts_are_preferred_in_order() {
    let content = |bodies: Value| {
        let sent = results(json!([function(json!({"responseBody": bodies})), order()]));
        let one = asked(&[ActionInvocationType::Result]);
        match check_results(&one, Some(ID), &sent).unwrap().remove(0) {
            Returned::Result(result) => serde_json::to_value(result.into_content()).unwrap(),
            other => panic!("{other:?}"),
        }
    };
    let image = json!({"images": [{"format": "png", "source": {"bytes": "AAAA"}}]});
    let shown = json!({"image": {"format": "png", "source": {"bytes": "AAAA"}}});
    assert_eq!(content(json!({"IMAGES": image})), json!([shown]));
    assert_eq!(content(json!({"IMAGES": image, "TEXT": {"body": "seen"}})), json!([{"text": "seen"}, shown]));
    assert_eq!(
        content(json!({"text/plain": {"body": "plain"}, "application/json": {"body": "{}"}})),
        json!([{"text": "{}"}])
    );
    assert_eq!(content(json!({"application/xml": {"body": "<a/>"}})), json!([{"text": "<a/>"}]));
    assert_eq!(content(json!({"TEXT": {"body": ""}})), json!([]));
}

#[test]
fn a_status_is_told_where_it_is_an_error_or_all_there_is() {
    let content = |status: i32, body: Option<&str>| {
        let mut order = order();
        order["apiResult"]["httpStatusCode"] = json!(status);
        order["apiResult"]["responseBody"] =
            body.map_or(Value::Null, |body| json!({"application/json": {"body": body}}));
        let asked = asked(&[]);
        match check_results(&asked, Some(ID), &results(json!([order]))).unwrap().remove(0) {
            Returned::Result(result) => serde_json::to_value(result.into_content()).unwrap(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(content(200, Some("{}")), json!([{"text": "{}"}]));
    assert_eq!(content(204, None), json!([{"text": "HTTP status: 204"}]));
    assert_eq!(content(204, Some("")), json!([{"text": "HTTP status: 204"}]));
    assert_eq!(content(404, Some("no such order")), json!([{"text": "no such order"}, {"text": "HTTP status: 404"}]));
}

#[test]
fn results_that_do_not_fit_are_refused() {
    let one = || asked(&[ActionInvocationType::Result]);
    let confirmed = || asked(&[ActionInvocationType::UserConfirmationAndResult]);
    let ok = || function(body("x"));
    let other_agent = function(json!({"agentId": "OTHERAGENT", "responseBody": {"TEXT": {"body": "x"}}}));
    let cases = [
        (one(), None, json!([ok(), order()])),
        (one(), Some("other"), json!([ok(), order()])),
        (one(), Some(ID), json!([{"functionResult": {"actionGroup": "else", "function": "weather"}}, order()])),
        (one(), Some(ID), json!([{"functionResult": {"actionGroup": "group"}}, order()])),
        (one(), Some(ID), json!([{"apiResult": {"actionGroup": "group", "apiPath": "/x", "httpMethod": "POST"}}])),
        (one(), Some(ID), json!([ok(), ok(), order()])),
        (one(), Some(ID), json!([ok(), order(), ok()])),
        (one(), Some(ID), json!([other_agent, order()])),
        (one(), Some(ID), json!([ok()])),
        (one(), Some(ID), json!([])),
        (one(), Some(ID), json!([function(json!({})), order()])),
        (confirmed(), Some(ID), json!([ok(), order()])),
    ];
    let told: Vec<String> = cases
        .into_iter()
        .map(|(asked, id, sent)| check_results(&asked, id, &results(sent)).unwrap_err().to_string())
        .collect();
    insta::assert_snapshot!(told.join("\n"));
}
