//! The AWS wire: shapes, protocols, signatures and event streams of the services that Outcrop answers.
//!
//! Everything a service says is generated from the service models (`generated`, made by `cargo xtask codegen`): types with
//! their JSON form, schema tables, operations and errors. What is written by hand here works from those tables and knows
//! no operation by name: a new operation is a line in `model/scope.json`.

mod generated;
mod operation;
pub mod schema;
mod values;

pub use generated::*;
pub use operation::{AwsError, EventStream, Operation, StreamingOperation, Unit};
pub use values::{Blob, Document, EpochTime, IsoTime, NoUnknown};
