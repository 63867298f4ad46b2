//! Numbers as bytes of a column, least significant byte first.

use half::f16;
use half::slice::{HalfBitsSliceExt as _, HalfFloatSliceExt as _};

/// Writes numbers of 32 bits.
pub(super) fn write(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// Reads numbers of 32 bits; what is left of an incomplete one is ignored.
pub(super) fn read(bytes: &[u8]) -> Vec<u32> {
    let (numbers, _) = bytes.as_chunks();
    numbers.iter().map(|number| u32::from_le_bytes(*number)).collect()
}

/// Writes numbers of 16 bits.
pub(super) fn write_short(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// Reads numbers of 16 bits.
pub(super) fn read_short(bytes: &[u8]) -> Vec<u16> {
    let (numbers, _) = bytes.as_chunks();
    numbers.iter().map(|number| u16::from_le_bytes(*number)).collect()
}

/// Writes a vector in 16 bits a dimension, which keeps three digits.
pub(super) fn write_vector(vector: &[f32]) -> Vec<u8> {
    let mut halves = vec![f16::ZERO; vector.len()];
    halves.convert_from_f32_slice(vector);
    halves.iter().flat_map(|half| half.to_le_bytes()).collect()
}

/// Reads a vector.
pub(super) fn read_vector(bytes: &[u8]) -> Vec<f32> {
    read_short(bytes).reinterpret_cast::<f16>().to_f32_vec()
}
