//! Parts of a text that are divided each for itself: the sheets of a workbook, the table of a CSV file; otherwise the whole text.

use std::ops::Range;

use documents::token_quarters;

use super::rows::first_row;
use super::{Form, Input};

/// The share of a chunk that the head of its table may take at the most.
const HEAD_SHARE: u32 = 4;

/// A part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) range: Range<usize>,
    /// The head of its table, with its tokens in quarters.
    head: Option<(Range<usize>, u32)>,
}

impl Block {
    /// The head that chunks of this size begin with.
    pub(super) fn head(&self, max_tokens: u32) -> Option<Range<usize>> {
        self.head
            .as_ref()
            .filter(|(_, quarters)| *quarters <= max_tokens.saturating_mul(4) / HEAD_SHARE)
            .map(|(head, _)| head.clone())
    }

    /// Its tokens in quarters, the line end after it included.
    pub(super) fn head_quarters(&self, max_tokens: u32) -> u32 {
        match (&self.head, self.head(max_tokens)) {
            (Some((_, quarters)), Some(_)) => quarters + 1,
            _ => 0,
        }
    }
}

/// The parts of a text, in order; together they are all of it.
pub(super) fn blocks(input: Input<'_>) -> Vec<Block> {
    let whole = 0..input.text.len();
    if input.form != Form::Table {
        return vec![Block { range: whole, head: None }];
    }
    let mut ranges: Vec<_> = input.sections.iter().map(|section| section.range.clone()).collect();
    if ranges.is_empty() {
        ranges.push(whole);
    }
    ranges.into_iter().map(|range| Block { head: head(input.text, range.clone()), range }).collect()
}

/// The first row, with the sheet's name before it.
fn head(text: &str, range: Range<usize>) -> Option<(Range<usize>, u32)> {
    let sheet = &text[range.clone()];
    let skipped = sheet.len() - sheet.trim_start().len();
    // A sheet's name stands on a line of its own, before an empty one.
    let name = match sheet[skipped..].split_once("\n\n") {
        Some((name, _)) if name.starts_with("## ") && !name.contains('\n') => name.len() + 2,
        _ => 0,
    };
    let begin = skipped + name;
    let end = begin + first_row(&sheet[begin..]);
    let head = sheet[skipped..end].trim_end();
    let quarters = head.chars().map(token_quarters).sum::<usize>();
    let start = range.start + skipped;
    (!head.is_empty()).then(|| (start..start + head.len(), u32::try_from(quarters).unwrap_or(u32::MAX)))
}

#[cfg(test)]
mod tests {
    use documents::{Label, Section};

    use super::*;

    #[test]
    fn the_head_of_a_sheet_is_its_name_and_its_first_row() {
        let text = "## A\n\nCity,Sales\nRio,1\n\n## B\n\n1,2\n";
        let (first, second) = (0..23, 23..text.len());
        let sections = [first, second].map(|range| Section { label: Label::Sheet(String::new()), range });
        let blocks = blocks(Input { text, sections: &sections, form: Form::Table });
        let heads: Vec<_> = blocks.iter().map(|block| &text[block.head(300).unwrap()]).collect();
        assert_eq!(heads, ["## A\n\nCity,Sales", "## B\n\n1,2"]);
        assert_eq!(blocks[0].head(3), None, "a head that leaves no room is left out");
    }
}
