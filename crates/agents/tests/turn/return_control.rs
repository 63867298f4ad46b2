//! Turns that wait for their caller, and go on where they stopped.

use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::types::ReturnControlPayload;
use serde_json::{Value, json};

use crate::house::{House, agent, answer, ask, call, caller, function, group, lambda, steps, text, told};

pub(crate) fn asked(events: &[TurnEvent]) -> ReturnControlPayload {
    match events.last() {
        Some(TurnEvent::ReturnControl(payload)) => payload.clone(),
        other => panic!("expected a return of control, not {other:?}"),
    }
}

pub(crate) fn results(asked: &ReturnControlPayload, results: &Value) -> TurnRequest {
    TurnRequest {
        input_text: None,
        invocation_id: asked.invocation_id.clone(),
        results: serde_json::from_value(results.clone()).unwrap(),
        ..ask("")
    }
}

pub(crate) fn result(function: &str, text: &str) -> Value {
    json!({"functionResult": {"actionGroup": "crm", "function": function, "responseBody": {"TEXT": {"body": text}}}})
}

#[tokio::test]
async fn mixed_calls_wait_in_one_event_and_go_on_after_a_restart() {
    let house = House::new().await;
    let groups = [
        group("math", &lambda(), &[function("add", &["n1"], false)]),
        group("crm", &caller(), &[function("find", &["id"], false)]),
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
    let agent = agent(&[group("crm", &caller(), &[function("find", &["id"], false)])]);
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
async fn a_new_text_abandons_what_waits_and_the_conversation_remembers_it() {
    let house = House::new().await;
    let agent = agent(&[
        group("math", &lambda(), &[function("add", &["n1"], false)]),
        group("crm", &caller(), &[function("find", &["id"], false)]),
    ]);
    house.functions.answer_text("two");
    house.model.says(&[call("a", "crm__find", &json!({"id": 7})), call("b", "math__add", &json!({"n1": 1}))]);
    let asked = asked(&house.invoke(&agent, ask("find 7")).await.unwrap());
    house.model.says(&[text("hello")]);
    house.invoke(&agent, ask("never mind")).await.unwrap();
    assert!(house.invoke(&agent, results(&asked, &json!([result("find", "Ann")]))).await.is_err());

    // Roles take turns and no call stays open, here and in later turns.
    house.model.says(&[text("again")]);
    house.invoke(&agent, ask("hello again")).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let roles = |index: usize| requests[index].messages.iter().map(|it| it.role.as_str()).collect::<Vec<_>>();
    assert_eq!(roles(1), ["user", "assistant", "user", "assistant", "user"]);
    assert_eq!(roles(2), ["user", "assistant", "user", "assistant", "user", "assistant", "user"]);
    let outcomes = told(&requests[2].messages[2]);
    assert_eq!(outcomes.iter().map(|(id, ..)| id.as_str()).collect::<Vec<_>>(), ["a", "b"]);
    assert!(outcomes[0].1.starts_with("No result came") && outcomes[0].2, "{outcomes:?}");
    assert_eq!((outcomes[1].1.as_str(), outcomes[1].2), ("two", false));
}

#[tokio::test]
async fn five_actions_are_handed_over_and_the_model_is_told_of_the_sixth() {
    let house = House::new().await;
    let agent = agent(&[group("crm", &caller(), &[function("find", &["id"], false)])]);
    let calls: Vec<_> = (1..=6).map(|n| call(&format!("c{n}"), "crm__find", &json!({"id": n}))).collect();
    house.model.says(&calls);
    let events = house.invoke(&agent, TurnRequest { enable_trace: true, ..ask("find six") }).await.unwrap();
    let steps = steps(&events);
    assert_eq!(steps.iter().filter(|step| *step == "invocationInput").count(), 5);
    assert_eq!(steps.iter().filter(|step| *step == "observation REPROMPT").count(), 1);
    let asked = asked(&events);
    assert_eq!(asked.invocation_inputs.as_ref().unwrap().len(), 5);
    let found: Vec<Value> = (1..=5).map(|n| result("find", &format!("found {n}"))).collect();
    house.model.says(&[text("ok")]);
    house.invoke(&agent, results(&asked, &json!(found))).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let told = told(requests[1].messages.last().unwrap());
    assert_eq!((told[4].1.as_str(), told[4].2), ("found 5", false));
    assert!(told[5].1.starts_with("Only 5 actions") && told[5].2, "{told:?}");
}

#[tokio::test]
async fn results_come_in_any_order_and_a_text_beside_them_is_ignored() {
    let house = House::new().await;
    let agent = agent(&[group("crm", &caller(), &[function("find", &["id"], false), function("count", &[], false)])]);
    house.model.says(&[call("a", "crm__find", &json!({"id": 7})), call("b", "crm__count", &json!({}))]);
    let asked = asked(&house.invoke(&agent, ask("find and count")).await.unwrap());
    let missing = house.invoke(&agent, results(&asked, &json!([result("count", "2")]))).await.unwrap_err();
    let message = missing.exception.message().unwrap();
    assert!(message.contains("No result for actionGroup: crm, function: find"), "{message}");
    house.model.says(&[text("ok")]);
    let given = results(&asked, &json!([result("count", "2"), result("find", "Ann")]));
    house.invoke(&agent, TurnRequest { input_text: Some("something else".into()), ..given }).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let messages = &requests[1].messages;
    assert_eq!(messages.len(), 3);
    let texts: Vec<String> = told(&messages[2]).into_iter().map(|(_, text, _)| text).collect();
    assert_eq!(texts, ["Ann", "2"]);
}

#[tokio::test]
async fn a_result_may_ask_the_model_again_or_carry_a_bad_status() {
    let house = House::new().await;
    let mut shop = group("shop", &caller(), &[]);
    shop.as_object_mut().unwrap().remove("functionSchema");
    let get = json!({"/orders": {"get": {"operationId": "list", "description": "d", "responses": {}}}});
    shop["apiSchema"] = json!({"payload": json!({"openapi": "3.0.0", "paths": get}).to_string()});
    let agent = agent(&[shop, group("crm", &caller(), &[function("find", &["id"], false)])]);
    house.model.says(&[call("a", "GET__shop__list", &json!({})), call("b", "crm__find", &json!({"id": 7}))]);
    let asked = asked(&house.invoke(&agent, ask("orders of 7")).await.unwrap());
    let mut reprompt = result("find", "Which 7?");
    reprompt["functionResult"]["responseState"] = json!("REPROMPT");
    let listed = json!({"apiResult": {"actionGroup": "shop", "apiPath": "/orders", "httpMethod": "get",
        "httpStatusCode": 404, "responseBody": {"application/json": {"body": "gone"}}}});
    house.model.says(&[text("ok")]);
    let request = TurnRequest { enable_trace: true, ..results(&asked, &json!([listed, reprompt])) };
    let events = house.invoke(&agent, request).await.unwrap();
    assert_eq!(steps(&events)[..2], ["observation ACTION_GROUP", "observation REPROMPT"]);
    let requests = house.model.requests.lock().unwrap();
    let told = told(requests[1].messages.last().unwrap());
    assert_eq!(told, [("a".into(), "gone|HTTP status: 404".into(), true), ("b".into(), "Which 7?".into(), false)]);
}
