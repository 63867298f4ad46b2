//! A whole answer, put together from its events.

use std::collections::BTreeMap;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ContentBlockDelta, ContentBlockStart, ConversationRole, ConverseMetrics, Message,
    ReasoningContentBlock, ReasoningContentBlockDelta, ReasoningTextBlock, StopReason, TokenUsage, ToolUseBlock,
    ToolUseBlockStart,
};
use futures::StreamExt;

use crate::{ModelError, ModelEvent, ModelStream};

/// What a model said.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The assistant's message; its content may be empty.
    pub message: Message,
    /// Why the model stopped; [`StopReason::MalformedToolUse`] exactly when `malformed_tool_uses` is not empty.
    pub stop_reason: StopReason,
    /// Tokens; zeros when the provider does not count.
    pub usage: TokenUsage,
    /// Latency.
    pub metrics: ConverseMetrics,
    /// `additionalModelResponseFields` of `messageStop`.
    pub additional_model_response_fields: Option<Document>,
    /// Tool uses whose input is no JSON object. Their block in `message` carries the text as a JSON string, so the caller
    /// can show the model what it wrote and ask again.
    pub malformed_tool_uses: Vec<MalformedToolUse>,
}

/// A tool use whose input could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MalformedToolUse {
    /// The id of the block in the message.
    pub tool_use_id: String,
    /// The tool that was asked for.
    pub name: String,
    /// What is wrong with the input, with the place in its text.
    pub problem: String,
}

/// Waits for all of an answer.
///
/// # Errors
/// The stream's first error; [`ModelError::Stream`] when it ends before `messageStop` or its events do not fit together.
pub async fn collect(mut stream: ModelStream) -> Result<Answer, ModelError> {
    let mut answer = Assembly::default();
    while let Some(event) = stream.next().await {
        answer.add(event?)?;
    }
    answer.finish()
}

/// An answer while its events come; [`collect`] does all of it at once.
#[derive(Default)]
pub struct Assembly {
    blocks: BTreeMap<i32, Block>,
    stop: Option<(StopReason, Option<Document>)>,
    usage: Option<(TokenUsage, i64)>,
}

enum Block {
    Text(String),
    Reasoning { text: String, signature: Option<String> },
    Redacted(aws_wire::Blob),
    ToolUse { start: ToolUseBlockStart, input: String },
}

impl Assembly {
    /// Takes the next event.
    ///
    /// # Errors
    /// [`ModelError::Stream`] when the event does not fit to those before.
    pub fn add(&mut self, event: ModelEvent) -> Result<(), ModelError> {
        match event {
            ModelEvent::MessageStart(_) | ModelEvent::ContentBlockStop(_) => {}
            ModelEvent::ContentBlockStart(event) => match event.start {
                ContentBlockStart::ToolUse(start) => {
                    let block = Block::ToolUse { start, input: String::new() };
                    if self.blocks.insert(event.content_block_index, block).is_some() {
                        return Err(misfit(event.content_block_index, "begins twice"));
                    }
                }
                ContentBlockStart::Image(_) | ContentBlockStart::ToolResult(_) => {
                    return Err(misfit(event.content_block_index, "is of a kind that no agent or tool loop can take"));
                }
            },
            ModelEvent::ContentBlockDelta(event) => self.extend(event.content_block_index, event.delta)?,
            ModelEvent::MessageStop(event) => {
                self.stop = Some((event.stop_reason, event.additional_model_response_fields));
            }
            ModelEvent::Metadata(event) => self.usage = Some((event.usage, event.metrics.latency_ms)),
        }
        Ok(())
    }

    fn extend(&mut self, index: i32, delta: ContentBlockDelta) -> Result<(), ModelError> {
        match delta {
            ContentBlockDelta::Text(more) => {
                match self.blocks.entry(index).or_insert_with(|| Block::Text(String::new())) {
                    Block::Text(text) => text.push_str(&more),
                    _ => return Err(misfit(index, "changes its kind")),
                }
            }
            ContentBlockDelta::ToolUse(delta) => match self.blocks.get_mut(&index) {
                Some(Block::ToolUse { input, .. }) => input.push_str(&delta.input),
                _ => return Err(misfit(index, "has tool input but did not begin as a tool use")),
            },
            ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::RedactedContent(blob)) => {
                self.blocks.insert(index, Block::Redacted(blob));
            }
            ContentBlockDelta::ReasoningContent(delta) => {
                let empty = || Block::Reasoning { text: String::new(), signature: None };
                match (self.blocks.entry(index).or_insert_with(empty), delta) {
                    (Block::Reasoning { text, .. }, ReasoningContentBlockDelta::Text(more)) => text.push_str(&more),
                    (Block::Reasoning { signature, .. }, ReasoningContentBlockDelta::Signature(more)) => {
                        signature.get_or_insert_default().push_str(&more);
                    }
                    _ => return Err(misfit(index, "changes its kind")),
                }
            }
            ContentBlockDelta::Citation(_) => {}
            ContentBlockDelta::Image(_) | ContentBlockDelta::ToolResult(_) => {
                return Err(misfit(index, "is of a kind that no agent or tool loop can take"));
            }
        }
        Ok(())
    }

    /// The answer, when the stream has ended.
    ///
    /// # Errors
    /// [`ModelError::Stream`] when it ended before `messageStop`.
    pub fn finish(self) -> Result<Answer, ModelError> {
        let Some((mut stop_reason, additional_model_response_fields)) = self.stop else {
            return Err(ModelError::stream("The model's answer ended before it was complete."));
        };
        let mut malformed_tool_uses = Vec::new();
        let content = self.blocks.into_values().map(|block| block.finish(&mut malformed_tool_uses)).collect();
        if !malformed_tool_uses.is_empty() {
            stop_reason = StopReason::MalformedToolUse;
        }
        let (usage, latency_ms) = self.usage.unwrap_or((no_usage(), 0));
        Ok(Answer {
            message: Message { role: ConversationRole::Assistant, content },
            stop_reason,
            usage,
            metrics: ConverseMetrics { latency_ms },
            additional_model_response_fields,
            malformed_tool_uses,
        })
    }
}

impl Block {
    fn finish(self, malformed: &mut Vec<MalformedToolUse>) -> ContentBlock {
        match self {
            Self::Text(text) => ContentBlock::Text(text),
            Self::Reasoning { text, signature } => {
                ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
                    text,
                    signature,
                }))
            }
            Self::Redacted(blob) => ContentBlock::ReasoningContent(ReasoningContentBlock::RedactedContent(blob)),
            Self::ToolUse { start, input } => {
                let ToolUseBlockStart { name, tool_use_id, r#type } = start;
                let input = read_tool_input(&input).unwrap_or_else(|problem| {
                    malformed.push(MalformedToolUse { tool_use_id: tool_use_id.clone(), name: name.clone(), problem });
                    Document::String(input)
                });
                ContentBlock::ToolUse(ToolUseBlock { input, name, tool_use_id, r#type })
            }
        }
    }
}

/// Reads the input of a tool use: a JSON object; no text at all is an empty one.
pub(crate) fn read_tool_input(text: &str) -> Result<Document, String> {
    if text.trim().is_empty() {
        return Ok(Document::Object(serde_json::Map::new()));
    }
    match serde_json::from_str(text) {
        Ok(object @ Document::Object(_)) => Ok(object),
        Ok(_) => Err("the input is JSON but no object".to_owned()),
        Err(error) => Err(format!("the input is no JSON: {error}")),
    }
}

/// The usage of a provider that does not count.
pub(crate) fn no_usage() -> TokenUsage {
    TokenUsage {
        cache_details: None,
        cache_read_input_tokens: None,
        cache_write_input_tokens: None,
        input_tokens: 0,
        output_tokens: 0,
        total_tokens: 0,
    }
}

fn misfit(index: i32, what: &str) -> ModelError {
    ModelError::stream(format!("The model's answer does not fit together: content block {index} {what}."))
}
