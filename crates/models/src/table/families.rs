//! What is known of well-known models, by a part of their names: how much they read, whether they take tools.
//!
//! Names are those of providers, so `llama3.1:8b` of a local server counts as Llama 3.1. A local server may be set to less
//! than its model could read; `context_tokens` of the entry says so.

/// A family of models.
pub(super) struct Family {
    /// A part of the name, in lower case.
    part: &'static str,
    /// Thousands of tokens that request and answer may have together; 0 when unknown.
    thousands: u32,
    tools: Option<bool>,
}

impl Family {
    pub(super) fn context_tokens(&self) -> Option<u32> {
        (self.thousands > 0).then_some(self.thousands * 1_000)
    }

    pub(super) fn takes_tools(&self) -> Option<bool> {
        self.tools
    }
}

const fn family(part: &'static str, thousands: u32, tools: bool) -> Family {
    Family { part, thousands, tools: Some(tools) }
}

/// The first part that a name holds tells its family, so the special stands before the general.
const FAMILIES: [Family; 53] = [
    family("claude-instant", 100, false),
    family("claude-v2:1", 200, false),
    family("claude-2.1", 200, false),
    family("claude-v2", 100, false),
    family("claude-2", 100, false),
    family("claude", 200, true),
    family("nova-micro", 128, true),
    family("nova-lite", 300, true),
    family("nova-pro", 300, true),
    family("nova-premier", 1_000, true),
    family("nova-2", 1_000, true),
    family("titan-text-express", 8, false),
    family("titan-text-lite", 4, false),
    family("titan-text-premier", 32, false),
    family("llama4", 1_000, true),
    family("llama-4", 1_000, true),
    family("llama3-1", 128, true),
    family("llama3.1", 128, true),
    family("llama-3.1", 128, true),
    family("llama3-2", 128, true),
    family("llama3.2", 128, true),
    family("llama-3.2", 128, true),
    family("llama3-3", 128, true),
    family("llama3.3", 128, true),
    family("llama-3.3", 128, true),
    family("llama3", 8, false),
    family("llama-3", 8, false),
    family("mistral-large-2402", 32, true),
    family("mistral-large", 128, true),
    family("mistral-small-2402", 32, true),
    family("mistral-small", 128, true),
    family("mistral-nemo", 128, true),
    family("ministral", 128, true),
    family("pixtral", 128, true),
    family("mixtral-8x7b", 32, false),
    family("mistral-7b", 32, false),
    family("command-r", 128, true),
    family("command-a", 256, true),
    family("jamba-1-5", 256, true),
    family("jamba-instruct", 256, false),
    // On Bedrock; other servers of the model may take tools.
    family("deepseek.r1", 128, false),
    family("deepseek", 128, true),
    family("gpt-oss", 128, true),
    family("gpt-4o", 128, true),
    family("gpt-4.1", 1_000, true),
    family("gpt-4-turbo", 128, true),
    family("gpt-4", 8, true),
    family("gpt-3.5-turbo", 16, true),
    family("gpt-5", 272, true),
    family("o3", 200, true),
    family("o4-mini", 200, true),
    family("gemini", 1_000, true),
    family("qwen2.5", 32, true),
];

/// The family of a model's name, ARN or profile.
pub(super) fn of(name: &str) -> Option<&'static Family> {
    let name = name.to_ascii_lowercase();
    FAMILIES.iter().find(|family| {
        // A short part such as `o3` must not be found inside a word.
        let whole = |place: usize| place == 0 || !name.as_bytes()[place - 1].is_ascii_alphanumeric();
        name.match_indices(family.part).any(|(place, _)| whole(place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_kinds_find_their_family() {
        for (name, tokens, tools) in [
            ("us.anthropic.claude-sonnet-4-20250514-v1:0", 200_000, true),
            ("anthropic.claude-v2:1", 200_000, false),
            ("arn:aws:bedrock:us-east-1::foundation-model/amazon.nova-micro-v1:0", 128_000, true),
            ("meta.llama3-1-8b-instruct-v1:0", 128_000, true),
            ("meta.llama3-8b-instruct-v1:0", 8_000, false),
            ("llama3.1:8b", 128_000, true),
            ("openai/gpt-4o-mini", 128_000, true),
        ] {
            let family = of(name).unwrap();
            assert_eq!((family.context_tokens(), family.takes_tools()), (Some(tokens), Some(tools)), "{name}");
        }
        assert!(of("foo3-model").is_none() && of("my-model").is_none());
    }
}
