//! The first choice among very many vectors, by one bit a dimension.
//!
//! The query is kept at four bits a dimension, in four planes of one bit; its product with the signs of a vector is then four counts
//! of common bits a word. After a rotation that product follows the true one closely.

use super::mask::Mask;

/// A slot and how near it seems.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) slot: usize,
    pub(super) nearness: i32,
}

/// The planes of a query: bit `p` of each dimension's number from -8 to 7, in words of 64 dimensions.
pub(super) type Planes = Vec<[u64; 4]>;

/// Puts a rotated query into planes.
pub(super) fn planes(rotated: &[f32]) -> Planes {
    let length = rotated.iter().map(|value| value * value).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
    // The values are spread like a normal distribution around zero; steps up to 2.7 of its deviations lose least.
    let step = 2.7 * length / (rotated.len().max(1) as f32).sqrt() / 7.5;
    rotated
        .chunks(64)
        .map(|word| {
            let mut planes = [0_u64; 4];
            for (index, value) in word.iter().enumerate() {
                let number = (value / step).round().clamp(-8.0, 7.0) as i8;
                for (bit, plane) in planes.iter_mut().enumerate() {
                    *plane |= u64::from(number.cast_unsigned() >> bit & 1) << index;
                }
            }
            planes
        })
        .collect()
}

/// The best `wanted` of the slots in a range whose bounds are multiples of 64; some more may be among them.
#[inline(always)]
pub(super) fn best(
    signs: &[u64],
    words: usize,
    planes: &Planes,
    among: &Mask,
    range: std::ops::Range<usize>,
    wanted: usize,
) -> Vec<Candidate> {
    let mut found = Vec::with_capacity(wanted * 2);
    let mut least = i32::MIN;
    for slot in among.slots(range) {
        let Some(vector) = signs.get(slot * words..(slot + 1) * words) else { continue };
        let nearness = nearness(vector, planes);
        if nearness > least {
            found.push(Candidate { slot, nearness });
            if found.len() == wanted * 2 {
                least = cut(&mut found, wanted);
            }
        }
    }
    found
}

#[inline(always)]
fn nearness(vector: &[u64], planes: &Planes) -> i32 {
    let mut counts = [0_u32; 4];
    for (word, planes) in vector.iter().zip(planes) {
        for (count, plane) in counts.iter_mut().zip(planes) {
            *count += (word & plane).count_ones();
        }
    }
    let [one, two, four, eight] = counts.map(u32::cast_signed);
    one + 2 * two + 4 * four - 8 * eight
}

/// Leaves the best `wanted`, and says how near the farthest of them is.
pub(super) fn cut(candidates: &mut Vec<Candidate>, wanted: usize) -> i32 {
    if candidates.len() <= wanted {
        return i32::MIN;
    }
    let order = |a: &Candidate, b: &Candidate| b.nearness.cmp(&a.nearness).then(a.slot.cmp(&b.slot));
    let (_, farthest, _) = candidates.select_nth_unstable_by(wanted.saturating_sub(1), order);
    let farthest = farthest.nearness;
    candidates.truncate(wanted);
    farthest
}
