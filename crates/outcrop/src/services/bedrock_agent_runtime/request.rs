//! What InvokeAgent and InvokeInlineAgent read alike of their requests.

use agents::turn::HistoryRules;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    self as run, KnowledgeBaseConfiguration, PromptCreationConfigurations, StreamingConfigurations,
};
use aws_wire::bedrock_runtime::types::{PerformanceConfigLatency, PerformanceConfiguration};

/// The least characters of a streamed chunk when the request names no interval, as AWS documents it.
const DEFAULT_INTERVAL: usize = 50;

/// The least characters of a chunk; nothing when the answer is to leave in one.
pub(super) fn stream_interval(streaming: Option<StreamingConfigurations>) -> Option<usize> {
    let streaming = streaming.filter(|it| it.stream_final_response == Some(true))?;
    let interval = streaming.apply_guardrail_interval.and_then(|interval| usize::try_from(interval).ok());
    Some(interval.unwrap_or(DEFAULT_INTERVAL))
}

/// What of the session the model is shown.
pub(super) fn history_rules(given: Option<PromptCreationConfigurations>) -> HistoryRules {
    let given = given.unwrap_or_default();
    HistoryRules {
        turns: given.previous_conversation_turns_to_include.and_then(|turns| usize::try_from(turns).ok()),
        without_thinking: given.exclude_previous_thinking_steps.unwrap_or(false),
    }
}

/// The latency that is asked of the model.
pub(super) fn performance(given: Option<run::PerformanceConfiguration>) -> Option<PerformanceConfiguration> {
    let latency = given?.latency.map(|latency| match latency {
        run::PerformanceConfigLatency::Standard => PerformanceConfigLatency::Standard,
        run::PerformanceConfigLatency::Optimized => PerformanceConfigLatency::Optimized,
    });
    Some(PerformanceConfiguration { latency })
}

/// Refuses configurations of knowledge bases: no agent has one in this version.
pub(super) fn refuse_knowledge_bases(given: Option<&[KnowledgeBaseConfiguration]>) -> Result<(), Error> {
    match given.map_or(0, <[_]>::len) {
        0 => Ok(()),
        given => Err(Error::validation(format!(
            "You can only provide configurations for up to 0 knowledge bases in the session state. This request has {given}; \
             the agent has no knowledge base."
        ))),
    }
}
