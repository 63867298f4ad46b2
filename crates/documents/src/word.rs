//! Word documents as Markdown: headings, lists, tables, notes.

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
    let doc = || document.as_doc().and_then(|doc| doc.summary_properties()?.title.clone());
    builder.finish(kind, docx.or_else(doc))
}
