//! What outlives a request: resources, conversations, and the answers that a repeated request gets again.
//!
//! One process owns one database. A [`Store`] is a cheap handle; all writing goes through one connection, in transactions
//! ([`Store::begin`]), reading through several. Nothing above this crate knows SQL.
//!
//! - [`documents`]: resources of AWS services as JSON, with names, pages and a read cache.
//! - [`sessions`]: conversations, committed a turn at a time.
//! - [`idempotency`]: the same client token gets the same answer.
//! - [`jobs`]: work that outlives its request.
//! - [`memories`]: what is remembered of conversations.
//! - [`clock`] and [`ids`]: time and identifiers, so that tests know both.

mod cache;
pub mod clock;
mod connections;
mod database;
pub mod documents;
mod error;
pub mod idempotency;
pub mod ids;
pub mod jobs;
pub mod memories;
pub mod page_token;
pub mod sessions;
mod transaction;

pub use clock::{Clock, ScriptedClock, SystemClock, Timestamp};
pub use connections::{ConnectionOptions, Connections, Durability};
pub use database::{Options, Store};
pub use error::StoreError;
pub use ids::{Ids, RandomIds, ScriptedIds};
pub use transaction::Transaction;
