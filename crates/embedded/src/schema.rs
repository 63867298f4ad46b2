//! A tool's input schema, reduced to what a grammar needs.
//!
//! Callers' schemas come from OpenAPI documents and hands; sizes and depth are bounded here and keywords that no
//! grammar can follow are left out. The result allows only declared members.

use serde_json::{Map, Value, json};

const DEPTH: usize = 6;
const MEMBERS: usize = 64;
const ENUM: usize = 200;
/// Longest text of a string, so that a model that goes on and on still ends.
const STRING: u64 = 600;
const ITEMS: u64 = 20;

/// The schema of a tool's input: always an object.
#[must_use]
pub fn for_grammar(input_schema: &Value) -> Value {
    object(input_schema, DEPTH)
}

fn reduce(schema: &Value, depth: usize) -> Value {
    let Some(left) = depth.checked_sub(1) else { return json!({"type": "string", "maxLength": STRING}) };
    if let Some(values) = schema.get("enum").and_then(Value::as_array).filter(|values| !values.is_empty()) {
        let values: Vec<_> = values.iter().take(ENUM).collect();
        return json!({ "enum": values });
    }
    if let Some(value) = schema.get("const") {
        return json!({ "const": value });
    }
    match kind(schema) {
        Some("object") => object(schema, left),
        Some("array") => {
            let items = schema
                .get("items")
                .map_or_else(|| json!({"type": "string", "maxLength": STRING}), |items| reduce(items, left));
            let most = schema.get("maxItems").and_then(Value::as_u64).unwrap_or(ITEMS).min(ITEMS);
            let least = schema.get("minItems").and_then(Value::as_u64).unwrap_or(0).min(most);
            json!({"type": "array", "items": items, "minItems": least, "maxItems": most})
        }
        Some(kind @ ("integer" | "number")) => {
            let mut number = json!({"type": kind});
            for bound in ["minimum", "maximum"] {
                if let (Some(value), Some(number)) =
                    (schema.get(bound).filter(|value| value.is_number()), number.as_object_mut())
                {
                    number.insert(bound.into(), value.clone());
                }
            }
            number
        }
        Some(kind @ ("boolean" | "null")) => json!({"type": kind}),
        _ => {
            let most = schema.get("maxLength").and_then(Value::as_u64).unwrap_or(STRING).min(STRING);
            json!({"type": "string", "minLength": 1.min(most), "maxLength": most})
        }
    }
}

/// The type; of several the first that is not null. Members without one but with properties are objects.
fn kind(schema: &Value) -> Option<&str> {
    match schema.get("type") {
        Some(Value::String(kind)) => Some(kind),
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        _ if schema.get("properties").is_some() => Some("object"),
        _ if schema.get("items").is_some() => Some("array"),
        _ => ["anyOf", "oneOf", "allOf"].iter().find_map(|word| schema.get(word)?.as_array()?.iter().find_map(kind)),
    }
}

fn object(schema: &Value, depth: usize) -> Value {
    let declared = schema.get("properties").and_then(Value::as_object);
    let required: Vec<&str> =
        schema.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let mut properties = Map::new();
    // Required members first: they must not fall to the limit.
    let (needed, others): (Vec<_>, Vec<_>) =
        declared.into_iter().flatten().partition(|(name, _)| required.contains(&name.as_str()));
    for (name, member) in needed.into_iter().chain(others).take(MEMBERS) {
        properties.insert(name.clone(), reduce(member, depth));
    }
    let required: Vec<_> = required.into_iter().filter(|name| properties.contains_key(*name)).collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::for_grammar;

    #[test]
    fn required_members_come_first_and_nothing_else_is_allowed() {
        let schema = for_grammar(&json!({
            "type": "object",
            "properties": {"note": {"type": "string", "pattern": "(?=x)"}, "id": {"type": "integer", "minimum": 1}},
            "required": ["id", "ghost"],
        }));
        let names: Vec<_> = schema["properties"].as_object().unwrap().keys().collect();
        assert_eq!(names, ["id", "note"]);
        assert_eq!(schema["required"], json!(["id"]));
        assert_eq!(schema["additionalProperties"], json!(false));
        assert_eq!(schema["properties"]["note"].get("pattern"), None);
    }

    #[test]
    fn depth_is_bounded() {
        let mut schema = json!({"type": "string"});
        for _ in 0..100 {
            schema = json!({"type": "object", "properties": {"in": schema}, "required": ["in"]});
        }
        assert!(for_grammar(&schema).to_string().len() < 2000);
    }

    #[test]
    fn nonsense_becomes_an_empty_object() {
        assert_eq!(for_grammar(&Value::Null)["properties"], json!({}));
    }
}
