//! Content blocks of a message as the parts of a chat message.

use std::borrow::Cow;

use aws_wire::bedrock_runtime::types::{
    ContentBlock, DocumentBlock, GuardrailConverseContentBlock, ImageBlock, ImageSource, SearchResultBlock,
    ToolResultBlock, ToolResultContentBlock, ToolResultStatus,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;

use crate::ModelError;
use crate::document::{self, join};

const PROVIDER: &str = "openai";

/// A message's content.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Content<'a> {
    Text(Cow<'a, str>),
    Parts(Vec<Part<'a>>),
}

/// A part of a message's content.
#[derive(Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Part<'a> {
    Text { text: Cow<'a, str> },
    ImageUrl { image_url: ImageUrl },
    File { file: File<'a> },
}

#[derive(Debug, PartialEq, Serialize)]
pub(super) struct ImageUrl {
    url: String,
}

#[derive(Debug, PartialEq, Serialize)]
pub(super) struct File<'a> {
    filename: Cow<'a, str>,
    file_data: String,
}

impl<'a> Content<'a> {
    /// Parts as content: plain text where there is nothing else, which every server understands.
    pub(super) fn of(parts: Vec<Part<'a>>) -> Option<Self> {
        if parts.is_empty() {
            return None;
        }
        if parts.iter().any(|part| !matches!(part, Part::Text { .. })) {
            return Some(Self::Parts(parts));
        }
        let texts = parts.into_iter().filter_map(|part| match part {
            Part::Text { text } => Some(text),
            Part::ImageUrl { .. } | Part::File { .. } => None,
        });
        Some(Self::Text(join(texts)))
    }
}

/// A block that is no tool use, tool result or reasoning, as a part; `None` for what only has a meaning on AWS.
pub(super) fn part(block: &ContentBlock) -> Result<Option<Part<'_>>, ModelError> {
    Ok(Some(match block {
        ContentBlock::Text(text) if text.is_empty() => return Ok(None),
        ContentBlock::Text(text) => text_part(text),
        ContentBlock::Image(image) => image_part(image)?,
        ContentBlock::Document(document) => document_part(document)?,
        ContentBlock::SearchResult(result) => search_result_part(result),
        ContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => text_part(&guarded.text),
        ContentBlock::CitationsContent(cited) => {
            let texts = cited.content.iter().flatten().map(|content| {
                let aws_wire::bedrock_runtime::types::CitationGeneratedContent::Text(text) = content;
                Cow::from(text)
            });
            Part::Text { text: join(texts) }
        }
        ContentBlock::CachePoint(_) => return Ok(None),
        ContentBlock::GuardContent(GuardrailConverseContentBlock::Image(_)) => {
            return Err(unsupported("guardContent.image"));
        }
        ContentBlock::Audio(_) => return Err(unsupported("audio")),
        ContentBlock::Video(_) => return Err(unsupported("video")),
        ContentBlock::ToolAddition(_) => return Err(unsupported("toolAddition")),
        ContentBlock::ToolRemoval(_) => return Err(unsupported("toolRemoval")),
        ContentBlock::ReasoningContent(_) | ContentBlock::ToolResult(_) | ContentBlock::ToolUse(_) => return Ok(None),
    }))
}

/// A tool's result: its text for the tool message, and the images, which only a user's message can carry.
pub(super) fn tool_result(result: &ToolResultBlock) -> Result<(Cow<'_, str>, Vec<Part<'_>>), ModelError> {
    let mut texts = Vec::new();
    let mut others = Vec::new();
    for content in &result.content {
        let part = match content {
            ToolResultContentBlock::Text(text) => text_part(text),
            ToolResultContentBlock::Json(json) => Part::Text { text: json.to_string().into() },
            ToolResultContentBlock::SearchResult(result) => search_result_part(result),
            ToolResultContentBlock::Image(image) => image_part(image)?,
            ToolResultContentBlock::Document(document) => document_part(document)?,
            ToolResultContentBlock::Video(_) => return Err(unsupported("toolResult.content.video")),
        };
        match part {
            Part::Text { text } => texts.push(text),
            other => others.push(other),
        }
    }
    if texts.is_empty() && !others.is_empty() {
        texts.push("The result is attached to the next message.".into());
    }
    let text = join(texts);
    // The dialect has no member for it, and a model must not take a failure for a result.
    let failed = result.status == Some(ToolResultStatus::Error);
    Ok((if failed { format!("Error: {text}").into() } else { text }, others))
}

fn text_part(text: &str) -> Part<'_> {
    Part::Text { text: text.into() }
}

fn image_part(image: &ImageBlock) -> Result<Part<'_>, ModelError> {
    match &image.source {
        ImageSource::Bytes(bytes) => {
            let url = format!("data:image/{};base64,{}", image.format, STANDARD.encode(&bytes.0));
            Ok(Part::ImageUrl { image_url: ImageUrl { url } })
        }
        ImageSource::S3Location(_) => Err(unsupported("image.source.s3Location")),
    }
}

fn document_part(document: &DocumentBlock) -> Result<Part<'_>, ModelError> {
    Ok(match document::read(document, PROVIDER)? {
        document::Content::Text(text) => Part::Text { text: format!("[Document: {}]\n{text}", document.name).into() },
        document::Content::Pdf(bytes) => {
            let file_data = format!("data:application/pdf;base64,{}", STANDARD.encode(bytes));
            Part::File { file: File { filename: format!("{}.pdf", document.name).into(), file_data } }
        }
    })
}

fn search_result_part(result: &SearchResultBlock) -> Part<'_> {
    let text = join(result.content.iter().map(|content| content.text.as_str().into()));
    Part::Text { text: format!("[Search result: {} ({})]\n{text}", result.title, result.source).into() }
}

fn unsupported(member: &str) -> ModelError {
    document::unsupported(member, PROVIDER)
}
