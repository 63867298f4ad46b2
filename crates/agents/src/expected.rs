//! What a turn's requests to the model will look like, as far as it is known before anyone asks.

use models::ModelRequest;

use crate::agent::{Agent, Orchestration};
use crate::prompts::OrchestrationValues;
use crate::template::Conversation;

impl Agent {
    /// A request with the model, the instructions and the tools of this agent's turns and without messages, for
    /// [`Model::expect`](models::Model::expect).
    #[must_use]
    pub fn expected(&self) -> ModelRequest {
        let model_id = self.foundation_model.clone();
        let Orchestration::Prompt { template, .. } = &self.orchestration else {
            return ModelRequest { model_id, ..ModelRequest::default() };
        };
        let attributes = std::collections::BTreeMap::default();
        let values = OrchestrationValues {
            asks_user: self.asks_user(),
            ..OrchestrationValues::new(&self.instruction, &attributes)
        };
        let rendered = template.converse(&Conversation { history: &[], turn: &[] }, &values);
        ModelRequest {
            model_id,
            system: rendered.system.into(),
            tool_config: self.tools.clone(),
            ..ModelRequest::default()
        }
    }
}
