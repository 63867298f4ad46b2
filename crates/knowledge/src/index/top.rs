//! The best of many.

/// Orders the first `count` so that they are the best of all, best first; of equals the lower slot goes first.
pub(super) fn order(found: &mut [(usize, f32)], count: usize) {
    let order = |a: &(usize, f32), b: &(usize, f32)| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0));
    if count < found.len() {
        found.select_nth_unstable_by(count, order);
    }
    if let Some(first) = found.get_mut(..count.min(found.len())) {
        first.sort_unstable_by(order);
    }
}
