//! Outcrop's binary as a library, so that tests can start the server in their own process.
//!
//! `config` says what to run, `server` turns HTTP into typed calls, `services` answers them, `cli` is what people type.

pub mod config;
pub mod server;
pub mod services;
