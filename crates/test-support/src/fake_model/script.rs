//! What the fake model says, and to which request.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The replies of a fake model. A request gets the first reply whose `when` fits and which is not used up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The replies, in the order in which they are tried.
    pub replies: Vec<Reply>,
}

/// One reply. Exactly one of `text`/`reasoning`/`tool_calls` (a completion), `raw` or `status` says what it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reply {
    /// Which requests it is for; every one when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// How often it is given: once when absent, without end when 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<u32>,
    /// Thinking, sent before the text as `reasoning_content`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<Text>,
    /// The text; each piece is a chunk of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// Tool calls, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tool_calls: Vec<ToolCall>,
    /// `stop` or `tool_calls` when absent, whichever fits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finish_reason: Option<String>,
    /// The stop sequence that was met, as vLLM tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop_reason: Option<String>,
    /// The usage object; counted roughly when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usage: Option<Value>,
    /// The body as it is, piece by piece, sent with status 200 as an event stream: for garbage and odd boundaries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raw: Option<Vec<String>>,
    /// An HTTP status instead of an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// The body that goes with `status`: JSON, or text as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Value>,
    /// More headers of the response, `retry-after` for one.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub headers: BTreeMap<String, String>,
    /// False: one JSON document even when a stream was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stream: Option<bool>,
    /// How the body goes on after its last piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// Wait this long before the response begins, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay_ms: Option<u64>,
}

/// Which requests a reply is for. All that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// The role of the last message: `user`, `tool`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// A part of the last message's text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contains: Option<String>,
    /// A part of the system prompt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_contains: Option<String>,
    /// A tool on offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tool: Option<String>,
    /// The model's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    /// Whether it is for requests for embeddings, which get no reply of another kind.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub embeddings: bool,
}

/// A text, whole or in the pieces in which it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Text {
    /// One piece.
    Whole(String),
    /// Several pieces.
    Pieces(Vec<String>),
}

/// A tool call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToolCall {
    /// The id; made from the call's place when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The tool.
    pub name: String,
    /// An object, or text that is sent as it is (a list of texts: in these pieces).
    pub arguments: Value,
}

/// How a body goes on after its last piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The finish chunk, the usage and `[DONE]`: the normal end, and the default.
    Finish,
    /// The body ends as if all were said, without finish chunk and `[DONE]`.
    End,
    /// The connection is cut.
    Close,
    /// Nothing more comes, and the connection stays.
    Stall,
}

impl Text {
    /// The pieces, in order.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        let pieces = match self {
            Self::Whole(text) => std::slice::from_ref(text),
            Self::Pieces(pieces) => pieces,
        };
        pieces.iter().map(String::as_str)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Whole(text.to_owned())
    }
}

impl Reply {
    /// A text in these pieces.
    pub fn text<const N: usize>(pieces: [&str; N]) -> Self {
        Self { text: Some(Text::Pieces(pieces.map(str::to_owned).to_vec())), ..Self::default() }
    }

    /// One call of a tool.
    pub fn tool_call(name: &str, arguments: Value) -> Self {
        let call = ToolCall { id: None, name: name.to_owned(), arguments };
        Self { tool_calls: vec![call], ..Self::default() }
    }

    /// An error status with a body.
    pub fn status(status: u16, body: Value) -> Self {
        Self { status: Some(status), body: Some(body), ..Self::default() }
    }

    /// A body as it is, in these pieces, without an end of its own.
    pub fn raw<const N: usize>(pieces: [&str; N]) -> Self {
        Self { raw: Some(pieces.map(str::to_owned).to_vec()), then: Some(Then::End), ..Self::default() }
    }

    /// The same, going on like this after its last piece.
    #[must_use]
    pub fn then(self, then: Then) -> Self {
        Self { then: Some(then), ..self }
    }

    /// The same, for these requests only.
    #[must_use]
    pub fn when(self, when: When) -> Self {
        Self { when: Some(when), ..self }
    }

    /// The same, without end.
    #[must_use]
    pub fn always(self) -> Self {
        Self { times: Some(0), ..self }
    }
}

impl When {
    /// Whether a chat-completions request is meant.
    pub(super) fn fits(&self, request: &Value) -> bool {
        let messages = request["messages"].as_array().map_or(&[][..], Vec::as_slice);
        let last = messages.last().unwrap_or(&Value::Null);
        let systems = || messages.iter().filter(|message| message["role"] == "system");
        let tools = request["tools"].as_array().map_or(&[][..], Vec::as_slice);
        self.role.as_ref().is_none_or(|role| last["role"] == role.as_str())
            && self.contains.as_ref().is_none_or(|part| text_of(&last["content"]).contains(part))
            && self
                .system_contains
                .as_ref()
                .is_none_or(|part| systems().any(|message| text_of(&message["content"]).contains(part)))
            && self.tool.as_ref().is_none_or(|tool| tools.iter().any(|spec| spec["function"]["name"] == tool.as_str()))
            && self.model.as_ref().is_none_or(|model| request["model"] == model.as_str())
    }
}

/// The text of a message's content, which is text or a list of parts.
fn text_of(content: &Value) -> String {
    match content {
        Value::String(text) => text.clone(),
        Value::Array(parts) => parts.iter().filter_map(|part| part["text"].as_str()).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}
