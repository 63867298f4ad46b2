//! The outcrop binary.
fn main() {}
