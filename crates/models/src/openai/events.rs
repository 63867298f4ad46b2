//! Chunks of a chat completion as Converse's events.
//!
//! A content block opens with its first fragment. It closes when another begins, or at the end; but a tool call whose
//! arguments are not yet whole JSON stays open, so that servers may mix the fragments of parallel calls. Nothing is held
//! back: each fragment leaves as it comes.
//!
//! Arguments that never become a JSON object are handed on as they are, with stop reason `malformed_tool_use`: whoever
//! runs the loop can show the model what it wrote and ask again.

use std::collections::VecDeque;

use aws_wire::bedrock_runtime::types::{
    ContentBlockDelta, ContentBlockDeltaEvent, ContentBlockStart, ContentBlockStartEvent, ContentBlockStopEvent,
    ConversationRole, ConverseStreamMetadataEvent, ConverseStreamMetrics, MessageStartEvent, MessageStopEvent,
    ReasoningContentBlockDelta, StopReason, TokenUsage, ToolUseBlockDelta, ToolUseBlockStart,
};
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::chunk::{Choice, Chunk, Delta, ToolCallDelta, Usage};
use super::tool_names::ToolNames;
use crate::answer::{no_usage, read_tool_input};
use crate::{ModelError, ModelEvent};

/// More content blocks than any answer has.
const MOST_BLOCKS: i32 = 1_000;

/// Turns the chunks of one answer into events.
pub(super) struct Events {
    names: ToolNames,
    /// Makes ids for servers that give none; unique within the conversation.
    id_prefix: String,
    started: bool,
    next_index: i32,
    open: Vec<Block>,
    used_tools: bool,
    malformed: bool,
    stop: Option<StopReason>,
    usage: Option<Usage>,
    ready: VecDeque<ModelEvent>,
}

struct Block {
    index: i32,
    kind: Kind,
}

enum Kind {
    Text,
    Reasoning,
    Tool { place: u32, id: String, arguments: String },
}

impl Events {
    /// `conversation_length` is the number of messages so far.
    pub(super) fn new(names: ToolNames, conversation_length: usize) -> Self {
        Self {
            names,
            id_prefix: format!("call_{conversation_length}"),
            started: false,
            next_index: 0,
            open: Vec::new(),
            used_tools: false,
            malformed: false,
            stop: None,
            usage: None,
            ready: VecDeque::new(),
        }
    }

    /// The next event that is ready.
    pub(super) fn next(&mut self) -> Option<ModelEvent> {
        self.ready.pop_front()
    }

    /// Whether an answer has begun.
    pub(super) fn started(&self) -> bool {
        self.started
    }

    /// Takes a chunk without an error in it.
    pub(super) fn add(&mut self, chunk: Chunk) -> Result<(), ModelError> {
        if let Some(usage) = chunk.usage {
            self.usage = Some(usage);
        }
        for choice in chunk.choices.into_iter().flatten().filter(|choice| choice.index == 0) {
            if !std::mem::replace(&mut self.started, true) {
                self.ready.push_back(ModelEvent::MessageStart(MessageStartEvent { role: ConversationRole::Assistant }));
            }
            self.add_choice(choice)?;
        }
        Ok(())
    }

    fn add_choice(&mut self, choice: Choice) -> Result<(), ModelError> {
        if self.stop.is_some() {
            return Ok(());
        }
        let Delta { content, refusal, reasoning_content, reasoning, tool_calls } = choice.delta.unwrap_or_default();
        if let Some(text) = reasoning_content.or(reasoning).filter(|text| !text.is_empty()) {
            let delta = ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::Text(text));
            self.text(|kind| matches!(kind, Kind::Reasoning), Kind::Reasoning, delta)?;
        }
        for text in [content, refusal].into_iter().flatten().filter(|text| !text.is_empty()) {
            self.text(|kind| matches!(kind, Kind::Text), Kind::Text, ContentBlockDelta::Text(text))?;
        }
        for (position, call) in tool_calls.into_iter().flatten().enumerate() {
            self.tool_call(call, position)?;
        }
        if let Some(reason) = choice.finish_reason {
            self.finish(&reason, choice.stop_reason.as_ref());
        }
        Ok(())
    }

    fn text(&mut self, same: impl Fn(&Kind) -> bool, kind: Kind, delta: ContentBlockDelta) -> Result<(), ModelError> {
        let index = match self.open.iter().find(|block| same(&block.kind)) {
            Some(block) => block.index,
            None => self.begin(kind)?,
        };
        self.delta(index, delta);
        Ok(())
    }

    fn tool_call(&mut self, call: ToolCallDelta, position: usize) -> Result<(), ModelError> {
        // A whole answer numbers its calls by their position only.
        let place = call.index.unwrap_or_else(|| u32::try_from(position).unwrap_or(u32::MAX));
        let function = call.function.unwrap_or_default();
        let given_id = call.id.filter(|id| !id.is_empty());
        let name = function.name.filter(|name| !name.is_empty());
        let same_call = |block: &&mut Block| match &block.kind {
            // Some servers count every parallel call as the first; another id with a name is another call.
            Kind::Tool { place: of, id, .. } => {
                *of == place && (name.is_none() || given_id.as_ref().is_none_or(|given| given == id))
            }
            Kind::Text | Kind::Reasoning => false,
        };
        let piece = match function.arguments {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text,
            Some(other) => other.to_string(),
        };
        if let Some(Block { index, kind: Kind::Tool { arguments, .. } }) = self.open.iter_mut().find(same_call) {
            arguments.push_str(&piece);
            let index = *index;
            self.tool_input(index, piece);
            return Ok(());
        }
        let Some(name) = name else {
            if piece.is_empty() {
                return Ok(());
            }
            return Err(ModelError::stream("The model's server sent arguments of a tool call that it had not begun."));
        };
        let id = given_id.unwrap_or_else(|| format!("{}_{}", self.id_prefix, self.next_index));
        let index = self.begin(Kind::Tool { place, id: id.clone(), arguments: piece.clone() })?;
        self.used_tools = true;
        let start = ToolUseBlockStart { name: self.names.restore(&name).to_owned(), tool_use_id: id, r#type: None };
        let start = ContentBlockStart::ToolUse(start);
        self.ready
            .push_back(ModelEvent::ContentBlockStart(ContentBlockStartEvent { content_block_index: index, start }));
        self.tool_input(index, piece);
        Ok(())
    }

    fn tool_input(&mut self, index: i32, input: String) {
        if !input.is_empty() {
            self.delta(index, ContentBlockDelta::ToolUse(ToolUseBlockDelta { input }));
        }
    }

    fn delta(&mut self, content_block_index: i32, delta: ContentBlockDelta) {
        self.ready.push_back(ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index, delta }));
    }

    /// Opens a block, closing those that cannot go on.
    fn begin(&mut self, kind: Kind) -> Result<i32, ModelError> {
        if self.next_index == MOST_BLOCKS {
            return Err(ModelError::stream(format!("The model's answer has more than {MOST_BLOCKS} content blocks.")));
        }
        let (unfinished, finished): (Vec<_>, Vec<_>) = std::mem::take(&mut self.open).into_iter().partition(|block| {
            matches!(&block.kind, Kind::Tool { arguments, .. } if serde_json::from_str::<IgnoredAny>(arguments).is_err())
        });
        self.open = unfinished;
        finished.into_iter().for_each(|block| self.close(block));
        let index = self.next_index;
        self.next_index += 1;
        self.open.push(Block { index, kind });
        Ok(index)
    }

    fn close(&mut self, block: Block) {
        if let Kind::Tool { arguments, .. } = &block.kind {
            if arguments.trim().is_empty() {
                // Clients parse the joined input, and no text is no JSON.
                self.tool_input(block.index, "{}".to_owned());
            }
            self.malformed |= read_tool_input(arguments).is_err();
        }
        let event = ContentBlockStopEvent { content_block_index: block.index };
        self.ready.push_back(ModelEvent::ContentBlockStop(event));
    }

    fn finish(&mut self, reason: &str, met_stop: Option<&Value>) {
        std::mem::take(&mut self.open).into_iter().for_each(|block| self.close(block));
        let stop_reason = match reason {
            // A call that was cut off is no call that went wrong.
            "length" => StopReason::MaxTokens,
            "content_filter" => StopReason::ContentFiltered,
            _ if self.malformed => StopReason::MalformedToolUse,
            _ if self.used_tools => StopReason::ToolUse,
            _ if met_stop.is_some_and(Value::is_string) => StopReason::StopSequence,
            _ => StopReason::EndTurn,
        };
        self.stop = Some(stop_reason);
        let sequence = met_stop.filter(|_| stop_reason == StopReason::StopSequence);
        let fields = sequence.map(|sequence| json!({"stop_sequence": sequence}));
        let event = MessageStopEvent { additional_model_response_fields: fields, stop_reason };
        self.ready.push_back(ModelEvent::MessageStop(event));
    }

    /// The body is over; `latency_ms` is how long it all took.
    pub(super) fn end(&mut self, latency_ms: i64) -> Result<(), ModelError> {
        if self.stop.is_none() {
            return Err(ModelError::stream("The model's server ended the answer before it was complete."));
        }
        let event = ConverseStreamMetadataEvent {
            metrics: ConverseStreamMetrics { latency_ms },
            performance_config: None,
            service_tier: None,
            trace: None,
            usage: self.usage.take().map_or_else(no_usage, token_usage),
        };
        self.ready.push_back(ModelEvent::Metadata(event));
        Ok(())
    }
}

/// Bedrock counts tokens read from a cache apart from the input; chat completions count them in.
fn token_usage(usage: Usage) -> TokenUsage {
    let count = |tokens: Option<i32>| tokens.unwrap_or(0).max(0);
    let (prompt, output) = (count(usage.prompt_tokens), count(usage.completion_tokens));
    let cached =
        usage.prompt_tokens_details.and_then(|details| details.cached_tokens).map(|tokens| tokens.clamp(0, prompt));
    TokenUsage {
        cache_read_input_tokens: cached,
        input_tokens: prompt - cached.unwrap_or(0),
        output_tokens: output,
        total_tokens: usage.total_tokens.unwrap_or_else(|| prompt.saturating_add(output)),
        ..no_usage()
    }
}
