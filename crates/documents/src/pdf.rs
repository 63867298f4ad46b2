//! PDF, page by page.

use pdf_oxide::{Error, PdfDocument, optional_content::decode_pdf_text_string};

use crate::{DocumentError, Kind, Label, Limits, Text, Truncation, text::Builder};

pub(crate) fn extract(bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    let document = PdfDocument::from_bytes(bytes).map_err(refused)?;
    if document.is_encrypted() && !document.is_authenticated() {
        return Err(DocumentError::Encrypted { kind: Kind::Pdf });
    }
    let has = document.page_count().map_err(refused)?;
    let pages = has.min(limits.pages);
    let mut builder = Builder::new(limits.text_chars);
    let (mut unreadable, mut last) = (0, None);
    for (page, number) in (0..pages).zip(1..) {
        let text = match document.extract_text(page) {
            Ok(text) => text,
            Err(error) => {
                (unreadable, last) = (unreadable + 1, Some(error));
                continue;
            }
        };
        builder.begin(Label::Page(number));
        if !builder.push(text.trim_end()) || !builder.push("\n\n") {
            break;
        }
    }
    match last {
        Some(error) if builder.is_empty() => return Err(refused(error)),
        Some(_) => builder.note(Truncation::Unreadable { pages: unreadable }),
        None => {}
    }
    if has > pages {
        builder.note(Truncation::Pages { limit: pages, of: has });
    }
    builder.finish(Kind::Pdf, title(&document))
}

/// The title in the document's information dictionary.
fn title(document: &PdfDocument) -> Option<String> {
    let information = document.resolve_object(document.trailer().as_dict()?.get("Info")?).ok()?;
    let title = document.resolve_object(information.as_dict()?.get("Title")?).ok()?;
    Some(decode_pdf_text_string(title.as_string()?))
}

fn refused(error: Error) -> DocumentError {
    match error {
        Error::EncryptedPdf => DocumentError::Encrypted { kind: Kind::Pdf },
        error => DocumentError::Broken { kind: Kind::Pdf, reason: error.to_string() },
    }
}
