//! Default prompt templates and inference settings, by the family of the model.
//!
//! AWS keeps a set of defaults per model. Here a family shares one: what differs between models of a family is small, and
//! an agent may override all of it. The words are the project's own. The system prompt's first block is the agent's
//! instruction alone, so that a very small model can be given that block and no more.

mod values;

use aws_wire::bedrock_agent::types::{InferenceConfiguration, PromptType};

pub use values::PromptValues;

/// Models that are spoken to alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Anthropic's Claude: Messages, thinking and answer tags.
    Claude,
    /// Amazon's Nova.
    Nova,
    /// Every other model.
    Other,
}

impl Family {
    /// The family of a model id, inference profile or ARN.
    #[must_use]
    pub fn of(model_id: &str) -> Self {
        let id = model_id.to_ascii_lowercase();
        if id.contains("anthropic.") || id.contains("claude") {
            Self::Claude
        } else if id.contains("amazon.nova") {
            Self::Nova
        } else {
            Self::Other
        }
    }

    /// The default template of a prompt, or nothing where this version has none for the type.
    #[must_use]
    pub fn template(self, prompt: PromptType) -> Option<&'static str> {
        match (prompt, self) {
            (PromptType::Orchestration, Self::Claude) => Some(include_str!("orchestration_claude.json")),
            (PromptType::Orchestration, Self::Nova | Self::Other) => Some(include_str!("orchestration.json")),
            _ => None,
        }
    }

    /// The default inference settings of a prompt.
    #[must_use]
    pub fn inference(self, _prompt: PromptType) -> InferenceConfiguration {
        let (temperature, top_k, length, stops): (_, _, _, &[&str]) = match self {
            Self::Claude => (0.0, Some(250), 2048, &["</invoke>", "</answer>", "</error>"]),
            Self::Nova => (1.0, Some(1), 1024, &[]),
            Self::Other => (0.0, None, 2048, &["</answer>"]),
        };
        InferenceConfiguration {
            temperature: Some(temperature),
            top_p: Some(1.0),
            top_k,
            maximum_length: Some(length),
            stop_sequences: Some(stops.iter().map(|stop| (*stop).to_owned()).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Template;

    #[test]
    fn every_default_template_can_be_read() {
        for family in [Family::Claude, Family::Nova, Family::Other] {
            Template::read(family.template(PromptType::Orchestration).unwrap()).unwrap();
        }
    }
}
