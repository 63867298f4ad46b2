//! A whole answer as a message.

use aws_wire::bedrock_runtime::types::{ContentBlock, ReasoningContentBlock};
use serde_json::{Value, json};

use super::{stop_reason, stop_sequence, usage};
use crate::{Answer, ModelError};

/// The body that answers InvokeModel. `id` is the message's, `model` the name of who answered.
///
/// # Errors
/// [`ModelError::Model`] when the model called a tool with arguments that are no JSON object: the dialect has no word for it.
pub fn message(answer: &Answer, id: &str, model: &str) -> Result<Vec<u8>, ModelError> {
    if let Some(malformed) = answer.malformed_tool_uses.first() {
        let (name, problem) = (&malformed.name, &malformed.problem);
        return Err(ModelError::model(format!("The model called the tool '{name}' wrongly: {problem}.")));
    }
    let content: Vec<Value> = answer.message.content.iter().filter_map(block).collect();
    let message = json!({
        "id": id,
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": content,
        "stop_reason": stop_reason(answer.stop_reason),
        "stop_sequence": stop_sequence(answer.additional_model_response_fields.as_ref()),
        "usage": usage(&answer.usage),
    });
    serde_json::to_vec(&message).map_err(|error| ModelError::model(format!("The answer is no JSON: {error}")))
}

/// Answers hold no other kinds of blocks.
fn block(block: &ContentBlock) -> Option<Value> {
    Some(match block {
        ContentBlock::Text(text) => json!({"type": "text", "text": text}),
        ContentBlock::ToolUse(call) => {
            json!({"type": "tool_use", "id": call.tool_use_id, "name": call.name, "input": call.input})
        }
        ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(reasoning)) => json!({
            "type": "thinking",
            "thinking": reasoning.text,
            "signature": reasoning.signature.as_deref().unwrap_or_default(),
        }),
        ContentBlock::ReasoningContent(ReasoningContentBlock::RedactedContent(data)) => {
            json!({"type": "redacted_thinking", "data": String::from_utf8_lossy(&data.0)})
        }
        _ => return None,
    })
}
