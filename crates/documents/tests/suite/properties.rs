//! Any bytes of any kind: a text within the limits or an error of the file's, never the server's.

use documents::{DocumentError, Kind, Limits};
use proptest::prelude::*;

use crate::harness::{extract_within, file};

fn limits() -> Limits {
    Limits { text_chars: 5_000, pages: 50, cells: 500, ..Limits::default() }
}

fn check(kind: Kind, bytes: Vec<u8>) -> Result<(), TestCaseError> {
    match extract_within(limits(), kind, bytes) {
        Ok(text) => {
            prop_assert!(text.text.chars().count() <= limits().text_chars);
            prop_assert!(text.sections.iter().all(|section| text.text.get(section.range.clone()).is_some()));
            prop_assert!(!text.text.contains(|c: char| c.is_control() && c != '\n' && c != '\t'));
        }
        Err(error) => prop_assert!(!matches!(error, DocumentError::Isolation { .. }), "{error}"),
    }
    Ok(())
}

/// A sound file with a few bytes changed and its end cut off, sometimes.
fn damaged() -> impl Strategy<Value = (Kind, Vec<u8>)> {
    const NAMES: &[&str] =
        &["letter.doc", "letter.docx", "letter.html", "letter.pdf", "sheet.csv", "sheet.xls", "sheet.xlsx"];
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20);
    (prop::sample::select(NAMES), changes, prop::option::of(any::<prop::sample::Index>())).prop_map(
        |(name, changes, end)| {
            let mut bytes = file(name);
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if let Some(end) = end {
                bytes.truncate(1 + end.index(bytes.len()));
            }
            (Kind::of_name(name).unwrap(), bytes)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_end_well(kind in prop::sample::select(&Kind::ALL[..]), bytes in prop::collection::vec(any::<u8>(), 0..2_000)) {
        check(kind, bytes)?;
    }

    #[test]
    fn damaged_files_end_well((kind, bytes) in damaged()) {
        check(kind, bytes)?;
    }
}
