//! Scores of full-text search, added up a part of the chunks at a time.
//!
//! A part is as large as a segment, so its scores stay in the processor's nearest memory, and parts are counted on all threads.

use super::postings::Posting;
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

    /// Adds the chunks that have a word of this rarity. Those that are not in the part, because they are gone, are left out.
    pub(super) fn add(&mut self, rarity: f32, list: impl Iterator<Item = Posting>) {
        let (Some(first), Some(last)) = (self.numbers.first(), self.numbers.last()) else { return };
        // Nothing was taken out, so that a number says its place.
        let whole = usize::try_from(last - first).is_ok_and(|distance| distance + 1 == self.numbers.len());
        let mut from = 0;
        for posting in list {
            if whole {
                let Ok(place) = usize::try_from(posting.number - first) else { continue };
                from = place;
            } else {
                from = place_from(self.numbers, from, posting.number);
                if self.numbers.get(from) != Some(&posting.number) {
                    continue;
                }
            }
            let (Some(score), Some(length)) = (self.scores.get_mut(from), self.lengths.get(from)) else { continue };
            let (times, length) = (f32::from(posting.times), f32::from(*length) / self.average);
            *score += rarity * times * (SATURATION + 1.0) / (times + SATURATION * (1.0 - LENGTH + LENGTH * length));
        }
    }

    /// The best of those that have any word, in no order, with their slots.
    pub(super) fn best(self, among: &Mask, count: usize) -> Vec<(usize, f32)> {
        let mut best = Best::new(count);
        for (scores, first) in self.scores.chunks(64).zip((self.first..).step_by(64)) {
            // Scores are not negative, so their bits have their order, and comparing those is fast.
            let most = scores.iter().map(|score| score.to_bits()).max().map_or(0.0, f32::from_bits);
            if most > 0.0 && best.takes(most) && among.any_of_64(first) {
                for (slot, score) in (first..).zip(scores) {
                    if *score > 0.0 && best.takes(*score) && among.contains(slot) {
                        best.push(slot, *score);
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
