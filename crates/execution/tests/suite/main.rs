//! Functions as users write them, run in real processes.
//!
//! Time-outs and reaping are tested by advancing tokio's clock, which is stopped in those tests;
//! nothing here sleeps.

#![allow(clippy::unwrap_used)]

mod code_archive;
mod harness;
mod http_actions;
mod limits;
mod mcp;
mod node_handlers;
mod process_life;
mod python_handlers;
mod remote_endpoint;
