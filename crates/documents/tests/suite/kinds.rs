//! Sound files of each kind, in many scripts.

use documents::{DocumentError, Kind, Label};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};

use crate::harness::{extract, file};
use crate::{pdf_files, zip_files};

/// The lines that the letter of `tests/files` has in every format.
const LETTER: [&str; 6] = [
    "Relatório anual 2026",
    "São Paulo cresceu. 東京の気温は三十度です。你好，世界。",
    "مرحبا بالعالم",
    "Naïve café – “quotes”, 😀.",
    "Lisboa",
    "東京",
];

#[test]
fn plain_kinds_are_their_text() {
    for kind in [Kind::Csv, Kind::Json, Kind::Md, Kind::Txt, Kind::Yaml] {
        let text = extract(kind, "\u{feff}a;東京\r\nمرحبا;😀\r\n").unwrap();
        assert_eq!(text.text, "a;東京\nمرحبا;😀\n", "{kind}");
        assert!(text.sections.is_empty());
    }
    assert_eq!(extract(Kind::Csv, *b"caf\xe9;\x80 5").unwrap().text, "café;€ 5");
}

#[test]
fn a_letter_reads_the_same_in_word_and_html() {
    for (kind, name) in [(Kind::Doc, "letter.doc"), (Kind::Docx, "letter.docx"), (Kind::Html, "letter.html")] {
        let text = extract(kind, file(name)).unwrap();
        for line in LETTER {
            assert!(text.text.contains(line), "{name} lost '{line}': {}", text.text);
        }
        assert_eq!(text.title.as_deref(), Some("Relatório anual"), "{name}");
    }
}

#[test]
fn structure_becomes_markdown() {
    for (kind, name) in [(Kind::Docx, "letter.docx"), (Kind::Html, "letter.html")] {
        let text = extract(kind, file(name)).unwrap().text;
        for line in ["# Relatório anual 2026", "## Vendas", "- one"] {
            assert!(text.lines().any(|found| found == line), "{name} lost '{line}': {text}");
        }
        let row = text.lines().find(|line| line.contains("Lisboa")).unwrap();
        assert_eq!(row.split('|').map(str::trim).collect::<Vec<_>>(), ["", "Lisboa", "1.234,50", ""], "{name}");
    }
}

#[test]
fn html_keeps_what_readers_see() {
    let page = r#"<!doctype html><title>A
        page</title><script>alert(1)</script><style>b{}</style>
        <p>See <a href="https://example.com/x">there</a>, <a href="javascript:alert(2)">here</a>
        <img src="data:image/png;base64,AAAA" alt="a chart"></p>
        <table><tr><td>Cidade</td><td></td><td>Vendas</td></tr><tr><td>Lisboa</td><td>x</td><td>99</td></tr></table>"#;
    let text = extract(Kind::Html, page).unwrap();
    assert_eq!(text.title.as_deref(), Some("A page"));
    assert!(text.text.starts_with("See [there](https://example.com/x), here a chart"), "{}", text.text);
    assert!(text.text.contains("Cidade |  | Vendas\nLisboa | x | 99"), "{}", text.text);
    for hidden in ["alert", "base64", "b{}", "A page"] {
        assert!(!text.text.contains(hidden), "{hidden}: {}", text.text);
    }
}

#[test]
fn workbooks_become_csv_sheet_by_sheet() {
    let expected = "Cidade,Vendas,Data\nLisboa,1234.5,2026-01-31\n東京,99,2026-02-28\n\"a, \"\"b\"\"\",,2026-03-31\n";
    for (kind, name) in [(Kind::Xls, "sheet.xls"), (Kind::Xlsx, "sheet.xlsx")] {
        let text = extract(kind, file(name)).unwrap();
        assert_eq!(text.text, format!("## sheet\n\n{expected}"), "{name}");
        assert_eq!(text.sections[0].label, Label::Sheet("sheet".to_owned()));
    }
}

#[test]
fn a_workbook_shows_values_as_excel_does() {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet().set_name("第一").unwrap();
    sheet.write_with_format(0, 0, 0.25, &Format::new().set_num_format("0%")).unwrap();
    let date = ExcelDateTime::from_ymd(2026, 11, 30).unwrap();
    sheet.write_with_format(0, 1, date, &Format::new().set_num_format("yyyy-mm-dd")).unwrap();
    sheet.write(0, 2, true).unwrap();
    sheet.write_formula(4, 1, rust_xlsxwriter::Formula::new("=1+1").set_result("2")).unwrap();
    workbook.add_worksheet().set_name("empty").unwrap();
    workbook.add_worksheet().set_name("last").unwrap().write(0, 0, "مرحبا 😀").unwrap();
    let text = extract(Kind::Xlsx, workbook.save_to_buffer().unwrap()).unwrap();
    assert_eq!(text.text, "## 第一\n\n25%,2026-11-30,TRUE\n,2\n\n## empty\n\n\n## last\n\nمرحبا 😀\n");
    let last = text.sections.last().unwrap();
    assert_eq!(last.label, Label::Sheet("last".to_owned()));
    assert!(text.text[last.range.clone()].contains("مرحبا 😀"));
}

#[test]
fn pdf_pages_have_their_places() {
    let japanese = "BT /F2 12 Tf 72 700 Td <6771 4EAC 306E 6C17 6E29> Tj ET".to_owned();
    let latin = "BT /F1 12 Tf 72 700 Td (Caf\\351 na\\357ve) Tj ET".to_owned();
    let text = extract(Kind::Pdf, pdf_files::of_contents(&[latin, japanese])).unwrap();
    let pages: Vec<_> = text.sections.iter().map(|page| (&page.label, text.text[page.range.clone()].trim())).collect();
    assert_eq!(pages, [(&Label::Page(1), "Café naïve"), (&Label::Page(2), "東京の気温")]);
    assert_eq!(text.title.as_deref(), Some("東京"));
}

#[test]
fn a_pdf_of_a_word_processor_keeps_every_script() {
    let text = extract(Kind::Pdf, file("letter.pdf")).unwrap().text;
    for line in LETTER {
        assert!(text.contains(line), "lost '{line}': {text}");
    }
}

#[test]
fn a_docx_keeps_what_is_inserted_and_not_what_is_deleted() {
    let body = r#"<w:p><w:ins w:id="1" w:author="x"><w:r><w:t>new</w:t></w:r></w:ins><w:del w:id="2" w:author="x"><w:r><w:delText>old</w:delText></w:r></w:del></w:p>"#;
    assert_eq!(extract(Kind::Docx, zip_files::docx("", body)).unwrap().text.trim(), "new");
}

#[test]
fn passwords_are_named_and_owner_passwords_are_none() {
    for (kind, name) in [(Kind::Pdf, "encrypted.pdf"), (Kind::Docx, "encrypted.docx")] {
        assert_eq!(extract(kind, file(name)), Err(DocumentError::Encrypted { kind }), "{name}");
    }
    let mut doc = file("letter.doc");
    let header = doc.windows(2).position(|bytes| bytes == [0xec, 0xa5]).unwrap();
    doc[header + 0x0b] |= 1;
    assert_eq!(extract(Kind::Doc, doc), Err(DocumentError::Encrypted { kind: Kind::Doc }));
    assert!(extract(Kind::Pdf, file("no-printing.pdf")).unwrap().text.contains(LETTER[0]));
}

#[test]
fn a_wrong_kind_names_both() {
    let told = |kind, bytes: Vec<u8>| extract(kind, bytes).unwrap_err().to_string();
    let docx = || file("letter.docx");
    assert_eq!(told(Kind::Pdf, docx()), "the file is said to be PDF, but its content is DOCX");
    assert_eq!(told(Kind::Xlsx, docx()), "the file is said to be XLSX, but its content is DOCX");
    assert_eq!(told(Kind::Doc, file("sheet.xls")), "the file is said to be DOC, but its content is XLS");
    assert_eq!(told(Kind::Docx, pdf_files::of_pages(&["x"])), "the file is said to be DOCX, but its content is PDF");
    assert_eq!(told(Kind::Xls, b"<html><table>".to_vec()), "the file is said to be XLS, but its content is HTML");
    assert_eq!(told(Kind::Doc, b"{\\rtf1 x}".to_vec()), "the file is said to be DOC, but its content is RTF");
    assert_eq!(
        told(Kind::Docx, zip_files::archive(&[("a", "b")])),
        "the file is said to be DOCX, but its content is a zip archive"
    );
    for kind in [Kind::Txt, Kind::Csv, Kind::Html] {
        assert!(matches!(extract(kind, docx()), Err(DocumentError::Mismatch { .. })), "{kind}");
        assert!(matches!(extract(kind, *b"a\0\x01b\xffc"), Err(DocumentError::Mismatch { .. })), "{kind}");
    }
    assert_eq!(extract(Kind::Txt, "The header is %PDF-1.7").unwrap().text, "The header is %PDF-1.7");
}
