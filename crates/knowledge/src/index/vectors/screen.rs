//! What is left out first among very many vectors: those whose signs agree with the query's in few of the first dimensions.
//!
//! After a rotation any dimensions tell as much as any others, so a screen looks at 256 of them, whatever a vector's length. The
//! signs lie in blocks of 64 vectors, word after word, so that a look reads no more than it needs and compares several vectors by
//! one instruction.

use std::ops::Range;

use pulp::NullaryFnOnce;

use super::mask::Mask;
use crate::index::top::Best;

/// Words of a vector's signs that are looked at.
const WORDS: usize = 4;
/// Vectors in a block.
const BLOCK: usize = 64;

/// The first signs of many vectors.
#[derive(Debug, Default)]
pub(super) struct Screen {
    blocks: Vec<[[u64; BLOCK]; WORDS]>,
    len: usize,
}

impl Screen {
    pub(super) const fn new() -> Self {
        Self { blocks: Vec::new(), len: 0 }
    }

    /// Makes room for so many more vectors.
    pub(super) fn reserve(&mut self, count: usize) {
        self.blocks.reserve(count.div_ceil(BLOCK));
    }

    /// Adds the next vector by its signs.
    pub(super) fn push(&mut self, signs: &[u64]) {
        let place = self.len % BLOCK;
        if place == 0 {
            self.blocks.push([[0; BLOCK]; WORDS]);
        }
        if let Some(block) = self.blocks.last_mut() {
            block.iter_mut().zip(signs).for_each(|(words, sign)| words[place] = *sign);
        }
        self.len += 1;
    }
}

/// A look through the screen.
pub(super) struct Sift<'s> {
    pub(super) screen: &'s Screen,
    /// The query's signs.
    pub(super) signs: &'s [u64],
    pub(super) among: &'s Mask,
    /// Its bounds are multiples of 64.
    pub(super) range: Range<usize>,
    pub(super) wanted: usize,
}

impl NullaryFnOnce for Sift<'_> {
    /// The `wanted` slots whose signs agree best, in no order.
    type Output = Vec<(usize, f32)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        let mut best = Best::new(self.wanted);
        let blocks = self.screen.blocks.get(self.range.start / BLOCK..).unwrap_or_default();
        for ((word, first), block) in self.among.words(self.range).zip(blocks) {
            // All are counted before any is looked at, in loops without branches; few are among the best.
            let mut differing = [0_u64; BLOCK];
            for (words, signs) in block.iter().zip(self.signs) {
                for (differing, word) in differing.iter_mut().zip(words) {
                    *differing += u64::from((word ^ signs).count_ones());
                }
            }
            let least = differing.iter().copied().fold(u64::MAX, |least, each| if each < least { each } else { least });
            if word != 0 && best.takes(-(least as f32)) {
                for (place, differing) in differing.into_iter().enumerate() {
                    if word >> place & 1 == 1 {
                        best.push(first + place, -(differing as f32));
                    }
                }
            }
        }
        best.kept()
    }
}
