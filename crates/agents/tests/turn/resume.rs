//! Going on after a failure: the same results may be given again, and nothing is run twice.

use agents::turn::TurnRequest;
use aws_wire::AwsError as _;
use models::ModelError;
use serde_json::{Value, json};

use crate::house::{House, MINUTE, agent, answer, ask, call, caller, function, group, lambda, text, told};
use crate::return_control::{asked, result, results};

fn confirmed(function: &str) -> Value {
    json!({"functionResult": {"actionGroup": "math", "function": function, "confirmationState": "CONFIRM"}})
}

fn groups() -> [Value; 2] {
    [
        group("math", &lambda(), &[function("add", &["n1"], true), function("sub", &["n1"], true)]),
        group("crm", &caller(), &[function("find", &["id"], false)]),
    ]
}

fn unavailable() -> ModelError {
    ModelError::unavailable("out of service")
}

/// Functions that answer how often the function was called, and keep count of it in the session.
fn counting(house: &House) {
    let calls = std::sync::Mutex::new(std::collections::BTreeMap::<String, u32>::new());
    house.functions.answer(move |event| {
        let name = event["function"].as_str().unwrap().to_owned();
        let mut calls = calls.lock().unwrap();
        let count = calls.entry(name.clone()).or_default();
        *count += 1;
        if name == "sub" && *count == 1 {
            return json!("nonsense");
        }
        json!({"messageVersion": "1.0", "sessionAttributes": {"last": name},
            "response": {"actionGroup": event["actionGroup"], "function": event["function"],
                         "functionResponse": {"responseBody": {"TEXT": {"body": format!("{name} {count}")}}}}})
    });
}

#[tokio::test]
async fn what_ran_after_consent_is_not_run_again_when_the_turn_fails_behind_it() {
    let house = House::new().await;
    let agent = agent(&groups());
    house.model.says(&[
        call("a", "math__add", &json!({"n1": 1})),
        call("b", "crm__find", &json!({"id": 7})),
        call("c", "math__sub", &json!({"n1": 1})),
    ]);
    let asked = asked(&house.invoke(&agent, ask("go")).await.unwrap());
    counting(&house);
    let given = |text: &str| results(&asked, &json!([confirmed("add"), result("find", text), confirmed("sub")]));
    // `sub` answers nonsense; `add`, which ran beside it, is kept.
    let (_, failure) = house.invoke_to_failure(&agent, given("Ann")).await;
    assert_eq!(failure.exception.code(), "BadGatewayException");
    // Now both have run, and the model fails.
    house.model.fails(unavailable());
    house.invoke_to_failure(&agent, given("Ben")).await;
    assert_eq!(house.functions.events.lock().unwrap().len(), 3);

    let after = house.restarted().await;
    after.model.says(&[text("done")]);
    let events = after.invoke(&agent, given("Cid")).await.unwrap();
    assert_eq!(answer(&events), "done");
    let sent = after.model.requests.lock().unwrap()[0].messages.last().cloned().unwrap();
    let texts: Vec<String> = told(&sent).into_iter().map(|(_, text, _)| text).collect();
    assert_eq!(texts, ["add 1", "Cid", "sub 2"]);
    // The session has gone on once, with what the functions left in it.
    assert!(after.invoke(&agent, given("Dan")).await.is_err());
    after.functions.answer_text("ok");
    after.model.says(&[call("d", "math__add", &json!({"n1": 1}))]);
    let next = crate::return_control::asked(&after.invoke(&agent, ask("again")).await.unwrap());
    after.model.says(&[text("ok")]);
    after.invoke(&agent, results(&next, &json!([confirmed("add")]))).await.unwrap();
    assert_eq!(after.functions.events.lock().unwrap()[0]["sessionAttributes"], json!({"last": "sub"}));
}

#[tokio::test]
async fn a_callers_failure_ends_the_turn_before_anything_runs_and_leaves_it_waiting() {
    let house = House::new().await;
    let agent = agent(&groups());
    house.model.says(&[call("a", "math__add", &json!({"n1": 1})), call("b", "crm__find", &json!({"id": 7}))]);
    let asked = asked(&house.invoke(&agent, ask("go")).await.unwrap());
    let mut failed = result("find", "the database is down");
    failed["functionResult"]["responseState"] = json!("FAILURE");
    let request = TurnRequest { enable_trace: true, ..results(&asked, &json!([confirmed("add"), failed])) };
    let (events, failure) = house.invoke_to_failure(&agent, request).await;
    assert_eq!(failure.exception.code(), "DependencyFailedException");
    assert_eq!(failure.exception.message(), Some("Received failed response from API execution. the database is down"));
    assert_eq!(crate::house::steps(&events), ["failureTrace"]);
    assert!(house.functions.events.lock().unwrap().is_empty());

    house.functions.answer_text("ok");
    house.model.says(&[text("done")]);
    house.invoke(&agent, results(&asked, &json!([confirmed("add"), result("find", "Ann")]))).await.unwrap();
}

#[tokio::test]
async fn an_expired_session_waits_for_nothing() {
    let house = House::new().await;
    let agent = agent(&groups());
    house.model.says(&[call("b", "crm__find", &json!({"id": 7}))]);
    let asked = asked(&house.invoke(&agent, ask("go")).await.unwrap());
    house.clock.advance(11 * MINUTE);
    let failure = house.invoke(&agent, results(&asked, &json!([result("find", "Ann")]))).await.unwrap_err();
    let message = failure.exception.message().unwrap();
    assert_eq!(failure.exception.code(), "ValidationException");
    assert!(message.contains("waits for no results") && message.contains("expired"), "{message}");
}
