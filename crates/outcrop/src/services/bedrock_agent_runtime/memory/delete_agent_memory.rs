//! `DeleteAgentMemory`: what is kept under a memory id, of a session, or all that the alias remembers.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{DeleteAgentMemoryRequest, DeleteAgentMemoryResponse};

use super::store_failed;
use crate::server::{App, RequestContext};

/// Deletes summaries, and keeps those from being kept that are being made. An agent whose memory is off still forgets.
pub(super) async fn delete_agent_memory(
    app: Arc<App>,
    context: RequestContext,
    input: DeleteAgentMemoryRequest,
) -> Result<DeleteAgentMemoryResponse, Error> {
    let place = (&context).into();
    let snapshot = app.build_time.resolve_even_paused(place, &input.agent_id, &input.agent_alias_id).await?;
    let (memory_id, session_id) = (input.memory_id.as_deref(), input.session_id.as_deref());
    app.runtime.forget(&snapshot.alias_arn, memory_id, session_id).await.map_err(store_failed)?;
    Ok(DeleteAgentMemoryResponse::default())
}
