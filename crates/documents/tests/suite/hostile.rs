//! Files made to hurt: each ends as a text or an error, within the limits.

use std::time::Duration;

use documents::{DocumentError, Kind, Limits, Truncation};

use crate::harness::{extract, extract_within, file};
use crate::{pdf_files, zip_files};

#[test]
fn nothing_and_next_to_nothing_are_errors() {
    for kind in Kind::ALL {
        assert_eq!(extract(kind, ""), Err(DocumentError::Empty), "{kind}");
        assert!(extract(kind, " \n").is_err(), "{kind}");
        assert!(extract(kind, *b"PK\x03\x04").is_err(), "{kind}");
        assert!(extract(kind, *b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1").is_err(), "{kind}");
        assert!(extract(kind, "%PDF-1.7").is_err(), "{kind}");
    }
}

#[test]
fn half_a_file_is_a_text_or_an_error() {
    let files = ["letter.doc", "letter.docx", "letter.pdf", "sheet.xls", "sheet.xlsx"];
    for name in files {
        let mut bytes = file(name);
        bytes.truncate(bytes.len() / 2);
        match extract(Kind::of_name(name).unwrap(), bytes) {
            Ok(text) => assert!(!text.text.is_empty(), "{name}"),
            Err(error) => assert!(!matches!(error, DocumentError::Isolation { .. }), "{name}: {error}"),
        }
    }
}

#[test]
fn an_archive_that_unpacks_to_too_much_is_refused() {
    let limits = Limits { unpacked_bytes: 1 << 20, ..Limits::default() };
    let bomb = zip_files::docx("", &zip_files::paragraph(&" ".repeat(2 << 20)));
    assert!(bomb.len() < 10_000);
    let error = extract_within(limits, Kind::Docx, bomb).unwrap_err();
    assert_eq!(error, DocumentError::UnpacksTooLarge { kind: Kind::Docx, limit: 1 << 20 });
}

#[test]
fn an_archive_that_lies_about_its_size_gains_nothing() {
    let limits = Limits { unpacked_bytes: 1 << 20, ..Limits::default() };
    let content = zip_files::paragraph(&"x".repeat(8 << 20));
    let mut bomb = zip_files::docx("", &content);
    // The size stands in the local header and in the central directory; both now say 100 bytes.
    let size = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap()) > 8 << 20;
    let places: Vec<_> = (0..bomb.len() - 4)
        .filter(|&at| size(&bomb[at..at + 4]) && bomb[at + 2] == 0x80 && bomb[at + 3] == 0)
        .collect();
    assert_eq!(places.len(), 2);
    for at in places {
        bomb[at..at + 4].copy_from_slice(&100u32.to_le_bytes());
    }
    match extract_within(limits, Kind::Docx, bomb) {
        Ok(text) => assert!(text.text.len() <= 1 << 20),
        Err(error) => assert!(!matches!(error, DocumentError::Isolation { .. }), "{error}"),
    }
}

#[test]
fn an_archive_of_too_many_parts_is_refused() {
    let names: Vec<String> = (0..10_001).map(|number| number.to_string()).collect();
    let parts: Vec<_> = names.iter().map(|name| (name.as_str(), "")).collect();
    let error = extract(Kind::Docx, zip_files::archive(&parts)).unwrap_err();
    assert!(matches!(error, DocumentError::UnpacksTooLarge { .. }), "{error}");
}

#[test]
fn entities_are_not_expanded() {
    let mut entities = "<!DOCTYPE x [<!ENTITY e0 \"lol\">".to_owned();
    for level in 1..12 {
        entities += &format!("<!ENTITY e{level} \"{}\">", format!("&e{};", level - 1).repeat(10));
    }
    let bomb = zip_files::docx(&(entities + "]>"), &zip_files::paragraph("before &e11; after"));
    match extract(Kind::Docx, bomb) {
        Ok(text) => assert!(text.text.len() < 10_000, "{} bytes", text.text.len()),
        Err(error) => assert!(matches!(error, DocumentError::Broken { .. }), "{error}"),
    }
}

#[test]
fn deep_nesting_ends() {
    let deep = |open: &str, close: &str, times: usize| open.repeat(times) + "text" + &close.repeat(times);
    let limits = Limits { time: Duration::from_secs(10), ..Limits::default() };
    let bounded = |kind, bytes: Vec<u8>| match extract_within(limits.clone(), kind, bytes) {
        Ok(text) => assert!(text.text.len() < 1 << 20, "{kind}"),
        Err(error) => {
            let expected = matches!(
                error,
                DocumentError::TooDeep { .. }
                    | DocumentError::TimedOut { .. }
                    | DocumentError::Broken { .. }
                    | DocumentError::NoText { .. }
            );
            assert!(expected, "{kind}: {error}");
        }
    };
    bounded(Kind::Docx, zip_files::docx("", &deep("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", 20_000)));
    bounded(Kind::Html, deep("<div>", "</div>", 30_000).into_bytes());
    bounded(Kind::Html, deep("<blockquote>", "</blockquote>", 2_000).into_bytes());
    bounded(Kind::Pdf, pdf_files::of_contents(&[deep("[", "]", 200_000)]));
    bounded(Kind::Pdf, pdf_files::of_objects(&[deep("<< /A ", " >>", 100_000)], ""));
    for kind in [Kind::Json, Kind::Yaml] {
        let text = deep("[", "]", 900_000);
        assert_eq!(extract(kind, text.clone()).unwrap().text, text);
    }
}

#[test]
fn a_cell_in_the_farthest_corner_is_a_line() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet();
    sheet.write(0, 0, "near").unwrap();
    sheet.write(1_048_575, 16_383, "far").unwrap();
    let text = extract(Kind::Xlsx, workbook.save_to_buffer().unwrap()).unwrap();
    assert_eq!(text.text, format!("## Sheet1\n\nnear\n{}far\n", ",".repeat(16_383)));
}

#[test]
fn a_string_shared_by_many_cells_is_cut() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet();
    let long = "x".repeat(32_000);
    for row in 0..1_000 {
        sheet.write(row, 0, &long).unwrap();
    }
    let limits = Limits { text_chars: 100_000, ..Limits::default() };
    let text = extract_within(limits, Kind::Xlsx, workbook.save_to_buffer().unwrap()).unwrap();
    assert_eq!(text.truncated, Some(Truncation::Text { limit: 100_000 }));
    assert!(text.text.len() <= 100_000);
}

#[test]
fn a_pdf_without_text_says_that_it_may_be_a_scan() {
    let error = extract(Kind::Pdf, pdf_files::of_contents(&["0 0 m 100 100 l S".to_owned()])).unwrap_err();
    assert!(error.to_string().contains("scans"), "{error}");
}

#[test]
fn a_pdf_that_leads_in_circles_ends() {
    let page = "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 9 9 ] /Contents 4 0 R \
                /Resources << /XObject << /X 5 0 R >> >> >>";
    let pages_of_themselves = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [ 2 0 R 2 0 R ] /Count 2000000000 >>".to_owned(),
    ];
    let forms_of_themselves = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>".to_owned(),
        page.to_owned(),
        pdf_files::stream("/X Do /X Do"),
        "<< /Type /XObject /Subtype /Form /BBox [ 0 0 9 9 ] /Resources << /XObject << /X 5 0 R >> >> /Length 11 >>\n\
         stream\n/X Do /X Do\nendstream"
            .to_owned(),
    ];
    let a_length_of_itself = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>".to_owned(),
        page.to_owned(),
        "<< /Length 4 0 R >>\nstream\nBT ET\nendstream".to_owned(),
    ];
    let cases: [(&[String], &str); 4] = [
        (&pages_of_themselves, ""),
        (&forms_of_themselves, ""),
        (&a_length_of_itself, ""),
        (&a_length_of_itself[..3], "/Prev 9"),
    ];
    // The parser follows pages of themselves for ever, so the clock ends it.
    let limits = Limits { time: Duration::from_secs(3), ..Limits::default() };
    for (objects, trailer) in cases {
        let error = extract_within(limits.clone(), Kind::Pdf, pdf_files::of_objects(objects, trailer)).unwrap_err();
        let expected = matches!(
            error,
            DocumentError::NoText { .. } | DocumentError::Broken { .. } | DocumentError::TimedOut { .. }
        );
        assert!(expected, "{error}");
    }
}
