//! The memory summarisation prompt.

use std::borrow::Cow;

use super::lines;
use crate::template::Values;

/// What a memory summarisation prompt says.
#[derive(Clone, Copy, Debug)]
pub struct MemorySummarizationValues<'a> {
    /// The summaries of earlier sessions.
    pub past_summaries: &'a [String],
    /// What was said in the session that has ended, as a transcript.
    pub conversation: &'a str,
}

impl Values for MemorySummarizationValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        Some(match name {
            "past_conversation_summary" => {
                let summaries = self.past_summaries.iter().map(|it| format!("<summary>\n{}\n</summary>", it.trim()));
                lines(summaries).into()
            }
            "conversation" => self.conversation.into(),
            _ => return None,
        })
    }
}
