//! Earlier turns of a session, and how many of them the model is shown.
//!
//! A turn goes whole or not at all: a tool result without its call, or half a conversation, confuses models and is refused by
//! providers. The oldest go first.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};
use serde::{Deserialize, Serialize};

use crate::answer_text;
use crate::knowledge::Source;
use crate::orchestrator::custom::Step;
use crate::parser::{cited, text_of};

const THINKING: (&str, &str) = ("<thinking>", "</thinking>");

/// Earlier turns, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct History(Vec<PastTurn>);

#[derive(Clone, Debug)]
struct PastTurn {
    messages: Vec<Arc<Message>>,
    /// The steps, if a function orchestrated it.
    steps: Vec<Step>,
    /// What was found in it, which later answers may rest on too.
    sources: Vec<Source>,
    /// The size of its messages' JSON.
    bytes: usize,
}

/// A turn that a function orchestrated or that looked things up, as the session keeps it; of any other turn the messages are
/// kept alone.
#[derive(Serialize)]
struct Stored<'a> {
    messages: &'a [Arc<Message>],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    steps: &'a [Step],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    sources: &'a [Source],
}

/// The same, read.
#[derive(Deserialize)]
struct Kept {
    messages: Vec<Arc<Message>>,
    #[serde(default)]
    steps: Vec<Step>,
    #[serde(default)]
    sources: Vec<Source>,
}

/// A turn as the session keeps it.
pub(crate) fn stored(messages: &[Arc<Message>], steps: &[Step], sources: &[Source]) -> serde_json::Result<String> {
    if steps.is_empty() && sources.is_empty() {
        return serde_json::to_string(messages);
    }
    serde_json::to_string(&Stored { messages, steps, sources })
}

/// What of the earlier turns the caller wants the model to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryRules {
    /// The newest turns that are shown; all when absent.
    pub turns: Option<usize>,
    /// Leave out what models thought in tags and reasoning blocks.
    pub without_thinking: bool,
}

impl History {
    /// The newest of these stored turns that fit into `budget` bytes.
    pub(crate) fn read(turns: &[String], budget: usize) -> serde_json::Result<Self> {
        let mut left = budget;
        let fits = |turn: &&String| {
            let fits = turn.len() <= left;
            left = left.saturating_sub(turn.len());
            fits
        };
        let kept = turns.iter().rev().take_while(fits).count();
        let mut history = Self::default();
        for turn in &turns[turns.len() - kept..] {
            history.push_stored(turn)?;
        }
        Ok(history)
    }

    fn push_stored(&mut self, turn: &str) -> serde_json::Result<()> {
        if !turn.starts_with('{') {
            let (steps, sources) = (Vec::new(), Vec::new());
            self.0.push(PastTurn { messages: serde_json::from_str(turn)?, steps, sources, bytes: turn.len() });
            return Ok(());
        }
        let Kept { mut messages, steps, sources } = serde_json::from_str(turn)?;
        if !steps.is_empty() {
            // Before the question and the answer there may be a conversation that the caller gave.
            let own = messages.split_off(messages.len().saturating_sub(2));
            self.push_given(&messages);
            messages = own;
        }
        self.0.push(PastTurn { bytes: serde_json::to_string(&messages)?.len(), messages, steps, sources });
        Ok(())
    }

    /// Adds a turn that is over; `bytes` is its size as JSON.
    pub(super) fn push_turn(&mut self, messages: &[Arc<Message>], steps: &[Step], sources: &[Source], bytes: usize) {
        let (messages, steps, sources) = (messages.to_vec(), steps.to_vec(), sources.to_vec());
        self.0.push(PastTurn { messages, steps, sources, bytes });
    }

    /// What the user said and what was answered, without thoughts, calls and results.
    pub(super) fn talk(&self) -> Vec<Arc<Message>> {
        let messages = self.0.iter().flat_map(|turn| &turn.messages);
        let said = messages.filter_map(|message| {
            let text = match message.role {
                ConversationRole::User if is_users_own(message) => text_of(message),
                ConversationRole::Assistant if !message.content.iter().any(is_call) => {
                    cited::read(&answer_text::read(&text_of(message)).answer).text
                }
                _ => return None,
            };
            let content = vec![ContentBlock::Text(text)];
            Some(Message { role: message.role, content })
        });
        let has_words =
            |message: &Message| matches!(&message.content[..], [ContentBlock::Text(text)] if !text.trim().is_empty());
        said.filter(has_words).map(Arc::new).collect()
    }

    /// All turns: their messages, and their steps if a function orchestrated them.
    pub(crate) fn turns(&self) -> impl Iterator<Item = (&[Arc<Message>], &[Step])> {
        self.0.iter().map(|turn| (&turn.messages[..], &turn.steps[..]))
    }

    /// What an earlier turn found under this id.
    pub(crate) fn source(&self, id: &str) -> Option<&Source> {
        self.0.iter().rev().flat_map(|turn| &turn.sources).find(|source| source.id == id)
    }

    /// Adds a conversation that the caller gave, or a turn that was abandoned; each of the user's own messages begins a turn.
    pub(crate) fn push_given(&mut self, messages: &[Arc<Message>]) {
        for (index, message) in messages.iter().enumerate() {
            let bytes = serde_json::to_string(message).map_or(0, |json| json.len());
            match self.0.last_mut().filter(|_| index > 0 && !is_users_own(message)) {
                Some(turn) => {
                    turn.messages.push(message.clone());
                    turn.bytes += bytes;
                }
                None => {
                    let (messages, steps, sources) = (vec![message.clone()], Vec::new(), Vec::new());
                    self.0.push(PastTurn { messages, steps, sources, bytes });
                }
            }
        }
    }

    /// Leaves out what the rules leave out.
    pub(crate) fn restrict(&mut self, rules: HistoryRules) {
        if let Some(turns) = rules.turns {
            self.0.drain(..self.0.len().saturating_sub(turns));
        }
        if rules.without_thinking {
            self.forget(without_thinking);
        }
    }

    /// Leaves out reasoning blocks: they are signed by the model that wrote them, and another refuses them.
    pub(crate) fn forget_reasoning(&mut self) {
        self.forget(|content| content.retain(|block| !matches!(block, ContentBlock::ReasoningContent(_))));
    }

    fn forget(&mut self, forget: impl Fn(&mut Vec<ContentBlock>)) {
        for message in self.0.iter_mut().flat_map(|turn| &mut turn.messages) {
            if message.role == ConversationRole::Assistant {
                let mut kept = message.content.clone();
                forget(&mut kept);
                // A message must not become empty: providers refuse it, and roles must alternate.
                if !kept.is_empty() && kept != message.content {
                    Arc::make_mut(message).content = kept;
                }
            }
        }
    }

    /// The size of all turns as JSON.
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|turn| turn.bytes).sum()
    }

    /// The messages of the newest turns that fit into `budget` bytes.
    pub(crate) fn newest(&self, budget: usize) -> impl Iterator<Item = &Arc<Message>> {
        let mut left = budget;
        let fits = |turn: &&PastTurn| {
            let fits = turn.bytes <= left;
            left = left.saturating_sub(turn.bytes);
            fits
        };
        let kept = self.0.iter().rev().take_while(fits).count();
        self.0[self.0.len() - kept..].iter().flat_map(|turn| &turn.messages)
    }
}

/// Whether a message is what the user said, and not what tools did.
fn is_users_own(message: &Message) -> bool {
    message.role == ConversationRole::User
        && !message.content.iter().any(|block| matches!(block, ContentBlock::ToolResult(_)))
}

fn is_call(block: &ContentBlock) -> bool {
    matches!(block, ContentBlock::ToolUse(_))
}

fn without_thinking(content: &mut Vec<ContentBlock>) {
    content.retain_mut(|block| match block {
        ContentBlock::ReasoningContent(_) => false,
        ContentBlock::Text(text) => {
            while let Some(start) = text.find(THINKING.0) {
                let end = text[start..].find(THINKING.1).map_or(text.len(), |at| start + at + THINKING.1.len());
                text.replace_range(start..end, "");
            }
            !text.trim().is_empty()
        }
        _ => true,
    });
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_runtime::types::{ReasoningContentBlock, ReasoningTextBlock, ToolResultBlock};

    use super::*;

    fn message(role: ConversationRole, content: Vec<ContentBlock>) -> Arc<Message> {
        Arc::new(Message { role, content })
    }

    fn text(text: &str) -> ContentBlock {
        ContentBlock::Text(text.into())
    }

    fn turn(question: &str, answer: Vec<ContentBlock>) -> String {
        let question = message(ConversationRole::User, vec![text(question)]);
        serde_json::to_string(&[question, message(ConversationRole::Assistant, answer)]).unwrap()
    }

    fn shown(history: &History, budget: usize) -> Vec<String> {
        history.newest(budget).map(|message| crate::parser::text_of(message)).collect()
    }

    #[test]
    fn whole_oldest_turns_go_first() {
        let turns = [turn("1", vec![text("one")]), turn("2", vec![text("two")]), turn("3", vec![text("three")])];
        let two = turns[1].len() + turns[2].len();
        let history = History::read(&turns, two + 5).unwrap();
        assert_eq!(shown(&history, usize::MAX), ["2", "two", "3", "three"]);
        assert_eq!(shown(&history, two - 1), ["3", "three"]);
        assert_eq!(history.bytes(), two);
        let mut history = History::read(&turns, usize::MAX).unwrap();
        history.restrict(HistoryRules { turns: Some(1), without_thinking: false });
        assert_eq!(shown(&history, usize::MAX), ["3", "three"]);
        history.restrict(HistoryRules { turns: Some(0), without_thinking: false });
        assert_eq!(shown(&history, usize::MAX), [""; 0]);
    }

    #[test]
    fn a_given_conversation_is_cut_at_the_users_messages() {
        let mut history = History::default();
        let given =
            [("1", ConversationRole::User), ("one", ConversationRole::Assistant), ("2", ConversationRole::User)];
        let given: Vec<_> = given.map(|(words, role)| message(role, vec![text(words)])).into();
        history.push_given(&given);
        history.restrict(HistoryRules { turns: Some(1), without_thinking: false });
        assert_eq!(shown(&history, usize::MAX), ["2"]);
        // What tools did belongs to the turn that called them.
        let result = ToolResultBlock { content: vec![], status: None, tool_use_id: "a".into(), r#type: None };
        let results = message(ConversationRole::User, vec![ContentBlock::ToolResult(result)]);
        history.push_given(&[given[0].clone(), given[1].clone(), results, given[1].clone()]);
        history.restrict(HistoryRules { turns: Some(1), without_thinking: false });
        assert_eq!(shown(&history, usize::MAX), ["1", "one", "", "one"]);
    }

    #[test]
    fn thoughts_are_left_out_but_no_message_becomes_empty() {
        let reasoning = ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
            text: "hm".into(),
            signature: Some("s".into()),
        }));
        let answer = vec![reasoning, text("<thinking>a</thinking>\nyes<thinking>b")];
        let turns = [turn("1", answer), turn("2", vec![text("<thinking>only")])];
        let mut history = History::read(&turns, usize::MAX).unwrap();
        history.forget_reasoning();
        let blocks: Vec<_> = history.newest(usize::MAX).map(|message| message.content.len()).collect();
        assert_eq!(blocks, [1, 1, 1, 1]);
        history.restrict(HistoryRules { turns: None, without_thinking: true });
        assert_eq!(shown(&history, usize::MAX), ["1", "\nyes", "2", "<thinking>only"]);
    }
}
