//! Messages and replies: who is told what, when, and in which session.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use agents::turn::{TurnEvent, TurnRequest};
use serde_json::json;
use tokio::sync::Barrier;

use super::{Plan, agent, alias_arn, plain, send, told, traced, words};
use crate::house::{House, MINUTE, Meeting, answer, ask, call, caller, function, group, lambda, shown, text};
use crate::return_control::{asked, results};

#[tokio::test]
async fn a_message_is_answered_in_the_stream_and_the_session_of_the_supervisor() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[text("<thinking>Loans knows.</thinking>"), send("a", "loans", "What rate?")]);
    house.model.of("loans", &[text("Five percent.")]);
    house.model.of("boss", &[text("<answer>It is five percent.</answer>")]);
    let events = house.invoke(&boss, traced("Which rate?")).await.unwrap();
    assert_eq!(answer(&events), "It is five percent.");
    assert_eq!(
        told(&events),
        [
            "boss: modelInvocationInput",
            "boss: modelInvocationOutput",
            "boss: rationale",
            "boss: invocationInput",
            "loans: modelInvocationInput",
            "loans: modelInvocationOutput",
            "loans: observation FINISH",
            "boss: observation AGENT_COLLABORATOR",
            "boss: modelInvocationInput",
            "boss: modelInvocationOutput",
            "boss: observation FINISH",
            "chunk"
        ]
    );
    let of_loans = &shown(&events[4])["trace"];
    assert_eq!(of_loans["collaboratorName"], "loans");
    assert_eq!(
        of_loans["callerChain"],
        json!([{"agentAliasArn": alias_arn("boss")}, {"agentAliasArn": alias_arn("loans")}])
    );
    let turn = of_loans.pointer("/trace/orchestrationTrace/modelInvocationInput/traceId").unwrap().as_str().unwrap();
    let heard = shown(&events[7]);
    let heard = heard.pointer("/trace/trace/orchestrationTrace/observation/agentCollaboratorInvocationOutput").unwrap();
    assert_eq!(heard["output"], json!({"text": "Five percent.", "type": "TEXT"}));
    assert_eq!(format!("{}-0", heard["metadata"]["clientRequestId"].as_str().unwrap()), turn);

    // The tool is described with the team, the prompt too.
    let asked = house.model.asked("boss");
    let prompt = serde_json::to_string(&(asked[0].system.clone(), asked[0].tool_config.clone())).unwrap();
    assert_eq!(prompt.matches("Knows all about loans.").count(), 2);
    let result = crate::house::told(asked[1].messages.last().unwrap());
    assert_eq!(result, [("a".into(), "Five percent.".into(), false)]);
    // The collaborator sees the message and nothing else.
    assert_eq!(words(&house.model.asked("loans")[0].messages[0]), "What rate?");
}

/// The session id of the first event of this agent.
fn session_of(events: &[TurnEvent], name: &str) -> String {
    let mut shown = events.iter().map(shown);
    let event = shown.find(|event| event["trace"]["agentName"] == name || event["trace"]["collaboratorName"] == name);
    event.unwrap()["trace"]["sessionId"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_collaborators_session_lasts_as_long_as_the_supervisors() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    let ask_again = |house: &House, question: &str| {
        house.model.of("boss", &[send("a", "loans", question)]);
        house.model.of("loans", &[text("ok")]);
        house.model.of("boss", &[text("ok")]);
    };
    ask_again(&house, "one");
    let first = session_of(&house.invoke(&boss, traced("go")).await.unwrap(), "loans");
    assert_ne!(first, "session-1");
    // Turns without the collaborator keep its session alive as well.
    for _ in 0..2 {
        house.clock.advance(9 * MINUTE);
        house.model.of("boss", &[text("hm")]);
        house.invoke(&boss, ask("hm")).await.unwrap();
    }
    let house = house.restarted().await;
    plain(&house, "loans");
    ask_again(&house, "two");
    assert_eq!(session_of(&house.invoke(&boss, traced("go")).await.unwrap(), "loans"), first);
    let seen: Vec<String> = house.model.asked("loans")[0].messages.iter().map(|it| words(it)).collect();
    assert_eq!(seen, ["one", "ok", "two"]);

    // It ends with the supervisor's, by request or by time.
    drop(house.runtime.end_session(&boss.session_scope, "session-1").await.unwrap());
    ask_again(&house, "three");
    let third = session_of(&house.invoke(&boss, traced("go")).await.unwrap(), "loans");
    assert_ne!(third, first);
    house.clock.advance(11 * MINUTE);
    ask_again(&house, "four");
    assert_ne!(session_of(&house.invoke(&boss, traced("go")).await.unwrap(), "loans"), third);
    assert_eq!(house.model.asked("loans").last().unwrap().messages.len(), 1);
}

#[tokio::test]
async fn collaborators_work_at_the_same_time() {
    let house = House::new().await;
    let names = ["loans", "rates", "terms"];
    for name in names {
        plain(&house, name);
        house.model.of(name, &[text(name)]);
    }
    let boss = agent(&house, &Plan { name: "boss", team: &names, ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "?"), send("b", "rates", "?"), send("c", "terms", "?")]);
    house.model.of("boss", &[text("all done")]);
    // Each takes 200 ms, and none can be done before all have begun.
    let lasts = Duration::from_millis(200);
    let meeting = Meeting { barrier: Barrier::new(3), clock: house.clock.clone(), lasts };
    let who: BTreeSet<String> = names.map(str::to_owned).into();
    *house.model.meeting.lock().unwrap() = Some((who, Arc::new(meeting)));
    let events = tokio::time::timeout(MINUTE, house.invoke(&boss, traced("go"))).await.unwrap().unwrap();
    let last = events.iter().rev().map(shown).find_map(|event| {
        let path = "/trace/trace/orchestrationTrace/observation/finalResponse/metadata/operationTotalTimeMs";
        event.pointer(path)?.as_i64()
    });
    let took = last.unwrap();
    assert!((200..300).contains(&took), "the turn took {took} ms");
    // All are told at once, and heard in the order asked.
    let result = crate::house::told(house.model.asked("boss")[1].messages.last().unwrap());
    let heard: Vec<_> = result.iter().map(|(id, text, _)| (id.as_str(), text.as_str())).collect();
    assert_eq!(heard, [("a", "loans"), ("b", "rates"), ("c", "terms")]);
    let steps = told(&events);
    assert_eq!(steps[2..8].iter().filter(|it| *it == "boss: invocationInput").count(), 3, "{steps:?}");
}

#[tokio::test]
async fn messages_to_one_collaborator_are_answered_one_after_another() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "one"), send("b", "loans", "two")]);
    house.model.of("loans", &[text("first")]);
    house.model.of("loans", &[text("second")]);
    house.model.of("boss", &[text("done")]);
    let events = house.invoke(&boss, traced("go")).await.unwrap();
    let of_loans: Vec<_> = told(&events)[2..10].to_vec();
    assert_eq!(
        of_loans,
        [
            "boss: invocationInput",
            "loans: modelInvocationInput",
            "loans: modelInvocationOutput",
            "loans: observation FINISH",
            "boss: observation AGENT_COLLABORATOR",
            "boss: invocationInput",
            "loans: modelInvocationInput",
            "loans: modelInvocationOutput",
        ]
    );
    let seen: Vec<String> = house.model.asked("loans")[1].messages.iter().map(|it| words(it)).collect();
    assert_eq!(seen, ["one", "first", "two"]);
    // Both are remembered.
    house.model.of("boss", &[send("c", "loans", "three")]);
    house.model.of("loans", &[text("third")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, ask("go")).await.unwrap();
    let seen: Vec<String> = house.model.asked("loans")[2].messages.iter().map(|it| words(it)).collect();
    assert_eq!(seen, ["one", "first", "two", "second", "three"]);
}

#[tokio::test]
async fn the_conversation_and_the_attributes_reach_a_collaborator_and_stay_no_part_of_its_own() {
    let house = House::new().await;
    let groups = [group("math", &lambda(), &[function("add", &["n1"], false)])];
    agent(&house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], relays: true, ..Plan::default() });
    house.functions.answer_text("3");
    house.model.of("boss", &[text("<thinking>Polite.</thinking><answer>Hello Ann.</answer>")]);
    house.invoke(&boss, ask("I am Ann.")).await.unwrap();
    for question in ["one", "two"] {
        house.model.of("boss", &[send("a", "loans", question)]);
        house.model.of("loans", &[call("b", "math__add", &json!({"n1": 1}))]);
        house.model.of("loans", &[text("ok")]);
        house.model.of("boss", &[text("<answer>Done.</answer>")]);
        let attributes = |name: &str| [(name.to_owned(), "x".to_owned())].into();
        let request = TurnRequest {
            session_attributes: attributes("session"),
            prompt_session_attributes: attributes("prompt"),
            ..ask(&format!("Go {question}."))
        };
        house.invoke(&boss, request).await.unwrap();
    }
    let asked = house.model.asked("loans");
    let seen = |index: usize| -> Vec<String> { asked[index].messages.iter().map(|it| words(it)).collect() };
    assert_eq!(seen(0), ["I am Ann.", "Hello Ann.", "Go one.|one"]);
    assert_eq!(seen(2)[..3], ["one", "", ""]);
    assert_eq!(seen(2)[4..], ["I am Ann.", "Hello Ann.", "Go one.", "Done.", "Go two.|two"]);
    let event = &house.functions.events.lock().unwrap()[0];
    assert_eq!(event["sessionAttributes"], json!({"session": "x"}));
    assert_eq!(event["promptSessionAttributes"], json!({"prompt": "x"}));
    assert!(serde_json::to_string(&asked[0].system).unwrap().contains("prompt"));
}

#[tokio::test]
async fn what_a_collaborators_functions_make_of_attributes_stays() {
    let house = House::new().await;
    let groups = [
        group("crm", &caller(), &[function("find", &["id"], false)]),
        group("math", &lambda(), &[function("add", &["n1"], false)]),
    ];
    agent(&house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.functions.answer(|event| {
        json!({"messageVersion": "1.0", "response": {"actionGroup": "math", "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": "3"}}}},
            "sessionAttributes": {"step": "2", "customer": "Ann"}, "promptSessionAttributes": {"today": "Tuesday"}})
    });
    let add = || call("b", "math__add", &json!({"n1": 1}));
    let attributes = |name: &str, value: &str| [(name.to_owned(), value.to_owned())].into();
    house.model.of("boss", &[send("a", "loans", "one")]);
    house.model.of("loans", &[add()]);
    house.model.of("loans", &[call("c", "crm__find", &json!({"id": 1}))]);
    let request = TurnRequest {
        session_attributes: attributes("step", "1"),
        prompt_session_attributes: attributes("today", "Monday"),
        ..ask("go")
    };
    let asked = asked(&house.invoke(&boss, request).await.unwrap());
    let found = json!([{"functionResult": {"actionGroup": "crm", "function": "find",
        "responseBody": {"TEXT": {"body": "Ann"}}}}]);
    house.model.of("loans", &[add()]);
    house.model.of("loans", &[text("first")]);
    house.model.of("boss", &[send("d", "loans", "two")]);
    house.model.of("loans", &[add()]);
    house.model.of("loans", &[text("second")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, results(&asked, &found)).await.unwrap();
    // What its supervisor changed is news.
    house.model.of("boss", &[send("e", "loans", "three")]);
    house.model.of("loans", &[add()]);
    house.model.of("loans", &[text("third")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, TurnRequest { session_attributes: attributes("step", "7"), ..ask("go") }).await.unwrap();
    let events = house.functions.events.lock().unwrap();
    let seen = |name: &str| events.iter().map(|event| event[name].clone()).collect::<Vec<_>>();
    let (kept, news) = (json!({"step": "2", "customer": "Ann"}), json!({"step": "7", "customer": "Ann"}));
    assert_eq!(seen("sessionAttributes"), [json!({"step": "1"}), kept.clone(), kept, news]);
    let (monday, tuesday) = (json!({"today": "Monday"}), json!({"today": "Tuesday"}));
    assert_eq!(seen("promptSessionAttributes"), [monday.clone(), tuesday, monday, json!({})]);
}

#[tokio::test]
async fn a_collaborators_question_is_its_answer_and_the_next_message_answers_it() {
    let house = House::new().await;
    agent(&house, &Plan { name: "loans", groups: &[crate::house::user_input()], ..Plan::default() });
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "What rate?")]);
    house.model.of("loans", &[call("q", "user__askuser", &json!({"question": "For how many years?"}))]);
    house.model.of("boss", &[text("<answer>For how many years?</answer>")]);
    let events = house.invoke(&boss, traced("Which rate?")).await.unwrap();
    assert_eq!(answer(&events), "For how many years?");
    assert!(told(&events).contains(&"loans: observation ASK_USER".to_owned()));
    house.model.of("boss", &[send("b", "loans", "Ten.")]);
    house.model.of("loans", &[text("Five percent.")]);
    house.model.of("boss", &[text("Five percent.")]);
    house.invoke(&boss, ask("Ten.")).await.unwrap();
    let seen: Vec<String> = house.model.asked("loans")[1].messages.iter().map(|it| words(it)).collect();
    assert_eq!(seen, ["What rate?", "For how many years?", "Ten."]);
}
