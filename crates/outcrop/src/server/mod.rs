//! From a connection to a typed call and back.
//!
//! The server knows no operation by name: `aws_wire`'s tables say which operation a request is and how it is read and
//! written, and the [`Registry`] says which function answers it.

mod app;
mod context;
mod registry;

pub use app::App;
pub use context::{Principal, RequestContext};
pub use registry::{Events, Registry};
