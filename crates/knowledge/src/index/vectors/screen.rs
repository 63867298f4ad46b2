//! What is left out first among very many vectors: those whose signs disagree with the query's where it matters most.
//!
//! After a rotation every dimension tells as much of a vector, but a query has large values in some and hardly any in others: a sixth
//! of the dimensions, those of its largest values, have most of its product with a vector. So the signs lie by dimension here, 1,024
//! vectors in a run, and a search reads a sixth of the runs.

use std::array::from_fn;
use std::ops::Range;

use pulp::bytemuck::bytes_of;
use pulp::{Simd, WithSimd};

use super::counters::{Counters, MOST};
use super::mask::Mask;

/// Vectors whose signs lie together.
pub(super) const BLOCK: usize = 64 * LINE;
/// Words of a run: two lines of a processor's cache, which are often read together.
const LINE: usize = 16;
/// A part of the dimensions is looked at: one in so many, but not fewer than [`LEAST_DIMENSIONS`] nor more than are counted.
const PART: usize = 6;
const LEAST_DIMENSIONS: usize = 56;

/// The signs of a block's vectors in one dimension.
#[derive(Clone, Debug)]
#[repr(align(128))]
struct Line([u64; LINE]);

/// The signs of many vectors by dimension.
#[derive(Debug)]
pub(super) struct Screen {
    /// Words of a vector's signs.
    words: usize,
    /// Block by block, a line for each dimension.
    lines: Vec<Line>,
    /// A multiple of 64.
    len: usize,
}

impl Screen {
    /// A screen for vectors whose signs have so many words.
    pub(super) const fn new(words: usize) -> Self {
        Self { words, lines: Vec::new(), len: 0 }
    }

    /// Makes room for so many more vectors.
    pub(super) fn reserve(&mut self, count: usize) {
        self.lines.reserve(count.div_ceil(BLOCK) * self.words * 64);
    }

    /// How many of the vectors are in it.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Takes what is new among the signs of all vectors. Up to 63 of the last ones are left for later.
    pub(super) fn follow(&mut self, signs: &[u64]) {
        // Vectors without dimensions have nothing to be taken.
        while self.words > 0
            && let Some(rows) = signs.get(self.len * self.words..(self.len + 64) * self.words)
        {
            let (block, lane) = (self.len / BLOCK, self.len % BLOCK / 64);
            let lines = (block + 1) * self.words * 64;
            if self.lines.len() < lines {
                self.lines.resize(lines, Line([0; LINE]));
            }
            let lines = self.lines.chunks_mut(64).skip(block * self.words);
            for (word, lines) in lines.take(self.words).enumerate() {
                let by_vector = from_fn(|row| rows.get(row * self.words + word).copied().unwrap_or_default());
                for (line, signs) in lines.iter_mut().zip(transposed(by_vector)) {
                    line.0[lane] = signs;
                }
            }
            self.len += 64;
        }
    }
}

/// A square of bits with its rows as columns: halves are exchanged, then halves of those.
fn transposed(mut rows: [u64; 64]) -> [u64; 64] {
    let (mut width, mut mask) = (32, u64::from(u32::MAX));
    while width > 0 {
        for row in (0..64).filter(|row| row & width == 0) {
            let exchanged = (rows[row] >> width ^ rows[row + width]) & mask;
            rows[row] ^= exchanged << width;
            rows[row + width] ^= exchanged;
        }
        width /= 2;
        mask ^= mask << width;
    }
    rows
}

/// The dimensions in which a query has its largest values, in eights, each with what makes its line's bits those that agree.
pub(super) struct Telling(Vec<[(usize, u64); 8]>);

impl Telling {
    /// Takes a rotated query.
    pub(super) fn of(rotated: &[f32]) -> Self {
        let mut dimensions: Vec<(usize, f32)> = rotated.iter().copied().enumerate().collect();
        dimensions.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
        dimensions.truncate((rotated.len() / PART).clamp(LEAST_DIMENSIONS, MOST) / 8 * 8);
        // Memory is read faster in its order.
        dimensions.sort_by_key(|(dimension, _)| *dimension);
        let (eights, _) = dimensions.as_chunks();
        let agreeing = |(dimension, value): (usize, f32)| (dimension, if value >= 0.0 { 0 } else { u64::MAX });
        Self(eights.iter().map(|eight| eight.map(agreeing)).collect())
    }
}

/// A look through the screen.
pub(super) struct Sift<'s> {
    pub(super) screen: &'s Screen,
    pub(super) telling: &'s Telling,
    pub(super) among: &'s Mask,
    /// In blocks.
    pub(super) range: Range<usize>,
    pub(super) wanted: usize,
}

impl WithSimd for Sift<'_> {
    /// The slots whose signs agree best, ascending: `wanted`, and up to as many that agree as well as the last of these.
    type Output = Vec<usize>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Self::Output {
        let mut nearest = Nearest::new(self.wanted);
        let blocks = self.screen.lines.chunks(self.screen.words * 64).enumerate();
        for (block, lines) in blocks.take(self.range.end).skip(self.range.start) {
            for register in 0..LINE / S::U64_LANES {
                let mut counters = Counters::new(simd);
                for [a, b, c, d, e, f, g, h] in &self.telling.0 {
                    // One by one, since a closure for all would not become a part of this function.
                    counters.add([
                        agreeing(simd, lines, a, register),
                        agreeing(simd, lines, b, register),
                        agreeing(simd, lines, c, register),
                        agreeing(simd, lines, d, register),
                        agreeing(simd, lines, e, register),
                        agreeing(simd, lines, f, register),
                        agreeing(simd, lines, g, register),
                        agreeing(simd, lines, h, register),
                    ]);
                }
                let near = counters.at_least(nearest.least);
                let (near, _) = bytes_of(&near).as_chunks();
                for (word, near) in near.iter().enumerate() {
                    let first = block * BLOCK + (register * S::U64_LANES + word) * 64;
                    if first >= self.screen.len {
                        break;
                    }
                    let mut near = u64::from_ne_bytes(*near) & self.among.word(first / 64);
                    while near != 0 {
                        let place = near.trailing_zeros() as usize;
                        near &= near - 1;
                        nearest.push(first + place, counters.of(word, place));
                    }
                }
            }
        }
        nearest.slots()
    }
}

/// Which vectors of a register's part of a line agree in a dimension.
#[inline(always)]
fn agreeing<S: Simd>(simd: S, lines: &[Line], (dimension, flip): &(usize, u64), register: usize) -> S::u64s {
    let line = lines.get(*dimension).map_or(&[][..], |Line(line)| S::as_simd_u64s(line).0);
    simd.xor_u64s(line.get(register).copied().unwrap_or(simd.splat_u64s(0)), simd.splat_u64s(*flip))
}

/// The slots that agree in the most signs. Counting how many agree in how many is faster than comparing them with each other.
struct Nearest {
    wanted: usize,
    /// Slots that agree in fewer signs are none of the nearest.
    least: u8,
    /// By number of signs, from `least` on: how many slots were found.
    counts: [usize; MOST + 1],
    /// The sum of those.
    kept: usize,
    /// With the number of signs, which may have become too few.
    found: Vec<(usize, u8)>,
}

impl Nearest {
    const fn new(wanted: usize) -> Self {
        Self { wanted, least: 0, counts: [0; MOST + 1], kept: 0, found: Vec::new() }
    }

    fn push(&mut self, slot: usize, agreeing: u8) {
        // Of very many that agree alike, the first ones are enough.
        if agreeing < self.least || agreeing == self.least && self.kept >= 2 * self.wanted {
            return;
        }
        if self.found.len() >= 4 * self.wanted {
            self.found.retain(|(_, agreeing)| *agreeing >= self.least);
        }
        self.found.push((slot, agreeing));
        self.counts[usize::from(agreeing)] += 1;
        self.kept += 1;
        while let Some(more) = self.least.checked_add(1) {
            let farthest = self.counts[usize::from(self.least)];
            if self.kept - farthest < self.wanted {
                break;
            }
            self.kept -= farthest;
            self.least = more;
        }
    }

    fn slots(self) -> Vec<usize> {
        self.found.into_iter().filter(|(_, agreeing)| *agreeing >= self.least).map(|(slot, _)| slot).collect()
    }
}

#[cfg(test)]
mod tests {
    use pulp::Arch;

    use super::*;

    #[test]
    fn signs_lie_by_dimension() {
        let signs: Vec<u64> = (0..2 * 700_u64).map(|word| word.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let mut screen = Screen::new(2);
        (0..=700).for_each(|count| screen.follow(&signs[..2 * count]));
        assert_eq!(screen.len(), 640);
        for (vector, dimension) in (0..640).flat_map(|vector| (0..128).map(move |dimension| (vector, dimension))) {
            let Line(line) = &screen.lines[vector / BLOCK * 128 + dimension];
            let sign = signs[2 * vector + dimension / 64] >> (dimension % 64) & 1;
            assert_eq!(line[vector % BLOCK / 64] >> (vector % 64) & 1, sign, "{vector}, {dimension}");
        }

        // What is not in it yet is for the caller to look at, however well empty places agree.
        let (among, telling) = ((0..700).collect(), Telling::of(&[-1.0; 128]));
        let sift = Sift { screen: &screen, telling: &telling, among: &among, range: 0..1, wanted: 10 };
        let found = Arch::new().dispatch(sift);
        assert!(found.len() >= 10 && found.iter().all(|slot| *slot < 640), "{found:?}");
    }
}
