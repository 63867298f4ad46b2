//! The crate's behaviour from outside: fetching model files, and the real model where it is on this machine.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod fetch;
mod hub;
#[cfg(feature = "minilm")]
mod minilm;
#[cfg(feature = "llama")]
mod real_model;
