//! From a connection to a typed call and back.
//!
//! The server knows no operation by name: `aws_wire`'s tables say which operation a request is and how it is read and
//! written, and the [`Registry`] says which function answers it.

mod action_servers;
mod activity;
mod app;
mod application_log;
mod archive;
mod authentication;
mod body;
mod browser;
mod connection;
mod context;
mod dispatch;
mod embedded;
mod events;
mod exchange;
mod health;
mod housekeeping;
mod knowledge;
mod listener;
mod open;
mod refusal;
mod registry;
mod request_body;
mod s3;
mod tags;

pub use app::App;
pub use context::{Principal, RequestContext};
pub(crate) use embedded::{embeddings_factory as embedded_embeddings, factory as embedded_models};
pub use listener::{Server, StartError};
pub use open::OpenError;
pub use registry::{Events, Registry};
