//! What makes an alias a member of a team.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{Agent, AgentCollaboration, AgentCollaborator};
use store::Transaction;
use store::documents::Key;

use super::circle::circle;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::record::ALIAS;
use crate::services::bedrock_agent::scope::{Scope, TEST_ALIAS_ID};

/// What AWS says of an alias that cannot be found.
const NO_ALIAS: &str =
    "You do not have sufficient permissions to collaborate with this agent alias, or the agent alias does not exist.";

/// An alias of an agent in the supervisor's account and region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Member<'a> {
    pub(super) agent_id: &'a str,
    pub(super) alias_id: &'a str,
}

impl<'a> Member<'a> {
    /// The alias with this ARN, unless it is of another account or region.
    pub(super) fn of(scope: &Scope, alias_arn: &'a str) -> Option<Self> {
        let ids = alias_arn.strip_prefix(scope.alias_arn("", "").strip_suffix('/')?)?;
        let (agent_id, alias_id) = ids.split_once('/')?;
        Some(Self { agent_id, alias_id })
    }
}

/// Refuses a collaborator that cannot join `others`; gives the ARN of its alias.
pub(super) async fn check(
    transaction: &mut Transaction<'_>,
    draft: &Draft,
    collaborator: &AgentCollaborator,
    others: &[AgentCollaborator],
) -> Result<String> {
    let supervisor = draft.agent();
    if supervisor.agent_collaboration.is_none_or(|it| it == AgentCollaboration::Disabled) {
        return Err(Error::validation(format!(
            "Agent {} leads no team: set its agentCollaboration to {} or {} with UpdateAgent first.",
            supervisor.agent_id,
            AgentCollaboration::Supervisor,
            AgentCollaboration::SupervisorRouter
        ))
        .into());
    }
    let alias_arn = collaborator.agent_descriptor.alias_arn.as_deref().unwrap_or_default();
    for other in others {
        // Models write names in any case.
        let taken = if other.collaborator_name.eq_ignore_ascii_case(&collaborator.collaborator_name) {
            "this name"
        } else if other.agent_descriptor == collaborator.agent_descriptor {
            "this alias"
        } else {
            continue;
        };
        return Err(Error::conflict(format!(
            "Agent {} has a collaborator with {taken} already: {}, whose ID is {}. Change it with UpdateAgentCollaborator, or \
             choose another.",
            supervisor.agent_id, other.collaborator_name, other.collaborator_id
        ))
        .into());
    }
    match objection(transaction, draft.scope(), supervisor, alias_arn).await? {
        Some(objection) => Err(Error::validation(objection).into()),
        None => Ok(alias_arn.to_owned()),
    }
}

/// What keeps collaborators of a draft from being prepared with it.
pub(in crate::services::bedrock_agent) async fn unusable(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    supervisor: &Agent,
    collaborators: &[AgentCollaborator],
) -> Result<Vec<String>> {
    let mut reasons = Vec::new();
    for collaborator in collaborators {
        let alias_arn = collaborator.agent_descriptor.alias_arn.as_deref().unwrap_or_default();
        let objection = objection(transaction, scope, supervisor, alias_arn).await?;
        reasons.extend(objection.map(|text| format!("{text} The collaborator is {}.", collaborator.collaborator_name)));
    }
    Ok(reasons)
}

/// Why an alias cannot be led by this supervisor, whoever else is in the team.
async fn objection(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    supervisor: &Agent,
    alias_arn: &str,
) -> Result<Option<String>> {
    if alias_arn.is_empty() {
        return Ok(Some(
            "agentDescriptor.aliasArn is needed: the ARN of an alias of the collaborating agent.".to_owned(),
        ));
    }
    let Some(member) = Member::of(scope, alias_arn) else {
        return Ok(Some(format!("{NO_ALIAS} {alias_arn} is in another account or region.")));
    };
    if member.alias_id == TEST_ALIAS_ID {
        return Ok(Some(format!(
            "The alias {TEST_ALIAS_ID} cannot be a collaborator: it serves a draft. Create an alias of agent {} and name that.",
            member.agent_id
        )));
    }
    let document = transaction.get(Key::new(ALIAS, &scope.agent_path(member.agent_id), member.alias_id)).await?;
    if document.is_none_or(|document| document.gone_at.is_some()) {
        return Ok(Some(format!("{NO_ALIAS} There is no {alias_arn}.")));
    }
    circle(transaction, scope, supervisor, member).await
}
