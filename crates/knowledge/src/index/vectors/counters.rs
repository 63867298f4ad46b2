//! How many signs of many vectors agree, counted for all vectors at once: each counter's bits lie in words of their own, a vector's at the
//! same place in each, so that an instruction adds for as many vectors as a register has bits.

use pulp::Simd;

/// Bits of a counter.
const PLANES: usize = 8;
/// What a counter can hold.
pub(super) const MOST: usize = (1 << PLANES) - 1;

/// A counter for each bit of a register.
pub(super) struct Counters<S: Simd> {
    simd: S,
    planes: [S::u64s; PLANES],
}

impl<S: Simd> Counters<S> {
    #[inline(always)]
    pub(super) fn new(simd: S) -> Self {
        Self { simd, planes: [simd.splat_u64s(0); PLANES] }
    }

    /// Adds one for each bit that is set; not more than [`MOST`] in all. Eight are added to the low bits before a carry goes on to the
    /// high ones (Harley and Seal).
    #[inline(always)]
    pub(super) fn add(&mut self, [a, b, c, d, e, f, g, h]: [S::u64s; 8]) {
        let simd = self.simd;
        let [ones, twos, fours, higher @ ..] = &mut self.planes;
        let (first, second) = (sum(simd, ones, a, b), sum(simd, ones, c, d));
        let low = sum(simd, twos, first, second);
        let (first, second) = (sum(simd, ones, e, f), sum(simd, ones, g, h));
        let high = sum(simd, twos, first, second);
        let mut carry = sum(simd, fours, low, high);
        for plane in higher {
            (*plane, carry) = (simd.xor_u64s(*plane, carry), simd.and_u64s(*plane, carry));
        }
    }

    /// The bits whose counter is not below a bound.
    #[inline(always)]
    pub(super) fn at_least(&self, bound: u8) -> S::u64s {
        let simd = self.simd;
        let (mut above, mut equal) = (simd.splat_u64s(0), simd.splat_u64s(u64::MAX));
        for (bit, plane) in self.planes.iter().enumerate().rev() {
            let both = simd.and_u64s(equal, *plane);
            if bound >> bit & 1 == 1 {
                equal = both;
            } else {
                above = simd.or_u64s(above, both);
                equal = simd.xor_u64s(equal, both);
            }
        }
        simd.or_u64s(above, equal)
    }

    /// The counter of a bit of a word of the register.
    #[inline(always)]
    pub(super) fn of(&self, word: usize, place: usize) -> u8 {
        let bit = |(bit, plane): (usize, &S::u64s)| {
            let word = pulp::bytemuck::bytes_of(plane).as_chunks().0.get(word).copied().map_or(0, u64::from_ne_bytes);
            ((word >> place & 1) as u8) << bit
        };
        self.planes.iter().enumerate().map(bit).fold(0, |count, bit| count | bit)
    }
}

/// Adds two bits to one; gives what is carried.
#[inline(always)]
fn sum<S: Simd>(simd: S, to: &mut S::u64s, a: S::u64s, b: S::u64s) -> S::u64s {
    let either = simd.xor_u64s(*to, a);
    let carried = simd.or_u64s(simd.and_u64s(*to, a), simd.and_u64s(either, b));
    *to = simd.xor_u64s(either, b);
    carried
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use pulp::{Scalar, cast};

    use super::*;

    proptest! {
        #[test]
        fn each_bit_has_its_count(added in proptest::collection::vec(any::<[u64; 8]>(), 1..31), bound: u8) {
            let mut counters = Counters::new(Scalar::new());
            added.iter().for_each(|bits| counters.add(*bits));
            let above: u64 = cast(counters.at_least(bound));
            for place in 0..64 {
                let count = added.iter().flatten().filter(|bits| *bits >> place & 1 == 1).count();
                prop_assert_eq!(usize::from(counters.of(0, place)), count);
                prop_assert_eq!(above >> place & 1 == 1, count >= usize::from(bound));
            }
        }
    }
}
