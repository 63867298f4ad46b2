//! Outputs of the composite as events of ConverseStream.

use std::time::Instant;

use aws_wire::bedrock_runtime::types::{
    ContentBlockDelta, ContentBlockDeltaEvent, ContentBlockStart, ContentBlockStartEvent, ContentBlockStopEvent,
    ConversationRole, ConverseStreamMetadataEvent, ConverseStreamMetrics, MessageStartEvent, MessageStopEvent,
    StopReason, TokenUsage, ToolUseBlockDelta, ToolUseBlockStart,
};
use models::{ModelError, ModelEvent};
use uuid::Uuid;

use crate::composite::{Ending, Output, Usage};
use crate::conversation::Call;
use crate::error::EngineError;

type Translated = Vec<Result<ModelEvent, ModelError>>;

/// Where the answer's events stand.
pub(super) struct Events {
    started: Instant,
    state: State,
    /// Index of the open or next block.
    block: i32,
}

#[derive(PartialEq)]
enum State {
    Before,
    Between,
    InText,
    Ended,
}

impl Events {
    pub(super) fn start() -> Self {
        Self { started: Instant::now(), state: State::Before, block: 0 }
    }

    pub(super) fn output(&mut self, output: Output) -> Translated {
        let mut events = Vec::new();
        match output {
            Output::Working => {}
            Output::Text(text) if text.is_empty() => {}
            Output::Text(text) => {
                self.open(&mut events);
                self.state = State::InText;
                events.push(self.delta(ContentBlockDelta::Text(text)));
            }
            Output::Call(call) => {
                self.open(&mut events);
                self.close_block(&mut events);
                self.call(call, &mut events);
            }
        }
        events.into_iter().map(Ok).collect()
    }

    pub(super) fn end(&mut self, ending: Ending, usage: Usage) -> Translated {
        let mut events = Vec::new();
        self.open(&mut events);
        self.close_block(&mut events);
        self.state = State::Ended;
        let stop_reason = match ending {
            Ending::Turn => StopReason::EndTurn,
            Ending::Calls => StopReason::ToolUse,
            Ending::Length => StopReason::MaxTokens,
            Ending::Stop(_) => StopReason::StopSequence,
        };
        events.push(ModelEvent::MessageStop(MessageStopEvent { additional_model_response_fields: None, stop_reason }));
        events.push(ModelEvent::Metadata(ConverseStreamMetadataEvent {
            metrics: ConverseStreamMetrics {
                latency_ms: i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX),
            },
            performance_config: None,
            service_tier: None,
            trace: None,
            usage: token_usage(usage),
        }));
        events.into_iter().map(Ok).collect()
    }

    pub(super) fn failed(&mut self, error: &EngineError) -> Translated {
        self.state = State::Ended;
        let message = format!("The built-in model: {error}.");
        vec![Err(match error {
            EngineError::TooLong { .. } | EngineError::Grammar(_) => ModelError::validation(message),
            EngineError::Load { .. } | EngineError::Processor(_) => ModelError::unavailable(message),
            EngineError::Inference(_) | EngineError::Cancelled => ModelError::model(message),
        })]
    }

    /// The worker's end of the channel is closed.
    pub(super) fn missing(&mut self) -> Translated {
        if self.state == State::Ended {
            return Vec::new();
        }
        vec![Err(ModelError::stream("The built-in model's thread ended in the middle of an answer; the log says why."))]
    }

    fn open(&mut self, events: &mut Vec<ModelEvent>) {
        if self.state == State::Before {
            self.state = State::Between;
            events.push(ModelEvent::MessageStart(MessageStartEvent { role: ConversationRole::Assistant }));
        }
    }

    fn close_block(&mut self, events: &mut Vec<ModelEvent>) {
        if self.state == State::InText {
            self.state = State::Between;
            events.push(self.stop_block());
        }
    }

    fn call(&mut self, call: Call, events: &mut Vec<ModelEvent>) {
        let start = ToolUseBlockStart {
            name: call.tool,
            tool_use_id: format!("tooluse_{}", Uuid::new_v4().simple()),
            r#type: None,
        };
        events.push(ModelEvent::ContentBlockStart(ContentBlockStartEvent {
            content_block_index: self.block,
            start: ContentBlockStart::ToolUse(start),
        }));
        events.push(self.delta(ContentBlockDelta::ToolUse(ToolUseBlockDelta { input: call.input.to_string() })));
        events.push(self.stop_block());
    }

    fn delta(&self, delta: ContentBlockDelta) -> ModelEvent {
        ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index: self.block, delta })
    }

    fn stop_block(&mut self) -> ModelEvent {
        let content_block_index = self.block;
        self.block += 1;
        ModelEvent::ContentBlockStop(ContentBlockStopEvent { content_block_index })
    }
}

fn token_usage(usage: Usage) -> TokenUsage {
    let count = |tokens: usize| i32::try_from(tokens).unwrap_or(i32::MAX);
    TokenUsage {
        cache_details: None,
        cache_read_input_tokens: Some(count(usage.cached)),
        cache_write_input_tokens: None,
        input_tokens: count(usage.input - usage.cached),
        output_tokens: count(usage.output),
        total_tokens: count(usage.input + usage.output),
    }
}
