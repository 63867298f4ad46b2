//! `CreateAgent`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    Agent, AgentAlias, AgentAliasHistoryEvent, AgentAliasRoutingConfigurationListItem, AgentAliasStatus, AgentStatus,
    AliasInvocationState, CreateAgentRequest, CreateAgentResponse,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use super::configuration;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::chosen_id::{AGENT_ID_TAG, chosen_or_new};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::{GRACE, Passing};
use crate::services::bedrock_agent::messages::NAME_TAKEN;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::record::{AGENT, ALIAS, AgentRecord, AliasRecord, VERSION, VersionRecord};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, TEST_ALIAS_ID, iso};
use crate::services::bedrock_agent::tags;

impl BuildTime {
    /// `CreateAgent`. An agent whose name is taken is made nevertheless and fails, as on AWS.
    pub async fn create_agent(
        &self,
        context: &RequestContext,
        mut input: CreateAgentRequest,
    ) -> Result<CreateAgentResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "CreateAgent", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        transaction.purge_gone(now.before(GRACE)).await?;
        let tags = input.tags.take().unwrap_or_default();
        let agent_id = chosen_or_new(Some(&tags), AGENT_ID_TAG, self.ids.as_ref())?;
        make_room(&mut transaction, &scope, &agent_id, now).await?;

        let mut agent = new_agent(input, agent_id, &scope, now);
        configuration::check(&agent)?;
        let name_taken = name_is_taken(&mut transaction, &scope, &agent).await?;
        if name_taken {
            agent.agent_status = AgentStatus::Failed;
            agent.failure_reasons = Some(vec![NAME_TAKEN.to_owned()]);
        }
        let passing = Passing::begin(AgentStatus::Creating, now, self.settings.passing_state);
        let record = AgentRecord { agent, passing: Some(passing), next_version: 1, latest_version: None, name_taken };
        let agent = &record.agent;
        let path = scope.agent_path(&agent.agent_id);
        transaction.insert(Key::new(AGENT, scope.path(), &agent.agent_id), &agent.agent_name, &record, now).await?;
        transaction.insert(Key::new(VERSION, &path, DRAFT), DRAFT, &VersionRecord::Draft, now).await?;
        let alias = test_alias(&scope, agent);
        let key = Key::new(ALIAS, &path, TEST_ALIAS_ID);
        transaction.insert(key, &alias.alias.agent_alias_name, &alias, now).await?;
        tags::write(&mut transaction, &path, &agent.agent_arn, &tags, now).await?;

        let created = Agent { agent_status: AgentStatus::Creating, failure_reasons: None, ..record.agent };
        let answer = CreateAgentResponse { agent: created };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}

fn new_agent(input: CreateAgentRequest, agent_id: String, scope: &Scope, now: Timestamp) -> Agent {
    Agent {
        agent_arn: scope.agent_arn(&agent_id),
        agent_id,
        agent_name: input.agent_name,
        agent_status: AgentStatus::NotPrepared,
        // AWS's answer leaves the version and the token out, though the model asks for the version.
        agent_version: None,
        client_token: None,
        agent_collaboration: input.agent_collaboration,
        agent_resource_role_arn: input.agent_resource_role_arn,
        custom_orchestration: input.custom_orchestration,
        customer_encryption_key_arn: input.customer_encryption_key_arn,
        description: input.description,
        foundation_model: input.foundation_model,
        guardrail_configuration: input.guardrail_configuration,
        idle_session_ttl_in_seconds: input.idle_session_ttl_in_seconds.unwrap_or(configuration::DEFAULT_SESSION_TTL),
        instruction: input.instruction,
        memory_configuration: input.memory_configuration,
        orchestration_type: input.orchestration_type,
        prompt_override_configuration: input.prompt_override_configuration,
        created_at: iso(now),
        updated_at: iso(now),
        prepared_at: None,
        failure_reasons: None,
        recommended_actions: None,
    }
}

/// The alias that every agent is born with.
fn test_alias(scope: &Scope, agent: &Agent) -> AliasRecord {
    let draft =
        AgentAliasRoutingConfigurationListItem { agent_version: Some(DRAFT.to_owned()), provisioned_throughput: None };
    let event = AgentAliasHistoryEvent {
        start_date: Some(agent.created_at),
        end_date: None,
        routing_configuration: Some(vec![draft.clone()]),
    };
    let alias = AgentAlias {
        agent_alias_arn: scope.alias_arn(&agent.agent_id, TEST_ALIAS_ID),
        agent_alias_history_events: Some(vec![event]),
        agent_alias_id: TEST_ALIAS_ID.to_owned(),
        agent_alias_name: "AgentTestAlias".to_owned(),
        agent_alias_status: AgentAliasStatus::Prepared,
        agent_id: agent.agent_id.clone(),
        alias_invocation_state: Some(AliasInvocationState::AcceptInvocations),
        client_token: None,
        created_at: agent.created_at,
        description: None,
        failure_reasons: None,
        routing_configuration: vec![draft],
        updated_at: agent.created_at,
    };
    AliasRecord { alias, passing: None }
}

/// Makes sure that the id is free; an agent of this id that was deleted a moment ago makes room.
async fn make_room(transaction: &mut Transaction<'_>, scope: &Scope, agent_id: &str, now: Timestamp) -> Result<()> {
    let key = Key::new(AGENT, scope.path(), agent_id);
    match transaction.get(key).await? {
        None => Ok(()),
        Some(document) if document.gone_at.is_some_and(|gone_at| gone_at <= now) => {
            transaction.remove(key).await?;
            Ok(())
        }
        Some(_) => Err(Error::conflict(format!("An agent with the ID {agent_id} exists already.")).into()),
    }
}

/// Whether another agent holds the agent's name: one that did not itself fail for want of it and is not being deleted.
pub(super) async fn name_is_taken(transaction: &mut Transaction<'_>, scope: &Scope, agent: &Agent) -> Result<bool> {
    for other in transaction.find_by_name(AGENT, scope.path(), &agent.agent_name).await? {
        let holds = other.id != agent.agent_id && other.gone_at.is_none() && !other.parse::<AgentRecord>()?.name_taken;
        if holds {
            return Ok(true);
        }
    }
    Ok(false)
}
