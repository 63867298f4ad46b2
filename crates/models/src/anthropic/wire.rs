//! The shapes of the Messages API that requests of both directions share: those sent to Anthropic, and those received as
//! bodies of InvokeModel.

use std::borrow::Cow;
use std::fmt;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{CachePointBlock, CachePointType, CacheTTL};
use serde::de::{SeqAccess, Visitor, value::SeqAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Message<'a> {
    pub(super) role: Role,
    pub(super) content: Content<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Role {
    User,
    Assistant,
    System,
}

/// Content is written as a list; what is received may be a text.
#[derive(Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct Content<'a>(pub(super) Vec<Piece<'a>>);

/// A content block, and whether a cached prefix of the prompt ends with it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Piece<'a> {
    #[serde(flatten)]
    pub(super) block: Block<'a>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cache_control: Option<CacheControl>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Block<'a> {
    Text {
        text: Cow<'a, str>,
    },
    Image {
        source: Source<'a>,
    },
    Document {
        source: Source<'a>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        title: Option<Cow<'a, str>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        context: Option<Cow<'a, str>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        citations: Option<Citations>,
    },
    SearchResult {
        source: Cow<'a, str>,
        title: Cow<'a, str>,
        content: Content<'a>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        citations: Option<Citations>,
    },
    ToolUse {
        id: Cow<'a, str>,
        name: Cow<'a, str>,
        input: Cow<'a, Document>,
    },
    ToolResult {
        tool_use_id: Cow<'a, str>,
        #[serde(default)]
        content: Content<'a>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_error: bool,
    },
    Thinking {
        thinking: Cow<'a, str>,
        signature: Cow<'a, str>,
    },
    RedactedThinking {
        data: Cow<'a, str>,
    },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Source<'a> {
    Base64 { media_type: Cow<'a, str>, data: Cow<'a, str> },
    Text { media_type: Cow<'a, str>, data: Cow<'a, str> },
    Content { content: Content<'a> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Citations {
    pub(super) enabled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum CacheControl {
    Ephemeral {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ttl: Option<CacheTTL>,
    },
}

/// A tool that the caller runs.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Tool<'a> {
    pub(super) name: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) description: Option<Cow<'a, str>>,
    pub(super) input_schema: Cow<'a, Document>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) strict: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cache_control: Option<CacheControl>,
}

/// Tokens. Those read from and written to a cache are not among the input's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Usage {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) input_tokens: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cache_creation_input_tokens: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cache_read_input_tokens: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cache_creation: Option<CacheCreation>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) output_tokens: Option<i32>,
}

/// Tokens written to the caches, by how long they are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct CacheCreation {
    #[serde(default)]
    pub(super) ephemeral_5m_input_tokens: i32,
    #[serde(default)]
    pub(super) ephemeral_1h_input_tokens: i32,
}

impl<'a> From<Block<'a>> for Piece<'a> {
    fn from(block: Block<'a>) -> Self {
        Self { block, cache_control: None }
    }
}

impl<'a> Piece<'a> {
    pub(super) fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Block::Text { text: text.into() }.into()
    }

    /// Whether a cached prefix may end here.
    pub(super) fn can_be_cached(&self) -> bool {
        !matches!(self.block, Block::Thinking { .. } | Block::RedactedThinking { .. })
    }
}

impl From<&CachePointBlock> for CacheControl {
    fn from(point: &CachePointBlock) -> Self {
        Self::Ephemeral { ttl: point.ttl }
    }
}

impl From<CacheControl> for CachePointBlock {
    fn from(control: CacheControl) -> Self {
        let CacheControl::Ephemeral { ttl } = control;
        Self { r#type: CachePointType::Default, ttl }
    }
}

impl<'de> Deserialize<'de> for Content<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ContentVisitor)
    }
}

/// Not `untagged`, whose errors say nothing.
struct ContentVisitor;

impl<'de> Visitor<'de> for ContentVisitor {
    type Value = Content<'static>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a text or a list of content blocks")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
        self.visit_string(text.to_owned())
    }

    fn visit_string<E: serde::de::Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(Content(vec![Piece::text(text)]))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, blocks: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(blocks)).map(Content)
    }
}
