//! What the bytes of a file are, whatever its name says.
//!
//! A wrong name is common (a web page saved as XLS, an RTF named DOC) and a parser's own words for it help nobody, so the
//! content is named before a parser sees it. The same look bounds archives: how many parts, how many bytes unpacked.

use std::io::Cursor;

use office_oxide::cfb::CfbReader;
use zip::ZipArchive;

use crate::{DocumentError, Kind, Limits};

/// Most entries of an archive. Office writes a few dozen, one for each picture and sheet.
const MAX_ENTRIES: usize = 10_000;
/// Where a PDF's header has to begin at the latest, in bytes.
const PDF_WITHIN: usize = 1024;

/// Beginnings that say what a file is, with a name for people.
const MAGIC: &[(&[u8], &str)] = &[
    (b"{\\rtf", "RTF"),
    (b"\x89PNG\r\n", "a PNG image"),
    (b"\xff\xd8\xff", "a JPEG image"),
    (b"GIF8", "a GIF image"),
    (b"\x1f\x8b", "gzip"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!", "a RAR archive"),
    (b"%!PS", "PostScript"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90\0", "a program"),
];

/// Checks that `bytes` are of the kind, and an archive's bounds.
pub(crate) fn check(kind: Kind, bytes: &[u8], limits: &Limits) -> Result<(), DocumentError> {
    if bytes.is_empty() {
        return Err(DocumentError::Empty);
    }
    let is = |found: &str| match found {
        found if found == kind.to_string() => Ok(()),
        found => Err(DocumentError::Mismatch { kind, found: found.to_owned() }),
    };
    // What is no container is refused without a look inside: the text kinds are read in the server's own process.
    let is_container = !kind.is_plain();
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        return is(if is_container { archive(kind, bytes, limits)? } else { "a zip archive or an Office file" });
    }
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return is(if is_container { compound(kind, bytes)? } else { "an Office file" });
    }
    // Some writers put a few bytes before a PDF's header; a text may well speak of that header.
    let within = if kind == Kind::Pdf { PDF_WITHIN.min(bytes.len()) } else { 5.min(bytes.len()) };
    if bytes[..within].windows(5).any(|window| window == b"%PDF-") {
        return is("PDF");
    }
    match MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        Some((_, found)) => is(found),
        None => only_if_text(kind, bytes),
    }
}

/// What has no mark can only be text.
fn only_if_text(kind: Kind, bytes: &[u8]) -> Result<(), DocumentError> {
    if kind.is_plain() || kind == Kind::Html {
        return Ok(());
    }
    let head = bytes.trim_ascii_start();
    let markup =
        head.get(..5).is_some_and(|tag| tag.eq_ignore_ascii_case(b"<html") || tag.eq_ignore_ascii_case(b"<!doc"));
    let found = match () {
        () if markup => "HTML",
        () if !bytes.contains(&0) => "plain text",
        () => "something else",
    };
    Err(DocumentError::Mismatch { kind, found: found.to_owned() })
}

/// What a zip archive is. The sizes are those that it declares; one that lies meets the limit of memory.
fn archive(kind: Kind, bytes: &[u8], limits: &Limits) -> Result<&'static str, DocumentError> {
    let broken = |error: zip::result::ZipError| DocumentError::Broken { kind, reason: error.to_string() };
    let too_large = || DocumentError::UnpacksTooLarge { kind, limit: limits.unpacked_bytes };
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    if archive.len() > MAX_ENTRIES {
        return Err(too_large());
    }
    let mut unpacked: u64 = 0;
    for index in 0..archive.len() {
        let entry = archive.by_index_raw(index).map_err(broken)?;
        unpacked = unpacked.saturating_add(entry.size());
        if entry.encrypted() {
            return Err(DocumentError::Encrypted { kind });
        }
    }
    let has = |name: &str| archive.file_names().flatten().any(|entry| entry.eq_ignore_ascii_case(name));
    let found = match () {
        () if has("word/document.xml") || has("word/document2.xml") => "DOCX",
        () if has("xl/workbook.xml") || has("xl/workbook.bin") => "XLSX",
        () if has("ppt/presentation.xml") => "PPTX",
        () if has("mimetype") => "an OpenDocument file or an e-book",
        () => "a zip archive",
    };
    // Only what is going to be unpacked has to fit.
    if found == kind.to_string() && unpacked > limits.unpacked_bytes {
        return Err(too_large());
    }
    Ok(found)
}

/// What a compound file (Office 97 to 2003, and anything encrypted by Office) is.
fn compound(kind: Kind, bytes: &[u8]) -> Result<&'static str, DocumentError> {
    let broken = |error: office_oxide::cfb::CfbError| DocumentError::Broken { kind, reason: error.to_string() };
    let file = CfbReader::new(Cursor::new(bytes)).map_err(broken)?;
    let has = |name: &str| file.has_stream(name);
    match () {
        () if has("EncryptedPackage") => Err(DocumentError::Encrypted { kind }),
        () if has("WordDocument") => Ok("DOC"),
        () if has("Workbook") || has("Book") => Ok("XLS"),
        () if has("PowerPoint Document") => Ok("PPT"),
        () => Ok("an Office file of another kind"),
    }
}
