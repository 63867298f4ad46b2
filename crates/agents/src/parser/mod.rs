//! What a model's answer means for the loop.
//!
//! Models call tools natively, or write calls as text, or a function of the agent's author reads their answer. Whatever
//! read it, the orchestrator gets a [`Reading`], so that the loop is one and the same for all of them. The prompts around
//! the loop have parsers too: [`builtin`] ones, and the functions of [`lambda`].

pub mod builtin;
pub(crate) mod cited;
pub mod lambda;
mod native;
mod parsed;
pub(crate) mod tags;
pub mod text;

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, Message, ReasoningContentBlock, StopReason, ToolUseBlock};

use crate::answer_text;
pub(crate) use cited::{CitedReader, CitedSpan, CitedText, Piece};
pub(crate) use native::{read as read_native, read_raw};
pub use parsed::{CitedAnswer, CitedPart, PostProcessing, PreProcessing, Route, TopicSummary};
pub use text::{TextForm, describe, read_text, write_messages};

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
    /// The answer called nothing but tools that there are not; the model is told this and asked again. As AWS was recorded to do
    /// it, the agent's caller is not told.
    NoSuchTool(String),
}

/// Calls of one answer that are kept, however it was read; how many of them run is the runtime's to say.
const MAX_CALLS: usize = 128;
const CUT_OFF: &str = "Your reply was cut off before it held an answer. Be brief: call a tool or answer now.";
const EMPTY: &str = "Your reply held neither an answer nor a tool call. Call a tool or answer now.";
const NO_CALL: &str = "Your reply held nothing but a tool call that cannot be carried out. Call one of the tools that you were \
                       given, by its name and in the right form, or answer now.";

/// The number for the first call of an answer that follows these messages of the turn, such that no id is given twice.
#[must_use]
pub fn next_call(turn: &[Arc<Message>]) -> usize {
    let blocks = turn.iter().flat_map(|message| &message.content);
    blocks.filter(|block| matches!(block, ContentBlock::ToolUse(_))).count()
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

impl Reading {
    /// Keeps the first calls where there are more than [`MAX_CALLS`].
    fn bounded(mut self) -> Self {
        if let Next::Calls(calls) = &mut self.next
            && calls.len() > MAX_CALLS
        {
            calls.truncate(MAX_CALLS);
            let mut kept = 0;
            self.message.content.retain(|block| {
                kept += usize::from(matches!(block, ContentBlock::ToolUse(_)));
                kept <= MAX_CALLS || !matches!(block, ContentBlock::ToolUse(_))
            });
        }
        self
    }
}

/// Reads an answer without calls: what is left of its text without thoughts and tool syntax is for the user. JSON stays
/// in it, unless nothing else is there and it was meant as a call.
fn finish(mut message: Message, text: &str, stop_reason: StopReason, offered: text::Offered<'_>) -> Reading {
    let read = answer_text::read(text);
    let rationale = read.rationale.or_else(|| reasoning_of(&message));
    let unknown = text::unknown_call(&read.answer, offered);
    let is_words = unknown.is_none() && !text::strip(&read.answer, offered).trim().is_empty();
    let answer = if is_words { text::strip_but_json(&read.answer, offered).trim().to_owned() } else { String::new() };
    let next = match (answer.is_empty(), stop_reason) {
        (false, _) => Next::Finish(answer.clone()),
        (true, StopReason::MaxTokens) => Next::Reprompt(CUT_OFF.to_owned()),
        (true, _) => match unknown {
            Some(fault) => Next::Reprompt(format!("{fault} {NO_CALL}")),
            None if !read.answer.is_empty() => Next::Reprompt(NO_CALL.to_owned()),
            None => Next::Reprompt(EMPTY.to_owned()),
        },
    };
    if !answer.is_empty() && answer != read.answer {
        // What the user did not see is not remembered as said.
        message.content.retain(|block| !matches!(block, ContentBlock::Text(_)));
        message.content.push(ContentBlock::Text(answer));
    }
    Reading { message, rationale, next }
}
