//! Data sources: where a knowledge base's documents come from, and how they are cut.

mod configuration;
mod create;
mod delete;
mod get;
mod list;
mod record;
mod update;

pub(in crate::services::bedrock_agent) use record::{ready, source};
