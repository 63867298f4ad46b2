//! Scores of full-text search, added up a part of the chunks at a time.
//!
//! A part is as large as a segment, so its scores stay in the processor's nearest memory, and parts are counted on all threads.

use pulp::{Arch, NullaryFnOnce};

use super::postings::Packed;
use crate::index::top::Best;
use crate::index::vectors::Mask;

/// How soon more of a word says no more, and how much a long text's words say less. The usual values.
const SATURATION: f32 = 1.2;
const LENGTH: f32 = 0.75;

/// Neighbouring chunks and what a question's words say of them.
pub(super) struct Part<'p> {
    /// The first chunk's slot.
    first: usize,
    /// Ascending.
    numbers: &'p [i64],
    lengths: &'p [u16],
    /// How many words a chunk of the index has.
    average: f32,
    /// By place among the numbers.
    scores: &'p mut Vec<f32>,
}

impl<'p> Part<'p> {
    /// A part without scores yet; `scores` is where they are kept, whatever is in it.
    pub(super) fn new(
        first: usize,
        numbers: &'p [i64],
        lengths: &'p [u16],
        average: f32,
        scores: &'p mut Vec<f32>,
    ) -> Self {
        scores.clear();
        scores.resize(numbers.len(), 0.0);
        Self { first, numbers, lengths, average, scores }
    }

    /// Adds the chunks that have a word of this rarity, by the distance of their numbers from `start`. Those that are not in the part,
    /// because they are gone, are left out.
    pub(super) fn add(&mut self, rarity: f32, start: i64, list: &[Packed]) {
        Arch::new().dispatch(Add { part: self, rarity, start, list });
    }

    /// The best of those that have any word, in no order, with their slots.
    pub(super) fn best(self, among: &Mask, count: usize) -> Vec<(usize, f32)> {
        Arch::new().dispatch(Choose { part: self, among, count })
    }
}

/// What [`Part::add`] does, by wide instructions.
struct Add<'a, 'p> {
    part: &'a mut Part<'p>,
    rarity: f32,
    start: i64,
    list: &'a [Packed],
}

impl NullaryFnOnce for Add<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Self { part, rarity, start, list } = self;
        let (Some(first), Some(last)) = (part.numbers.first(), part.numbers.last()) else { return };
        // Where nothing was taken out, a number says its place.
        let whole = usize::try_from(last - first).is_ok_and(|distance| distance + 1 == part.numbers.len());
        let from_first = start.wrapping_sub(*first);
        let (slope, least) = (SATURATION * LENGTH / part.average, SATURATION * (1.0 - LENGTH));
        let rarity = rarity * (SATURATION + 1.0);
        let mut from = 0;
        for posting in list {
            let place = if whole {
                usize::try_from(from_first.wrapping_add(i64::from(posting.distance()))).unwrap_or(usize::MAX)
            } else {
                let number = start.wrapping_add(i64::from(posting.distance()));
                from = place_from(part.numbers, from, number);
                if part.numbers.get(from) == Some(&number) { from } else { usize::MAX }
            };
            let (Some(score), Some(length)) = (part.scores.get_mut(place), part.lengths.get(place)) else { continue };
            let times = f32::from(posting.times());
            *score += rarity * times / (times + least + slope * f32::from(*length));
        }
    }
}

/// What [`Part::best`] does, by wide instructions.
struct Choose<'c> {
    part: Part<'c>,
    among: &'c Mask,
    count: usize,
}

impl NullaryFnOnce for Choose<'_> {
    type Output = Vec<(usize, f32)>;

    #[inline(always)]
    fn call(self) -> Self::Output {
        let mut best = Best::new(self.count);
        for (scores, first) in self.part.scores.chunks(64).zip((self.part.first..).step_by(64)) {
            // Scores are not negative, so their bits have their order, and comparing those is fast.
            let most =
                scores.iter().map(|score| score.to_bits()).fold(0, |most, bits| if bits > most { bits } else { most });
            if most == 0 || !best.takes(f32::from_bits(most)) {
                continue;
            }
            let among = self.among.word_from(first);
            let least = best.least().max(0.0);
            for (place, eight) in (0..).step_by(8).zip(scores.chunks(8)) {
                // Few of them are among the best.
                if among >> place & 0xff != 0 && eight.iter().fold(false, |any, score| any | (*score > least)) {
                    for (place, score) in (place..).zip(eight) {
                        if *score > least && among >> place & 1 == 1 {
                            best.push(first + place, *score);
                        }
                    }
                }
            }
        }
        best.kept()
    }
}

/// The first place from `from` on with this number or a greater one, which is likely near.
fn place_from(numbers: &[i64], from: usize, number: i64) -> usize {
    let rest = numbers.get(from..).unwrap_or_default();
    let mut end = 1;
    while rest.get(end).is_some_and(|at| *at < number) {
        end *= 2;
    }
    let start = end / 2;
    let near = rest.get(start..(end + 1).min(rest.len())).unwrap_or_default();
    from + start + near.partition_point(|at| *at < number)
}
