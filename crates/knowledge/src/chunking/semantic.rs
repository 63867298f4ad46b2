//! Chunks that end where the meaning changes.
//!
//! Each sentence is embedded together with its neighbours; where two that follow one another differ more than most do, a chunk ends.

use std::ops::Range;

use super::atoms::{Atoms, Boundary};
use super::blocks::Block;
use super::{Input, Piece, Pieces, TooManyChunks, trim};

/// What has to be embedded, and what came of it so far.
#[derive(Debug)]
pub struct SemanticPlan {
    blocks: Vec<Block>,
    sentences: Vec<Sentence>,
    max_tokens: u32,
    buffer: usize,
    percentile: u8,
    last: Option<Vec<f32>>,
    /// How much each sentence differs from the one before it; the first one has none.
    differences: Vec<f32>,
}

#[derive(Clone, Debug)]
struct Sentence {
    range: Range<usize>,
    /// The quarters of tokens of the text before it, and of the text up to its end.
    quarters: Range<u32>,
    block: usize,
}

impl SemanticPlan {
    pub(super) fn new(
        input: Input<'_>,
        blocks: &[Block],
        max_tokens: u32,
        buffer: usize,
        percentile: u8,
    ) -> Result<Self, TooManyChunks> {
        let mut sentences = Vec::new();
        for (number, block) in blocks.iter().enumerate() {
            let most = room(block, max_tokens);
            let (mut start, mut end) = (block.range.start, block.range.start);
            let mut quarters = 0..0;
            let mut add = |range: Range<usize>, quarters: Range<u32>| {
                if sentences.len() == super::MOST_CHUNKS {
                    return Err(TooManyChunks);
                }
                if !input.text[range.clone()].trim().is_empty() {
                    sentences.push(Sentence { range, quarters, block: number });
                }
                Ok(())
            };
            for atom in Atoms::new(input, block.range.clone(), most) {
                if start < end && quarters.end - quarters.start + atom.quarters > most {
                    add(start..end, quarters.clone())?;
                    (start, quarters.start) = (end, quarters.end);
                }
                end = atom.end;
                quarters.end += atom.quarters;
                if atom.boundary >= Boundary::Sentence {
                    add(start..end, quarters.clone())?;
                    (start, quarters.start) = (end, quarters.end);
                }
            }
            if start < end {
                add(start..end, quarters)?;
            }
        }
        let blocks = blocks.to_vec();
        Ok(Self { blocks, sentences, max_tokens, buffer, percentile, last: None, differences: Vec::new() })
    }

    /// The texts that are to be embedded, in order; `text` is the text that was divided.
    pub fn texts<'t>(&self, text: &'t str) -> impl ExactSizeIterator<Item = &'t str> {
        (0..self.sentences.len()).map(move |number| {
            let first = &self.sentences[number.saturating_sub(self.buffer)];
            let last = &self.sentences[(number + self.buffer).min(self.sentences.len() - 1)];
            text[first.range.start..last.range.end].trim()
        })
    }

    /// Takes the embedding of the next text, of length 1.
    pub fn take(&mut self, vector: Vec<f32>) {
        if let Some(last) = &self.last {
            let cosine: f32 = last.iter().zip(&vector).map(|(one, other)| one * other).sum();
            self.differences.push(1.0 - cosine);
        }
        self.last = Some(vector);
    }

    /// The chunks, when the embeddings of all texts were taken; without them chunks end at their limit only. `text` is the text
    /// that was divided.
    ///
    /// # Errors
    /// [`TooManyChunks`].
    pub fn finish(self, text: &str) -> Result<Vec<Piece>, TooManyChunks> {
        let threshold = percentile(&self.differences, self.percentile);
        let mut pieces = Pieces::default();
        let mut open: Option<Sentence> = None;
        for (number, sentence) in self.sentences.iter().enumerate() {
            let difference = number.checked_sub(1).and_then(|before| self.differences.get(before));
            let changes = difference.is_some_and(|difference| *difference > threshold);
            let most = room(&self.blocks[sentence.block], self.max_tokens);
            match &mut open {
                Some(chunk)
                    if !changes
                        && chunk.block == sentence.block
                        && sentence.quarters.end - chunk.quarters.start <= most =>
                {
                    chunk.range.end = sentence.range.end;
                }
                open => {
                    let done = open.replace(sentence.clone());
                    self.close(text, &mut pieces, done)?;
                }
            }
        }
        self.close(text, &mut pieces, open)?;
        Ok(pieces.pieces)
    }

    fn close(&self, text: &str, pieces: &mut Pieces, chunk: Option<Sentence>) -> Result<(), TooManyChunks> {
        let Some(Sentence { range, block, .. }) = chunk else { return Ok(()) };
        pieces.add(&self.blocks[block], self.max_tokens, trim(text, range), None)
    }
}

/// What a chunk of a block has room for, in quarters of a token.
fn room(block: &Block, max_tokens: u32) -> u32 {
    max_tokens.saturating_mul(4).saturating_sub(block.head_quarters(max_tokens)).max(1)
}

/// The value that so many per cent of the values do not exceed, between two of them in proportion.
fn percentile(values: &[f32], percent: u8) -> f32 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f32::total_cmp);
    let Some(last) = sorted.len().checked_sub(1) else { return f32::INFINITY };
    let place = last as f32 * f32::from(percent) / 100.0;
    let below = place as usize;
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::super::{Form, Plan, Strategy, plan};
    use super::*;

    #[test]
    fn a_chunk_ends_where_sentences_differ_most() {
        let text = "Cats purr. Cats sleep. Cats hunt. Stocks rose. Stocks fell.";
        let strategy = Strategy::Semantic { max_tokens: 100, buffer: 0, percentile: 75 };
        let input = Input { text, sections: &[], form: Form::Prose };
        let Ok(Plan::Semantic(mut semantic)) = plan(input, &strategy) else { panic!("a semantic plan") };
        let texts: Vec<_> = semantic.texts(text).collect();
        assert_eq!(texts, ["Cats purr.", "Cats sleep.", "Cats hunt.", "Stocks rose.", "Stocks fell."]);
        for text in texts {
            semantic.take(if text.starts_with("Cats") { vec![1.0, 0.0] } else { vec![0.0, 1.0] });
        }
        let pieces = semantic.finish(text).unwrap();
        let chunks: Vec<_> = pieces.into_iter().map(|piece| &text[piece.text]).collect();
        assert_eq!(chunks, ["Cats purr. Cats sleep. Cats hunt.", "Stocks rose. Stocks fell."]);
    }

    #[test]
    fn neighbours_are_embedded_with_a_sentence() {
        let input = Input { text: "One. Two. Three.", sections: &[], form: Form::Prose };
        let strategy = Strategy::Semantic { max_tokens: 100, buffer: 1, percentile: 95 };
        let Ok(Plan::Semantic(semantic)) = plan(input, &strategy) else { panic!("a semantic plan") };
        assert_eq!(semantic.texts(input.text).collect::<Vec<_>>(), ["One. Two.", "One. Two. Three.", "Two. Three."]);
    }

    #[test]
    fn percentiles_lie_between_values() {
        assert_eq!(percentile(&[3.0, 1.0, 2.0], 50), 2.0);
        assert_eq!(percentile(&[0.0, 10.0], 95), 9.5);
        assert_eq!(percentile(&[], 95), f32::INFINITY);
    }
}
