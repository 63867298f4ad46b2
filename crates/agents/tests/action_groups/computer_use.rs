//! Anthropic's tools for the use of a computer.

use agents::action_groups::{
    ActionGroup, BuiltIn, Definition, Limits, anthropic_fields, anthropic_tools, check_together, find, parse, tools,
};
use aws_wire::bedrock_agent::types as build;
use aws_wire::bedrock_agent_runtime::types as run;
use serde_json::{Value, json};

use crate::{ACCOUNT, definition};

const CLAUDE: &str = "us.anthropic.claude-3-7-sonnet-20250219-v1:0";

fn group(name: &str, signature: BuiltIn, params: &[(&str, &str)]) -> Result<ActionGroup, String> {
    let signature_params = params.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let definition = Definition { signature: Some(signature), signature_params, executor: None, ..definition(name) };
    parse(definition, &Limits::default(), ACCOUNT).map_err(|problems| problems.to_string())
}

fn groups() -> [ActionGroup; 3] {
    [
        group("screen", BuiltIn::Computer, &[("type", "computer_20250124"), ("display_number", "1")]).unwrap(),
        group("files", BuiltIn::TextEditor, &[("type", "text_editor_20250728"), ("max_characters", "9000")]).unwrap(),
        group("commands", BuiltIn::Bash, &[]).unwrap(),
    ]
}

#[test]
fn claude_gets_the_tools_by_type_and_every_model_their_description() {
    let groups = groups();
    assert_eq!(
        anthropic_tools(&groups),
        [
            json!({"type": "bash_20241022", "name": "bash"}),
            json!({"type": "text_editor_20250728", "name": "str_replace_based_edit_tool", "max_characters": 9000}),
            json!({"type": "computer_20250124", "name": "computer", "display_width_px": 1024, "display_height_px": 768,
                   "display_number": 1}),
        ]
    );
    let given = json!({"thinking": {"type": "enabled"}, "anthropic_beta": ["computer-use-2025-01-24", "other"]});
    let fields = anthropic_fields(CLAUDE, &groups, Some(given.clone())).unwrap();
    assert_eq!(fields["thinking"], given["thinking"]);
    assert_eq!(fields["anthropic_beta"], json!(["computer-use-2025-01-24", "other", "computer-use-2024-10-22"]));
    assert_eq!(fields["tools"], json!(anthropic_tools(&groups)));
    assert_eq!(anthropic_fields("amazon.nova-pro-v1:0", &groups, Some(given.clone())), Some(given.clone()));
    assert_eq!(anthropic_fields(CLAUDE, &[], Some(given.clone())), Some(given));

    insta::assert_snapshot!(serde_json::to_string_pretty(&tools(&groups)).unwrap());
}

#[test]
fn types_and_settings_are_checked_together_and_each_has_its_place() {
    let cases: [(BuiltIn, &[(&str, &str)]); 5] = [
        (BuiltIn::Computer, &[("type", "computer_19990101"), ("display_width_px", "wide"), ("display_height_px", "0")]),
        (BuiltIn::Computer, &[("type", "bash_20241022")]),
        (BuiltIn::Bash, &[("display_number", "1")]),
        (BuiltIn::TextEditor, &[("max_characters", "10")]),
        (BuiltIn::UserInput, &[("type", "computer_20241022")]),
    ];
    let told: Vec<String> =
        cases.into_iter().map(|(signature, params)| group("g", signature, params).unwrap_err()).collect();
    let params = [("type".to_owned(), "bash_20241022".to_owned())].into();
    let described = Definition { signature_params: params, ..definition("g") };
    let described = parse(described, &Limits::default(), ACCOUNT).unwrap_err().to_string();
    insta::assert_snapshot!(format!("{}\n{described}", told.join("\n")));

    let twice = [group("a", BuiltIn::Bash, &[]).unwrap(), group("b", BuiltIn::Bash, &[]).unwrap()];
    assert!(check_together(&twice).unwrap_err().to_string().contains("'bash' of action group 'b'"));
}

#[test]
fn both_services_spell_the_settings_alike() {
    let json = json!({"actionGroupName": "g", "agentId": "AGENT12345", "agentVersion": "DRAFT",
        "parentActionGroupSignature": "ANTHROPIC.Computer",
        "parentActionGroupSignatureParams": {"type": "computer_20241022"}});
    let build: build::CreateAgentActionGroupRequest = serde_json::from_value(json.clone()).unwrap();
    let inline: run::AgentActionGroup = serde_json::from_value(json).unwrap();
    let (build, inline) = (Definition::from(build), Definition::from(inline));
    assert_eq!(build, inline);
    assert_eq!(build.signature_params["type"], "computer_20241022");
}

#[test]
fn what_is_typed_or_run_is_taken_as_it_is() {
    let groups = groups();
    let called = |tool: &str, input: Value| {
        let (_, action) = find(&groups, tool).unwrap();
        action.read_call(&input).map(|call| {
            call.parameters.into_iter().map(|it| format!("{} {} {}", it.name, it.type_, it.value)).collect::<Vec<_>>()
        })
    };
    assert_eq!(
        called("computer", json!({"coordinate": [467, 842], "action": "mouse_move", "text": null})).unwrap(),
        ["coordinate array [467,842]", "action string mouse_move"]
    );
    assert_eq!(called("computer", json!({"action": "type", "text": "None"})).unwrap()[1], "text string None");
    assert_eq!(
        called("bash", json!({"command": "a__b(1)", "new": 1.5})).unwrap(),
        ["command string a__b(1)", "new number 1.5"]
    );
    let edit = json!({"command": "str_replace", "path": "/a", "old_str": "x", "new_str": ""});
    assert_eq!(called("str_replace_based_edit_tool", edit).unwrap()[3], "new_str string ");
    let reprompt = called("computer", json!({"text": "hello"})).unwrap_err();
    assert!(reprompt.text.contains("'action': required, and no value was given"), "{reprompt}");
}
