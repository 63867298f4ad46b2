//! The server in the test's own process, as clients see it.

mod bodies;
mod chat;
mod command;
mod demo;
mod house;
mod protocols;
mod routing;
mod security;
mod streams;
