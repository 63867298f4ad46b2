//! Custom orchestration: a function of the agent's author decides what happens next.
//!
//! The function is called with a state, answers with an event, and is called again with what came of it, until it
//! finishes: START → INVOKE_MODEL → MODEL_INVOKED → INVOKE_TOOL → TOOL_INVOKED → … → FINISH. [`Custom`] keeps the record of
//! these steps, which the function is shown with every call, and bounds them; the runtime calls the function.

mod answer;
mod configuration;
mod event;
mod outcome;
mod step;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, ToolUseBlock};
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator};
use crate::action_groups::{BadResponse, USER_INPUT_TOOL};
use crate::parser::text_of;

pub use answer::{Answer, Next, STREAM_ANSWER_TOOL};
pub use configuration::CustomOrchestrator;
pub use step::{Call, Step, StepInput, StepOutput};

pub(crate) use answer::read_answer;
pub(crate) use event::{EventContext, SessionTurn, event};

const START: &str = "START";
const MODEL_INVOKED: &str = "MODEL_INVOKED";
const TOOL_INVOKED: &str = "TOOL_INVOKED";
const APPLY_GUARDRAIL_INVOKED: &str = "APPLY_GUARDRAIL_INVOKED";

/// Calls of the function for each model call that a turn may make. A plain loop needs two.
const CALLS_PER_ITERATION: u32 = 8;

/// The state of a turn that a function orchestrates.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Custom {
    messages: Vec<Arc<Message>>,
    steps: Arc<Vec<Step>>,
    /// What the function was last called with.
    input: Arc<StepInput>,
    /// Whether the tools under way were asked for in a list, as their results will be.
    in_list: bool,
    /// What has left as the beginning of the answer.
    said: String,
    /// The calls that the last piece of the answer came with; none for the last piece.
    piece: Option<Vec<String>>,
    iterations: u32,
    max_iterations: u32,
    calls: u32,
}

impl Custom {
    /// A turn that calls the model `max_iterations` times at the most, and the function eight times as often.
    #[must_use]
    pub fn new(max_iterations: u32) -> Self {
        Self {
            messages: Vec::new(),
            steps: Arc::default(),
            input: Arc::default(),
            in_list: false,
            said: String::new(),
            piece: None,
            iterations: 0,
            max_iterations,
            calls: 0,
        }
    }

    /// The steps so far, for the session to keep.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Calls the function, unless it has been called too often.
    fn call(&mut self, state: &str, text: String) -> Action {
        if self.calls == self.max_iterations.saturating_mul(CALLS_PER_ITERATION) {
            return Action::StopAtCalls { calls: self.calls };
        }
        self.calls += 1;
        self.input = Arc::new(StepInput { state: state.to_owned(), text });
        Action::InvokeOrchestrator(Call { input: self.input.clone(), steps: self.steps.clone() })
    }

    fn answered(&mut self, answer: Answer) -> Action {
        let Answer { output, next, .. } = answer;
        let (event, text) = (output.event.clone(), output.text.clone());
        let step = Step { orchestration_input: self.input.clone(), orchestration_output: output };
        Arc::make_mut(&mut self.steps).push(step);
        match next {
            Next::InvokeModel(_) if self.iterations == self.max_iterations => {
                Action::StopAtLimit { iterations: self.iterations }
            }
            Next::InvokeModel(request) => {
                self.iterations += 1;
                Action::Converse(request)
            }
            Next::InvokeTools { calls, in_list } => self.tools(calls, in_list),
            Next::StreamAnswer { text, tool_use_ids, in_list } => {
                self.in_list = in_list;
                self.say(text, Some(tool_use_ids))
            }
            Next::ApplyGuardrail => self.call(APPLY_GUARDRAIL_INVOKED, outcome::no_guardrail()),
            Next::Other => self.call(&event, text),
            Next::Finish if self.said.is_empty() && text.trim().is_empty() => {
                refuse("output.text of FINISH is blank; it must be the answer to the user")
            }
            Next::Finish if self.said.is_empty() => self.finish(text),
            Next::Finish if text.is_empty() => self.finish(String::new()),
            Next::Finish => self.say(text, None),
        }
    }

    fn tools(&mut self, calls: Vec<ToolUseBlock>, in_list: bool) -> Action {
        // What has left cannot be taken back, and a tool may end this request with a return of control.
        if !self.said.is_empty() {
            return refuse(
                "actionEvent is INVOKE_TOOL after the answer has begun; only more of the answer or FINISH may follow",
            );
        }
        if let Some(question) = calls.iter().find_map(question) {
            self.remember(question.clone());
            return Action::AskUser { question, messages: std::mem::take(&mut self.messages) };
        }
        self.in_list = in_list;
        Action::InvokeTools(calls)
    }

    fn say(&mut self, text: String, piece: Option<Vec<String>>) -> Action {
        self.said.push_str(&text);
        self.piece = piece;
        Action::StreamAnswer(text)
    }

    fn finish(&mut self, rest: String) -> Action {
        let answer = std::mem::take(&mut self.said) + &rest;
        self.remember(answer.clone());
        Action::Finish { answer, messages: std::mem::take(&mut self.messages) }
    }

    fn remember(&mut self, answer: String) {
        let content = vec![ContentBlock::Text(answer)];
        self.messages.push(Arc::new(Message { role: ConversationRole::Assistant, content }));
    }
}

impl Orchestrator for Custom {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                let text = serde_json::json!({ "text": text_of(&message) }).to_string();
                self.messages.push(message);
                self.call(START, text)
            }
            Event::OrchestratorAnswered(answer) => self.answered(*answer),
            Event::Conversed(answer) => self.call(MODEL_INVOKED, outcome::model_answer(&answer)),
            Event::ToolsReturned(outcomes) => self.call(TOOL_INVOKED, outcome::tool_results(outcomes, self.in_list)),
            Event::AnswerStreamed => match self.piece.take() {
                Some(ids) => self.call(TOOL_INVOKED, outcome::streamed(ids, self.in_list)),
                None => self.finish(String::new()),
            },
            // Nothing of the kind is ever asked for; the function is called as before.
            Event::ModelAnswered(_) | Event::LookedUp(_) | Event::Responded(_) | Event::Routed(_) => {
                Action::InvokeOrchestrator(Call { input: self.input.clone(), steps: self.steps.clone() })
            }
        }
        .into()
    }
}

/// The question of a call that asks the user. One without is left to the runtime, which says what is missing.
fn question(call: &ToolUseBlock) -> Option<String> {
    let question = call.input.get("question")?.as_str()?.trim();
    (call.name == USER_INPUT_TOOL && !question.is_empty()).then(|| question.to_owned())
}

fn refuse(what: &str) -> Action {
    Action::Refuse(BadResponse::Member(what.to_owned()))
}
