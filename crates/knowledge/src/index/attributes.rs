//! Which slots have which metadata, so that a filter is a few unions and intersections.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::{Bound, Range};

use roaring::{MultiOps as _, RoaringBitmap};

use super::filter::{Condition, Order, Scalar, Test};
use super::record::{Metadata, MetadataValue};

/// For each key, the slots of each value.
#[derive(Debug, Default)]
pub(super) struct Attributes(BTreeMap<String, Values>);

#[derive(Debug, Default)]
struct Values {
    booleans: [RoaringBitmap; 2],
    numbers: BTreeMap<Number, RoaringBitmap>,
    strings: BTreeMap<String, RoaringBitmap>,
    members: BTreeMap<String, RoaringBitmap>,
}

/// A number with an order for all.
#[derive(Clone, Copy, Debug)]
struct Number(f64);

impl Number {
    /// Zero has one sign here.
    const fn new(number: f64) -> Self {
        Self(number + 0.0)
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Number {}

impl Attributes {
    /// Notes the metadata of a document's slots: its own, and for each slot the chunk's, which goes before it.
    pub(super) fn insert(&mut self, slots: Range<u32>, document: &Metadata, chunks: &[Metadata]) {
        for (key, value) in document {
            let of_chunks =
                |slot: u32| chunks.get((slot - slots.start) as usize).is_some_and(|own| own.contains_key(key));
            if chunks.iter().any(|own| own.contains_key(key)) {
                slots.clone().filter(|slot| !of_chunks(*slot)).for_each(|slot| self.set(key, value, slot..slot + 1));
            } else {
                self.set(key, value, slots.clone());
            }
        }
        for (slot, own) in slots.zip(chunks) {
            own.iter().for_each(|(key, value)| self.set(key, value, slot..slot + 1));
        }
    }

    /// Forgets all metadata of these slots.
    pub(super) fn remove(&mut self, slots: Range<u32>) {
        for values in self.0.values_mut() {
            for bitmap in values.bitmaps() {
                bitmap.remove_range(slots.clone());
            }
            values.numbers.retain(|_, bitmap| !bitmap.is_empty());
            values.strings.retain(|_, bitmap| !bitmap.is_empty());
            values.members.retain(|_, bitmap| !bitmap.is_empty());
        }
    }

    /// The same for the slots in `kept` alone, by the numbers that `rank` gives them.
    pub(super) fn renumbered(&self, kept: &RoaringBitmap, rank: impl Fn(u32) -> u32) -> Self {
        let new = |bitmap: &RoaringBitmap| (bitmap & kept).into_iter().map(&rank).collect::<RoaringBitmap>();
        let texts = |of: &BTreeMap<String, RoaringBitmap>| {
            let pairs = of.iter().map(|(value, bitmap)| (value.clone(), new(bitmap)));
            pairs.filter(|(_, bitmap)| !bitmap.is_empty()).collect()
        };
        let values = self.0.iter().map(|(key, values)| {
            let numbers = values.numbers.iter().map(|(value, bitmap)| (*value, new(bitmap)));
            let values = Values {
                booleans: [new(&values.booleans[0]), new(&values.booleans[1])],
                numbers: numbers.filter(|(_, bitmap)| !bitmap.is_empty()).collect(),
                strings: texts(&values.strings),
                members: texts(&values.members),
            };
            (key.clone(), values)
        });
        Self(values.collect())
    }

    fn set(&mut self, key: &str, value: &MetadataValue, slots: Range<u32>) {
        let values = self.0.entry(key.to_owned()).or_default();
        match value {
            MetadataValue::Boolean(value) => {
                values.booleans[usize::from(*value)].insert_range(slots);
            }
            MetadataValue::Number(value) => {
                values.numbers.entry(Number::new(*value)).or_default().insert_range(slots);
            }
            MetadataValue::String(value) => {
                values.strings.entry(value.clone()).or_default().insert_range(slots);
            }
            MetadataValue::StringList(list) => {
                for value in list {
                    values.members.entry(value.clone()).or_default().insert_range(slots.clone());
                }
            }
        }
    }

    /// Those of `all` that a condition lets pass.
    pub(super) fn select(&self, condition: &Condition, all: &RoaringBitmap) -> RoaringBitmap {
        match condition {
            Condition::All(conditions) => {
                let mut left = all.clone();
                for condition in conditions {
                    left &= self.select(condition, &left);
                }
                left
            }
            Condition::Any(conditions) => conditions.iter().map(|condition| self.select(condition, all)).union(),
            Condition::Value { key, test: Test::NotIn(values) } => match self.0.get(key) {
                Some(of_key) => all - of_key.in_list(values),
                None => all.clone(),
            },
            Condition::Value { key, test } => {
                let Some(values) = self.0.get(key) else { return RoaringBitmap::new() };
                values.select(test) & all
            }
        }
    }
}

impl Values {
    fn bitmaps(&mut self) -> impl Iterator<Item = &mut RoaringBitmap> {
        let Self { booleans, numbers, strings, members } = self;
        booleans.iter_mut().chain(numbers.values_mut()).chain(strings.values_mut()).chain(members.values_mut())
    }

    fn select(&self, test: &Test) -> RoaringBitmap {
        match test {
            // The opposite needs to know all slots; it is answered before.
            Test::In(values) | Test::NotIn(values) => self.in_list(values),
            Test::Order(order, number) => {
                let number = Number::new(*number);
                let range = match order {
                    Order::Greater => (Bound::Excluded(number), Bound::Unbounded),
                    Order::GreaterOrEqual => (Bound::Included(number), Bound::Unbounded),
                    Order::Less => (Bound::Unbounded, Bound::Excluded(number)),
                    Order::LessOrEqual => (Bound::Unbounded, Bound::Included(number)),
                };
                self.numbers.range(range).map(|(_, bitmap)| bitmap).union()
            }
            Test::StartsWith(start) => {
                let from = self.strings.range::<str, _>((Bound::Included(start.as_str()), Bound::Unbounded));
                from.take_while(|(value, _)| value.starts_with(start)).map(|(_, bitmap)| bitmap).union()
            }
            Test::ListContains(member) => self.members.get(member).cloned().unwrap_or_default(),
            Test::StringContains(part) => {
                let texts = self.strings.iter().chain(&self.members);
                texts.filter(|(value, _)| value.contains(part)).map(|(_, bitmap)| bitmap).union()
            }
        }
    }

    fn in_list(&self, values: &[Scalar]) -> RoaringBitmap {
        let bitmaps = values.iter().filter_map(|value| match value {
            Scalar::Boolean(value) => Some(&self.booleans[usize::from(*value)]),
            Scalar::Number(value) => self.numbers.get(&Number::new(*value)),
            Scalar::String(value) => self.strings.get(value),
        });
        bitmaps.union()
    }
}
