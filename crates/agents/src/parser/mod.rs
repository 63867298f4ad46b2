//! What a model's answer means for the loop.
//!
//! Models call tools natively, or write calls as text, or a function of the agent's author reads their answer. Whatever
//! read it, the orchestrator gets a [`Reading`], so that the loop is one and the same for all of them.

mod native;

use aws_wire::bedrock_runtime::types::{ContentBlock, Message, ReasoningContentBlock, ToolUseBlock};

pub(crate) use native::{read as read_native, read_raw};

/// A model's answer, read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The answer as the conversation keeps it. Every call of [`Next::Calls`] stands in it as a tool use; a message without
    /// content is not kept.
    pub message: Message,
    /// What the model thought, if it said so.
    pub rationale: Option<String>,
    /// What follows.
    pub next: Next,
}

/// What follows from an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// These tools are to be run, together.
    Calls(Vec<ToolUseBlock>),
    /// This is the answer to the user; never blank.
    Finish(String),
    /// The user is to be asked; never blank.
    AskUser(String),
    /// The answer cannot be used; the model is told this and asked again.
    Reprompt(String),
}

/// All texts of a message.
pub(crate) fn text_of(message: &Message) -> String {
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// What a reasoning model thought.
pub(crate) fn reasoning_of(message: &Message) -> Option<String> {
    use ReasoningContentBlock::ReasoningText;
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::ReasoningContent(ReasoningText(reasoning)) => Some(reasoning.text.as_str()),
        _ => None,
    });
    let text: String = texts.collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
