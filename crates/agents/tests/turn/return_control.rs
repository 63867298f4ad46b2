//! Turns that wait for their caller, and go on where they stopped.

use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::types::ReturnControlPayload;
use serde_json::{Value, json};

use crate::house::{House, agent, answer, ask, call, function, group, lambda, shown, steps, text};

fn asked(events: &[TurnEvent]) -> ReturnControlPayload {
    match events.last() {
        Some(TurnEvent::ReturnControl(payload)) => payload.clone(),
        other => panic!("expected a return of control, not {other:?}"),
    }
}

fn results(asked: &ReturnControlPayload, results: &Value) -> TurnRequest {
    TurnRequest {
        input_text: None,
        invocation_id: asked.invocation_id.clone(),
        results: serde_json::from_value(results.clone()).unwrap(),
        ..ask("")
    }
}

fn result(function: &str, text: &str) -> Value {
    json!({"functionResult": {"actionGroup": "crm", "function": function, "responseBody": {"TEXT": {"body": text}}}})
}

#[tokio::test]
async fn mixed_calls_wait_in_one_event_and_go_on_after_a_restart() {
    let house = House::new().await;
    let groups = [
        group("math", &lambda(), &[function("add", &["n1"], false)]),
        group("crm", &json!({"customControl": "RETURN_CONTROL"}), &[function("find", &["id"], false)]),
    ];
    let agent = agent(&groups);
    house.model.says(&[
        call("a", "crm__find", &json!({"id": 7})),
        call("b", "math__add", &json!({"n1": 1})),
        call("c", "crm__find", &json!({"id": 8})),
    ]);
    house.functions.answer_text("two");
    let events = house.invoke(&agent, TurnRequest { enable_trace: true, ..ask("find 7 and 8") }).await.unwrap();
    assert_eq!(
        steps(&events)[2..],
        ["invocationInput", "observation ACTION_GROUP", "invocationInput", "invocationInput", "returnControl"]
    );
    let asked = asked(&events);
    let input = &serde_json::to_value(&asked).unwrap()["invocationInputs"][0]["functionInvocationInput"];
    assert_eq!(
        *input,
        json!({"actionGroup": "crm", "actionInvocationType": "RESULT", "agentId": "AGENT00001", "function": "find",
               "parameters": [{"name": "id", "type": "number", "value": "7"}]})
    );

    let after = house.restarted().await;
    after.model.says(&[text("found both")]);
    let events =
        after.invoke(&agent, results(&asked, &json!([result("find", "Ann"), result("find", "Bob")]))).await.unwrap();
    assert_eq!(answer(&events), "found both");
    let requests = after.model.requests.lock().unwrap();
    let sent = serde_json::to_value(requests[0].messages.last().unwrap()).unwrap();
    let texts: Vec<_> =
        sent["content"].as_array().unwrap().iter().map(|block| &block["toolResult"]["content"][0]["text"]).collect();
    assert_eq!(texts, ["Ann", "two", "Bob"]);
}

#[tokio::test]
async fn what_does_not_fit_is_refused_and_may_be_tried_again_but_not_twice() {
    let house = House::new().await;
    let agent =
        agent(&[group("crm", &json!({"customControl": "RETURN_CONTROL"}), &[function("find", &["id"], false)])]);
    house.model.says(&[call("a", "crm__find", &json!({"id": 7}))]);
    let asked = asked(&house.invoke(&agent, ask("find 7")).await.unwrap());

    let failure = house.invoke(&agent, results(&asked, &json!([result("lose", "x")]))).await.unwrap_err();
    let message = failure.exception.message().unwrap();
    assert_eq!(failure.exception.code(), "ValidationException");
    assert!(message.starts_with("Validation failed: Unexpected actionGroup: crm or function : lose"), "{message}");

    house.model.says(&[text("found")]);
    house.invoke(&agent, results(&asked, &json!([result("find", "Ann")]))).await.unwrap();
    let failure = house.invoke(&agent, results(&asked, &json!([result("find", "Ann")]))).await.unwrap_err();
    assert!(failure.exception.message().unwrap().contains("waits for no results"));
}

#[tokio::test]
async fn a_new_text_abandons_what_waits() {
    let house = House::new().await;
    let agent =
        agent(&[group("crm", &json!({"customControl": "RETURN_CONTROL"}), &[function("find", &["id"], false)])]);
    house.model.says(&[call("a", "crm__find", &json!({"id": 7}))]);
    let asked = asked(&house.invoke(&agent, ask("find 7")).await.unwrap());
    house.model.says(&[text("hello")]);
    house.invoke(&agent, ask("never mind")).await.unwrap();
    assert!(house.invoke(&agent, results(&asked, &json!([result("find", "Ann")]))).await.is_err());
}

#[tokio::test]
async fn a_function_that_needs_consent_runs_when_the_user_agrees_and_only_then() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("wipe", &["n1"], true)])]);
    for (state, calls, told) in [("CONFIRM", 1, "gone"), ("DENY", 1, "refused")] {
        house.model.says(&[call("a", "math__wipe", &json!({"n1": 1}))]);
        house.functions.answer_text("gone");
        let asked = asked(&house.invoke(&agent, ask("wipe")).await.unwrap());
        let shown = shown(&TurnEvent::ReturnControl(asked.clone()));
        assert_eq!(
            shown.pointer("/returnControl/invocationInputs/0/functionInvocationInput/actionInvocationType"),
            Some(&json!("USER_CONFIRMATION"))
        );
        house.model.says(&[text("ok")]);
        let confirmation =
            json!([{"functionResult": {"actionGroup": "math", "function": "wipe", "confirmationState": state}}]);
        house.invoke(&agent, results(&asked, &confirmation)).await.unwrap();
        assert_eq!(house.functions.events.lock().unwrap().len(), calls);
        let requests = house.model.requests.lock().unwrap();
        let sent = serde_json::to_string(requests.last().unwrap().messages.last().unwrap()).unwrap();
        assert!(sent.contains(told), "{sent}");
    }
}
