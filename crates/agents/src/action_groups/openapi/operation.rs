//! Operations: each method of each path is an action.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::body::Body;
use super::pointer;
use super::reader::{At, Reader};
use super::schema::type_of;
use crate::action_groups::problem::quota;
use crate::action_groups::{Action, Arguments, Location, Parameter, Target, names, object_schema};

const METHODS: [&str; 8] = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"];
/// What stands beside the methods of a path.
const BESIDE: [&str; 5] = ["$ref", "description", "parameters", "servers", "summary"];

/// An operation that has been found and not yet read.
struct Found<'a> {
    path: &'a str,
    method: &'static str,
    operation: At<'a>,
    /// The parameters that all operations of the path have.
    shared: Option<At<'a>>,
}

impl<'a> Reader<'a> {
    /// The actions of the document, in its order.
    pub(super) fn operations(&mut self, account_id: &str) -> Vec<Action> {
        let found = self.find_operations();
        if found.len() > self.limits.actions_per_group {
            let cause = quota("apis-per-action-group", self.limits.actions_per_group, found.len(), account_id);
            self.problem_of("/paths", cause);
            return Vec::new();
        }
        let mut ids = BTreeSet::new();
        for id in found.iter().filter_map(|found| found.operation.text("operationId").map(|id| (id, found))) {
            let (id, found) = id;
            if !ids.insert(id) {
                let place = pointer(&found.operation.pointer, "operationId");
                self.problem(&place, format!("another operation is named '{id}' too; operation ids are unique"));
            }
        }
        let mut tool_names = BTreeSet::new();
        found.into_iter().filter_map(|found| self.action(&found, &ids, &mut tool_names)).collect()
    }

    fn find_operations(&mut self) -> Vec<Found<'a>> {
        let root = At { value: self.root, pointer: String::new() };
        if !root.value.is_object() {
            return Vec::new();
        }
        let Some(paths) = root.get("paths") else {
            self.problem("", "paths is missing: it has the operations");
            return Vec::new();
        };
        let Some((paths, _)) = self.object(paths, "paths") else { return Vec::new() };
        let mut found = Vec::new();
        for (path, item) in paths.members().filter(|(path, _)| !path.starts_with("x-")) {
            if !path.starts_with('/') {
                self.problem(&item.pointer, format!("the path '{path}' does not begin with '/'"));
            }
            let Some((item, _)) = self.object(item, "a path") else { continue };
            let shared = item.get("parameters");
            for (key, operation) in item.members() {
                let method = METHODS.into_iter().find(|method| method.eq_ignore_ascii_case(key));
                match method {
                    Some(method) => found.push(Found { path, method, operation, shared: shared.clone() }),
                    None if BESIDE.contains(&key) || key.starts_with("x-") => {}
                    None => self.problem(&operation.pointer, format!("'{key}' is no HTTP method")),
                }
            }
        }
        if found.is_empty() {
            self.problem("/paths", "there are no operations");
        }
        found
    }

    fn action(&mut self, found: &Found<'a>, ids: &BTreeSet<&str>, tool_names: &mut BTreeSet<String>) -> Option<Action> {
        let (at, _) = self.object(found.operation.clone(), "an operation")?;
        let tool_name = self.tool_name(found, &at, ids, tool_names);
        let description = self.description(found, &at);
        if at.get("responses").is_none_or(|responses| !responses.value.is_object()) {
            self.lapse(&at.pointer, "responses is missing", "any answer is taken");
        }
        self.check_operation_sendable(found.method, found.path, &at);
        let mut input = Input::default();
        for (parameter, schema) in self.parameters(found, &at) {
            input.add(parameter, schema);
        }
        let body = at.get("requestBody").and_then(|body| {
            if matches!(found.method, "GET" | "DELETE") {
                let cause = format!("an operation of method {} cannot have a body", found.method);
                self.lapse(&body.pointer, &cause, "it is taken with this one");
            }
            self.request_body(body)
        });
        let (parameters, request_body, input_schema) = input.finish(body);
        self.check_path(found, &at, &parameters);
        Some(Action {
            tool_name: tool_name?,
            description,
            target: Target::Api {
                path: found.path.to_owned(),
                method: found.method.to_owned(),
                operation_id: at.text("operationId").map(str::to_owned),
            },
            parameters,
            request_body,
            require_confirmation: self.confirmation(&at),
            arguments: Arguments::Declared,
            input_schema,
        })
    }

    fn tool_name(
        &mut self,
        found: &Found<'a>,
        at: &At<'a>,
        ids: &BTreeSet<&str>,
        tool_names: &mut BTreeSet<String>,
    ) -> Option<String> {
        let named = match at.text("operationId") {
            Some(id) => names::operation_tool(found.method, self.group, id),
            None => {
                let tool = |name: &str| format!("{}__{}__{name}", found.method, self.group);
                let taken = |name: &str| ids.contains(name) || tool_names.contains(&tool(name));
                let name = names::operation_name(found.method, self.group, found.path, taken);
                let taken = format!("{} {} is named '{name}'", found.method, found.path);
                self.lapse(&at.pointer, "operationId is missing", &taken);
                names::operation_tool(found.method, self.group, &name)
            }
        };
        match named {
            Ok(name) => {
                tool_names.insert(name.clone());
                Some(name)
            }
            Err(cause) => {
                let place = if at.text("operationId").is_some() {
                    pointer(&at.pointer, "operationId")
                } else {
                    at.pointer.clone()
                };
                self.problem_of(&place, cause);
                None
            }
        }
    }

    fn description(&mut self, found: &Found<'a>, at: &At<'a>) -> String {
        if let Some(text) = at.text("description") {
            return text.to_owned();
        }
        let instead = at.text("summary").map_or_else(|| format!("{} {}", found.method, found.path), str::to_owned);
        self.lapse(&at.pointer, "description is missing", &format!("the model is told '{instead}'"));
        instead
    }

    /// The parameters of an operation and of its path, with their schemas; the operation's own win.
    fn parameters(&mut self, found: &Found<'a>, at: &At<'a>) -> Vec<(Parameter, Value)> {
        let mut parameters: Vec<(Parameter, Value)> = Vec::new();
        for list in [found.shared.clone(), at.get("parameters")].into_iter().flatten() {
            if !list.value.is_array() {
                self.problem(&list.pointer, "parameters is a list");
            }
            for item in list.items() {
                let Some(new) = self.parameter(item) else { continue };
                let same = |(old, _): &&mut (Parameter, Value)| {
                    old.name == new.0.name && same_place(old.location, new.0.location)
                };
                match parameters.iter_mut().find(same) {
                    Some(old) => *old = new,
                    None => parameters.push(new),
                }
            }
        }
        parameters
    }

    fn parameter(&mut self, at: At<'a>) -> Option<(Parameter, Value)> {
        let (at, _) = self.object(at, "a parameter")?;
        let Some(name) = at.text("name") else {
            self.problem(&at.pointer, "name is missing");
            return None;
        };
        let location = match at.text("in") {
            Some("path") => Location::Path,
            Some("query") => Location::Query { exploded: at.get("explode").is_none_or(|it| it.value != false) },
            Some("header") => Location::Header,
            Some("cookie") => Location::Cookie,
            other => {
                let given = other.map_or_else(|| "in is missing".to_owned(), |other| format!("'{other}' is no place"));
                self.problem(
                    &at.pointer,
                    format!("parameter '{name}': {given}; a parameter is in path, query, header or cookie"),
                );
                return None;
            }
        };
        let content = at.get("content").and_then(|content| content.members().next()?.1.get("schema"));
        let mut schema = match at.get("schema").or(content) {
            Some(schema) => self.schema(schema),
            None => {
                self.lapse(&at.pointer, &format!("parameter '{name}' has no schema"), "a text is asked for");
                json!({ "type": "string" })
            }
        };
        match (at.text("description"), schema.as_object_mut()) {
            (Some(description), Some(schema)) => {
                schema.insert("description".to_owned(), description.into());
            }
            (None, Some(schema)) if schema.contains_key("description") => {}
            _ => self.lapse(
                &at.pointer,
                &format!("parameter '{name}' has no description"),
                "the model sees its name alone",
            ),
        }
        self.check_parameter_sendable(&at, name, location, &schema);
        let parameter = Parameter {
            name: name.to_owned(),
            type_: type_of(&schema).to_owned(),
            description: schema.get("description").and_then(Value::as_str).map(str::to_owned),
            required: location == Location::Path || self.flag(&at, "required") == Some(true),
            location,
        };
        Some((parameter, schema))
    }

    /// Whether every `{part}` of the path is a parameter that the model can give.
    fn check_path(&mut self, found: &Found<'a>, at: &At<'a>, parameters: &[Parameter]) {
        for part in found.path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(part, _)| part) {
            if !parameters.iter().any(|it| it.location == Location::Path && it.name == part) {
                self.warning(
                    &at.pointer,
                    format!("the path's part '{{{part}}}' is no parameter, so it never has a value"),
                );
            }
        }
    }

    fn confirmation(&mut self, at: &At<'a>) -> bool {
        let Some(value) = at.get("x-requireConfirmation") else { return false };
        match value.value {
            Value::String(text) if text == "ENABLED" => return true,
            Value::String(text) if text == "DISABLED" => {}
            _ => self.problem(&value.pointer, "x-requireConfirmation is ENABLED or DISABLED"),
        }
        false
    }

    /// A member that is true or false; its text is taken too.
    pub(super) fn flag(&mut self, at: &At<'a>, name: &str) -> Option<bool> {
        let flag = at.get(name)?;
        match flag.value {
            Value::Bool(flag) => Some(*flag),
            Value::String(text) if matches!(text.as_str(), "true" | "false") => {
                self.lapse(&flag.pointer, &format!("{name} is true or false, not a text"), "its text is read");
                Some(text == "true")
            }
            _ => {
                self.problem(&flag.pointer, format!("{name} is true or false"));
                None
            }
        }
    }
}

/// Whether two parameters of one name are one, of which the operation's own counts.
fn same_place(one: Location, other: Location) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// The input of a tool: parameters and body properties side by side. Those of one name are one argument, which is sent to
/// each of its places.
#[derive(Default)]
struct Input {
    parameters: Vec<Parameter>,
    properties: Map<String, Value>,
    required: Vec<String>,
}

impl Input {
    fn add(&mut self, parameter: Parameter, schema: Value) {
        self.argument(&parameter, schema);
        self.parameters.push(parameter);
    }

    fn argument(&mut self, parameter: &Parameter, schema: Value) {
        self.properties.entry(parameter.name.clone()).or_insert(schema);
        if parameter.required && !self.required.contains(&parameter.name) {
            self.required.push(parameter.name.clone());
        }
    }

    fn finish(mut self, body: Option<Body>) -> (Vec<Parameter>, Option<crate::action_groups::RequestBody>, Value) {
        let request_body = body.map(|Body { body, schemas }| {
            for (property, schema) in body.properties.iter().zip(schemas) {
                self.argument(property, schema);
            }
            body
        });
        let required = self.required.into_iter().map(Value::from).collect();
        (self.parameters, request_body, object_schema(self.properties, required))
    }
}
