//! What providers that take text and PDF make of a document block.

use std::borrow::Cow;

use aws_wire::bedrock_runtime::types::{DocumentBlock, DocumentContentBlock, DocumentFormat, DocumentSource};
use bytes::Bytes;

use crate::ModelError;

/// A document's content.
pub(crate) enum Content<'a> {
    Text(Cow<'a, str>),
    Pdf(&'a Bytes),
}

/// Reads a document for a provider, whose name is told where it cannot take it.
pub(crate) fn read<'a>(document: &'a DocumentBlock, provider: &str) -> Result<Content<'a>, ModelError> {
    let text: Cow<'_, str> = match (&document.source, document.format) {
        (DocumentSource::Text(text), _) => text.into(),
        (DocumentSource::Content(blocks), _) => join(blocks.iter().map(|block| {
            let DocumentContentBlock::Text(text) = block;
            text.into()
        })),
        (DocumentSource::S3Location(_), _) => return Err(unsupported("document.source.s3Location", provider)),
        (DocumentSource::Bytes(bytes), Some(DocumentFormat::Pdf)) => return Ok(Content::Pdf(&bytes.0)),
        (DocumentSource::Bytes(bytes), _) => match std::str::from_utf8(&bytes.0) {
            Ok(text) => text.into(),
            Err(_) => {
                let format = document.format.map_or("unknown", DocumentFormat::as_str);
                return Err(ModelError::validation(format!(
                    "The document '{}' (format {format}) is no UTF-8 text; this model's provider ({provider}) takes text \
                     formats and PDF.",
                    document.name
                )));
            }
        },
    };
    Ok(Content::Text(text))
}

/// Texts with a blank line between them; a single one is not copied.
pub(crate) fn join<'a>(texts: impl IntoIterator<Item = Cow<'a, str>>) -> Cow<'a, str> {
    let mut texts = texts.into_iter();
    let first = texts.next().unwrap_or_default();
    texts.fold(first, |joined, text| format!("{joined}\n\n{text}").into())
}

/// A content block that a provider cannot take.
pub(crate) fn unsupported(member: &str, provider: &str) -> ModelError {
    ModelError::validation(format!(
        "The content block '{member}' is not supported by this model's provider ({provider})."
    ))
}
