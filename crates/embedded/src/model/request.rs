//! A Converse request as a conversation of the composite.

use std::collections::HashMap;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, GuardrailConverseContentBlock, SystemContentBlock, Tool as OfferedTool,
    ToolChoice as Choice, ToolInputSchema, ToolResultBlock, ToolResultContentBlock, ToolResultStatus,
};
use models::{ModelError, ModelRequest};

use crate::composite::Options;
use crate::conversation::{Call, Conversation, Step, Tool, ToolChoice};
use crate::engine::Sampling;

/// Length of an answer when the request names none.
const MAX_TOKENS: usize = 512;
/// Stop sequences that Converse allows.
const STOPS: usize = 2500;

/// Reads what the composite needs.
///
/// # Errors
/// [`ModelError::Validation`] for content that a text model can't take.
pub(super) fn read(request: &ModelRequest) -> Result<(Conversation, Options), ModelError> {
    let mut conversation = frame(request);
    let mut called = HashMap::new();
    for message in &request.messages {
        for block in &message.content {
            conversation.steps.extend(step(&message.role, block, &mut called)?);
        }
    }
    if conversation.steps.is_empty() {
        return Err(ModelError::validation("The conversation has no text."));
    }
    Ok((conversation, options(request)))
}

/// Instructions and tools, without the messages.
pub(super) fn frame(request: &ModelRequest) -> Conversation {
    let mut conversation = Conversation { system: system(request), ..Conversation::default() };
    if let Some(offer) = &request.tool_config {
        conversation.tools = offer.tools.iter().filter_map(tool).collect();
        conversation.choice = match &offer.tool_choice {
            None | Some(Choice::Auto(_)) => ToolChoice::Auto,
            Some(Choice::Any(_)) => ToolChoice::Any,
            Some(Choice::Tool(chosen)) => ToolChoice::Tool(chosen.name.clone()),
        };
    }
    conversation
}

fn system(request: &ModelRequest) -> String {
    let texts = request.system.iter().filter_map(|block| match block {
        SystemContentBlock::Text(text) => Some(text.as_str()),
        SystemContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => Some(guarded.text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

fn tool(offered: &OfferedTool) -> Option<Tool> {
    let OfferedTool::ToolSpec(spec) = offered else { return None };
    let ToolInputSchema::Json(schema) = &spec.input_schema;
    Some(Tool {
        name: spec.name.clone(),
        description: spec.description.clone().unwrap_or_default(),
        input_schema: schema.clone(),
    })
}

fn step(
    role: &ConversationRole,
    block: &ContentBlock,
    called: &mut HashMap<String, String>,
) -> Result<Option<Step>, ModelError> {
    let said = |text: &str| match role {
        ConversationRole::Assistant => Step::Assistant(text.to_owned()),
        _ => Step::User(text.to_owned()),
    };
    Ok(match block {
        ContentBlock::Text(text) if text.trim().is_empty() => None,
        ContentBlock::Text(text) => Some(said(text)),
        ContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => Some(said(&guarded.text)),
        ContentBlock::ToolUse(call) => {
            called.insert(call.tool_use_id.clone(), call.name.clone());
            Some(Step::Call(Call { tool: call.name.clone(), input: call.input.clone() }))
        }
        ContentBlock::ToolResult(result) => Some(Step::Result {
            tool: called.get(&result.tool_use_id).cloned().unwrap_or_default(),
            text: result_text(result),
            failed: result.status == Some(ToolResultStatus::Error),
        }),
        ContentBlock::CachePoint(_) | ContentBlock::ReasoningContent(_) => None,
        _ => {
            return Err(ModelError::validation(
                "The built-in model takes text and tool results only; name a larger model in the configuration for images, documents and other content.",
            ));
        }
    })
}

fn result_text(result: &ToolResultBlock) -> String {
    let parts = result.content.iter().map(|content| match content {
        ToolResultContentBlock::Text(text) => text.clone(),
        ToolResultContentBlock::Json(document) => Document::to_string(document),
        _ => "(content that is no text)".to_owned(),
    });
    parts.collect::<Vec<_>>().join("\n")
}

#[allow(clippy::cast_possible_truncation, reason = "probabilities and temperatures need no more than an f32")]
fn options(request: &ModelRequest) -> Options {
    let asked = &request.inference_config;
    let stops = asked.stop_sequences.iter().flatten().take(STOPS).cloned().collect();
    let max_tokens = asked.max_tokens.and_then(|tokens| usize::try_from(tokens).ok()).unwrap_or(MAX_TOKENS);
    let sampling = Sampling {
        temperature: asked.temperature.unwrap_or(0.0) as f32,
        top_p: asked.top_p.unwrap_or(1.0) as f32,
        top_k: request.top_k.unwrap_or(0),
        seed: 0,
    };
    Options { max_tokens, sampling, stops }
}
