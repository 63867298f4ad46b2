//! Sessions: attributes, history, expiry, and one turn at a time.

use std::sync::Arc;
use std::time::Duration;

use agents::action_groups::Limits;
use agents::agent::Agent;
use agents::turn::{HistoryRules, TurnRequest};
use aws_wire::AwsError as _;
use futures::StreamExt as _;
use models::ModelError;
use serde_json::json;

use crate::house::{House, MINUTE, agent, ask, call, function, group, lambda, text};

#[tokio::test]
async fn attributes_live_with_the_session_and_functions_may_replace_them() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)])]);
    let attributes = |name: &str, value: &str| [(name.to_owned(), value.to_owned())].into();
    house.functions.answer(|event| {
        json!({"messageVersion": "1.0",
            "sessionAttributes": {"seen": "yes"},
            "response": {"actionGroup": event["actionGroup"], "function": event["function"],
                         "functionResponse": {"responseBody": {"TEXT": {"body": "ok"}}}}})
    });
    for _ in 0..2 {
        house.model.says(&[call("a", "math__add", &json!({"n1": 1}))]);
        house.model.says(&[text("ok")]);
    }
    let request = TurnRequest {
        session_attributes: attributes("user", "Zoë-1"),
        prompt_session_attributes: attributes("today", "Monday"),
        ..ask("add")
    };
    house.invoke(&agent, request).await.unwrap();
    house.invoke(&agent, TurnRequest { session_attributes: attributes("more", "1"), ..ask("add") }).await.unwrap();

    let events = house.functions.events.lock().unwrap();
    assert_eq!(events[0]["sessionAttributes"], json!({"user": "Zoë-1"}));
    assert_eq!(events[0]["promptSessionAttributes"], json!({"today": "Monday"}));
    assert_eq!(events[1]["sessionAttributes"], json!({"seen": "yes", "more": "1"}));
    assert_eq!(events[1]["promptSessionAttributes"], json!({}));
    let requests = house.model.requests.lock().unwrap();
    let system = |index: usize| serde_json::to_string(&*requests[index].system).unwrap();
    assert!(system(0).contains("Monday") && !system(0).contains("Zoë-1"), "{}", system(0));
    assert!(!system(2).contains("Monday"));
}

#[tokio::test]
async fn history_goes_on_until_the_session_ends_or_expires() {
    let house = House::new().await;
    let agent = agent(&[]);
    let turn = async |says: &str| {
        house.model.says(&[text("ok")]);
        house.invoke(&agent, ask(says)).await.unwrap();
        house.model.requests.lock().unwrap().last().unwrap().messages.len()
    };
    assert_eq!((turn("one").await, turn("two").await), (1, 3));
    house.clock.advance(9 * MINUTE);
    assert_eq!(turn("three").await, 5);
    house.clock.advance(11 * MINUTE);
    assert_eq!(turn("four").await, 1);
    let ended = house.runtime.end_session(&agent.session_scope, "session-1").await.unwrap();
    assert_eq!(ended.count().await, 1);
    assert_eq!(turn("five").await, 1);
    house.clock.advance(11 * MINUTE);
    assert_eq!(house.runtime.expire_sessions().await.unwrap(), 1);
}

#[tokio::test]
async fn a_session_lives_from_the_last_call_on_however_that_ends() {
    let mut house = House::new().await;
    let agent = agent(&[]);
    let almost = 10 * MINUTE - Duration::from_secs(5);
    house.model.says(&[text("ok")]);
    house.invoke(&agent, ask("one")).await.unwrap();

    // A call that takes longer than a session may be left alone.
    house.clock.advance(almost);
    let turn = house.runtime.invoke(agent.clone(), ask("two")).await.unwrap();
    house.clock.advance(11 * MINUTE);
    assert_eq!(house.runtime.expire_sessions().await.unwrap(), 0);
    house.model.says(&[text("ok")]);
    assert!(turn.collect::<Vec<_>>().await.iter().all(Result::is_ok));

    // One that fails after such a time.
    house.clock.advance(almost);
    let turn = house.runtime.invoke(agent.clone(), ask("three")).await.unwrap();
    house.clock.advance(11 * MINUTE);
    house.model.fails(ModelError::unavailable("gone fishing"));
    assert!(turn.collect::<Vec<_>>().await.iter().any(Result::is_err));

    // One that ends with the process.
    house.clock.advance(almost);
    drop(house.runtime.invoke(agent.clone(), ask("four")).await.unwrap());
    house = house.restarted().await;
    house.clock.advance(almost);
    assert_eq!(house.runtime.expire_sessions().await.unwrap(), 0);
    house.model.says(&[text("ok")]);
    house.invoke(&agent, ask("five")).await.unwrap();
    assert_eq!(house.model.requests.lock().unwrap()[0].messages.len(), 5, "what was said in the turns that ended well");
    house.clock.advance(11 * MINUTE);
    assert_eq!(house.runtime.expire_sessions().await.unwrap(), 1);
}

#[tokio::test]
async fn a_given_conversation_goes_before_and_is_remembered() {
    let house = House::new().await;
    let agent = agent(&[]);
    let history = |texts: [&str; 2]| {
        serde_json::from_value(json!({"messages": [
            {"role": "user", "content": [{"text": texts[0]}]}, {"role": "assistant", "content": [{"text": texts[1]}]}]}))
        .unwrap()
    };
    house.model.says(&[text("ok")]);
    let request = TurnRequest { conversation_history: Some(history(["hi", "hello"])), ..ask("go on") };
    house.invoke(&agent, request).await.unwrap();
    house.model.says(&[text("ok")]);
    house.invoke(&agent, ask("and on")).await.unwrap();
    assert_eq!(house.model.requests.lock().unwrap()[1].messages.len(), 5);

    let request = TurnRequest { conversation_history: Some(history(["hi", " "])), ..ask("go on") };
    let failure = house.invoke(&agent, request).await.unwrap_err();
    assert!(failure.exception.message().unwrap().contains("messages[1]"));
}

#[tokio::test]
async fn a_session_has_one_turn_at_a_time_and_a_dropped_turn_sets_it_free() {
    let house = House::new().await;
    let agent = agent(&[]);
    let first = house.runtime.invoke(Arc::clone(&agent), ask("one")).await.unwrap();
    let failure = house.invoke(&agent, ask("two")).await.unwrap_err();
    assert_eq!(failure.exception.code(), "ConflictException");
    drop(first);
    house.model.says(&[text("ok")]);
    let mut stream = house.runtime.invoke(Arc::clone(&agent), ask("two")).await.unwrap();
    assert!(stream.next().await.unwrap().is_ok());
    // The last event is out, so the turn is stored and the session free, though the stream was not read to its end.
    house.model.says(&[text("ok")]);
    house.invoke(&agent, ask("three")).await.unwrap();
}

#[tokio::test]
async fn the_caller_says_how_much_of_the_session_the_model_sees() {
    let house = House::new().await;
    let agent = agent(&[]);
    let turn = async |request: TurnRequest, says: &str| {
        house.model.says(&[text(says)]);
        house.invoke(&agent, request).await.unwrap();
        serde_json::to_string(&house.model.requests.lock().unwrap().last().unwrap().messages).unwrap()
    };
    turn(ask("one"), "<thinking>first thought</thinking><answer>1</answer>").await;
    turn(ask("two"), "<thinking>second thought</thinking><answer>2</answer>").await;
    let history = HistoryRules { turns: Some(1), without_thinking: false };
    let seen = turn(TurnRequest { history, ..ask("three") }, "3").await;
    assert!(!seen.contains("one") && seen.contains("second thought"), "{seen}");
    let history = HistoryRules { turns: None, without_thinking: true };
    let seen = turn(TurnRequest { history, ..ask("four") }, "4").await;
    assert!(seen.contains("one") && !seen.contains("thought"), "{seen}");
    // What was not shown is not lost.
    assert!(turn(ask("five"), "5").await.contains("first thought"));
}

#[tokio::test]
async fn an_inline_session_keeps_its_key_and_may_change_its_model() {
    let house = House::new().await;
    let inline = |model: &str| {
        let request = serde_json::from_value(json!({"foundationModel": model, "sessionId": "session-1",
            "instruction": "You add numbers for people who ask you to.", "inputText": "hi"}));
        let agent = Agent::inline(&request.unwrap(), "us-east-1", "123456789012", &Limits::default());
        Arc::new(agent.unwrap())
    };
    let key = || Some("arn:aws:kms:us-east-1:123456789012:key/one".to_owned());
    house.model.thinks("signed", &[text("ok")]);
    let (claude, nova) = (inline("anthropic.claude-sonnet-4-20250514-v1:0"), inline("amazon.nova-pro-v1:0"));
    house.invoke(&claude, TurnRequest { encryption_key: key(), ..ask("one") }).await.unwrap();
    house.model.says(&[text("ok")]);
    house.invoke(&nova, TurnRequest { encryption_key: key(), ..ask("two") }).await.unwrap();
    let seen = serde_json::to_string(&house.model.requests.lock().unwrap()[1].messages).unwrap();
    assert!(seen.contains("one") && !seen.contains("signed"), "{seen}");

    let failure = house.invoke(&nova, ask("three")).await.unwrap_err();
    assert_eq!(failure.exception.code(), "ValidationException");
    assert!(failure.exception.message().unwrap().contains("customerEncryptionKeyArn"), "{failure:?}");
}

#[tokio::test]
async fn whole_oldest_turns_give_way_when_the_context_is_full() {
    let house = House::new().await;
    let agent = agent(&[]);
    let turn = async |words: &str| {
        house.model.says(&[text("ok")]);
        house.invoke(&agent, ask(words)).await.unwrap();
        house.model.requests.lock().unwrap().last().unwrap().messages.len()
    };
    let long = "long ".repeat(1000);
    assert_eq!((turn("one").await, turn(&long).await, turn("three").await), (1, 3, 5));
    *house.model.context_window.lock().unwrap() = Some(5_000);
    assert_eq!(turn("four").await, 7);
    *house.model.context_window.lock().unwrap() = Some(4_000);
    // The oldest turn that does not fit takes those before it along.
    assert_eq!(turn("five").await, 5);
}

#[tokio::test]
async fn an_inline_session_keeps_prompt_attributes_and_belongs_to_the_agents_name() {
    let house = House::new().await;
    let inline = |name: &str| {
        let request =
            serde_json::from_value(json!({"foundationModel": "amazon.nova-pro-v1:0", "sessionId": "session-1",
            "agentName": name, "instruction": "You add numbers for people who ask you to.", "inputText": "hi"}));
        let agent = Agent::inline(&request.unwrap(), "us-east-1", "123456789012", &Limits::default());
        Arc::new(agent.unwrap())
    };
    let turn = async |name: &str, request: TurnRequest| {
        house.model.says(&[text("ok")]);
        house.invoke(&inline(name), request).await.unwrap();
        let request = house.model.requests.lock().unwrap().last().unwrap().clone();
        (serde_json::to_string(&*request.system).unwrap(), request.messages.len())
    };
    let prompt_session_attributes = [("today".to_owned(), "Monday".to_owned())].into();
    turn("one", TurnRequest { prompt_session_attributes, ..ask("hi") }).await;
    let (system, messages) = turn("one", ask("and now?")).await;
    assert!(system.contains("Monday") && messages == 3, "{system}");
    let (system, messages) = turn("two", ask("and now?")).await;
    assert!(!system.contains("Monday") && messages == 1, "{system}");
    house.runtime.end_session(&inline("one").session_scope, "session-1").await.unwrap().count().await;
    assert_eq!(turn("one", ask("again")).await.1, 1);
}
