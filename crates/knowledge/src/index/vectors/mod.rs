//! Search among vectors by codes small enough to look at all of them.
//!
//! A vector is rotated, which spreads what it says evenly over its dimensions ([`rotation`]), and kept in memory in two forms: one byte a
//! dimension, close enough to the vector to choose the best of a thousand, and one bit a dimension, close enough to choose that
//! thousand ([`codes`], [`coarse`]). Among very many, the bits of the few dimensions that say most of a query choose whose bits are
//! compared at all ([`screen`]). So a search reads a sixth of the bits of most vectors instead of four bytes for each dimension, with
//! instructions that take hundreds at a time; filters cost nothing, a vector can be taken away at once, and nothing has to be built.

mod coarse;
mod codes;
mod counters;
mod mask;
mod rotation;
mod screen;

pub(super) use codes::{Code, Codes};
pub(super) use mask::Mask;
pub(super) use rotation::Rotation;
