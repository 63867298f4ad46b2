//! What is too much is cut or refused, and says so.

use std::time::Duration;

use documents::{DocumentError, Extractor, Kind, Label, Limits, Truncation};

use crate::harness::{extract_within, file};
use crate::{pdf_files, zip_files};

#[test]
fn a_long_text_is_cut_at_a_line() {
    let limits = Limits { text_chars: 25, ..Limits::default() };
    let text = extract_within(limits, Kind::Csv, "a,1\n".repeat(10)).unwrap();
    assert_eq!(text.text, "a,1\n".repeat(6));
    assert_eq!(text.truncated.unwrap().to_string(), "only its first 25 characters were read");
}

#[test]
fn pages_after_the_last_one_are_left_out() {
    let limits = Limits { pages: 2, ..Limits::default() };
    let text = extract_within(limits, Kind::Pdf, pdf_files::of_pages(&["one", "two", "three"])).unwrap();
    assert_eq!(text.sections.last().unwrap().label, Label::Page(2));
    assert_eq!(text.truncated, Some(Truncation::Pages { limit: 2, of: 3 }));
    assert!(!text.text.contains("three"));
}

#[test]
fn cells_after_the_last_one_are_left_out() {
    let limits = Limits { cells: 4, ..Limits::default() };
    for (kind, name) in [(Kind::Xls, "sheet.xls"), (Kind::Xlsx, "sheet.xlsx")] {
        let text = extract_within(limits.clone(), kind, file(name)).unwrap();
        assert_eq!(text.truncated, Some(Truncation::Cells { limit: 4 }), "{name}");
        assert!(text.text.ends_with("Cidade,Vendas,Data\n"), "{}", text.text);
    }
}

#[test]
fn a_large_file_is_not_read() {
    let limits = Limits { input_bytes: 3, ..Limits::default() };
    let error = extract_within(limits, Kind::Txt, "abcd").unwrap_err();
    assert_eq!(error, DocumentError::TooLarge { size: 4, limit: 3 });
}

#[test]
fn time_is_bounded() {
    let limits = Limits { time: Duration::from_nanos(1), ..Limits::default() };
    let error = extract_within(limits.clone(), Kind::Pdf, file("letter.pdf")).unwrap_err();
    assert_eq!(error, DocumentError::TimedOut { kind: Kind::Pdf, limit: limits.time });
}

#[cfg(target_os = "linux")]
#[test]
fn memory_is_bounded() {
    // Stacks of the threads that parse count as memory, 80 MiB of it; the cells need more than what is left.
    let limits = Limits { memory_bytes: 96 << 20, ..Limits::default() };
    let cells = "<c><v>1</v></c>".repeat(8);
    let rows: String = (1..40_000).map(|row| format!("<row r=\"{row}\">{cells}</row>")).collect();
    let error = extract_within(limits.clone(), Kind::Xlsx, zip_files::xlsx(&rows)).unwrap_err();
    assert_eq!(error, DocumentError::OutOfMemory { kind: Kind::Xlsx, limit: limits.memory_bytes });
}

#[test]
fn a_program_that_is_no_child_is_the_servers_fault() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    for program in ["/bin/false", "/nowhere/at/all"] {
        let extractor = Extractor::with_program(program.into(), Limits::default());
        let error = runtime.block_on(extractor.extract(Kind::Pdf, file("letter.pdf").into())).unwrap_err();
        assert!(matches!(error, DocumentError::Isolation { .. }), "{program}: {error}");
    }
}

#[test]
fn a_child_knows_nothing_of_the_servers_environment() {
    assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let program = format!("{}/tests/files/print-environment.sh", env!("CARGO_MANIFEST_DIR"));
    let extractor = Extractor::with_program(program.into(), Limits::default());
    let environment = runtime.block_on(extractor.extract(Kind::Pdf, "x".into())).unwrap().text;
    assert!(environment.contains("PWD=/\n"), "{environment}");
    assert!(!environment.contains("CARGO"), "{environment}");
}
