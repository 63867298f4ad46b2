//! A Converse request in the chat-completions dialect.

use std::borrow::Cow;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, GuardrailConverseContentBlock, Message, OutputConfig, OutputFormatStructure,
    SystemContentBlock, Tool, ToolChoice, ToolConfiguration, ToolInputSchema,
};
use serde::Serialize;
use serde_json::{Map, json};

use super::OpenAiConfig;
use super::content::{Content, Part, part, tool_result};
use super::tool_names::ToolNames;
use crate::document::join;
use crate::{ModelError, ModelRequest};

#[derive(Serialize)]
struct Body<'a> {
    model: &'a str,
    messages: Vec<ChatMessage<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<ChatTool<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_choice: Option<Document>,
    stream: bool,
    stream_options: StreamOptions,
    #[serde(flatten)]
    settings: Map<String, Document>,
}

#[derive(Serialize)]
struct StreamOptions {
    include_usage: bool,
}

#[derive(Debug, PartialEq, Serialize)]
struct ChatMessage<'a> {
    role: &'static str,
    /// Null is said out loud: servers want the member on calls without text.
    content: Option<Content<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tool_calls: Vec<Call<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_call_id: Option<&'a str>,
}

#[derive(Debug, PartialEq, Serialize)]
struct Call<'a> {
    id: &'a str,
    r#type: &'static str,
    function: CalledFunction<'a>,
}

#[derive(Debug, PartialEq, Serialize)]
struct CalledFunction<'a> {
    name: &'a str,
    arguments: Cow<'a, str>,
}

#[derive(Serialize)]
struct ChatTool<'a> {
    r#type: &'static str,
    function: Function<'a>,
}

#[derive(Serialize)]
struct Function<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
    parameters: &'a Document,
    #[serde(skip_serializing_if = "Option::is_none")]
    strict: Option<bool>,
}

/// Fields that programs written for Claude send and that say nothing to other models.
const OTHERS_MEMBERS: [&str; 6] =
    ["anthropic_beta", "anthropic_version", "cache_control", "context_management", "reasoning_config", "thinking"];

/// Members that the provider itself writes.
const OWN_MEMBERS: [&str; 6] = ["model", "messages", "tools", "tool_choice", "stream", "stream_options"];

/// The request's body.
pub(super) fn body(request: &ModelRequest, config: &OpenAiConfig, names: &ToolNames) -> Result<Vec<u8>, ModelError> {
    let tool_config = request.tool_config.as_deref();
    let tools = tool_config.map(|tools| chat_tools(tools, names)).transpose()?.unwrap_or_default();
    let body = Body {
        model: config.model.as_deref().unwrap_or(&request.model_id),
        messages: messages(request, names)?,
        tool_choice: if claude_choice(request).is_some_and(|choice| choice["type"] == "none") {
            Some(json!("none"))
        } else {
            tool_config.and_then(|config| config.tool_choice.as_ref()).map(|choice| tool_choice(choice, names))
        },
        tools,
        stream: true,
        stream_options: StreamOptions { include_usage: true },
        settings: settings(request, config)?,
    };
    serde_json::to_vec(&body)
        .map_err(|error| ModelError::model(format!("The request cannot be written as JSON: {error}")))
}

fn messages<'a>(request: &'a ModelRequest, names: &'a ToolNames) -> Result<Vec<ChatMessage<'a>>, ModelError> {
    let mut messages = Vec::with_capacity(request.messages.len() + 1);
    let system = request.system.iter().filter_map(|block| match block {
        SystemContentBlock::Text(text) => Some(text.as_str().into()),
        SystemContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => {
            Some(guarded.text.as_str().into())
        }
        SystemContentBlock::GuardContent(GuardrailConverseContentBlock::Image(_))
        | SystemContentBlock::CachePoint(_) => None,
    });
    let system = join(system);
    if !system.is_empty() {
        messages.push(message("system", Some(Content::Text(system))));
    }
    for message in &request.messages {
        add_message(message, names, &mut messages)?;
    }
    Ok(messages)
}

/// One Converse message is one chat message, but for tool results: each is a message of its own, before what else the user
/// said.
fn add_message<'a>(from: &'a Message, names: &'a ToolNames, to: &mut Vec<ChatMessage<'a>>) -> Result<(), ModelError> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    let mut calls = Vec::new();
    for block in &from.content {
        match block {
            ContentBlock::ToolUse(call) => calls.push(Call {
                id: &call.tool_use_id,
                r#type: "function",
                function: CalledFunction { name: names.to_wire(&call.name), arguments: arguments(&call.input) },
            }),
            ContentBlock::ToolResult(result) => {
                let (text, others) = tool_result(result)?;
                let content = Some(Content::Text(text));
                to.push(ChatMessage { tool_call_id: Some(&result.tool_use_id), ..message("tool", content) });
                parts.extend(others);
            }
            other => parts.extend(part(other)?),
        }
    }
    let content = Content::of(parts);
    if content.is_some() || !calls.is_empty() {
        let role = match from.role {
            ConversationRole::User => "user",
            ConversationRole::Assistant => "assistant",
            ConversationRole::System => "system",
        };
        to.push(ChatMessage { tool_calls: calls, ..message(role, content) });
    }
    Ok(())
}

/// The arguments of an earlier call. Text is a call whose arguments were malformed: it stays what the model wrote.
fn arguments(input: &Document) -> Cow<'_, str> {
    match input {
        Document::String(malformed) => malformed.into(),
        input => input.to_string().into(),
    }
}

fn message<'a>(role: &'static str, content: Option<Content<'a>>) -> ChatMessage<'a> {
    ChatMessage { role, content, tool_calls: Vec::new(), tool_call_id: None }
}

fn chat_tools<'a>(config: &'a ToolConfiguration, names: &'a ToolNames) -> Result<Vec<ChatTool<'a>>, ModelError> {
    let mut tools = Vec::with_capacity(config.tools.len());
    for tool in &config.tools {
        match tool {
            Tool::ToolSpec(spec) => {
                let ToolInputSchema::Json(parameters) = &spec.input_schema;
                tools.push(ChatTool {
                    r#type: "function",
                    function: Function {
                        name: names.to_wire(&spec.name),
                        description: spec.description.as_deref(),
                        parameters,
                        strict: spec.strict,
                    },
                });
            }
            Tool::CachePoint(_) => {}
            Tool::SystemTool(tool) => {
                let name = &tool.name;
                return Err(ModelError::validation(format!(
                    "The system tool '{name}' is not supported by this model."
                )));
            }
        }
    }
    Ok(tools)
}

fn tool_choice(choice: &ToolChoice, names: &ToolNames) -> Document {
    match choice {
        ToolChoice::Auto(_) => json!("auto"),
        ToolChoice::Any(_) => json!("required"),
        ToolChoice::Tool(tool) => json!({"type": "function", "function": {"name": names.to_wire(&tool.name)}}),
    }
}

fn settings(request: &ModelRequest, config: &OpenAiConfig) -> Result<Map<String, Document>, ModelError> {
    let mut settings = Map::new();
    let inference = &request.inference_config;
    if let Some(limit) = inference.max_tokens {
        let name = if config.max_completion_tokens { "max_completion_tokens" } else { "max_tokens" };
        settings.insert(name.to_owned(), limit.into());
    }
    if let Some(temperature) = inference.temperature {
        settings.insert("temperature".to_owned(), temperature.into());
    }
    if let Some(top_p) = inference.top_p {
        settings.insert("top_p".to_owned(), top_p.into());
    }
    if let (Some(top_k), true) = (request.top_k, config.send_top_k) {
        settings.insert("top_k".to_owned(), top_k.into());
    }
    if let Some(stops) = inference.stop_sequences.as_ref().filter(|stops| !stops.is_empty()) {
        settings.insert("stop".to_owned(), json!(stops));
    }
    if let Some(output) = &request.output_config {
        output_settings(output, &mut settings)?;
    }
    match request.fields_without_typed_tools().map(Cow::into_owned) {
        None | Some(Document::Null) => {}
        Some(Document::Object(mut fields)) => {
            OTHERS_MEMBERS.iter().for_each(|name| drop(fields.shift_remove(*name)));
            if let Some(choice) = claude_choice(request) {
                if choice["disable_parallel_tool_use"] == true {
                    settings.insert("parallel_tool_calls".to_owned(), false.into());
                }
                fields.shift_remove("tool_choice");
            }
            if let Some(own) = OWN_MEMBERS.iter().find(|own| fields.contains_key(**own)) {
                return Err(ModelError::validation(format!(
                    "additionalModelRequestFields must not hold '{own}': it is made from the request's own members."
                )));
            }
            settings.extend(fields);
        }
        Some(_) => return Err(ModelError::validation("additionalModelRequestFields must be an object.")),
    }
    Ok(settings)
}

/// A choice in Claude's form, which says what Converse's cannot: no tool, or one at a time.
fn claude_choice(request: &ModelRequest) -> Option<&Document> {
    let choice = request.additional_model_request_fields.as_ref()?.get("tool_choice")?;
    matches!(choice["type"].as_str(), Some("auto" | "any" | "tool" | "none")).then_some(choice)
}

fn output_settings(output: &OutputConfig, settings: &mut Map<String, Document>) -> Result<(), ModelError> {
    if let Some(effort) = &output.effort {
        settings.insert("reasoning_effort".to_owned(), effort.as_str().into());
    }
    if let Some(format) = &output.text_format {
        let OutputFormatStructure::JsonSchema(definition) = &format.structure;
        let schema: Document = serde_json::from_str(&definition.schema).map_err(|error| {
            ModelError::validation(format!("outputConfig.textFormat.structure.jsonSchema.schema is no JSON: {error}"))
        })?;
        let mut json_schema = json!({"name": definition.name.as_deref().unwrap_or("answer"), "schema": schema});
        if let Some(description) = &definition.description {
            json_schema["description"] = description.as_str().into();
        }
        settings.insert("response_format".to_owned(), json!({"type": "json_schema", "json_schema": json_schema}));
    }
    Ok(())
}
