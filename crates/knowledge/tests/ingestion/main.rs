//! Ingestion from end to end: buckets and documents in, records and chunks of an index out.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

mod changes;
mod direct;
mod house;
mod life;
mod memory;
