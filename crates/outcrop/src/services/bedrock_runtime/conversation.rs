//! Whether a conversation can be had, before any model is asked.
//!
//! The first sentence of each message is the one that AWS's clients know; the place is in it.

use std::collections::BTreeSet;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, Tool, ToolSpecification};
use models::{ModelError, ModelRequest};

/// Refuses conversations that no model takes: without a user's beginning, with blank texts, or with tool results that do
/// not answer the tool uses before them.
pub(super) fn check(request: &ModelRequest) -> Result<(), ModelError> {
    let first = request.messages.iter().find(|message| message.role != ConversationRole::System);
    if first.is_none_or(|message| message.role != ConversationRole::User) {
        return Err(ModelError::validation(
            "A conversation must start with a user message. Try again with a conversation that starts with a user message.",
        ));
    }
    let mut asked = BTreeSet::new();
    for (place, message) in request.messages.iter().enumerate() {
        check_texts(place, message)?;
        check_results(place, message, &asked)?;
        asked = message.content.iter().filter_map(tool_use_id).collect();
    }
    check_tools(request)?;
    // Tools that the model itself defines, such as Claude's computer use, come among the additional fields.
    let defined = request.additional_model_request_fields.as_ref().is_some_and(|fields| fields.get("tools").is_some());
    if request.tool_config.is_none()
        && !defined
        && request.messages.iter().any(|message| message.content.iter().any(uses_tools))
    {
        return Err(ModelError::validation(
            "The toolConfig field must be defined when using toolUse and toolResult content blocks.",
        ));
    }
    Ok(())
}

/// A name says which tool is called, so no two have the same.
fn check_tools(request: &ModelRequest) -> Result<(), ModelError> {
    let mut names = BTreeSet::new();
    let tools = request.tool_config.iter().flat_map(|offer| &offer.tools).enumerate();
    for (place, tool) in tools {
        let Tool::ToolSpec(ToolSpecification { name, .. }) = tool else { continue };
        if !names.insert(name.as_str()) {
            return Err(ModelError::validation(format!(
                "The toolConfig contains duplicate tool names. The name {name} at toolConfig.tools.{place} is used before it; give \
                 each tool a name of its own."
            )));
        }
    }
    Ok(())
}

fn check_texts(place: usize, message: &Message) -> Result<(), ModelError> {
    if message.content.is_empty() {
        return Err(ModelError::validation(format!(
            "The content field in the Message object at messages.{place} is empty. Add a ContentBlock object to the content \
             field and try again."
        )));
    }
    let blank = |block: &ContentBlock| matches!(block, ContentBlock::Text(text) if text.trim().is_empty());
    message.content.iter().position(blank).map_or(Ok(()), |block| {
        Err(ModelError::validation(format!(
            "The text field in the ContentBlock object at messages.{place}.content.{block} is blank. Add text to the text \
             field, and try again."
        )))
    })
}

fn check_results(place: usize, message: &Message, asked: &BTreeSet<&str>) -> Result<(), ModelError> {
    let results = message.content.iter().filter_map(|block| match block {
        ContentBlock::ToolResult(result) => Some(result.tool_use_id.as_str()),
        _ => None,
    });
    let given: BTreeSet<_> = results.collect();
    let list = |ids: Vec<&&str>| ids.into_iter().copied().collect::<Vec<_>>().join(", ");
    let unasked: Vec<_> = given.difference(asked).collect();
    if !unasked.is_empty() {
        return Err(ModelError::validation(format!(
            "The number of toolResult blocks at messages.{place}.content exceeds the number of toolUse blocks of previous \
             turn. Not asked for: {}.",
            list(unasked)
        )));
    }
    let missing: Vec<_> = asked.difference(&given).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(ModelError::validation(format!(
        "Expected toolResult blocks at messages.{place}.content for the following Ids: {}",
        list(missing)
    )))
}

fn tool_use_id(block: &ContentBlock) -> Option<&str> {
    match block {
        ContentBlock::ToolUse(tool_use) => Some(&tool_use.tool_use_id),
        _ => None,
    }
}

fn uses_tools(block: &ContentBlock) -> bool {
    matches!(block, ContentBlock::ToolUse(_) | ContentBlock::ToolResult(_))
}
