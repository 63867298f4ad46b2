//! `GetAgent`.

use aws_wire::bedrock_agent::types::{Agent, GetAgentRequest, GetAgentResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::prompts;
use crate::services::bedrock_agent::record::{AGENT, AgentRecord};
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `GetAgent`: the draft as it was sent, with the prompts that hold.
    pub async fn get_agent(&self, context: &RequestContext, input: GetAgentRequest) -> Result<GetAgentResponse> {
        let scope = Scope::from(context);
        let now = self.clock.now();
        let document = self.store.get(Key::new(AGENT, scope.path(), &input.agent_id)).await?;
        let document = document.ok_or_else(|| not_found(format_args!("agent {}", input.agent_id)))?;
        let record: AgentRecord = document.parse()?;
        let passing = self.seen.look(&record.agent.agent_arn, record.passing.as_ref(), now);
        if passing.is_none() && document.gone_at.is_some_and(|gone_at| gone_at <= now) {
            return Err(not_found(format_args!("agent {}", input.agent_id)).into());
        }
        let mut agent = effective(record.agent);
        if let Some(status) = passing {
            agent.agent_status = status;
            agent.failure_reasons = None;
            agent.recommended_actions = None;
        }
        Ok(GetAgentResponse { agent })
    }
}

/// The agent with everything that holds for it filled in.
pub(super) fn effective(mut agent: Agent) -> Agent {
    agent.agent_version = Some(DRAFT.to_owned());
    agent.prompt_override_configuration = Some(prompts::effective(&agent));
    agent
}
