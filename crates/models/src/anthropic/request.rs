//! A Converse request as the body of the Messages API.

use std::borrow::Cow;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{ConversationRole, ToolChoice, ToolConfiguration, ToolInputSchema};
use serde::Serialize;
use serde_json::{Map, json};

use super::AnthropicConfig;
use super::content::{pieces, system};
use super::settings::{additional_fields, max_tokens, settings, take_beta};
use super::wire::{CacheControl, Content, Message, Piece, Role, Tool};
use crate::{ModelError, ModelRequest};

/// A request's body and its beta features.
pub(super) struct Body<'a> {
    question: Question<'a>,
    answer: AnswerSettings,
    /// The `anthropic-beta` header.
    pub(super) beta: Option<String>,
}

/// The members that have tokens, which is what the counting of tokens takes.
#[derive(Serialize)]
struct Question<'a> {
    model: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    system: Vec<Piece<'a>>,
    messages: Vec<Message<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Offered<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tool_choice: Option<Document>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thinking: Option<Document>,
}

#[derive(Serialize)]
struct AnswerSettings {
    max_tokens: u64,
    stream: bool,
    #[serde(flatten)]
    others: Map<String, Document>,
}

/// A tool of the request, or one that Anthropic defines, as `additionalModelRequestFields` have it.
#[derive(Serialize)]
#[serde(untagged)]
enum Offered<'a> {
    Own(Tool<'a>),
    Defined(Document),
}

impl<'a> Body<'a> {
    /// # Errors
    /// Content and settings that the API does not take.
    pub(super) fn new(request: &'a ModelRequest, config: &'a AnthropicConfig) -> Result<Self, ModelError> {
        let mut fields = additional_fields(request)?;
        let beta = take_beta(&mut fields)?;
        // Bedrock's Converse calls it by either name.
        let thinking = fields.shift_remove("reasoning_config").or_else(|| fields.shift_remove("thinking"));
        let mut question = Question {
            model: config.model.as_deref().unwrap_or(&request.model_id),
            system: system(&request.system)?,
            messages: messages(request)?,
            tools: request.tool_config.as_deref().map(|config| tools(config, &fields)).transpose()?.unwrap_or_default(),
            tool_choice: fields.shift_remove("tool_choice").or_else(|| request.tool_config.as_deref().and_then(choice)),
            thinking,
        };
        match fields.shift_remove("tools") {
            None => {}
            Some(Document::Array(defined)) => {
                let is_own = |name: &str| !defined.iter().any(|tool| tool["name"] == name);
                question.tools.retain(|tool| matches!(tool, Offered::Own(tool) if is_own(&tool.name)));
                question.tools.extend(defined.into_iter().map(Offered::Defined));
            }
            Some(_) => return Err(ModelError::validation("additionalModelRequestFields.tools must be a list.")),
        }
        // A mark for the whole request is the caller's own, too.
        if config.prompt_caching && !fields.contains_key("cache_control") {
            question.cache();
        }
        let answer = AnswerSettings {
            max_tokens: max_tokens(request, config, question.thinking.as_ref(), &mut fields)?,
            stream: true,
            others: settings(request, config, fields)?,
        };
        Ok(Self { question, answer, beta })
    }

    /// The body of a request for an answer.
    pub(super) fn to_ask(&self) -> Result<Vec<u8>, ModelError> {
        #[derive(Serialize)]
        struct Whole<'a> {
            #[serde(flatten)]
            question: &'a Question<'a>,
            #[serde(flatten)]
            answer: &'a AnswerSettings,
        }
        write(&Whole { question: &self.question, answer: &self.answer })
    }

    /// The body of a request for the number of tokens.
    pub(super) fn to_count(&self) -> Result<Vec<u8>, ModelError> {
        write(&self.question)
    }
}

fn write(body: &impl Serialize) -> Result<Vec<u8>, ModelError> {
    serde_json::to_vec(body)
        .map_err(|error| ModelError::model(format!("The request cannot be written as JSON: {error}")))
}

impl Question<'_> {
    /// Caches what the next request of the conversation begins with: tools, system prompts, the messages so far. Where the
    /// caller has set cache points, they are the only ones.
    fn cache(&mut self) {
        let messages = self.messages.iter().flat_map(|message| &message.content.0);
        let set = self.system.iter().chain(messages).any(|piece| piece.cache_control.is_some())
            || self.tools.iter().any(Offered::is_cached);
        if set {
            return;
        }
        let here = CacheControl::Ephemeral { ttl: None };
        if let Some(last) = self.tools.last_mut() {
            last.cache(here);
        }
        if let Some(last) = self.system.last_mut() {
            last.cache_control = Some(here);
        }
        let last_message = self.messages.last_mut().map(|message| &mut message.content.0);
        if let Some(last) = last_message.and_then(|pieces| pieces.last_mut()).filter(|last| last.can_be_cached()) {
            last.cache_control = Some(here);
        }
    }
}

impl Offered<'_> {
    fn is_cached(&self) -> bool {
        match self {
            Self::Own(tool) => tool.cache_control.is_some(),
            Self::Defined(tool) => tool.get("cache_control").is_some(),
        }
    }

    fn cache(&mut self, control: CacheControl) {
        match self {
            Self::Own(tool) => tool.cache_control = Some(control),
            Self::Defined(Document::Object(tool)) => {
                tool.insert("cache_control".to_owned(), json!(control));
            }
            // The API will say what it thinks of it.
            Self::Defined(_) => {}
        }
    }
}

fn messages(request: &ModelRequest) -> Result<Vec<Message<'_>>, ModelError> {
    let mut messages = Vec::with_capacity(request.messages.len());
    for message in &request.messages {
        let role = match message.role {
            ConversationRole::User => Role::User,
            ConversationRole::Assistant => Role::Assistant,
            ConversationRole::System => Role::System,
        };
        let content = pieces(&message.content)?;
        // A message of nothing but another provider's reasoning.
        if !content.is_empty() {
            messages.push(Message { role, content: Content(content) });
        }
    }
    trim_end(&mut messages);
    Ok(messages)
}

/// The API refuses a begun answer that ends in blanks.
fn trim_end(messages: &mut [Message<'_>]) {
    let Some(last) = messages.last_mut().filter(|message| message.role == Role::Assistant) else { return };
    if let Some(Piece { block: super::wire::Block::Text { text }, .. }) = last.content.0.last_mut() {
        let length = text.trim_end().len();
        match text {
            Cow::Borrowed(text) => *text = &text[..length],
            Cow::Owned(text) => text.truncate(length),
        }
    }
}

/// The tools that the request describes, but for those that the additional fields name by their type: Claude knows these
/// better than any description.
fn tools<'a>(config: &'a ToolConfiguration, fields: &Map<String, Document>) -> Result<Vec<Offered<'a>>, ModelError> {
    let typed = fields.get("tools").and_then(Document::as_array).into_iter().flatten();
    let is_typed = |name: &str| typed.clone().any(|tool| tool["name"] == name);
    use aws_wire::bedrock_runtime::types::Tool as Converse;
    let mut tools = Vec::with_capacity(config.tools.len());
    for tool in &config.tools {
        match tool {
            Converse::ToolSpec(spec) if is_typed(&spec.name) => {}
            Converse::ToolSpec(spec) => {
                let ToolInputSchema::Json(schema) = &spec.input_schema;
                tools.push(Offered::Own(Tool {
                    name: (&spec.name).into(),
                    description: spec.description.as_ref().map(Cow::from),
                    input_schema: Cow::Borrowed(schema),
                    strict: spec.strict,
                    cache_control: None,
                }));
            }
            Converse::CachePoint(point) => {
                if let Some(last) = tools.last_mut() {
                    last.cache(point.into());
                }
            }
            Converse::SystemTool(tool) => {
                let name = &tool.name;
                return Err(ModelError::validation(format!(
                    "The system tool '{name}' is not supported by this model's provider (anthropic)."
                )));
            }
        }
    }
    Ok(tools)
}

fn choice(config: &ToolConfiguration) -> Option<Document> {
    Some(match config.tool_choice.as_ref()? {
        ToolChoice::Auto(_) => json!({"type": "auto"}),
        ToolChoice::Any(_) => json!({"type": "any"}),
        ToolChoice::Tool(tool) => json!({"type": "tool", "name": tool.name}),
    })
}
