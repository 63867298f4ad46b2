//! Function schemas: actions described as functions with plain parameters.

use std::collections::BTreeSet;

use aws_wire::bedrock_agent_runtime::types::{FunctionDefinition, ParameterDetail, RequireConfirmation};
use serde_json::{Map, Value, json};

use super::openapi::pointer;
use super::problem::{Cause, quota};
use super::{Action, Arguments, Limits, Location, Parameter, Place, Problem, Target, names};

const MEMBER: &str = "functionSchema";
const NAME_RULE: &str = "is no name: letters and digits, at most 100, each followed by at most one '_' or '-'";

/// The actions of a function schema, in its order. Problems are added to `problems`; the actions then have no use.
pub(super) fn actions(
    group: &str,
    functions: Vec<FunctionDefinition>,
    limits: &Limits,
    account_id: &str,
    problems: &mut Vec<Problem>,
) -> Vec<Action> {
    let mut found = |pointer: String, cause: Cause| {
        problems.push(cause.at(Place { member: MEMBER.to_owned(), pointer, position: None }));
    };
    if functions.is_empty() {
        found("/functions".to_owned(), Cause::from("there are no functions"));
    }
    if functions.len() > limits.actions_per_group {
        let cause = quota("functions-per-action-group", limits.actions_per_group, functions.len(), account_id);
        found("/functions".to_owned(), cause);
    }
    let mut seen = BTreeSet::new();
    let mut actions = Vec::new();
    for (index, function) in functions.into_iter().enumerate() {
        let at = pointer(&pointer("/functions", &index.to_string()), "name");
        let name = &function.name;
        if !seen.insert(name.clone()) {
            found(at.clone(), Cause::from(format!("there is a function named '{name}' already; names are unique")));
        }
        let parameters = function.parameters.as_ref();
        let at_parameters = pointer(&pointer("/functions", &index.to_string()), "parameters");
        let count = parameters.map_or(0, std::collections::BTreeMap::len);
        if count > limits.parameters_per_function {
            let mut cause = quota("parameters-per-function", limits.parameters_per_function, count, account_id);
            cause.text = format!("function '{name}': {}", cause.text);
            found(at_parameters.clone(), cause);
        }
        for parameter in parameters.into_iter().flatten().map(|(parameter, _)| parameter) {
            if !names::is_name(parameter) {
                found(pointer(&at_parameters, parameter), Cause::from(format!("'{parameter}' {NAME_RULE}")));
            }
        }
        match names::function_tool(group, name) {
            Ok(_) if !names::is_name(name) => found(at, Cause::from(format!("'{name}' {NAME_RULE}"))),
            Ok(tool_name) => actions.push(action(tool_name, function)),
            Err(cause) => found(at, cause),
        }
    }
    actions
}

fn action(tool_name: String, function: FunctionDefinition) -> Action {
    let parameters = function.parameters.unwrap_or_default();
    Action {
        tool_name,
        input_schema: input_schema(parameters.iter()),
        description: function.description.unwrap_or_else(|| format!("The function {}.", function.name)),
        target: Target::Function { name: function.name },
        parameters: parameters.into_iter().map(|(name, detail)| parameter(name, detail)).collect(),
        request_body: None,
        require_confirmation: function.require_confirmation == Some(RequireConfirmation::Enabled),
        arguments: Arguments::Declared,
    }
}

fn parameter(name: String, detail: ParameterDetail) -> Parameter {
    Parameter {
        name,
        type_: detail.r#type.as_str().to_owned(),
        description: detail.description,
        required: detail.required.unwrap_or(false),
        location: Location::Function,
    }
}

fn input_schema<'a>(parameters: impl Iterator<Item = (&'a String, &'a ParameterDetail)>) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for (name, detail) in parameters {
        let mut schema = Map::new();
        let type_ = detail.r#type.as_str();
        schema.insert("type".to_owned(), type_.into());
        if type_ == "array" {
            // Some providers refuse an array that does not say what it holds, and function schemas cannot say it.
            schema.insert("items".to_owned(), json!({}));
        }
        if let Some(description) = &detail.description {
            schema.insert("description".to_owned(), description.as_str().into());
        }
        properties.insert(name.clone(), schema.into());
        if detail.required == Some(true) {
            required.push(Value::from(name.as_str()));
        }
    }
    super::object_schema(properties, required)
}
