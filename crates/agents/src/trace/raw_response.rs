//! The model's answer as the trace's `rawResponse` shows it: the text that AWS records and that parser functions read.

use std::borrow::Cow;

use aws_wire::bedrock_runtime::types::{ContentBlock, ReasoningContentBlock, StopReason};
use models::Answer;
use serde_json::{Value, json};

use crate::parser::text_of;
use crate::prompts::PromptKind;

/// The form of a raw response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RawForm {
    /// The bare text: models that are told their tools in words.
    Text,
    /// The JSON of a Messages response: Claude with native tools.
    Messages,
    /// The JSON of a Converse response: every other model.
    Converse,
}

impl RawForm {
    /// The form of a model's answers; `in_text` where tools are told in words and calls are read from the text.
    pub(crate) fn of(model_id: &str, in_text: bool) -> Self {
        match (in_text, claude_name(model_id)) {
            (true, _) => Self::Text,
            (false, Some(_)) => Self::Messages,
            (false, None) => Self::Converse,
        }
    }
}

/// The raw response of a model. A stop sequence that ended the answer is no part of its text.
pub(crate) fn raw_response(
    form: RawForm,
    model_id: &str,
    answer: &Answer,
    stop_sequences: &[String],
    message_id: &str,
) -> String {
    match form {
        RawForm::Text => text_of(&answer.message),
        RawForm::Messages => {
            let model = claude_name(model_id).unwrap_or(model_id);
            messages_response(model, answer, stop_sequences, message_id).to_string()
        }
        RawForm::Converse => converse_response(answer).to_string(),
    }
}

/// What a parser function gets of an answer whose raw response is `raw`. Only the loop has calls to tell from text; parsers
/// of the other prompts search for tags in the bare text, which the escapes of JSON would break.
pub(crate) fn parser_input<'a>(prompt: PromptKind, raw: &'a str, answer: &Answer) -> Cow<'a, str> {
    if prompt == PromptKind::Orchestration { raw.into() } else { text_of(&answer.message).into() }
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
    use aws_wire::bedrock_runtime::types::{
        ConversationRole, ConverseMetrics, Message, ReasoningTextBlock, TokenUsage,
    };

    use super::*;

    #[test]
    fn claude_ids_lose_region_and_version() {
        assert_eq!(claude_name("anthropic.claude-3-5-sonnet-20240620-v1:0"), Some("claude-3-5-sonnet-20240620"));
        assert_eq!(claude_name("us.anthropic.claude-opus-4-1"), Some("claude-opus-4-1"));
        assert_eq!(claude_name("amazon.nova-pro-v1:0"), None);
    }

    #[test]
    fn the_form_follows_the_model_and_how_it_is_told_its_tools() {
        assert_eq!(RawForm::of("anthropic.claude-3-haiku-20240307-v1:0", false), RawForm::Messages);
        assert_eq!(RawForm::of("anthropic.claude-3-haiku-20240307-v1:0", true), RawForm::Text);
        assert_eq!(RawForm::of("amazon.nova-pro-v1:0", false), RawForm::Converse);
        let message = Message {
            role: ConversationRole::Assistant,
            content: vec![
                ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
                    signature: None,
                    text: "Hm.".into(),
                })),
                ContentBlock::Text("<answer>30".into()),
            ],
        };
        let answer = Answer {
            message,
            stop_reason: StopReason::StopSequence,
            usage: TokenUsage {
                cache_details: None,
                cache_read_input_tokens: None,
                cache_write_input_tokens: None,
                input_tokens: 1,
                output_tokens: 2,
                total_tokens: 3,
            },
            metrics: ConverseMetrics { latency_ms: 4 },
            additional_model_response_fields: None,
            malformed_tool_uses: Vec::new(),
        };
        let raw =
            |form| raw_response(form, "anthropic.claude-3-haiku-20240307-v1:0", &answer, &["</answer>".into()], "1");
        assert_eq!(raw(RawForm::Text), "<answer>30");
        assert_eq!(parser_input(PromptKind::Orchestration, "{}", &answer), "{}");
        assert_eq!(parser_input(PromptKind::PostProcessing, "{}", &answer), "<answer>30");
        let messages: Value = serde_json::from_str(&raw(RawForm::Messages)).unwrap();
        assert_eq!(messages["stop_sequence"], "</answer>");
        assert_eq!(messages["content"][1], json!({"type": "text", "text": "<answer>30"}));
        let converse: Value = serde_json::from_str(&raw(RawForm::Converse)).unwrap();
        assert_eq!(converse["output"]["message"]["content"][1]["text"], "<answer>30");
    }
}
