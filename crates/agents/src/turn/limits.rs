//! What bounds a turn.

use std::time::Duration;

use super::session::Attributes;

/// How deep collaborators may stand under the agent that is invoked, unless the limits say otherwise.
pub(crate) const DEPTH: usize = 5;

/// The bounds of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLimits {
    /// Model calls of one agent in one turn, resumed calls included.
    pub iterations: u32,
    /// Model calls of one InvokeAgent call, those of collaborators included; never less than `iterations`. Prompts around the
    /// loop do not count.
    pub model_calls: u32,
    /// Tokens that models read and write in one InvokeAgent call, those of collaborators included: no model is called any more
    /// once they are used up.
    pub tokens: u64,
    /// How deep collaborators may stand under the agent that is invoked: one for a team without teams in it.
    pub depth: usize,
    /// How long one InvokeAgent call may take.
    pub duration: Duration,
    /// Tool calls of one model answer that are carried out; more are refused.
    pub calls_per_iteration: usize,
    /// Bytes of a session's stored history; beyond it the oldest turns are no longer sent to the model.
    pub history_bytes: usize,
    /// Bytes of the text of a session's files together.
    pub file_bytes: usize,
    /// Bytes of all session attributes together.
    pub attribute_bytes: usize,
}

impl Default for TurnLimits {
    fn default() -> Self {
        Self {
            iterations: 25,
            model_calls: 250,
            tokens: 10_000_000,
            depth: DEPTH,
            duration: Duration::from_secs(60 * 60),
            calls_per_iteration: 32,
            history_bytes: 4 * 1024 * 1024,
            file_bytes: 4 * 1024 * 1024,
            attribute_bytes: 1024 * 1024,
        }
    }
}

impl TurnLimits {
    /// Says what is wrong with attributes that are too large.
    pub(super) fn check_attributes(&self, attributes: &Attributes) -> Result<(), String> {
        let size: usize = attributes.iter().map(|(name, value)| name.len() + value.len()).sum();
        let limit = self.attribute_bytes;
        if size <= limit {
            return Ok(());
        }
        Err(format!("The session attributes have {size} bytes where {limit} are allowed"))
    }
}
