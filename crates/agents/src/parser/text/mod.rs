//! Answers of models without tool use: their calls are read from what they write.
//!
//! Such a model is told its tools in words ([`describe`]), writes its calls in the form that the prompt asked for, and gets
//! their results as text ([`write_messages`]). Between the two the history stays structured, so that the rest of a turn
//! does not ask which kind of model it is. A model that was asked for one form may write another: all forms are read,
//! whatever was asked for. What is nearly a call is answered by what is wrong with it, and none of it reaches the user.

mod arguments;
mod convert;
mod describe;
mod fault;
mod json;
mod markup;
mod scan;
#[cfg(test)]
pub(crate) mod testing;
mod tools;
mod wrapped;
mod write;

use aws_wire::bedrock_runtime::types::{ContentBlock, Message, StopReason, Tool, ToolUseBlock};
use serde_json::{Value, json};

use super::{CUT_OFF, Next, Reading, finish, native, reasoning_of, text_of};
use crate::action_groups::USER_INPUT_TOOL;
use crate::answer_text;

pub(in crate::parser) use convert::{Raw, RawCall};
pub use describe::describe;
pub(in crate::parser) use fault::{Fault, reprompt};
pub(crate) use scan::FENCE_BEFORE;
use scan::{Kind, Region, Scan, scan};
pub(in crate::parser) use scan::{strip, strip_but_json};
pub(crate) use tools::Offered;
pub(in crate::parser) use tools::in_text;
pub use write::write_messages;

/// Where a model without turns of its own goes on with the user's next one.
const NEXT_TURN: &str = "\n\nHuman:";

/// How a model is asked to write its calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// `<function_calls><invoke><tool_name>…</tool_name><parameters><city>Rome</city></parameters></invoke></function_calls>`
    XmlInvoke,
    /// `<function_call>group::function(city="Rome")</function_call>`
    FunctionCall,
    /// `<tool_call>{"name": "group::function", "parameters": {"city": "Rome"}}</tool_call>`
    Json,
}

impl TextForm {
    /// A call in this form, for a prompt to show.
    #[must_use]
    pub fn example(self) -> String {
        write::example("group::function", &["argument"], self)
    }
}

/// Reads the answer of a model without tool use.
///
/// `form` is the form that reprompts show. The calls get the ids `call_<n>` with numbers from `first_call`, which must be
/// above those of the calls that the turn already has.
#[must_use]
pub fn read_text(
    mut message: Message,
    stop_reason: StopReason,
    form: TextForm,
    tools: &[Tool],
    first_call: usize,
) -> Reading {
    if message.content.iter().any(|block| matches!(block, ContentBlock::ToolUse(_))) {
        return native::read(message, stop_reason, tools, first_call);
    }
    let offered = Offered::new(tools);
    let mut text = text_of(&message);
    if let Some(end) = text.find(NEXT_TURN) {
        text.truncate(end);
        message.content.retain(|block| !matches!(block, ContentBlock::Text(_)));
        message.content.push(ContentBlock::Text(text.clone()));
    }
    let Some(written) = Written::find(&text, offered, first_call) else {
        return finish(message, &text, stop_reason, offered);
    };
    let rationale = written.rationale.clone().or_else(|| reasoning_of(&message));
    if stop_reason == StopReason::MaxTokens && !written.closed {
        return Reading { message, rationale, next: Next::Reprompt(CUT_OFF.to_owned()) };
    }
    if !written.faults.is_empty() {
        let told = reprompt(&written.faults, form, offered);
        let unknown =
            written.calls.is_empty() && written.faults.iter().all(|fault| matches!(fault, Fault::UnknownTool { .. }));
        let next = if unknown { Next::NoSuchTool(told) } else { Next::Reprompt(told) };
        return Reading { message, rationale, next };
    }
    written.reading(message, rationale).bounded()
}

/// What is wrong with a text that is nothing but a call, as JSON, of a tool that was not offered.
pub(in crate::parser) fn unknown_call(text: &str, offered: Offered<'_>) -> Option<Fault> {
    if !text.starts_with('{') || offered.specs().next().is_none() {
        return None;
    }
    let json::Found::Calls(calls, length) = json::read(text) else { return None };
    match calls.as_slice() {
        [Ok(call)] if text[length..].trim().is_empty() && !call.arguments.is_empty() => {
            offered.resolve(&call.name).err().filter(|fault| matches!(fault, Fault::UnknownTool { .. }))
        }
        _ => None,
    }
}

/// The calls that a text has in it.
pub(in crate::parser) struct Written {
    /// The text before the first of them.
    before: String,
    pub(in crate::parser) rationale: Option<String>,
    pub(in crate::parser) calls: Vec<ToolUseBlock>,
    /// What is wrong with calls that are not among them.
    pub(in crate::parser) faults: Vec<Fault>,
    /// Whether the last of them is known to be whole.
    pub(in crate::parser) closed: bool,
}

impl Written {
    /// Finds the calls of an answer: those between tags, else those without. Calls in thoughts are none, and a final answer
    /// is one with a call in it, unless nothing else is in it.
    pub(in crate::parser) fn find(text: &str, offered: Offered<'_>, first_call: usize) -> Option<Self> {
        let Scan { regions, answer } = scan(text, offered);
        let chosen = choose(regions, answer.map(|at| (at, &text[at..])), offered);
        let (first, last) = (chosen.first()?, chosen.last()?);
        let before = text[..first.range.start].trim_end().to_owned();
        let closed = last.closed;
        let read = answer_text::read(&before);
        let thought = strip(&read.answer, offered).trim().to_owned();
        let rationale = read.rationale.or(Some(thought).filter(|thought| !thought.is_empty()));
        let mut written = Self { before, rationale, calls: Vec::new(), faults: Vec::new(), closed };
        for call in chosen.into_iter().flat_map(|region| region.calls) {
            match call.and_then(|call| resolved(call, offered)) {
                Ok((name, input)) => {
                    let tool_use_id = format!("call_{}", first_call + written.calls.len());
                    written.calls.push(ToolUseBlock { name, input, tool_use_id, r#type: None });
                }
                Err(fault) => written.faults.push(fault),
            }
        }
        Some(written)
    }

    /// Whether all of it can be carried out.
    pub(in crate::parser) fn is_whole(&self, stop_reason: StopReason) -> bool {
        !self.calls.is_empty() && self.faults.is_empty() && (self.closed || stop_reason != StopReason::MaxTokens)
    }

    /// What the calls mean: a question to the user, or calls that stand in the message in place of their text.
    pub(in crate::parser) fn reading(self, mut message: Message, rationale: Option<String>) -> Reading {
        message.content.retain(|block| !matches!(block, ContentBlock::Text(_)));
        if !self.before.trim().is_empty() {
            message.content.push(ContentBlock::Text(self.before));
        }
        if let Some(question) = self.calls.iter().find_map(native::question) {
            message.content.push(ContentBlock::Text(question.clone()));
            return Reading { message, rationale, next: Next::AskUser(question) };
        }
        message.content.extend(self.calls.iter().cloned().map(ContentBlock::ToolUse));
        Reading { message, rationale, next: Next::Calls(self.calls) }
    }
}

/// The text before the first tool syntax outside of thoughts, and all of it where there is none.
pub(in crate::parser) fn before_calls<'a>(text: &'a str, offered: Offered<'_>) -> &'a str {
    let first = scan(text, offered).regions.first().map_or(text.len(), |region| region.range.start);
    text[..first].trim_end()
}

/// The places whose calls count; an answer with the place where it begins.
fn choose(regions: Vec<Region>, answer: Option<(usize, &str)>, offered: Offered<'_>) -> Vec<Region> {
    let (mut before, mut inside): (Vec<Region>, Vec<Region>) = regions
        .into_iter()
        .filter(|region| region.kind != Kind::Noise)
        .partition(|region| answer.is_none_or(|(at, _)| region.range.start < at));
    if before.iter().any(|region| region.kind == Kind::Tagged) {
        before.retain(|region| region.kind == Kind::Tagged);
        return before;
    }
    let Some((_, said)) = answer else { return before };
    if !strip(&answer_text::read(said).answer, offered).trim().is_empty() {
        inside.clear();
    }
    inside
}

/// The tool that a call names, and its input.
fn resolved(call: RawCall, offered: Offered<'_>) -> Result<(String, Value), Fault> {
    let tool = offered.resolve(&call.name)?;
    let call = RawCall { name: in_text(tool), ..call };
    let input = call.input(offered.schema(tool))?;
    if tool != USER_INPUT_TOOL {
        return Ok((tool.to_owned(), input));
    }
    // Older prompts name the argument after the tool.
    let question = ["question", "askuser"].iter().find_map(|name| input.get(*name)?.as_str()).map(str::trim);
    let question = question.filter(|question| !question.is_empty()).ok_or(Fault::NoQuestion)?;
    Ok((tool.to_owned(), json!({"question": question})))
}

#[cfg(test)]
mod tests;
