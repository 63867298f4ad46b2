//! The first choice among very many vectors, by one bit a dimension.
//!
//! The query is kept at four bits a dimension, in four planes of one bit; its product with the signs of a vector is then four counts
//! of common bits a word. After a rotation that product follows the true one closely.

use std::ops::Range;

use pulp::NullaryFnOnce;

use super::mask::Mask;
use crate::index::top::Best;

/// The planes of a query: bit `p` of each dimension's number from -8 to 7, in words of 64 dimensions.
pub(super) type Planes = Vec<[u64; 4]>;

/// Puts a rotated query into planes.
pub(super) fn planes(rotated: &[f32]) -> Planes {
    let length = rotated.iter().map(|value| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
    // The values are spread like a normal distribution around zero; steps up to 2.7 of its deviations lose least.
    let step = 2.7 * length / (rotated.len().max(1) as f32).sqrt() / 7.5;
    rotated
        .chunks(64)
        .map(|word| {
            let mut planes = [0_u64; 4];
            for (index, value) in word.iter().enumerate() {
                let number = (value / step).round().clamp(-8.0, 7.0) as i8;
                for (bit, plane) in planes.iter_mut().enumerate() {
                    *plane |= u64::from(number.cast_unsigned() >> bit & 1) << index;
                }
            }
            planes
        })
        .collect()
}

/// A look at all vectors of a range of slots.
pub(super) struct Look<'l> {
    /// The signs of all vectors.
    pub(super) signs: &'l [u64],
    pub(super) planes: &'l [[u64; 4]],
    pub(super) among: &'l Mask,
    /// Its bounds are multiples of 64.
    pub(super) range: Range<usize>,
    pub(super) wanted: usize,
}

impl NullaryFnOnce for Look<'_> {
    /// The best `wanted` slots with how near they seem, in no order.
    type Output = Vec<(usize, f32)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        // For the usual lengths (384, 768, 1024, 1536) the loop over words is unrolled, which makes it faster.
        match self.planes.len() {
            6 => self.best::<6>(),
            12 => self.best::<12>(),
            16 => self.best::<16>(),
            24 => self.best::<24>(),
            words => {
                let (signs, planes) = (self.signs, self.planes);
                self.best_by(|slot| Some(nearness(signs.get(slot * words..(slot + 1) * words)?, planes)))
            }
        }
    }
}

impl Look<'_> {
    #[inline(always)]
    fn best<const WORDS: usize>(self) -> Vec<(usize, f32)> {
        let (signs, _) = self.signs.as_chunks::<WORDS>();
        let Some(planes) = self.planes.as_array::<WORDS>() else { return Vec::new() };
        self.best_by(|slot| Some(nearness(signs.get(slot)?, planes)))
    }

    #[inline(always)]
    fn best_by(&self, nearness: impl Fn(usize) -> Option<i32>) -> Vec<(usize, f32)> {
        let mut best = Best::new(self.wanted);
        for (word, slots) in self.among.words(self.range.clone()) {
            let mut left = word;
            while left != 0 {
                let slot = slots + left.trailing_zeros() as usize;
                left &= left - 1;
                let Some(nearness) = nearness(slot) else { break };
                best.push(slot, nearness as f32);
            }
        }
        best.kept()
    }
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
