//! Model calls: Converse and its kin.

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(_registry: &mut Registry) {}
