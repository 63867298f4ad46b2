//! What a search looks at of every chunk: codes of vectors, values of metadata, and which chunks are children of one parent.
//!
//! Chunks have slots in the order of their numbers. A slot that lost its chunk stays empty until a quarter of all are; then memory
//! is made anew without them.

use std::collections::HashMap;
use std::ops::Range;

use roaring::RoaringBitmap;

use crate::index::attributes::Attributes;
use crate::index::filter::Filter;
use crate::index::vectors::{Codes, Mask};
use crate::index::{IndexError, Metadata};

/// Fewer empty slots than this are never worth the work.
const EMPTY_AT_LEAST: usize = 4_096;

/// The chunks of a document, as memory takes them.
#[derive(Debug)]
pub(super) struct Run {
    /// The document's number.
    pub(super) document: i64,
    /// The number of the first chunk.
    pub(super) first: i64,
    /// A code each.
    pub(super) codes: Vec<u8>,
    /// For each chunk the place of the first with the same parent; empty where none has one.
    pub(super) siblings: Vec<u32>,
    /// The document's metadata.
    pub(super) metadata: Metadata,
    /// The chunks' own metadata; empty where none has any.
    pub(super) own: Vec<Metadata>,
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
}

impl Memory {
    pub(super) fn new(dimensions: usize) -> Self {
        Self {
            codes: Codes::new(dimensions),
            numbers: Vec::new(),
            siblings: Vec::new(),
            slots: HashMap::new(),
            full: Mask::default(),
            full_set: RoaringBitmap::new(),
            attributes: Attributes::default(),
        }
    }

    /// Adds a document's chunks, whose numbers are greater than all before.
    pub(super) fn add(&mut self, run: &Run) -> Result<(), IndexError> {
        let first = self.codes.len();
        self.codes.extend(&run.codes);
        let slot =
            |slot: usize| u32::try_from(slot).map_err(|_| IndexError::Damaged("more chunks than 2^32".to_owned()));
        let slots = slot(first)?..slot(self.codes.len())?;
        for (place, slot) in slots.clone().enumerate() {
            self.numbers.push(run.first + i64::from(slot - slots.start));
            self.siblings.push(run.siblings.get(place).map_or(slot, |sibling| slots.start + sibling));
            self.full.insert(slot as usize);
        }
        self.full_set.insert_range(slots.clone());
        self.attributes.insert(slots.clone(), &run.metadata, &run.own);
        self.slots.insert(run.document, slots);
        Ok(())
    }

    /// Takes a document's chunks away, if it has any.
    pub(super) fn remove(&mut self, document: i64) {
        let Some(slots) = self.slots.remove(&document) else { return };
        slots.clone().for_each(|slot| self.full.remove(slot as usize));
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

    /// Of chunks in an order, those in `among`, one a parent, at most `wanted`.
    pub(super) fn among(&self, ranked: &[(i64, f64)], among: &Mask, wanted: usize) -> Vec<Found> {
        let slots =
            ranked.iter().filter_map(|(number, score)| Some((self.numbers.binary_search(number).ok()?, *score)));
        self.distinct(slots.filter(|(slot, _)| among.contains(*slot)), wanted)
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
