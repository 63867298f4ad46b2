//! Families: models that are spoken to alike.
//!
//! AWS keeps a set of defaults per model. Here a family shares one: what differs between models of a family is small, and
//! an agent may override all of it.

/// Models that are spoken to alike, by what their ids say. The model table may put any model behind an id; the id decides
/// how it is spoken to, so that a program written for a model works with whatever answers for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Anthropic's Claude from version 3 on: Messages, tool use, thinking and answer tags.
    Claude,
    /// Amazon's Nova: tool use, and AWS's settings for it.
    Nova,
    /// Models of before tool use: Claude 2 and Instant. Tools are described in the prompt, calls are read from the text.
    ClaudeText,
    /// Other models without tool use: Titan Text, Jurassic-2, Command (not R), Llama 2 and 3, Mistral 7B, Mixtral, R1.
    Text,
    /// Every other model: Converse with tool use.
    Other,
}

/// Parts of the ids of models without tool use. Llama 3.1 and later, which are `llama3-1`, `llama3-2`…, have it.
const TEXT: [&str; 12] = [
    "titan-text",
    "titan-tg1",
    "ai21.j2",
    "jamba-instruct",
    "cohere.command-text",
    "cohere.command-light-text",
    "meta.llama2",
    "meta.llama3-8b",
    "meta.llama3-70b",
    "mistral.mistral-7b",
    "mistral.mixtral",
    "deepseek.r1",
];

impl Family {
    /// The family of a model id, inference profile or ARN.
    #[must_use]
    pub fn of(model_id: &str) -> Self {
        let id = model_id.to_ascii_lowercase();
        if id.contains("claude-v2")
            || id.contains("claude-v1")
            || id.contains("claude-2")
            || id.contains("claude-instant")
        {
            Self::ClaudeText
        } else if id.contains("anthropic.") || id.contains("claude") {
            Self::Claude
        } else if id.contains("amazon.nova") {
            Self::Nova
        } else if TEXT.iter().any(|part| id.contains(part)) {
            Self::Text
        } else {
            Self::Other
        }
    }

    /// Whether its models call tools natively. Those of the others are described in the prompt.
    #[must_use]
    pub fn uses_tools(self) -> bool {
        !self.is_text()
    }

    /// Whether it is one of the older families, whose templates are plain text.
    pub(super) fn is_text(self) -> bool {
        matches!(self, Self::ClaudeText | Self::Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_profiles_and_arns_have_a_family() {
        for (id, family) in [
            ("anthropic.claude-3-haiku-20240307-v1:0", Family::Claude),
            ("us.anthropic.claude-sonnet-4-20250514-v1:0", Family::Claude),
            ("arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-v2:1", Family::ClaudeText),
            ("anthropic.claude-instant-v1", Family::ClaudeText),
            ("eu.amazon.nova-pro-v1:0", Family::Nova),
            ("amazon.titan-text-express-v1", Family::Text),
            ("meta.llama3-8b-instruct-v1:0", Family::Text),
            ("meta.llama3-1-8b-instruct-v1:0", Family::Other),
            ("us.deepseek.r1-v1:0", Family::Text),
            ("qwen3:4b", Family::Other),
        ] {
            assert_eq!(Family::of(id), family, "{id}");
            assert_eq!(family.uses_tools(), !matches!(family, Family::Text | Family::ClaudeText));
        }
    }
}
