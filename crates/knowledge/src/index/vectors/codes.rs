//! The codes of many vectors, and the search among them.

use std::hint::black_box;

use pulp::{Arch, NullaryFnOnce};
use rayon::prelude::*;

use super::coarse::{Coarse, Look, Slots};
use super::mask::Mask;
use super::screen::{BLOCK, Screen, Sift, Telling};
use crate::index::top::Best;

/// Up to so many vectors are compared by their bytes at once.
const COARSE_FROM: usize = 40_000;
/// And all that are shorter: their few signs are those of too many others.
const COARSE_DIMENSIONS: usize = 64;
/// What is chosen by bits, to be compared by bytes: this many times what is wanted, and not fewer than [`COARSE_LEAST`].
const COARSE_TIMES: usize = 5;
const COARSE_LEAST: usize = 500;
/// From so many vectors a search by bits uses several threads.
const PARALLEL_FROM: usize = 100_000;
/// So many times what is chosen is looked for by the screen.
const SCREENED_TIMES: usize = 4;

/// A vector in one byte a dimension.
#[derive(Debug)]
pub(in crate::index) struct Code(Vec<u8>);

impl Code {
    /// The code of a rotated vector.
    pub(in crate::index) fn of(rotated: &[f32]) -> Self {
        let most = rotated.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
        let scale = if most > 0.0 { most / 127.0 } else { 1.0 };
        let mut bytes = Vec::with_capacity(Self::bytes(rotated.len()));
        bytes.extend(scale.to_le_bytes());
        bytes.extend(rotated.iter().flat_map(|value| ((value / scale).round() as i8).to_le_bytes()));
        Self(bytes)
    }

    /// How many bytes a code of so many dimensions has.
    pub(in crate::index) const fn bytes(dimensions: usize) -> usize {
        dimensions + size_of::<f32>()
    }

    /// Those bytes.
    pub(in crate::index) fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// So many codes are asked for at once.
const AT_ONCE: usize = 16;

/// The codes of many vectors of one length, by slot. Slots are given in order and never again.
#[derive(Debug)]
pub(in crate::index) struct Codes {
    dimensions: usize,
    scales: Vec<f32>,
    values: Vec<i8>,
    /// The signs of `values`, padded to whole words.
    signs: Vec<u64>,
    screen: Screen,
}

impl Codes {
    /// None yet.
    pub(in crate::index) const fn new(dimensions: usize) -> Self {
        let screen = Screen::new(dimensions.div_ceil(64));
        Self { dimensions, scales: Vec::new(), values: Vec::new(), signs: Vec::new(), screen }
    }

    /// Makes room for so many more.
    pub(in crate::index) fn reserve(&mut self, count: usize) {
        self.scales.reserve(count);
        self.values.reserve(count * self.dimensions);
        self.signs.reserve(count * self.dimensions.div_ceil(64));
        self.screen.reserve(count);
    }

    /// How many there are; the next one's slot.
    pub(in crate::index) const fn len(&self) -> usize {
        self.scales.len()
    }

    /// Adds codes as [`Code::as_bytes`] gave them, one after the other; what is left of an incomplete one is ignored.
    pub(in crate::index) fn extend(&mut self, bytes: &[u8]) {
        for code in bytes.chunks_exact(Code::bytes(self.dimensions)) {
            let Some((scale, values)) = code.split_first_chunk() else { continue };
            self.scales.push(f32::from_le_bytes(*scale));
            self.values.extend(values.iter().map(|value| value.cast_signed()));
            self.signs.extend(values.chunks(64).map(signs));
        }
        self.screen.follow(&self.signs);
    }

    /// Only the codes of these slots, which move together.
    pub(in crate::index) fn keep(&self, slots: &Mask) -> Self {
        let (width, words) = (self.dimensions, self.dimensions.div_ceil(64));
        let mut kept = Self::new(self.dimensions);
        for slot in slots.iter() {
            kept.scales.extend(self.scales.get(slot));
            kept.values.extend_from_slice(self.values.get(slot * width..(slot + 1) * width).unwrap_or_default());
            let signs = self.signs.get(slot * words..(slot + 1) * words).unwrap_or_default();
            kept.signs.extend_from_slice(signs);
        }
        kept.screen.follow(&kept.signs);
        kept
    }

    /// The slots of `among` whose vectors have the greatest products with a rotated query, with the products, best first.
    pub(in crate::index) fn nearest(&self, rotated: &[f32], among: &Mask, count: usize) -> Vec<(usize, f32)> {
        if among.len() <= COARSE_FROM || self.dimensions < COARSE_DIMENSIONS {
            return self.best(rotated, among.iter(), count);
        }
        let parts = if among.len() < PARALLEL_FROM { 1 } else { rayon::current_num_threads() };
        let chosen = self.choose(rotated, among, (count * COARSE_TIMES).max(COARSE_LEAST), parts);
        self.best(rotated, chosen.into_iter().map(|(slot, _)| slot), count)
    }

    /// The slots that seem nearest by their signs, looked for in several parts at a time.
    fn choose(&self, rotated: &[f32], among: &Mask, wanted: usize, parts: usize) -> Vec<(usize, f32)> {
        let (query, telling) = (Coarse::of(rotated), Telling::of(rotated));
        let blocks = self.len().div_ceil(BLOCK);
        let part = blocks.div_ceil(parts);
        let screened = wanted * SCREENED_TIMES;
        let look = |index: usize| {
            let range = index * part..((index + 1) * part).min(blocks);
            // Where a screen leaves out little, it saves nothing.
            let slots = if screened * 4 < among.len() {
                // Neighbours may answer alike, so that one part has them all.
                let (screen, wanted) = (&self.screen, screened.div_ceil(parts).max(wanted));
                let mut slots = Arch::new().dispatch(Sift { screen, telling: &telling, among, range, wanted });
                if index + 1 == parts {
                    slots.extend((screen.len()..self.len()).filter(|slot| among.contains(*slot)));
                }
                Slots::These(slots)
            } else {
                Slots::Among(among, range.start * BLOCK..range.end * BLOCK)
            };
            Arch::new().dispatch(Look { signs: &self.signs, query: &query, slots, wanted })
        };
        let mut best = Best::new(wanted);
        let chosen: Vec<(usize, f32)> = (0..parts).into_par_iter().flat_map_iter(look).collect();
        chosen.into_iter().for_each(|(slot, nearness)| best.push(slot, nearness));
        best.kept()
    }

    fn best(&self, rotated: &[f32], slots: impl Iterator<Item = usize>, count: usize) -> Vec<(usize, f32)> {
        let most = rotated.iter().fold(f32::MIN_POSITIVE, |most, value| most.max(value.abs()));
        let step = most / 2047.0;
        let query: Vec<i16> = rotated.iter().map(|value| (value / step).round() as i16).collect();
        let found = Arch::new().dispatch(Compare { codes: self, query: &query, step, slots, best: Best::new(count) });
        found.ordered()
    }
}

/// A comparison of slots by their bytes. It is no closure, and has a plain loop, because all of it must become a part of the function
/// that may use the processor's wide instructions.
struct Compare<'c, S> {
    codes: &'c Codes,
    query: &'c [i16],
    step: f32,
    slots: S,
    best: Best,
}

impl<S: Iterator<Item = usize>> NullaryFnOnce for Compare<'_, S> {
    type Output = Best;

    #[inline(always)]
    fn call(mut self) -> Best {
        let width = self.codes.dimensions;
        let (mut slots, mut asked) = ([0; AT_ONCE], 0);
        loop {
            let mut count = 0;
            for (place, slot) in slots.iter_mut().zip(&mut self.slots) {
                *place = slot;
                count += 1;
            }
            let Some(slots) = slots.get(..count).filter(|slots| !slots.is_empty()) else { break };
            let values = |slot: usize| self.codes.values.get(slot * width..(slot + 1) * width).unwrap_or_default();
            // They may lie far from each other: memory is asked for all of these before the first is needed.
            for slot in slots {
                for value in values(*slot).iter().step_by(64) {
                    asked ^= value;
                }
            }
            for slot in slots {
                let Some(scale) = self.codes.scales.get(*slot) else { continue };
                self.best.push(*slot, product(self.query, values(*slot)) as f32 * self.step * scale);
            }
        }
        black_box(asked);
        self.best
    }
}

/// The product of a query and a code. Up to 8,000 dimensions it cannot wrap.
#[inline(always)]
fn product(query: &[i16], values: &[i8]) -> i32 {
    let products = query.iter().zip(values).map(|(a, b)| i32::from(*a).wrapping_mul(i32::from(*b)));
    products.fold(0, i32::wrapping_add)
}

/// The signs of up to 64 values, a bit each: 1 for what is not negative.
fn signs(values: &[u8]) -> u64 {
    let (eights, rest) = values.as_chunks();
    let mut signs = 0;
    for (place, eight) in eights.iter().enumerate() {
        let bits = !u64::from_le_bytes(*eight) >> 7 & 0x0101_0101_0101_0101;
        // The product gathers the bits of the eight bytes in its highest one.
        signs |= (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * place);
    }
    for (place, value) in rest.iter().enumerate() {
        signs |= u64::from(value >> 7 ^ 1) << (8 * eights.len() + place);
    }
    signs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::vectors::Rotation;

    const DIMENSIONS: usize = 100;
    const VECTORS: usize = 4_000;

    /// Vectors in clusters, with one dimension in which all are alike, as embedding models have it.
    fn vector(number: usize) -> Vec<f32> {
        let part =
            |seed: usize| ((seed as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as f32 / (1 << 24) as f32 - 0.5;
        let mut vector: Vec<f32> =
            (0..DIMENSIONS).map(|at| part((number % 40) * 1_009 + at) + part(number * 7_919 + at * 31)).collect();
        vector[3] += 2.0;
        let length = vector.iter().map(|value| value * value).sum::<f32>().sqrt();
        vector.iter().map(|value| value / length).collect()
    }

    #[test]
    fn codes_find_what_vectors_find() {
        let rotation = Rotation::new(DIMENSIONS);
        let vectors: Vec<Vec<f32>> = (0..VECTORS).map(vector).collect();
        let mut codes = Codes::new(DIMENSIONS);
        vectors.iter().for_each(|vector| codes.extend(Code::of(&rotation.apply(vector)).as_bytes()));
        let all: Mask = (0..4_000).collect();
        let odd: Mask = (0..4_000).filter(|slot| slot % 2 == 1).collect();
        let (mut by_bytes, mut by_signs, mut by_screened_signs) = (0, 0, 0);
        for question in 0..50 {
            let question = vector(VECTORS + question);
            let rotated = rotation.apply(&question);
            for among in [&all, &odd] {
                let product = |slot: usize| vectors[slot].iter().zip(&question).map(|(a, b)| a * b).sum::<f32>();
                let mut exact = Best::new(10);
                among.iter().for_each(|slot| exact.push(slot, product(slot)));
                let exact = exact.ordered();
                // As many as a search for ten takes, before it orders them by their vectors.
                let found = codes.nearest(&rotated, among, 25);
                assert!(found.iter().all(|(slot, near)| among.contains(*slot) && (product(*slot) - near).abs() < 0.01));
                let chosen = codes.choose(&rotated, among, 200, 3);
                let screened = codes.choose(&rotated, among, 75, 1);
                let right = |slot: usize| exact.iter().any(|(exact, _)| *exact == slot);
                by_bytes += found.iter().filter(|(slot, _)| right(*slot)).count();
                by_signs += chosen.iter().filter(|(slot, _)| right(*slot)).count();
                by_screened_signs += screened.iter().filter(|(slot, _)| right(*slot)).count();
            }
        }
        assert!(by_bytes >= 990, "{by_bytes} of 1000 by bytes");
        assert!(by_signs >= 950, "{by_signs} of 1000 by signs");
        assert!(by_screened_signs >= 900, "{by_screened_signs} of 1000 by signs of those that were screened");
    }

    #[test]
    fn neighbours_are_found_that_are_in_one_part_of_many() {
        let rotation = Rotation::new(DIMENSIONS);
        let mut codes = Codes::new(DIMENSIONS);
        (0..VECTORS).for_each(|number| codes.extend(Code::of(&rotation.apply(&vector(number))).as_bytes()));
        let neighbours: Mask = (0..300).collect();
        assert_eq!(codes.choose(&rotation.apply(&vector(7)), &neighbours, 15, 8).len(), 15);
    }

    #[test]
    fn what_is_kept_is_found_at_its_new_place() {
        let rotation = Rotation::new(DIMENSIONS);
        let mut codes = Codes::new(DIMENSIONS);
        (0..200).for_each(|number| codes.extend(Code::of(&rotation.apply(&vector(number))).as_bytes()));
        let kept = codes.keep(&(0..200).filter(|slot| slot % 3 == 0).collect());
        let found = kept.nearest(&rotation.apply(&vector(90)), &(0..67).collect(), 1);
        assert_eq!((kept.len(), found[0].0), (67, 30));
    }

    #[test]
    fn short_vectors_are_all_compared() {
        const SHORT: usize = 3;
        let rotation = Rotation::new(SHORT);
        let at = |number: usize| {
            let (turn, rise) = (number as f32 * 2.399_963, number as f32 / 50_000.0 - 0.5);
            let flat = (1.0 - rise * rise).sqrt();
            vec![turn.cos() * flat, turn.sin() * flat, rise]
        };
        let mut codes = Codes::new(SHORT);
        (0..50_000).for_each(|number| codes.extend(Code::of(&rotation.apply(&at(number))).as_bytes()));
        let all: Mask = (0..50_000).collect();
        for question in [at(49_990), at(31), at(25_000)] {
            let product = |slot: usize| at(slot).iter().zip(&question).map(|(a, b)| a * b).sum::<f32>();
            let found = codes.nearest(&rotation.apply(&question), &all, 10);
            assert!(found.iter().all(|(slot, _)| product(*slot) > 0.98), "{found:?}");
        }
    }
}
