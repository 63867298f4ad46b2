//! `GetAgentMemory`: the summaries that are kept under a memory id, newest first.

use std::sync::Arc;

use agents::memory::MemoryRules;
use aws_wire::IsoTime;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    GetAgentMemoryRequest, GetAgentMemoryResponse, Memory, MemorySessionSummary,
};
use store::memories::MemoryKey;

use super::store_failed;
use crate::server::{App, RequestContext};

/// How many summaries an answer holds when the client does not say.
const DEFAULT_ITEMS: u32 = 100;

pub(super) async fn get_agent_memory(
    app: Arc<App>,
    context: RequestContext,
    input: GetAgentMemoryRequest,
) -> Result<GetAgentMemoryResponse, Error> {
    let place = (&context).into();
    let snapshot = app.build_time.resolve_even_paused(place, &input.agent_id, &input.agent_alias_id).await?;
    let Some(rules) = MemoryRules::of(snapshot.agent.memory_configuration.as_ref()) else {
        return Err(Error::validation(format!(
            "Memory is not enabled for agent {} behind alias {}. Give the agent a memoryConfiguration with UpdateAgent and \
             prepare it.",
            input.agent_id, input.agent_alias_id
        )));
    };
    let now = app.clock.now();
    let key = MemoryKey { scope: &snapshot.alias_arn, memory_id: &input.memory_id };
    let limit = input.max_items.map_or(DEFAULT_ITEMS, i32::unsigned_abs);
    let page =
        app.store.list_memories(key, rules.reach_ms(now), now.as_millis(), limit, input.next_token.as_deref()).await;
    let page = page.map_err(store_failed)?;
    let contents = page.memories.into_iter().map(|memory| summary(memory, rules)).collect();
    Ok(GetAgentMemoryResponse { memory_contents: Some(contents), next_token: page.next_token })
}

fn summary(memory: store::memories::Memory, rules: MemoryRules) -> Memory {
    // The agent may be to remember for a shorter time now than when the summary was written.
    let forgotten_ms = memory.expires_ms.min(rules.end_ms(memory.ended_ms));
    Memory::SessionSummary(MemorySessionSummary {
        memory_id: Some(memory.memory_id),
        session_id: Some(memory.session_id),
        session_start_time: Some(time(memory.started_ms)),
        // AWS's name for the time at which the summary is forgotten.
        session_expiry_time: Some(time(forgotten_ms)),
        summary_text: Some(memory.summary),
    })
}

fn time(ms: i64) -> IsoTime {
    IsoTime(aws_smithy_types::DateTime::from_millis(ms))
}
