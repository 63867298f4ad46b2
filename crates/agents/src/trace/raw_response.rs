//! The model's answer as the trace's `rawResponse` shows it: the text that AWS records and that parsers read.

use aws_wire::bedrock_runtime::types::{ContentBlock, ReasoningContentBlock, StopReason};
use models::Answer;
use serde_json::{Value, json};

/// The raw response of a model: a Messages response for Claude, else a Converse response.
pub(crate) fn raw_response(model_id: &str, answer: &Answer, stop_sequences: &[String], message_id: &str) -> String {
    match claude_name(model_id) {
        Some(model) => messages_response(model, answer, stop_sequences, message_id),
        None => converse_response(answer),
    }
    .to_string()
}

/// `us.anthropic.claude-3-5-sonnet-20240620-v1:0` → `claude-3-5-sonnet-20240620`.
fn claude_name(model_id: &str) -> Option<&str> {
    let name = &model_id[model_id.find("anthropic.")? + "anthropic.".len()..];
    let version = name.rfind("-v").filter(|at| name[at + 2..].starts_with(|c: char| c.is_ascii_digit()));
    Some(&name[..version.unwrap_or(name.len())])
}

fn messages_response(model: &str, answer: &Answer, stop_sequences: &[String], message_id: &str) -> Value {
    let usage = &answer.usage;
    let stop_sequence = (answer.stop_reason == StopReason::StopSequence).then(|| stop_sequence(answer, stop_sequences));
    json!({
        "id": format!("msg_{message_id}"),
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": answer.message.content.iter().filter_map(messages_block).collect::<Vec<_>>(),
        "stop_reason": answer.stop_reason.as_str(),
        "stop_sequence": stop_sequence.flatten(),
        "usage": {
            "input_tokens": usage.input_tokens,
            "output_tokens": usage.output_tokens,
            "cache_read_input_tokens": usage.cache_read_input_tokens,
            "cache_creation_input_tokens": usage.cache_write_input_tokens,
        },
    })
}

/// Which sequence stopped the model: what the provider says, else the closing tag of what is still open.
fn stop_sequence(answer: &Answer, stop_sequences: &[String]) -> Option<String> {
    let said =
        answer.additional_model_response_fields.as_ref().and_then(|fields| fields.get("stop_sequence")?.as_str());
    if let Some(said) = said {
        return Some(said.to_owned());
    }
    let is_open = |closing: &str| {
        let Some(name) = closing.strip_prefix("</") else { return false };
        let opening = format!("<{name}");
        answer.message.content.iter().any(|block| match block {
            ContentBlock::Text(text) => text.rfind(&opening) > text.rfind(closing),
            _ => false,
        })
    };
    stop_sequences.iter().find(|closing| is_open(closing)).cloned()
}

fn messages_block(block: &ContentBlock) -> Option<Value> {
    Some(match block {
        ContentBlock::Text(text) => json!({"type": "text", "text": text}),
        ContentBlock::ToolUse(call) => {
            json!({"type": "tool_use", "id": call.tool_use_id, "name": call.name, "input": call.input})
        }
        ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(reasoning)) => {
            json!({"type": "thinking", "thinking": reasoning.text, "signature": reasoning.signature})
        }
        ContentBlock::ReasoningContent(ReasoningContentBlock::RedactedContent(data)) => {
            json!({"type": "redacted_thinking", "data": data})
        }
        _ => return None,
    })
}

fn converse_response(answer: &Answer) -> Value {
    json!({
        "output": {"message": answer.message},
        "stopReason": answer.stop_reason,
        "usage": answer.usage,
        "metrics": answer.metrics,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claude_ids_lose_region_and_version() {
        assert_eq!(claude_name("anthropic.claude-3-5-sonnet-20240620-v1:0"), Some("claude-3-5-sonnet-20240620"));
        assert_eq!(claude_name("us.anthropic.claude-opus-4-1"), Some("claude-opus-4-1"));
        assert_eq!(claude_name("amazon.nova-pro-v1:0"), None);
    }
}
