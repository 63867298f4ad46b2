//! The shortcut of an agent that can do nothing but search one knowledge base: look the user's text up, answer from what was
//! found. No model decides anything, so there is no loop.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator};
use crate::parser::text_of;

/// One look-up, one answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KnowledgeBaseAnswer {
    knowledge_base_id: String,
    messages: Vec<Arc<Message>>,
}

impl KnowledgeBaseAnswer {
    /// A turn that answers from this knowledge base.
    #[must_use]
    pub fn new(knowledge_base_id: String) -> Self {
        Self { knowledge_base_id, messages: Vec::new() }
    }

    fn text(&self) -> String {
        self.messages.first().map(|message| text_of(message)).unwrap_or_default()
    }

    fn look_up(&self) -> Action {
        Action::LookUp { knowledge_base_id: self.knowledge_base_id.clone(), text: self.text() }
    }
}

impl Orchestrator for KnowledgeBaseAnswer {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                self.messages.push(message);
                self.look_up()
            }
            Event::LookedUp(sources) => {
                Action::Respond { knowledge_base_id: self.knowledge_base_id.clone(), text: self.text(), sources }
            }
            Event::Responded(answer) => {
                let answer = answer.text();
                let content = vec![ContentBlock::Text(answer.clone())];
                self.messages.push(Arc::new(Message { role: ConversationRole::Assistant, content }));
                Action::Finish { answer, messages: std::mem::take(&mut self.messages) }
            }
            // Nothing else is ever asked for, so nothing else can return; the look-up is made as at the start.
            _ => self.look_up(),
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parser::{CitedAnswer, CitedPart};

    #[test]
    fn a_text_is_looked_up_and_answered_from_what_was_found() {
        let content = vec![ContentBlock::Text("What is on the menu?".into())];
        let mut answer = KnowledgeBaseAnswer::new("KB12345678".into());
        let action = answer.on(Event::Start(Arc::new(Message { role: ConversationRole::User, content }))).action;
        let (knowledge_base_id, text) = ("KB12345678".to_owned(), "What is on the menu?".to_owned());
        assert_eq!(action, Action::LookUp { knowledge_base_id: knowledge_base_id.clone(), text: text.clone() });
        let action = answer.on(Event::LookedUp(Vec::new())).action;
        assert_eq!(action, Action::Respond { knowledge_base_id, text, sources: Vec::new() });
        let part = CitedPart { text: "Soup.".into(), source_ids: vec!["lhln".into()] };
        let action = answer.on(Event::Responded(CitedAnswer { parts: vec![part] })).action;
        assert!(matches!(action, Action::Finish { answer, messages } if answer == "Soup." && messages.len() == 2));
    }
}
