//! The default loop: the model reasons, calls tools, reads their results, and answers.
//!
//! The calls of one answer run together and their results go back in one message, in the order asked, so that the next
//! model call is the same whatever order they came in.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, ToolResultBlock, ToolResultStatus};
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator, ToolOutcome};
use crate::parser::{Next, Reading};

/// Answers in a row that can't be used before the turn gives up.
const UNUSABLE_ANSWERS: u32 = 3;

const APOLOGY: &str = "Sorry, I can't help with that right now. Please try again, perhaps in other words.";

/// The state of the loop.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct React {
    messages: Vec<Arc<Message>>,
    iterations: u32,
    max_iterations: u32,
    unusable: u32,
    /// What among the messages only says what was wrong with an answer, in their order.
    #[serde(default)]
    corrections: Vec<Correction>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Correction {
    /// The answer at this place, and the message behind it.
    Exchange(usize),
    /// The last text of the message at this place: the answer was empty.
    Text(usize),
}

impl React {
    /// A loop that calls the model `max_iterations` times at the most.
    #[must_use]
    pub fn new(max_iterations: u32) -> Self {
        Self { messages: Vec::new(), iterations: 0, max_iterations, unusable: 0, corrections: Vec::new() }
    }

    /// Goes on where another began the turn with these messages.
    pub(super) fn take_over(&mut self, messages: Vec<Arc<Message>>) {
        self.messages = messages;
    }

    fn invoke_model(&mut self) -> Action {
        if self.iterations == self.max_iterations {
            return Action::StopAtLimit { iterations: self.iterations };
        }
        self.iterations += 1;
        Action::InvokeModel(self.messages.clone())
    }

    fn answered(&mut self, reading: Reading) -> Decision {
        let Reading { message, rationale, next } = reading;
        match next {
            Next::Reprompt(text) => return self.unusable_answer(message, rationale, text),
            Next::NoSuchTool(text) => {
                self.correct(message, text);
                return Decision { rationale, reprompt: None, action: self.invoke_model() };
            }
            _ => self.unusable = 0,
        }
        self.messages.push(Arc::new(message));
        let action = match next {
            Next::Calls(calls) => Action::InvokeTools(calls),
            Next::Finish(answer) => Action::Finish { answer, messages: self.over() },
            Next::AskUser(question) => Action::AskUser { question, messages: self.over() },
            Next::Reprompt(_) | Next::NoSuchTool(_) => self.invoke_model(),
        };
        Decision { rationale, reprompt: None, action }
    }

    fn unusable_answer(&mut self, message: Message, rationale: Option<String>, text: String) -> Decision {
        self.unusable += 1;
        if self.unusable == UNUSABLE_ANSWERS {
            let action = Action::GiveUp { apology: APOLOGY.to_owned(), reason: "LLM prediction format incorrect" };
            return Decision { rationale, reprompt: None, action };
        }
        self.correct(message, text.clone());
        Decision { rationale, reprompt: Some(text), action: self.invoke_model() }
    }

    /// The messages of a turn that is over.
    fn over(&mut self) -> Vec<Arc<Message>> {
        self.forget_corrections();
        std::mem::take(&mut self.messages)
    }

    /// Leaves out what helped the model to answer and is no part of the conversation: answers that could not be used, and what
    /// was wrong with them.
    pub(super) fn forget_corrections(&mut self) {
        for correction in std::mem::take(&mut self.corrections).into_iter().rev() {
            match correction {
                Correction::Exchange(at) => drop(self.messages.drain(at..at + 2)),
                Correction::Text(at) => drop(Arc::make_mut(&mut self.messages[at]).content.pop()),
            }
        }
    }

    /// Tells the model what was wrong with its answer.
    fn correct(&mut self, message: Message, text: String) {
        // Providers refuse an empty message, and two of the user's in a row.
        let count = self.messages.len();
        if !message.content.is_empty() {
            self.corrections.push(Correction::Exchange(count));
            self.messages.push(Arc::new(message));
            self.messages.push(Arc::new(user(vec![ContentBlock::Text(text)])));
        } else if let Some(last) = self.messages.last_mut() {
            self.corrections.push(Correction::Text(count - 1));
            Arc::make_mut(last).content.push(ContentBlock::Text(text));
        }
    }
}

impl Orchestrator for React {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                self.messages.push(message);
                self.invoke_model().into()
            }
            Event::ModelAnswered(reading) => self.answered(*reading),
            Event::ToolsReturned(outcomes) => {
                let results = outcomes.into_iter().map(tool_result).collect();
                self.messages.push(Arc::new(user(results)));
                self.invoke_model().into()
            }
            // Nothing else is ever asked for, so nothing else can return; the model is asked again.
            _ => self.invoke_model().into(),
        }
    }
}

fn user(content: Vec<ContentBlock>) -> Message {
    Message { role: ConversationRole::User, content }
}

fn tool_result(outcome: ToolOutcome) -> ContentBlock {
    ContentBlock::ToolResult(ToolResultBlock {
        tool_use_id: outcome.tool_use_id,
        content: outcome.content,
        status: outcome.error.then_some(ToolResultStatus::Error),
        r#type: None,
    })
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_runtime::types::{StopReason, ToolUseBlock};
    use serde_json::json;

    use super::*;
    use crate::parser::read_native;

    fn text(text: &str) -> ContentBlock {
        ContentBlock::Text(text.into())
    }

    fn call(name: &str, id: &str, input: serde_json::Value) -> ContentBlock {
        ContentBlock::ToolUse(ToolUseBlock { name: name.into(), tool_use_id: id.into(), input, r#type: None })
    }

    fn answer(content: Vec<ContentBlock>) -> Event {
        let message = Message { role: ConversationRole::Assistant, content };
        Event::ModelAnswered(Box::new(read_native(message, StopReason::EndTurn, &[], 0)))
    }

    fn outcome(id: &str, text: &str) -> ToolOutcome {
        ToolOutcome::text(id, text, false)
    }

    fn started(limit: u32) -> React {
        let mut react = React::new(limit);
        let first = react.on(Event::Start(Arc::new(user(vec![text("add 10 and 20")])))).action;
        assert!(matches!(first, Action::InvokeModel(messages) if messages.len() == 1));
        react
    }

    #[test]
    fn calls_run_and_their_results_lead_to_the_answer() {
        let mut react = started(5);
        let decision = react.on(answer(vec![
            text("<thinking>Two sums.</thinking>"),
            call("math__add", "a", json!({"n1": 10})),
            call("math__add", "b", json!({"n1": 1})),
        ]));
        assert_eq!(decision.rationale.as_deref(), Some("Two sums."));
        let Action::InvokeTools(calls) = decision.action else { panic!("expected calls") };
        assert_eq!(calls.iter().map(|c| c.tool_use_id.as_str()).collect::<Vec<_>>(), ["a", "b"]);

        // A turn that waits is saved and loaded between the call and its results.
        let mut react: React = serde_json::from_value(serde_json::to_value(&react).unwrap()).unwrap();
        let decision = react.on(Event::ToolsReturned(vec![outcome("a", "30"), outcome("b", "3")]));
        let Action::InvokeModel(messages) = decision.action else { panic!("expected a model call") };
        assert_eq!(messages.len(), 3);
        assert!(matches!(&messages[2].content[..], [ContentBlock::ToolResult(a), ContentBlock::ToolResult(b)]
            if a.tool_use_id == "a" && b.tool_use_id == "b"));

        let decision = react.on(answer(vec![text("<answer>30 and 3")]));
        assert!(
            matches!(decision.action, Action::Finish { answer, messages } if answer == "30 and 3" && messages.len() == 4)
        );
    }

    #[test]
    fn unusable_answers_are_asked_again_and_then_given_up() {
        let mut react = started(5);
        let decision = react.on(answer(vec![]));
        assert!(decision.reprompt.is_some());
        assert!(matches!(decision.action, Action::InvokeModel(m) if m.len() == 1 && m[0].content.len() == 2));
        assert!(matches!(react.on(answer(vec![text("<thinking>hm")])).action, Action::InvokeModel(m) if m.len() == 3));
        assert!(matches!(react.on(answer(vec![])).action, Action::GiveUp { .. }));
    }

    #[test]
    fn what_was_wrong_with_answers_is_no_part_of_the_conversation() {
        let mut react = started(9);
        let silent = || answer(vec![]);
        let thought = || answer(vec![text("<thinking>hm")]);
        react.on(silent());
        react.on(thought());
        react.on(answer(vec![call("math__add", "a", json!({}))]));
        react.on(Event::ToolsReturned(vec![outcome("a", "30")]));
        react.on(thought());
        let Action::InvokeModel(messages) = react.on(silent()).action else { panic!("expected a model call") };
        assert_eq!((messages.len(), messages[6].content.len()), (7, 2));
        let mut react: React = serde_json::from_value(serde_json::to_value(&react).unwrap()).unwrap();
        let Action::Finish { messages, .. } = react.on(answer(vec![text("30")])).action else {
            panic!("expected an end")
        };
        assert_eq!(messages[0].content, [text("add 10 and 20")]);
        assert!(matches!(&messages[1].content[..], [ContentBlock::ToolUse(_)]));
        assert!(matches!(&messages[2].content[..], [ContentBlock::ToolResult(_)]));
        assert_eq!(messages[3].content, [text("30")]);
        assert_eq!(messages.len(), 4);
    }

    #[test]
    fn the_limit_of_iterations_stops_the_turn() {
        let mut react = started(1);
        react.on(answer(vec![call("math__add", "a", json!({}))]));
        assert_eq!(
            react.on(Event::ToolsReturned(vec![outcome("a", "1")])).action,
            Action::StopAtLimit { iterations: 1 }
        );
    }
}
