//! The event that an orchestration function is called with.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ConversationRole, Message};
use bytes::Bytes;
use serde::Serialize;

use super::configuration::AgentConfiguration;
use super::{Call, CustomOrchestrator, Step, StepInput};
use crate::parser::text_of;

/// The largest event that Lambda takes.
const MAX_BYTES: usize = 6 * 1024 * 1024;

/// What an event says beyond the step itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventContext<'a> {
    pub(crate) request_id: &'a str,
    pub(crate) session_id: &'a str,
    pub(crate) orchestrator: &'a CustomOrchestrator,
    /// The user's text of this turn.
    pub(crate) input_text: &'a str,
    pub(crate) session_attributes: &'a BTreeMap<String, String>,
    pub(crate) prompt_session_attributes: &'a BTreeMap<String, String>,
}

/// A turn of the session as functions see it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionTurn<'a> {
    agent_input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_output: Option<String>,
    intermediary_steps: &'a [Step],
}

impl<'a> SessionTurn<'a> {
    /// An earlier turn: its messages, and its steps if a function orchestrated it.
    pub(crate) fn earlier(messages: &[Arc<Message>], steps: &'a [Step]) -> Self {
        let said = |message: &Arc<Message>| Some(text_of(message)).filter(|text| !text.trim().is_empty());
        let by = |role| messages.iter().filter(move |message| message.role == role);
        Self {
            agent_input: by(ConversationRole::User).find_map(said).unwrap_or_default(),
            agent_output: by(ConversationRole::Assistant).rev().find_map(said),
            intermediary_steps: steps,
        }
    }
}

#[derive(Serialize)]
struct Document<'a> {
    version: &'static str,
    state: &'a str,
    input: Input<'a>,
    context: Context<'a>,
}

#[derive(Serialize)]
struct Input<'a> {
    text: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Context<'a> {
    request_id: &'a str,
    session_id: &'a str,
    agent_configuration: &'a AgentConfiguration,
    session: &'a [SessionTurn<'a>],
    session_attributes: &'a BTreeMap<String, String>,
    prompt_session_attributes: &'a BTreeMap<String, String>,
}

/// The JSON of the event. The turn under way is the last of `session`; of the `earlier` ones the oldest are left out where
/// the event would be too large otherwise.
pub(crate) fn event(call: &Call, context: EventContext<'_>, earlier: Vec<SessionTurn<'_>>) -> Bytes {
    write(call, context, earlier, MAX_BYTES)
}

fn write(call: &Call, context: EventContext<'_>, earlier: Vec<SessionTurn<'_>>, max_bytes: usize) -> Bytes {
    let agent_input = context.input_text.to_owned();
    let mut session = earlier;
    session.push(SessionTurn { agent_input, agent_output: None, intermediary_steps: &call.steps });
    let StepInput { state, text } = &*call.input;
    loop {
        let context = Context {
            request_id: context.request_id,
            session_id: context.session_id,
            agent_configuration: &context.orchestrator.configuration,
            session: &session,
            session_attributes: context.session_attributes,
            prompt_session_attributes: context.prompt_session_attributes,
        };
        let document = Document { version: "1.0", state, input: Input { text }, context };
        #[allow(clippy::expect_used)] // Texts, maps with text keys and JSON values always have a JSON form.
        let json = serde_json::to_vec(&document).expect("an event is plain JSON");
        if json.len() <= max_bytes || session.len() == 1 {
            return json.into();
        }
        // Half of the earlier turns at a time: few rounds, and what is dropped is what the next turns would drop.
        let earlier = session.len() - 1;
        session.drain(..earlier.div_ceil(2));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::orchestrator::custom::StepOutput;

    fn step(state: &str, event: &str) -> Step {
        Step {
            orchestration_input: Arc::new(StepInput { state: state.into(), text: "{}".into() }),
            orchestration_output: StepOutput { event: event.into(), text: "t".into() },
        }
    }

    fn message(role: ConversationRole, text: &str) -> Arc<Message> {
        let content = vec![aws_wire::bedrock_runtime::types::ContentBlock::Text(text.into())];
        Arc::new(Message { role, content })
    }

    fn written(max_bytes: usize) -> Value {
        let messages = [message(ConversationRole::User, "hi"), message(ConversationRole::Assistant, "hello")];
        let steps = [step("START", "FINISH")];
        let earlier = [&steps[..], &[], &[]].map(|steps| SessionTurn::earlier(&messages, steps));
        let orchestrator = CustomOrchestrator::new("arn".into(), "Add.", "m", Vec::new());
        let context = EventContext {
            request_id: "r",
            session_id: "s",
            orchestrator: &orchestrator,
            input_text: "now",
            session_attributes: &[("a".to_owned(), "1".to_owned())].into(),
            prompt_session_attributes: &BTreeMap::new(),
        };
        let input = Arc::new(StepInput { state: "TOOL_INVOKED".into(), text: "{\"x\":1}".into() });
        let call = Call { input, steps: Arc::new(vec![step("START", "INVOKE_TOOL")]) };
        serde_json::from_slice(&write(&call, context, earlier.into(), max_bytes)).unwrap()
    }

    #[test]
    fn an_event_has_every_member_and_the_turn_under_way_comes_last() {
        insta::assert_json_snapshot!(written(MAX_BYTES));
    }

    #[test]
    fn earlier_turns_give_way_to_the_one_under_way() {
        let whole = written(MAX_BYTES);
        let length = |event: &Value| event["context"]["session"].as_array().unwrap().len();
        assert_eq!(length(&whole), 4);
        assert_eq!(length(&written(whole.to_string().len() - 1)), 2);
        let least = written(0);
        assert_eq!(length(&least), 1);
        assert_eq!(least["context"]["session"][0]["agentInput"], json!("now"));
    }
}
