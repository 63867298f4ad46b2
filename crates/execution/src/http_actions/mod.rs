//! Operations of an OpenAPI schema carried out by calling the HTTP server that the schema describes, without a function in
//! between.
//!
//! A schema is written by whoever makes agents, and its arguments by a model; neither may choose where this machine sends
//! requests. So the operator names the servers ([`HttpServerConfig`]), with their credentials, and a call goes nowhere else:
//! the schema's server must lie under one of the named addresses, a path is put together so that no argument can leave it,
//! redirects are not followed, and time and size of an answer are bounded.

mod client;
mod config;
mod error;
mod url;

pub use client::{HttpAnswer, HttpBody, HttpCall, HttpParameter, HttpPlace, HttpServers};
pub use config::{HttpAuth, HttpServerConfig};
pub use error::HttpError;
