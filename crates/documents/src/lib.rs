//! The text of a file.
//!
//! People attach files to a session, and later fill knowledge bases with them; a model reads text. This crate turns
//! CSV, XLS, XLSX, YAML, JSON, DOC, DOCX, HTML, MD, TXT and PDF into text, with the place of pages and sheets in it.
//!
//! Every file is a stranger's. Its bytes are checked against the kind that it is said to be ([`Kind`]), everything is
//! bounded ([`Limits`]), and what needs a real parser is parsed in a child process of its own, so that a loop, a
//! deep nesting or an archive that unpacks without end costs an error and not the server. The child is this same program,
//! started again: a program that uses the crate calls [`child_main`] first thing in its `main`.
//!
//! ```no_run
//! use documents::{Extractor, Kind, Limits};
//!
//! # async fn example(bytes: bytes::Bytes) -> Result<(), documents::DocumentError> {
//! let extractor = Extractor::new(Limits::default());
//! let text = extractor.extract(Kind::Pdf, bytes).await?;
//! println!("{} pages, about {} tokens", text.sections.len(), documents::estimate_tokens(&text.text));
//! # Ok(())
//! # }
//! ```

mod encoding;
mod error;
mod extract;
mod extractor;
mod found;
mod html;
mod isolated;
mod kind;
mod limits;
mod office;
mod pdf;
mod plain;
mod sheets;
mod text;
mod tokens;
mod word;

pub use error::DocumentError;
pub use extractor::Extractor;
pub use isolated::child_main;
pub use kind::Kind;
pub use limits::Limits;
pub use text::{Label, Section, Text, Truncation};
pub use tokens::{estimate_tokens, token_quarters};
