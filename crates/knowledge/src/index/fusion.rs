//! Two rankings made one.

use std::collections::HashMap;

/// Softens the first ranks, so that what stands in both rankings goes before what leads one of them.
const RANK: f64 = 60.0;

/// Fuses two rankings by reciprocal ranks. `same` tells which entries are one; the entry of the first ranking stands for both.
/// Gives at most `limit` entries, best first, with scores from 0 to 1: 1 is the first in both.
pub(super) fn fuse<'e, E, K: Eq + std::hash::Hash + Ord + Copy>(
    first: &'e [E],
    second: &'e [E],
    same: impl Fn(&E) -> K,
    limit: usize,
) -> Vec<(&'e E, f64)> {
    let mut fused: HashMap<K, (&E, f64)> = HashMap::new();
    for ranking in [first, second] {
        for (rank, entry) in (1_u32..).zip(ranking) {
            fused.entry(same(entry)).or_insert((entry, 0.0)).1 += (RANK + 1.0) / (RANK + f64::from(rank)) / 2.0;
        }
    }
    let mut fused: Vec<(K, (&E, f64))> = fused.into_iter().collect();
    fused.sort_by(|(a, (_, x)), (b, (_, y))| y.total_cmp(x).then(a.cmp(b)));
    fused.truncate(limit);
    fused.into_iter().map(|(_, entry)| entry).collect()
}
