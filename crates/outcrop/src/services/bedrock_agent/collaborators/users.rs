//! The teams that an alias is in: of drafts, of drafts as they were last prepared, and of versions that an alias leads to.
//!
//! Associations have their alias's ARN as name, wherever they lie, so one query finds them. A prepared draft's lie beside the
//! draft's own, under the test alias.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{AgentAlias, AgentCollaborator};
use store::documents::Key;
use store::{Timestamp, Transaction};

use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::record::AGENT_COLLABORATOR;
use crate::services::bedrock_agent::scope::{DRAFT, Scope, TEST_ALIAS_ID};
use crate::services::bedrock_agent::versions;

/// Refuses to delete an alias that a supervisor uses: by a ValidationException, since the operation has no ConflictException.
pub(in crate::services::bedrock_agent) async fn need_no_team(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    alias: &AgentAlias,
) -> Result<()> {
    let mut teams = Vec::new();
    for document in transaction.find_under(AGENT_COLLABORATOR, scope.path(), &alias.agent_alias_arn).await? {
        let place = document.parent.strip_prefix(scope.path()).and_then(|place| place[1..].split_once('/'));
        let Some((agent_id, version)) = place else { continue };
        match version {
            DRAFT => teams.push(format!("{agent_id} (its draft)")),
            TEST_ALIAS_ID => teams.push(format!("{agent_id} (its draft as it was prepared)")),
            // Nobody can call a version that no alias leads to.
            version if versions::users(transaction, &scope.agent_path(agent_id), version).await?.is_empty() => {}
            version => teams.push(format!("{agent_id} (its version {version})")),
        }
    }
    if teams.is_empty() {
        return Ok(());
    }
    Err(Error::validation(format!(
        "Could not delete AgentAlias with ID {} of Agent with ID {}, since it is a collaborator of other agents. Disassociate it, \
         prepare these agents again, and point their aliases to versions without it first: {}.",
        alias.agent_alias_id,
        alias.agent_id,
        teams.join(", ")
    ))
    .into())
}

/// Notes that the prepared draft of an agent uses these collaborators, and no others any more.
pub(in crate::services::bedrock_agent) async fn serve_by_test_alias(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    agent_id: &str,
    collaborators: &[AgentCollaborator],
    now: Timestamp,
) -> Result<()> {
    let parent = scope.version_path(agent_id, TEST_ALIAS_ID);
    transaction.remove_under(&parent).await?;
    for collaborator in collaborators {
        let key = Key::new(AGENT_COLLABORATOR, &parent, &collaborator.collaborator_id);
        let name = collaborator.agent_descriptor.alias_arn.as_deref().unwrap_or_default();
        transaction.insert(key, name, collaborator, now).await?;
    }
    Ok(())
}
