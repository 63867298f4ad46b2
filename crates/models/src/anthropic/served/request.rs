//! The body of InvokeModel as a Converse request.
//!
//! What Converse has no word for (thinking, tools that Anthropic defines, beta features) goes where Converse's callers put it:
//! into `additionalModelRequestFields`. Who a request is for (`metadata`) is not handed on.

use std::sync::Arc;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    AnyToolChoice, AutoToolChoice, ConversationRole, InferenceConfiguration, JsonSchemaDefinition, Message,
    OutputConfig, OutputFormat, OutputFormatStructure, OutputFormatType, SpecificToolChoice, SystemContentBlock,
    Tool as ConverseTool, ToolChoice, ToolConfiguration, ToolInputSchema, ToolSpecification,
};
use serde::Deserialize;
use serde_json::Map;

use super::super::wire::{Block, Content, Message as WireMessage, Piece, Role, Tool};
use super::content::{blocks, is_defined};
use crate::{ModelError, ModelRequest};

const UNDERSTOOD: &str = "Bodies of Anthropic's Messages API are understood, for every model: \
    {\"anthropic_version\": \"bedrock-2023-05-31\", \"max_tokens\": …, \"messages\": […]}. Other programs use Converse.";

/// The body's members. An unknown one is refused: nothing that was asked is left out without a word.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    #[allow(dead_code, reason = "its being there says what the body is")]
    anthropic_version: String,
    max_tokens: i32,
    messages: Vec<WireMessage<'static>>,
    system: Option<Content<'static>>,
    temperature: Option<f64>,
    top_p: Option<f64>,
    top_k: Option<u32>,
    stop_sequences: Option<Vec<String>>,
    #[serde(default)]
    tools: Vec<Document>,
    tool_choice: Option<Document>,
    thinking: Option<Document>,
    anthropic_beta: Option<Document>,
    cache_control: Option<Document>,
    context_management: Option<Document>,
    output_config: Option<OutputSettings>,
    #[allow(dead_code, reason = "said by the operation")]
    stream: Option<bool>,
    #[allow(dead_code, reason = "of no meaning to the answer")]
    metadata: Option<Document>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OutputSettings {
    effort: Option<String>,
    format: Option<Format>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Format {
    JsonSchema { schema: Document },
}

/// Reads a body for the model of this id.
///
/// # Errors
/// [`ModelError::Validation`] with the place of what is wrong; for the body of another family, with what is understood.
pub fn read(model_id: &str, body: &[u8]) -> Result<ModelRequest, ModelError> {
    let body: Body = serde_json::from_slice(body)
        .map_err(|error| ModelError::validation(format!("Malformed input request: {error}. {UNDERSTOOD}")))?;
    if body.max_tokens < 1 {
        return Err(wrong("max_tokens must be above 0"));
    }
    let mut fields = Map::new();
    let kept = [
        ("thinking", body.thinking),
        ("anthropic_beta", body.anthropic_beta),
        ("cache_control", body.cache_control),
        ("context_management", body.context_management),
    ];
    fields.extend(kept.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
    let tool_config = tool_config(body.tools, body.tool_choice, &mut fields)?;
    Ok(ModelRequest {
        model_id: model_id.to_owned(),
        messages: messages(body.messages)?,
        system: system(body.system.unwrap_or_default())?.into(),
        tool_config: tool_config.map(Arc::new),
        inference_config: InferenceConfiguration {
            max_tokens: Some(body.max_tokens),
            stop_sequences: body.stop_sequences,
            temperature: body.temperature,
            top_p: body.top_p,
        },
        top_k: body.top_k,
        output_config: body.output_config.map(output_config),
        performance_config: None,
        additional_model_request_fields: (!fields.is_empty()).then_some(Document::Object(fields)),
    })
}

fn wrong(problem: &str) -> ModelError {
    ModelError::validation(format!("Malformed input request: {problem}."))
}

fn messages(messages: Vec<WireMessage<'static>>) -> Result<Vec<Arc<Message>>, ModelError> {
    let messages = messages.into_iter().enumerate().map(|(place, message)| {
        let role = match message.role {
            Role::User => ConversationRole::User,
            Role::Assistant => ConversationRole::Assistant,
            Role::System => ConversationRole::System,
        };
        let content = blocks(message.content).map_err(|problem| wrong(&format!("messages.{place}.{problem}")))?;
        Ok(Arc::new(Message { role, content }))
    });
    messages.collect()
}

fn system(content: Content<'static>) -> Result<Vec<SystemContentBlock>, ModelError> {
    let mut system = Vec::with_capacity(content.0.len());
    for Piece { block, cache_control } in content.0 {
        let Block::Text { text } = block else { return Err(wrong("system holds texts only")) };
        // An empty system prompt is none.
        if !text.is_empty() {
            system.push(SystemContentBlock::Text(text.into_owned()));
            system.extend(cache_control.map(|control| SystemContentBlock::CachePoint(control.into())));
        }
    }
    Ok(system)
}

fn tool_config(
    offered: Vec<Document>,
    choice: Option<Document>,
    fields: &mut Map<String, Document>,
) -> Result<Option<ToolConfiguration>, ModelError> {
    let (defined, own): (Vec<_>, Vec<_>) = offered.into_iter().partition(is_defined);
    if !defined.is_empty() {
        fields.insert("tools".to_owned(), defined.into());
    }
    let mut tools = Vec::with_capacity(own.len());
    for tool in own {
        let tool: Tool<'static> =
            serde_json::from_value(tool).map_err(|error| wrong(&format!("tools.{}: {error}", tools.len())))?;
        tools.push(ConverseTool::ToolSpec(ToolSpecification {
            description: tool.description.map(Into::into).filter(|text: &String| !text.is_empty()),
            input_schema: ToolInputSchema::Json(tool.input_schema.into_owned()),
            name: tool.name.into_owned(),
            strict: tool.strict,
        }));
        tools.extend(tool.cache_control.map(|control| ConverseTool::CachePoint(control.into())));
    }
    let tool_choice = choice.map(|choice| read_choice(choice, fields)).transpose()?.flatten();
    Ok((!tools.is_empty()).then_some(ToolConfiguration { tool_choice, tools }))
}

/// A choice that says more than Converse can goes among the additional fields.
fn read_choice(choice: Document, fields: &mut Map<String, Document>) -> Result<Option<ToolChoice>, ModelError> {
    let alone = choice["disable_parallel_tool_use"] == true;
    let read = match (choice["type"].as_str(), choice["name"].as_str()) {
        (Some("none"), _) => None,
        (Some("auto"), _) => Some(ToolChoice::Auto(AutoToolChoice {})),
        (Some("any"), _) => Some(ToolChoice::Any(AnyToolChoice {})),
        (Some("tool"), Some(name)) => Some(ToolChoice::Tool(SpecificToolChoice { name: name.to_owned() })),
        _ => return Err(wrong("tool_choice must have the type auto, any, none, or tool with a name")),
    };
    if alone || read.is_none() {
        fields.insert("tool_choice".to_owned(), choice);
    }
    Ok(read)
}

fn output_config(settings: OutputSettings) -> OutputConfig {
    let text_format = settings.format.map(|Format::JsonSchema { schema }| OutputFormat {
        structure: OutputFormatStructure::JsonSchema(JsonSchemaDefinition {
            description: None,
            name: None,
            schema: schema.to_string(),
        }),
        r#type: OutputFormatType::JsonSchema,
    });
    OutputConfig { effort: settings.effort, text_format }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BODY: &str = r#"{"anthropic_version":"bedrock-2023-05-31","max_tokens":9,"system":"é","messages":[{"role":"user",
        "content":[{"type":"text","text":"hi","cache_control":{"type":"ephemeral"}},{"type":"tool_result","tool_use_id":"a",
        "content":[{"type":"image","source":{"type":"base64","media_type":"image/png","data":"aGk="}}]}]}],
        "tools":[{"name":"f","input_schema":{}},{"type":"bash_20250124"}],"tool_choice":{"type":"none"},"thinking":{}}"#;

    proptest! {
        /// Whatever a stranger sends, it is read or refused with a reason.
        #[test]
        fn damaged_bodies_are_read_or_refused(place in any::<prop::sample::Index>(), byte in any::<u8>(), length in 0..BODY.len()) {
            prop_assert!(read("m", BODY.as_bytes()).is_ok());
            prop_assert!(read("m", &BODY.as_bytes()[..length]).is_err());
            let mut body = BODY.as_bytes().to_vec();
            body[place.index(BODY.len())] = byte;
            if let Err(error) = read("m", &body) {
                prop_assert!(error.message().starts_with("Malformed input request: "), "{}", error);
            }
        }
    }
}
