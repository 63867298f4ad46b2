//! The team of a supervisor: which agents it works with, the tool by which its model writes to them, and what a call of it
//! says.

mod tool;

use std::sync::Arc;

use aws_wire::bedrock_agent::types::{AgentCollaborator, RelayConversationHistory};

use crate::agent::Agent;

pub(crate) use tool::{SEND_MESSAGE, is_message, message, said_to_user, tool};

/// An agent that a supervisor writes to.
#[derive(Clone, Debug)]
pub struct Collaborator {
    /// Its name in the team: `collaboratorName`.
    pub name: String,
    /// What the supervisor is to use it for.
    pub instruction: String,
    /// Whether it is shown the supervisor's conversation with the user: `relayConversationHistory` is `TO_COLLABORATOR`.
    pub relays_history: bool,
    /// The agent itself.
    pub agent: Member,
}

/// Where the agent of a collaborator comes from.
#[derive(Clone, Debug)]
pub enum Member {
    /// The alias with this ARN, whose agent is found when it is written to.
    Alias(String),
    /// It came with the request.
    Inline(Arc<Agent>),
}

impl Collaborator {
    /// The collaborators of a prepared agent, by name, so that prompts keep their bytes. One without an alias is nobody.
    pub(crate) fn associated(given: &[AgentCollaborator]) -> Vec<Self> {
        let collaborators = given.iter().filter_map(|it| {
            Some(Self {
                name: it.collaborator_name.clone(),
                instruction: it.collaboration_instruction.clone(),
                relays_history: it.relay_conversation_history == Some(RelayConversationHistory::ToCollaborator),
                agent: Member::Alias(it.agent_descriptor.alias_arn.clone()?),
            })
        });
        by_name(collaborators.collect())
    }

    /// The ARN of its alias; every inline agent has the same.
    pub(crate) fn alias_arn(&self) -> &str {
        match &self.agent {
            Member::Alias(arn) => arn,
            Member::Inline(agent) => &agent.origin.alias_arn,
        }
    }

    /// The id of its agent; none for an inline agent.
    pub(crate) fn agent_id(&self) -> Option<&str> {
        match &self.agent {
            Member::Alias(arn) => arn.rsplit('/').nth(1),
            Member::Inline(_) => None,
        }
    }
}

pub(crate) fn by_name(mut collaborators: Vec<Collaborator>) -> Vec<Collaborator> {
    collaborators.sort_by(|one, other| one.name.cmp(&other.name));
    collaborators
}
