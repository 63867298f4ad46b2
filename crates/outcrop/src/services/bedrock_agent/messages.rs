//! The sentences that clients match on.
//!
//! AWS's sentences often hide the cause; they come first, word for word, and the cause after them.

use std::fmt::Display;

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::AgentStatus;

/// What AWS says of a name that is taken.
pub(super) const NAME_TAKEN: &str = "Cannot create a new agent as an agent with the same name already exists.";
/// What AWS says of an agent without instruction, and what to do about it.
pub(super) const NO_INSTRUCTION: &str = "Exception: Agent Instruction cannot be null. Give the agent an instruction of at \
    least 40 characters with UpdateAgent, then prepare it again.";

/// For everything that does not exist.
pub(super) const NOT_FOUND: &str = "Failed to retrieve resource because it doesn't exist. Retry the request with a different \
    resource identifier.";

/// A resource that does not exist; `what` names it.
pub(super) fn not_found(what: impl Display) -> Error {
    Error::resource_not_found(format!("{NOT_FOUND} There is no {what}."))
}

/// What an operation does, as AWS's messages name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Create,
    Update,
    Delete,
    Prepare,
}

impl Display for Verb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Create => "Create",
            Self::Update => "Update",
            Self::Delete => "Delete",
            Self::Prepare => "Prepare",
        })
    }
}

/// The name of a state in a message.
pub(super) fn state_name(status: AgentStatus) -> &'static str {
    match status {
        AgentStatus::Creating => "Creating",
        AgentStatus::Preparing => "Preparing",
        AgentStatus::Prepared => "Prepared",
        AgentStatus::NotPrepared => "Not Prepared",
        AgentStatus::Deleting => "Deleting",
        AgentStatus::Failed => "Failed",
        AgentStatus::Versioning => "Versioning",
        AgentStatus::Updating => "Updating",
    }
}

/// The agent is in a state in which it cannot be changed.
pub(super) fn agent_busy(verb: Verb, status: AgentStatus) -> Error {
    Error::validation(format!(
        "{verb} operation can't be performed on Agent when it is in {} state. Wait until GetAgent shows another \
         agentStatus, then retry the request.",
        state_name(status)
    ))
}

/// The agent is in a state in which this part of it cannot be changed; `part` is the shape's name.
pub(super) fn part_busy(verb: Verb, part: &str, status: AgentStatus) -> Error {
    let advice = match status {
        AgentStatus::NotPrepared | AgentStatus::Failed => {
            "A new version is made of the prepared draft: call PrepareAgent, wait until agentStatus is PREPARED, then retry."
        }
        _ => "Wait until GetAgent shows another agentStatus, then retry the request.",
    };
    Error::validation(format!(
        "{verb} operation can't be performed on {part} when Agent is in {} state. {advice}",
        state_name(status)
    ))
}
