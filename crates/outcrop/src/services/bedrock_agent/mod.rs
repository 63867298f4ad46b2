//! Build time: agents, their action groups, aliases and versions, and tags.

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(_registry: &mut Registry) {}
