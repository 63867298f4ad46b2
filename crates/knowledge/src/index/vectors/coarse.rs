//! The first choice among very many vectors, by one bit a dimension.
//!
//! The query is kept at four bits a dimension, in four planes of one bit; its product with the signs of a vector is then four counts
//! of common bits a word. After a rotation that product follows the true one closely. Among so many vectors that even this takes
//! long, those are screened first whose signs agree with the query's in most dimensions: one count a word, less exact.

use std::ops::Range;

use pulp::NullaryFnOnce;

use super::mask::Mask;
use crate::index::top::Best;

/// A query as signs are compared with it, in words of 64 dimensions.
#[derive(Debug, Default)]
pub(super) struct Coarse {
    /// Bit `p` of each dimension's number from -8 to 7, for each `p`.
    planes: Vec<[u64; 4]>,
    /// A bit each for the dimensions that are not negative.
    signs: Vec<u64>,
}

impl Coarse {
    /// Takes a rotated query.
    pub(super) fn of(rotated: &[f32]) -> Self {
        let length = rotated.iter().map(|value| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        // The values are spread like a normal distribution around zero; steps up to 2.7 of its deviations lose least.
        let step = 2.7 * length / (rotated.len().max(1) as f32).sqrt() / 7.5;
        let mut query = Self::default();
        for word in rotated.chunks(64) {
            let (mut planes, mut signs) = ([0_u64; 4], 0);
            for (index, value) in word.iter().enumerate() {
                let number = (value / step).round().clamp(-8.0, 7.0) as i8;
                for (bit, plane) in planes.iter_mut().enumerate() {
                    *plane |= u64::from(number.cast_unsigned() >> bit & 1) << index;
                }
                signs |= u64::from(*value >= 0.0) << index;
            }
            query.planes.push(planes);
            query.signs.push(signs);
        }
        query
    }
}

/// A look at all vectors of a range of slots.
pub(super) struct Look<'l> {
    /// The signs of all vectors.
    pub(super) signs: &'l [u64],
    pub(super) query: &'l Coarse,
    pub(super) among: &'l Mask,
    /// Its bounds are multiples of 64.
    pub(super) range: Range<usize>,
    /// So many are screened first by the query's signs alone; none for all to be compared with its planes.
    pub(super) screened: Option<usize>,
    pub(super) wanted: usize,
}

impl NullaryFnOnce for Look<'_> {
    /// The best `wanted` slots with how near they seem, in no order.
    type Output = Vec<(usize, f32)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        // For the usual lengths (384, 768, 1024, 1536) the loops over words are unrolled, which makes them faster.
        match self.query.planes.len() {
            6 => self.best::<6>(),
            12 => self.best::<12>(),
            16 => self.best::<16>(),
            24 => self.best::<24>(),
            words => {
                let vector = |slot: usize| self.signs.get(slot * words..(slot + 1) * words);
                self.best_by(
                    |slot| Some(agreement(vector(slot)?, &self.query.signs)),
                    |slot| Some(nearness(vector(slot)?, &self.query.planes)),
                )
            }
        }
    }
}

impl Look<'_> {
    #[inline(always)]
    fn best<const WORDS: usize>(&self) -> Vec<(usize, f32)> {
        let (vectors, _) = self.signs.as_chunks::<WORDS>();
        let (Some(signs), Some(planes)) = (self.query.signs.as_array::<WORDS>(), self.query.planes.as_array::<WORDS>())
        else {
            return Vec::new();
        };
        self.best_by(
            |slot| Some(agreement(vectors.get(slot)?, signs)),
            |slot| Some(nearness(vectors.get(slot)?, planes)),
        )
    }

    #[inline(always)]
    fn best_by(
        &self,
        agreement: impl Fn(usize) -> Option<i32>,
        nearness: impl Fn(usize) -> Option<i32>,
    ) -> Vec<(usize, f32)> {
        let Some(screened) = self.screened else { return self.best_of_all(self.wanted, nearness) };
        let mut best = Best::new(self.wanted);
        for (slot, _) in self.best_of_all(screened, agreement) {
            let Some(nearness) = nearness(slot) else { break };
            best.push(slot, nearness as f32);
        }
        best.kept()
    }

    #[inline(always)]
    fn best_of_all(&self, wanted: usize, score: impl Fn(usize) -> Option<i32>) -> Vec<(usize, f32)> {
        let mut best = Best::new(wanted);
        let mut scores = [0_i32; 64];
        for (word, slots) in self.among.words(self.range.clone()) {
            // All are scored before any is looked at, in a loop without branches; few are among the best.
            if word == u64::MAX {
                for (place, into) in scores.iter_mut().enumerate() {
                    *into = score(slots + place).unwrap_or(i32::MIN);
                }
                let most = scores.iter().copied().fold(i32::MIN, i32::max);
                if best.takes(most as f32) {
                    for (slot, score) in (slots..).zip(scores) {
                        best.push(slot, score as f32);
                    }
                }
                continue;
            }
            let mut left = word;
            while left != 0 {
                let slot = slots + left.trailing_zeros() as usize;
                left &= left - 1;
                let Some(score) = score(slot) else { break };
                best.push(slot, score as f32);
            }
        }
        best.kept()
    }
}

/// In how many dimensions the signs agree, less all dimensions.
#[inline(always)]
fn agreement(vector: &[u64], signs: &[u64]) -> i32 {
    let differing = vector.iter().zip(signs).map(|(word, signs)| (word ^ signs).count_ones());
    differing.fold(0, |sum: i32, differing| sum.wrapping_sub(differing.cast_signed()))
}

/// The product of the signs and the query's numbers; it is small, so nothing wraps. The four counts are of the width of a word, so that
/// they are one wide register.
#[inline(always)]
fn nearness(vector: &[u64], planes: &[[u64; 4]]) -> i32 {
    let mut counts = [0_u64; 4];
    for (word, planes) in vector.iter().zip(planes) {
        let ones: [u64; 4] = std::array::from_fn(|plane| u64::from((word & planes[plane]).count_ones()));
        counts = std::array::from_fn(|plane| counts[plane].wrapping_add(ones[plane]));
    }
    let [one, two, four, eight] = counts.map(|count| count as i32);
    one.wrapping_add(two << 1).wrapping_add(four << 2).wrapping_sub(eight << 3)
}
