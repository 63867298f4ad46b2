//! Office files: opened once for documents and workbooks alike.

use std::io::Cursor;

use office_oxide::{Document, DocumentFormat, OfficeError, doc::DocError, options::ParseOptions, xls::XlsError};

use crate::{DocumentError, Kind, Limits};

/// How deep documents embedded in documents are followed.
const MAX_EMBEDDED: usize = 1;

/// Parses an Office file within the limits.
pub(crate) fn open(
    kind: Kind,
    format: DocumentFormat,
    bytes: Vec<u8>,
    limits: &Limits,
) -> Result<Document, DocumentError> {
    let mut options = ParseOptions::default();
    options.limits.package_bytes = limits.unpacked_bytes;
    options.limits.part_bytes = limits.unpacked_bytes;
    options.limits.memory_bytes = limits.memory_bytes;
    options.limits.embedded_depth = MAX_EMBEDDED;
    Document::from_reader_with(Cursor::new(bytes), format, &options).map_err(|error| refused(kind, &error))
}

fn refused(kind: Kind, error: &OfficeError) -> DocumentError {
    match error {
        OfficeError::Doc(DocError::Encrypted)
        | OfficeError::Xls(XlsError::Encrypted | XlsError::EncryptionNotSupported(_)) => {
            DocumentError::Encrypted { kind }
        }
        // Its message may quote the file.
        OfficeError::Panic(_) => DocumentError::Crashed { kind, how: "it panicked".to_owned() },
        error => DocumentError::Broken { kind, reason: error.to_string() },
    }
}
