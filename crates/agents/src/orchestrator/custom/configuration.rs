//! What a function is told about its agent, made once for all turns.

use aws_wire::bedrock_runtime::types::Tool;
use serde::Serialize;

/// The function that orchestrates an agent's turns, and what it is told about the agent.
#[derive(Clone, Debug, PartialEq)]
pub struct CustomOrchestrator {
    /// The function's ARN.
    pub lambda: String,
    pub(super) configuration: AgentConfiguration,
}

/// The event's `agentConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct AgentConfiguration {
    instruction: String,
    default_model_id: String,
    tools: Vec<Tool>,
}

impl CustomOrchestrator {
    /// The function `lambda` for an agent with this instruction, model and tools.
    #[must_use]
    pub fn new(lambda: String, instruction: &str, model_id: &str, tools: Vec<Tool>) -> Self {
        let (instruction, default_model_id) = (instruction.to_owned(), model_id.to_owned());
        Self { lambda, configuration: AgentConfiguration { instruction, default_model_id, tools } }
    }
}
