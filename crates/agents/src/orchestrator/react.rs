//! The default loop: the model reasons, calls tools, reads their results, and answers.
//!
//! For models with native tool use. The calls of one answer run together and their results go back in one message, in the
//! order asked, so that the next model call is the same whatever order they came in.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, Message, StopReason, ToolResultBlock, ToolResultStatus, ToolUseBlock,
};
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator, ToolOutcome};
use crate::action_groups::USER_INPUT_TOOL;
use crate::answer_text;

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
}

impl React {
    /// A loop that calls the model `max_iterations` times at the most.
    #[must_use]
    pub fn new(max_iterations: u32) -> Self {
        Self { messages: Vec::new(), iterations: 0, max_iterations, unusable: 0 }
    }

    fn invoke_model(&mut self) -> Action {
        if self.iterations == self.max_iterations {
            return Action::StopAtLimit { iterations: self.iterations };
        }
        self.iterations += 1;
        Action::InvokeModel(self.messages.clone())
    }

    fn answered(&mut self, mut message: Message, stop_reason: StopReason) -> Decision {
        let reading = answer_text::read(&text_of(&message));
        let rationale = reading.rationale.or_else(|| reasoning_of(&message));
        let calls: Vec<ToolUseBlock> = message
            .content
            .iter()
            .filter_map(|block| match block {
                ContentBlock::ToolUse(call) => Some(call.clone()),
                _ => None,
            })
            .collect();

        if let Some(question) = calls.iter().find_map(question) {
            // The user answers with a text of the next turn, so the call itself must not stay open in the history.
            message.content.retain(|block| !matches!(block, ContentBlock::ToolUse(_)));
            message.content.push(ContentBlock::Text(question.clone()));
            self.messages.push(Arc::new(message));
            let action = Action::AskUser { question, messages: std::mem::take(&mut self.messages) };
            return Decision { rationale, action };
        }
        if !calls.is_empty() {
            self.unusable = 0;
            // What a model says on its way to a call is a thought, tagged or not.
            let rationale = rationale.or(Some(reading.answer).filter(|text| !text.is_empty()));
            close_inputs(&mut message);
            self.messages.push(Arc::new(message));
            return Decision { rationale, action: Action::InvokeTools(calls) };
        }
        if reading.answer.is_empty() {
            return Decision { rationale, action: self.unusable_answer(message, stop_reason) };
        }
        self.messages.push(Arc::new(message));
        let action = Action::Finish { answer: reading.answer, messages: std::mem::take(&mut self.messages) };
        Decision { rationale, action }
    }

    fn unusable_answer(&mut self, message: Message, stop_reason: StopReason) -> Action {
        self.unusable += 1;
        if self.unusable == UNUSABLE_ANSWERS {
            return Action::GiveUp { apology: APOLOGY.to_owned(), reason: "LLM prediction format incorrect" };
        }
        let hint = match stop_reason {
            StopReason::MaxTokens => {
                "Your reply was cut off before it held an answer. Be brief: call a tool or answer now."
            }
            _ => "Your reply held neither an answer nor a tool call. Call a tool or answer now.",
        };
        // Providers refuse an empty message, and two of the user's in a row.
        if !message.content.is_empty() {
            self.messages.push(Arc::new(message));
            self.messages.push(Arc::new(user(vec![ContentBlock::Text(hint.to_owned())])));
        } else if let Some(last) = self.messages.last_mut() {
            Arc::make_mut(last).content.push(ContentBlock::Text(hint.to_owned()));
        }
        self.invoke_model()
    }
}

impl Orchestrator for React {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                self.messages.push(message);
                self.invoke_model().into()
            }
            Event::ModelAnswered { message, stop_reason } => self.answered(message, stop_reason),
            Event::ToolsReturned(outcomes) => {
                let results = outcomes.into_iter().map(tool_result).collect();
                self.messages.push(Arc::new(user(results)));
                self.invoke_model().into()
            }
        }
    }
}

fn user(content: Vec<ContentBlock>) -> Message {
    Message { role: ConversationRole::User, content }
}

fn text_of(message: &Message) -> String {
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

fn reasoning_of(message: &Message) -> Option<String> {
    use aws_wire::bedrock_runtime::types::ReasoningContentBlock::ReasoningText;
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::ReasoningContent(ReasoningText(reasoning)) => Some(reasoning.text.as_str()),
        _ => None,
    });
    let text: String = texts.collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Providers take back only objects as a call's input, also when the model wrote something else.
fn close_inputs(message: &mut Message) {
    for block in &mut message.content {
        if let ContentBlock::ToolUse(call) = block
            && !call.input.is_object()
        {
            call.input = serde_json::json!({});
        }
    }
}

/// The question of an ask-user call. A call without one is left to the runtime, whose reprompt says what is missing.
fn question(call: &ToolUseBlock) -> Option<String> {
    let question = call.input.get("question")?.as_str()?.trim();
    (call.name == USER_INPUT_TOOL && !question.is_empty()).then(|| question.to_owned())
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
    use serde_json::json;

    use super::*;

    fn text(text: &str) -> ContentBlock {
        ContentBlock::Text(text.into())
    }

    fn call(name: &str, id: &str, input: serde_json::Value) -> ContentBlock {
        ContentBlock::ToolUse(ToolUseBlock { name: name.into(), tool_use_id: id.into(), input, r#type: None })
    }

    fn answer(content: Vec<ContentBlock>) -> Event {
        let stop_reason = if content.iter().any(|block| matches!(block, ContentBlock::ToolUse(_))) {
            StopReason::ToolUse
        } else {
            StopReason::EndTurn
        };
        Event::ModelAnswered { message: Message { role: ConversationRole::Assistant, content }, stop_reason }
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
    fn a_question_ends_the_turn_and_leaves_no_open_call() {
        let mut react = started(5);
        let decision =
            react.on(answer(vec![text("Need n2."), call(USER_INPUT_TOOL, "q", json!({"question": "Which numbers?"}))]));
        let Action::AskUser { question, messages } = decision.action else { panic!("expected a question") };
        assert_eq!(question, "Which numbers?");
        assert_eq!(messages[1].content, [text("Need n2."), text("Which numbers?")]);
    }

    #[test]
    fn empty_answers_are_asked_again_and_then_given_up() {
        let mut react = started(5);
        assert!(
            matches!(react.on(answer(vec![])).action, Action::InvokeModel(m) if m.len() == 1 && m[0].content.len() == 2)
        );
        assert!(matches!(react.on(answer(vec![text("<thinking>hm")])).action, Action::InvokeModel(m) if m.len() == 3));
        assert!(matches!(react.on(answer(vec![])).action, Action::GiveUp { .. }));
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
