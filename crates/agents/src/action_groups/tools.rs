//! What the model is told that it can do.

use aws_wire::bedrock_runtime::types::{Tool, ToolInputSchema, ToolSpecification};
use serde_json::{Map, Value, json};

use super::{Action, ActionGroup, BuiltIn, Kind, USER_INPUT_TOOL, names, object_schema};

/// The tools of all enabled groups, for a Converse request: the groups by name, the actions of each in the order of its
/// schema, and at the end the one that asks the user, when user input is on. The same groups in any order give the same
/// bytes, so that providers can cache the prompt.
#[must_use]
pub fn tools(groups: &[ActionGroup]) -> Vec<Tool> {
    let mut tools: Vec<Tool> =
        in_order(groups).into_iter().flat_map(|group| group.actions()).map(action_tool).collect();
    if asks_user(groups) {
        tools.push(user_input_tool());
    }
    tools
}

/// The enabled groups by name.
pub(super) fn in_order(groups: &[ActionGroup]) -> Vec<&ActionGroup> {
    let mut enabled: Vec<&ActionGroup> = groups.iter().filter(|group| group.enabled).collect();
    enabled.sort_by(|one, other| one.name.cmp(&other.name));
    enabled
}

/// The action of an enabled group that a model called by its tool's name, in either form: with `__`, or with the `::` that
/// models without tool use are told.
#[must_use]
pub fn find<'a>(groups: &'a [ActionGroup], called: &str) -> Option<(&'a ActionGroup, &'a Action)> {
    let tool_name = names::native(called);
    groups
        .iter()
        .filter(|group| group.enabled)
        .find_map(|group| Some((group, group.actions().iter().find(|action| action.tool_name == tool_name)?)))
}

/// Whether a model called the tool that asks the user, in either form of its name.
#[must_use]
pub fn is_user_input(called: &str) -> bool {
    names::native(called) == USER_INPUT_TOOL
}

/// Whether the model may ask the user: some enabled group is the built-in user input, whatever its name.
#[must_use]
pub fn asks_user(groups: &[ActionGroup]) -> bool {
    groups.iter().any(|group| group.enabled && group.kind == Kind::BuiltIn(BuiltIn::UserInput))
}

fn action_tool(action: &Action) -> Tool {
    tool(action.tool_name.clone(), action.description.clone(), action.input_schema.clone())
}

fn user_input_tool() -> Tool {
    let question = json!({ "type": "string", "description": "The question, as the user will read it." });
    let properties = Map::from_iter([("question".to_owned(), question)]);
    let description = "Ask the user one question, when something that is needed to go on is missing from the conversation \
                       and no other tool can find it out.";
    tool(USER_INPUT_TOOL.to_owned(), description.to_owned(), object_schema(properties, vec!["question".into()]))
}

fn tool(name: String, description: String, schema: Value) -> Tool {
    Tool::ToolSpec(ToolSpecification {
        name,
        description: Some(description),
        input_schema: ToolInputSchema::Json(schema),
        strict: None,
    })
}
