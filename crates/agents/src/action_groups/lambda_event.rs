//! The event that an action's Lambda function is invoked with.

use std::collections::BTreeMap;

use bytes::Bytes;
use serde::Serialize;

use super::{Action, ActionGroup, Argument, Call, Target};

/// Who calls and in which turn: what an event says beyond the action itself.
#[derive(Clone, Copy, Debug)]
pub struct EventContext<'a> {
    /// The agent.
    pub agent: EventAgent<'a>,
    /// The user's text of this turn.
    pub input_text: &'a str,
    /// The session's id.
    pub session_id: &'a str,
    /// The attributes that live as long as the session.
    pub session_attributes: &'a BTreeMap<String, String>,
    /// The attributes of this turn.
    pub prompt_session_attributes: &'a BTreeMap<String, String>,
}

/// The agent as functions see it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct EventAgent<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its id.
    pub id: &'a str,
    /// The id of the alias that was invoked.
    pub alias: &'a str,
    /// The version that serves the alias.
    pub version: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Event<'a> {
    message_version: &'static str,
    agent: EventAgent<'a>,
    input_text: &'a str,
    session_id: &'a str,
    action_group: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    api_path: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    http_method: Option<&'a str>,
    parameters: &'a [Argument],
    #[serde(skip_serializing_if = "Option::is_none")]
    request_body: Option<Body<'a>>,
    session_attributes: &'a BTreeMap<String, String>,
    prompt_session_attributes: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Body<'a> {
    content: BTreeMap<&'a str, Properties<'a>>,
}

#[derive(Serialize)]
struct Properties<'a> {
    properties: &'a [Argument],
}

/// The JSON of the event for a call. `parameters` is there even when it is empty, `requestBody` only for operations that
/// have one.
#[must_use]
pub fn lambda_event(group: &ActionGroup, action: &Action, call: &Call, context: EventContext<'_>) -> Bytes {
    let (function, api_path, http_method) = match &action.target {
        Target::Function { name } => (Some(name.as_str()), None, None),
        Target::Api { path, method, .. } => (None, Some(path.as_str()), Some(method.as_str())),
    };
    let request_body = call.request_body.as_ref().map(|body| Body {
        content: BTreeMap::from([(body.media_type.as_str(), Properties { properties: &body.properties })]),
    });
    let event = Event {
        message_version: "1.0",
        agent: context.agent,
        input_text: context.input_text,
        session_id: context.session_id,
        action_group: &group.name,
        function,
        api_path,
        http_method,
        parameters: &call.parameters,
        request_body,
        session_attributes: context.session_attributes,
        prompt_session_attributes: context.prompt_session_attributes,
    };
    #[allow(clippy::expect_used)] // Texts and maps with text keys always have a JSON form.
    serde_json::to_vec(&event).expect("an event is plain JSON").into()
}
