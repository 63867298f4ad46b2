//! A supervisor that routes: a classifier names who takes the request before the supervisor's own loop is asked.
//!
//! A clear answer costs one short model call: the user's text goes straight to that collaborator, and its reply is the answer.
//! In any other case the supervisor's loop takes the request as if there had been no classifier. So it does too where the
//! collaborator failed; the loop then finds a call to it that went wrong, and can try another way.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, ToolResultContentBlock, ToolUseBlock};
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator, React, ToolOutcome};

/// The state of a turn that is routed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Router {
    supervisor: React,
    stage: Stage,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum Stage {
    /// Nothing has begun.
    Unasked,
    /// The classifier reads this message of the user.
    Classifying(Arc<Message>),
    /// A collaborator was sent it by this call.
    Routed(Arc<Message>, ToolUseBlock),
    /// The supervisor has it.
    Led,
}

impl Router {
    /// A turn that is routed; where the supervisor leads it, its loop calls the model `max_iterations` times at the most.
    #[must_use]
    pub fn new(max_iterations: u32) -> Self {
        Self { supervisor: React::new(max_iterations), stage: Stage::Unasked }
    }

    /// Whether what happens now is the router's doing and not the supervisor's.
    #[must_use]
    pub fn is_routing(&self) -> bool {
        !matches!(self.stage, Stage::Led)
    }

    pub(super) fn forget_corrections(&mut self) {
        self.supervisor.forget_corrections();
    }

    fn routed(&mut self, call: Option<ToolUseBlock>) -> Decision {
        match (std::mem::replace(&mut self.stage, Stage::Led), call) {
            (Stage::Classifying(question), Some(call)) => {
                self.stage = Stage::Routed(question, call.clone());
                Action::InvokeTools(vec![call]).into()
            }
            (Stage::Classifying(question), None) => self.supervisor.on(Event::Start(question)),
            // Nobody was asked, so nobody can have answered; the supervisor goes on with what it has.
            (_, call) => self.supervisor.on(Event::Routed(call)),
        }
    }

    fn replied(&mut self, outcomes: Vec<ToolOutcome>) -> Decision {
        let (question, call) = match std::mem::replace(&mut self.stage, Stage::Led) {
            Stage::Routed(question, call) => (question, call),
            _ => return self.supervisor.on(Event::ToolsReturned(outcomes)),
        };
        let reply = outcomes.iter().find(|outcome| outcome.tool_use_id == call.tool_use_id && !outcome.error).map(text);
        if let Some(answer) = reply.filter(|text| !text.trim().is_empty()) {
            // The end of the turn is the router's too.
            self.stage = Stage::Routed(question.clone(), call);
            let said = Message { role: ConversationRole::Assistant, content: vec![ContentBlock::Text(answer.clone())] };
            return Action::Finish { answer, messages: vec![question, Arc::new(said)] }.into();
        }
        let said = Message { role: ConversationRole::Assistant, content: vec![ContentBlock::ToolUse(call)] };
        self.supervisor.take_over(vec![question, Arc::new(said)]);
        self.supervisor.on(Event::ToolsReturned(outcomes))
    }
}

impl Orchestrator for Router {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                self.stage = Stage::Classifying(message.clone());
                Action::Classify(message).into()
            }
            Event::Routed(call) => self.routed(call),
            Event::ToolsReturned(outcomes) => self.replied(outcomes),
            event => self.supervisor.on(event),
        }
    }
}

fn text(outcome: &ToolOutcome) -> String {
    let texts = outcome.content.iter().filter_map(|content| match content {
        ToolResultContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_runtime::types::StopReason;
    use serde_json::json;

    use super::*;
    use crate::parser::{read_native, text_of};

    fn question() -> Arc<Message> {
        let content = vec![ContentBlock::Text("What do I owe?".into())];
        Arc::new(Message { role: ConversationRole::User, content })
    }

    fn call() -> ToolUseBlock {
        let input = json!({"recipient": "Loans", "content": "What do I owe?"});
        ToolUseBlock { name: "AgentCommunication__sendMessage".into(), tool_use_id: "a".into(), input, r#type: None }
    }

    fn routed() -> Router {
        let mut router = Router::new(5);
        assert_eq!(router.on(Event::Start(question())).action, Action::Classify(question()));
        assert_eq!(router.on(Event::Routed(Some(call()))).action, Action::InvokeTools(vec![call()]));
        // A collaborator may wait for the caller, for as long as it takes.
        serde_json::from_value(serde_json::to_value(&router).unwrap()).unwrap()
    }

    fn answer(text: &str) -> Event {
        let content = vec![ContentBlock::Text(text.into())];
        let message = Message { role: ConversationRole::Assistant, content };
        Event::ModelAnswered(Box::new(read_native(message, StopReason::EndTurn, &[], 0)))
    }

    #[test]
    fn a_clear_route_leads_to_the_collaborators_answer() {
        let mut router = routed();
        let action = router.on(Event::ToolsReturned(vec![ToolOutcome::text("a", "1,200.", false)])).action;
        let Action::Finish { answer, messages } = action else { panic!("expected the answer") };
        assert_eq!(answer, "1,200.");
        assert_eq!(messages.iter().map(|it| text_of(it)).collect::<Vec<_>>(), ["What do I owe?", "1,200."]);
        assert!(router.is_routing());
    }

    #[test]
    fn without_a_route_the_supervisor_leads() {
        let mut router = Router::new(5);
        router.on(Event::Start(question()));
        let action = router.on(Event::Routed(None)).action;
        assert_eq!(action, Action::InvokeModel(vec![question()]));
        assert!(!router.is_routing());
        assert!(
            matches!(router.on(answer("<answer>Nothing.")).action, Action::Finish { answer, .. } if answer == "Nothing.")
        );
    }

    #[test]
    fn a_collaborator_that_fails_leaves_the_request_to_the_supervisor() {
        for outcome in [ToolOutcome::text("a", "It failed.", true), ToolOutcome::text("a", " ", false)] {
            let mut router = routed();
            let action = router.on(Event::ToolsReturned(vec![outcome])).action;
            let Action::InvokeModel(messages) = action else { panic!("expected the supervisor") };
            assert!(matches!(&messages[1].content[..], [ContentBlock::ToolUse(made)] if *made == call()));
            assert!(matches!(&messages[2].content[..], [ContentBlock::ToolResult(_)]));
            assert!(!router.is_routing());
            assert!(
                matches!(router.on(answer("<answer>Sorry.")).action, Action::Finish { messages, .. } if messages.len() == 4)
            );
        }
    }
}
