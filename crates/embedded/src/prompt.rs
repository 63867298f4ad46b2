//! The text that the model reads before it chooses a tool.
//!
//! The fixed part (rules and worked examples) comes first and the request's own part last, so that the engine
//! computes the fixed part once. The prompt ends with `Action:` and no space: the space belongs to the word
//! that follows, and without that the model picks worse.

use serde_json::Value;

use crate::conversation::{Call, Conversation, Step, Tool};
use crate::engine::{Engine, Token};

/// The word that stands for "no tool".
pub(crate) const CHAT: &str = "chat";

/// Rules and worked examples. None of their tools is special to the program.
pub(crate) const RULES: &str = include_str!("prompt/rules.txt");

const DESCRIPTION: usize = 240;
const PARAMETER: usize = 100;
const RESULT: usize = 1200;
/// Tokens that are kept free for a call's input.
const ROOM: usize = 1100;

/// Cuts a text at a character boundary and says that something is missing.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match flat.char_indices().nth(limit) {
        None => flat,
        Some((at, _)) => format!("{}…", &flat[..at]),
    }
}

/// One line for a tool: name, parameters, what it does.
pub(crate) fn tool_line(tool: &Tool) -> String {
    let names: Vec<_> = properties(tool).map(|(name, _)| name.as_str()).collect();
    format!("- {}({}): {}\n", tool.name, names.join(", "), shorten(&tool.description, DESCRIPTION))
}

fn properties(tool: &Tool) -> impl Iterator<Item = (&String, &Value)> {
    tool.input_schema.get("properties").and_then(Value::as_object).into_iter().flatten()
}

/// The lines that explain a chosen tool's parameters, just before they are written.
pub(crate) fn parameters(tool: &Tool) -> String {
    let mut text = String::new();
    for (name, schema) in properties(tool) {
        let kind = schema.get("type").and_then(Value::as_str).unwrap_or("value");
        let about = schema.get("description").and_then(Value::as_str).unwrap_or_default();
        let about = shorten(about, PARAMETER);
        text.push_str(&format!("# {name} ({kind})"));
        if !about.is_empty() {
            text.push_str(&format!(": {about}"));
        }
        text.push('\n');
    }
    text
}

/// The whole prompt, up to and with `Action:`. The oldest steps are left out until it fits.
pub(crate) fn tokens(engine: &impl Engine, conversation: &Conversation, tools: &[&Tool]) -> Vec<Token> {
    let mut tokens = engine.tokenize(RULES, false);
    let mut offer = String::from("Tools:\n");
    for tool in tools {
        offer.push_str(&tool_line(tool));
    }
    tokens.extend(engine.tokenize(&offer, false));
    let room = engine.context_length().saturating_sub(tokens.len() + ROOM);
    let mut steps = Vec::new();
    let mut used = 0;
    for step in conversation.steps.iter().rev() {
        let lines = engine.tokenize(&step_lines(step), false);
        used += lines.len();
        if used > room {
            break;
        }
        steps.push(lines);
    }
    tokens.extend(steps.into_iter().rev().flatten());
    tokens.extend(engine.tokenize("Action:", false));
    tokens
}

/// One step of the conversation as lines of the prompt.
pub(crate) fn step_lines(step: &Step) -> String {
    match step {
        Step::User(said) => format!("User: {}\n", shorten(said, RESULT)),
        Step::Assistant(said) => format!("Assistant: {}\n", shorten(said, RESULT)),
        Step::Call(Call { tool, input }) => format!("Action: {tool}\nInput: {input}\n"),
        Step::Result { text, failed, .. } => {
            let word = if *failed { "Error" } else { "Result" };
            format!("{word}: {}\n", shorten(text, RESULT))
        }
    }
}
