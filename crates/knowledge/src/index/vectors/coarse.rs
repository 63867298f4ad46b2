//! The first choice among very many vectors, by one bit a dimension.
//!
//! The query is kept at four bits a dimension, in four planes of one bit; its product with the signs of a vector is then four counts
//! of common bits a word. After a rotation that product follows the true one closely. Where even this takes long, it is done for
//! those alone that a [screen](super::screen) lets pass.

use std::hint::black_box;
use std::ops::Range;

use pulp::NullaryFnOnce;

use super::mask::Mask;
use crate::index::top::Best;

/// So many vectors are asked for at once.
const AT_ONCE: usize = 64;

/// A query as signs are compared with it, in words of 64 dimensions.
#[derive(Debug, Default)]
pub(super) struct Coarse {
    /// Bit `p` of each dimension's number from -8 to 7, for each `p`.
    planes: Vec<[u64; 4]>,
}

impl Coarse {
    /// Takes a rotated query.
    pub(super) fn of(rotated: &[f32]) -> Self {
        let length = rotated.iter().map(|value| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        // The values are spread like a normal distribution around zero; steps up to 2.7 of its deviations lose least.
        let step = 2.7 * length / (rotated.len().max(1) as f32).sqrt() / 7.5;
        let mut query = Self::default();
        for word in rotated.chunks(64) {
            let mut planes = [0_u64; 4];
            for (index, value) in word.iter().enumerate() {
                let number = (value / step).round().clamp(-8.0, 7.0) as i8;
                for (bit, plane) in planes.iter_mut().enumerate() {
                    *plane |= u64::from(number.cast_unsigned() >> bit & 1) << index;
                }
            }
            query.planes.push(planes);
        }
        query
    }
}

/// A look at many vectors.
pub(super) struct Look<'l> {
    /// The signs of all vectors.
    pub(super) signs: &'l [u64],
    pub(super) query: &'l Coarse,
    pub(super) slots: Slots<'l>,
    pub(super) wanted: usize,
}

/// Which vectors are looked at.
pub(super) enum Slots<'l> {
    /// Those of a range whose bounds are multiples of 64.
    Among(&'l Mask, Range<usize>),
    /// Those that were screened.
    These(Vec<usize>),
}

impl NullaryFnOnce for Look<'_> {
    /// The best `wanted` slots with how near they seem, in no order.
    type Output = Vec<(usize, f32)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        // For the usual lengths (384, 768, 1024, 1536) the loop over words is unrolled, which makes it faster.
        match self.query.planes.len() {
            6 => self.best::<6>(),
            12 => self.best::<12>(),
            16 => self.best::<16>(),
            24 => self.best::<24>(),
            words => {
                let (signs, planes) = (self.signs, &self.query.planes);
                self.best_by(|slot| Some(nearness(signs.get(slot * words..(slot + 1) * words)?, planes)))
            }
        }
    }
}

impl Look<'_> {
    #[inline(always)]
    fn best<const WORDS: usize>(self) -> Vec<(usize, f32)> {
        let (signs, _) = self.signs.as_chunks::<WORDS>();
        let Some(planes) = self.query.planes.as_array::<WORDS>() else { return Vec::new() };
        self.best_by(|slot| Some(nearness(signs.get(slot)?, planes)))
    }

    #[inline(always)]
    fn best_by(self, nearness: impl Fn(usize) -> Option<i32>) -> Vec<(usize, f32)> {
        let mut best = Best::new(self.wanted);
        match self.slots {
            Slots::Among(among, range) => {
                for (word, slots) in among.words(range) {
                    let mut left = word;
                    while left != 0 {
                        let slot = slots + left.trailing_zeros() as usize;
                        left &= left - 1;
                        let Some(nearness) = nearness(slot) else { break };
                        best.push(slot, nearness as f32);
                    }
                }
            }
            Slots::These(slots) => {
                let (words, mut asked) = (self.query.planes.len(), 0);
                for slots in slots.chunks(AT_ONCE) {
                    // They lie far from each other: memory is asked for all of these before the first is needed.
                    for slot in slots {
                        for at in [slot * words, (slot + 1) * words - 1] {
                            asked ^= self.signs.get(at).copied().unwrap_or_default();
                        }
                    }
                    for slot in slots {
                        let Some(nearness) = nearness(*slot) else { break };
                        best.push(*slot, nearness as f32);
                    }
                }
                black_box(asked);
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
