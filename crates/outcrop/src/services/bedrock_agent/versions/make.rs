//! Making a version of the prepared draft, as creating and updating an alias do.

use aws_wire::IsoTime;
use aws_wire::bedrock_agent::types::AgentStatus;
use serde::Serialize;
use store::documents::Key;
use store::{StoreError, Timestamp, Transaction};

use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::{Verb, part_busy};
use crate::services::bedrock_agent::record::{
    ACTION_GROUP, AGENT_COLLABORATOR, AGENT_KNOWLEDGE_BASE, AgentRecord, Frozen, PREPARED, VERSION, VersionRecord,
};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

/// Freezes the prepared draft as the next version and returns its number. The caller writes the record.
pub(in crate::services::bedrock_agent) async fn make_version(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    record: &mut AgentRecord,
    verb: Verb,
    now: Timestamp,
) -> Result<String> {
    let status = record.status(now);
    if status != AgentStatus::Prepared {
        return Err(part_busy(verb, "AgentAlias", status).into());
    }
    let agent_id = &record.agent.agent_id;
    let path = scope.agent_path(agent_id);
    let prepared = transaction.get(Key::new(PREPARED, &path, DRAFT)).await?;
    let prepared = prepared.ok_or_else(|| StoreError::Conflict { what: format!("agent {agent_id}") })?;
    let number = record.next_version;
    let version = number.to_string();

    let mut frozen: Frozen = prepared.parse()?;
    frozen.created_at = iso(now);
    for group in &mut frozen.action_groups {
        group.agent_version.clone_from(&version);
    }
    for base in &mut frozen.knowledge_bases {
        base.agent_version.clone_from(&version);
    }
    for collaborator in &mut frozen.collaborators {
        collaborator.agent_version.clone_from(&version);
    }
    let parent = scope.version_path(agent_id, &version);
    // Inserted oldest first, so that they list in the order they have in the draft.
    for group in frozen.action_groups.iter().rev() {
        let key = Key::new(ACTION_GROUP, &parent, &group.action_group_id);
        copy(transaction, key, &group.action_group_name, group, group.created_at).await?;
    }
    for base in frozen.knowledge_bases.iter().rev() {
        let key = Key::new(AGENT_KNOWLEDGE_BASE, &parent, &base.knowledge_base_id);
        copy(transaction, key, "", base, base.created_at).await?;
    }
    for collaborator in frozen.collaborators.iter().rev() {
        let key = Key::new(AGENT_COLLABORATOR, &parent, &collaborator.collaborator_id);
        let name = collaborator.agent_descriptor.alias_arn.as_deref().unwrap_or_default();
        copy(transaction, key, name, collaborator, collaborator.created_at).await?;
    }
    transaction.insert(Key::new(VERSION, &path, &version), &version, &VersionRecord::Made(frozen), now).await?;
    record.next_version = number + 1;
    record.latest_version = Some(number);
    Ok(version)
}

async fn copy(
    transaction: &mut Transaction<'_>,
    key: Key<'_>,
    name: &str,
    part: &impl Serialize,
    created_at: IsoTime,
) -> Result<()> {
    let created = i64::try_from(created_at.0.as_nanos()).unwrap_or_default();
    Ok(transaction.insert(key, name, part, Timestamp::from_nanos(created)).await?)
}
