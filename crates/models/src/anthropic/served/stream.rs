//! A streamed answer as the events of a message, each the content of one chunk.

use std::collections::BTreeSet;

use aws_wire::bedrock_runtime::types::{
    ContentBlockDelta, ContentBlockStart, ConverseStreamMetadataEvent, MessageStopEvent, ReasoningContentBlockDelta,
    StopReason,
};
use serde_json::{Value, json};

use super::{stop_reason, stop_sequence, usage};
use crate::{ModelError, ModelEvent};

/// Turns Converse's events into those of a message. Converse says only at its end what was counted, so the message starts
/// with counts of 0 and ends with the right ones.
pub struct Chunks {
    id: String,
    model: String,
    /// Blocks that have begun.
    open: BTreeSet<i32>,
    first_byte_ms: Option<i64>,
    stop: Option<MessageStopEvent>,
}

impl Chunks {
    /// `id` is the message's, `model` the name of who answers.
    #[must_use]
    pub fn new(id: String, model: String) -> Self {
        Self { id, model, open: BTreeSet::new(), first_byte_ms: None, stop: None }
    }

    /// The chunks' contents for an event that came this many milliseconds after the request.
    ///
    /// # Errors
    /// [`ModelError::Stream`] for what the dialect has no word for: a tool called with arguments that are no JSON object.
    pub fn add(&mut self, event: ModelEvent, elapsed_ms: i64) -> Result<Vec<Vec<u8>>, ModelError> {
        let first_byte_ms = *self.first_byte_ms.get_or_insert(elapsed_ms);
        let mut said = Vec::new();
        match event {
            ModelEvent::MessageStart(_) => said.push(json!({"type": "message_start", "message": {
                "id": self.id, "type": "message", "role": "assistant", "model": self.model, "content": [],
                "stop_reason": null, "stop_sequence": null, "usage": {"input_tokens": 0, "output_tokens": 0},
            }})),
            ModelEvent::ContentBlockStart(event) => {
                if let ContentBlockStart::ToolUse(start) = event.start {
                    let block = json!({"type": "tool_use", "id": start.tool_use_id, "name": start.name, "input": {}});
                    self.begin(event.content_block_index, block, &mut said);
                }
            }
            ModelEvent::ContentBlockDelta(event) => self.delta(event.content_block_index, event.delta, &mut said),
            ModelEvent::ContentBlockStop(event) => {
                let index = event.content_block_index;
                self.begin(index, json!({"type": "text", "text": ""}), &mut said);
                said.push(json!({"type": "content_block_stop", "index": index}));
            }
            ModelEvent::MessageStop(stop) if stop.stop_reason == StopReason::MalformedToolUse => {
                return Err(ModelError::stream("The model called a tool with arguments that are no JSON object."));
            }
            ModelEvent::MessageStop(stop) => self.stop = Some(stop),
            ModelEvent::Metadata(event) => self.end(&event, elapsed_ms, first_byte_ms, &mut said),
        }
        let chunks = said.iter().map(serde_json::to_vec).collect::<Result<_, _>>();
        chunks.map_err(|error| ModelError::stream(format!("The answer is no JSON: {error}")))
    }

    /// Converse begins only tool uses with an event of their own.
    fn begin(&mut self, index: i32, block: Value, said: &mut Vec<Value>) {
        if self.open.insert(index) {
            said.push(json!({"type": "content_block_start", "index": index, "content_block": block}));
        }
    }

    fn delta(&mut self, index: i32, delta: ContentBlockDelta, said: &mut Vec<Value>) {
        let thinking = || json!({"type": "thinking", "thinking": "", "signature": ""});
        let (block, delta) = match delta {
            ContentBlockDelta::Text(text) => {
                (json!({"type": "text", "text": ""}), json!({"type": "text_delta", "text": text}))
            }
            ContentBlockDelta::ToolUse(tool) => {
                (Value::Null, json!({"type": "input_json_delta", "partial_json": tool.input}))
            }
            ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::Text(text)) => {
                (thinking(), json!({"type": "thinking_delta", "thinking": text}))
            }
            ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::Signature(signature)) => {
                (thinking(), json!({"type": "signature_delta", "signature": signature}))
            }
            ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::RedactedContent(data)) => {
                let data = String::from_utf8_lossy(&data.0);
                return self.begin(index, json!({"type": "redacted_thinking", "data": data}), said);
            }
            ContentBlockDelta::Citation(_) | ContentBlockDelta::Image(_) | ContentBlockDelta::ToolResult(_) => return,
        };
        self.begin(index, block, said);
        said.push(json!({"type": "content_block_delta", "index": index, "delta": delta}));
    }

    fn end(&mut self, event: &ConverseStreamMetadataEvent, elapsed_ms: i64, first_byte_ms: i64, said: &mut Vec<Value>) {
        let (reason, sequence) = self.stop.take().map_or(("end_turn", None), |stop| {
            (stop_reason(stop.stop_reason), stop_sequence(stop.additional_model_response_fields.as_ref()))
        });
        let tokens = &event.usage;
        said.push(json!({
            "type": "message_delta",
            "delta": {"stop_reason": reason, "stop_sequence": sequence},
            "usage": usage(tokens),
        }));
        said.push(json!({"type": "message_stop", "amazon-bedrock-invocationMetrics": {
            "inputTokenCount": tokens.input_tokens,
            "outputTokenCount": tokens.output_tokens,
            "invocationLatency": elapsed_ms,
            "firstByteLatency": first_byte_ms,
            "cacheReadInputTokenCount": tokens.cache_read_input_tokens.unwrap_or(0),
            "cacheWriteInputTokenCount": tokens.cache_write_input_tokens.unwrap_or(0),
        }}));
    }
}
