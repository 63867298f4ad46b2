//! What a turn's requests to the model will look like, as far as it is known before anyone asks.

use std::collections::BTreeMap;

use models::ModelRequest;

use crate::agent::{Agent, ToolStyle};
use crate::prompts::OrchestrationValues;
use crate::template::Conversation;

impl Agent {
    /// A request with the model, the instructions and the tools of this agent's turns and without messages, for
    /// [`Model::expect`](models::Model::expect).
    #[must_use]
    pub fn expected(&self) -> ModelRequest {
        let prompt = &self.prompts.orchestration;
        let model_id = self.model_of(prompt).to_owned();
        if !prompt.enabled || self.tool_style != ToolStyle::Native || self.custom_orchestrator.is_some() {
            return ModelRequest { model_id, ..ModelRequest::default() };
        }
        let attributes = BTreeMap::new();
        let values = OrchestrationValues {
            asks_user: self.asks_user(),
            collaborators: &self.team(),
            ..OrchestrationValues::new(&self.instruction, &attributes)
        };
        let rendered = prompt.template.converse(&Conversation { history: &[], turn: &[] }, &values);
        ModelRequest {
            model_id,
            system: rendered.system.into(),
            tool_config: self.tools.clone(),
            ..ModelRequest::default()
        }
    }
}
