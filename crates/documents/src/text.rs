//! The text that comes out, and the builder that keeps it within limits.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::{DocumentError, Kind};

/// How far back a cut looks for the end of a line, in bytes.
const LINE_SEARCH: usize = 4096;
/// Longest title, in characters.
const MAX_TITLE: usize = 500;

/// The text of a file: UTF-8, lines end with `\n`, no control characters but `\n` and `\t`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The text. Tables of workbooks are CSV; headings, lists and tables of HTML and Word are Markdown.
    pub text: String,
    /// The title that the file gives itself in its properties.
    pub title: Option<String>,
    /// Pages of a PDF and sheets of a workbook, in order; empty for the other kinds.
    pub sections: Vec<Section>,
    /// What was left out because of a limit; `None` when the text is whole.
    pub truncated: Option<Truncation>,
}

/// A page or a sheet within the text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Which one it is.
    pub label: Label,
    /// Its bytes in [`Text::text`], at character boundaries.
    pub range: Range<usize>,
}

/// The name of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Label {
    /// A page's number in the file, from 1.
    Page(u32),
    /// A sheet's name.
    Sheet(String),
}

/// What was left out of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Truncation {
    /// Everything after so many characters ([`Limits::text_chars`](crate::Limits::text_chars)); the cut is at the end
    /// of a line where one is near.
    Text {
        /// The limit in characters.
        limit: usize,
    },
    /// The pages or sheets after the first so many ([`Limits::pages`](crate::Limits::pages)).
    Pages {
        /// The limit, or how many were read.
        limit: usize,
        /// How many the file says it has.
        of: usize,
    },
    /// Everything after so many cells ([`Limits::cells`](crate::Limits::cells)).
    Cells {
        /// The limit.
        limit: usize,
    },
    /// Pages or sheets that could not be read in a file whose others could.
    Unreadable {
        /// How many.
        pages: usize,
    },
}

/// The words for whoever reads the text: `only its first 100 characters were read`.
impl fmt::Display for Truncation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { limit } => write!(f, "only its first {limit} characters were read"),
            Self::Pages { limit, of } => write!(f, "only its first {limit} of {of} pages or sheets were read"),
            Self::Cells { limit } => write!(f, "only its first {limit} cells were read"),
            Self::Unreadable { pages } => write!(f, "{pages} of its pages or sheets could not be read"),
        }
    }
}

/// Collects a text within its limit.
#[derive(Debug)]
pub(crate) struct Builder {
    text: String,
    limit: usize,
    left: usize,
    sections: Vec<Section>,
    truncated: Option<Truncation>,
}

impl Builder {
    pub(crate) fn new(text_chars: usize) -> Self {
        Self { text: String::new(), limit: text_chars, left: text_chars, sections: Vec::new(), truncated: None }
    }

    /// Appends what is left to append of `piece`, cleaned. Tells whether there is room for more.
    pub(crate) fn push(&mut self, piece: &str) -> bool {
        self.text.reserve(piece.len().min(self.left.saturating_mul(4)));
        let mut chars = piece.chars().peekable();
        while let Some(char) = chars.next() {
            let char = match char {
                '\r' if chars.peek() == Some(&'\n') => continue,
                '\r' | '\u{2028}' | '\u{2029}' => '\n',
                '\n' | '\t' => char,
                '\u{feff}' => continue,
                char if char.is_control() => continue,
                char => char,
            };
            if self.left == 0 {
                self.cut();
                return false;
            }
            self.text.push(char);
            self.left -= 1;
        }
        self.is_open()
    }

    /// Begins a page or a sheet; the one before ends here.
    pub(crate) fn begin(&mut self, label: Label) {
        self.end_section();
        let start = self.text.len();
        self.sections.push(Section { label, range: start..start });
    }

    /// Notes that something was left out; the first note stays.
    pub(crate) fn note(&mut self, truncation: Truncation) {
        self.truncated.get_or_insert(truncation);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether more text is taken.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.truncated, Some(Truncation::Text { .. }))
    }

    /// The text, or [`DocumentError::NoText`] where there is none to speak of.
    pub(crate) fn finish(mut self, kind: Kind, title: Option<String>) -> Result<Text, DocumentError> {
        self.end_section();
        if self.text.trim().is_empty() {
            return Err(DocumentError::NoText { kind });
        }
        let Self { text, sections, truncated, .. } = self;
        Ok(Text { text, title: title.as_deref().and_then(tidy_title), sections, truncated })
    }

    fn end_section(&mut self) {
        if let Some(last) = self.sections.last_mut() {
            last.range.end = self.text.len();
        }
    }

    fn cut(&mut self) {
        // A later cut hides that pages or cells were left out too: the text ends here in any case.
        self.truncated = Some(Truncation::Text { limit: self.limit });
        let floor = self.sections.last().map_or(0, |section| section.range.start);
        let from = self.text.len().saturating_sub(LINE_SEARCH).max(floor);
        if let Some(line) = self.text.as_bytes()[from..].iter().rposition(|&byte| byte == b'\n') {
            self.text.truncate(from + line + 1);
        }
    }
}

/// A title in one line; `None` when it says nothing.
fn tidy_title(title: &str) -> Option<String> {
    let words = title.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let title: String = words.collect::<Vec<_>>().join(" ").chars().take(MAX_TITLE).collect();
    (!title.is_empty()).then_some(title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_normalised_and_controls_go() {
        let mut builder = Builder::new(100);
        assert!(builder.push("\u{feff}a\r\nb\rc\0\u{7}\td"));
        assert_eq!(builder.finish(Kind::Txt, None).map(|text| text.text), Ok("a\nb\nc\td".to_owned()));
    }

    #[test]
    fn a_cut_keeps_whole_lines_and_says_so() {
        let mut builder = Builder::new(10);
        builder.begin(Label::Page(1));
        assert!(!builder.push("1,é\n2,ü\n3,ñ\n"));
        let text = builder.finish(Kind::Csv, None).unwrap();
        assert_eq!(text.text, "1,é\n2,ü\n");
        assert_eq!(text.truncated, Some(Truncation::Text { limit: 10 }));
        assert_eq!(text.sections[0].range, 0..text.text.len());
    }

    #[test]
    fn a_text_that_just_fits_is_whole() {
        let mut builder = Builder::new(3);
        builder.push("abc");
        assert_eq!(builder.finish(Kind::Txt, None).unwrap().truncated, None);
    }

    #[test]
    fn white_space_is_no_text() {
        let mut builder = Builder::new(9);
        builder.push(" \n\n");
        assert_eq!(builder.finish(Kind::Pdf, None), Err(DocumentError::NoText { kind: Kind::Pdf }));
    }
}
