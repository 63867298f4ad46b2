//! The pre-processing prompt.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{Message, Tool};

use super::{Attributes, attributes, tool_lines};
use crate::template::{Show, Values, transcript};

/// What a pre-processing prompt says.
#[derive(Clone, Copy, Debug)]
pub struct PreProcessingValues<'a> {
    /// The agent's instruction.
    pub instruction: &'a str,
    /// The user's text of this turn.
    pub question: &'a str,
    /// The session's earlier turns.
    pub history: &'a [Arc<Message>],
    /// What the agent can do.
    pub tools: &'a [Tool],
    /// Attributes that the caller gave for this turn's prompt.
    pub prompt_session_attributes: &'a Attributes,
}

impl Values for PreProcessingValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        Some(match name {
            "instruction" | "instructions" => self.instruction.into(),
            "question" => self.question.into(),
            "conversation_history" => transcript(self.history, Show::Talk).into(),
            "tools" | "functions" => tool_lines(self.tools).into(),
            "prompt_session_attributes" | "attributes" => attributes(self.prompt_session_attributes).into(),
            _ => return None,
        })
    }
}
