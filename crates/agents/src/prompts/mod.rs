//! Prompts: what a model is asked in each step of a turn, and in which words.
//!
//! [`Prompts`] are an agent's six prompts, made of the model's [defaults] and the agent's [`Overrides`]. A turn fills a
//! prompt's template with the values of its step, one type of values a prompt.

pub mod defaults;
mod effective;
mod family;
mod kind;
mod overrides;
mod prompt;
mod values;

pub use defaults::{Basis, Role};
pub use effective::effective;
pub use family::Family;
pub use kind::PromptKind;
pub use overrides::Overrides;
pub use prompt::{Prompt, Prompts, Unreadable, UnreadableTemplates};
pub use values::*;

#[cfg(test)]
mod tests;
