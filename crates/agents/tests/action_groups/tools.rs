//! What the model is told.

use agents::action_groups::{
    ActionGroup, BuiltIn, Definition, Limits, asks_user, check_together, find, is_user_input, parse, tools,
    unknown_tool,
};
use aws_wire::bedrock_agent::types as build;
use aws_wire::bedrock_agent_runtime::types as run;
use serde_json::json;

use crate::{ACCOUNT, api_with, definition, functions_with};

fn group(name: &str, function: &str) -> ActionGroup {
    let json = json!([{"name": function, "description": "Does it.", "parameters": {"list": {"type": "array", "required": true}}}]);
    functions_with(name, &json.to_string(), &Limits::default()).unwrap()
}

fn user_input(name: &str) -> ActionGroup {
    let definition = Definition { signature: Some(BuiltIn::UserInput), executor: None, ..definition(name) };
    parse(definition, &Limits::default(), ACCOUNT).unwrap()
}

#[test]
fn tools_are_the_same_for_the_same_groups() {
    let disabled = ActionGroup { enabled: false, ..group("a-disabled", "never") };
    let groups = [user_input("AnyName"), group("zoo", "feed"), disabled, group("bank", "pay")];
    let told = serde_json::to_string_pretty(&tools(&groups)).unwrap();
    insta::assert_snapshot!(told);
    let mut turned = groups.to_vec();
    turned.reverse();
    assert_eq!(serde_json::to_string_pretty(&tools(&turned)).unwrap(), told);
    assert_eq!(find(&groups, "zoo__feed").map(|(group, _)| group.name.as_str()), Some("zoo"));
    assert_eq!(find(&groups, "a-disabled__never"), None);
}

#[test]
fn tools_are_found_in_both_forms_and_a_wrong_name_is_told_what_is_right() {
    let paths = json!({"/orders": {"post": {"operationId": "place", "description": "d", "responses": {}}}});
    let shop = api_with("shop", &json!({"openapi": "3.0.0", "paths": paths}).to_string(), &Limits::default()).unwrap();
    let groups = [shop, group("zoo", "feed"), user_input("Ask")];
    for name in ["POST__shop__place", "POST::shop::place", "zoo__feed", "zoo::feed", " zoo::feed "] {
        assert!(find(&groups, name).is_some(), "{name}");
    }
    assert!(is_user_input("user::askuser") && is_user_input("user__askuser") && !is_user_input("askuser"));
    let wrong = [
        "GET__shop__place",
        "GET::shop::place",
        "shop__place",
        "POST__zoo__feed",
        "POST__shop__cancel",
        "zoo::pet",
        "user__askuser",
        "else__where",
        "feed",
        "",
    ];
    let told = wrong.map(|name| {
        assert_eq!(find(&groups, name), None);
        unknown_tool(&groups, name)
    });
    insta::assert_snapshot!(told.join("\n"));
    assert!(unknown_tool(&groups, &"ä".repeat(500)).chars().count() < 200);
}

#[test]
fn both_services_spell_a_group_alike() {
    let json = json!({
        "actionGroupName": "g", "agentId": "AGENT12345", "agentVersion": "DRAFT",
        "actionGroupExecutor": {"customControl": "RETURN_CONTROL"},
        "functionSchema": {"functions": [{"name": "f", "requireConfirmation": "ENABLED",
            "parameters": {"p": {"type": "integer", "required": true, "description": "d"}}}]}
    });
    let build: build::CreateAgentActionGroupRequest = serde_json::from_value(json.clone()).unwrap();
    let inline: run::AgentActionGroup = serde_json::from_value(json).unwrap();
    let (build, inline) = (Definition::from(build), Definition::from(inline));
    assert_eq!(build, inline);
    assert!(parse(build, &Limits::aws(), ACCOUNT).unwrap().actions()[0].require_confirmation);
}

#[test]
fn user_input_counts_without_a_state_and_under_any_name() {
    let json = json!({"actionGroupName": "Ask", "parentActionGroupSignature": "AMAZON.UserInput", "agentId": "AGENT12345", "agentVersion": "DRAFT"});
    let request: build::CreateAgentActionGroupRequest = serde_json::from_value(json).unwrap();
    assert!(asks_user(&[parse(request.into(), &Limits::default(), ACCOUNT).unwrap()]));
    assert!(!asks_user(&[ActionGroup { enabled: false, ..user_input("Ask") }, group("a", "b")]));
}

#[test]
fn names_are_unique_in_an_agent() {
    assert!(check_together(&[group("a", "b"), group("c", "b")]).is_ok());
    let problems = check_together(&[group("a", "b"), group("a", "c")]).unwrap_err();
    assert_eq!(problems.to_string(), "actionGroups: two action groups are named 'a'; names are unique");
}
