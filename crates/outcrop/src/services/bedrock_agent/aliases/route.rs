//! Where an alias points to.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AgentAlias, AgentAliasHistoryEvent, AgentAliasRoutingConfigurationListItem, AgentStatus,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::{Verb, not_found, part_busy};
use crate::services::bedrock_agent::record::{ALIAS, AgentRecord, VERSION};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};
use crate::services::bedrock_agent::versions::make_version;

type Route = AgentAliasRoutingConfigurationListItem;

impl BuildTime {
    /// The route that a request asks for. Where it names no version, the next one is made of the prepared draft, and the
    /// agent shows VERSIONING for a moment.
    pub(super) async fn route(
        &self,
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        record: &mut AgentRecord,
        asked: Option<Vec<Route>>,
        verb: Verb,
        now: Timestamp,
    ) -> Result<Route> {
        let asked = asked.and_then(|routes| routes.into_iter().next()).unwrap_or_default();
        if let Some(status) = record.passing.as_ref().and_then(|passing| passing.busy(now)) {
            return Err(part_busy(verb, "AgentAlias", status).into());
        }
        let version = match asked.agent_version {
            Some(version) if version == DRAFT => {
                return Err(Error::validation(
                    "routingConfiguration cannot point to DRAFT: only the alias TSTALIASID does. Name a version, or leave \
                     routingConfiguration out to make one.",
                )
                .into());
            }
            Some(version) => {
                need_version(transaction, scope, &record.agent.agent_id, &version).await?;
                version
            }
            None => {
                let version = make_version(transaction, scope, record, verb, now).await?;
                record.passing = Some(Passing::begin(AgentStatus::Versioning, now, self.settings.passing_state));
                record.write(transaction, scope, now).await?;
                version
            }
        };
        Ok(Route { agent_version: Some(version), provisioned_throughput: asked.provisioned_throughput })
    }
}

async fn need_version(transaction: &mut Transaction<'_>, scope: &Scope, agent_id: &str, version: &str) -> Result<()> {
    match transaction.get(Key::new(VERSION, &scope.agent_path(agent_id), version)).await? {
        Some(_) => Ok(()),
        None => Err(not_found(format_args!("version {version} of agent {agent_id}")).into()),
    }
}

/// Points the alias somewhere; its history keeps where it pointed before.
pub(super) fn point(alias: &mut AgentAlias, route: Route, now: Timestamp) {
    if alias.routing_configuration == [route.clone()] {
        return;
    }
    let history = alias.agent_alias_history_events.get_or_insert_default();
    if let Some(last) = history.last_mut() {
        last.end_date = Some(iso(now));
    }
    history.push(AgentAliasHistoryEvent {
        start_date: Some(iso(now)),
        end_date: None,
        routing_configuration: Some(vec![route.clone()]),
    });
    // The model allows ten events.
    let surplus = history.len().saturating_sub(10);
    history.drain(..surplus);
    alias.routing_configuration = vec![route];
}

/// Refuses a name that another alias of the agent has.
pub(super) async fn need_free_name(transaction: &mut Transaction<'_>, scope: &Scope, alias: &AgentAlias) -> Result<()> {
    let named = transaction.find_by_name(ALIAS, &scope.agent_path(&alias.agent_id), &alias.agent_alias_name).await?;
    match named.iter().find(|other| other.id != alias.agent_alias_id && other.gone_at.is_none()) {
        Some(other) => Err(Error::conflict(format!(
            "An alias with the name {} already exists for agent {}: its ID is {}. Choose another name.",
            alias.agent_alias_name, alias.agent_id, other.id
        ))
        .into()),
        None => Ok(()),
    }
}
