//! What InvokeAgent and InvokeInlineAgent read alike of their requests.

use agents::turn::HistoryRules;
use aws_wire::bedrock_agent_runtime::types::{
    self as run, Attribution, Citation, PromptCreationConfigurations, StreamingConfigurations,
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

/// What a chunk's parts rest on; nothing for a chunk that cites nothing.
pub(super) fn attribution(citations: Vec<Citation>) -> Option<Attribution> {
    (!citations.is_empty()).then_some(Attribution { citations: Some(citations) })
}
