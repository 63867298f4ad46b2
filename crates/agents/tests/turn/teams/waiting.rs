//! Collaborators that wait for the caller: one event for all of them, and results that find their way back.

use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::types::ReturnControlPayload;
use serde_json::{Value, json};

use super::{Plan, agent, id, send, told, traced, words};
use crate::house::{House, answer, ask, call, caller, function, group, lambda, shown, text};
use crate::return_control::{asked, results};

fn crm() -> Value {
    group("crm", &caller(), &[function("find", &["id"], false)])
}

pub(super) fn find(id: &str, n: u32) -> crate::house::Says {
    call(id, "crm__find", &json!({"id": n}))
}

/// A result for an agent, or for whoever asked.
pub(super) fn result(agent: Option<&str>, text: &str) -> Value {
    let mut result = json!({"actionGroup": "crm", "function": "find", "responseBody": {"TEXT": {"body": text}}});
    if let Some(agent) = agent {
        result["agentId"] = json!(agent);
    }
    json!({"functionResult": result})
}

/// Who asks in an event: agent, collaborator, value.
pub(super) fn asks(asked: &ReturnControlPayload) -> Vec<(String, String, String)> {
    let inputs = serde_json::to_value(asked).unwrap()["invocationInputs"].as_array().unwrap().clone();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    inputs
        .iter()
        .map(|input| &input["functionInvocationInput"])
        .map(|it| (text(&it["agentId"]), text(&it["collaboratorName"]), text(&it["parameters"][0]["value"])))
        .collect()
}

fn owned(asks: &[(&str, &str, &str)]) -> Vec<(String, String, String)> {
    asks.iter().map(|(a, b, c)| ((*a).to_owned(), (*b).to_owned(), (*c).to_owned())).collect()
}

/// The last tool results that a model was told.
fn heard(house: &House, model: &str) -> Vec<(String, String, bool)> {
    crate::house::told(house.model.asked(model).last().unwrap().messages.last().unwrap())
}

/// A boss with an action of its own, `loans` with one, and `rates` whose `deep` has one.
pub(super) fn company(house: &House) -> std::sync::Arc<agents::agent::Agent> {
    let groups = [crm()];
    agent(house, &Plan { name: "deep", groups: &groups, ..Plan::default() });
    agent(house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    agent(house, &Plan { name: "rates", team: &["deep"], ..Plan::default() });
    agent(house, &Plan { name: "boss", groups: &groups, team: &["loans", "rates"], ..Plan::default() })
}

/// A boss whose `loans` pays with the user's consent.
fn payers(house: &House) -> std::sync::Arc<agents::agent::Agent> {
    let groups = [group("math", &lambda(), &[function("pay", &["n1"], true)])];
    agent(house, &Plan { name: "loans", groups: &groups, ..Plan::default() });
    agent(house, &Plan { name: "boss", team: &["loans"], ..Plan::default() })
}

/// A caller who goes away when a step was told.
async fn cut_off(house: &House, boss: &std::sync::Arc<agents::agent::Agent>, request: TurnRequest, step: &str) {
    let mut stream = house.runtime.invoke(boss.clone(), request).await.unwrap();
    loop {
        let event = futures::StreamExt::next(&mut stream).await.unwrap().unwrap();
        if told(&[event]) == [step] {
            break;
        }
    }
}

#[tokio::test]
async fn all_who_wait_are_in_one_event_and_go_on_after_a_restart() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("a", "loans", "one"), find("b", 2), send("c", "rates", "three")]);
    house.model.of("loans", &[find("d", 1)]);
    house.model.of("rates", &[send("e", "deep", "three")]);
    house.model.of("deep", &[find("f", 3)]);
    let events = house.invoke(&boss, traced("go")).await.unwrap();
    let asked = asked(&events);
    let all = [("LOANS00000", "loans", "1"), ("BOSS000000", "", "2"), ("DEEP000000", "rates", "3")];
    assert_eq!(asks(&asked), owned(&all));
    // All traces and the event have one id.
    let invocation = asked.invocation_id.clone().unwrap();
    let traces = serde_json::to_string(&events.iter().map(shown).collect::<Vec<_>>()).unwrap();
    let ids: Vec<_> = traces.split("\"invocationId\":\"").skip(1).map(|rest| &rest[..36]).collect();
    assert!(ids.len() >= 6 && ids.iter().all(|it| *it == invocation), "{ids:?}");
    let outputs = events.iter().map(shown).filter_map(|event| {
        let path = "/trace/trace/orchestrationTrace/observation/agentCollaboratorInvocationOutput/output";
        event.pointer(path).cloned()
    });
    let outputs: Vec<_> = outputs.collect();
    assert_eq!(outputs.len(), 3);
    for output in &outputs {
        assert_eq!(output["type"], "RETURN_CONTROL");
        assert_eq!(output["returnControlPayload"]["invocationId"], json!(invocation));
    }

    let house = house.restarted().await;
    let boss = company(&house);
    house.model.of("loans", &[text("one is Ann")]);
    house.model.of("deep", &[text("three is Cid")]);
    house.model.of("rates", &[text("it is Cid")]);
    house.model.of("boss", &[text("found all")]);
    let given = json!([
        result(Some("DEEP000000"), "Cid"),
        result(Some("BOSS000000"), "Ben"),
        result(Some("LOANS00000"), "Ann")
    ]);
    let request = TurnRequest { enable_trace: true, ..results(&asked, &given) };
    let events = house.invoke(&boss, request).await.unwrap();
    assert_eq!(answer(&events), "found all");
    assert_eq!(heard(&house, "loans"), [("d".into(), "Ann".into(), false)]);
    assert_eq!(heard(&house, "deep"), [("f".into(), "Cid".into(), false)]);
    assert_eq!(heard(&house, "rates"), [("e".into(), "three is Cid".into(), false)]);
    let of_boss = heard(&house, "boss");
    let texts: Vec<_> = of_boss.iter().map(|(_, text, _)| text.as_str()).collect();
    assert_eq!(texts, ["one is Ann", "Ben", "it is Cid"]);
    let inputs = events.iter().map(shown).filter_map(|event| {
        let path = "/trace/trace/orchestrationTrace/invocationInput/agentCollaboratorInvocationInput";
        event.pointer(path).cloned()
    });
    let inputs: Vec<_> = inputs.collect();
    assert_eq!(inputs.len(), 3);
    for (input, of) in inputs.iter().zip(["Ann", "Cid", "Cid"]) {
        assert_eq!(input["input"]["type"], "RETURN_CONTROL");
        let results = &input["input"]["returnControlResults"];
        assert_eq!(results["invocationId"], json!(invocation));
        let given = &results["returnControlInvocationResults"][0]["functionResult"]["responseBody"]["TEXT"]["body"];
        assert_eq!(*given, json!(of));
    }
}

#[tokio::test]
async fn results_name_their_agent_where_several_asked_for_the_same() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("a", "loans", "one"), find("b", 2)]);
    house.model.of("loans", &[find("d", 1)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    let refused = async |given: Value| {
        let failure = house.invoke(&boss, results(&asked, &given)).await.unwrap_err();
        assert_eq!(failure.exception.code(), "ValidationException");
        failure.exception.message().unwrap().to_owned()
    };
    let ambiguous = refused(json!([result(None, "Ann"), result(None, "Ben")])).await;
    assert!(ambiguous.contains("agentId LOANS00000 (loans); agentId BOSS000000"), "{ambiguous}");
    let missing = refused(json!([result(Some("BOSS000000"), "Ben")])).await;
    assert!(
        missing.contains("No result for actionGroup: crm, function: find of agentId LOANS00000 (loans)"),
        "{missing}"
    );
    let other = refused(json!([result(Some("OTHER00000"), "Ann"), result(Some("BOSS000000"), "Ben")])).await;
    assert!(other.contains("agentId LOANS00000 (loans); agentId BOSS000000, not OTHER00000"), "{other}");
    let twice = json!([result(Some("loans"), "Ann"), result(Some("BOSS000000"), "Ben"), result(Some("loans"), "Cid")]);
    assert!(refused(twice).await.contains("more results"));

    // Where it is clear, the id may be left out; the collaborator's name does as well.
    house.model.of("loans", &[text("Ann")]);
    house.model.of("boss", &[text("done")]);
    let given = json!([result(Some("BOSS000000"), "Ben"), result(Some("loans"), "Ann")]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &given)).await.unwrap()), "done");
    let again = refused(given).await;
    assert!(again.contains("waits for no results"), "{again}");

    house.model.of("boss", &[send("e", "loans", "four")]);
    house.model.of("loans", &[find("f", 4)]);
    let asked = crate::return_control::asked(&house.invoke(&boss, ask("go")).await.unwrap());
    house.model.of("loans", &[text("Dan")]);
    house.model.of("boss", &[text("Dan")]);
    let given = json!([result(None, "Dan")]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &given)).await.unwrap()), "Dan");
}

#[tokio::test]
async fn one_goes_on_and_another_asks_again() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("a", "loans", "one"), send("c", "rates", "three")]);
    house.model.of("loans", &[find("d", 1)]);
    house.model.of("rates", &[send("e", "deep", "three")]);
    house.model.of("deep", &[find("f", 3)]);
    let first = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    house.model.of("loans", &[text("Ann")]);
    house.model.of("deep", &[find("g", 4)]);
    let given = json!([result(Some("LOANS00000"), "Ann"), result(Some("DEEP000000"), "Cid")]);
    let second = asked(&house.invoke(&boss, results(&first, &given)).await.unwrap());
    assert_ne!(first.invocation_id, second.invocation_id);
    assert_eq!(asks(&second), owned(&[("DEEP000000", "rates", "4")]));
    // The first event is answered.
    let late = house.invoke(&boss, results(&first, &given)).await.unwrap_err();
    assert!(late.exception.message().unwrap().contains("Unexpected invocationId"));
    house.model.of("deep", &[text("Dan")]);
    house.model.of("rates", &[text("Dan")]);
    house.model.of("boss", &[text("Ann and Dan")]);
    let events = house.invoke(&boss, results(&second, &json!([result(None, "Dan")]))).await.unwrap();
    assert_eq!(answer(&events), "Ann and Dan");
    let texts: Vec<_> = heard(&house, "boss").into_iter().map(|(_, text, _)| text).collect();
    assert_eq!(texts, ["Ann", "Dan"]);
}

#[tokio::test]
async fn a_second_message_to_one_who_waits_is_not_sent() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("a", "loans", "one"), send("b", "loans", "two")]);
    house.model.of("loans", &[find("d", 1)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    house.model.of("loans", &[text("Ann")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, results(&asked, &json!([result(None, "Ann")]))).await.unwrap();
    let of_boss = heard(&house, "boss");
    assert_eq!(of_boss[0], ("a".into(), "Ann".into(), false));
    assert!(of_boss[1].2 && of_boss[1].1.contains("waits for the outcome"), "{of_boss:?}");
}

#[tokio::test]
async fn a_new_text_abandons_all_who_wait() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("c", "rates", "three")]);
    house.model.of("rates", &[send("e", "deep", "three")]);
    house.model.of("deep", &[find("f", 3)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    house.model.of("boss", &[send("g", "rates", "four")]);
    house.model.of("rates", &[send("h", "deep", "four")]);
    house.model.of("deep", &[text("Dan")]);
    house.model.of("rates", &[text("Dan")]);
    house.model.of("boss", &[text("Dan")]);
    assert_eq!(answer(&house.invoke(&boss, ask("four, rather")).await.unwrap()), "Dan");
    assert!(house.invoke(&boss, results(&asked, &json!([result(None, "Cid")]))).await.is_err());
    // Each remembers what it waited for in vain, with an outcome for every call.
    for (model, call) in [("boss", "c"), ("rates", "e"), ("deep", "f")] {
        let messages = house.model.asked(model)[1].messages.clone();
        let open = crate::house::told(&messages[2]);
        assert!(open[0].0 == call && open[0].1.starts_with("No result came") && open[0].2, "{model}: {open:?}");
        assert_eq!(messages.len(), 5, "{model}");
    }
}

#[tokio::test]
async fn consent_is_asked_for_a_collaborator_and_what_ran_is_not_run_again() {
    let house = House::new().await;
    let boss = payers(&house);
    house.model.of("boss", &[send("a", "loans", "pay")]);
    house.model.of("loans", &[call("d", "math__pay", &json!({"n1": 1}))]);
    let events = house.invoke(&boss, ask("pay")).await.unwrap();
    let asked = asked(&events);
    let input = &serde_json::to_value(&asked).unwrap()["invocationInputs"][0]["functionInvocationInput"];
    assert_eq!(input["actionInvocationType"], "USER_CONFIRMATION");
    assert_eq!((&input["agentId"], &input["collaboratorName"]), (&json!(id("loans")), &json!("loans")));

    house.functions.answer_text("paid");
    let given = json!([{"functionResult": {"actionGroup": "math", "function": "pay", "confirmationState": "CONFIRM",
        "agentId": id("loans")}}]);
    // The collaborator answers, and its supervisor's model fails behind it.
    house.model.of("loans", &[text("paid")]);
    house.model.script("boss", Err(models::ModelError::unavailable("out of service")));
    let (_, failure) = house.invoke_to_failure(&boss, results(&asked, &given)).await;
    assert_eq!(failure.exception.code(), "DependencyFailedException");
    let house = house.restarted().await;
    payers(&house);
    house.model.of("loans", &[text("paid once")]);
    house.model.of("boss", &[text("done")]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &given)).await.unwrap()), "done");
    assert!(house.functions.events.lock().unwrap().is_empty(), "it ran before the restart");
    assert_eq!(heard(&house, "loans"), [("d".into(), "paid".into(), false)]);
    assert_eq!(heard(&house, "boss"), [("a".into(), "paid once".into(), false)]);
}

#[tokio::test]
async fn what_ran_is_known_to_a_collaborator_that_failed_behind_it() {
    let house = House::new().await;
    let boss = payers(&house);
    house.model.of("boss", &[send("a", "loans", "pay")]);
    house.model.of("loans", &[call("d", "math__pay", &json!({"n1": 1}))]);
    let asked = asked(&house.invoke(&boss, ask("pay")).await.unwrap());
    house.functions.answer_text("paid");
    let given = json!([{"functionResult": {"actionGroup": "math", "function": "pay", "confirmationState": "CONFIRM"}}]);
    house.model.script("loans", Err(models::ModelError::unavailable("out of service")));
    house.model.of("boss", &[send("b", "loans", "Is it paid?")]);
    house.model.of("loans", &[text("It is.")]);
    house.model.of("boss", &[text("It is.")]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &given)).await.unwrap()), "It is.");
    let messages = house.model.asked("loans").last().unwrap().messages.clone();
    assert_eq!(crate::house::told(&messages[2]), [("d".into(), "paid".into(), false)]);
}

#[tokio::test]
async fn what_ran_is_stored_before_collaborators_go_on() {
    let house = House::new().await;
    let pay = [group("math", &lambda(), &[function("pay", &["n1"], true)])];
    let team = |house: &House| {
        agent(house, &Plan { name: "loans", groups: &[crm()], ..Plan::default() });
        agent(house, &Plan { name: "boss", groups: &pay, team: &["loans"], ..Plan::default() })
    };
    let boss = team(&house);
    house.model.of("boss", &[send("a", "loans", "one"), call("b", "math__pay", &json!({"n1": 1}))]);
    house.model.of("loans", &[find("d", 1)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    let confirmed =
        json!({"functionResult": {"actionGroup": "math", "function": "pay", "confirmationState": "CONFIRM"}});
    let given = json!([result(Some(&id("loans")), "Ann"), confirmed]);
    house.functions.answer_text("paid");
    *house.model.never.lock().unwrap() = Some("loans".to_owned());
    let request = TurnRequest { enable_trace: true, ..results(&asked, &given) };
    cut_off(&house, &boss, request, "loans: modelInvocationInput").await;

    let house = house.restarted().await;
    let boss = team(&house);
    house.model.of("loans", &[text("first")]);
    house.model.of("boss", &[text("done")]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &given)).await.unwrap()), "done");
    assert!(house.functions.events.lock().unwrap().is_empty(), "it ran before the restart");
    assert_eq!(heard(&house, "boss"), [("a".into(), "first".into(), false), ("b".into(), "paid".into(), false)]);
}

#[tokio::test]
async fn a_collaborator_that_fails_takes_no_place_and_its_own_do_not_wait() {
    let house = House::new().await;
    let groups = [crm(), group("math", &lambda(), &[function("add", &["n1"], false)])];
    agent(&house, &Plan { name: "deep", groups: &groups, ..Plan::default() });
    agent(&house, &Plan { name: "rates", groups: &groups, team: &["deep"], ..Plan::default() });
    let boss = agent(&house, &Plan { name: "boss", groups: &groups, team: &["rates"], ..Plan::default() });
    house.functions.raise("ValueError", "out of service");
    let finds: Vec<_> = (1..=5).map(|n| find(&format!("d{n}"), n)).collect();
    house.model.of("boss", &[send("a", "rates", "one")]);
    house.model.of("rates", &[send("b", "deep", "two"), call("c", "math__add", &json!({"n1": 1}))]);
    house.model.of("deep", &finds);
    // The supervisor hears of it, has the other one asked again, and asks for something itself.
    house.model.of("boss", &[send("e", "rates", "three")]);
    house.model.of("rates", &[send("f", "deep", "four")]);
    house.model.of("deep", &[text("fourth")]);
    house.model.of("rates", &[text("third")]);
    house.model.of("boss", &[find("g", 9)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    assert_eq!(asks(&asked), owned(&[(&id("boss"), "", "9")]));
    let seen: Vec<_> = house.model.asked("deep").last().unwrap().messages.iter().map(|it| words(it)).collect();
    assert_eq!(seen, ["four"]);
}

#[tokio::test]
async fn an_agent_for_which_no_place_is_left_says_so() {
    let house = House::new().await;
    let boss = company(&house);
    let finds: Vec<_> = (1..=5).map(|n| find(&format!("d{n}"), n)).collect();
    house.model.of("boss", &[send("a", "loans", "many"), send("b", "rates", "many")]);
    house.model.of("rates", &[send("c", "deep", "many")]);
    for agent in ["loans", "deep"] {
        house.model.of(agent, &finds);
        house.model.of(agent, &[text("Later.")]);
    }
    house.model.of("rates", &[text("Later.")]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    // Whoever comes first has them all.
    let (first, ..) = &asks(&asked)[0];
    assert_eq!(asks(&asked).iter().filter(|(agent, ..)| agent == first).count(), 5);
    let other = if *first == id("loans") { "deep" } else { "loans" };
    let told = heard(&house, other);
    assert_eq!(told.len(), 5);
    assert!(told.iter().all(|(_, text, error)| *error && text.contains("taken all places")), "{told:?}");
}

#[tokio::test]
async fn five_actions_of_a_team_wait_and_nobody_waits_in_vain() {
    let house = House::new().await;
    let boss = company(&house);
    let finds: Vec<_> = (1..=4).map(|n| find(&format!("d{n}"), n)).collect();
    house.model.of("boss", &[send("a", "loans", "many"), find("b", 5), find("c", 6)]);
    house.model.of("loans", &finds);
    let asked = asked(&house.invoke(&boss, traced("go")).await.unwrap());
    assert_eq!(asks(&asked).len(), 5);
    let given: Vec<_> = asks(&asked).iter().map(|(agent, ..)| result(Some(agent), "found")).collect();
    house.model.of("loans", &[text("all four")]);
    house.model.of("boss", &[text("ok")]);
    house.invoke(&boss, results(&asked, &json!(given))).await.unwrap();
    let of_boss = heard(&house, "boss");
    assert!(of_boss[2].1.starts_with("Only 5 actions") && of_boss[2].2, "{of_boss:?}");
    assert_eq!((of_boss[0].1.as_str(), of_boss[1].1.as_str()), ("all four", "found"));
}

#[tokio::test]
async fn a_turn_of_the_team_counts_whole_or_not_at_all() {
    let house = House::new().await;
    let boss = company(&house);
    // The collaborator has answered when the supervisor fails; it knows nothing of it in the next turn.
    house.model.of("boss", &[send("a", "loans", "one")]);
    house.model.of("loans", &[text("first")]);
    house.model.script("boss", Err(models::ModelError::unavailable("out of service")));
    house.invoke_to_failure(&boss, ask("go")).await;
    // The caller goes away when one collaborator waits and another works.
    house.model.of("boss", &[send("b", "loans", "two"), send("e", "rates", "two")]);
    house.model.of("loans", &[find("d", 1)]);
    *house.model.never.lock().unwrap() = Some("rates".to_owned());
    cut_off(&house, &boss, traced("go"), "boss: observation AGENT_COLLABORATOR").await;

    let house = house.restarted().await;
    company(&house);
    house.model.of("boss", &[send("c", "loans", "three")]);
    house.model.of("loans", &[text("third")]);
    house.model.of("boss", &[text("done")]);
    house.invoke(&boss, ask("go")).await.unwrap();
    let seen: Vec<String> = house.model.asked("loans")[0].messages.iter().map(|it| words(it)).collect();
    // How far the turn was when its caller went away is for the store to know: it is there as a whole, or not at all.
    let whole = seen.len() == 5 && seen[0] == "two" && seen[4] == "three";
    assert!(seen == ["three"] || whole, "{seen:?}");
}

#[tokio::test]
async fn the_same_results_twice_at_the_same_time_are_a_conflict() {
    let house = House::new().await;
    let boss = company(&house);
    house.model.of("boss", &[send("a", "loans", "one")]);
    house.model.of("loans", &[find("d", 1)]);
    let asked = asked(&house.invoke(&boss, ask("go")).await.unwrap());
    let given = || results(&asked, &json!([result(Some("LOANS00000"), "Ann")]));
    let first = house.runtime.invoke(boss.clone(), given()).await.unwrap();
    let second = house.invoke(&boss, given()).await.unwrap_err();
    assert_eq!(second.exception.code(), "ConflictException");
    house.model.of("loans", &[text("Ann")]);
    house.model.of("boss", &[text("Ann")]);
    let events: Vec<TurnEvent> = futures::StreamExt::collect::<Vec<_>>(first).await.into_iter().flatten().collect();
    assert_eq!(answer(&events), "Ann");
}
