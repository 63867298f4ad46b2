//! Run time: turns of agents, searching knowledge bases, and the sessions that programs store themselves.

mod files;
mod invoke_agent;
mod invoke_inline_agent;
mod memory;
mod prepared;
mod request;
mod rerank;
mod retrieve;
mod retrieve_and_generate;
mod served_aliases;
mod sessions;

use aws_wire::bedrock_agent_runtime::operations;

use crate::server::Registry;

pub use memory::summarise_sessions;
pub use prepared::PreparedAgents;
pub use retrieve::Retriever;
pub use served_aliases::ServedAliases;
pub use sessions::{Sessions, SessionsError};

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.streaming(operations::InvokeAgent, invoke_agent::invoke_agent);
    registry.streaming(operations::InvokeInlineAgent, invoke_inline_agent::invoke_inline_agent);
    registry.operation(operations::RetrieveAndGenerate, retrieve_and_generate::retrieve_and_generate);
    registry.streaming(operations::RetrieveAndGenerateStream, retrieve_and_generate::retrieve_and_generate_stream);
    memory::register(registry);
    sessions::register(registry);
    registry.operation(operations::Retrieve, retrieve::retrieve);
    registry.operation(operations::Rerank, rerank::rerank);
}
