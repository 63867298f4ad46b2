//! PDFs written by hand, so that each can be wrong in one place.

use std::fmt::Write as _;

/// A PDF of these numbered objects, the first of which is the catalog; `trailer` adds entries to the trailer.
pub(crate) fn of_objects(objects: &[String], trailer: &str) -> Vec<u8> {
    let mut pdf = "%PDF-1.7\n".to_owned();
    let mut offsets = Vec::new();
    for (object, number) in objects.iter().zip(1..) {
        offsets.push(pdf.len());
        write!(pdf, "{number} 0 obj\n{object}\nendobj\n").unwrap();
    }
    let start = pdf.len();
    let size = objects.len() + 1;
    write!(pdf, "xref\n0 {size}\n0000000000 65535 f \n").unwrap();
    for offset in offsets {
        writeln!(pdf, "{offset:010} 00000 n ").unwrap();
    }
    write!(pdf, "trailer\n<< /Size {size} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF\n").unwrap();
    pdf.into_bytes()
}

pub(crate) fn stream(content: &str) -> String {
    format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len())
}

/// A PDF with one line of Latin text on each page.
pub(crate) fn of_pages(lines: &[&str]) -> Vec<u8> {
    of_contents(&lines.iter().map(|line| format!("BT /F1 12 Tf 72 700 Td ({line}) Tj ET")).collect::<Vec<_>>())
}

/// A PDF with these content streams, one a page. `F1` is Helvetica, `F2` a Japanese font that every viewer has to know.
pub(crate) fn of_contents(contents: &[String]) -> Vec<u8> {
    let first_page = 7;
    let kids: String = (0..contents.len()).map(|page| format!("{} 0 R ", first_page + 2 * page)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!("<< /Type /Pages /Kids [ {kids}] /Count {} >>", contents.len()),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
        "<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [ 5 0 R ] >>"
            .to_owned(),
        "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) \
         /Ordering (Japan1) /Supplement 2 >> >>"
            .to_owned(),
        "<< /Title <FEFF6771 4EAC> >>".to_owned(),
    ];
    for (page, content) in contents.iter().enumerate() {
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 612 792 ] /Contents {} 0 R \
             /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>",
            first_page + 2 * page + 1
        ));
        objects.push(stream(content));
    }
    of_objects(&objects, "/Info 6 0 R")
}
