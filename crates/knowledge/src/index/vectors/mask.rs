//! Which slots a search looks at.

use std::ops::Range;

/// A set of slots, a bit each.
#[derive(Clone, Debug, Default)]
pub(in crate::index) struct Mask {
    words: Vec<u64>,
    len: usize,
}

impl Mask {
    /// How many slots are in it.
    pub(in crate::index) const fn len(&self) -> usize {
        self.len
    }

    /// Puts a slot in.
    pub(in crate::index) fn insert(&mut self, slot: usize) {
        if self.words.len() <= slot / 64 {
            self.words.resize(slot / 64 + 1, 0);
        }
        if let Some(word) = self.words.get_mut(slot / 64) {
            self.len += usize::from(*word & (1 << (slot % 64)) == 0);
            *word |= 1 << (slot % 64);
        }
    }

    /// Takes a slot out.
    pub(in crate::index) fn remove(&mut self, slot: usize) {
        if let Some(word) = self.words.get_mut(slot / 64) {
            self.len -= usize::from(*word & (1 << (slot % 64)) != 0);
            *word &= !(1 << (slot % 64));
        }
    }

    /// Whether a slot is in it.
    pub(in crate::index) fn contains(&self, slot: usize) -> bool {
        self.words.get(slot / 64).is_some_and(|word| word >> (slot % 64) & 1 == 1)
    }

    /// Which of the 64 slots from 64 times `index` on are in it.
    #[inline(always)]
    pub(super) fn word(&self, index: usize) -> u64 {
        self.words.get(index).copied().unwrap_or_default()
    }

    /// Which of the 64 slots from this one on are in it.
    pub(in crate::index) fn word_from(&self, slot: usize) -> u64 {
        let (index, shift) = (slot / 64, slot % 64);
        let low = self.word(index) >> shift;
        if shift == 0 { low } else { low | self.word(index + 1) << (64 - shift) }
    }

    /// Its words from a range of slots, whose bounds are multiples of 64, each with its first slot.
    #[inline(always)]
    pub(super) fn words(&self, range: Range<usize>) -> impl Iterator<Item = (u64, usize)> + '_ {
        let end = (range.end / 64).min(self.words.len());
        let words = self.words.get(range.start / 64..end).unwrap_or_default();
        words.iter().copied().zip((range.start..).step_by(64))
    }

    /// All its slots in their order.
    pub(in crate::index) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.words(0..self.words.len() * 64);
        words.flat_map(|(word, start)| Bits(word).map(move |bit| start + bit))
    }
}

impl FromIterator<u32> for Mask {
    fn from_iter<I: IntoIterator<Item = u32>>(slots: I) -> Self {
        let mut mask = Self::default();
        slots.into_iter().for_each(|slot| mask.insert(slot as usize));
        mask
    }
}

/// The places of the bits that are set, from the lowest.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        bit
    }
}
