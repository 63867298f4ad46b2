//! Routers: a classifier names who takes a request.

use std::sync::Arc;

use agents::action_groups::Limits;
use agents::agent::Agent;
use agents::turn::TurnEvent;
use aws_wire::AwsError as _;
use serde_json::{Value, json};

use super::{Plan, agent, alias_arn, plain, send, told, traced, words};
use crate::house::{House, answer, ask, call, caller, function, group, shown, text};
use crate::return_control::{asked, results};

/// A boss that routes to `loans` and `rates`.
fn router(house: &House) -> Arc<Agent> {
    let members = Some(json!({"agentCollaboration": "SUPERVISOR_ROUTER"}));
    agent(house, &Plan { name: "boss", team: &["loans", "rates"], members, relays: true, ..Plan::default() })
}

/// What the classifier was asked last.
fn classifier_read(house: &House) -> String {
    let asked = house.model.asked("boss");
    let request = asked.last().unwrap();
    json!({"system": &*request.system, "messages": request.messages}).to_string()
}

fn trace_ids(events: &[TurnEvent], agent: &str) -> Vec<String> {
    let id = |event: &TurnEvent| {
        let shown = shown(event);
        let trace = shown["trace"]["trace"].as_object()?.values().next()?.as_object()?.values().next()?.clone();
        let by = shown["trace"]["agentId"].as_str()? == super::id(agent);
        by.then(|| trace["traceId"].as_str().unwrap()[36..].to_owned())
    };
    events.iter().filter_map(id).collect()
}

const ROUTED: [&str; 9] = [
    "boss: routing modelInvocationInput",
    "boss: routing modelInvocationOutput",
    "boss: routing invocationInput",
    "loans: modelInvocationInput",
    "loans: modelInvocationOutput",
    "loans: observation FINISH",
    "boss: routing observation AGENT_COLLABORATOR",
    "boss: routing observation FINISH",
    "chunk",
];

#[tokio::test]
async fn a_clear_request_goes_straight_to_its_agent_and_so_does_what_follows() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = router(&house);
    house.model.of("boss", &[text("<a>loans</a>")]);
    house.model.of("loans", &[text("<answer>1,200. <br:share_payload id=\"p1\"/>")]);
    let events = house.invoke(&boss, traced("What do I owe? <br:payload id=\"p1\">")).await.unwrap();
    assert_eq!(told(&events), ROUTED);
    assert_eq!(trace_ids(&events, "boss"), ["-routing-0"; 5]);
    // What is passed on without a model is passed on as it is.
    assert_eq!(answer(&events), "1,200. <br:share_payload id=\"p1\"/>");
    let asked = house.model.asked("loans");
    assert_eq!(
        asked[0].messages.iter().map(|it| words(it)).collect::<Vec<_>>(),
        ["What do I owe? <br:payload id=\"p1\">"]
    );
    assert!(!classifier_read(&house).contains("keep_previous_agent"));

    house.model.of("boss", &[text("<a>keep_previous_agent</a>")]);
    house.model.of("loans", &[text("<answer>Next month.")]);
    let events = house.invoke(&boss, traced("And when?")).await.unwrap();
    assert_eq!(told(&events), ROUTED);
    assert_eq!(answer(&events), "Next month.");
    let read = classifier_read(&house);
    assert!(read.contains("what the agent loans was doing") && read.contains("1,200."), "{read}");
}

#[tokio::test]
async fn any_other_answer_leaves_the_request_to_the_supervisor() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = router(&house);
    for route in ["undecidable", "knowledge_base", "tool_use", "keep_previous_agent", "nobody"] {
        house.model.of("boss", &[text(&format!("<a>{route}</a>"))]);
        house.model.of("boss", &[send("a", "loans", "What does he owe?")]);
        house.model.of("loans", &[text("1,200.")]);
        house.model.of("boss", &[text("<answer>You owe 1,200.")]);
        let request = agents::turn::TurnRequest { session_id: route.into(), ..traced("Everything, please.") };
        let events = house.invoke(&boss, request).await.unwrap();
        assert_eq!(
            told(&events)[..4],
            [ROUTED[0], ROUTED[1], "boss: modelInvocationInput", "boss: modelInvocationOutput"],
            "{route}"
        );
        assert_eq!(told(&events).last().unwrap(), "chunk");
        assert_eq!(trace_ids(&events, "boss")[1..4], ["-routing-0", "-0", "-0"]);
        assert_eq!(answer(&events), "You owe 1,200.");
    }
    // What its agent said in its loop counts for the next request too.
    house.model.of("boss", &[text("<a>keep_previous_agent</a>")]);
    house.model.of("loans", &[text("Yes.")]);
    let request = agents::turn::TurnRequest { session_id: "nobody".into(), ..ask("Really?") };
    assert_eq!(answer(&house.invoke(&boss, request).await.unwrap()), "Yes.");
}

#[tokio::test]
async fn a_routed_agent_that_waits_answers_when_it_goes_on() {
    let house = House::new().await;
    let groups = [group("crm", &caller(), &[function("find", &["id"], false)])];
    let plan = Plan { name: "loans", groups: &groups, ..Plan::default() };
    agent(&house, &plan);
    let boss = router(&house);
    house.model.of("boss", &[text("<a>loans</a>")]);
    house.model.of("loans", &[call("b", "crm__find", &json!({"id": 1}))]);
    let events = house.invoke(&boss, traced("What do I owe?")).await.unwrap();
    assert_eq!(told(&events).last().unwrap(), "returnControl");
    let asked = asked(&events);

    let house = house.restarted().await;
    agent(&house, &plan);
    house.model.of("loans", &[text("<answer>1,200.")]);
    let result = json!({"functionResult": {"actionGroup": "crm", "function": "find", "agentId": super::id("loans"),
        "responseBody": {"TEXT": {"body": "Ann"}}}});
    let request = agents::turn::TurnRequest { enable_trace: true, ..results(&asked, &json!([result])) };
    let events = house.invoke(&boss, request).await.unwrap();
    assert_eq!(told(&events).first().unwrap(), ROUTED[2]);
    assert_eq!(told(&events)[told(&events).len() - 3..], ROUTED[6..]);
    assert_eq!(answer(&events), "1,200.");
    assert!(house.model.asked("boss").is_empty());
}

#[tokio::test]
async fn a_routed_agent_that_fails_leaves_the_request_to_the_supervisor() {
    let house = House::new().await;
    let boss = router(&house);
    house.model.of("boss", &[text("<a>loans</a>")]);
    house.model.of("boss", &[text("<answer>I cannot tell at present.")]);
    let events = house.invoke(&boss, traced("What do I owe?")).await.unwrap();
    assert_eq!(answer(&events), "I cannot tell at present.");
    let asked = house.model.asked("boss");
    let [(_, heard, is_error)] = &crate::house::told(asked[1].messages.last().unwrap())[..] else { panic!() };
    assert!(*is_error && heard.contains("does not exist any more"), "{heard}");
    assert!(told(&events).contains(&ROUTED[6].to_owned()) && !told(&events).contains(&ROUTED[7].to_owned()));
}

#[tokio::test]
async fn what_the_model_was_told_of_its_own_answers_is_no_part_of_the_conversation() {
    let house = House::new().await;
    plain(&house, "loans");
    let groups = [group("crm", &caller(), &[function("find", &["id"], false)])];
    let members = Some(json!({"agentCollaboration": "SUPERVISOR_ROUTER"}));
    let plan = Plan { name: "boss", team: &["loans"], groups: &groups, members, relays: true, ..Plan::default() };
    let boss = agent(&house, &plan);
    let begin = || {
        house.model.of("boss", &[text("<a>undecidable</a>")]);
        house.model.of("boss", &[]);
        house.model.of("boss", &[text("<thinking>Hm.")]);
    };
    begin();
    house.model.of("boss", &[text("<answer>Hello Ann.</answer>")]);
    house.invoke(&boss, ask("I am Ann.")).await.unwrap();
    begin();
    house.model.of("boss", &[call("a", "crm__find", &json!({"id": 1}))]);
    house.invoke(&boss, ask("What do I owe?")).await.unwrap();
    // The turn that waits is abandoned.
    house.model.of("boss", &[text("<a>loans</a>")]);
    house.model.of("loans", &[text("1,200.")]);
    house.invoke(&boss, ask("Never mind. And now?")).await.unwrap();
    let read = classifier_read(&house);
    assert!(read.contains("User: What do I owe?\\nAssistant: I did not finish this"), "{read}");
    assert!(!read.contains("Your reply held"), "{read}");
    let relayed = house.model.asked("loans")[0].messages.iter().map(|it| words(it)).collect::<Vec<_>>();
    assert_eq!(relayed[..3], ["I am Ann.", "Hello Ann.", "What do I owe?"]);
    assert!(relayed[3].starts_with("I did not finish this"), "{relayed:?}");
    assert_eq!(relayed[4..], ["Never mind. And now?"]);
}

/// An inline router whose classifier's prompt is overridden in these members.
fn inline(classifier: &Value, lambda: Option<&str>) -> Arc<Agent> {
    let mut prompt = json!({"promptType": "ROUTING_CLASSIFIER"});
    prompt.as_object_mut().unwrap().extend(classifier.as_object().unwrap().clone());
    let request = json!({"foundationModel": "boss", "sessionId": "session-1", "agentCollaboration": "SUPERVISOR_ROUTER",
        "instruction": "You lead others who know more than you do.",
        "collaboratorConfigurations": [{"collaboratorName": "loans", "collaboratorInstruction": "Knows all about loans.",
            "agentAliasArn": alias_arn("loans")}],
        "promptOverrideConfiguration": {"promptConfigurations": [prompt], "overrideLambda": lambda}});
    let request = serde_json::from_value(request).unwrap();
    Arc::new(Agent::inline(&request, "us-east-1", "123456789012", &Limits::default()).unwrap())
}

#[tokio::test]
async fn the_classifier_has_a_model_a_state_and_a_parser_of_its_own() {
    let house = House::new().await;
    plain(&house, "loans");
    let small = inline(&json!({"promptCreationMode": "DEFAULT", "foundationModel": "small"}), None);
    house.model.of("small", &[text("<a>loans</a>")]);
    house.model.of("loans", &[text("1,200.")]);
    assert_eq!(answer(&house.invoke(&small, ask("What do I owe?")).await.unwrap()), "1,200.");

    let off = json!({"promptCreationMode": "OVERRIDDEN", "promptState": "DISABLED", "basePromptTemplate": "Who?",
        "inferenceConfiguration": {"temperature": 0.0}});
    house.model.of("boss", &[text("<answer>Hello.")]);
    assert_eq!(answer(&house.invoke(&inline(&off, None), ask("Hello")).await.unwrap()), "Hello.");

    let parsed = inline(
        &json!({"promptCreationMode": "DEFAULT", "parserMode": "OVERRIDDEN"}),
        Some("arn:aws:lambda:us-east-1:123456789012:function:parser"),
    );
    let says = |name: &'static str| {
        house.functions.answer(move |_| {
            json!({"messageVersion": "1.0", "promptType": "ROUTING_CLASSIFIER", "routingClassifierParsedResponse":
                {"responseDetails": {"type": "AGENT", "agentCollaboratorInvocation":
                    {"agentCollaboratorName": name, "input": {"text": "Tell him what he owes."}}}}})
        });
    };
    says("loans");
    house.model.of("boss", &[text("LOANS")]);
    house.model.of("loans", &[text("You owe 1,200.")]);
    assert_eq!(answer(&house.invoke(&parsed, ask("What do I owe?")).await.unwrap()), "You owe 1,200.");
    assert_eq!(words(house.model.asked("loans").last().unwrap().messages.last().unwrap()), "Tell him what he owes.");
    says("nobody");
    house.model.of("boss", &[text("LOANS")]);
    let (_, failure) = house.invoke_to_failure(&parsed, ask("What do I owe?")).await;
    let message = failure.exception.message().unwrap();
    assert!(message.contains("agentCollaboratorName is the text 'nobody'"), "{message}");
}
