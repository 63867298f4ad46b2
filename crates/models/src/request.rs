//! What a model is asked.

use std::sync::Arc;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    InferenceConfiguration, Message, OutputConfig, SystemContentBlock, ToolConfiguration,
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
    /// Members for the provider's own request, as Converse's `additionalModelRequestFields`: an object.
    ///
    /// An entry of its `tools` may name a tool that `tool_config` describes too: a tool that some models know by its type. A
    /// provider sends the one form or the other.
    pub additional_model_request_fields: Option<Document>,
}
