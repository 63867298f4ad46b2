//! How agents and their parts lie in the store.
//!
//! Bodies are AWS's shapes with the settled state in them; beside it stands the passing state, if there was one. The parts
//! of an agent lie under it:
//!
//! ```text
//! account/region            agent
//! account/region/AGENT      alias, version, prepared draft, tags
//! account/region/AGENT/DRAFT   action groups, knowledge bases and collaborators of the draft
//! account/region/AGENT/1       those of version 1
//! ```

use std::collections::BTreeMap;

use aws_wire::IsoTime;
use aws_wire::bedrock_agent::types::{
    Agent, AgentActionGroup, AgentAlias, AgentAliasStatus, AgentCollaborator, AgentKnowledgeBase, AgentStatus,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{Timestamp, Transaction};

use super::error::Result;
use super::lifecycle::Passing;
use super::messages::not_found;
use super::scope::{DRAFT, Scope};

pub(super) const AGENT: Kind = Kind::new("agent");
pub(super) const ALIAS: Kind = Kind::new("agent-alias");
pub(super) const VERSION: Kind = Kind::new("agent-version");
pub(super) const PREPARED: Kind = Kind::new("agent-prepared");
pub(super) const ACTION_GROUP: Kind = Kind::new("agent-action-group");
pub(super) const AGENT_KNOWLEDGE_BASE: Kind = Kind::new("agent-knowledge-base");
pub(super) const AGENT_COLLABORATOR: Kind = Kind::new("agent-collaborator");
pub(in crate::services) const TAGS: Kind = Kind::new("tags");

/// The draft of an agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct AgentRecord {
    /// As it was sent, its state being the settled one.
    pub(super) agent: Agent,
    pub(super) passing: Option<Passing<AgentStatus>>,
    /// The number of the next version. It only grows, so that no number comes back.
    pub(super) next_version: u32,
    /// The version made last that still exists.
    pub(super) latest_version: Option<u32>,
    /// Made while another agent had its name; it does not hold the name then.
    pub(super) name_taken: bool,
}

impl AgentRecord {
    /// The state that counts for operations.
    pub(super) fn status(&self, now: Timestamp) -> AgentStatus {
        self.passing.as_ref().and_then(|passing| passing.busy(now)).unwrap_or(self.agent.agent_status)
    }

    /// Marks the draft as changed: what is prepared is no longer what it says.
    pub(super) fn changed(&mut self, now: IsoTime) {
        self.agent.agent_status = AgentStatus::NotPrepared;
        self.agent.updated_at = now;
        self.agent.failure_reasons = None;
        self.agent.recommended_actions = None;
    }

    pub(super) async fn read(
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        agent_id: &str,
        now: Timestamp,
    ) -> Result<Self> {
        let document = transaction.get(Key::new(AGENT, scope.path(), agent_id)).await?;
        match document {
            Some(document) if document.gone_at.is_none_or(|gone_at| gone_at > now) => Ok(document.parse()?),
            _ => Err(not_found(format_args!("agent {agent_id}")).into()),
        }
    }

    pub(super) async fn write(&self, transaction: &mut Transaction<'_>, scope: &Scope, now: Timestamp) -> Result<()> {
        let key = Key::new(AGENT, scope.path(), &self.agent.agent_id);
        Ok(transaction.update(key, &self.agent.agent_name, self, now).await?)
    }
}

/// An alias.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct AliasRecord {
    /// As it was sent, its state being the settled one.
    pub(super) alias: AgentAlias,
    pub(super) passing: Option<Passing<AgentAliasStatus>>,
}

/// An agent with its parts as it was at one time: the prepared draft, and each version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Frozen {
    pub(super) agent: Agent,
    pub(super) action_groups: Vec<AgentActionGroup>,
    /// The schemas that were in objects, by the id of their action group, as they were when the draft was prepared.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) schemas: BTreeMap<String, String>,
    /// Missing where an earlier version of this server wrote it.
    #[serde(default)]
    pub(super) knowledge_bases: Vec<AgentKnowledgeBase>,
    /// Missing there too.
    #[serde(default)]
    pub(super) collaborators: Vec<AgentCollaborator>,
    /// When the draft was prepared, or the draft that became this version.
    pub(super) prepared_at: IsoTime,
    /// When this was made.
    pub(super) created_at: IsoTime,
}

/// An entry in the list of versions: the draft, whose contents are the agent's record, or a frozen one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "read one at a time")]
pub(super) enum VersionRecord {
    Draft,
    Made(Frozen),
}

/// The action groups of the draft, newest first.
pub(super) async fn draft_action_groups(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    agent_id: &str,
) -> Result<Vec<AgentActionGroup>> {
    draft_parts(transaction, ACTION_GROUP, scope, agent_id).await
}

/// The knowledge bases of the draft, the one associated last first.
pub(super) async fn draft_knowledge_bases(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    agent_id: &str,
) -> Result<Vec<AgentKnowledgeBase>> {
    draft_parts(transaction, AGENT_KNOWLEDGE_BASE, scope, agent_id).await
}

/// The collaborators of the draft, the one associated last first.
pub(super) async fn draft_collaborators(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    agent_id: &str,
) -> Result<Vec<AgentCollaborator>> {
    draft_parts(transaction, AGENT_COLLABORATOR, scope, agent_id).await
}

async fn draft_parts<T: DeserializeOwned>(
    transaction: &mut Transaction<'_>,
    kind: Kind,
    scope: &Scope,
    agent_id: &str,
) -> Result<Vec<T>> {
    let documents = transaction.list_all(kind, &scope.version_path(agent_id, DRAFT)).await?;
    Ok(documents.iter().map(Document::parse).collect::<std::result::Result<_, _>>()?)
}
