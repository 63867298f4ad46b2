//! `CreateAgentAlias`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AgentAlias, AgentAliasStatus, AliasInvocationState, CreateAgentAliasRequest, CreateAgentAliasResponse,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use super::route::{need_free_name, point};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::chosen_id::{ALIAS_ID_TAG, chosen_or_new};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::record::{ALIAS, AgentRecord, AliasRecord};
use crate::services::bedrock_agent::scope::{Scope, iso};
use crate::services::bedrock_agent::tags;

impl BuildTime {
    /// `CreateAgentAlias`, for an existing version or for one that is made of the prepared draft.
    pub async fn create_agent_alias(
        &self,
        context: &RequestContext,
        mut input: CreateAgentAliasRequest,
    ) -> Result<CreateAgentAliasResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "CreateAgentAlias", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        let mut agent = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        let asked = input.routing_configuration.take();
        let route = self.route(&mut transaction, &scope, &mut agent, asked, Verb::Create, now).await?;

        let tags = input.tags.take().unwrap_or_default();
        let alias_id = chosen_or_new(Some(&tags), ALIAS_ID_TAG, self.ids.as_ref())?;
        let path = scope.agent_path(&input.agent_id);
        make_room(&mut transaction, &path, &alias_id, now).await?;
        let mut alias = new_alias(input, alias_id, &scope, now);
        point(&mut alias, route, now);
        need_free_name(&mut transaction, &scope, &alias).await?;
        let passing = Passing::begin(AgentAliasStatus::Creating, now, self.settings.passing_state);
        let record = AliasRecord { alias, passing: Some(passing) };
        let key = Key::new(ALIAS, &path, &record.alias.agent_alias_id);
        transaction.insert(key, &record.alias.agent_alias_name, &record, now).await?;
        tags::write(&mut transaction, &path, &record.alias.agent_alias_arn, &tags, now).await?;

        let created = AgentAlias { agent_alias_status: AgentAliasStatus::Creating, ..record.alias };
        let answer = CreateAgentAliasResponse { agent_alias: created };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}

fn new_alias(input: CreateAgentAliasRequest, alias_id: String, scope: &Scope, now: Timestamp) -> AgentAlias {
    AgentAlias {
        agent_alias_arn: scope.alias_arn(&input.agent_id, &alias_id),
        agent_alias_history_events: None,
        agent_alias_id: alias_id,
        agent_alias_name: input.agent_alias_name,
        agent_alias_status: AgentAliasStatus::Prepared,
        agent_id: input.agent_id,
        alias_invocation_state: Some(AliasInvocationState::AcceptInvocations),
        client_token: None,
        created_at: iso(now),
        description: input.description,
        failure_reasons: None,
        routing_configuration: Vec::new(),
        updated_at: iso(now),
    }
}

/// Makes sure that the id is free; an alias of this id that was deleted a moment ago makes room.
async fn make_room(transaction: &mut Transaction<'_>, path: &str, alias_id: &str, now: Timestamp) -> Result<()> {
    let key = Key::new(ALIAS, path, alias_id);
    match transaction.get(key).await? {
        None => Ok(()),
        Some(document) if document.gone_at.is_some_and(|gone_at| gone_at <= now) => {
            transaction.remove(key).await?;
            Ok(())
        }
        Some(_) => Err(Error::conflict(format!("An alias with the ID {alias_id} exists already.")).into()),
    }
}
