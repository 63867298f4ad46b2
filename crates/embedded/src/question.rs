//! The question that takes the place of a call whose values nobody gave.

use serde_json::Value;

use crate::conversation::Tool;
use crate::grounding::split_name;
use crate::prompt::shorten;

/// Asks for the named parameters, with what their descriptions say.
pub(crate) fn ask_for(tool: &Tool, parameters: &[String]) -> String {
    let wanted: Vec<_> = parameters.iter().map(|name| wanted(tool, name)).collect();
    match wanted.as_slice() {
        [one] => format!("I need one more detail for that: {one}. Could you tell me?"),
        many => format!("I need a few more details for that: {}. Could you tell me?", many.join(", ")),
    }
}

fn wanted(tool: &Tool, name: &str) -> String {
    let words = split_name(name).join(" ");
    let about =
        tool.input_schema.get("properties").and_then(|all| all.get(name)).and_then(|one| one.get("description"));
    match about.and_then(Value::as_str).map(|text| shorten(text.trim().trim_end_matches('.'), 120)) {
        Some(about) if !about.is_empty() => format!("the {words} ({about})"),
        _ => format!("the {words}"),
    }
}
