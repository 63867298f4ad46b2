//! The AWS wire: shapes, protocols, signatures and event streams of the services that Outcrop answers.
//!
//! Everything a service says is generated from the service models (`generated`, made by `cargo xtask codegen`): types with
//! their JSON form, schema tables, operations and errors. What is written by hand here works from those tables and knows
//! no operation by name: a new operation is a line in `model/scope.json`.
//!
//! The way of a request: [`sigv4`] reads who signed it, [`route`] finds its operation, [`protocol`] reads its input and
//! writes its answer, [`event_stream`] frames an answer that streams. All of it is pure: no sockets, no clock.

pub mod arn;
mod error;
pub mod event_stream;
mod generated;
mod operation;
pub mod protocol;
pub mod route;
pub mod schema;
pub mod sigv4;
pub mod validate;
mod values;

pub use error::WireError;
pub use generated::*;
pub use operation::{AwsError, EventStream, Operation, StreamingOperation, Unit};
pub use values::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};
