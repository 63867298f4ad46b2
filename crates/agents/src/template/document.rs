//! Reading a template's text, leniently: what people paste has raw newlines in its strings, a comma too many, or the quotes
//! and escapes of the program that it was copied from.

use aws_wire::bedrock_runtime::types::ConversationRole;
use serde::Deserialize as _;
use serde_json::Value;
use serde_json_lenient::{Deserializer, Error};

use super::text::Text;
use super::{Part, QUESTION, Template, TemplateError, turns};

/// The quotes of a text block in Python, Java and others.
const FENCE: &str = "\"\"\"";

pub(super) fn read(text: &str) -> Result<Template, TemplateError> {
    let (body, fenced) = unfenced(text);
    if !body.starts_with('{') {
        return Ok(plain(body, first_line(text, body).len()));
    }
    let document = match (parse(body), fenced) {
        (Ok(document), _) => document,
        (Err(error), false) => return Err(invalid(&error, text, body)),
        // A text block is source code: its escapes are escaped once more.
        (Err(error), true) => parse(&unescaped(body)).map_err(|_| invalid(&error, text, body))?,
    };
    messages(&document)
}

/// The text without the quotes of a text block around it, and whether there were any.
fn unfenced(text: &str) -> (&str, bool) {
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    let closed = trimmed.strip_suffix(';').unwrap_or(trimmed).trim_end();
    let (open, begins) = trimmed.strip_prefix(FENCE).map_or((trimmed, false), |rest| (rest, true));
    if closed.len() >= FENCE.len() && closed.ends_with(FENCE) {
        let end = closed.len() - FENCE.len();
        let start = if begins { FENCE.len().min(end) } else { 0 };
        return (trimmed[start..end].trim(), true);
    }
    (open.trim(), begins)
}

/// One level of escapes undone, as a text block's compiler would.
fn unescaped(text: &str) -> String {
    text.replace("\\\\", "\\").replace("\\s", " ")
}

fn parse(text: &str) -> Result<Value, Error> {
    // Newlines and control characters may stand in strings; `\v` and `\x41` are no escapes of JSON.
    let mut reader = Deserializer::from_slice_with_options(text.as_bytes(), false, true, true, false, false);
    reader.set_allow_comments(false);
    let document = Value::deserialize(&mut reader)?;
    reader.end()?;
    Ok(document)
}

/// What stands before the body in its first line.
fn first_line<'a>(text: &'a str, body: &str) -> &'a str {
    let before = &text[..text.find(body).unwrap_or(0)];
    &before[before.rfind('\n').map_or(0, |newline| newline + 1)..]
}

/// The error with its place in the whole text, of which the JSON document is a part.
fn invalid(error: &Error, text: &str, body: &str) -> TemplateError {
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    let line = error.line() + text[..text.find(body).unwrap_or(0)].matches('\n').count();
    let column = error.column() + if error.line() == 1 { first_line(text, body).len() } else { 0 };
    TemplateError { problem: format!("Invalid JSON in the prompt: {message} at line {line} column {column}") }
}

/// A dialogue, or one text. A text that holds the question is the user's; any other is the system prompt.
fn plain(text: &str, indent: usize) -> Template {
    if let Some((before, turns)) = turns::read(text, indent) {
        let system = if before.is_empty() { Vec::new() } else { vec![Text::read(before)] };
        let messages = turns.into_iter().map(|(role, text)| Part { role, text: Text::read(text) });
        return Template { system, messages: messages.collect() };
    }
    let text = Text::read(text);
    if text.mentions(QUESTION) {
        let messages = vec![Part { role: ConversationRole::User, text }];
        return Template { system: Vec::new(), messages };
    }
    Template { system: vec![text], messages: Vec::new() }
}

fn messages(document: &Value) -> Result<Template, TemplateError> {
    let system = match document.get("system") {
        None | Some(Value::Null) => Vec::new(),
        Some(system) => texts(system, "system")?,
    };
    let mut messages = Vec::new();
    for (index, message) in list(document.get("messages"), "messages")?.iter().enumerate() {
        let place = format!("messages[{index}]");
        let role = match message.get("role").and_then(Value::as_str) {
            Some("user") => ConversationRole::User,
            Some("assistant") => ConversationRole::Assistant,
            _ => return Err(wrong(&format!("{place}.role"), "`user` or `assistant`")),
        };
        let content = message.get("content").unwrap_or(&Value::Null);
        let parts = texts(content, &format!("{place}.content"))?;
        messages.extend(parts.into_iter().map(|text| Part { role, text }));
    }
    if system.is_empty() && messages.is_empty() {
        return Err(wrong("messages", "a list of messages, unless there is a `system` text"));
    }
    Ok(Template { system, messages })
}

/// A text, `{"text": …}` or `{"type": "text", "text": …}`, or a list of these.
fn texts(value: &Value, place: &str) -> Result<Vec<Text>, TemplateError> {
    let one = |value: &Value, place: &str| {
        let text = value.as_str().or_else(|| value.get("text")?.as_str());
        text.map(Text::read).ok_or_else(|| wrong(place, "a text or `{\"text\": …}`"))
    };
    match value {
        Value::String(_) | Value::Object(_) => Ok(vec![one(value, place)?]),
        Value::Array(parts) => {
            parts.iter().enumerate().map(|(index, part)| one(part, &format!("{place}[{index}]"))).collect()
        }
        _ => Err(wrong(place, "a text or a list of texts")),
    }
}

fn list<'a>(value: Option<&'a Value>, place: &str) -> Result<&'a [Value], TemplateError> {
    match value {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => Err(wrong(place, "a list")),
    }
}

fn wrong(place: &str, wanted: &str) -> TemplateError {
    TemplateError { problem: format!("Invalid prompt: `{place}` must be {wanted}") }
}
