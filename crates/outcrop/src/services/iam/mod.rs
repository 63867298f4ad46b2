//! Roles and policies: stored and given back, not enforced.

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(_registry: &mut Registry) {}
