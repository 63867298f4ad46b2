//! What the wire promises, checked from outside.

// Clippy takes only functions that are marked as tests for tests; here all are.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod event_stream;
mod properties;
mod schemas;
mod signatures;
mod typed;
mod vectors;
