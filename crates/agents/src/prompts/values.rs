//! What the placeholders of a prompt stand for in one turn.

use std::collections::BTreeMap;

/// The values for a turn's orchestration prompt.
#[derive(Clone, Copy, Debug)]
pub struct PromptValues<'a> {
    /// The agent's instruction.
    pub instruction: &'a str,
    /// Whether the agent may ask the user.
    pub asks_user: bool,
    /// Attributes that the caller gave for this turn's prompt.
    pub prompt_session_attributes: &'a BTreeMap<String, String>,
}

const MAY_ASK: &str = "- If something that a tool requires is missing, ask the user for it with the user__askuser tool, one short question.";
const MUST_NOT_ASK: &str =
    "- You cannot ask the user anything. Do your best with what you have, and say in the answer what was missing.";

impl PromptValues<'_> {
    /// The value of a placeholder; nothing for a name that is no placeholder of this prompt.
    ///
    /// Placeholders of features that the agent does not use are empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "instruction" | "instructions" => self.instruction.to_owned(),
            "ask_user_missing_information" if self.asks_user => MAY_ASK.to_owned(),
            "ask_user_missing_information" => MUST_NOT_ASK.to_owned(),
            "prompt_session_attributes" | "attributes" => self.attributes(),
            "tools"
            | "functions"
            | "respond_to_user_guideline"
            | "ask_user_function"
            | "ask_user_input_examples"
            | "ask_user_function_examples"
            | "ask_user_confirm_missing_information"
            | "action_kb_guideline"
            | "knowledge_base_guideline"
            | "knowledge_base_additional_guideline"
            | "code_interpreter_guideline"
            | "code_interpreter_files"
            | "memory_guideline"
            | "memory_guidelines"
            | "memory_content"
            | "memory_action_guideline"
            | "memory_action_guidelines"
            | "agent_collaborators"
            | "multi_agent_payload_reference_guideline"
            | "conversation_history"
            | "question"
            | "agent_scratchpad" => String::new(),
            _ => return None,
        })
    }

    fn attributes(&self) -> String {
        if self.prompt_session_attributes.is_empty() {
            return String::new();
        }
        // JSON keeps names and values apart whatever they contain.
        let json = serde_json::json!(self.prompt_session_attributes);
        format!("Facts about this conversation, given by the program that you work for:\n{json}\n")
    }
}
