//! A Converse request as AWS takes it: our shapes are AWS's, but for what only other providers say.

use std::borrow::Cow;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    CachePointBlock, CachePointType, ContentBlock, Message, OutputConfig, PerformanceConfiguration,
    ReasoningContentBlock, SystemContentBlock, Tool, ToolConfiguration,
};
use serde::Serialize;
use serde_json::{Map, json};

use super::BedrockConfig;
use crate::anthropic::Sampling;
use crate::{ModelError, ModelRequest};

/// The body of Converse and ConverseStream.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Body<'a> {
    #[serde(flatten)]
    question: Question<'a>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    inference_config: Map<String, Document>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output_config: Option<&'a OutputConfig>,
    #[serde(skip_serializing_if = "Option::is_none")]
    performance_config: Option<&'a PerformanceConfiguration>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    additional_model_response_field_paths: &'static [&'static str],
}

/// The members that have tokens, which is what CountTokens takes.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Question<'a> {
    messages: Vec<Cow<'a, Message>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    system: Cow<'a, [SystemContentBlock]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_config: Option<Cow<'a, ToolConfiguration>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    additional_model_request_fields: Option<Cow<'a, Document>>,
}

impl<'a> Question<'a> {
    /// `model` is the id that is asked.
    pub(super) fn new(request: &'a ModelRequest, model: &str) -> Self {
        Self {
            messages: request.messages.iter().map(|message| sayable(message)).collect(),
            system: Cow::Borrowed(&request.system),
            tool_config: request.tool_config.as_deref().map(Cow::Borrowed),
            additional_model_request_fields: request.additional_model_request_fields.as_ref().map(Cow::Borrowed),
        }
        .with_one_form_of_each_tool(model.contains("anthropic."))
    }
}

impl<'a> Body<'a> {
    /// `model` is the id that is asked.
    pub(super) fn new(request: &'a ModelRequest, model: &str, config: &BedrockConfig) -> Result<Self, ModelError> {
        let claude = model.contains("anthropic.");
        let mut question = Question::new(request, model);
        if config.prompt_caching {
            question.add_cache_points();
        }
        let inference = &request.inference_config;
        let mut inference_config = match serde_json::to_value(inference) {
            Ok(Document::Object(members)) => members,
            _ => return Err(ModelError::model("The inference settings are no JSON.")),
        };
        let sampling = Sampling::of(model, inference, request.top_k, config.send_sampling);
        if sampling.temperature.is_none() {
            inference_config.shift_remove("temperature");
        }
        if sampling.top_p.is_none() {
            inference_config.shift_remove("topP");
        }
        match sampling.top_k {
            Some(top_k) if claude => question.add_field("top_k", json!(top_k))?,
            Some(top_k) if model.contains("amazon.nova") => {
                question.add_field("inferenceConfig", json!({"topK": top_k}))?;
            }
            // Other families have no such setting, or none that Converse passes on.
            Some(_) | None => {}
        }
        Ok(Self {
            question,
            inference_config,
            output_config: request.output_config.as_ref(),
            performance_config: request.performance_config.as_ref(),
            additional_model_response_field_paths: if claude { &["/stop_sequence"] } else { &[] },
        })
    }
}

impl Question<'_> {
    /// A tool that the request describes and the additional fields name by its type is sent in one form: by its type to
    /// Claude, which knows it, as long as other tools are described, without which AWS refuses tool uses in the history.
    fn with_one_form_of_each_tool(mut self, claude: bool) -> Self {
        let fields = self.additional_model_request_fields.as_deref();
        let typed = fields.and_then(|fields| fields.get("tools")?.as_array()).into_iter().flatten();
        let typed: Vec<String> = typed.filter_map(|tool| tool["name"].as_str().map(str::to_owned)).collect();
        let name = |tool: &Tool| match tool {
            Tool::ToolSpec(spec) => Some(spec.name.clone()),
            Tool::CachePoint(_) | Tool::SystemTool(_) => None,
        };
        let described: Vec<String> =
            self.tool_config.iter().flat_map(|config| &config.tools).filter_map(name).collect();
        if !described.iter().any(|name| typed.contains(name)) {
            return self;
        }
        if claude && described.iter().any(|name| !typed.contains(name)) {
            if let Some(config) = &mut self.tool_config {
                config.to_mut().tools.retain(|tool| name(tool).is_none_or(|name| !typed.contains(&name)));
            }
        } else if let Some(Document::Object(fields)) = self.additional_model_request_fields.as_mut().map(Cow::to_mut) {
            if let Some(Document::Array(tools)) = fields.get_mut("tools") {
                tools.retain(|tool| !described.iter().any(|name| tool["name"] == name.as_str()));
            }
            if fields.get("tools").is_some_and(|tools| *tools == json!([])) {
                fields.shift_remove("tools");
                fields.shift_remove("anthropic_beta");
            }
        }
        self
    }

    /// Marks what stays the same from call to call as cached, unless the request says itself what is.
    fn add_cache_points(&mut self) {
        let in_system = self.system.iter().any(|block| matches!(block, SystemContentBlock::CachePoint(_)));
        let tools = self.tool_config.iter().flat_map(|config| &config.tools);
        if in_system || tools.into_iter().any(|tool| matches!(tool, Tool::CachePoint(_))) {
            return;
        }
        let point = || CachePointBlock { r#type: CachePointType::Default, ttl: None };
        if !self.system.is_empty() {
            self.system.to_mut().push(SystemContentBlock::CachePoint(point()));
        }
        if let Some(config) = self.tool_config.as_mut().filter(|config| !config.tools.is_empty()) {
            config.to_mut().tools.push(Tool::CachePoint(point()));
        }
    }

    /// Adds a field for the model itself, unless the caller has set it.
    fn add_field(&mut self, name: &str, value: Document) -> Result<(), ModelError> {
        let fields = self.additional_model_request_fields.get_or_insert_with(|| Cow::Owned(json!({})));
        match fields.to_mut() {
            Document::Object(fields) => {
                fields.entry(name).or_insert(value);
                Ok(())
            }
            _ => Err(ModelError::validation("additionalModelRequestFields must be an object.")),
        }
    }
}

/// A message as AWS takes it: without reasoning that no model of AWS has signed, and with objects as the input of tools.
fn sayable(message: &Message) -> Cow<'_, Message> {
    let unsigned = |block: &ContentBlock| matches!(block, ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(text)) if text.signature.is_none());
    let malformed = |block: &ContentBlock| matches!(block, ContentBlock::ToolUse(call) if !call.input.is_object());
    if !message.content.iter().any(|block| unsigned(block) || malformed(block)) {
        return Cow::Borrowed(message);
    }
    let mut message = message.clone();
    message.content.retain(|block| !unsigned(block));
    for block in &mut message.content {
        if let ContentBlock::ToolUse(call) = block
            && !call.input.is_object()
        {
            call.input = json!({"malformed_arguments": call.input});
        }
    }
    Cow::Owned(message)
}
