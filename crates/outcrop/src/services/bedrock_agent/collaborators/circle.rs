//! No agent may reach itself through a team: it would ask itself without end.
//!
//! What counts is what would run: the version that an alias leads to, with the collaborators that it was made with. An alias
//! that is pointed elsewhere later may close a circle that nobody looks at then; turns look again.

use std::collections::HashSet;

use aws_wire::bedrock_agent::types::Agent;
use store::Transaction;
use store::documents::Key;

use super::member::Member;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::record::{ALIAS, AliasRecord, Frozen, VERSION, VersionRecord};
use crate::services::bedrock_agent::scope::Scope;

/// Aliases that are looked at for one team.
const MAX_REACHED: usize = 500;

/// What is wrong with a team in which this alias is led by `supervisor`, if the supervisor can be reached from it.
pub(super) async fn circle(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    supervisor: &Agent,
    member: Member<'_>,
) -> Result<Option<String>> {
    let name = &supervisor.agent_name;
    let first = scope.alias_arn(member.agent_id, member.alias_id);
    let mut reached = HashSet::from([first.clone()]);
    let mut open = vec![(first, name.clone())];
    while let Some((alias_arn, way)) = open.pop() {
        let Some(member) = Member::of(scope, &alias_arn) else { continue };
        if member.agent_id == supervisor.agent_id {
            return Ok(Some(format!(
                "Agent {name} would reach itself: {way} → {name}. An agent cannot collaborate with itself, nor with an agent \
                 whose collaborators lead back to it."
            )));
        }
        let Some(frozen) = serves(transaction, scope, member).await? else { continue };
        let way = format!("{way} → {}", frozen.agent.agent_name);
        for collaborator in frozen.collaborators {
            let Some(alias_arn) = collaborator.agent_descriptor.alias_arn else { continue };
            if reached.len() == MAX_REACHED {
                return Ok(Some(format!(
                    "The team of agent {name} is too large: more than {MAX_REACHED} aliases can be reached from it."
                )));
            }
            if reached.insert(alias_arn.clone()) {
                open.push((alias_arn, way.clone()));
            }
        }
    }
    Ok(None)
}

/// The version that an alias leads to, if it leads to one.
async fn serves(transaction: &mut Transaction<'_>, scope: &Scope, member: Member<'_>) -> Result<Option<Frozen>> {
    let path = scope.agent_path(member.agent_id);
    let Some(alias) = transaction.get(Key::new(ALIAS, &path, member.alias_id)).await? else { return Ok(None) };
    let alias: AliasRecord = alias.parse()?;
    let version = alias.alias.routing_configuration.into_iter().next().and_then(|route| route.agent_version);
    let Some(version) = version else { return Ok(None) };
    let Some(document) = transaction.get(Key::new(VERSION, &path, &version)).await? else { return Ok(None) };
    match document.parse()? {
        VersionRecord::Made(frozen) => Ok(Some(frozen)),
        VersionRecord::Draft => Ok(None),
    }
}
