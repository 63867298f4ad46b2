//! Word documents as Markdown: headings, lists, tables, notes.

use encoding_rs::WINDOWS_1252;
use office_oxide::DocumentFormat;

use crate::{DocumentError, Kind, Limits, Text, office, text::Builder};

pub(crate) fn docx(bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    extract(Kind::Docx, DocumentFormat::Docx, bytes, limits)
}

pub(crate) fn doc(bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    extract(Kind::Doc, DocumentFormat::Doc, bytes, limits)
}

fn extract(kind: Kind, format: DocumentFormat, bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    let document = office::open(kind, format, bytes, limits)?;
    let mut builder = Builder::new(limits.text_chars);
    builder.push(&document.to_markdown());
    let docx = document.as_docx().and_then(|docx| docx.core_properties.as_ref()?.title.clone());
    let doc = || document.as_doc().and_then(|doc| doc.summary_properties()?.title.clone()).map(as_utf_8);
    builder.finish(kind, docx.or_else(doc))
}

/// LibreOffice writes the properties of a DOC in UTF-8 (code page 65001), which office_oxide reads as Windows-1252: this
/// turns it back. What was not UTF-8 stays as it is.
fn as_utf_8(title: String) -> String {
    let (bytes, _, lossy) = WINDOWS_1252.encode(&title);
    match std::str::from_utf8(&bytes) {
        Ok(read) if !lossy => read.to_owned(),
        _ => title,
    }
}
