//! A fixed rotation that spreads a vector evenly over its dimensions.
//!
//! Codes of few bits need vectors without outstanding dimensions, and embedding models have some. Signs are flipped by a fixed
//! pattern and the dimensions are mixed by Walsh-Hadamard transforms over the largest power of two that fits, from the front and
//! from the back in turn; lengths and angles stay as they are. Codes on disk depend on it: another pattern needs another format.

use std::f32::consts::FRAC_1_SQRT_2;

const ROUNDS: usize = 4;

/// The rotation of vectors of one length.
#[derive(Debug)]
pub(in crate::index) struct Rotation {
    /// The signs of each round.
    signs: Vec<f32>,
    dimensions: usize,
}

impl Rotation {
    /// The rotation of vectors of this length.
    pub(in crate::index) fn new(dimensions: usize) -> Self {
        let mut state = 0x0123_4567_89AB_CDEF_u64;
        let signs = std::iter::repeat_with(|| if split_mix(&mut state) >> 63 == 0 { 1.0 } else { -1.0 });
        Self { signs: signs.take(dimensions * ROUNDS).collect(), dimensions }
    }

    /// How long the vectors are.
    pub(in crate::index) const fn dimensions(&self) -> usize {
        self.dimensions
    }

    /// Rotates a vector of that length.
    pub(in crate::index) fn apply(&self, vector: &[f32]) -> Vec<f32> {
        let mut rotated = vector.to_vec();
        let Some(block) = self.dimensions.checked_ilog2().map(|log| 1_usize << log) else { return rotated };
        for (round, signs) in self.signs.chunks(self.dimensions).enumerate() {
            for (value, sign) in rotated.iter_mut().zip(signs) {
                *value *= sign;
            }
            let start = if round % 2 == 0 { 0 } else { self.dimensions - block };
            if let Some(block) = rotated.get_mut(start..start + block) {
                transform(block);
            }
        }
        rotated
    }
}

/// The orthogonal Walsh-Hadamard transform; the length is a power of two.
fn transform(values: &mut [f32]) {
    let mut half = 1;
    while half < values.len() {
        for pair in values.chunks_exact_mut(half * 2) {
            let (left, right) = pair.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = ((*a + *b) * FRAC_1_SQRT_2, (*a - *b) * FRAC_1_SQRT_2);
            }
        }
        half *= 2;
    }
}

/// Vigna's SplitMix64, here for its fixed sequence.
const fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::Rotation;

    #[test]
    fn angles_stay_and_one_dimension_becomes_all() {
        for dimensions in [1, 2, 3, 384, 1000] {
            let rotation = Rotation::new(dimensions);
            let mut one = vec![0.0; dimensions];
            one[dimensions / 2] = 1.0;
            let other: Vec<f32> = (0..dimensions).map(|i| ((i * 7 + 3) % 11) as f32).collect();
            let (a, b) = (rotation.apply(&one), rotation.apply(&other));
            let product = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
            assert!((product(&a, &a) - 1.0).abs() < 1e-4);
            assert!((product(&a, &b) - product(&one, &other)).abs() < 1e-2);
            let most = a.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
            assert!(dimensions < 100 || most < 0.3, "{most}");
        }
    }
}
