//! The built-in parsers of the prompts around the loop.
//!
//! Each reads what the default template of its prompt asks for, and no less from models that keep to it only by half: an
//! answer that means one thing is read as that. What cannot be read is an error, never an empty result.

mod cited_answer;
mod memory;
mod post_processing;
mod pre_processing;
mod router;

pub use cited_answer::cited_answer;
pub use memory::memory_summaries;
pub use post_processing::post_processing;
pub use pre_processing::pre_processing;
pub use router::route;

use crate::prompts::PromptKind;

/// A model's answer that has not the form its prompt asks for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("The model's answer to the {prompt} prompt cannot be read: {problem}.")]
pub struct UnreadableAnswer {
    /// The type of the prompt.
    pub prompt: PromptKind,
    /// What is missing or wrong.
    pub problem: &'static str,
}
