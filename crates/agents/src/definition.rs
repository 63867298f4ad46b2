//! What a turn runs: an agent as it was last prepared or as a version froze it.

use std::collections::BTreeSet;

use aws_wire::IsoTime;
use aws_wire::bedrock_agent::types::{
    ActionGroupExecutor, ActionGroupState, Agent, AgentActionGroup, AgentCollaborator, AgentKnowledgeBase,
};

use crate::action_groups::named_server;

/// An agent with its parts, reached through an alias. Nothing in it changes: a later prepare makes another snapshot.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentSnapshot {
    /// The agent as it was sent. Prompt configurations that were left out have their defaults.
    pub agent: Agent,
    /// Its action groups, disabled ones included, newest first.
    pub action_groups: Vec<AgentActionGroup>,
    /// Its knowledge bases, disabled ones included.
    pub knowledge_bases: Vec<AgentKnowledgeBase>,
    /// Its collaborators.
    pub collaborators: Vec<AgentCollaborator>,
    /// `DRAFT` or a version's number.
    pub version: String,
    /// The alias through which it was reached.
    pub alias_id: String,
    /// The same as an ARN, for traces.
    pub alias_arn: String,
    /// When the draft was prepared, or the draft that became this version.
    pub prepared_at: IsoTime,
}

impl AgentSnapshot {
    /// The MCP servers that its enabled groups name.
    #[must_use]
    pub fn mcp_servers(&self) -> BTreeSet<&str> {
        let enabled = self.action_groups.iter().filter(|group| group.action_group_state != ActionGroupState::Disabled);
        let executors = enabled.filter_map(|group| group.action_group_executor.as_ref());
        let named = executors.filter_map(|executor| match executor {
            ActionGroupExecutor::Lambda(arn) => named_server(arn, "mcp."),
            ActionGroupExecutor::CustomControl(_) => None,
        });
        named.collect()
    }
}
