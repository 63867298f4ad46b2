//! The memory summarisation prompt.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::Message;

use super::lines;
use crate::template::{Show, Values, transcript};

/// What a memory summarisation prompt says.
#[derive(Clone, Copy, Debug)]
pub struct MemorySummarizationValues<'a> {
    /// The summaries of earlier sessions.
    pub past_summaries: &'a [String],
    /// The session that has ended.
    pub conversation: &'a [Arc<Message>],
}

impl Values for MemorySummarizationValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        Some(match name {
            "past_conversation_summary" => {
                let summaries = self.past_summaries.iter().map(|it| format!("<summary>\n{}\n</summary>", it.trim()));
                lines(summaries).into()
            }
            "conversation" => transcript(self.conversation, Show::Talk).into(),
            _ => return None,
        })
    }
}
