//! Search among vectors by codes small enough to look at all of them.
//!
//! A vector is rotated, which spreads what it says evenly over its dimensions ([`rotation`]), and kept twice in memory: one byte a
//! dimension, close enough to the vector to choose the best of a few thousand, and one bit a dimension, close enough to choose those
//! few thousand ([`codes`], [`coarse`]). So a search reads an eighth of a byte a dimension of every vector instead of four, in order, with
//! instructions that take many at a time; filters cost nothing, a vector can be taken away at once, and nothing has to be built.

mod coarse;
mod codes;
mod mask;
mod rotation;
mod screen;

pub(super) use codes::{Code, Codes};
pub(super) use mask::Mask;
pub(super) use rotation::Rotation;
