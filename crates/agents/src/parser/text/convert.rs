//! Values as a model wrote them, turned into what the tool's input schema says.

use serde_json::{Map, Number, Value};

use super::fault::Fault;
use super::markup;
use crate::parser::tags::unescape;

/// Words that stand for a value: they are passed on, since the check of the call knows them.
const PLACEHOLDERS: [&str; 4] = ["", "<UNKNOWN>", "None", "null"];
/// Nested elements of a value that are read as lists and objects.
const MAX_DEPTH: usize = 16;

/// A value as it was written.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::parser) enum Raw {
    /// In quotes, or a bare word.
    Text(String),
    /// Between tags: entities are not yet replaced, and elements may stand in it.
    Markup(String),
    /// As JSON.
    Json(Value),
}

/// A tool call as it was written, its arguments in order.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::parser) struct RawCall {
    /// The name as it was written.
    pub(in crate::parser) name: String,
    /// Names and values.
    pub(in crate::parser) arguments: Vec<(String, Raw)>,
}

impl RawCall {
    /// The input of the call: an object by the tool's schema.
    pub(in crate::parser) fn input(self, schema: Option<&Value>) -> Result<Value, Fault> {
        let properties = schema.and_then(|schema| schema.get("properties"));
        let mut input = Map::new();
        for (name, raw) in self.arguments {
            let name = known_name(name, properties);
            let property = properties.and_then(|properties| properties.get(&name));
            let value = convert(raw, property).map_err(|error| Fault::NotJson {
                tool: self.name.clone(),
                argument: name.clone(),
                error,
            })?;
            input.insert(name, value);
        }
        Ok(input.into())
    }
}

/// The name of an argument; `<city type="string">` names `city`, unless the schema knows the whole.
fn known_name(name: String, properties: Option<&Value>) -> String {
    let is_known = |name: &str| properties.is_some_and(|properties| properties.get(name).is_some());
    match name.split_whitespace().next() {
        Some(first) if first.len() < name.len() && !is_known(&name) => first.to_owned(),
        _ => name,
    }
}

/// Turns a value into what a schema says. A text that is no number where one is wanted stays a text.
pub(in crate::parser) fn convert(raw: Raw, schema: Option<&Value>) -> Result<Value, String> {
    match raw {
        Raw::Json(Value::String(text)) => of_text(text, schema),
        Raw::Json(value) => Ok(of_json(value, schema)),
        Raw::Text(text) => of_text(text, schema),
        Raw::Markup(inside) => of_markup(&inside, schema, 0),
    }
}

/// A value in JSON: where a text is wanted, a number or boolean becomes one.
fn of_json(value: Value, schema: Option<&Value>) -> Value {
    match (&value, Types::of(schema)) {
        (Value::Number(_) | Value::Bool(_), types) if types.only_text() => value.to_string().into(),
        _ => value,
    }
}

fn of_text(text: String, schema: Option<&Value>) -> Result<Value, String> {
    let types = Types::of(schema);
    let trimmed = text.trim();
    if types.null && trimmed == "null" {
        return Ok(Value::Null);
    }
    if types.boolean && (trimmed.eq_ignore_ascii_case("true") || trimmed.eq_ignore_ascii_case("false")) {
        return Ok(trimmed.eq_ignore_ascii_case("true").into());
    }
    if types.number
        && let Ok(number) = serde_json::from_str::<Number>(trimmed)
    {
        return Ok(number.into());
    }
    if types.structured {
        let parsed = serde_json::from_str::<Value>(trimmed);
        match parsed {
            Ok(value @ (Value::Array(_) | Value::Object(_))) => return Ok(value),
            _ if types.text || types.number || types.boolean || PLACEHOLDERS.contains(&trimmed) => {}
            Ok(_) => return Err("it is neither a list nor an object".to_owned()),
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(text.into())
}

/// What stands between tags. Blanks around it are not part of it; quotes around it are not either.
fn of_markup(inside: &str, schema: Option<&Value>, depth: usize) -> Result<Value, String> {
    let types = Types::of(schema);
    let inside = inside.trim();
    if types.structured
        && inside.starts_with('<')
        && depth < MAX_DEPTH
        && let Some(elements) = markup::elements(inside)
    {
        return of_elements(&elements, schema, depth);
    }
    if !types.structured
        && inside.len() > 1
        && inside.starts_with('"')
        && inside.ends_with('"')
        && let Ok(text) = serde_json::from_str::<String>(inside)
    {
        return of_text(text, schema);
    }
    of_text(unescape(inside).into_owned(), schema)
}

/// Elements in a value: the members of an object, or the items of a list.
fn of_elements(elements: &[(&str, &str)], schema: Option<&Value>, depth: usize) -> Result<Value, String> {
    let member = |name: &str| schema.and_then(|schema| schema.get(name));
    if Types::of(schema).list {
        let items = member("items");
        let item = |(_, inside): &(&str, &str)| of_markup(inside, items, depth + 1);
        return elements.iter().map(item).collect::<Result<Vec<Value>, String>>().map(Value::Array);
    }
    let mut object = Map::new();
    for (name, inside) in elements {
        let property = member("properties").and_then(|properties| properties.get(*name));
        object.insert((*name).to_owned(), of_markup(inside, property, depth + 1)?);
    }
    Ok(object.into())
}

/// What a schema allows.
#[derive(Clone, Copy, Default)]
struct Types {
    text: bool,
    number: bool,
    boolean: bool,
    null: bool,
    list: bool,
    /// Lists and objects.
    structured: bool,
}

impl Types {
    fn of(schema: Option<&Value>) -> Self {
        let mut types = Self::default();
        if let Some(schema) = schema {
            types.add(schema, 0);
        }
        types
    }

    fn add(&mut self, schema: &Value, depth: usize) {
        match schema.get("type") {
            Some(Value::String(name)) => self.name(name),
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).for_each(|name| self.name(name)),
            _ => {}
        }
        for name in ["anyOf", "oneOf", "allOf"] {
            if let Some(Value::Array(choices)) = schema.get(name)
                && depth < MAX_DEPTH
            {
                choices.iter().for_each(|choice| self.add(choice, depth + 1));
            }
        }
    }

    fn name(&mut self, name: &str) {
        match name {
            "string" => self.text = true,
            "number" | "integer" => self.number = true,
            "boolean" => self.boolean = true,
            "null" => self.null = true,
            "array" => (self.list, self.structured) = (true, true),
            "object" => self.structured = true,
            _ => {}
        }
    }

    fn only_text(self) -> bool {
        self.text && !(self.number || self.boolean || self.structured)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_schema_decides_what_a_text_becomes() {
        for (text, schema, value) in [
            ("5", json!({"type": "string"}), json!("5")),
            ("5", json!({"type": "integer"}), json!(5)),
            (" -1.5e3 ", json!({"type": "number"}), json!(-1500.0)),
            ("five", json!({"type": "number"}), json!("five")),
            ("True", json!({"type": "boolean"}), json!(true)),
            ("null", json!({"type": ["string", "null"]}), json!(null)),
            ("[1, 2]", json!({"type": "array"}), json!([1, 2])),
            ("{\"a\": \"b\"}", json!({"anyOf": [{"type": "object"}, {"type": "null"}]}), json!({"a": "b"})),
            ("None", json!({"type": "array"}), json!("None")),
            ("[1]", json!({}), json!("[1]")),
        ] {
            assert_eq!(convert(Raw::Text(text.into()), Some(&schema)), Ok(value), "{text} {schema}");
        }
        assert!(convert(Raw::Text("[1,".into()), Some(&json!({"type": "array"}))).unwrap_err().contains("EOF"));
        assert!(convert(Raw::Text("7".into()), Some(&json!({"type": "object"}))).is_err());
        assert_eq!(convert(Raw::Json(json!(7)), Some(&json!({"type": "string"}))), Ok(json!("7")));
        assert_eq!(convert(Raw::Json(json!("7")), Some(&json!({"type": "integer"}))), Ok(json!(7)));
    }

    #[test]
    fn markup_is_text_or_elements() {
        let list = json!({"type": "array", "items": {"type": "integer"}});
        let object = json!({"type": "object", "properties": {"n": {"type": "integer"}, "to": list.clone()}});
        for (inside, schema, value) in [
            ("\n a &lt; b &amp; c \n", json!({"type": "string"}), json!("a < b & c")),
            ("\"Rome\"", json!({"type": "string"}), json!("Rome")),
            ("\"a\" and \"b\"", json!({"type": "string"}), json!("\"a\" and \"b\"")),
            ("<b>bold</b>", json!({"type": "string"}), json!("<b>bold</b>")),
            ("<item>1</item>\n<item>2</item>", list, json!([1, 2])),
            ("<n>1</n><to><i>2</i></to><more>x</more>", object, json!({"n": 1, "to": [2], "more": "x"})),
            ("{\"a\": 1}", json!({"type": "object"}), json!({"a": 1})),
        ] {
            assert_eq!(convert(Raw::Markup(inside.into()), Some(&schema)), Ok(value), "{inside}");
        }
    }
}
