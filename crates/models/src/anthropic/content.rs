//! Content blocks of Converse as those of the Messages API.

use std::borrow::Cow;

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{
    CitationGeneratedContent, CitationsConfig, ContentBlock, DocumentBlock, GuardrailConverseContentBlock, ImageBlock,
    ImageSource, ReasoningContentBlock, SearchResultBlock, SystemContentBlock, ToolResultBlock, ToolResultContentBlock,
    ToolResultStatus,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::wire::{Block, Citations, Content, Piece, Source};
use crate::ModelError;
use crate::document::{self, join};

const PROVIDER: &str = "anthropic";

/// The blocks of a message. Results of tools come first, as the API wants them; a cache point belongs to the block before it.
pub(super) fn pieces(blocks: &[ContentBlock]) -> Result<Vec<Piece<'_>>, ModelError> {
    let mut pieces: Vec<Piece<'_>> = Vec::with_capacity(blocks.len());
    for block in blocks {
        if let ContentBlock::CachePoint(point) = block {
            if let Some(last) = pieces.last_mut().filter(|last| last.can_be_cached()) {
                last.cache_control = Some(point.into());
            }
        } else if let Some(block) = translate(block)? {
            pieces.push(block.into());
        }
    }
    pieces.sort_by_key(|piece| !matches!(piece.block, Block::ToolResult { .. }));
    Ok(pieces)
}

/// The system prompts.
pub(super) fn system(blocks: &[SystemContentBlock]) -> Result<Vec<Piece<'_>>, ModelError> {
    let mut pieces: Vec<Piece<'_>> = Vec::with_capacity(blocks.len());
    for block in blocks {
        match block {
            SystemContentBlock::Text(text) => pieces.extend(text_block(text).map(Piece::from)),
            SystemContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => {
                pieces.extend(text_block(&guarded.text).map(Piece::from));
            }
            SystemContentBlock::GuardContent(GuardrailConverseContentBlock::Image(_)) => {
                return Err(unsupported("guardContent.image"));
            }
            SystemContentBlock::CachePoint(point) => {
                if let Some(last) = pieces.last_mut() {
                    last.cache_control = Some(point.into());
                }
            }
        }
    }
    Ok(pieces)
}

/// `None` for what the API does not take and does not miss.
fn translate(block: &ContentBlock) -> Result<Option<Block<'_>>, ModelError> {
    Ok(Some(match block {
        ContentBlock::Text(text) => return Ok(text_block(text)),
        ContentBlock::Image(image) => image_block(image)?,
        ContentBlock::Document(document) => document_block(document)?,
        ContentBlock::SearchResult(result) => search_result(result),
        ContentBlock::ToolUse(call) => {
            Block::ToolUse { id: (&call.tool_use_id).into(), name: (&call.name).into(), input: object(&call.input) }
        }
        ContentBlock::ToolResult(result) => tool_result(result)?,
        ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(reasoning)) => match &reasoning.signature {
            Some(signature) => Block::Thinking { thinking: (&reasoning.text).into(), signature: signature.into() },
            // Another provider's: without a signature the API refuses it.
            None => return Ok(None),
        },
        ContentBlock::ReasoningContent(ReasoningContentBlock::RedactedContent(data)) => {
            Block::RedactedThinking { data: String::from_utf8_lossy(&data.0) }
        }
        ContentBlock::GuardContent(GuardrailConverseContentBlock::Text(guarded)) => {
            return Ok(text_block(&guarded.text));
        }
        ContentBlock::CitationsContent(cited) => Block::Text {
            text: join(cited.content.iter().flatten().map(|content| {
                let CitationGeneratedContent::Text(text) = content;
                Cow::from(text)
            })),
        },
        ContentBlock::CachePoint(_) => return Ok(None),
        ContentBlock::GuardContent(GuardrailConverseContentBlock::Image(_)) => {
            return Err(unsupported("guardContent.image"));
        }
        ContentBlock::Audio(_) => return Err(unsupported("audio")),
        ContentBlock::Video(_) => return Err(unsupported("video")),
        ContentBlock::ToolAddition(_) => return Err(unsupported("toolAddition")),
        ContentBlock::ToolRemoval(_) => return Err(unsupported("toolRemoval")),
    }))
}

/// The API refuses blank texts.
fn text_block(text: &str) -> Option<Block<'_>> {
    (!text.trim().is_empty()).then(|| Block::Text { text: text.into() })
}

/// The input of an earlier call. Text is a call whose arguments were malformed; the API takes objects only.
fn object(input: &Document) -> Cow<'_, Document> {
    if input.is_object() { Cow::Borrowed(input) } else { Cow::Owned(json!({"malformed_arguments": input})) }
}

fn tool_result(result: &ToolResultBlock) -> Result<Block<'_>, ModelError> {
    let mut content = Vec::with_capacity(result.content.len());
    for block in &result.content {
        let block = match block {
            ToolResultContentBlock::Text(text) => text_block(text),
            ToolResultContentBlock::Json(json) => Some(Block::Text { text: json.to_string().into() }),
            ToolResultContentBlock::Image(image) => Some(image_block(image)?),
            ToolResultContentBlock::Document(document) => Some(document_block(document)?),
            ToolResultContentBlock::SearchResult(result) => Some(search_result(result)),
            ToolResultContentBlock::Video(_) => return Err(unsupported("toolResult.content.video")),
        };
        content.extend(block.map(Piece::from));
    }
    Ok(Block::ToolResult {
        tool_use_id: (&result.tool_use_id).into(),
        content: Content(content),
        is_error: result.status == Some(ToolResultStatus::Error),
    })
}

fn image_block(image: &ImageBlock) -> Result<Block<'_>, ModelError> {
    match &image.source {
        ImageSource::Bytes(bytes) => Ok(Block::Image {
            source: Source::Base64 {
                media_type: format!("image/{}", image.format).into(),
                data: STANDARD.encode(&bytes.0).into(),
            },
        }),
        ImageSource::S3Location(_) => Err(unsupported("image.source.s3Location")),
    }
}

fn document_block(block: &DocumentBlock) -> Result<Block<'_>, ModelError> {
    let source = match document::read(block, PROVIDER)? {
        document::Content::Text(data) => Source::Text { media_type: "text/plain".into(), data },
        document::Content::Pdf(bytes) => {
            Source::Base64 { media_type: "application/pdf".into(), data: STANDARD.encode(bytes).into() }
        }
    };
    Ok(Block::Document {
        source,
        title: Some((&block.name).into()),
        context: block.context.as_ref().map(Cow::from),
        citations: citations(block.citations.as_ref()),
    })
}

fn search_result(result: &SearchResultBlock) -> Block<'_> {
    Block::SearchResult {
        source: (&result.source).into(),
        title: (&result.title).into(),
        content: Content(result.content.iter().map(|content| Piece::text(&content.text)).collect()),
        citations: citations(result.citations.as_ref()),
    }
}

fn citations(config: Option<&CitationsConfig>) -> Option<Citations> {
    config.map(|config| Citations { enabled: config.enabled })
}

fn unsupported(member: &str) -> ModelError {
    document::unsupported(member, PROVIDER)
}
