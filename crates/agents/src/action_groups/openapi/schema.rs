//! From an OpenAPI schema to the JSON Schema that a model is given.
//!
//! References are unfolded, `nullable` becomes a type of its own, and what says nothing about the value (titles, examples,
//! XML, extensions) is left out. Combinations, `enum` and bounds are kept: they help models, though AWS does not take them all.

use serde_json::{Map, Value, json};

use super::reader::{At, Reader};

const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "array", "object", "null"];
/// Keywords that are passed on as they are.
const KEPT: [&str; 14] = [
    "const",
    "default",
    "description",
    "enum",
    "format",
    "maxItems",
    "maxLength",
    "maxProperties",
    "minItems",
    "minLength",
    "minProperties",
    "multipleOf",
    "pattern",
    "uniqueItems",
];

impl<'a> Reader<'a> {
    /// The JSON Schema for a schema of the document. What cannot be read has become a problem and is any value.
    pub(super) fn schema(&mut self, at: At<'a>) -> Value {
        self.unfold(at, &mut Vec::new(), 0)
    }

    /// `path` has the references that lead here, so that a schema that holds itself ends.
    fn unfold(&mut self, at: At<'a>, path: &mut Vec<&'a str>, depth: usize) -> Value {
        self.nodes += 1;
        if self.nodes > self.limits.schema_nodes {
            if self.nodes == self.limits.schema_nodes + 1 {
                let cause = format!(
                    "with its references followed, the schema has more than {} parts",
                    self.limits.schema_nodes
                );
                self.problem(&at.pointer, cause);
            }
            return json!({});
        }
        if depth > self.limits.schema_depth {
            self.problem(&at.pointer, format!("the schema is nested deeper than {} levels", self.limits.schema_depth));
            return json!({});
        }
        if let Some(reference) = at.value.get("$ref").and_then(Value::as_str) {
            if path.contains(&reference) {
                self.warning(&at.pointer, format!("'{reference}' holds itself; from here on any object is taken"));
                return json!({ "type": "object" });
            }
            let Some(target) = self.target(&at.pointer, reference) else { return json!({}) };
            path.push(reference);
            let mut schema = self.unfold(target, path, depth + 1);
            path.pop();
            // 3.1 lets a description stand beside a reference.
            if let (Some(description), Some(schema)) = (at.text("description"), schema.as_object_mut()) {
                schema.insert("description".to_owned(), description.into());
            }
            return schema;
        }
        match at.value {
            Value::Object(_) => self.unfold_object(&at, path, depth).into(),
            // 3.1 lets `true` stand for any value.
            Value::Bool(_) => at.value.clone(),
            _ => {
                self.problem(&at.pointer, "a schema is an object");
                json!({})
            }
        }
    }

    fn unfold_object(&mut self, at: &At<'a>, path: &mut Vec<&'a str>, depth: usize) -> Map<String, Value> {
        let mut schema = Map::new();
        if let Some(types) = self.types(at) {
            schema.insert("type".to_owned(), types);
        }
        for (keyword, value) in at.members().filter(|(keyword, _)| KEPT.contains(keyword)) {
            if keyword == "enum" {
                self.nodes += value.value.as_array().map_or(0, Vec::len);
                self.check_enum(&value);
            }
            schema.insert(keyword.to_owned(), value.value.clone());
        }
        self.bounds(at, &mut schema);
        if schema.contains_key("type") && at.value.get("nullable") == Some(&Value::Bool(true)) {
            allow_null(&mut schema);
        }
        self.properties(at, path, depth, &mut schema);
        match at.get("items") {
            // The form of older drafts: a list of schemas, one for each place.
            Some(items) if items.value.is_array() => self.problem(&items.pointer, "items is one schema, not a list"),
            Some(items) => {
                let items = self.unfold(items, path, depth + 1);
                schema.insert("items".to_owned(), items);
            }
            None if schema.get("type").is_some_and(|types| types == "array") => {
                schema.insert("items".to_owned(), json!({}));
            }
            None => {}
        }
        if let Some(not) = at.get("not") {
            let not = self.unfold(not, path, depth + 1);
            schema.insert("not".to_owned(), not);
        }
        for keyword in ["allOf", "anyOf", "oneOf"] {
            let Some(parts) = at.get(keyword) else { continue };
            if !parts.value.is_array() {
                self.problem(&parts.pointer, format!("{keyword} is a list of schemas"));
                continue;
            }
            let parts: Vec<Value> = parts.items().map(|part| self.unfold(part, path, depth + 1)).collect();
            schema.insert(keyword.to_owned(), parts.into());
        }
        schema
    }

    /// The types of a schema: one, or in 3.1 a list.
    fn types(&mut self, at: &At<'a>) -> Option<Value> {
        let types = at.get("type")?;
        let known = |value: &Value| value.as_str().is_some_and(|text| TYPES.contains(&text));
        let good = match types.value {
            Value::Array(all) => !all.is_empty() && all.iter().all(known),
            one => known(one),
        };
        if good {
            return Some(types.value.clone());
        }
        let cause = format!("the type {} is unknown; there are {}", types.value, TYPES.join(", "));
        self.problem(&types.pointer, cause);
        None
    }

    fn check_enum(&mut self, at: &At<'a>) {
        if at.value.as_array().is_none_or(Vec::is_empty) {
            self.problem(&at.pointer, "enum is a list of at least one value");
        } else if self.limits.strict_schemas {
            self.problem(&at.pointer, "enum is not taken; name the values in the description");
        }
    }

    /// `minimum` and `maximum`: 3.0 says by a flag that the bound itself is out, JSON Schema by another keyword.
    fn bounds(&mut self, at: &At<'a>, schema: &mut Map<String, Value>) {
        for (bound, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
            let value = at.value.get(bound).filter(|value| value.is_number());
            match (value, at.value.get(exclusive)) {
                (Some(value), Some(Value::Bool(true))) => schema.insert(exclusive.to_owned(), value.clone()),
                (value, Some(limit @ Value::Number(_))) => {
                    if let Some(value) = value {
                        schema.insert(bound.to_owned(), value.clone());
                    }
                    schema.insert(exclusive.to_owned(), limit.clone())
                }
                (Some(value), _) => schema.insert(bound.to_owned(), value.clone()),
                (None, _) => None,
            };
        }
    }

    fn properties(&mut self, at: &At<'a>, path: &mut Vec<&'a str>, depth: usize, schema: &mut Map<String, Value>) {
        let mut required = self.required(at);
        if let Some(properties) = at.get("properties") {
            if !properties.value.is_object() {
                self.problem(&properties.pointer, "properties is an object of schemas");
            }
            let mut unfolded = Map::new();
            for (name, property) in properties.members() {
                if property.value.get("readOnly") == Some(&Value::Bool(true)) {
                    required.retain(|other| other != name);
                    continue;
                }
                // An old form says `required: true` in the property itself.
                if property.value.get("required") == Some(&Value::Bool(true)) {
                    let place = super::pointer(&property.pointer, "required");
                    self.warning(
                        &place,
                        "a schema lists its required properties; it is taken as if the list had this one",
                    );
                    if !required.iter().any(|other| other == name) {
                        required.push(name.to_owned());
                    }
                }
                unfolded.insert(name.to_owned(), self.unfold(property, path, depth + 1));
            }
            schema.insert("properties".to_owned(), unfolded.into());
        }
        if !required.is_empty() {
            schema.insert("required".to_owned(), required.into());
        }
        match at.get("additionalProperties") {
            Some(At { value: Value::Bool(any), .. }) => {
                schema.insert("additionalProperties".to_owned(), Value::Bool(*any));
            }
            Some(additional) => {
                let additional = self.unfold(additional, path, depth + 1);
                schema.insert("additionalProperties".to_owned(), additional);
            }
            None => {}
        }
    }

    /// The names of the required properties. A flag belongs to the property's parent, which has read it.
    fn required(&mut self, at: &At<'a>) -> Vec<String> {
        let Some(required) = at.get("required") else { return Vec::new() };
        match required.value {
            Value::Bool(_) => Vec::new(),
            Value::Array(names) if names.iter().all(Value::is_string) => {
                names.iter().filter_map(Value::as_str).map(str::to_owned).collect()
            }
            _ => {
                self.problem(&required.pointer, "required is a list of property names");
                Vec::new()
            }
        }
    }
}

/// `nullable` in JSON Schema's words.
fn allow_null(schema: &mut Map<String, Value>) {
    let null = Value::from("null");
    if let Some(types) = schema.get_mut("type") {
        let mut all = match types.take() {
            Value::Array(all) => all,
            one => vec![one],
        };
        if !all.contains(&null) {
            all.push(null);
        }
        *types = all.into();
    }
    if let Some(Value::Array(values)) = schema.get_mut("enum")
        && !values.contains(&Value::Null)
    {
        values.push(Value::Null);
    }
}

/// The type that a value of a schema has on its way to a function: the declared one, else what the schema implies.
pub(in crate::action_groups) fn type_of(schema: &Value) -> &str {
    fn declared(schema: &Value) -> Option<&str> {
        let not_null = |text: &&str| *text != "null";
        match schema.get("type") {
            Some(Value::String(text)) => return Some(text.as_str()).filter(not_null),
            Some(Value::Array(all)) => return all.iter().filter_map(Value::as_str).find(not_null),
            _ => {}
        }
        if schema.get("properties").is_some() {
            return Some("object");
        }
        if schema.get("items").is_some() {
            return Some("array");
        }
        let parts = ["allOf", "oneOf", "anyOf"].iter().filter_map(|keyword| schema.get(keyword)?.as_array()).flatten();
        parts.into_iter().find_map(declared)
    }
    declared(schema).unwrap_or("string")
}
