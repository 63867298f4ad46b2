//! What a search looks at of every chunk: codes of vectors, values of metadata, and which chunks are children of one parent.
//!
//! Chunks have slots in the order of their numbers. A slot that lost its chunk stays empty until a quarter of all are; then memory
//! is made anew without them.

use std::collections::HashMap;
use std::ops::Range;

use rayon::prelude::*;
use roaring::RoaringBitmap;

use super::bm25::Part;
use super::question::Question;
use super::segments::Entry;
use super::text::Tail;
use crate::index::attributes::Attributes;
use crate::index::filter::Filter;
use crate::index::top::Best;
use crate::index::vectors::{Codes, Mask};
use crate::index::{IndexError, Metadata};

/// Fewer empty slots than this are never worth the work.
const EMPTY_AT_LEAST: usize = 4_096;

/// The chunks of a document, as memory takes them, without their codes.
#[derive(Debug)]
pub(super) struct Run {
    /// The document's number.
    pub(super) document: i64,
    /// The number of the first chunk.
    pub(super) first: i64,
    /// For each chunk the place of the first with the same parent; empty where none has one.
    pub(super) siblings: Vec<u32>,
    /// The document's metadata.
    pub(super) metadata: Metadata,
    /// The chunks' own metadata; empty where none has any.
    pub(super) own: Vec<Metadata>,
    /// How many words each chunk has.
    pub(super) lengths: Vec<u16>,
    /// The chunks' words, if they are in no segment yet.
    pub(super) words: Option<Vec<u8>>,
}

/// A chunk that is near to what was asked, or contains its words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// The chunk's number.
    pub(super) number: i64,
    /// The number of the first chunk with the same parent; its own without one.
    pub(super) group: i64,
    /// How well it fits; what that means depends on who says it.
    pub(super) score: f64,
}

/// The memory of an index.
#[derive(Debug)]
pub(super) struct Memory {
    codes: Codes,
    /// By slot: the chunk's number. Ascending.
    numbers: Vec<i64>,
    /// By slot: the slot of the first chunk with the same parent.
    siblings: Vec<u32>,
    /// By document.
    slots: HashMap<i64, Range<u32>>,
    /// The slots that have a chunk, in the two forms that are needed.
    full: Mask,
    full_set: RoaringBitmap,
    attributes: Attributes,
    /// By slot: how many words the chunk has, and the sum of those that are there.
    lengths: Vec<u16>,
    length: u64,
    tail: Tail,
    /// How often the tail has become a segment.
    seals: i64,
}

impl Memory {
    pub(super) fn new(dimensions: usize, seals: i64) -> Self {
        Self {
            codes: Codes::new(dimensions),
            numbers: Vec::new(),
            siblings: Vec::new(),
            slots: HashMap::new(),
            full: Mask::default(),
            full_set: RoaringBitmap::new(),
            attributes: Attributes::default(),
            lengths: Vec::new(),
            length: 0,
            tail: Tail::default(),
            seals,
        }
    }

    /// Makes room for so many chunks without their codes.
    pub(super) fn reserve(&mut self, chunks: usize) {
        self.numbers.reserve(chunks);
        self.siblings.reserve(chunks);
        self.lengths.reserve(chunks);
    }

    /// Adds a document's chunks, whose numbers are greater than all before, with a code each.
    pub(super) fn add(&mut self, run: &Run, codes: &[u8]) -> Result<(), IndexError> {
        self.codes.extend(codes);
        self.add_run(run)
    }

    /// Adds all of a document's chunks but their codes.
    pub(super) fn add_run(&mut self, run: &Run) -> Result<(), IndexError> {
        let first = self.numbers.len();
        let slot =
            |slot: usize| u32::try_from(slot).map_err(|_| IndexError::Damaged("more chunks than 2^32".to_owned()));
        let slots = slot(first)?..slot(first + run.lengths.len())?;
        for (place, slot) in slots.clone().enumerate() {
            self.numbers.push(run.first + i64::from(slot - slots.start));
            self.siblings.push(run.siblings.get(place).map_or(slot, |sibling| slots.start + sibling));
            self.full.insert(slot as usize);
        }
        self.lengths.extend(&run.lengths);
        self.length += run.lengths.iter().copied().map(u64::from).sum::<u64>();
        if let Some(words) = &run.words {
            self.tail.add(run.first, slots.len(), words);
        }
        self.full_set.insert_range(slots.clone());
        self.attributes.insert(slots.clone(), &run.metadata, &run.own);
        self.slots.insert(run.document, slots);
        Ok(())
    }

    /// The same with the codes of all chunks, where none were added with one.
    pub(super) fn with_codes(mut self, codes: Codes) -> Result<Self, IndexError> {
        let (chunks, found) = (self.numbers.len(), codes.len());
        if chunks != found {
            return Err(IndexError::Damaged(format!("{found} codes of {chunks} chunks")));
        }
        self.codes = codes;
        Ok(self)
    }

    /// Takes a document's chunks away, if it has any.
    pub(super) fn remove(&mut self, document: i64) {
        let Some(slots) = self.slots.remove(&document) else { return };
        for slot in slots.clone() {
            self.full.remove(slot as usize);
            self.length -= self.lengths.get(slot as usize).copied().map_or(0, u64::from);
        }
        self.full_set.remove_range(slots);
    }

    /// Gives a document's chunks other metadata.
    pub(super) fn describe(&mut self, document: i64, metadata: &Metadata, own: &[Metadata]) {
        if let Some(slots) = self.slots.get(&document) {
            self.attributes.remove(slots.clone());
            self.attributes.insert(slots.clone(), metadata, own);
        }
    }

    /// The same without empty slots, where there are many.
    pub(super) fn compacted(&self) -> Option<Self> {
        let empty = self.codes.len() - self.full.len();
        if empty < EMPTY_AT_LEAST || empty * 4 < self.codes.len() {
            return None;
        }
        // Siblings and the slots of a document come and go together, so what is kept refers to what is kept.
        let rank = |slot: u32| u32::try_from(self.full_set.range_cardinality(0..slot)).unwrap_or(u32::MAX);
        let kept = || self.full.iter();
        Some(Self {
            codes: self.codes.keep(&self.full),
            numbers: kept().filter_map(|slot| self.numbers.get(slot).copied()).collect(),
            siblings: kept().filter_map(|slot| self.siblings.get(slot).copied()).map(rank).collect(),
            slots: self.slots.iter().map(|(document, of)| (*document, rank(of.start)..rank(of.end))).collect(),
            full: (0..u32::try_from(self.full.len()).unwrap_or(u32::MAX)).collect(),
            full_set: (0..u32::try_from(self.full.len()).unwrap_or(u32::MAX)).collect(),
            attributes: self.attributes.renumbered(&self.full_set, rank),
            lengths: kept().filter_map(|slot| self.lengths.get(slot).copied()).collect(),
            length: self.length,
            tail: self.tail.clone(),
            seals: self.seals,
        })
    }

    /// The slots that a filter lets pass.
    pub(super) fn select(&self, filter: &Filter) -> Mask {
        self.attributes.select(filter.condition(), &self.full_set).into_iter().collect()
    }

    /// All slots with a chunk.
    pub(super) const fn all(&self) -> &Mask {
        &self.full
    }

    /// The chunks nearest to a rotated vector, best first, one a parent, at most `wanted`. Scores are cosines.
    pub(super) fn nearest(&self, rotated: &[f32], among: &Mask, wanted: usize) -> Vec<Found> {
        let mut count = wanted;
        loop {
            let found = self.codes.nearest(rotated, among, count);
            let exhausted = found.len() < count;
            let distinct = self.distinct(found.into_iter().map(|(slot, product)| (slot, f64::from(product))), wanted);
            if exhausted || distinct.len() >= wanted {
                return distinct;
            }
            count *= 4;
        }
    }

    /// The chunks that have words of a question, best first by BM25, one a parent, at most `wanted`. The question has to be put to the
    /// segments that memory knows of, which is when their seals are the same.
    pub(super) fn with_words(&self, question: &Question, among: &Mask, wanted: usize) -> Vec<Found> {
        let chunks = self.full.len() as f32;
        let rarities = question.words.iter().map(|(key, word)| {
            let having = (word.chunks as f32 + self.tail.list(*key).len() as f32).min(chunks);
            (1.0 + (chunks - having + 0.5) / (having + 0.5)).ln()
        });
        let average = (self.length as f32 / chunks.max(1.0)).max(1.0);
        let rarities: Vec<f32> = rarities.collect();
        // What is in no segment comes last.
        let mut segments: Vec<Option<Range<i64>>> = question.segments().into_iter().map(Some).collect();
        segments.push(None);
        let mut count = wanted;
        loop {
            let parts: Vec<Vec<(usize, f32)>> = segments
                .par_iter()
                .map_init(Vec::new, |scores, segment| {
                    let mut part = self.part(segment.as_ref(), average, scores);
                    for ((key, word), rarity) in question.words.iter().zip(&rarities) {
                        match segment {
                            Some(numbers) => part.add(*rarity, numbers.start, word.list(numbers)),
                            None => part.add(*rarity, self.tail.first(), self.tail.list(*key)),
                        }
                    }
                    part.best(among, count)
                })
                .collect();
            let mut best = Best::new(count);
            parts.into_iter().flatten().for_each(|(slot, score)| best.push(slot, score));
            let found = best.ordered();
            let exhausted = found.len() < count;
            let distinct = self.distinct(found.into_iter().map(|(slot, score)| (slot, f64::from(score))), wanted);
            if exhausted || distinct.len() >= wanted {
                return distinct;
            }
            count *= 4;
        }
    }

    /// The part of the chunks with these numbers; those that are in no segment without.
    fn part<'m>(&'m self, numbers: Option<&Range<i64>>, average: f32, scores: &'m mut Vec<f32>) -> Part<'m> {
        let numbers = numbers.cloned().unwrap_or_else(|| self.tail.first()..i64::MAX);
        let slots = self.slot_from(numbers.start)..self.slot_from(numbers.end);
        Part::new(
            slots.start,
            self.numbers.get(slots.clone()).unwrap_or_default(),
            self.lengths.get(slots).unwrap_or_default(),
            average,
            scores,
        )
    }

    /// The first slot whose chunk has this number or a greater one.
    fn slot_from(&self, number: i64) -> usize {
        self.numbers.partition_point(|at| *at < number)
    }

    /// How many chunks there are among these numbers.
    pub(super) fn known_among(&self, numbers: Range<i64>) -> i64 {
        let slots = self.slot_from(numbers.start)..self.slot_from(numbers.end);
        let of = |slot: usize| u32::try_from(slot).unwrap_or(u32::MAX);
        i64::try_from(self.full_set.range_cardinality(of(slots.start)..of(slots.end))).unwrap_or(i64::MAX)
    }

    /// How often what was new has become a segment.
    pub(super) const fn seals(&self) -> i64 {
        self.seals
    }

    /// Whether there is a chunk with this number.
    pub(super) fn knows(&self, number: i64) -> bool {
        self.numbers.binary_search(&number).is_ok_and(|slot| self.full.contains(slot))
    }

    /// The new chunks by word, once they are enough for a segment.
    pub(super) fn segment(&self) -> Option<Vec<Entry>> {
        self.tail.segment(|number| self.knows(number))
    }

    /// Notes that what was new has become a segment.
    pub(super) fn sealed(&mut self, seals: i64) {
        self.tail = Tail::default();
        self.seals = seals;
    }

    fn distinct(&self, found: impl Iterator<Item = (usize, f64)>, wanted: usize) -> Vec<Found> {
        let mut seen = std::collections::HashSet::new();
        let distinct = found.filter_map(|(slot, score)| {
            let sibling = *self.siblings.get(slot)?;
            let found = Found { number: *self.numbers.get(slot)?, group: *self.numbers.get(sibling as usize)?, score };
            seen.insert(sibling).then_some(found)
        });
        distinct.take(wanted).collect()
    }
}
