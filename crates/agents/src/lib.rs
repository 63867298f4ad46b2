//! Agents: what a turn decides and does.
//!
//! Pure parts first: [`action_groups`] turns the schemas that people wrote for AWS into tools, and tool calls into the
//! inputs of functions.

pub mod action_groups;
pub mod agent;
mod answer_text;
pub mod collaborators;
pub mod definition;
mod expected;
mod failure;
pub mod generation;
mod inline;
pub mod knowledge;
pub mod memory;
pub mod orchestrator;
pub mod parser;
mod payloads;
pub mod prompts;
pub mod servers;
pub mod template;
mod trace;
pub mod turn;

pub use failure::Failure;
pub use trace::Origin;
