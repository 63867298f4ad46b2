//! Workbooks: each sheet is its name and its rows as CSV, with values as they are shown in Excel.
//!
//! Only what is there is written: rows without values are left out, and a row ends with its last value. A sheet with one
//! cell in its farthest corner is a line and not 17 billion commas.

use office_oxide::{DocumentFormat, xls::XlsDocument, xlsx::XlsxDocument};

use crate::{DocumentError, Kind, Label, Limits, Text, Truncation, office, text::Builder};

pub(crate) fn xlsx(bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    let document = office::open(Kind::Xlsx, DocumentFormat::Xlsx, bytes, limits)?;
    let workbook = document.as_xlsx().ok_or_else(|| not_a_workbook(Kind::Xlsx))?;
    let title = workbook.core_properties.as_ref().and_then(|properties| properties.title.clone());
    let mut sheets = Sheets::new(limits, workbook.worksheets.len());
    write_xlsx(workbook, &mut sheets);
    let unreadable = workbook.unreadable_sheets.len() + workbook.unreadable_sheets_omitted;
    if unreadable > 0 {
        sheets.text.note(Truncation::Unreadable { pages: unreadable });
    }
    sheets.finish(Kind::Xlsx, title)
}

pub(crate) fn xls(bytes: Vec<u8>, limits: &Limits) -> Result<Text, DocumentError> {
    let document = office::open(Kind::Xls, DocumentFormat::Xls, bytes, limits)?;
    let workbook = document.as_xls().ok_or_else(|| not_a_workbook(Kind::Xls))?;
    let mut sheets = Sheets::new(limits, workbook.sheets.len());
    write_xls(workbook, &mut sheets);
    sheets.finish(Kind::Xls, None)
}

fn write_xlsx(workbook: &XlsxDocument, sheets: &mut Sheets) {
    let dates = workbook.date_style_indices();
    for sheet in workbook.worksheets.iter().take(sheets.limit) {
        sheets.begin(&sheet.name);
        for row in &sheet.rows {
            let cells = row.cells.iter().map(|cell| {
                let mut value = String::new();
                workbook.write_cell_value_fast(cell, &mut value, &dates);
                (cell.reference.col as usize, value)
            });
            if !sheets.row(cells) {
                return;
            }
        }
    }
}

fn write_xls(workbook: &XlsDocument, sheets: &mut Sheets) {
    for sheet in workbook.sheets.iter().take(sheets.limit) {
        sheets.begin(&sheet.name);
        for (row, values) in sheet.rows.iter().enumerate() {
            let shown = |column| sheet.display_text(row, column).unwrap_or_default().into_owned();
            if !sheets.row((0..values.len()).map(|column| (column, shown(column)))) {
                return;
            }
        }
    }
}

/// The last column that a sheet can have, counted from 0.
const LAST_COLUMN: usize = 16_383;

/// Writes sheets within the limits.
struct Sheets {
    text: Builder,
    /// Most sheets.
    limit: usize,
    cells: usize,
    cells_left: usize,
}

impl Sheets {
    fn new(limits: &Limits, of: usize) -> Self {
        let mut text = Builder::new(limits.text_chars);
        if of > limits.pages {
            text.note(Truncation::Pages { limit: limits.pages, of });
        }
        Self { text, limit: limits.pages, cells: limits.cells, cells_left: limits.cells }
    }

    fn begin(&mut self, name: &str) {
        self.text.begin(Label::Sheet(name.to_owned()));
        let first = self.text.is_empty();
        self.text.push(if first { "## " } else { "\n## " });
        self.text.push(name);
        self.text.push("\n\n");
    }

    /// The text; names of sheets without a single value are none.
    fn finish(self, kind: Kind, title: Option<String>) -> Result<Text, DocumentError> {
        if self.cells_left == self.cells { Err(DocumentError::NoText { kind }) } else { self.text.finish(kind, title) }
    }

    /// Writes one row of columns, counted from 0, and values. Tells whether there is room for more.
    fn row(&mut self, cells: impl Iterator<Item = (usize, String)>) -> bool {
        let mut line = String::new();
        let mut next = 0;
        for (column, value) in cells.filter(|(column, value)| *column <= LAST_COLUMN && !value.is_empty()) {
            if self.cells_left == 0 {
                self.text.note(Truncation::Cells { limit: self.cells });
                return false;
            }
            self.cells_left -= 1;
            // A cell that repeats a column or comes out of order follows the one before it.
            line.extend(std::iter::repeat_n(',', column.saturating_sub(next) + usize::from(next > 0)));
            write_field(&mut line, &value);
            next = next.max(column) + 1;
        }
        line.is_empty() || {
            line.push('\n');
            self.text.push(&line)
        }
    }
}

/// A value as a field of CSV (RFC 4180).
fn write_field(line: &mut String, value: &str) {
    if value.contains([',', '"', '\n', '\r']) {
        line.push('"');
        line.push_str(&value.replace('"', "\"\""));
        line.push('"');
    } else {
        line.push_str(value);
    }
}

fn not_a_workbook(kind: Kind) -> DocumentError {
    DocumentError::Broken { kind, reason: "it holds no workbook".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(limits: &Limits, rows: &[&[(usize, &str)]]) -> Text {
        let mut sheets = Sheets::new(limits, 1);
        sheets.begin("S");
        for row in rows {
            if !sheets.row(row.iter().map(|(column, value)| (*column, (*value).to_owned()))) {
                break;
            }
        }
        sheets.finish(Kind::Xlsx, None).unwrap()
    }

    #[test]
    fn values_keep_their_columns_and_empty_rows_go() {
        let text = rows(
            &Limits::default(),
            &[&[(0, "a"), (2, "c, \"d\"")], &[], &[(1, "b\nb"), (2, "")], &[(3, "x"), (3, "y")]],
        );
        assert_eq!(text.text, "## S\n\na,,\"c, \"\"d\"\"\"\n,\"b\nb\"\n,,,x,y\n");
    }

    #[test]
    fn cells_are_counted() {
        let text = rows(&Limits { cells: 2, ..Limits::default() }, &[&[(0, "a"), (1, "b")], &[(0, "c")]]);
        assert_eq!(text.text, "## S\n\na,b\n");
        assert_eq!(text.truncated, Some(Truncation::Cells { limit: 2 }));
    }
}
