//! The orchestration prompt.

use std::borrow::Cow;

use super::guidelines::{self, MayAsk};
use super::{Attributes, Collaborator, KnowledgeBase, agents, attributes, lines};
use crate::action_groups::USER_INPUT_TOOL;
use crate::collaborators::SEND_MESSAGE;
use crate::parser::TextForm;
use crate::template::Values;

/// What an orchestration prompt says. The conversation's parts come from the conversation itself.
#[derive(Clone, Copy, Debug)]
pub struct OrchestrationValues<'a> {
    /// The agent's instruction.
    pub instruction: &'a str,
    /// Attributes that the caller gave for this turn's prompt.
    pub prompt_session_attributes: &'a Attributes,
    /// The tools described as text; none when the model gets them natively.
    pub tools: Option<&'a str>,
    /// Whether the agent may ask the user.
    pub asks_user: bool,
    /// The knowledge bases that the agent may search.
    pub knowledge_bases: &'a [KnowledgeBase<'a>],
    /// The names of the files in the code interpreter, when the agent has one.
    pub code_interpreter: Option<&'a [String]>,
    /// What was loaded of earlier sessions, when the agent remembers and the caller named a memory.
    pub memory: Option<&'a [String]>,
    /// The agents that a supervisor talks to.
    pub collaborators: &'a [Collaborator<'a>],
}

impl<'a> OrchestrationValues<'a> {
    /// The values of an agent that uses no feature.
    #[must_use]
    pub fn new(instruction: &'a str, prompt_session_attributes: &'a Attributes) -> Self {
        Self {
            instruction,
            prompt_session_attributes,
            tools: None,
            asks_user: false,
            knowledge_bases: &[],
            code_interpreter: None,
            memory: None,
            collaborators: &[],
        }
    }

    /// A tool's name as the model writes it.
    fn called(&self, tool: &str) -> String {
        if self.tools.is_some() { tool.replace("__", "::") } else { tool.to_owned() }
    }

    fn asking(&self, on: impl Fn(MayAsk<'_>) -> String, off: &'static str) -> Cow<'a, str> {
        if self.asks_user { on(MayAsk(&self.called(USER_INPUT_TOOL))).into() } else { off.into() }
    }

    /// Names that templates in use have from AWS's earlier defaults.
    fn get_earlier(&self, name: &str) -> Option<Cow<'a, str>> {
        let leads = !self.collaborators.is_empty();
        Some(match name {
            "ask_user_missing_parameters" => self.asking(|it| it.missing_information(), guidelines::MUST_NOT_ASK),
            "multi_agent_collaboration" if leads => {
                guidelines::team(&self.called(SEND_MESSAGE), &agents(self.collaborators)).into()
            }
            "multi_agent_collaboration_guideline" => when(leads, guidelines::TEAM),
            "long_term_memory" if self.memory.is_some() => {
                [guidelines::MEMORY, &memory(self.memory.unwrap_or_default())].join("\n").into()
            }
            "model_instructions" if self.tools.is_some() => guidelines::in_words(&TextForm::XmlInvoke.example()).into(),
            // The steps of the turn follow as messages.
            "thought" | "bot_response" => "".into(),
            "multi_agent_collaboration" | "long_term_memory" | "model_instructions" | "output_format_guideline" => {
                "".into()
            }
            _ => return None,
        })
    }
}

fn when(on: bool, text: &'static str) -> Cow<'static, str> {
    Cow::Borrowed(if on { text } else { "" })
}

impl Values for OrchestrationValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        let searches = !self.knowledge_bases.is_empty();
        let remembers = self.memory.is_some();
        Some(match name {
            "instruction" | "instructions" => self.instruction.into(),
            "prompt_session_attributes" | "attributes" => attributes(self.prompt_session_attributes).into(),
            "tools" | "functions" => self.tools.unwrap_or_default().into(),
            "ask_user_missing_information" => self.asking(|it| it.missing_information(), guidelines::MUST_NOT_ASK),
            "ask_user_confirm_missing_information" => self.asking(|it| it.confirm(), guidelines::MUST_NOT_CONFIRM),
            "respond_to_user_guideline" => self.asking(|it| it.respond(), guidelines::ANSWERS_ONLY),
            "ask_user_function" => self.asking(|it| it.function(), ""),
            "ask_user_input_examples" => self.asking(|it| it.input_examples(), ""),
            "ask_user_function_examples" => self.asking(|it| it.function_examples(), ""),
            "action_kb_guideline" => when(searches, guidelines::ACTIONS_AND_SEARCHES),
            "knowledge_base_guideline" => when(searches, guidelines::CITE),
            "knowledge_base_additional_guideline" => when(searches, guidelines::SILENT_SOURCES),
            "code_interpreter_guideline" => when(self.code_interpreter.is_some(), guidelines::CODE),
            "code_interpreter_files" => files(self.code_interpreter.unwrap_or_default()).into(),
            "memory_guideline" | "memory_guidelines" => when(remembers, guidelines::MEMORY),
            "memory_action_guideline" | "memory_action_guidelines" => when(remembers, guidelines::MEMORY_ACTIONS),
            "memory_content" => memory(self.memory.unwrap_or_default()).into(),
            "agent_collaborators" => agents(self.collaborators).into(),
            "multi_agent_payload_reference_guideline" => when(!self.collaborators.is_empty(), guidelines::PAYLOADS),
            _ => return self.get_earlier(name),
        })
    }
}

fn files(names: &[String]) -> String {
    if names.is_empty() {
        return String::new();
    }
    format!("Files in the code interpreter's folder:\n{}", lines(names.iter().map(|name| format!("- {name}"))))
}

fn memory(summaries: &[String]) -> String {
    if summaries.is_empty() {
        return String::new();
    }
    let sessions = summaries.iter().map(|summary| format!("<session>\n{}\n</session>", summary.trim()));
    format!("<memory>\n{}\n</memory>", lines(sessions))
}
