//! `UpdateAgent`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{Agent, AgentCollaboration, AgentStatus, UpdateAgentRequest, UpdateAgentResponse};
use store::Transaction;

use super::configuration;
use super::create::name_is_taken;
use super::get::effective;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::{Verb, agent_busy};
use crate::services::bedrock_agent::record::{AgentRecord, draft_collaborators};
use crate::services::bedrock_agent::scope::{Scope, iso};

impl BuildTime {
    /// `UpdateAgent`: all of the configuration is overwritten; what is left out has its default again.
    pub async fn update_agent(
        &self,
        context: &RequestContext,
        input: UpdateAgentRequest,
    ) -> Result<UpdateAgentResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut record = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        record.ready_for(Verb::Update, now)?;
        record.agent = overwritten(record.agent, input);
        configuration::check(&record.agent)?;
        if !configuration::collaborates(&record.agent) {
            need_no_collaborators(&mut transaction, &scope, &record.agent.agent_id).await?;
        }
        if name_is_taken(&mut transaction, &scope, &record.agent).await? {
            return Err(Error::conflict(format!(
                "Cannot update the agent as an agent with the same name already exists. The name is '{}'.",
                record.agent.agent_name
            ))
            .into());
        }
        record.name_taken = false;
        record.changed(iso(now));
        record.passing = Some(Passing::begin(AgentStatus::Updating, now, self.settings.passing_state));
        record.write(&mut transaction, &scope, now).await?;
        transaction.commit().await?;
        let agent = effective(Agent { agent_status: AgentStatus::Updating, ..record.agent });
        Ok(UpdateAgentResponse { agent })
    }
}

impl AgentRecord {
    /// Refuses an operation on an agent that is in a passing state.
    pub(super) fn ready_for(&self, verb: Verb, now: store::Timestamp) -> std::result::Result<(), Error> {
        match self.passing.as_ref().and_then(|passing| passing.busy(now)) {
            Some(status) => Err(agent_busy(verb, status)),
            None => Ok(()),
        }
    }
}

/// Refuses to take the lead from an agent that has collaborators.
async fn need_no_collaborators(transaction: &mut Transaction<'_>, scope: &Scope, agent_id: &str) -> Result<()> {
    let collaborators = draft_collaborators(transaction, scope, agent_id).await?;
    if collaborators.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = collaborators.iter().map(|it| it.collaborator_name.as_str()).collect();
    Err(Error::validation(format!(
        "agentCollaboration cannot be {0} while collaborators are associated with agent {agent_id}, and it is {0} when it is left \
         out. Disassociate them first: {1}.",
        AgentCollaboration::Disabled,
        names.join(", ")
    ))
    .into())
}

fn overwritten(agent: Agent, input: UpdateAgentRequest) -> Agent {
    Agent {
        agent_name: input.agent_name,
        agent_collaboration: input.agent_collaboration,
        agent_resource_role_arn: Some(input.agent_resource_role_arn),
        custom_orchestration: input.custom_orchestration,
        customer_encryption_key_arn: input.customer_encryption_key_arn,
        description: input.description,
        foundation_model: Some(input.foundation_model),
        guardrail_configuration: input.guardrail_configuration,
        idle_session_ttl_in_seconds: input.idle_session_ttl_in_seconds.unwrap_or(configuration::DEFAULT_SESSION_TTL),
        instruction: input.instruction,
        memory_configuration: input.memory_configuration,
        orchestration_type: input.orchestration_type,
        prompt_override_configuration: input.prompt_override_configuration,
        ..agent
    }
}
