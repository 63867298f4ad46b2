//! `UpdateAgentAlias`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{AgentAlias, AgentAliasStatus, UpdateAgentAliasRequest, UpdateAgentAliasResponse};
use store::documents::Key;

use super::get::no_alias;
use super::route::{need_free_name, point};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::{ALIAS, AgentRecord, AliasRecord};
use crate::services::bedrock_agent::scope::{Scope, TEST_ALIAS_ID, iso};

impl BuildTime {
    /// `UpdateAgentAlias`: points it to a version, which is made of the prepared draft when none is named, and pauses or
    /// resumes it. The invocation state stays when it is left out; it has an explicit value for each direction.
    pub async fn update_agent_alias(
        &self,
        context: &RequestContext,
        input: UpdateAgentAliasRequest,
    ) -> Result<UpdateAgentAliasResponse> {
        if input.agent_alias_id == TEST_ALIAS_ID {
            return Err(Error::validation(format!(
                "The alias {TEST_ALIAS_ID} cannot be changed: it always serves the prepared draft. Create an alias instead."
            ))
            .into());
        }
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut agent = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        let path = scope.agent_path(&input.agent_id);
        let key = Key::new(ALIAS, &path, &input.agent_alias_id);
        let document = transaction.get(key).await?.filter(|document| document.gone_at.is_none());
        let document = document.ok_or_else(|| no_alias(&input.agent_id, &input.agent_alias_id))?;
        let mut record: AliasRecord = document.parse()?;
        let asked = input.routing_configuration;
        let route = self.route(&mut transaction, &scope, &mut agent, asked, Verb::Update, now).await?;

        let alias = &mut record.alias;
        point(alias, route, now);
        alias.agent_alias_status = AgentAliasStatus::Prepared;
        alias.agent_alias_name = input.agent_alias_name;
        alias.description = input.description;
        alias.alias_invocation_state = input.alias_invocation_state.or(alias.alias_invocation_state);
        alias.updated_at = iso(now);
        need_free_name(&mut transaction, &scope, alias).await?;
        record.passing = Some(Passing::begin(AgentAliasStatus::Updating, now, self.settings.passing_state));
        transaction.update(key, &record.alias.agent_alias_name, &record, now).await?;
        transaction.commit().await?;
        let agent_alias = AgentAlias { agent_alias_status: AgentAliasStatus::Updating, ..record.alias };
        Ok(UpdateAgentAliasResponse { agent_alias })
    }
}
