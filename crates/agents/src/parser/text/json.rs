//! Calls as JSON: `{"name": …, "parameters": {…}}`, alone or in a list, and the spellings that models have for it.

use serde_json::{Map, Value};

use super::convert::{Raw, RawCall};
use super::fault::Fault;

const NAMES: [&str; 4] = ["name", "tool_name", "tool", "function"];
const ARGUMENTS: [&str; 5] = ["parameters", "arguments", "input", "args", "params"];

/// JSON at the start of a text.
pub(super) enum Found {
    /// Calls, and how long the JSON is.
    Calls(Vec<Result<RawCall, Fault>>, usize),
    /// JSON that is no call, and how long it is.
    Other(Value, usize),
    /// No JSON.
    Broken(String),
}

/// Reads the JSON at the start of a text.
pub(super) fn read(text: &str) -> Found {
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let value = match stream.next() {
        Some(Ok(value)) => value,
        Some(Err(error)) => return Found::Broken(error.to_string()),
        None => return Found::Broken("there is nothing".to_owned()),
    };
    let length = stream.byte_offset();
    let calls = match &value {
        Value::Object(object) => call(object).map(|call| vec![call]),
        Value::Array(list) if !list.is_empty() => {
            list.iter().map(|item| item.as_object().and_then(call)).collect::<Option<Vec<_>>>()
        }
        _ => None,
    };
    match calls {
        Some(calls) => Found::Calls(calls, length),
        None => Found::Other(value, length),
    }
}

/// A call, if an object is meant as one: it has a name and arguments, or nothing but a name.
fn call(object: &Map<String, Value>) -> Option<Result<RawCall, Fault>> {
    if let Some(Value::Object(function)) = object.get("function") {
        return call(function);
    }
    let name = NAMES.iter().find_map(|name| object.get(*name)?.as_str())?.to_owned();
    let Some(arguments) = ARGUMENTS.iter().find_map(|name| object.get(*name)) else {
        return (object.len() == 1).then_some(Ok(RawCall { name, arguments: Vec::new() }));
    };
    let parsed = match arguments {
        Value::Null => Ok(Map::new()),
        Value::Object(arguments) => Ok(arguments.clone()),
        // As the OpenAI API has it: JSON in a text.
        Value::String(text) if text.trim().is_empty() => Ok(Map::new()),
        Value::String(text) => {
            serde_json::from_str(text).map_err(|error| Fault::CallNotJson { error: error.to_string() })
        }
        _ => return None,
    };
    Some(parsed.map(|arguments| RawCall {
        name,
        arguments: arguments.into_iter().map(|(name, value)| (name, Raw::Json(value))).collect(),
    }))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn all_spellings_of_a_call_are_read() {
        let expected = vec![Ok(RawCall { name: "a__b".into(), arguments: vec![("n".into(), Raw::Json(json!(1)))] })];
        for text in [
            r#"{"name": "a__b", "parameters": {"n": 1}} and more"#,
            r#"{"name": "a__b", "arguments": "{\"n\": 1}"}"#,
            r#"[{"tool": "a__b", "input": {"n": 1}, "id": "x"}]"#,
            r#"{"type": "function", "function": {"name": "a__b", "arguments": {"n": 1}}}"#,
        ] {
            assert!(matches!(read(text), Found::Calls(calls, _) if calls == expected), "{text}");
        }
    }

    #[test]
    fn other_json_is_no_call() {
        for text in [r#"{"name": "Ada", "age": 36}"#, "[1]", "[]", r#"{"name": "a", "parameters": 3}"#, "[{}]"] {
            assert!(matches!(read(text), Found::Other(..)), "{text}");
        }
        assert!(matches!(read("{\"name\": \"a"), Found::Broken(_)));
    }
}
