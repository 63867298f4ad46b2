//! What a parser function answers for the orchestration prompt.

use aws_wire::bedrock_runtime::types::{ContentBlock, Message, Tool, ToolUseBlock};

use super::answer::{Part, envelope, parse};
use super::invocations::{self, Invocation};
use super::resolve::Actions;
use crate::action_groups::{ActionGroup, BadResponse};
use crate::parser::parsed::CitedPart;
use crate::parser::text::{Offered, before_calls};
use crate::parser::{Next, Reading, text_of};
use crate::prompts::PromptKind;

/// Reads the answers of an agent's parser function.
#[derive(Clone, Copy, Debug)]
pub struct OrchestrationParser<'a> {
    /// The agent's action groups.
    pub groups: &'a [ActionGroup],
    /// The tools that the model was offered, in whatever way.
    pub tools: &'a [Tool],
    /// The number for the id of the first call that is no tool use of the model's, above those that the turn has.
    pub first_call: usize,
}

/// A model's answer, read by a function.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedOrchestration {
    /// What follows.
    pub reading: Reading,
    /// The parts of a final answer that rest on sources.
    pub citations: Vec<CitedPart>,
}

impl OrchestrationParser<'_> {
    /// Reads a function's answer to what the model answered with `message`.
    ///
    /// Calls are the message's own tool uses, by id or else by name in order; a call that is none of them stands in the
    /// message in place of the text it was read from. Tool uses that the function left out are taken out, since they will
    /// have no result. An action that the agent does not have is told to the model.
    ///
    /// # Errors
    /// What is wrong with the answer, with the member's name.
    pub fn read(&self, payload: &[u8], message: Message) -> Result<ParsedOrchestration, BadResponse> {
        let members = parse(payload)?;
        let (answer, version) = envelope(&members, PromptKind::Orchestration)?;
        let parsed = answer.object("orchestrationParsedResponse")?;
        let rationale = parsed.optional_text("rationale")?.map(str::trim).filter(|text| !text.is_empty());
        let rationale = rationale.map(str::to_owned);
        if let Some(problem) = parsed.optional_object("parsingErrorDetails")? {
            let text = problem.text("repromptResponse")?.to_owned();
            return Ok(plain(Reading { message: without_calls(message), rationale, next: Next::Reprompt(text) }));
        }
        let details = parsed.object("responseDetails")?;
        match details.text("invocationType")? {
            "FINISH" => {
                let response = details.object("agentFinalResponse")?;
                let (text, citations) = (response.text("responseText")?.to_owned(), response.citations()?);
                let reading = Reading { message: without_calls(message), rationale, next: Next::Finish(text) };
                Ok(ParsedOrchestration { reading, citations })
            }
            "ASK_USER" => {
                let question = details.object("agentAskUser")?.text("responseText")?.to_owned();
                Ok(plain(self.question(message, rationale, question)))
            }
            kind @ ("ACTION_GROUP" | "KNOWLEDGE_BASE" | "AGENT_COLLABORATOR") => {
                let actions = Actions { groups: self.groups, tools: self.tools };
                let calls = invocations::read(&details, version, kind, actions)?;
                Ok(plain(self.calls(message, rationale, calls)))
            }
            _ => Err(unknown_kind(&details)),
        }
    }

    fn question(&self, mut message: Message, rationale: Option<String>, question: String) -> Reading {
        self.cut_text(&mut message);
        message = without_calls(message);
        message.content.push(ContentBlock::Text(question.clone()));
        Reading { message, rationale, next: Next::AskUser(question) }
    }

    fn calls(&self, mut message: Message, rationale: Option<String>, invocations: Vec<Invocation>) -> Reading {
        let problem = invocations.iter().find_map(|invocation| invocation.call.as_ref().err().cloned());
        if let Some(text) = problem {
            return Reading { message: without_calls(message), rationale, next: Next::Reprompt(text) };
        }
        let mut own: Vec<Option<ToolUseBlock>> = Vec::new();
        message.content.retain(|block| {
            let ContentBlock::ToolUse(call) = block else { return true };
            own.push(Some(call.clone()));
            false
        });
        if own.is_empty() {
            self.cut_text(&mut message);
        }
        let mut calls = Vec::with_capacity(invocations.len());
        for (tool, input, id) in
            invocations.into_iter().filter_map(|it| it.call.ok().map(|call| (call.0, call.1, it.id)))
        {
            let by_id =
                own.iter().position(|call| call.as_ref().is_some_and(|call| Some(&call.tool_use_id) == id.as_ref()));
            let by_name = || own.iter().position(|call| call.as_ref().is_some_and(|call| call.name == tool));
            let block = by_id.or_else(by_name).and_then(|at| own[at].take());
            let tool_use_id =
                block.map_or_else(|| format!("call_{}", self.first_call + calls.len()), |call| call.tool_use_id);
            calls.push(ToolUseBlock { name: tool, input, tool_use_id, r#type: None });
        }
        message.content.extend(calls.iter().cloned().map(ContentBlock::ToolUse));
        Reading { message, rationale, next: Next::Calls(calls) }.bounded()
    }

    /// Leaves of the message's text what stands before its calls.
    fn cut_text(&self, message: &mut Message) {
        let text = text_of(message);
        let before = before_calls(&text, Offered::new(self.tools));
        message.content.retain(|block| !matches!(block, ContentBlock::Text(_)));
        if !before.trim().is_empty() {
            message.content.push(ContentBlock::Text(before.to_owned()));
        }
    }
}

fn plain(reading: Reading) -> ParsedOrchestration {
    ParsedOrchestration { reading, citations: Vec::new() }
}

/// The message without tool uses, which nothing will answer.
fn without_calls(mut message: Message) -> Message {
    message.content.retain(|block| !matches!(block, ContentBlock::ToolUse(_)));
    message
}

fn unknown_kind(details: &Part<'_>) -> BadResponse {
    let expected = "ACTION_GROUP, KNOWLEDGE_BASE, AGENT_COLLABORATOR, FINISH or ASK_USER";
    details.wrong("invocationType", details.get("invocationType"), expected)
}

#[cfg(test)]
#[path = "orchestration_tests.rs"]
mod tests;
