//! What the tests of this crate share.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "each test file uses its own part")]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};
use models::ModelRequest;
use models::timer::Timer;
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
