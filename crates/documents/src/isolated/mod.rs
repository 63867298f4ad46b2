//! Parsing in a process of its own.
//!
//! A thread cannot be stopped, and neither a stack that overflows nor an allocation that fails can be caught: only a
//! process bounds what a parser of strangers' bytes may do. The process is this program again, so nothing more has to be
//! installed; it gets the file by its standard input and gives the text by its standard output.

mod child;
mod end;
mod parent;
mod wire;

pub use child::child_main;
pub(crate) use parent::extract;

/// The only argument of a program that is to be the child.
const ARGUMENT: &str = "--extract-text-of-standard-input";
