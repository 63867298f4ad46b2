//! What holds for prompts that nobody overrides: templates, inference settings and states.
//!
//! The templates' words are the project's own. The first block of an orchestration template's system prompt is the agent's
//! instruction alone, so that a very small model can be given that block and no more; what changes from turn to turn is in
//! the last, so that providers can cache what stands before it.

use aws_wire::Document;
use aws_wire::bedrock_agent::types::{self as build, InferenceConfiguration};
use aws_wire::bedrock_agent_runtime::types as run;

use super::{Family, PromptKind};

/// What an agent is to others: `agentCollaboration` of either API.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// It works alone.
    #[default]
    Alone,
    /// It has collaborators and talks to them.
    Supervisor,
    /// It has collaborators, and hands clear requests straight to one of them.
    Router,
}

impl From<Option<build::AgentCollaboration>> for Role {
    fn from(collaboration: Option<build::AgentCollaboration>) -> Self {
        match collaboration {
            None | Some(build::AgentCollaboration::Disabled) => Self::Alone,
            Some(build::AgentCollaboration::Supervisor) => Self::Supervisor,
            Some(build::AgentCollaboration::SupervisorRouter) => Self::Router,
        }
    }
}

impl From<Option<run::AgentCollaboration>> for Role {
    fn from(collaboration: Option<run::AgentCollaboration>) -> Self {
        match collaboration {
            None | Some(run::AgentCollaboration::Disabled) => Self::Alone,
            Some(run::AgentCollaboration::Supervisor) => Self::Supervisor,
            Some(run::AgentCollaboration::SupervisorRouter) => Self::Router,
        }
    }
}

/// What the defaults of an agent's prompts follow from.
#[derive(Clone, Copy, Debug)]
pub struct Basis<'a> {
    /// The agent's model: an id, an inference profile or an ARN.
    pub model_id: &'a str,
    /// Whether it works alone.
    pub role: Role,
    /// Whether it remembers sessions.
    pub memory: bool,
}

impl Basis<'_> {
    /// Whether a prompt is used unless the agent says otherwise.
    #[must_use]
    pub fn enabled(&self, kind: PromptKind) -> bool {
        match kind {
            PromptKind::PreProcessing => Family::of(self.model_id).is_text(),
            PromptKind::Orchestration | PromptKind::KnowledgeBaseResponseGeneration => true,
            PromptKind::PostProcessing => false,
            PromptKind::MemorySummarization => self.memory,
            PromptKind::RoutingClassifier => self.role == Role::Router,
        }
    }
}

/// The default template of a prompt.
#[must_use]
pub fn template(kind: PromptKind, family: Family, role: Role) -> &'static str {
    if kind == PromptKind::Orchestration {
        return orchestration(family, role);
    }
    let (messages, text) = match kind {
        PromptKind::Orchestration | PromptKind::PreProcessing => {
            (include_str!("templates/pre_processing.json"), include_str!("templates/pre_processing_text.txt"))
        }
        PromptKind::KnowledgeBaseResponseGeneration => (
            include_str!("templates/knowledge_base_response_generation.json"),
            include_str!("templates/knowledge_base_response_generation_text.txt"),
        ),
        PromptKind::PostProcessing => {
            (include_str!("templates/post_processing.json"), include_str!("templates/post_processing_text.txt"))
        }
        PromptKind::MemorySummarization => (
            include_str!("templates/memory_summarization.json"),
            include_str!("templates/memory_summarization_text.txt"),
        ),
        PromptKind::RoutingClassifier => {
            (include_str!("templates/routing_classifier.json"), include_str!("templates/routing_classifier_text.txt"))
        }
    };
    if family.is_text() { text } else { messages }
}

fn orchestration(family: Family, role: Role) -> &'static str {
    match (family, role) {
        (Family::Claude, Role::Alone) => include_str!("templates/orchestration_claude.json"),
        (Family::Claude, Role::Supervisor | Role::Router) => {
            include_str!("templates/orchestration_supervisor_claude.json")
        }
        (Family::Nova | Family::Other, Role::Alone) => include_str!("templates/orchestration.json"),
        (Family::Nova | Family::Other, _) => include_str!("templates/orchestration_supervisor.json"),
        (Family::ClaudeText | Family::Text, Role::Alone) => include_str!("templates/orchestration_text.txt"),
        (Family::ClaudeText | Family::Text, _) => include_str!("templates/orchestration_supervisor_text.txt"),
    }
}

/// The default inference settings of a prompt with these members for the provider's own request.
#[must_use]
pub fn inference(kind: PromptKind, family: Family, fields: Option<&Document>) -> InferenceConfiguration {
    let (temperature, top_k, length) = match family {
        Family::Claude | Family::ClaudeText => (0.0, Some(250), 2048),
        Family::Nova => (1.0, Some(1), 1024),
        Family::Text | Family::Other => (0.0, None, 2048),
    };
    let stops: &[&str] = match (kind, family) {
        (PromptKind::Orchestration, Family::Claude) => &["</invoke>", "</answer>", "</error>"],
        (PromptKind::Orchestration, Family::ClaudeText | Family::Text) => {
            &["</invoke>", "</answer>", "</error>", "\n\nHuman:"]
        }
        (PromptKind::Orchestration, Family::Other) => &["</answer>"],
        (_, Family::ClaudeText | Family::Text) => &["\n\nHuman:"],
        // As AWS was recorded to send it, though no Claude of today goes on with the user's turn.
        (PromptKind::KnowledgeBaseResponseGeneration, Family::Claude) => &["\n\nHuman:"],
        _ => &[],
    };
    // Providers that are asked to reason first refuse to be told how to choose words.
    let chooses = !reasons(fields);
    InferenceConfiguration {
        temperature: chooses.then_some(temperature),
        top_p: chooses.then_some(1.0),
        top_k: top_k.filter(|_| chooses),
        // A whole session is summarised at once.
        maximum_length: Some(if kind == PromptKind::MemorySummarization { 4096 } else { length }),
        stop_sequences: Some(stops.iter().map(|stop| (*stop).to_owned()).collect()),
    }
}

fn reasons(fields: Option<&Document>) -> bool {
    let kind = |name| fields?.get(name)?.get("type")?.as_str();
    [kind("reasoning_config"), kind("thinking")].contains(&Some("enabled"))
}
