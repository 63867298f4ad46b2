//! Knowledge bases: documents in, the passages that answer a question out.
//!
//! - [`index`]: where chunks and their vectors lie, and how they are searched.
//! - [`chunking`]: how a document's text becomes chunks.
//! - [`ingestion`]: how a data source's documents become chunks of an index, as a durable job.
//!
//! The crate knows neither HTTP nor agents.

pub mod chunking;
pub mod index;
pub mod ingestion;
