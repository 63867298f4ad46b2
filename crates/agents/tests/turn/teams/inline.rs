//! Inline teams: collaborators behind aliases and such as the request describes.

use std::sync::Arc;

use agents::Failure;
use agents::action_groups::Limits;
use agents::agent::Agent;
use aws_wire::AwsError as _;
use serde_json::{Value, json};

use super::{Plan, agent, alias_arn, send, told, traced};
use crate::house::{House, answer, ask, call, caller, function, shown, text};
use crate::return_control::{asked, results};

fn inline(request: &Value) -> Result<Agent, Failure> {
    let request = serde_json::from_value(request.clone()).unwrap();
    Agent::inline(&request, "us-east-1", "123456789012", &Limits::default())
}

fn crm() -> Value {
    json!({"actionGroupName": "crm", "actionGroupExecutor": caller(),
           "functionSchema": {"functions": [function("find", &["id"], false)]}})
}

fn member(name: &str) -> Value {
    json!({"agentName": name, "foundationModel": name, "instruction": format!("You are {name}, and you know a lot.")})
}

fn configured(name: &str, alias: Option<&str>) -> Value {
    json!({"collaboratorName": name, "collaboratorInstruction": format!("Knows all about {name}."),
           "agentAliasArn": alias.map(alias_arn)})
}

/// A boss with `loans` behind an alias, `rates` from the request, and `terms` under `rates`.
fn request() -> Value {
    let mut rates = member("rates");
    rates["agentCollaboration"] = json!("SUPERVISOR");
    rates["collaboratorConfigurations"] = json!([configured("terms", None)]);
    let mut terms = member("terms");
    terms["actionGroups"] = json!([crm()]);
    json!({"foundationModel": "boss", "sessionId": "session-1", "agentCollaboration": "SUPERVISOR", "agentName": "boss",
           "instruction": "You lead others who know more than you do.",
           "collaboratorConfigurations": [configured("loans", Some("loans"))], "collaborators": [rates, terms]})
}

#[tokio::test]
async fn members_behind_aliases_and_of_the_request_work_in_one_team() {
    let house = House::new().await;
    agent(&house, &Plan { name: "loans", ..Plan::default() });
    let boss = Arc::new(inline(&request()).unwrap());
    house.model.of("boss", &[send("a", "loans", "one"), send("b", "rates", "two")]);
    house.model.of("loans", &[text("Ann")]);
    house.model.of("rates", &[send("c", "terms", "two")]);
    house.model.of("terms", &[call("d", "crm__find", &json!({"id": 2}))]);
    let events = house.invoke(&boss, traced("go")).await.unwrap();
    let asked = asked(&events);
    let input = &serde_json::to_value(&asked).unwrap()["invocationInputs"][0]["functionInvocationInput"];
    assert_eq!((&input["agentId"], &input["collaboratorName"]), (&json!("INLINE_AGENT"), &json!("rates")));
    let chains: Vec<Value> = events.iter().map(|event| shown(event)["trace"]["callerChain"].clone()).collect();
    let link = |arn: &str| json!({"agentAliasArn": arn});
    let own = link("arn:aws:bedrock:us-east-1:123456789012:agent-alias/INLINE_AGENT/TSTALIASID");
    assert!(chains.contains(&json!([own])));
    assert!(chains.contains(&json!([own, link(&alias_arn("loans"))])));
    assert!(chains.contains(&json!([own, own, own])));
    assert!(told(&events).contains(&"loans: observation FINISH".to_owned()));

    // The next request describes the team again.
    let house = house.restarted().await;
    agent(&house, &Plan { name: "loans", ..Plan::default() });
    house.model.of("terms", &[text("Ben")]);
    house.model.of("rates", &[text("Ben")]);
    house.model.of("boss", &[text("Ann and Ben")]);
    let given = json!([{"functionResult": {"actionGroup": "crm", "function": "find", "agentId": "INLINE_AGENT",
        "responseBody": {"TEXT": {"body": "Ben"}}}}]);
    let events = house.invoke(&boss, results(&asked, &given)).await.unwrap();
    assert_eq!(answer(&events), "Ann and Ben");

    // A team that lost a member goes on without it.
    let mut smaller = request();
    smaller["collaborators"] = json!([]);
    let boss = Arc::new(inline(&smaller).unwrap());
    house.model.of("boss", &[send("e", "rates", "three")]);
    house.model.of("boss", &[text("ok")]);
    house.invoke(&boss, ask("go")).await.unwrap();
    let heard = crate::house::told(house.model.asked("boss").last().unwrap().messages.last().unwrap()).remove(0);
    assert!(heard.2 && heard.1.contains("no agent of that name"), "{heard:?}");
}

fn leader(name: &str, of: &str) -> Value {
    let mut leader = member(name);
    leader["agentCollaboration"] = json!("SUPERVISOR");
    leader["collaboratorConfigurations"] = json!([configured(of, None)]);
    leader
}

/// Has the boss lead the first of these, and each of them the next.
fn nest(request: &mut Value, names: &[&str]) {
    let leaders = names.windows(2).map(|pair| leader(pair[0], pair[1]));
    request["collaborators"] = leaders.chain(names.last().map(|name| member(name))).collect();
    request["collaboratorConfigurations"] = json!([configured(names[0], None)]);
}

/// What makes a good request a bad one.
type Change<'a> = &'a dyn Fn(&mut Value);

#[test]
fn teams_that_do_not_fit_together_are_refused() {
    let change = |change: Change<'_>| {
        let mut request = request();
        change(&mut request);
        let failure = inline(&request).unwrap_err();
        assert_eq!(failure.exception.code(), "ValidationException");
        failure.exception.message().unwrap().to_owned()
    };
    let cases: [(&str, Change<'_>); 17] = [
        ("collaborators[0] (rates) can be reached from no team", &|it| {
            it["collaborators"][1]["agentCollaboration"] = json!("SUPERVISOR");
            it["collaborators"][1]["collaboratorConfigurations"] = json!([configured("rates", None)]);
        }),
        ("SUPERVISOR_ROUTER for an agent with collaborators", &|it| it["agentCollaboration"] = json!("DISABLED")),
        ("agentCollaboration needs collaborators", &|it| {
            it["collaborators"] = json!([]);
            it["collaboratorConfigurations"] = json!([]);
        }),
        ("no agent in collaborators has the agentName nobody", &|it| {
            it["collaboratorConfigurations"] = json!([configured("nobody", None)]);
        }),
        ("another collaborator of that name", &|it| {
            let twice = configured("loans", Some("loans"));
            it["collaboratorConfigurations"] = json!([twice, twice]);
        }),
        ("collaborators[0] (rates): the team has another collaborator of that name", &|it| {
            it["collaboratorConfigurations"] = json!([configured("rates", Some("loans"))]);
        }),
        ("collaborators[2] (Rates): the team has another collaborator of that name", &|it| {
            it["collaborators"].as_array_mut().unwrap().push(member("Rates"));
        }),
        ("collaborators[11] (m9) is one more than the 10", &|it| {
            it["collaboratorConfigurations"] = json!([]);
            let more = (0..10).map(|number| member(&format!("m{number}")));
            it["collaborators"].as_array_mut().unwrap().extend(more);
        }),
        ("is not the ARN of an agent's alias", &|it| {
            it["collaboratorConfigurations"][0]["agentAliasArn"] =
                json!("arn:aws:bedrock:us-east-1:123456789012:agent/A");
        }),
        ("is in another account or region", &|it| {
            let other = alias_arn("loans").replace("us-east-1", "eu-west-1");
            it["collaboratorConfigurations"][0]["agentAliasArn"] = json!(other);
        }),
        ("serves a draft", &|it| {
            let draft = alias_arn("loans").replace("ALIAS00001", "TSTALIASID");
            it["collaboratorConfigurations"][0]["agentAliasArn"] = json!(draft);
        }),
        ("rates → terms → rates", &|it| {
            it["collaborators"][1]["agentCollaboration"] = json!("SUPERVISOR");
            it["collaborators"][1]["collaboratorConfigurations"] = json!([configured("rates", None)]);
            it["collaboratorConfigurations"] = json!([configured("rates", None)]);
        }),
        ("→ one → two → three → four → five → six.", &|it| {
            nest(it, &["one", "two", "three", "four", "five", "six"]);
        }),
        ("→ rates → one → two → three → four → five.", &|it| {
            nest(it, &["one", "two", "three", "four", "five"]);
            it["collaborators"].as_array_mut().unwrap().push(leader("rates", "one"));
            it["collaboratorConfigurations"].as_array_mut().unwrap().push(configured("rates", None));
        }),
        ("collaborators[0].agentName is missing", &|it| it["collaborators"][0]["agentName"] = json!(null)),
        ("collaborators[1].guardrailConfiguration", &|it| {
            it["collaborators"][1]["guardrailConfiguration"] =
                json!({"guardrailIdentifier": "abcdefghij", "guardrailVersion": "1"});
        }),
        ("a function cannot lead a team", &|it| {
            it["orchestrationType"] = json!("CUSTOM_ORCHESTRATION");
            it["customOrchestration"] =
                json!({"executor": {"lambda": "arn:aws:lambda:us-east-1:123456789012:function:f"}});
        }),
    ];
    for (hint, case) in cases {
        let message = change(case);
        assert!(message.contains(hint), "{hint}: {message}");
    }
    let mut deep = request();
    nest(&mut deep, &["one", "two", "three", "four", "five"]);
    inline(&deep).unwrap();
}
