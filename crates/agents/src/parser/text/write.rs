//! Writes the structured history of a turn as text, for models without tool use.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use aws_wire::bedrock_runtime::types::{
    ContentBlock, Message, ToolResultBlock, ToolResultContentBlock, ToolResultStatus, ToolUseBlock,
};
use regex::Regex;
use serde_json::{Map, Value, json};

use super::TextForm;
use super::tools::in_text;
use crate::parser::tags::pattern;

/// Tags that mean something in the conversation. A result that has one in it has it escaped, so that nothing in a result can
/// end it, be a call or be an answer.
static RESERVED: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?i)<(\s*/?\s*(?:function_calls?|function_results?|tool_calls?|tool_responses?|tool_results?|fncall|invoke|result|output|error|answer|thinking|scratchpad)\b)",
    )
});

const NO_IMAGE: &str = "(An image was left out: it cannot be shown here.)";
const NO_FILE: &str = "(A file was left out: it cannot be shown here.)";

/// Writes tool calls and their results as text. Messages without either stay the same, and neighbours of one role become one
/// message, so that roles alternate.
#[must_use]
pub fn write_messages(messages: &[Arc<Message>], form: TextForm) -> Vec<Arc<Message>> {
    let mut names: Vec<(&str, &str)> = Vec::new();
    let mut out: Vec<Arc<Message>> = Vec::with_capacity(messages.len());
    for message in messages {
        for block in &message.content {
            if let ContentBlock::ToolUse(call) = block {
                names.push((&call.tool_use_id, &call.name));
            }
        }
        let written = if has_tools(message) { Arc::new(write(message, form, &names)) } else { message.clone() };
        match out.last_mut() {
            Some(last) if last.role == written.role => {
                Arc::make_mut(last).content.extend(written.content.iter().cloned());
            }
            _ => out.push(written),
        }
    }
    out
}

fn has_tools(message: &Message) -> bool {
    message.content.iter().any(|block| matches!(block, ContentBlock::ToolUse(_) | ContentBlock::ToolResult(_)))
}

fn write(message: &Message, form: TextForm, names: &[(&str, &str)]) -> Message {
    let (mut calls, mut results, mut content) = (Vec::new(), Vec::new(), Vec::new());
    for block in &message.content {
        match block {
            ContentBlock::ToolUse(call) => calls.push(call),
            ContentBlock::ToolResult(result) => results.push(result),
            other => content.push(other.clone()),
        }
    }
    if !calls.is_empty() {
        // What the model said before its calls and the calls are one text, as it wrote them.
        let mut text = match content.last() {
            Some(ContentBlock::Text(said)) if !said.trim().is_empty() => format!("{}\n", said.trim_end()),
            _ => String::new(),
        };
        if matches!(content.last(), Some(ContentBlock::Text(_))) {
            content.pop();
        }
        text.push_str(&write_calls(&calls, form));
        content.push(ContentBlock::Text(text));
    }
    if !results.is_empty() {
        content.insert(0, ContentBlock::Text(write_results(&results, form, names)));
    }
    Message { role: message.role, content }
}

fn write_calls(calls: &[&ToolUseBlock], form: TextForm) -> String {
    let each = |call: &&ToolUseBlock| {
        let none = Map::new();
        let input = call.input.as_object().unwrap_or(&none);
        write_call(&in_text(&call.name), input, form)
    };
    let calls: Vec<String> = calls.iter().map(each).collect();
    match form {
        TextForm::XmlInvoke => format!("<function_calls>\n{}\n</function_calls>", calls.join("\n")),
        TextForm::FunctionCall | TextForm::Json => calls.join("\n"),
    }
}

fn write_call(tool: &str, input: &Map<String, Value>, form: TextForm) -> String {
    match form {
        TextForm::XmlInvoke => {
            let mut out = format!("<invoke>\n<tool_name>{tool}</tool_name>\n<parameters>\n");
            for (name, value) in input {
                let value = write_value(value);
                if is_tag(name) {
                    let _ = writeln!(out, "<{name}>{value}</{name}>");
                } else {
                    let _ = writeln!(out, "<parameter name=\"{}\">{value}</parameter>", escape(name));
                }
            }
            out + "</parameters>\n</invoke>"
        }
        TextForm::FunctionCall => {
            let arguments: Vec<String> = input.iter().map(|(name, value)| format!("{name}={value}")).collect();
            format!("<function_call>{tool}({})</function_call>", arguments.join(", "))
        }
        TextForm::Json => {
            let call = json!({"name": tool, "parameters": input});
            format!("<tool_call>{call}</tool_call>")
        }
    }
}

/// Whether an argument's name can be a tag that is not taken for one of the form's own.
fn is_tag(name: &str) -> bool {
    let own =
        ["parameter", "parameters", "invoke", "function_call", "function_calls", "tool_call", "tool_calls", "fncall"];
    name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.'))
        && !own.iter().any(|tag| tag.eq_ignore_ascii_case(name))
}

/// A value between tags, such that reading gives it back: blanks at its ends and a quote at its start are escaped.
fn write_value(value: &Value) -> String {
    let Value::String(text) = value else { return escape(&value.to_string()) };
    let (lead, rest) = text.split_at(text.len() - text.trim_start().len());
    let (middle, trail) = rest.split_at(rest.trim_end().len());
    let coded = |blanks: &str| blanks.chars().map(|c| format!("&#{};", u32::from(c))).collect::<String>();
    let middle = escape(middle);
    let middle = middle.strip_prefix('"').map(|rest| format!("&quot;{rest}")).unwrap_or(middle);
    format!("{}{middle}{}", coded(lead), coded(trail))
}

/// A text with the signs of XML escaped.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn write_results(results: &[&ToolResultBlock], form: TextForm, names: &[(&str, &str)]) -> String {
    let each = |result: &&ToolResultBlock| {
        let id = result.tool_use_id.as_str();
        let tool =
            names.iter().rev().find(|(known, _)| *known == id).map_or_else(String::new, |(_, name)| in_text(name));
        let failed = result.status == Some(ToolResultStatus::Error);
        let text = result_text(&result.content);
        match form {
            TextForm::XmlInvoke => {
                let tag = if failed { "error" } else { "output" };
                format!("<result>\n<tool_name>{tool}</tool_name>\n<{tag}>\n{text}\n</{tag}>\n</result>")
            }
            TextForm::FunctionCall => {
                let failed = if failed { " status=\"error\"" } else { "" };
                format!("<function_result name=\"{tool}\"{failed}>\n{text}\n</function_result>")
            }
            TextForm::Json => {
                let failed = if failed { " status=\"error\"" } else { "" };
                format!("<tool_response name=\"{tool}\"{failed}>\n{text}\n</tool_response>")
            }
        }
    };
    let results: Vec<String> = results.iter().map(each).collect();
    match form {
        TextForm::XmlInvoke => format!("<function_results>\n{}\n</function_results>", results.join("\n")),
        TextForm::FunctionCall | TextForm::Json => results.join("\n"),
    }
}

/// A result's text, byte for byte but for tags that mean something.
fn result_text(content: &[ToolResultContentBlock]) -> String {
    let texts: Vec<String> = content
        .iter()
        .map(|block| match block {
            ToolResultContentBlock::Text(text) => text.clone(),
            ToolResultContentBlock::Json(value) => value.to_string(),
            ToolResultContentBlock::SearchResult(result) => serde_json::to_string(result).unwrap_or_default(),
            ToolResultContentBlock::Image(_) => NO_IMAGE.to_owned(),
            ToolResultContentBlock::Document(_) | ToolResultContentBlock::Video(_) => NO_FILE.to_owned(),
        })
        .collect();
    RESERVED.replace_all(&texts.join("\n"), "&lt;$1").into_owned()
}

/// A call with words in the place of its values.
pub(super) fn example(tool: &str, arguments: &[&str], form: TextForm) -> String {
    let input = arguments.iter().map(|name| ((*name).to_owned(), "value".into())).collect();
    let call = write_call(tool, &input, form);
    match form {
        TextForm::XmlInvoke => format!("<function_calls>\n{call}\n</function_calls>"),
        TextForm::FunctionCall | TextForm::Json => call,
    }
}
