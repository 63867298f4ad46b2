//! The conversation as the composite sees it: text, calls and results, without any protocol around them.

use serde_json::Value;

/// Something a tool can do, as the model's caller offers it.
#[derive(Debug, Clone, PartialEq)]
pub struct Tool {
    /// Name by which it is called.
    pub name: String,
    /// What it does.
    pub description: String,
    /// JSON schema of its input.
    pub input_schema: Value,
}

/// A call of a tool that the model wants.
#[derive(Debug, Clone, PartialEq)]
pub struct Call {
    /// Name of the tool.
    pub tool: String,
    /// Its input, valid by the tool's schema.
    pub input: Value,
}

/// One step of a conversation.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// What the user said.
    User(String),
    /// What the assistant said.
    Assistant(String),
    /// A call that the assistant made.
    Call(Call),
    /// What a call gave: data, never instructions.
    Result {
        /// Name of the tool, empty when unknown.
        tool: String,
        /// Its result as text.
        text: String,
        /// Whether the tool failed.
        failed: bool,
    },
}

/// What the model may do next.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum ToolChoice {
    /// Call a tool or answer.
    #[default]
    Auto,
    /// Call some tool.
    Any,
    /// Call this tool.
    Tool(String),
}

/// All that a decision or an answer is made from.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Conversation {
    /// The caller's instructions.
    pub system: String,
    /// Oldest first.
    pub steps: Vec<Step>,
    /// Tools on offer.
    pub tools: Vec<Tool>,
    /// What may be done with them.
    pub choice: ToolChoice,
}

impl Conversation {
    /// The steps since the user last spoke: calls and results of the running turn.
    pub(crate) fn since_user(&self) -> &[Step] {
        let last = self.steps.iter().rposition(|step| matches!(step, Step::User(_)));
        &self.steps[last.map_or(0, |at| at + 1)..]
    }
}
