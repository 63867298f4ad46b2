//! Which chunks have a word, and how often: lists by word, written small.

use std::collections::HashMap;

use crate::index::words::words;

/// A chunk that has a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Posting {
    /// The chunk's number.
    pub(super) number: i64,
    /// How often the word is in it, at most 255 times.
    pub(super) times: u8,
}

/// A posting in memory, where there are many: five bytes without padding.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packed {
    distance: [u8; 4],
    times: u8,
}

impl Packed {
    /// A posting by its distance from `first`; nothing where that has more than 32 bits.
    pub(super) fn new(first: i64, posting: Posting) -> Option<Self> {
        let distance = u32::try_from(posting.number.checked_sub(first)?).ok()?;
        Some(Self { distance: distance.to_le_bytes(), times: posting.times })
    }

    /// How far the chunk's number is from the first.
    #[inline(always)]
    pub(super) const fn distance(self) -> u32 {
        u32::from_le_bytes(self.distance)
    }

    /// How often the word is in the chunk.
    #[inline(always)]
    pub(super) const fn times(self) -> u8 {
        self.times
    }

    pub(super) fn unpack(self, first: i64) -> Posting {
        Posting { number: first + i64::from(self.distance()), times: self.times }
    }
}

/// A word as it is kept: 64 bits that depend on its letters (FNV-1a). Two words that share them would count as one.
pub(super) fn key(word: &str) -> i64 {
    let hash = word
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    hash.cast_signed()
}

/// The words of a text, each with how often it is there, and how many they are.
pub(super) fn count(text: &str) -> (Vec<(i64, u8)>, u16) {
    let words = words(text);
    let length = u16::try_from(words.len()).unwrap_or(u16::MAX);
    let mut times: HashMap<i64, u8> = HashMap::new();
    for word in words {
        let times = times.entry(key(&word)).or_default();
        *times = times.saturating_add(1);
    }
    let mut counted: Vec<(i64, u8)> = times.into_iter().collect();
    counted.sort_unstable();
    (counted, length)
}

/// Writes a list whose numbers ascend: the distance to the number before, seven bits a byte, then the times.
pub(super) fn write(postings: impl IntoIterator<Item = Posting>) -> Vec<u8> {
    let (mut bytes, mut before) = (Vec::new(), 0);
    for posting in postings {
        let mut distance = (posting.number - before).cast_unsigned();
        while distance > 0x7f {
            bytes.push(distance.to_le_bytes()[0] | 0x80);
            distance >>= 7;
        }
        bytes.extend([distance.to_le_bytes()[0], posting.times]);
        before = posting.number;
    }
    bytes
}

/// Reads such a list; a cut one ends early.
pub(super) fn read(bytes: &[u8]) -> impl Iterator<Item = Posting> + '_ {
    let (mut bytes, mut number) = (bytes.iter(), 0_i64);
    std::iter::from_fn(move || {
        let (mut distance, mut shift) = (0_u64, 0_u32);
        loop {
            let byte = *bytes.next()?;
            distance |= u64::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                break;
            }
            shift += 7;
        }
        number = number.wrapping_add(distance.cast_signed());
        Some(Posting { number, times: *bytes.next()? })
    })
}

/// The words of a document's chunks as bytes: for each chunk how many different ones, then each with its times.
pub(super) fn write_run<'w>(chunks: impl Iterator<Item = &'w [(i64, u8)]>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for words in chunks {
        bytes.extend(u32::try_from(words.len()).unwrap_or(u32::MAX).to_le_bytes());
        for (word, times) in words {
            bytes.extend(word.to_le_bytes());
            bytes.push(*times);
        }
    }
    bytes
}

/// Reads what [`write_run`] wrote; gives each word with the place of its chunk.
pub(super) fn read_run(mut bytes: &[u8], mut each: impl FnMut(usize, i64, u8)) {
    let mut place = 0;
    while let Some((count, mut rest)) = bytes.split_first_chunk() {
        for _ in 0..u32::from_le_bytes(*count) {
            let Some((word, after)) = rest.split_first_chunk() else { return };
            let Some((times, after)) = after.split_first() else { return };
            each(place, i64::from_le_bytes(*word), *times);
            rest = after;
        }
        bytes = rest;
        place += 1;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_read(mut numbers in proptest::collection::btree_set(1..i64::MAX, 0..50), times: u8) {
            numbers.insert(1);
            let list: Vec<Posting> = numbers.into_iter().map(|number| Posting { number, times }).collect();
            prop_assert_eq!(read(&write(list.clone())).collect::<Vec<_>>(), list);
        }

        #[test]
        fn any_bytes_end(bytes: Vec<u8>) {
            prop_assert!(read(&bytes).count() <= bytes.len());
            read_run(&bytes, |_, _, _| {});
        }
    }

    #[test]
    fn words_are_counted() {
        let (words, length) = count("a pear, a Pear, an apple");
        assert_eq!((words.len(), length), (4, 6));
        let chunks = [words.clone(), Vec::new(), words];
        let mut read = vec![Vec::new(); 3];
        read_run(&write_run(chunks.iter().map(Vec::as_slice)), |place, word, times| read[place].push((word, times)));
        assert_eq!(read, chunks);
    }
}
