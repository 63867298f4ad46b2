//! Anthropic's tools for the use of a computer: the screen with mouse and keyboard, the shell, the text editor.
//!
//! They are action groups without a schema (`ANTHROPIC.Computer`, `ANTHROPIC.Bash`, `ANTHROPIC.TextEditor`): what a call may
//! hold is fixed by Anthropic, in dated versions. Nothing of it is carried out here; every call goes back to the program that
//! invoked the agent, as a function named like the tool.
//!
//! Claude knows these tools by type and name alone ([`anthropic_fields`] puts them into the provider's request); any other
//! model is told of them as ordinary tools with a described input.

mod input;
mod version;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::parse::PARAMS;
use super::problem::Cause;
use super::{Action, ActionGroup, Arguments, BuiltIn, Kind, Location, Parameter, Place, Problem, Target};
use version::Version;

/// A computer-use tool, in the version and with the settings that its group asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct ComputerUse {
    version: &'static Version,
    settings: Map<String, Value>,
    action: Action,
}

impl ComputerUse {
    /// The tool of a group. `None` for a signature that is none of Anthropic's.
    pub(super) fn read(
        signature: BuiltIn,
        params: &BTreeMap<String, String>,
        problems: &mut Vec<Problem>,
    ) -> Option<Self> {
        let oldest = Version::all(signature).next()?;
        let mut found = |name: &str, text: String| {
            let place = Place { member: PARAMS.to_owned(), pointer: super::openapi::pointer("", name), position: None };
            problems.push(Cause::from(text).at(place));
        };
        let version = match params.get("type") {
            None => oldest,
            Some(type_) => Version::all(signature).find(|version| version.type_ == type_).unwrap_or_else(|| {
                let known: Vec<&str> = Version::all(signature).map(|version| version.type_).collect();
                let signature = signature.signature();
                found("type", format!("'{type_}' is no version of {signature}; there are {}", known.join(", ")));
                oldest
            }),
        };
        let mut settings: Map<String, Value> =
            version.settings.iter().filter_map(|setting| Some((setting.name.to_owned(), setting.default()?))).collect();
        for (name, text) in params.iter().filter(|(name, _)| *name != "type") {
            match version.settings.iter().find(|setting| setting.name == *name) {
                None => {
                    let names = ["type"].into_iter().chain(version.settings.iter().map(|setting| setting.name));
                    let names: Vec<&str> = names.collect();
                    found(name, format!("{} has no such setting; it has {}", version.type_, names.join(", ")));
                }
                Some(setting) => match setting.read(text) {
                    Ok(value) => drop(settings.insert(name.clone(), value)),
                    Err(rule) => found(name, format!("'{text}' is not {rule}")),
                },
            }
        }
        Some(Self { version, action: action(version, &settings), settings })
    }

    /// The one thing that can be asked of it.
    pub(super) fn action(&self) -> &Action {
        &self.action
    }

    /// The tool as Claude knows it: its type, its name and its settings.
    fn entry(&self) -> Value {
        let mut entry = Map::new();
        entry.insert("type".to_owned(), self.version.type_.into());
        entry.insert("name".to_owned(), self.version.tool.into());
        entry.extend(self.settings.clone());
        entry.into()
    }
}

/// The computer-use tools of the enabled groups as entries of a Messages request's `tools`, in the order of the groups'
/// names.
#[must_use]
pub fn anthropic_tools(groups: &[ActionGroup]) -> Vec<Value> {
    tools(groups).into_iter().map(ComputerUse::entry).collect()
}

/// `additionalModelRequestFields` with the computer-use tools of the enabled groups, if the model is a Claude: their entries
/// in `tools`, and what turns them on in `anthropic_beta`. The fields that were given stay.
///
/// The tools are in the request's `toolConfig` too, described for any model, since a model id does not say which provider
/// serves it: one that knows these entries leaves out the descriptions of the same names, one that does not leaves out the
/// entries.
#[must_use]
pub fn anthropic_fields(model_id: &str, groups: &[ActionGroup], fields: Option<Value>) -> Option<Value> {
    let tools = tools(groups);
    if tools.is_empty() || !model_id.to_ascii_lowercase().contains("claude") {
        return fields;
    }
    let mut fields = match fields {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(fields)) => fields,
        // Refused by the provider with its place, as it is without these tools.
        Some(other) => return Some(other),
    };
    let betas = tools.iter().filter_map(|tool| tool.version.beta).map(Value::from);
    extend(&mut fields, "anthropic_beta", betas);
    extend(&mut fields, "tools", tools.iter().map(|tool| tool.entry()));
    Some(fields.into())
}

/// Adds what is not there yet to a list.
fn extend(fields: &mut Map<String, Value>, name: &str, more: impl Iterator<Item = Value>) {
    let mut more = more.peekable();
    if more.peek().is_some()
        && let Value::Array(list) = fields.entry(name).or_insert_with(|| json!([]))
    {
        for value in more {
            if !list.contains(&value) {
                list.push(value);
            }
        }
    }
}

fn tools(groups: &[ActionGroup]) -> Vec<&ComputerUse> {
    let kinds = super::in_order(groups).into_iter().map(|group| &group.kind);
    kinds
        .filter_map(|kind| match kind {
            Kind::ComputerUse(tool) => Some(&**tool),
            Kind::Actions { .. } | Kind::BuiltIn(_) => None,
        })
        .collect()
}

fn action(version: &Version, settings: &Map<String, Value>) -> Action {
    let (description, input_schema) = input::describe(version, settings);
    let required = |name: &str| input_schema["required"].as_array().is_some_and(|all| all.iter().any(|it| it == name));
    let properties = input_schema["properties"].as_object().into_iter().flatten();
    let parameter = |(name, schema): (&String, &Value)| Parameter {
        name: name.clone(),
        type_: schema["type"].as_str().unwrap_or("string").to_owned(),
        description: None,
        required: required(name),
        location: Location::Function,
    };
    Action {
        tool_name: version.tool.to_owned(),
        description,
        target: Target::Function { name: version.tool.to_owned() },
        parameters: properties.map(parameter).collect(),
        request_body: None,
        require_confirmation: false,
        arguments: Arguments::AsGiven,
        input_schema,
    }
}
