//! The six types of prompt. AWS's two APIs each name five of them, and not the same five.

use std::fmt;

use aws_wire::{bedrock_agent::types as build, bedrock_agent_runtime::types as run};

/// The type of a prompt: the step of a turn, or after it, that it asks the model in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PromptKind {
    /// `PRE_PROCESSING`: is the input one that the agent should answer?
    PreProcessing,
    /// `ORCHESTRATION`: what is to be done next?
    Orchestration,
    /// `KNOWLEDGE_BASE_RESPONSE_GENERATION`: a cited answer from look-up results.
    KnowledgeBaseResponseGeneration,
    /// `POST_PROCESSING`: the final answer, written anew.
    PostProcessing,
    /// `MEMORY_SUMMARIZATION`: what is to be remembered of a session.
    MemorySummarization,
    /// `ROUTING_CLASSIFIER`: which collaborator gets the request? The build-time API has no name for it, so that it can be
    /// overridden for inline agents only.
    RoutingClassifier,
}

impl PromptKind {
    /// All types, in the order in which a turn meets them.
    pub const ALL: [Self; 6] = [
        Self::PreProcessing,
        Self::Orchestration,
        Self::KnowledgeBaseResponseGeneration,
        Self::PostProcessing,
        Self::MemorySummarization,
        Self::RoutingClassifier,
    ];

    /// AWS's name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PreProcessing => "PRE_PROCESSING",
            Self::Orchestration => "ORCHESTRATION",
            Self::KnowledgeBaseResponseGeneration => "KNOWLEDGE_BASE_RESPONSE_GENERATION",
            Self::PostProcessing => "POST_PROCESSING",
            Self::MemorySummarization => "MEMORY_SUMMARIZATION",
            Self::RoutingClassifier => "ROUTING_CLASSIFIER",
        }
    }

    /// The type in the build-time API, which has none for the router.
    #[must_use]
    pub const fn build(self) -> Option<build::PromptType> {
        Some(match self {
            Self::PreProcessing => build::PromptType::PreProcessing,
            Self::Orchestration => build::PromptType::Orchestration,
            Self::KnowledgeBaseResponseGeneration => build::PromptType::KnowledgeBaseResponseGeneration,
            Self::PostProcessing => build::PromptType::PostProcessing,
            Self::MemorySummarization => build::PromptType::MemorySummarization,
            Self::RoutingClassifier => return None,
        })
    }

    /// The type in the runtime's API, for traces; it has none for memory.
    #[must_use]
    pub const fn run(self) -> Option<run::PromptType> {
        Some(match self {
            Self::PreProcessing => run::PromptType::PreProcessing,
            Self::Orchestration => run::PromptType::Orchestration,
            Self::KnowledgeBaseResponseGeneration => run::PromptType::KnowledgeBaseResponseGeneration,
            Self::PostProcessing => run::PromptType::PostProcessing,
            Self::RoutingClassifier => run::PromptType::RoutingClassifier,
            Self::MemorySummarization => return None,
        })
    }
}

impl fmt::Display for PromptKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<build::PromptType> for PromptKind {
    fn from(kind: build::PromptType) -> Self {
        match kind {
            build::PromptType::PreProcessing => Self::PreProcessing,
            build::PromptType::Orchestration => Self::Orchestration,
            build::PromptType::KnowledgeBaseResponseGeneration => Self::KnowledgeBaseResponseGeneration,
            build::PromptType::PostProcessing => Self::PostProcessing,
            build::PromptType::MemorySummarization => Self::MemorySummarization,
        }
    }
}

impl From<run::PromptType> for PromptKind {
    fn from(kind: run::PromptType) -> Self {
        match kind {
            run::PromptType::PreProcessing => Self::PreProcessing,
            run::PromptType::Orchestration => Self::Orchestration,
            run::PromptType::KnowledgeBaseResponseGeneration => Self::KnowledgeBaseResponseGeneration,
            run::PromptType::PostProcessing => Self::PostProcessing,
            run::PromptType::RoutingClassifier => Self::RoutingClassifier,
        }
    }
}
