//! `DeleteAgentVersion`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AgentAliasStatus, AgentStatus, DeleteAgentVersionRequest, DeleteAgentVersionResponse,
};
use store::documents::{Document, Key};
use store::{Timestamp, Transaction};

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::{Verb, not_found, part_busy};
use crate::services::bedrock_agent::record::{ALIAS, AgentRecord, AliasRecord, VERSION};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

impl BuildTime {
    /// `DeleteAgentVersion`: refused while an alias points to it, unless that check is skipped; such aliases then lead nowhere
    /// until they are pointed elsewhere.
    pub async fn delete_agent_version(
        &self,
        context: &RequestContext,
        input: DeleteAgentVersionRequest,
    ) -> Result<DeleteAgentVersionResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut record = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        if let Some(status) = record.passing.as_ref().and_then(|passing| passing.busy(now)) {
            return Err(part_busy(Verb::Delete, "AgentVersion", status).into());
        }
        let path = scope.agent_path(&input.agent_id);
        let key = Key::new(VERSION, &path, &input.agent_version);
        if input.agent_version == DRAFT || transaction.get(key).await?.is_none() {
            let what = format!("version {} of agent {}", input.agent_version, input.agent_id);
            return Err(not_found(what).into());
        }
        let users = users(&mut transaction, &path, &input.agent_version).await?;
        if !users.is_empty() && input.skip_resource_in_use_check != Some(true) {
            let names: Vec<_> =
                users.iter().map(|(document, _)| format!("{} ({})", document.name, document.id)).collect();
            return Err(Error::conflict(format!(
                "Could not delete version {} of Agent with ID {}, since it is in use by aliases. Point them to another version \
                 first or set skipResourceInUseCheck: {}.",
                input.agent_version,
                input.agent_id,
                names.join(", ")
            ))
            .into());
        }
        for (document, alias) in users {
            dissociate(&mut transaction, &document, alias, now).await?;
        }
        transaction.remove(key).await?;
        transaction.remove_under(&scope.version_path(&input.agent_id, &input.agent_version)).await?;
        let left = transaction.list_all(VERSION, &path).await?;
        record.latest_version = left.iter().filter_map(|version| version.id.parse().ok()).max();
        record.write(&mut transaction, &scope, now).await?;
        transaction.commit().await?;
        Ok(DeleteAgentVersionResponse {
            agent_id: input.agent_id,
            agent_status: AgentStatus::Deleting,
            agent_version: input.agent_version,
        })
    }
}

/// The aliases that point to a version.
pub(in crate::services::bedrock_agent) async fn users(
    transaction: &mut Transaction<'_>,
    path: &str,
    version: &str,
) -> Result<Vec<(Document, AliasRecord)>> {
    let mut users = Vec::new();
    for document in transaction.list_all(ALIAS, path).await? {
        let record: AliasRecord = document.parse()?;
        let mut routes = record.alias.routing_configuration.iter();
        if document.gone_at.is_none() && routes.any(|route| route.agent_version.as_deref() == Some(version)) {
            users.push((document, record));
        }
    }
    Ok(users)
}

async fn dissociate(
    transaction: &mut Transaction<'_>,
    document: &Document,
    mut record: AliasRecord,
    now: Timestamp,
) -> Result<()> {
    record.alias.agent_alias_status = AgentAliasStatus::Dissociated;
    record.alias.updated_at = iso(now);
    record.passing = None;
    Ok(transaction.update(document.key(), &document.name, &record, now).await?)
}
