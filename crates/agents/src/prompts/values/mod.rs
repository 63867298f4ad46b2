//! What placeholders stand for, prompt by prompt.
//!
//! Each prompt has its own input, so that nothing can be asked of a prompt that it does not say. Placeholders of features
//! that the agent does not use are empty. Texts of users, documents and tools are put in as they are, inside delimiters
//! that the templates or the values here set; session attributes never reach a prompt, prompt session attributes do.

mod guidelines;
mod knowledge_base_response;
mod memory_summarization;
mod orchestration;
mod post_processing;
mod pre_processing;
mod routing_classifier;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use aws_wire::bedrock_runtime::types::Tool;

pub use knowledge_base_response::{KnowledgeBaseResponseValues, SearchResult};
pub use memory_summarization::MemorySummarizationValues;
pub use orchestration::OrchestrationValues;
pub use post_processing::PostProcessingValues;
pub use pre_processing::PreProcessingValues;
pub use routing_classifier::RoutingClassifierValues;

/// Attributes by name.
type Attributes = BTreeMap<String, String>;

/// A knowledge base, as prompts tell of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnowledgeBase<'a> {
    /// Its id.
    pub id: &'a str,
    /// What the agent is to use it for, in the words of the association.
    pub description: &'a str,
}

/// A collaborator, as prompts tell of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collaborator<'a> {
    /// Its name in the team: `collaboratorName`.
    pub name: &'a str,
    /// What it is to be used for: `collaborationInstruction`.
    pub instruction: &'a str,
}

/// The attributes with what they are, or nothing.
fn attributes(attributes: &Attributes) -> String {
    if attributes.is_empty() {
        return String::new();
    }
    // JSON keeps names and values apart whatever they contain.
    let json = serde_json::json!(attributes);
    format!("Facts about this conversation, given by the program that you work for:\n{json}")
}

/// A line for each collaborator.
fn agents(collaborators: &[Collaborator<'_>]) -> String {
    lines(collaborators.iter().map(|it| format!("<agent name=\"{}\">{}</agent>", it.name, it.instruction.trim())))
}

/// A line for each tool: its name, and what it does.
fn tool_lines(tools: &[Tool]) -> String {
    lines(tools.iter().filter_map(|tool| match tool {
        Tool::ToolSpec(tool) => {
            let description = tool.description.as_deref().unwrap_or_default().trim();
            Some(format!("<function name=\"{}\">{description}</function>", tool.name))
        }
        Tool::SystemTool(_) | Tool::CachePoint(_) => None,
    }))
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.fold(String::new(), |mut out, line| {
        let separator = if out.is_empty() { "" } else { "\n" };
        // Writing into a string does not fail.
        let _ = write!(out, "{separator}{line}");
        out
    })
}
