//! The best of many, without keeping them all.

/// Keeps the best `count` of the slots that it is given.
#[derive(Debug)]
pub(super) struct Best {
    count: usize,
    /// What a slot must exceed to be kept.
    least: f32,
    found: Vec<(usize, f32)>,
}

impl Best {
    pub(super) fn new(count: usize) -> Self {
        Self { count: count.max(1), least: f32::NEG_INFINITY, found: Vec::new() }
    }

    /// What a score must exceed to be kept so far.
    #[inline(always)]
    pub(super) fn least(&self) -> f32 {
        self.least
    }

    /// Whether a score is one to keep so far.
    #[inline(always)]
    pub(super) fn takes(&self, score: f32) -> bool {
        score > self.least
    }

    #[inline(always)]
    pub(super) fn push(&mut self, slot: usize, score: f32) {
        if self.takes(score) {
            self.found.push((slot, score));
            if self.found.len() == self.count * 2 {
                self.cut();
            }
        }
    }

    #[inline(never)]
    fn cut(&mut self) {
        if self.found.len() > self.count {
            let (_, least, _) = self.found.select_nth_unstable_by(self.count - 1, order);
            self.least = least.1;
            self.found.truncate(self.count);
        }
    }

    /// What was kept, in no order.
    pub(super) fn kept(mut self) -> Vec<(usize, f32)> {
        self.cut();
        self.found
    }

    /// What was kept, best first.
    pub(super) fn ordered(self) -> Vec<(usize, f32)> {
        let mut found = self.kept();
        found.sort_unstable_by(order);
        found
    }
}

/// Of equals the lower slot goes first.
fn order(a: &(usize, f32), b: &(usize, f32)) -> std::cmp::Ordering {
    b.1.total_cmp(&a.1).then(a.0.cmp(&b.0))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Best;

    proptest! {
        #[test]
        fn the_best_are_kept(scores in proptest::collection::vec(-4_i8..4, 0..60), count in 1_usize..20) {
            let mut best = Best::new(count);
            let mut all: Vec<f32> = scores.into_iter().map(f32::from).collect();
            all.iter().enumerate().for_each(|(slot, score)| best.push(slot, *score));
            let found: Vec<f32> = best.ordered().into_iter().map(|(_, score)| score).collect();
            all.sort_by(|a, b| b.total_cmp(a));
            all.truncate(count);
            prop_assert_eq!(found, all);
        }
    }
}
