//! The small model that comes with the product: `outcrop.embedded-small`.
//!
//! Someone without a key or a model server still sees the whole loop (model call, tool call, answer) on two
//! cores. Half a billion parameters choose tools badly when they are just asked to, so the model is one part of
//! a composite: its preference between the tools is measured, not sampled ([`decide`]), inputs are written under
//! the grammar of the tool's schema, values that nobody gave become a question, and answers are written apart
//! from tools.
//!
//! - `EmbeddedModel` is the model as the rest of the house uses it.
//! - [`fetch::Fetcher`] brings [`manifest::EMBEDDED_SMALL`] onto the machine; [`probe`] tells what is missing.
//! - [`engine::Engine`] is what the composite needs of an inference engine; `llama` is llama.cpp behind it, a feature.
//!
//! Beside it stands the embedding model, [`minilm`], a feature of its own that needs no C++ compiler.

mod answer;
pub mod composite;
pub mod conversation;
pub mod decide;
pub mod engine;
pub mod error;
pub mod fetch;
mod grounding;
#[cfg(feature = "llama")]
pub mod llama;
pub mod manifest;
#[cfg(feature = "minilm")]
pub mod minilm;
#[cfg(feature = "llama")]
mod model;
pub mod probe;
mod prompt;
mod question;
pub mod schema;
#[cfg(test)]
mod scripted;
mod sources;
mod text;
#[cfg(feature = "llama")]
mod worker;

#[cfg(feature = "minilm")]
pub use minilm::MiniLm;
#[cfg(feature = "llama")]
pub use model::EmbeddedModel;
