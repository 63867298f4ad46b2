//! Office Open XML archives written part by part, so that each can be wrong in one place.

use std::io::{Cursor, Write as _};

use zip::{ZipWriter, write::SimpleFileOptions};

pub(crate) fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(content.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

const DECLARATION: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006";

fn types(part: &str, of: &str) -> String {
    format!(
        r#"{DECLARATION}<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/{part}" ContentType="application/vnd.openxmlformats-officedocument.{of}.main+xml"/></Types>"#
    )
}

fn relationship(of: &str, target: &str) -> String {
    format!(
        r#"{DECLARATION}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" Type="{OFFICE}/relationships/{of}" Target="{target}"/></Relationships>"#
    )
}

/// A DOCX with this XML in its body, after `before` the document element.
pub(crate) fn docx(before: &str, body: &str) -> Vec<u8> {
    let document = format!(
        r#"{DECLARATION}{before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>{body}</w:body></w:document>"#
    );
    archive(&[
        ("[Content_Types].xml", &types("word/document.xml", "wordprocessingml.document")),
        ("_rels/.rels", &relationship("officeDocument", "word/document.xml")),
        ("word/document.xml", &document),
    ])
}

pub(crate) fn paragraph(text: &str) -> String {
    format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")
}

/// An XLSX of one sheet with this XML as its rows.
pub(crate) fn xlsx(rows: &str) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let workbook = format!(
        r#"{DECLARATION}<workbook xmlns="{main}" xmlns:r="{OFFICE}/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>"#
    );
    let sheet = format!(r#"{DECLARATION}<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>"#);
    archive(&[
        ("[Content_Types].xml", &types("xl/workbook.xml", "spreadsheetml.sheet")),
        ("_rels/.rels", &relationship("officeDocument", "xl/workbook.xml")),
        ("xl/_rels/workbook.xml.rels", &relationship("worksheet", "worksheets/sheet1.xml")),
        ("xl/workbook.xml", &workbook),
        ("xl/worksheets/sheet1.xml", &sheet),
    ])
}
