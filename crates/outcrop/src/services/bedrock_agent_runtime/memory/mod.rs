//! Memory across sessions: what clients read and delete of it, and the agents and the log that its summaries need.

mod agents;
mod delete_agent_memory;
mod get_agent_memory;

use std::sync::Arc;

use ::agents::memory::Memories;
use aws_wire::bedrock_agent_runtime::{Error, operations};
use store::StoreError;

use crate::server::{App, Registry};
use agents::AppAgents;

/// Binds the handlers.
pub(super) fn register(registry: &mut Registry) {
    registry.operation(operations::GetAgentMemory, get_agent_memory::get_agent_memory);
    registry.operation(operations::DeleteAgentMemory, delete_agent_memory::delete_agent_memory);
}

/// Makes the summaries of sessions that have ended, for as long as it is polled.
pub async fn summarise_sessions(app: Arc<App>) {
    let (runtime, log) = (app.runtime.clone(), app.application_log.clone());
    Memories::new(runtime, Arc::new(AppAgents(app)), log).run().await;
}

fn store_failed(error: StoreError) -> Error {
    match error {
        StoreError::PageToken { .. } => Error::validation(format!("nextToken: {error}.")),
        error => {
            tracing::error!(%error, "the store failed");
            Error::internal_server("The store failed; the server's log says why. Retry the request.")
        }
    }
}
