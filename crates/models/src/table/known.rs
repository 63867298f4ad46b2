//! Well-known models of Bedrock, so that a pattern's entry can be listed under the ids that programs use.

/// A foundation model as AWS lists it.
pub(super) struct Known {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) provider: &'static str,
    /// Whether the model itself takes images.
    pub(super) images: bool,
}

const fn known(id: &'static str, name: &'static str, provider: &'static str, images: bool) -> Known {
    Known { id, name, provider, images }
}

/// In the order in which they are listed.
pub(super) const KNOWN: [Known; 26] = [
    known("amazon.nova-micro-v1:0", "Nova Micro", "Amazon", false),
    known("amazon.nova-lite-v1:0", "Nova Lite", "Amazon", true),
    known("amazon.nova-pro-v1:0", "Nova Pro", "Amazon", true),
    known("amazon.nova-premier-v1:0", "Nova Premier", "Amazon", true),
    known("amazon.titan-text-express-v1", "Titan Text G1 - Express", "Amazon", false),
    known("amazon.titan-text-premier-v1:0", "Titan Text G1 - Premier", "Amazon", false),
    known("anthropic.claude-v2:1", "Claude", "Anthropic", false),
    known("anthropic.claude-instant-v1", "Claude Instant", "Anthropic", false),
    known("anthropic.claude-3-haiku-20240307-v1:0", "Claude 3 Haiku", "Anthropic", true),
    known("anthropic.claude-3-sonnet-20240229-v1:0", "Claude 3 Sonnet", "Anthropic", true),
    known("anthropic.claude-3-opus-20240229-v1:0", "Claude 3 Opus", "Anthropic", true),
    known("anthropic.claude-3-5-haiku-20241022-v1:0", "Claude 3.5 Haiku", "Anthropic", false),
    known("anthropic.claude-3-5-sonnet-20240620-v1:0", "Claude 3.5 Sonnet", "Anthropic", true),
    known("anthropic.claude-3-5-sonnet-20241022-v2:0", "Claude 3.5 Sonnet v2", "Anthropic", true),
    known("anthropic.claude-3-7-sonnet-20250219-v1:0", "Claude 3.7 Sonnet", "Anthropic", true),
    known("anthropic.claude-sonnet-4-20250514-v1:0", "Claude Sonnet 4", "Anthropic", true),
    known("anthropic.claude-opus-4-20250514-v1:0", "Claude Opus 4", "Anthropic", true),
    known("anthropic.claude-sonnet-4-5-20250929-v1:0", "Claude Sonnet 4.5", "Anthropic", true),
    known("anthropic.claude-haiku-4-5-20251001-v1:0", "Claude Haiku 4.5", "Anthropic", true),
    known("cohere.command-r-v1:0", "Command R", "Cohere", false),
    known("cohere.command-r-plus-v1:0", "Command R+", "Cohere", false),
    known("deepseek.r1-v1:0", "DeepSeek-R1", "DeepSeek", false),
    known("meta.llama3-1-8b-instruct-v1:0", "Llama 3.1 8B Instruct", "Meta", false),
    known("meta.llama3-1-70b-instruct-v1:0", "Llama 3.1 70B Instruct", "Meta", false),
    known("meta.llama3-3-70b-instruct-v1:0", "Llama 3.3 70B Instruct", "Meta", false),
    known("mistral.mistral-large-2402-v1:0", "Mistral Large (24.02)", "Mistral AI", false),
];

/// Models that embed texts, in the order in which they are listed.
pub(super) const KNOWN_EMBEDDINGS: [Known; 5] = [
    known("amazon.titan-embed-text-v1", "Titan Embeddings G1 - Text", "Amazon", false),
    known("amazon.titan-embed-text-v2:0", "Titan Text Embeddings V2", "Amazon", false),
    known("cohere.embed-english-v3", "Embed English", "Cohere", false),
    known("cohere.embed-multilingual-v3", "Embed Multilingual", "Cohere", false),
    known("cohere.embed-v4:0", "Embed v4", "Cohere", false),
];
