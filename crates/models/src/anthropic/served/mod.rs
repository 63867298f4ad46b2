//! Messages API the other way round: programs that send its bodies with InvokeModel are answered by any model.
//!
//! [`read`] makes a [`crate::ModelRequest`] of a body; [`message`] writes a whole answer, [`Chunks`] one that is streamed.

mod content;
mod message;
mod request;
mod stream;

pub use message::message;
pub use request::read;
pub use stream::Chunks;

use aws_wire::bedrock_runtime::types::{StopReason, TokenUsage};

use super::wire::{CacheCreation, Usage};

/// Why the model stopped, in the dialect's words.
fn stop_reason(reason: StopReason) -> &'static str {
    match reason {
        StopReason::ToolUse | StopReason::MalformedToolUse => "tool_use",
        StopReason::MaxTokens => "max_tokens",
        StopReason::StopSequence => "stop_sequence",
        StopReason::ContentFiltered | StopReason::GuardrailIntervened => "refusal",
        StopReason::ModelContextWindowExceeded => "model_context_window_exceeded",
        StopReason::EndTurn | StopReason::MalformedModelOutput => "end_turn",
    }
}

/// The stop sequence that was met, where the provider tells.
fn stop_sequence(fields: Option<&aws_wire::Document>) -> Option<String> {
    fields.and_then(|fields| fields["stop_sequence"].as_str()).map(str::to_owned)
}

fn usage(tokens: &TokenUsage) -> Usage {
    use aws_wire::bedrock_runtime::types::CacheTTL;
    let mut kept = CacheCreation::default();
    for detail in tokens.cache_details.iter().flatten() {
        match detail.ttl {
            CacheTTL::V5m => kept.ephemeral_5m_input_tokens += detail.input_tokens,
            CacheTTL::V1h => kept.ephemeral_1h_input_tokens += detail.input_tokens,
        }
    }
    Usage {
        input_tokens: Some(tokens.input_tokens),
        cache_creation_input_tokens: Some(tokens.cache_write_input_tokens.unwrap_or(0)),
        cache_read_input_tokens: Some(tokens.cache_read_input_tokens.unwrap_or(0)),
        cache_creation: tokens.cache_details.is_some().then_some(kept),
        output_tokens: Some(tokens.output_tokens),
    }
}
