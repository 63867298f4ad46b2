//! Outcrop's binary as a library, so that tests can start the server in their own process.
//!
//! `cli` is what people type, `config` says what to run, `server` turns HTTP into typed calls, `services` answers them,
//! `knowledge` is what those of knowledge bases share.

pub mod cli;
pub mod config;
pub mod knowledge;
pub mod server;
pub mod services;
