//! Tools of MCP servers as actions: their names, their schemas, the choice among them.

use agents::action_groups::{ActionGroup, ApiSource, Definition, Executor, Limits, Target, parse};
use aws_wire::bedrock_agent_runtime::types::FunctionDefinition;
use execution::mcp::{McpTool, McpTools};
use serde_json::{Value, json};

use crate::{ACCOUNT, definition, lines};

fn group(name: &str, functions: Option<Value>) -> Result<ActionGroup, String> {
    let arn = "arn:aws:lambda:us-east-1:123456789012:function:mcp.files".to_owned();
    let executor = Some(Executor::Mcp { arn, server: "files".to_owned(), wanted: None });
    let functions: Option<Vec<FunctionDefinition>> = functions.map(|it| serde_json::from_value(it).unwrap());
    parse(Definition { executor, functions, ..definition(name) }, &Limits::default(), ACCOUNT).map_err(|it| lines(&it))
}

fn tools(names: &[&str]) -> McpTools {
    let schema = json!({"type": "object", "properties": {"at": {"type": "object"}}, "required": ["at"]});
    let tool = |name: &&str| McpTool {
        name: (*name).to_owned(),
        description: None,
        input_schema: schema.as_object().unwrap().clone(),
        require_confirmation: *name == "write",
    };
    McpTools { tools: names.iter().map(tool).collect(), id: 0 }
}

fn offered(group: &mut ActionGroup, tools: &McpTools) -> Result<Vec<String>, String> {
    group.offer(tools, &Limits::default())?;
    Ok(group.actions().iter().map(|action| action.tool_name.clone()).collect())
}

#[test]
fn every_name_is_made_to_fit_and_none_is_there_twice() {
    let mut group = group("files", None).unwrap();
    let long = "x".repeat(100);
    let odd = ["read_file", "read file", "a/b", "a__b", "a_b", "_private", "名前", "..", &long, "a.b"];
    let names = offered(&mut group, &tools(&odd)).unwrap();
    let fits = |name: &str| {
        name.len() <= 64 && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-')
    };
    assert!(names.iter().all(|name| fits(name) && name.matches("__").count() == 1), "{names:?}");
    assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), odd.len(), "{names:?}");
    // Names that fit keep to it, whatever comes before them in the list.
    assert_eq!(
        (names[0].as_str(), names[4].as_str(), names[5].as_str()),
        ("files__read_file", "files__a_b", "files__private")
    );
    let called: Vec<_> = group.actions().iter().map(|action| action.target.clone()).collect();
    assert_eq!(called[6], Target::Function { name: "名前".to_owned() });
    assert!(self::group(&"g".repeat(60), None).unwrap_err().starts_with("actionGroupName: "));
}

#[test]
fn schemas_go_to_the_model_as_they_are_and_their_members_are_the_parameters() {
    let schema = json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "required": ["at"], "properties": {
        "at": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
        "tags": {"type": ["array", "null"], "items": {"enum": ["a", "b"]}}}});
    let mut list = tools(&["go"]);
    list.tools[0].input_schema = schema.as_object().unwrap().clone();
    let mut group = group("files", None).unwrap();
    offered(&mut group, &list).unwrap();
    let action = &group.actions()[0];
    let mut expected = schema;
    expected.as_object_mut().unwrap().remove("$schema");
    expected["type"] = json!("object");
    assert_eq!(action.input_schema, expected);
    let told: Vec<_> = action.parameters.iter().map(|it| (it.name.as_str(), it.type_.as_str(), it.required)).collect();
    assert_eq!(told, [("at", "object", true), ("tags", "array", false)]);
    assert!(action.read_call(&json!({"tags": []})).unwrap_err().text.contains("'at'"));
    let call = action.read_call(&json!({"at": {"city": "Köln"}, "other": 1})).unwrap();
    assert_eq!((call.parameters[0].value.as_str(), call.parameters.len()), (r#"{"city":"Köln"}"#, 2));
}

#[test]
fn a_group_chooses_describes_and_asks_for_consent_but_cannot_take_consent_away() {
    let wanted = json!([{"name": "read_file", "description": "Reads.", "requireConfirmation": "ENABLED"},
                        {"name": "write", "requireConfirmation": "DISABLED"}]);
    let mut group = group("files", Some(wanted)).unwrap();
    let names = offered(&mut group, &tools(&["write", "delete", "read file"])).unwrap();
    assert_eq!(names, ["files__read_file", "files__write"]);
    let told: Vec<_> = group.actions().iter().map(|it| (it.description.as_str(), it.require_confirmation)).collect();
    assert_eq!(told, [("Reads.", true), ("The tool write.", true)]);
    let error = offered(&mut group, &tools(&["other"])).unwrap_err();
    assert_eq!(error, "the MCP server 'files' offers no tool named 'read_file', 'write'");
}

#[test]
fn what_does_not_go_together_is_a_problem_with_its_place() {
    let parameters = json!([{"name": "a"}, {"name": "b", "parameters": {"x": {"type": "string"}}}]);
    assert!(group("files", Some(parameters)).unwrap_err().starts_with("functionSchema at /functions/1/parameters: "));
    assert!(group("files", Some(json!([]))).unwrap_err().contains("no tool is chosen"));
    let executor = Some(Executor::Mcp { arn: String::new(), server: "files".to_owned(), wanted: None });
    let api = Some(ApiSource::Payload("{}".to_owned()));
    let both = parse(Definition { executor, api, ..definition("files") }, &Limits::default(), ACCOUNT).unwrap_err();
    assert!(lines(&both).starts_with("apiSchema: "), "{both}");
}

#[test]
fn lists_and_schemas_that_are_too_large_for_a_model_are_kept_from_it() {
    let mut group = group("files", None).unwrap();
    let many: Vec<_> = (0..201).map(|n| format!("t{n}")).collect();
    let many: Vec<_> = many.iter().map(String::as_str).collect();
    assert!(offered(&mut group, &tools(&many)).unwrap_err().contains("offers 201 tools where an action group has 200"));
    assert!(offered(&mut group, &tools(&[])).unwrap_err().contains("offers no tool"));
    let mut list = tools(&["shallow", "deep"]);
    let deep = (0..100).fold(json!({}), |inner, _| json!({"properties": {"a": inner}}));
    list.tools[1].input_schema = deep.as_object().unwrap().clone();
    assert_eq!(offered(&mut group, &list).unwrap(), ["files__shallow"]);
}
