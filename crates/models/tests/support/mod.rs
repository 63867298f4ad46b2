//! What the tests of this crate share.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "each test file uses its own part")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ContentBlockDelta, ConversationRole, ImageBlock, ImageFormat, ImageSource, Message, Tool,
    ToolInputSchema, ToolResultBlock, ToolResultContentBlock, ToolResultStatus, ToolSpecification, ToolUseBlock,
};
use models::timer::Timer;
use models::{ModelEvent, ModelRequest};
use serde_json::{Value, json};
use tokio::sync::watch;

/// Time that stands still until the test moves it. Pauses shorter than the time-outs are over at once; those of time-outs
/// (five minutes) never end by themselves.
pub struct ManualTimer {
    now: Mutex<Duration>,
    sleeps: Mutex<Vec<Duration>>,
    /// Whether even long sleeps are over.
    all_over: watch::Sender<bool>,
    short_ends: Mutex<bool>,
}

impl Default for ManualTimer {
    fn default() -> Self {
        Self {
            now: Mutex::default(),
            sleeps: Mutex::default(),
            all_over: watch::Sender::new(false),
            short_ends: Mutex::new(true),
        }
    }
}

impl ManualTimer {
    pub fn advance(&self, by: Duration) {
        *self.now.lock().unwrap() += by;
    }

    pub fn never_ends(&self) {
        *self.short_ends.lock().unwrap() = false;
    }

    pub fn end_all(&self) {
        self.all_over.send_replace(true);
    }

    pub fn sleeps(&self) -> Vec<Duration> {
        self.sleeps.lock().unwrap().clone()
    }
}

#[async_trait]
impl Timer for ManualTimer {
    fn now(&self) -> Duration {
        *self.now.lock().unwrap()
    }

    async fn sleep(&self, duration: Duration) {
        self.sleeps.lock().unwrap().push(duration);
        if duration < Duration::from_secs(60) && *self.short_ends.lock().unwrap() {
            return;
        }
        let mut over = self.all_over.subscribe();
        let _ = over.wait_for(|over| *over).await;
    }
}

/// A request with one message.
pub fn user(text: &str) -> ModelRequest {
    let message = Message { role: ConversationRole::User, content: vec![ContentBlock::Text(text.to_owned())] };
    ModelRequest { model_id: "some.model".to_owned(), messages: vec![Arc::new(message)], ..ModelRequest::default() }
}

pub fn tool(name: &str) -> Tool {
    Tool::ToolSpec(ToolSpecification {
        name: name.to_owned(),
        description: Some("does it".to_owned()),
        input_schema: ToolInputSchema::Json(json!({"type": "object"})),
        strict: None,
    })
}

pub fn message(role: ConversationRole, content: Vec<ContentBlock>) -> Arc<Message> {
    Arc::new(Message { role, content })
}

pub fn tool_use(id: &str, name: &str, input: Value) -> ContentBlock {
    ContentBlock::ToolUse(ToolUseBlock { tool_use_id: id.to_owned(), name: name.to_owned(), input, r#type: None })
}

pub fn tool_result(id: &str, content: Vec<ToolResultContentBlock>, status: Option<ToolResultStatus>) -> ContentBlock {
    ContentBlock::ToolResult(ToolResultBlock { tool_use_id: id.to_owned(), content, status, r#type: None })
}

pub fn image() -> ImageBlock {
    ImageBlock { error: None, format: ImageFormat::Png, source: ImageSource::Bytes(b"png".to_vec().into()) }
}

/// Compares the kinds of events: `+` starts a tool use, `t`, `r`, `i` are deltas of text, reasoning, input, `s` stops.
pub fn assert_shape(events: &[ModelEvent], expected: &str) {
    let names = events.iter().map(|event| match event {
        ModelEvent::MessageStart(_) => "messageStart".to_owned(),
        ModelEvent::ContentBlockStart(event) => format!("{}+", event.content_block_index),
        ModelEvent::ContentBlockDelta(event) => {
            let kind = match event.delta {
                ContentBlockDelta::Text(_) => 't',
                ContentBlockDelta::ReasoningContent(_) => 'r',
                _ => 'i',
            };
            format!("{}{kind}", event.content_block_index)
        }
        ModelEvent::ContentBlockStop(event) => format!("{}s", event.content_block_index),
        ModelEvent::MessageStop(_) => "messageStop".to_owned(),
        ModelEvent::Metadata(_) => "metadata".to_owned(),
    });
    assert_eq!(names.collect::<Vec<_>>().join(" "), expected);
}
