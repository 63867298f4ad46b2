//! The model that answers at once, for measuring what a turn costs without the model.
//!
//! A request that ends with a user's message and offers tools gets a call of the first tool, its arguments made from the
//! tool's schema; any other gets a fixed text. Each answer is one write, made with as little work as may be.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::frames;
use super::script::Reply;

/// What is read of a request.
#[derive(Deserialize)]
pub(super) struct Request {
    #[serde(default)]
    messages: Vec<Message>,
    #[serde(default)]
    tools: Vec<Tool>,
    #[serde(default)]
    pub(super) stream: bool,
}

#[derive(Deserialize)]
struct Message {
    role: String,
}

#[derive(Deserialize)]
struct Tool {
    function: Function,
}

#[derive(Deserialize)]
struct Function {
    name: String,
    #[serde(default)]
    parameters: Value,
}

/// The text that ends each turn.
const TEXT: &str = "All done.";

pub(super) fn reply(request: &Request) -> Reply {
    let asked = request.messages.last().is_some_and(|message| message.role == "user");
    match request.tools.first() {
        Some(tool) if asked => Reply::tool_call(&tool.function.name, sample(&tool.function.parameters, 0)),
        _ => Reply::text([TEXT]),
    }
}

/// All of a streamed answer in one piece.
pub(super) fn body(reply: &Reply, stream: bool) -> String {
    if stream { frames::streamed(reply, "instant").concat() } else { frames::document(reply, "instant").to_string() }
}

/// A value that a schema allows: only the required members, the first of an enum, the simplest of a type.
fn sample(schema: &Value, depth: u8) -> Value {
    if let Some(first) = schema["enum"].as_array().and_then(|values| values.first()) {
        return first.clone();
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.first().and_then(Value::as_str),
        kind => kind.as_str(),
    };
    match kind {
        Some("string") => json!("1"),
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(true),
        Some("array") => json!([]),
        _ if depth > 8 => json!({}),
        _ => {
            let required = schema["required"].as_array().map_or(&[][..], Vec::as_slice);
            let members = required.iter().filter_map(Value::as_str);
            members
                .map(|name| (name.to_owned(), sample(&schema["properties"][name], depth + 1)))
                .collect::<Map<_, _>>()
                .into()
        }
    }
}
