//! Tools of an MCP server as actions of a group.
//!
//! A group names the server and may choose among its tools by a function schema without parameters; what the tools are is
//! the server's to say, when the agent is prepared and again when it runs. Their schemas go to the model as they are, their
//! names are made to fit.

use std::collections::BTreeSet;

use aws_wire::bedrock_agent_runtime::types::{FunctionDefinition, RequireConfirmation};
use execution::mcp::{McpTool, McpTools};
use serde_json::{Map, Value, json};

use super::openapi::{pointer, type_of};
use super::problem::{Cause, whole};
use super::{
    Action, ActionGroup, Arguments, Executor, Kind, Limits, Location, Parameter, Place, Problem, Target, names,
};

/// A tool that a group chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedTool {
    /// The server's name for it, or that name made to fit.
    pub name: String,
    /// What the model is told instead of the server's description.
    pub description: Option<String>,
    /// Whether the user is asked first, whatever the configuration says.
    pub require_confirmation: bool,
}

/// Reads a group's function schema as a choice among the server's tools.
pub(super) fn wanted(
    group: &str,
    functions: Option<Vec<FunctionDefinition>>,
    problems: &mut Vec<Problem>,
) -> Option<Vec<WantedTool>> {
    if !names::mcp_fits(group) {
        let cause = format!("the name '{group}' is too long for names of tools that begin with it; shorten it");
        problems.push(whole("actionGroupName", cause));
    }
    let functions = functions?;
    if functions.is_empty() {
        problems.push(whole("functionSchema", "no tool is chosen; leave it out to offer all of the server's"));
    }
    for (index, function) in functions.iter().enumerate() {
        if function.parameters.as_ref().is_some_and(|parameters| !parameters.is_empty()) {
            let pointer = pointer(&pointer("/functions", &index.to_string()), "parameters");
            let place = Place { member: "functionSchema".to_owned(), pointer, position: None };
            problems.push(Cause::from("an MCP server says itself what its tools take; leave parameters out").at(place));
        }
    }
    let wanted = functions.into_iter().map(|function| WantedTool {
        name: function.name,
        description: function.description,
        require_confirmation: function.require_confirmation == Some(RequireConfirmation::Enabled),
    });
    Some(wanted.collect())
}

impl ActionGroup {
    /// The server whose tools an enabled group offers; none for other groups.
    #[must_use]
    pub fn mcp_server(&self) -> Option<&str> {
        match self.executor() {
            Some(Executor::Mcp { server, .. }) if self.enabled => Some(server),
            _ => None,
        }
    }

    /// Makes the server's tools the actions of a group that offers them. Tools that no model can be told are left out, with
    /// a warning to the log.
    ///
    /// # Errors
    /// There are none or too many, or one that the group chooses is not there.
    pub fn offer(&mut self, tools: &McpTools, limits: &Limits) -> Result<(), String> {
        let Kind::Actions { executor: Executor::Mcp { server, wanted, .. }, actions } = &mut self.kind else {
            return Ok(());
        };
        let named = name_tools(&self.name, tools);
        let chosen: Vec<_> = match wanted {
            None => named.iter().map(|named| (named, None)).collect(),
            Some(wanted) => choose(server, wanted, &named)?,
        };
        let count = chosen.len();
        if count == 0 {
            return Err(format!("the MCP server '{server}' offers no tool"));
        }
        if count > limits.actions_per_group {
            return Err(format!(
                "the MCP server '{server}' offers {count} tools where an action group has {} at the most; choose some by \
                 functionSchema, or let its operator name them in its configuration",
                limits.actions_per_group
            ));
        }
        let mut nodes = 0;
        let made = chosen.into_iter().filter_map(|(named, wanted)| {
            let tool = named.tool;
            nodes += nodes_within(&tool.input_schema, limits.schema_depth)?;
            (nodes <= limits.schema_nodes).then(|| action(named, wanted))
        });
        *actions = made.collect();
        if actions.len() < count {
            let left_out = count - actions.len();
            tracing::warn!(
                server,
                "{left_out} tools of the MCP server are left out: their schemas are too deep or too large"
            );
        }
        Ok(())
    }
}

/// A tool with the name by which the model calls it.
struct Named<'a> {
    tool: &'a McpTool,
    tool_name: String,
    /// The part of the name behind the group's.
    fitted: String,
}

/// Names that fit as they are keep to it; others take what is left.
fn name_tools<'a>(group: &str, tools: &'a McpTools) -> Vec<Named<'a>> {
    let plain = |tool: &McpTool| names::function_tool(group, &tool.name).is_ok() && !tool.name.starts_with('_');
    let mut taken: BTreeSet<String> =
        tools.tools.iter().filter(|tool| plain(tool)).map(|tool| tool.name.clone()).collect();
    let name = |tool: &'a McpTool| {
        let fitted = if plain(tool) {
            tool.name.clone()
        } else {
            names::mcp_name(group, &tool.name, |name| taken.contains(name))
        };
        taken.insert(fitted.clone());
        Named { tool, tool_name: format!("{group}__{fitted}"), fitted }
    };
    tools.tools.iter().map(name).collect()
}

type Chosen<'a> = (&'a Named<'a>, Option<&'a WantedTool>);

fn choose<'a>(server: &str, wanted: &'a [WantedTool], named: &'a [Named<'a>]) -> Result<Vec<Chosen<'a>>, String> {
    let find = |wanted: &'a WantedTool| {
        let found = named.iter().find(|named| named.tool.name == wanted.name);
        let found = found.or_else(|| named.iter().find(|named| named.fitted == wanted.name));
        found.map(|named| (named, Some(wanted))).ok_or_else(|| format!("'{}'", wanted.name))
    };
    let (mut chosen, mut missing) = (Vec::new(), Vec::new());
    for found in wanted.iter().map(find) {
        match found {
            Ok(tool) => chosen.push(tool),
            Err(name) => missing.push(name),
        }
    }
    if missing.is_empty() {
        return Ok(chosen);
    }
    Err(format!("the MCP server '{server}' offers no tool named {}", missing.join(", ")))
}

fn action(named: &Named<'_>, wanted: Option<&WantedTool>) -> Action {
    let tool = named.tool;
    let description = wanted.and_then(|wanted| wanted.description.clone()).or_else(|| tool.description.clone());
    Action {
        tool_name: named.tool_name.clone(),
        description: description.unwrap_or_else(|| format!("The tool {}.", tool.name)),
        target: Target::Function { name: tool.name.clone() },
        parameters: parameters(&tool.input_schema),
        request_body: None,
        require_confirmation: tool.require_confirmation || wanted.is_some_and(|wanted| wanted.require_confirmation),
        arguments: Arguments::AsGiven,
        input_schema: input_schema(tool.input_schema.clone()),
    }
}

/// The schema as a tool's input must be: an object that says so.
fn input_schema(mut schema: Map<String, Value>) -> Value {
    schema.remove("$schema");
    schema.entry("type").or_insert_with(|| "object".into());
    schema.entry("properties").or_insert_with(|| json!({}));
    schema.into()
}

/// The members that a schema names, with their types.
fn parameters(schema: &Map<String, Value>) -> Vec<Parameter> {
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|it| it == name));
    let properties = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
    let parameter = |(name, schema): (&String, &Value)| Parameter {
        name: name.clone(),
        type_: type_of(schema).to_owned(),
        description: schema.get("description").and_then(Value::as_str).map(str::to_owned),
        required: is_required(name),
        location: Location::Function,
    };
    properties.map(parameter).collect()
}

/// The values in a schema; none when it is nested deeper.
fn nodes_within(schema: &Map<String, Value>, depth: usize) -> Option<usize> {
    let depth = depth.checked_sub(1)?;
    let within = |value: &Value| match value {
        Value::Object(members) => nodes_within(members, depth),
        Value::Array(items) => {
            let depth = depth.checked_sub(1)?;
            let item = |item: &Value| match item {
                Value::Object(members) => nodes_within(members, depth),
                // A list of lists says nothing in a schema but as a value that it allows.
                _ => Some(1),
            };
            items.iter().map(item).sum()
        }
        _ => Some(1),
    };
    schema.values().map(within).sum::<Option<usize>>().map(|nodes| nodes + 1)
}
