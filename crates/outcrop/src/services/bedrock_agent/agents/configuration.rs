//! What holds for the configuration of an agent, whether it is created or updated.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{Agent, AgentCollaboration, OrchestrationExecutor, OrchestrationType};

use crate::services::bedrock_agent::prompts;

/// For how long a session is kept that nobody uses, when an agent does not say.
pub(super) const DEFAULT_SESSION_TTL: i32 = 600;

/// Checks what the model's constraints cannot say.
pub(super) fn check(agent: &Agent) -> Result<(), Error> {
    if let Some(overrides) = &agent.prompt_override_configuration {
        prompts::check(overrides)?;
    }
    let executor = agent.custom_orchestration.as_ref().and_then(|custom| custom.executor.as_ref());
    let custom = agent.orchestration_type == Some(OrchestrationType::CustomOrchestration);
    match (custom, executor) {
        (true, None) => Err(Error::validation(
            "orchestrationType CUSTOM_ORCHESTRATION needs customOrchestration.executor.lambda, the ARN of the function that \
             orchestrates.",
        )),
        (false, Some(OrchestrationExecutor::Lambda(_))) => {
            Err(Error::validation("customOrchestration can only be given with orchestrationType CUSTOM_ORCHESTRATION."))
        }
        (true, Some(_)) if collaborates(agent) => Err(Error::validation(format!(
            "orchestrationType CUSTOM_ORCHESTRATION excludes collaboration: agentCollaboration has to be {}.",
            AgentCollaboration::Disabled
        ))),
        _ => Ok(()),
    }
}

/// Whether the agent is a supervisor of any kind.
pub(super) fn collaborates(agent: &Agent) -> bool {
    agent.agent_collaboration.is_some_and(|collaboration| collaboration != AgentCollaboration::Disabled)
}
