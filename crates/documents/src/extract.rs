//! From a kind and bytes to a text, in the process that calls.

use crate::{DocumentError, Kind, Limits, Text, found, html, pdf, plain, sheets, word};

/// Checks the bytes and reads them. Bounded in what it gives, but not in what it takes: a parser may loop or take all
/// memory, so whatever [`Kind::is_plain`] does not cover belongs into a process of its own.
pub(crate) fn extract(kind: Kind, bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    found::check(kind, &bytes, limits)?;
    match kind {
        Kind::Csv | Kind::Json | Kind::Md | Kind::Txt | Kind::Yaml => plain::extract(kind, &bytes, limits.text_chars),
        Kind::Html => html::extract(&bytes, limits.text_chars),
        Kind::Pdf => pdf::extract(bytes, limits),
        Kind::Docx => word::docx(bytes, limits),
        Kind::Doc => word::doc(bytes, limits),
        Kind::Xlsx => sheets::xlsx(bytes, limits),
        Kind::Xls => sheets::xls(bytes, limits),
    }
}
