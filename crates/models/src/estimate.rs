//! Counting tokens without a tokenizer.
//!
//! Four bytes of UTF-8 are a token: near the truth for English and for scripts of three bytes a character, high for code.
//! Tool definitions and settings count as their JSON. An image counts as [`IMAGE`], a page of PDF is not looked for: its bytes
//! count as if a tenth of them were text.

use aws_wire::bedrock_runtime::types::{
    ContentBlock, DocumentBlock, DocumentContentBlock, DocumentFormat, DocumentSource, ReasoningContentBlock,
    SystemContentBlock, ToolResultContentBlock,
};
use serde::Serialize;

use crate::ModelRequest;

/// Tokens of an image.
pub const IMAGE: u32 = 1_600;
/// Tokens that frame a message.
const MESSAGE: u32 = 4;
const BYTES: usize = 4;

/// About how many tokens a request has.
#[must_use]
pub fn tokens(request: &ModelRequest) -> u32 {
    let system = request.system.iter().map(|block| match block {
        SystemContentBlock::Text(text) => text.len(),
        other => json_size(other),
    });
    let mut size: usize = system.sum();
    size += request.tool_config.as_deref().map_or(0, json_size);
    let mut tokens = 0_u32;
    for message in &request.messages {
        tokens = tokens.saturating_add(MESSAGE);
        for block in &message.content {
            let (bytes, images) = block_size(block);
            size += bytes;
            tokens = tokens.saturating_add(images.saturating_mul(IMAGE));
        }
    }
    tokens.saturating_add(u32::try_from(size.div_ceil(BYTES)).unwrap_or(u32::MAX))
}

/// Bytes of text, and images.
fn block_size(block: &ContentBlock) -> (usize, u32) {
    match block {
        ContentBlock::Text(text) => (text.len(), 0),
        ContentBlock::Image(_) => (0, 1),
        ContentBlock::Document(document) => (document_size(document), 0),
        ContentBlock::ToolUse(call) => (call.name.len() + json_size(&call.input), 0),
        ContentBlock::ToolResult(result) => {
            result.content.iter().fold((0, 0), |(bytes, images), content| match content {
                ToolResultContentBlock::Text(text) => (bytes + text.len(), images),
                ToolResultContentBlock::Image(_) => (bytes, images + 1),
                ToolResultContentBlock::Document(document) => (bytes + document_size(document), images),
                other => (bytes + json_size(other), images),
            })
        }
        ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(reasoning)) => (reasoning.text.len(), 0),
        ContentBlock::CachePoint(_) => (0, 0),
        other => (json_size(other), 0),
    }
}

fn document_size(document: &DocumentBlock) -> usize {
    match &document.source {
        DocumentSource::Text(text) => text.len(),
        DocumentSource::Content(blocks) => blocks
            .iter()
            .map(|block| {
                let DocumentContentBlock::Text(text) = block;
                text.len()
            })
            .sum(),
        DocumentSource::Bytes(bytes) if document.format == Some(DocumentFormat::Pdf) => bytes.0.len() / 10,
        DocumentSource::Bytes(bytes) => bytes.0.len(),
        DocumentSource::S3Location(_) => 0,
    }
}

fn json_size(value: &impl Serialize) -> usize {
    let mut counter = Counter(0);
    // Counting cannot fail, and what is no JSON counts as nothing.
    let _ = serde_json::to_writer(&mut counter, value);
    counter.0
}

struct Counter(usize);

impl std::io::Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
