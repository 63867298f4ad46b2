//! How a document's text becomes chunks.
//!
//! Pure: no model is asked and nothing is read. What is cut are ranges of the text, so that nothing is copied. Two promises hold for
//! every strategy but NONE: no chunk has more tokens than its limit (counted as [`documents::token_quarters`] says, since the
//! tokenizers of embedding models differ and most are not to be had) unless one character does, and everything but white space of the text is in some chunk.
//! The time is linear in what comes out.
//!
//! Cuts are made at the strongest boundary that lies in the second half of what fits: before a heading, between paragraphs, after a
//! sentence, a line, a word; within a word only where it alone is longer than a chunk, and never within what a reader sees as one
//! character. A heading stays with what follows it. Rows of a table stay whole, and each chunk of a table begins with its head.

mod atoms;
mod blocks;
mod pack;
mod rows;
mod semantic;
mod strategy;

use std::ops::Range;

use documents::{Kind, Section};

use blocks::{Block, blocks};
use pack::{Sizes, pack};
pub use semantic::SemanticPlan;
pub use strategy::{Strategy, StrategyError};

/// Most chunks of a document.
pub const MOST_CHUNKS: usize = 100_000;
/// Most bytes of all chunks of a document together, which overlaps and attributes make larger than the document.
pub const MOST_BYTES: usize = 256 << 20;

/// How a text is written, which decides where it may be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Plain text.
    Prose,
    /// Markdown: it has headings.
    Markdown,
    /// Rows of comma-separated values, with a head; in sections (sheets) or in one.
    Table,
}

impl From<Kind> for Form {
    /// The form in which the text of a file of a kind is written.
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Md | Kind::Html | Kind::Doc | Kind::Docx => Self::Markdown,
            Kind::Csv | Kind::Xls | Kind::Xlsx => Self::Table,
            Kind::Yaml | Kind::Json | Kind::Txt | Kind::Pdf => Self::Prose,
        }
    }
}

/// A chunk as ranges of its text, in bytes. The ranges begin and end without white space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What stands before the rest of it, searched or returned: the head of its table.
    pub head: Option<Range<usize>>,
    /// What is returned.
    pub text: Range<usize>,
    /// What is searched, where that is only a part of `text`.
    pub searched: Option<Range<usize>>,
}

/// A text that is to be divided.
#[derive(Clone, Copy, Debug)]
pub struct Input<'t> {
    /// The text.
    pub text: &'t str,
    /// Its pages or sheets.
    pub sections: &'t [Section],
    /// How it is written.
    pub form: Form,
}

/// The outcome of [`plan`].
#[derive(Debug)]
pub enum Plan {
    /// The chunks.
    Done(Vec<Piece>),
    /// Where the cuts are depends on what sentences mean.
    Semantic(SemanticPlan),
}

/// A document that would give too many chunks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the document would be more than {MOST_CHUNKS} chunks, or they would have more than {} MiB together; divide it, choose a \
     strategy with larger chunks or less overlap, or give it fewer attributes", MOST_BYTES >> 20
)]
pub struct TooManyChunks;

/// Divides a text, or says what must be embedded before it can be.
///
/// # Errors
/// [`TooManyChunks`].
pub fn plan(input: Input<'_>, strategy: &Strategy) -> Result<Plan, TooManyChunks> {
    let blocks = blocks(input);
    match *strategy {
        Strategy::FixedSize { max_tokens, overlap_tokens } => {
            let mut pieces = Pieces::default();
            for block in &blocks {
                let sizes = Sizes::new(max_tokens, overlap_tokens, block.head_quarters(max_tokens));
                pack(input, block.range.clone(), sizes, |text| pieces.add(block, max_tokens, text, None))?;
            }
            Ok(Plan::Done(pieces.pieces))
        }
        Strategy::Hierarchical { parent_tokens, child_tokens, overlap_tokens } => {
            hierarchical(input, &blocks, [parent_tokens, child_tokens], overlap_tokens).map(Plan::Done)
        }
        Strategy::Semantic { max_tokens, buffer, percentile } => {
            Ok(Plan::Semantic(SemanticPlan::new(input, &blocks, max_tokens, buffer, percentile)?))
        }
        Strategy::None => {
            let text = trim(input.text, 0..input.text.len());
            let whole = Piece { head: None, text: text.clone(), searched: None };
            Ok(Plan::Done(if text.is_empty() { Vec::new() } else { vec![whole] }))
        }
    }
}

/// Parents, and in each its children.
fn hierarchical(
    input: Input<'_>,
    blocks: &[Block],
    [parent_tokens, child_tokens]: [u32; 2],
    overlap_tokens: u32,
) -> Result<Vec<Piece>, TooManyChunks> {
    let mut pieces = Pieces::default();
    for block in blocks {
        // A head that is too long for the children is left out of their parents as well: it is one and the same.
        let head = block.head_quarters(child_tokens);
        pack(input, block.range.clone(), Sizes::new(parent_tokens, overlap_tokens, head), |parent| {
            pack(input, parent.clone(), Sizes::new(child_tokens, overlap_tokens, head), |child| {
                pieces.add(block, child_tokens, parent.clone(), Some(child))
            })
        })?;
    }
    Ok(pieces.pieces)
}

/// Chunks as they come, within the limits.
#[derive(Default)]
struct Pieces {
    pieces: Vec<Piece>,
    bytes: usize,
}

impl Pieces {
    fn add(
        &mut self,
        block: &Block,
        max_tokens: u32,
        text: Range<usize>,
        searched: Option<Range<usize>>,
    ) -> Result<(), TooManyChunks> {
        let own = searched.as_ref().unwrap_or(&text);
        self.bytes += own.len();
        if self.pieces.len() == MOST_CHUNKS || self.bytes > MOST_BYTES {
            return Err(TooManyChunks);
        }
        // The first rows follow the head as it is.
        let head = block.head(max_tokens).filter(|head| text.start >= head.end);
        self.pieces.push(Piece { head, text, searched });
        Ok(())
    }
}

/// A range without the white space at its ends.
fn trim(text: &str, range: Range<usize>) -> Range<usize> {
    let piece = &text[range.clone()];
    let start = range.end - piece.trim_start().len();
    if start == range.end { start..start } else { start..range.start + piece.trim_end().len() }
}

#[cfg(test)]
mod tests;
