//! Prompt overrides: what is refused when they are sent, what fails when the agent is prepared, and what Get shows.

use agents::prompts::{self, Basis, Overrides, Prompts, Role};
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{Agent, PromptOverrideConfiguration};

/// Checks overrides as they are sent. All problems are said at once.
pub(super) fn check(overrides: &PromptOverrideConfiguration) -> Result<(), Error> {
    let problems = Overrides::from(overrides.clone()).problems();
    if problems.is_empty() { Ok(()) } else { Err(Error::validation(format!("{}.", problems.join("; ")))) }
}

/// What is wrong with the templates, as a failure reason. Templates are read when an agent is prepared, not when they are
/// sent.
pub(super) fn unreadable_templates(agent: &Agent) -> Option<String> {
    let unreadable = Prompts::new(&basis(agent), &overrides(agent)).err()?;
    let problems = unreadable.0.iter().map(|it| {
        format!(
            "The provided BasePromptTemplate for the {} prompt type has failed validation with the following message: \
             Invalid JSON in the prompt. Check the BasePromptTemplate and retry your request. ({})",
            it.kind, it.error
        )
    });
    Some(problems.collect::<Vec<_>>().join(";"))
}

/// The configuration of every prompt: what was sent as it was sent, the rest as the model's family has it.
pub(super) fn effective(agent: &Agent) -> PromptOverrideConfiguration {
    prompts::effective(&basis(agent), &overrides(agent))
}

fn overrides(agent: &Agent) -> Overrides {
    agent.prompt_override_configuration.clone().map(Overrides::from).unwrap_or_default()
}

fn basis(agent: &Agent) -> Basis<'_> {
    Basis {
        model_id: agent.foundation_model.as_deref().unwrap_or_default(),
        role: Role::from(agent.agent_collaboration),
        memory: agent.memory_configuration.is_some(),
    }
}
