//! `GetAgentVersion`.

use aws_wire::bedrock_agent::types::{AgentStatus, AgentVersion, GetAgentVersionRequest, GetAgentVersionResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::prompts;
use crate::services::bedrock_agent::record::{Frozen, VERSION, VersionRecord};
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetAgentVersion`.
    pub async fn get_agent_version(
        &self,
        context: &RequestContext,
        input: GetAgentVersionRequest,
    ) -> Result<GetAgentVersionResponse> {
        let path = Scope::from(context).agent_path(&input.agent_id);
        let document = self.store.get(Key::new(VERSION, &path, &input.agent_version)).await?;
        let record = document.map(|document| document.parse()).transpose()?;
        match record {
            Some(VersionRecord::Made(frozen)) => {
                Ok(GetAgentVersionResponse { agent_version: version(frozen, input.agent_version) })
            }
            Some(VersionRecord::Draft) | None => {
                Err(not_found(format_args!("version {} of agent {}", input.agent_version, input.agent_id)).into())
            }
        }
    }
}

fn version(frozen: Frozen, version: String) -> AgentVersion {
    let agent = frozen.agent;
    let prompt_override_configuration = Some(prompts::effective(&agent));
    AgentVersion {
        agent_arn: agent.agent_arn,
        agent_collaboration: agent.agent_collaboration,
        agent_id: agent.agent_id,
        agent_name: agent.agent_name,
        agent_resource_role_arn: agent.agent_resource_role_arn,
        agent_status: AgentStatus::Prepared,
        created_at: frozen.created_at,
        customer_encryption_key_arn: agent.customer_encryption_key_arn,
        description: agent.description,
        failure_reasons: None,
        foundation_model: agent.foundation_model,
        guardrail_configuration: agent.guardrail_configuration,
        idle_session_ttl_in_seconds: agent.idle_session_ttl_in_seconds,
        instruction: agent.instruction,
        memory_configuration: agent.memory_configuration,
        prompt_override_configuration,
        recommended_actions: agent.recommended_actions,
        updated_at: frozen.created_at,
        version,
    }
}
