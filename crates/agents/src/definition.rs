//! What a turn runs: an agent as it was last prepared or as a version froze it.

use aws_wire::IsoTime;
use aws_wire::bedrock_agent::types::{Agent, AgentActionGroup};

/// An agent with its parts, reached through an alias. Nothing in it changes: a later prepare makes another snapshot.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentSnapshot {
    /// The agent as it was sent. Prompt configurations that were left out have their defaults.
    pub agent: Agent,
    /// Its action groups, disabled ones included, newest first.
    pub action_groups: Vec<AgentActionGroup>,
    /// `DRAFT` or a version's number.
    pub version: String,
    /// The alias through which it was reached.
    pub alias_id: String,
    /// The same as an ARN, for traces.
    pub alias_arn: String,
    /// When the draft was prepared, or the draft that became this version.
    pub prepared_at: IsoTime,
}
