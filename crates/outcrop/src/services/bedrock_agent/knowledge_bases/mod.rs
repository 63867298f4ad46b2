//! Knowledge bases: their configuration and life cycle.

mod configuration;
mod create;
mod delete;
mod get;
mod list;
mod record;
mod serving;
mod update;

pub(in crate::services::bedrock_agent) use record::{Intent, KNOWLEDGE_BASE, KnowledgeBaseRecord};
pub use serving::{ServingError, ServingKnowledgeBase};
