//! Content blocks of the Messages API as those of Converse.

use std::borrow::Cow;

use aws_wire::bedrock_runtime::types::{
    CitationsConfig, ContentBlock, DocumentBlock, DocumentContentBlock, DocumentFormat, DocumentSource, ImageBlock,
    ImageFormat, ImageSource, ReasoningContentBlock, ReasoningTextBlock, SearchResultBlock, SearchResultContentBlock,
    ToolResultBlock, ToolResultContentBlock, ToolResultStatus, ToolUseBlock,
};
use aws_wire::{Blob, Document};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::super::wire::{Block, Citations, Content, Piece, Source};

/// The blocks of a message; a cached prefix ends with a cache point behind its block. The error is what is wrong, and in
/// which block.
pub(super) fn blocks(content: Content<'static>) -> Result<Vec<ContentBlock>, String> {
    let mut blocks = Vec::with_capacity(content.0.len());
    for (place, Piece { block, cache_control }) in content.0.into_iter().enumerate() {
        blocks.push(block_of(block).map_err(|problem| format!("content.{place}: {problem}"))?);
        blocks.extend(cache_control.map(|control| ContentBlock::CachePoint(control.into())));
    }
    Ok(blocks)
}

fn block_of(block: Block<'static>) -> Result<ContentBlock, String> {
    Ok(match block {
        Block::Text { text } => ContentBlock::Text(text.into_owned()),
        Block::Image { source } => ContentBlock::Image(image(source)?),
        Block::Document { source, title, context, citations } => {
            ContentBlock::Document(document(source, title, context, citations)?)
        }
        Block::SearchResult { source, title, content, citations } => {
            ContentBlock::SearchResult(search_result(source, title, content, citations)?)
        }
        Block::ToolUse { id, name, input } => {
            let input = input.into_owned();
            if !input.is_object() {
                return Err("'input' must be an object".to_owned());
            }
            let (tool_use_id, name) = (id.into_owned(), name.into_owned());
            ContentBlock::ToolUse(ToolUseBlock { input, name, tool_use_id, r#type: None })
        }
        Block::ToolResult { tool_use_id, content, is_error } => ContentBlock::ToolResult(ToolResultBlock {
            tool_use_id: tool_use_id.into_owned(),
            content: results(content)?,
            status: is_error.then_some(ToolResultStatus::Error),
            r#type: None,
        }),
        Block::Thinking { thinking, signature } => {
            ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
                text: thinking.into_owned(),
                // Models that sign nothing are told with an empty signature.
                signature: (!signature.is_empty()).then(|| signature.into_owned()),
            }))
        }
        Block::RedactedThinking { data } => {
            let data = Blob::from(data.into_owned().into_bytes());
            ContentBlock::ReasoningContent(ReasoningContentBlock::RedactedContent(data))
        }
    })
}

fn results(content: Content<'static>) -> Result<Vec<ToolResultContentBlock>, String> {
    let results = content.0.into_iter().map(|piece| {
        Ok(match piece.block {
            Block::Text { text } => ToolResultContentBlock::Text(text.into_owned()),
            Block::Image { source } => ToolResultContentBlock::Image(image(source)?),
            Block::Document { source, title, context, citations } => {
                ToolResultContentBlock::Document(document(source, title, context, citations)?)
            }
            Block::SearchResult { source, title, content, citations } => {
                ToolResultContentBlock::SearchResult(search_result(source, title, content, citations)?)
            }
            Block::ToolUse { .. }
            | Block::ToolResult { .. }
            | Block::Thinking { .. }
            | Block::RedactedThinking { .. } => {
                return Err("a tool_result holds texts, images, documents and search results only".to_owned());
            }
        })
    });
    results.collect()
}

fn image(source: Source<'static>) -> Result<ImageBlock, String> {
    let Source::Base64 { media_type, data } = source else {
        return Err("an image's source must be of type 'base64'".to_owned());
    };
    let format = match media_type.as_ref() {
        "image/png" => ImageFormat::Png,
        "image/jpeg" => ImageFormat::Jpeg,
        "image/gif" => ImageFormat::Gif,
        "image/webp" => ImageFormat::Webp,
        other => return Err(format!("images of type '{other}' are not supported; png, jpeg, gif and webp are")),
    };
    Ok(ImageBlock { error: None, format, source: ImageSource::Bytes(decoded(&data)?) })
}

fn document(
    source: Source<'static>,
    title: Option<Cow<'static, str>>,
    context: Option<Cow<'static, str>>,
    citations: Option<Citations>,
) -> Result<DocumentBlock, String> {
    let (format, source) = match source {
        Source::Base64 { media_type, data } if media_type == "application/pdf" => {
            (DocumentFormat::Pdf, DocumentSource::Bytes(decoded(&data)?))
        }
        Source::Base64 { media_type, .. } => {
            return Err(format!("documents of type '{media_type}' are not supported in base64; application/pdf is"));
        }
        Source::Text { data, .. } => (DocumentFormat::Txt, DocumentSource::Text(data.into_owned())),
        Source::Content { content } => {
            let texts = texts(content)?.into_iter().map(DocumentContentBlock::Text).collect();
            (DocumentFormat::Txt, DocumentSource::Content(texts))
        }
    };
    Ok(DocumentBlock {
        citations: citations.map(config),
        context: context.map(Cow::into_owned),
        format: Some(format),
        name: title.map_or_else(|| "document".to_owned(), Cow::into_owned),
        source,
    })
}

fn search_result(
    source: Cow<'static, str>,
    title: Cow<'static, str>,
    content: Content<'static>,
    citations: Option<Citations>,
) -> Result<SearchResultBlock, String> {
    Ok(SearchResultBlock {
        citations: citations.map(config),
        content: texts(content)?.into_iter().map(|text| SearchResultContentBlock { text }).collect(),
        source: source.into_owned(),
        title: title.into_owned(),
    })
}

fn texts(content: Content<'static>) -> Result<Vec<String>, String> {
    let texts = content.0.into_iter().map(|piece| match piece.block {
        Block::Text { text } => Ok(text.into_owned()),
        _ => Err("only texts may stand inside of documents and search results".to_owned()),
    });
    texts.collect()
}

fn config(citations: Citations) -> CitationsConfig {
    CitationsConfig { enabled: citations.enabled }
}

fn decoded(data: &str) -> Result<Blob, String> {
    STANDARD.decode(data).map(Blob::from).map_err(|error| format!("'data' is no base64: {error}"))
}

/// A tool that Anthropic defines: the model knows it by its type, and the caller gives no schema.
pub(super) fn is_defined(tool: &Document) -> bool {
    tool.get("type").and_then(Document::as_str).is_some_and(|kind| kind != "custom")
}
