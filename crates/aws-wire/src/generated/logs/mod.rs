// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The `logs` service: shapes, operations and errors.

mod error;
pub mod operations;
pub mod schema;
pub mod types;

pub use error::Error;
