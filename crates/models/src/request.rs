//! What a model is asked.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    InferenceConfiguration, Message, OutputConfig, PerformanceConfiguration, SystemContentBlock, Tool,
    ToolConfiguration,
};

/// A Converse request, before any provider's dialect.
///
/// The parts that stay the same from one iteration of a turn to the next are shared, not copied: a history of a thousand
/// messages costs a thousand pointers a request. Guarded content and cache points stay the content blocks that they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ModelRequest {
    /// The id or ARN that the caller named; providers use the model name of their configuration instead where it has one.
    pub model_id: String,
    /// The conversation, oldest first.
    pub messages: Vec<Arc<Message>>,
    /// System prompts, in order.
    pub system: Arc<[SystemContentBlock]>,
    /// The tools on offer and which of them must be used.
    pub tool_config: Option<Arc<ToolConfiguration>>,
    /// Temperature, top P, answer length and stop sequences; what is absent is left to the provider.
    pub inference_config: InferenceConfiguration,
    /// Sample from this many most likely tokens only. Sent by providers that know such a setting.
    pub top_k: Option<u32>,
    /// Structured output and effort.
    pub output_config: Option<OutputConfig>,
    /// The latency that is asked for. Sent to Bedrock; other providers have no such setting.
    pub performance_config: Option<PerformanceConfiguration>,
    /// Members for the provider's own request, as Converse's `additionalModelRequestFields`: an object.
    ///
    /// An entry of its `tools` may name a tool that `tool_config` describes too: a tool that some models know by its type. A
    /// provider sends the one form or the other.
    pub additional_model_request_fields: Option<Document>,
}

impl ModelRequest {
    /// The additional fields without tools that `tool_config` describes as well, and without what turns those on: for
    /// providers that send the descriptions.
    pub(crate) fn fields_without_typed_tools(&self) -> Option<Cow<'_, Document>> {
        let fields = self.additional_model_request_fields.as_ref()?;
        let described = |entry: &Document| {
            let mut tools = self.tool_config.iter().flat_map(|config| &config.tools);
            tools.any(|tool| matches!(tool, Tool::ToolSpec(spec) if entry["name"] == spec.name.as_str()))
        };
        let typed = fields.get("tools").and_then(Document::as_array);
        if !typed.is_some_and(|typed| typed.iter().all(described)) {
            return Some(Cow::Borrowed(fields));
        }
        let mut rest = fields.clone();
        if let Some(rest) = rest.as_object_mut() {
            rest.shift_remove("tools");
            if let Some(Document::Array(betas)) = rest.get_mut("anthropic_beta") {
                betas.retain(|beta| !beta.as_str().is_some_and(|beta| beta.starts_with("computer-use-")));
                if betas.is_empty() {
                    rest.shift_remove("anthropic_beta");
                }
            }
        }
        Some(Cow::Owned(rest))
    }
}
