//! A model server that says what a script tells it to, over the OpenAI-compatible chat-completions API.
//!
//! General HTTP mocks buffer bodies; what matters about a model server is *how* its bytes come: in which pieces, with
//! pauses, cut off, wrong. So this one writes every piece of a body as a write of its own, and can stall or hang up
//! between two of them. It keeps the requests for the test to look at.
//!
//! Tests in Rust start a [`FakeModel`] in their own process; others run the `fake-model` binary. The script's form is
//! that of [`Script`], in JSON, and is described in `docs/testing.md`.

mod embeddings;
mod frames;
mod instant;
mod script;
mod server;

pub use script::{Reply, Script, Text, Then, ToolCall, When};
pub use server::{Behaviour, CapturedRequest, FakeModel};
