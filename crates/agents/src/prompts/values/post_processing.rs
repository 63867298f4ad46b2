//! The post-processing prompt.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::Message;

use crate::template::{Show, Values, transcript};

/// What a post-processing prompt says.
#[derive(Clone, Copy, Debug)]
pub struct PostProcessingValues<'a> {
    /// The user's text of this turn.
    pub question: &'a str,
    /// The model's last answer.
    pub latest_response: &'a str,
    /// The turn's messages, of which the prompt tells the actions and look-ups with their results.
    pub turn: &'a [Arc<Message>],
}

impl Values for PostProcessingValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        Some(match name {
            "question" => self.question.into(),
            "latest_response" => self.latest_response.into(),
            "responses" | "bot_response" => transcript(self.turn, Show::Results).into(),
            _ => return None,
        })
    }
}
