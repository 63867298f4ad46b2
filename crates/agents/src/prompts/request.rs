//! From a filled-in prompt to the request that a model is sent, and to what traces tell of its settings.

use aws_wire::bedrock_agent_runtime::types as run;
use aws_wire::bedrock_runtime::types::InferenceConfiguration;
use models::ModelRequest;

use super::Prompt;
use crate::template::Rendered;

impl Prompt {
    /// The request to the prompt's model, which is the agent's unless the prompt has its own; without tools.
    #[must_use]
    pub fn request(&self, agent_model: &str, rendered: Rendered) -> ModelRequest {
        let inference = &self.inference;
        ModelRequest {
            model_id: self.foundation_model.as_deref().unwrap_or(agent_model).to_owned(),
            messages: rendered.messages,
            system: rendered.system.into(),
            inference_config: InferenceConfiguration {
                max_tokens: inference.maximum_length,
                stop_sequences: inference.stop_sequences.clone(),
                temperature: inference.temperature,
                top_p: inference.top_p,
            },
            top_k: inference.top_k.and_then(|top_k| u32::try_from(top_k).ok()),
            additional_model_request_fields: self.additional_model_request_fields.clone(),
            ..ModelRequest::default()
        }
    }

    /// The inference settings as traces show them.
    #[must_use]
    pub fn traced_inference(&self) -> run::InferenceConfiguration {
        let inference = &self.inference;
        run::InferenceConfiguration {
            maximum_length: inference.maximum_length,
            stop_sequences: inference.stop_sequences.clone(),
            temperature: inference.temperature,
            top_k: inference.top_k,
            top_p: inference.top_p,
        }
    }
}
