//! The server in the test's own process, as clients see it.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod bodies;
mod chat;
mod command;
mod demo;
mod house;
mod protocols;
mod routing;
mod security;
mod streams;
