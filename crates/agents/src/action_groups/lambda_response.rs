//! Reading what an action's Lambda function answered.
//!
//! A wrong answer is never an empty observation: each wrong member is an error that names it. The first sentence is the one
//! that AWS answers, since programs match on it; it hides the cause, so ours follows.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent_runtime::types::KnowledgeBaseConfiguration;
use serde_json::{Map, Value};

use super::{Action, ActionGroup, ActionResult, Limits, Outcome, Target};

/// What a function answered.
#[derive(Clone, Debug, PartialEq)]
pub struct LambdaAnswer {
    /// The action's result.
    pub result: ActionResult,
    /// Replaces the session's attributes when given.
    pub session_attributes: Option<BTreeMap<String, String>>,
    /// Replaces the turn's attributes when given.
    pub prompt_session_attributes: Option<BTreeMap<String, String>>,
    /// Retrieval settings for the rest of the turn; empty when none are given.
    pub knowledge_bases_configuration: Vec<KnowledgeBaseConfiguration>,
}

impl From<ActionResult> for LambdaAnswer {
    /// An answer that changes nothing else: only functions can.
    fn from(result: ActionResult) -> Self {
        Self {
            result,
            session_attributes: None,
            prompt_session_attributes: None,
            knowledge_bases_configuration: Vec::new(),
        }
    }
}

/// An answer that cannot be used. The text is the message of the exception.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadResponse {
    /// The answer is no JSON object, or too large: a `BadGatewayException`.
    #[error("{WRONG} {0}.")]
    Unreadable(String),
    /// A member is wrong or missing: a `DependencyFailedException`.
    #[error("{WRONG} {0}.")]
    Member(String),
    /// The body has another content type than the action's: a `DependencyFailedException`.
    #[error(
        "The response body from Bedrock agent must be of type '{expected}', but 'null' was returned. \
         {place} has no member named exactly '{expected}': it has {found}."
    )]
    ContentType {
        /// The content type that the action must answer.
        expected: &'static str,
        /// Where it was looked for.
        place: &'static str,
        /// The content types that are there.
        found: String,
    },
}

const WRONG: &str =
    "The server encountered an error processing the Lambda response. Check the Lambda response and retry the request.";

/// Reads a function's answer to a call of `action`.
///
/// Unless answers are strict (see [`Limits`]): `messageVersion` may be missing, the method may be in lower case, the media
/// type may have parameters, the body may be an object or a list (the model gets its JSON text), the status a text, and
/// attributes may be numbers or booleans.
///
/// # Errors
/// What is wrong with the answer, with the member's name.
pub fn read_lambda_response(
    payload: &[u8],
    group: &ActionGroup,
    action: &Action,
    limits: &Limits,
) -> Result<LambdaAnswer, BadResponse> {
    if payload.len() > limits.response_bytes {
        let (size, limit) = (payload.len(), limits.response_bytes);
        return Err(BadResponse::Unreadable(format!(
            "The answer has {size} bytes where {limit} are allowed (response_bytes)"
        )));
    }
    let answer: Value = serde_json::from_slice(payload)
        .map_err(|error| BadResponse::Unreadable(format!("The answer is not valid JSON: {error}")))?;
    let Value::Object(answer) = answer else {
        let kind = kind(&answer);
        return Err(BadResponse::Unreadable(format!("The answer is {kind} where an object with response is expected")));
    };
    let strict = limits.strict_responses;
    message_version(&answer, strict)?;
    let response = object(&answer, "response", "response")?;
    Ok(LambdaAnswer {
        result: result(response, group, action, limits)?,
        session_attributes: attributes(&answer, "sessionAttributes", strict)?,
        prompt_session_attributes: attributes(&answer, "promptSessionAttributes", strict)?,
        knowledge_bases_configuration: knowledge_bases(&answer)?,
    })
}

fn message_version(answer: &Map<String, Value>, strict: bool) -> Result<(), BadResponse> {
    match answer.get("messageVersion") {
        Some(Value::String(version)) if version == "1.0" => Ok(()),
        None | Some(Value::Null) if !strict => Ok(()),
        other => Err(wrong("messageVersion", other, "the text \"1.0\"")),
    }
}

fn result(
    response: &Map<String, Value>,
    group: &ActionGroup,
    action: &Action,
    limits: &Limits,
) -> Result<ActionResult, BadResponse> {
    let strict = limits.strict_responses;
    echo(response, "actionGroup", &group.name, false)?;
    let (holder, place, content_type, http_status_code) = match &action.target {
        Target::Function { name } => {
            echo(response, "function", name, false)?;
            let holder = object(response, "functionResponse", "response.functionResponse")?;
            (holder, "response.functionResponse.responseBody", "TEXT", None)
        }
        Target::Api { path, method, .. } => {
            echo(response, "apiPath", path, false)?;
            echo(response, "httpMethod", method, !strict)?;
            (response, "response.responseBody", "application/json", status(response, strict)?)
        }
    };
    let state = match holder.get("responseState") {
        None | Some(Value::Null) => None,
        Some(Value::String(state)) if state == "FAILURE" || state == "REPROMPT" => Some(state.as_str()),
        other => {
            let place = place.replace("responseBody", "responseState");
            return Err(wrong(&place, other, "FAILURE or REPROMPT, or left out"));
        }
    };
    let has_body = holder.get("responseBody").is_some_and(|body| !body.is_null());
    let text =
        if state == Some("FAILURE") && !has_body { String::new() } else { body(holder, place, content_type, strict)? };
    if text.len() > limits.result_bytes {
        let (size, limit) = (text.len(), limits.result_bytes);
        let rule = "are allowed for an action's result; answer less, or raise the limit result_bytes";
        return Err(BadResponse::Member(format!("{place}.{content_type}.body has {size} bytes where {limit} {rule}")));
    }
    let outcome = match state {
        Some("FAILURE") => Outcome::Failure(text),
        Some(_) => Outcome::Reprompt(text),
        None => Outcome::Answer(text),
    };
    Ok(ActionResult { outcome, images: Vec::new(), http_status_code })
}

/// A member that must repeat what was called.
fn echo(response: &Map<String, Value>, member: &str, called: &str, any_case: bool) -> Result<(), BadResponse> {
    match response.get(member) {
        Some(Value::String(text)) if text == called || (any_case && text.eq_ignore_ascii_case(called)) => Ok(()),
        other => Err(wrong(&format!("response.{member}"), other, &format!("'{called}', as in the event"))),
    }
}

fn status(response: &Map<String, Value>, strict: bool) -> Result<Option<i32>, BadResponse> {
    let member = response.get("httpStatusCode");
    let number = match member {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Number(number)) => number.as_i64().and_then(|number| i32::try_from(number).ok()),
        Some(Value::String(text)) if !strict => text.trim().parse().ok(),
        Some(_) => None,
    };
    match number.filter(|number| (100..600).contains(number)) {
        Some(number) => Ok(Some(number)),
        None => Err(wrong("response.httpStatusCode", member, "a status number such as 200")),
    }
}

/// The text of the body under its content type.
fn body(
    holder: &Map<String, Value>,
    place: &'static str,
    content_type: &'static str,
    strict: bool,
) -> Result<String, BadResponse> {
    let bodies = object(holder, "responseBody", place)?;
    let essence = |name: &str| name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let tolerated = || bodies.iter().find(|(name, _)| !strict && essence(name) == content_type).map(|(_, body)| body);
    let Some(content) = bodies.get(content_type).or_else(tolerated) else {
        let names: Vec<String> = bodies.keys().take(5).map(|name| format!("'{}'", shortened(name))).collect();
        let found = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        return Err(BadResponse::ContentType { expected: content_type, place, found });
    };
    let at = format!("{place}.{content_type}");
    let Value::Object(content) = content else { return Err(wrong(&at, Some(content), "an object with body")) };
    match content.get("body") {
        Some(Value::String(text)) => Ok(text.clone()),
        Some(body @ (Value::Object(_) | Value::Array(_))) if !strict => Ok(body.to_string()),
        other => Err(wrong(&format!("{at}.body"), other, "a text")),
    }
}

pub(crate) fn attributes(
    answer: &Map<String, Value>,
    member: &str,
    strict: bool,
) -> Result<Option<BTreeMap<String, String>>, BadResponse> {
    let given = match answer.get(member) {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Object(given)) => given,
        other => return Err(wrong(member, other, "an object of texts")),
    };
    let text = |(name, value): (&String, &Value)| match value {
        Value::String(text) => Ok((name.clone(), text.clone())),
        Value::Number(_) | Value::Bool(_) if !strict => Ok((name.clone(), value.to_string())),
        other => Err(wrong(&format!("{member}.{}", shortened(name)), Some(other), "a text")),
    };
    given.iter().map(text).collect::<Result<_, _>>().map(Some)
}

fn knowledge_bases(answer: &Map<String, Value>) -> Result<Vec<KnowledgeBaseConfiguration>, BadResponse> {
    match answer.get("knowledgeBasesConfiguration") {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(given @ Value::Array(_)) => serde_json::from_value(given.clone())
            .map_err(|error| BadResponse::Member(format!("knowledgeBasesConfiguration cannot be read: {error}"))),
        other => Err(wrong("knowledgeBasesConfiguration", other, "a list")),
    }
}

pub(crate) fn object<'a>(
    parent: &'a Map<String, Value>,
    member: &str,
    place: &str,
) -> Result<&'a Map<String, Value>, BadResponse> {
    match parent.get(member) {
        Some(Value::Object(object)) => Ok(object),
        other => Err(wrong(place, other, "an object")),
    }
}

/// A member that is something else than it must be.
pub(crate) fn wrong(place: &str, found: Option<&Value>, expected: &str) -> BadResponse {
    let found = match found {
        None => "is missing".to_owned(),
        Some(Value::String(text)) => format!("is the text '{}'", shortened(text)),
        Some(value @ (Value::Number(_) | Value::Bool(_))) => format!("is {value}"),
        Some(value) => format!("is {}", kind(value)),
    };
    BadResponse::Member(format!("{place} {found}; it must be {expected}"))
}

pub(crate) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// At most sixty characters of a text that somebody else wrote.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
