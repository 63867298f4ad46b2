//! How much of the earlier turns a call wants in its prompts: `promptCreationConfigurations`.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::PromptCreationConfigurations;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};

use crate::answer_text;

/// The messages of earlier turns, oldest first: of as many turns as are wanted, and without thoughts if none are wanted.
#[must_use]
pub fn earlier_turns(turns: &[Vec<Arc<Message>>], wanted: &PromptCreationConfigurations) -> Vec<Arc<Message>> {
    let count = wanted.previous_conversation_turns_to_include.and_then(|count| usize::try_from(count).ok());
    let left_out = turns.len().saturating_sub(count.unwrap_or(usize::MAX));
    let messages = turns[left_out..].iter().flatten();
    if wanted.exclude_previous_thinking_steps == Some(true) {
        messages.filter_map(without_thoughts).collect()
    } else {
        messages.cloned().collect()
    }
}

/// A message without what its model thought; nothing if that was all.
fn without_thoughts(message: &Arc<Message>) -> Option<Arc<Message>> {
    let thinks = |block: &ContentBlock| match block {
        ContentBlock::Text(text) => text.contains("<thinking>"),
        ContentBlock::ReasoningContent(_) => true,
        _ => false,
    };
    if message.role != ConversationRole::Assistant || !message.content.iter().any(thinks) {
        return Some(message.clone());
    }
    let content = message.content.iter().filter_map(|block| match block {
        ContentBlock::ReasoningContent(_) => None,
        ContentBlock::Text(text) => {
            let answer = answer_text::read(text).answer;
            (!answer.is_empty()).then_some(ContentBlock::Text(answer))
        }
        other => Some(other.clone()),
    });
    let content: Vec<_> = content.collect();
    (!content.is_empty()).then(|| Arc::new(Message { role: message.role, content }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_and_thoughts_are_left_out_as_asked() {
        let say = |role, text: &str| Arc::new(Message { role, content: vec![ContentBlock::Text(text.into())] });
        let turn = |question: &str, answer: &str| {
            vec![say(ConversationRole::User, question), say(ConversationRole::Assistant, answer)]
        };
        let thought = "<thinking>hm</thinking><answer>two</answer>";
        let turns = [turn("1", "one"), turn("<thinking>2", thought)];
        let of = |count, exclude| {
            let wanted = PromptCreationConfigurations {
                previous_conversation_turns_to_include: count,
                exclude_previous_thinking_steps: exclude,
            };
            earlier_turns(&turns, &wanted)
        };
        assert_eq!(of(None, None).len(), 4);
        assert!(of(Some(0), None).is_empty());
        assert_eq!(of(Some(1), Some(false)), turns[1]);
        assert_eq!(of(Some(7), Some(true)), [turn("1", "one"), turn("<thinking>2", "two")].concat());
    }
}
