//! Collaborators that fail: their supervisor is told, and the budget of the turn is one for all.

use std::sync::Arc;
use std::time::Duration;

use agents::turn::{NoAgent, TurnEvent, TurnLimits};
use aws_wire::AwsError as _;
use serde_json::json;

use super::{Plan, agent, alias_arn, plain, send, told, traced};
use crate::house::{House, answer, ask, call, function, group, lambda, text};

fn limits(house: &mut House) -> &mut TurnLimits {
    &mut Arc::get_mut(&mut house.runtime).expect("nobody else has the runtime").limits
}

/// What the supervisor's model is told last, and whether as an error.
fn heard(house: &House) -> Vec<(String, bool)> {
    let told = crate::house::told(house.model.asked("boss").last().unwrap().messages.last().unwrap());
    told.into_iter().map(|(_, text, error)| (text, error)).collect()
}

/// A turn in which `boss` writes to `loans` and answers whatever it hears.
async fn ask_loans(house: &House) -> Vec<TurnEvent> {
    let boss = agent(house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "What rate?")]);
    house.model.of("boss", &[text("sorry")]);
    let events = house.invoke(&boss, traced("go")).await.unwrap();
    assert_eq!(answer(&events), "sorry");
    events
}

#[tokio::test]
async fn who_cannot_be_reached_is_told_by_name() {
    let house = House::new().await;
    for (why, hint) in [
        (NoAgent::Deleted, "does not exist any more"),
        (NoAgent::Paused, "takes no requests"),
        (NoAgent::NotPrepared, "is not ready"),
        (NoAgent::Failed, "cannot be used"),
    ] {
        house.aliases.0.lock().unwrap().insert(alias_arn("loans"), Err(why));
        let events = ask_loans(&house).await;
        let heard = heard(&house).remove(0);
        assert!(heard.1 && heard.0.starts_with("loans did not get the message") && heard.0.contains(hint), "{heard:?}");
        assert!(!told(&events).iter().any(|it| it.starts_with("loans")));
    }
}

#[tokio::test]
async fn a_reply_that_is_too_long_is_left_out_and_asked_for_in_parts() {
    let mut house = House::new().await;
    Arc::get_mut(&mut house.runtime).unwrap().action_limits.result_bytes = 20;
    plain(&house, "loans");
    house.model.of("loans", &[text("Five percent or more.")]);
    ask_loans(&house).await;
    let (heard, is_error) = heard(&house).remove(0);
    assert!(is_error && heard.starts_with("The reply has 21 bytes where 20 are allowed"), "{heard}");
}

#[tokio::test]
async fn a_collaborators_failure_is_told_without_what_is_inside() {
    let house = House::new().await;
    let groups = [group("math", &lambda(), &[function("add", &["n1"], false)])];
    agent(&house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    house.functions.raise("ValueError", "secret detail");
    house.model.of("loans", &[call("b", "math__add", &json!({"n1": 1}))]);
    let events = ask_loans(&house).await;
    assert!(told(&events).contains(&"loans: failureTrace".to_owned()));
    let (heard, is_error) = heard(&house).remove(0);
    assert!(is_error && heard.starts_with("loans gave no answer") && !heard.contains("secret"), "{heard}");
    assert!(!heard.contains("arn:"), "{heard}");
    // Nothing of the failed turn stays.
    house.model.of("loans", &[text("ok")]);
    ask_loans(&house).await;
    assert_eq!(house.model.asked("loans").last().unwrap().messages.len(), 1);

    // Answers that cannot be used end in an apology, which the supervisor gets as an error.
    for _ in 0..3 {
        house.model.of("loans", &[text("<thinking>hm</thinking>")]);
    }
    ask_loans(&house).await;
    let (heard, is_error) = self::heard(&house).remove(0);
    assert!(is_error && heard.contains("did not take this on") && heard.contains("Sorry"), "{heard}");
}

#[tokio::test]
async fn a_cycle_is_refused_with_its_path() {
    let house = House::new().await;
    agent(&house, &Plan { name: "loans", team: &["boss"], ..Plan::default() });
    house.model.of("loans", &[send("b", "boss", "You say?")]);
    house.model.of("loans", &[text("I do not know.")]);
    ask_loans(&house).await;
    let told = crate::house::told(house.model.asked("loans")[1].messages.last().unwrap()).remove(0);
    assert!(told.2 && told.1.contains("boss → loans → boss"), "{told:?}");
    assert_eq!(heard(&house), [("I do not know.".into(), false)]);
}

#[tokio::test]
async fn teams_are_nested_to_a_limit() {
    let mut house = House::new().await;
    limits(&mut house).depth = 2;
    plain(&house, "three");
    agent(&house, &Plan { name: "two", team: &["three"], ..Plan::default() });
    agent(&house, &Plan { name: "loans", team: &["two"], ..Plan::default() });
    house.model.of("loans", &[send("b", "two", "?")]);
    house.model.of("two", &[send("c", "three", "?")]);
    house.model.of("two", &[text("alone then")]);
    house.model.of("loans", &[text("fine")]);
    ask_loans(&house).await;
    let told = crate::house::told(house.model.asked("two")[1].messages.last().unwrap()).remove(0);
    assert!(told.2 && told.1.contains("2 deep") && told.1.contains("boss → loans → two → three"), "{told:?}");
}

#[tokio::test]
async fn five_agents_may_stand_under_the_first() {
    let house = House::new().await;
    let names = ["boss", "loans", "two", "three", "four", "five"];
    for (index, name) in names.iter().enumerate().skip(1) {
        agent(
            &house,
            &Plan { name, team: names.get(index + 1).map_or(&[][..], std::slice::from_ref), ..Plan::default() },
        );
        if let Some(below) = names.get(index + 1) {
            house.model.of(name, &[send("b", below, "?")]);
        }
        house.model.of(name, &[text(&format!("{name} says so"))]);
    }
    let events = ask_loans(&house).await;
    assert_eq!(heard(&house), [("loans says so".into(), false)]);
    assert!(told(&events).contains(&"five: observation FINISH".to_owned()));
}

#[tokio::test]
async fn model_calls_of_all_come_from_one_budget() {
    let mut house = House::new().await;
    (limits(&mut house).iterations, limits(&mut house).model_calls) = (5, 4);
    let groups = [group("math", &lambda(), &[function("add", &["n1"], false)])];
    agent(&house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    house.functions.answer_text("again");
    // One call of five is the supervisor's first, one is kept for its answer.
    for _ in 0..3 {
        house.model.of("loans", &[call("b", "math__add", &json!({"n1": 1}))]);
    }
    ask_loans(&house).await;
    let (heard, is_error) = heard(&house).remove(0);
    assert!(is_error && heard.contains("used up what it may use"), "{heard}");
    assert_eq!(house.model.asked("loans").len(), 3);
}

#[tokio::test]
async fn tokens_of_all_come_from_one_budget() {
    let mut house = House::new().await;
    // Each scripted answer takes 15.
    limits(&mut house).tokens = 40;
    let groups = [group("math", &lambda(), &[function("add", &["n1"], false)])];
    agent(&house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    house.functions.answer_text("again");
    for _ in 0..2 {
        house.model.of("loans", &[call("b", "math__add", &json!({"n1": 1}))]);
    }
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "What rate?")]);
    let (events, failure) = house.invoke_to_failure(&boss, traced("go")).await;
    assert!(failure.exception.message().unwrap().starts_with("Max tokens exceeded"), "{failure:?}");
    assert_eq!(house.model.asked("loans").len(), 2);
    assert_eq!(told(&events).last().unwrap(), "boss: failureTrace");
}

#[tokio::test]
async fn a_collaborator_that_takes_too_long_leaves_its_supervisor_time_to_say_so() {
    let mut house = House::new().await;
    limits(&mut house).duration = Duration::from_millis(400);
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "What rate?")]);
    house.model.of("boss", &[text("sorry")]);
    *house.model.never.lock().unwrap() = Some("loans".to_owned());
    let events = house.invoke(&boss, traced("go")).await.unwrap();
    assert_eq!(answer(&events), "sorry");
    let (heard, is_error) = heard(&house).remove(0);
    assert!(is_error && heard.contains("took too long"), "{heard}");
    house.model.of("boss", &[text("hello")]);
    house.invoke(&boss, ask("hi")).await.unwrap();
}

#[tokio::test]
async fn what_collaborators_did_for_an_apology_is_not_remembered() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "one")]);
    house.model.of("loans", &[text("first")]);
    for _ in 0..3 {
        house.model.of("boss", &[text("<thinking>hm</thinking>")]);
    }
    assert!(answer(&house.invoke(&boss, ask("go")).await.unwrap()).starts_with("Sorry"));
    house.model.of("boss", &[send("b", "loans", "two")]);
    house.model.of("loans", &[text("second")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, ask("go")).await.unwrap();
    assert_eq!(house.model.asked("loans").last().unwrap().messages.len(), 1);
}
