//! The extractor under test and the checked-in files.

use documents::{DocumentError, Extractor, Kind, Limits, Text};

/// Extracts with the crate's own program as the child.
pub(crate) fn extract_within(limits: Limits, kind: Kind, bytes: impl Into<Vec<u8>>) -> Result<Text, DocumentError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let extractor = Extractor::with_program(env!("CARGO_BIN_EXE_extract-text").into(), limits);
    runtime.block_on(extractor.extract(kind, bytes.into().into()))
}

pub(crate) fn extract(kind: Kind, bytes: impl Into<Vec<u8>>) -> Result<Text, DocumentError> {
    extract_within(Limits::default(), kind, bytes)
}

/// A file of `tests/files`.
pub(crate) fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/files/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}
