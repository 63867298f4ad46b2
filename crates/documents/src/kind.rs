//! The kinds of file that can be read, and how they are named.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A kind of file, as AWS names the input types of an agent's files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Kind {
    /// Values separated by commas, or by what the file uses instead.
    Csv,
    /// Excel's binary workbook (97 to 2003).
    Xls,
    /// Excel's workbook as Office Open XML.
    Xlsx,
    /// YAML.
    Yaml,
    /// JSON.
    Json,
    /// Word's binary document (97 to 2003).
    Doc,
    /// Word's document as Office Open XML.
    Docx,
    /// HTML.
    Html,
    /// Markdown.
    Md,
    /// Plain text.
    Txt,
    /// PDF.
    Pdf,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 11] = [
        Self::Csv,
        Self::Xls,
        Self::Xlsx,
        Self::Yaml,
        Self::Json,
        Self::Doc,
        Self::Docx,
        Self::Html,
        Self::Md,
        Self::Txt,
        Self::Pdf,
    ];

    /// The kind of a media type; parameters (`; charset=…`) and case do not matter. `None` for a type that cannot be
    /// read, and for `application/octet-stream`, which says nothing: use [`Kind::of_name`] then.
    pub fn of_media_type(media_type: &str) -> Option<Self> {
        let essence = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        Some(match essence.as_str() {
            "text/csv" | "application/csv" | "text/tab-separated-values" => Self::Csv,
            "application/vnd.ms-excel" => Self::Xls,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" => Self::Xlsx,
            "application/yaml" | "application/x-yaml" | "text/yaml" | "text/x-yaml" => Self::Yaml,
            "application/json" | "text/json" => Self::Json,
            "application/msword" => Self::Doc,
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document" => Self::Docx,
            "text/html" | "application/xhtml+xml" => Self::Html,
            "text/markdown" | "text/x-markdown" => Self::Md,
            "text/plain" => Self::Txt,
            "application/pdf" | "application/x-pdf" => Self::Pdf,
            _ => return None,
        })
    }

    /// The kind of a file's name or path, by its extension. `None` without a known one.
    pub fn of_name(name: &str) -> Option<Self> {
        let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
        let (_, extension) = name.rsplit_once('.')?;
        Some(match extension.to_ascii_lowercase().as_str() {
            "csv" | "tsv" => Self::Csv,
            "xls" => Self::Xls,
            "xlsx" => Self::Xlsx,
            "yaml" | "yml" => Self::Yaml,
            "json" => Self::Json,
            "doc" => Self::Doc,
            "docx" => Self::Docx,
            "html" | "htm" => Self::Html,
            "md" | "markdown" => Self::Md,
            "txt" => Self::Txt,
            "pdf" => Self::Pdf,
            _ => return None,
        })
    }

    /// Whether the file is its text, so that nothing has to be parsed.
    pub(crate) fn is_plain(self) -> bool {
        matches!(self, Self::Csv | Self::Yaml | Self::Json | Self::Md | Self::Txt)
    }
}

/// The name in AWS's spelling: `PDF`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Csv => "CSV",
            Self::Xls => "XLS",
            Self::Xlsx => "XLSX",
            Self::Yaml => "YAML",
            Self::Json => "JSON",
            Self::Doc => "DOC",
            Self::Docx => "DOCX",
            Self::Html => "HTML",
            Self::Md => "MD",
            Self::Txt => "TXT",
            Self::Pdf => "PDF",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_media_types_are_read_as_people_write_them() {
        assert_eq!(Kind::of_name("Reports/Q1.Final.PDF"), Some(Kind::Pdf));
        assert_eq!(Kind::of_name(r"C:\data.d\sheet.xlsx"), Some(Kind::Xlsx));
        assert_eq!(Kind::of_name("folder.pdf/notes"), None);
        assert_eq!(Kind::of_name("README"), None);
        assert_eq!(Kind::of_media_type("Text/HTML; charset=ISO-8859-1"), Some(Kind::Html));
        assert_eq!(Kind::of_media_type("application/octet-stream"), None);
    }

    #[test]
    fn every_kind_is_found_by_its_own_name() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_name(&format!("file.{kind}")), Some(kind));
        }
    }
}
