//! Files that are their text: CSV, JSON, Markdown, plain text and YAML.
//!
//! They are decoded and not parsed: a model reads a JSON with a missing bracket as well as its sender does, and what is
//! not parsed cannot be nested too deeply.

use crate::{DocumentError, Kind, Text, encoding, text::Builder};

pub(crate) fn extract(kind: Kind, bytes: &[u8], text_chars: usize) -> Result<Text, DocumentError> {
    let text = encoding::decode(bytes);
    if text.contains('\0') {
        return Err(DocumentError::Mismatch { kind, found: "binary data".to_owned() });
    }
    let mut builder = Builder::new(text_chars);
    builder.push(&text);
    builder.finish(kind, None)
}
