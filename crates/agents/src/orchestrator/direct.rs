//! The orchestration prompt is disabled: the user's text goes to the model as it is, and its answer comes back as it is.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::Message;
use serde::{Deserialize, Serialize};

use super::{Action, Decision, Event, Orchestrator};
use crate::parser::text_of;

/// One model call, no tools.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Direct {
    messages: Vec<Arc<Message>>,
}

impl Orchestrator for Direct {
    fn on(&mut self, event: Event) -> Decision {
        match event {
            Event::Start(message) => {
                self.messages.push(message);
                Action::InvokeModel(self.messages.clone())
            }
            Event::ModelAnswered(reading) => {
                let answer = text_of(&reading.message);
                self.messages.push(Arc::new(reading.message));
                Action::Finish { answer, messages: std::mem::take(&mut self.messages) }
            }
            // Nothing else is ever asked for, so nothing else can return; the model is asked as at the start.
            _ => Action::InvokeModel(self.messages.clone()),
        }
        .into()
    }
}
