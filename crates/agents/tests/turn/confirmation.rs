//! Actions that need the user's consent.

use agents::turn::{TurnEvent, TurnRequest};
use serde_json::{Value, json};

use crate::house::{House, agent, ask, call, caller, function, group, lambda, shown, steps, text, told};
use crate::return_control::{asked, result, results};

/// What the user said, for an action of a group.
fn said(group: &str, function: &str, state: &str) -> Value {
    json!({"functionResult": {"actionGroup": group, "function": function, "confirmationState": state}})
}

fn kinds(event: &TurnEvent) -> Vec<Value> {
    let inputs = shown(event)["returnControl"]["invocationInputs"].clone();
    inputs.as_array().unwrap().iter().map(|it| it["functionInvocationInput"]["actionInvocationType"].clone()).collect()
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

#[tokio::test]
async fn a_refusal_is_told_to_the_model_and_shown() {
    let house = House::new().await;
    let agent = agent(&[group("crm", &caller(), &[function("wipe", &["n1"], true), function("find", &["n1"], false)])]);
    house.model.says(&[call("a", "crm__wipe", &json!({"n1": 1})), call("b", "crm__find", &json!({"n1": 1}))]);
    let events = house.invoke(&agent, ask("wipe")).await.unwrap();
    assert_eq!(kinds(events.last().unwrap()), ["USER_CONFIRMATION_AND_RESULT", "RESULT"]);
    house.model.says(&[text("ok")]);
    let given = json!([said("crm", "wipe", "DENY"), said("crm", "find", "DENY")]);
    let request = TurnRequest { enable_trace: true, ..results(&asked(&events), &given) };
    let events = house.invoke(&agent, request).await.unwrap();
    assert_eq!(steps(&events)[..2], ["observation ACTION_GROUP", "observation ACTION_GROUP"]);
    let requests = house.model.requests.lock().unwrap();
    let told = told(requests[1].messages.last().unwrap());
    assert!(told.iter().all(|(_, text, error)| text.starts_with("The user refused") && *error), "{told:?}");
}

#[tokio::test]
async fn consent_without_a_result_has_the_result_asked_for() {
    let mut house = House::new().await;
    let agent = agent(&[
        group("crm", &caller(), &[function("wipe", &["n1"], true), function("find", &["n1"], false)]),
        group("math", &lambda(), &[function("add", &["n1"], true)]),
    ]);
    house.model.says(&[
        call("a", "crm__find", &json!({"n1": 1})),
        call("b", "math__add", &json!({"n1": 2})),
        call("c", "crm__wipe", &json!({"n1": 3})),
    ]);
    let first = house.invoke(&agent, ask("find, add and wipe")).await.unwrap();
    house = house.restarted().await;
    house.functions.answer_text("three");
    let given = json!([said("crm", "wipe", "CONFIRM"), said("math", "add", "CONFIRM"), result("find", "Ann")]);
    let request = TurnRequest { enable_trace: true, ..results(&asked(&first), &given) };
    let second = house.invoke(&agent, request).await.unwrap();
    assert_eq!(
        steps(&second),
        ["observation ACTION_GROUP", "invocationInput", "observation ACTION_GROUP", "invocationInput", "returnControl"]
    );
    assert_eq!(kinds(second.last().unwrap()), ["RESULT"]);
    assert_ne!(asked(&first).invocation_id, asked(&second).invocation_id);

    house = house.restarted().await;
    house.model.says(&[text("ok")]);
    house.invoke(&agent, results(&asked(&second), &json!([result("wipe", "gone")]))).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let texts: Vec<String> = told(requests[0].messages.last().unwrap()).into_iter().map(|(_, text, _)| text).collect();
    assert_eq!(texts, ["Ann", "three", "gone"]);
}

#[tokio::test]
async fn what_is_run_after_consent_is_what_the_agent_has_now() {
    let house = House::new().await;
    let before = agent(&[group("crm", &lambda(), &[function("wipe", &["n1"], true), function("drop", &["n1"], true)])]);
    house.model.says(&[call("a", "crm__wipe", &json!({"n1": 1})), call("b", "crm__drop", &json!({"n1": 1}))]);
    let first = house.invoke(&before, ask("wipe")).await.unwrap();
    let now = agent(&[group("crm", &caller(), &[function("wipe", &["n1"], true)])]);
    let given = json!([said("crm", "wipe", "CONFIRM"), said("crm", "drop", "CONFIRM")]);
    let second = house.invoke(&now, results(&asked(&first), &given)).await.unwrap();
    assert_eq!(kinds(second.last().unwrap()), ["RESULT"]);
    house.model.says(&[text("ok")]);
    house.invoke(&now, results(&asked(&second), &json!([result("wipe", "gone")]))).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let told = told(requests[1].messages.last().unwrap());
    assert_eq!(told[0].1, "gone");
    assert!(told[1].1.contains("crm has crm__wipe"), "{told:?}");
}
