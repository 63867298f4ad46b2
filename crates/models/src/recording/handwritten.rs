//! What makes recordings easy to write by hand: conditions instead of whole requests, blocks instead of events.

use aws_wire::bedrock_runtime::types::{
    ContentBlock, ContentBlockDelta, ContentBlockDeltaEvent, ContentBlockStart, ContentBlockStartEvent,
    ContentBlockStopEvent, ConversationRole, ConverseStreamMetadataEvent, ConverseStreamMetrics, MessageStartEvent,
    MessageStopEvent, ReasoningContentBlockDelta, StopReason, SystemContentBlock, TokenUsage, Tool, ToolResultBlock,
    ToolResultContentBlock, ToolUseBlockDelta, ToolUseBlockStart,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::answer::no_usage;
use crate::table::base_id;
use crate::{ModelEvent, ModelRequest};

/// Which requests a line answers. All that is given must fit; nothing given fits every request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct When {
    /// The model's id, however it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    model_id: Option<String>,
    /// The last message's text, whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<String>,
    /// A part of the last message's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    user_contains: Option<String>,
    /// A part of a tool's result in the last message.
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_result_contains: Option<String>,
    /// A part of the system prompt.
    #[serde(skip_serializing_if = "Option::is_none")]
    system_contains: Option<String>,
    /// A tool on offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    tool: Option<String>,
}

/// What a line written by hand answers: a text, or blocks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum AnswerBlocks {
    Text(String),
    Blocks(Vec<AnswerBlock>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum AnswerBlock {
    Text(Pieces),
    Reasoning(Pieces),
    #[serde(rename_all = "camelCase")]
    ToolUse {
        name: String,
        input: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tool_use_id: Option<String>,
    },
}

/// How many tokens an answer written by hand is said to have; none where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(super) struct Counted {
    input_tokens: u32,
    output_tokens: u32,
}

/// A text, or the pieces in which it is streamed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Pieces {
    Whole(String),
    Several(Vec<String>),
}

impl When {
    pub(super) fn fits(&self, request: &ModelRequest) -> bool {
        let content = request.messages.last().map_or(&[][..], |message| &message.content);
        let texts = content.iter().filter_map(|block| match block {
            ContentBlock::Text(text) => Some(text.trim()),
            _ => None,
        });
        let user = texts.collect::<Vec<_>>().join("\n");
        let any_result = |part: &str| {
            content
                .iter()
                .any(|block| matches!(block, ContentBlock::ToolResult(result) if result_contains(result, part)))
        };
        let any_system = |part: &str| {
            request.system.iter().any(|block| matches!(block, SystemContentBlock::Text(text) if text.contains(part)))
        };
        let offered = |name: &str| {
            let tools = request.tool_config.iter().flat_map(|config| &config.tools);
            tools.into_iter().any(|tool| matches!(tool, Tool::ToolSpec(spec) if spec.name == name))
        };
        self.model_id.as_ref().is_none_or(|id| base_id(id) == base_id(&request.model_id))
            && self.user.as_ref().is_none_or(|text| text.trim() == user)
            && self.user_contains.as_ref().is_none_or(|part| user.contains(part))
            && self.tool_result_contains.as_deref().is_none_or(any_result)
            && self.system_contains.as_deref().is_none_or(any_system)
            && self.tool.as_deref().is_none_or(offered)
    }
}

fn result_contains(result: &ToolResultBlock, part: &str) -> bool {
    result.content.iter().any(|content| match content {
        ToolResultContentBlock::Text(text) => text.contains(part),
        ToolResultContentBlock::Json(json) => json.to_string().contains(part),
        _ => false,
    })
}

/// The events of an answer written by hand. Ids that are not given are made from the conversation's length, so that they
/// differ within it and are the same on every run.
pub(super) fn events(answer: &AnswerBlocks, counted: Counted, request: &ModelRequest) -> Vec<ModelEvent> {
    let text;
    let blocks = match answer {
        AnswerBlocks::Text(whole) => {
            text = [AnswerBlock::Text(Pieces::Whole(whole.clone()))];
            &text[..]
        }
        AnswerBlocks::Blocks(blocks) => blocks,
    };
    let mut events = vec![ModelEvent::MessageStart(MessageStartEvent { role: ConversationRole::Assistant })];
    let mut stop_reason = StopReason::EndTurn;
    for (content_block_index, block) in (0..).zip(blocks) {
        let deltas = match block {
            AnswerBlock::Text(pieces) => pieces.iter().map(ContentBlockDelta::Text).collect(),
            AnswerBlock::Reasoning(pieces) => pieces
                .iter()
                .map(|piece| ContentBlockDelta::ReasoningContent(ReasoningContentBlockDelta::Text(piece)))
                .collect(),
            AnswerBlock::ToolUse { name, input, tool_use_id } => {
                stop_reason = StopReason::ToolUse;
                let made = || format!("tooluse_{}_{content_block_index}", request.messages.len());
                let tool_use_id = tool_use_id.clone().unwrap_or_else(made);
                let start = ToolUseBlockStart { name: name.clone(), tool_use_id, r#type: None };
                let start = ContentBlockStart::ToolUse(start);
                events.push(ModelEvent::ContentBlockStart(ContentBlockStartEvent { content_block_index, start }));
                vec![ContentBlockDelta::ToolUse(ToolUseBlockDelta { input: tool_input(input) })]
            }
        };
        let event = |delta| ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index, delta });
        events.extend(deltas.into_iter().map(event));
        events.push(ModelEvent::ContentBlockStop(ContentBlockStopEvent { content_block_index }));
    }
    events.push(ModelEvent::MessageStop(MessageStopEvent { additional_model_response_fields: None, stop_reason }));
    events.push(ModelEvent::Metadata(ConverseStreamMetadataEvent {
        metrics: ConverseStreamMetrics { latency_ms: 0 },
        performance_config: None,
        service_tier: None,
        trace: None,
        usage: counted.into(),
    }));
    events
}

impl From<Counted> for TokenUsage {
    fn from(Counted { input_tokens, output_tokens }: Counted) -> Self {
        let count = |tokens: u32| i32::try_from(tokens).unwrap_or(i32::MAX);
        Self {
            input_tokens: count(input_tokens),
            output_tokens: count(output_tokens),
            total_tokens: count(input_tokens.saturating_add(output_tokens)),
            ..no_usage()
        }
    }
}

impl Pieces {
    fn iter(&self) -> impl Iterator<Item = String> {
        match self {
            Self::Whole(text) => std::slice::from_ref(text),
            Self::Several(pieces) => pieces,
        }
        .iter()
        .cloned()
    }
}

/// Text is sent as it is, so that malformed input can be tried.
fn tool_input(input: &Value) -> String {
    input.as_str().map_or_else(|| input.to_string(), str::to_owned)
}
