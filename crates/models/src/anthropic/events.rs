//! The events of a streamed message as Converse's.
//!
//! Blocks of kinds that Converse has no word for (the provider's own server tools) are left out, and the others numbered
//! without gaps. A tool's input that never becomes a JSON object is handed on as it is, with stop reason `malformed_tool_use`.

use std::collections::{BTreeMap, VecDeque};

use aws_wire::bedrock_runtime::types::{
    CacheDetail, CacheTTL, ContentBlockDelta, ContentBlockDeltaEvent, ContentBlockStart, ContentBlockStartEvent,
    ContentBlockStopEvent, ConversationRole, ConverseStreamMetadataEvent, ConverseStreamMetrics, MessageStartEvent,
    MessageStopEvent, ReasoningContentBlockDelta, StopReason, TokenUsage, ToolUseBlockDelta, ToolUseBlockStart,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::wire::Usage;
use crate::answer::read_tool_input;
use crate::{ModelError, ModelEvent};

/// More content blocks than any answer has.
const MOST_BLOCKS: i32 = 1_000;

/// An event of the stream.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum StreamEvent {
    MessageStart {
        message: Started,
    },
    ContentBlockStart {
        index: u32,
        content_block: BlockStart,
    },
    ContentBlockDelta {
        index: u32,
        delta: Delta,
    },
    ContentBlockStop {
        index: u32,
    },
    MessageDelta {
        delta: Stop,
        #[serde(default)]
        usage: Usage,
    },
    MessageStop,
    Error {
        error: Value,
    },
    /// `ping`, and whatever the API adds.
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
pub(super) struct Started {
    #[serde(default)]
    usage: Usage,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum BlockStart {
    Text {
        #[serde(default)]
        text: String,
    },
    Thinking {
        #[serde(default)]
        thinking: String,
    },
    RedactedThinking {
        data: String,
    },
    ToolUse {
        id: String,
        name: String,
        #[serde(default)]
        input: Value,
    },
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type")]
pub(super) enum Delta {
    #[serde(rename = "text_delta")]
    Text { text: String },
    #[serde(rename = "thinking_delta")]
    Thinking { thinking: String },
    #[serde(rename = "signature_delta")]
    Signature { signature: String },
    #[serde(rename = "input_json_delta")]
    InputJson { partial_json: String },
    #[serde(other)]
    Other,
}

#[derive(Debug, Deserialize)]
pub(super) struct Stop {
    #[serde(default)]
    stop_reason: Option<String>,
    #[serde(default)]
    stop_sequence: Option<String>,
}

/// Turns the events of one message into Converse's.
#[derive(Default)]
pub(super) struct Events {
    started: bool,
    next_index: i32,
    open: BTreeMap<u32, Block>,
    malformed: bool,
    usage: Usage,
    stop: Option<(StopReason, Option<String>)>,
    complete: bool,
    ready: VecDeque<ModelEvent>,
}

struct Block {
    index: i32,
    /// A tool's input so far.
    input: Option<String>,
}

impl Events {
    pub(super) fn next(&mut self) -> Option<ModelEvent> {
        self.ready.pop_front()
    }

    /// Whether an answer has begun.
    pub(super) fn started(&self) -> bool {
        self.started
    }

    /// Takes an event that is no error; true when the message is complete.
    pub(super) fn add(&mut self, event: StreamEvent) -> Result<bool, ModelError> {
        match event {
            StreamEvent::MessageStart { message } => {
                self.usage = message.usage;
                if !std::mem::replace(&mut self.started, true) {
                    let role = ConversationRole::Assistant;
                    self.ready.push_back(ModelEvent::MessageStart(MessageStartEvent { role }));
                }
            }
            StreamEvent::ContentBlockStart { index, content_block } => self.begin(index, content_block)?,
            StreamEvent::ContentBlockDelta { index, delta } => self.delta(index, delta),
            StreamEvent::ContentBlockStop { index } => {
                if let Some(block) = self.open.remove(&index) {
                    self.close(block);
                }
            }
            StreamEvent::MessageDelta { delta, usage } => {
                self.usage = latest(self.usage, usage);
                if let Some(reason) = delta.stop_reason {
                    self.stop = Some((self.stop_reason(&reason), delta.stop_sequence));
                }
            }
            StreamEvent::MessageStop => return self.finish().map(|()| true),
            StreamEvent::Error { .. } | StreamEvent::Other => {}
        }
        Ok(false)
    }

    fn begin(&mut self, place: u32, block: BlockStart) -> Result<(), ModelError> {
        if !self.started {
            return Err(ModelError::stream("The model's server sent content before the message's start."));
        }
        if self.next_index == MOST_BLOCKS {
            return Err(ModelError::stream(format!("The model's answer has more than {MOST_BLOCKS} content blocks.")));
        }
        let index = self.next_index;
        let (input, first) = match block {
            BlockStart::Other => return Ok(()),
            BlockStart::Text { text } => (None, (!text.is_empty()).then_some(ContentBlockDelta::Text(text))),
            BlockStart::Thinking { thinking } => {
                (None, (!thinking.is_empty()).then(|| reasoning(ReasoningContentBlockDelta::Text(thinking))))
            }
            BlockStart::RedactedThinking { data } => {
                let data = data.into_bytes().into();
                (None, Some(reasoning(ReasoningContentBlockDelta::RedactedContent(data))))
            }
            BlockStart::ToolUse { id, name, input } => {
                let start = ContentBlockStart::ToolUse(ToolUseBlockStart { name, tool_use_id: id, r#type: None });
                let start = ContentBlockStartEvent { content_block_index: index, start };
                self.ready.push_back(ModelEvent::ContentBlockStart(start));
                // Empty as a rule, since the input comes in pieces.
                let whole = input.as_object().filter(|input| !input.is_empty()).map(|_| input.to_string());
                let first = whole.clone().map(|input| ContentBlockDelta::ToolUse(ToolUseBlockDelta { input }));
                (Some(whole.unwrap_or_default()), first)
            }
        };
        self.next_index += 1;
        if let Some(replaced) = self.open.insert(place, Block { index, input }) {
            self.close(replaced);
        }
        if let Some(delta) = first {
            self.push(index, delta);
        }
        Ok(())
    }

    fn delta(&mut self, place: u32, delta: Delta) {
        let Some(block) = self.open.get_mut(&place) else { return };
        let index = block.index;
        let delta = match (delta, &mut block.input) {
            (Delta::Text { text }, _) => ContentBlockDelta::Text(text),
            (Delta::Thinking { thinking }, _) => reasoning(ReasoningContentBlockDelta::Text(thinking)),
            (Delta::Signature { signature }, _) => reasoning(ReasoningContentBlockDelta::Signature(signature)),
            (Delta::InputJson { partial_json }, Some(input)) if !partial_json.is_empty() => {
                input.push_str(&partial_json);
                ContentBlockDelta::ToolUse(ToolUseBlockDelta { input: partial_json })
            }
            (Delta::InputJson { .. } | Delta::Other, _) => return,
        };
        self.push(index, delta);
    }

    fn push(&mut self, content_block_index: i32, delta: ContentBlockDelta) {
        self.ready.push_back(ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index, delta }));
    }

    fn close(&mut self, block: Block) {
        if let Some(input) = block.input {
            if input.trim().is_empty() {
                // Clients parse the joined input, and no text is no JSON.
                self.push(block.index, ContentBlockDelta::ToolUse(ToolUseBlockDelta { input: "{}".to_owned() }));
            }
            self.malformed |= read_tool_input(&input).is_err();
        }
        self.ready.push_back(ModelEvent::ContentBlockStop(ContentBlockStopEvent { content_block_index: block.index }));
    }

    fn stop_reason(&self, reason: &str) -> StopReason {
        match reason {
            // A call that was cut off is no call that went wrong.
            "max_tokens" => StopReason::MaxTokens,
            "model_context_window_exceeded" => StopReason::ModelContextWindowExceeded,
            "refusal" => StopReason::ContentFiltered,
            _ if self.malformed => StopReason::MalformedToolUse,
            "tool_use" => StopReason::ToolUse,
            "stop_sequence" => StopReason::StopSequence,
            _ => StopReason::EndTurn,
        }
    }

    fn finish(&mut self) -> Result<(), ModelError> {
        let Some((stop_reason, stop_sequence)) = self.stop.take() else { return Err(incomplete()) };
        std::mem::take(&mut self.open).into_values().for_each(|block| self.close(block));
        let fields = stop_sequence.map(|sequence| json!({"stop_sequence": sequence}));
        let event = MessageStopEvent { additional_model_response_fields: fields, stop_reason };
        self.ready.push_back(ModelEvent::MessageStop(event));
        self.complete = true;
        Ok(())
    }

    /// The body is over; `latency_ms` is how long it all took.
    pub(super) fn end(&mut self, latency_ms: i64) -> Result<(), ModelError> {
        if !self.complete {
            return Err(incomplete());
        }
        self.ready.push_back(ModelEvent::Metadata(ConverseStreamMetadataEvent {
            metrics: ConverseStreamMetrics { latency_ms },
            performance_config: None,
            service_tier: None,
            trace: None,
            usage: token_usage(self.usage),
        }));
        Ok(())
    }
}

fn incomplete() -> ModelError {
    ModelError::stream("The model's server ended the answer before it was complete.")
}

fn reasoning(delta: ReasoningContentBlockDelta) -> ContentBlockDelta {
    ContentBlockDelta::ReasoningContent(delta)
}

/// The counts of the stream's end are those of all of it; what it leaves out was said at the start.
fn latest(start: Usage, end: Usage) -> Usage {
    Usage {
        input_tokens: end.input_tokens.or(start.input_tokens),
        cache_creation_input_tokens: end.cache_creation_input_tokens.or(start.cache_creation_input_tokens),
        cache_read_input_tokens: end.cache_read_input_tokens.or(start.cache_read_input_tokens),
        cache_creation: end.cache_creation.or(start.cache_creation),
        output_tokens: end.output_tokens.or(start.output_tokens),
    }
}

fn token_usage(usage: Usage) -> TokenUsage {
    let count = |tokens: Option<i32>| tokens.unwrap_or(0).max(0);
    let (input, output) = (count(usage.input_tokens), count(usage.output_tokens));
    let (read, written) = (usage.cache_read_input_tokens, usage.cache_creation_input_tokens);
    let kept = usage.cache_creation.unwrap_or_default();
    let details = [(CacheTTL::V5m, kept.ephemeral_5m_input_tokens), (CacheTTL::V1h, kept.ephemeral_1h_input_tokens)];
    let details: Vec<_> = details
        .into_iter()
        .filter(|(_, tokens)| *tokens > 0)
        .map(|(ttl, input_tokens)| CacheDetail { input_tokens, ttl })
        .collect();
    let total = [input, output, count(read), count(written)].into_iter().fold(0, i32::saturating_add);
    TokenUsage {
        cache_details: (!details.is_empty()).then_some(details),
        cache_read_input_tokens: read.map(|tokens| tokens.max(0)),
        cache_write_input_tokens: written.map(|tokens| tokens.max(0)),
        input_tokens: input,
        output_tokens: output,
        total_tokens: total,
    }
}
