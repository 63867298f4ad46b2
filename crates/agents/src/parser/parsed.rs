//! What the answers to the prompts around the loop mean, whether a built-in parser or a function read them.

use serde::{Deserialize, Serialize};

/// Whether the user's text may go on to the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreProcessing {
    /// Whether it may.
    pub valid: bool,
    /// Why the model thinks so, if it said.
    pub rationale: Option<String>,
}

/// The answer to the user, written anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostProcessing {
    /// What the user gets; never blank.
    pub text: String,
    /// The parts of it that rest on sources; only functions name any.
    pub citations: Vec<CitedPart>,
}

/// An answer from search results, in the order of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CitedAnswer {
    /// At least one, none of them blank.
    pub parts: Vec<CitedPart>,
}

/// A part of an answer with the sources that it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CitedPart {
    /// The text without tags and surrounding blanks.
    pub text: String,
    /// The ids of the sources as the prompt gave them; none for a part without a source.
    pub source_ids: Vec<String>,
}

impl CitedAnswer {
    /// The text that the user gets: the parts with one blank between them, as AWS counts spans.
    #[must_use]
    pub fn text(&self) -> String {
        let texts: Vec<&str> = self.parts.iter().map(|part| part.text.as_str()).collect();
        texts.join(" ")
    }
}

/// What a session was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicSummary {
    /// The topic's name.
    pub topic: String,
    /// What was said about it.
    pub summary: String,
}

/// Who takes a request that reaches a router.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// This collaborator.
    Agent {
        /// Its name.
        name: String,
        /// What it is told instead of the user's text; only functions give one.
        input: Option<String>,
    },
    /// The collaborator that took the last one.
    KeepPrevious,
    /// The supervisor itself, by a look-up in a knowledge base.
    KnowledgeBase,
    /// The supervisor itself, by one of its tools.
    ToolUse,
    /// The supervisor itself: it is not clear who.
    Undecided,
}
