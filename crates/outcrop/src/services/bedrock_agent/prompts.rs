//! Prompt overrides: what may be sent, and what holds for prompts that nobody overrides.

use agents::prompts::Family;
use agents::template::Template;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    Agent, CreationMode, PromptConfiguration, PromptOverrideConfiguration, PromptState, PromptType,
};

const TYPES: [PromptType; 5] = [
    PromptType::PreProcessing,
    PromptType::Orchestration,
    PromptType::KnowledgeBaseResponseGeneration,
    PromptType::PostProcessing,
    PromptType::MemorySummarization,
];

/// Checks overrides as they are sent. All problems are said at once.
pub(super) fn check(overrides: &PromptOverrideConfiguration) -> Result<(), Error> {
    let mut problems = Vec::new();
    for (index, prompt) in overrides.prompt_configurations.iter().enumerate() {
        let place = format!("promptOverrideConfiguration.promptConfigurations[{index}]");
        let earlier = &overrides.prompt_configurations[..index];
        match prompt.prompt_type {
            None => problems.push(format!("{place}: promptType is missing")),
            Some(kind) if earlier.iter().any(|other| other.prompt_type == Some(kind)) => {
                problems.push(format!("{place}: {kind} is configured twice"));
            }
            Some(_) => {}
        }
        check_mode(&place, prompt, &mut problems);
    }
    let parses =
        overrides.prompt_configurations.iter().any(|prompt| prompt.parser_mode == Some(CreationMode::Overridden));
    match (&overrides.override_lambda, parses) {
        (Some(_), false) => problems.push(
            "promptOverrideConfiguration.overrideLambda: it is given, but no promptConfiguration has parserMode OVERRIDDEN"
                .to_owned(),
        ),
        (None, true) => problems.push(
            "promptOverrideConfiguration.overrideLambda: it is missing, but a promptConfiguration has parserMode OVERRIDDEN"
                .to_owned(),
        ),
        _ => {}
    }
    if problems.is_empty() { Ok(()) } else { Err(Error::validation(format!("{}.", problems.join("; ")))) }
}

fn check_mode(place: &str, prompt: &PromptConfiguration, problems: &mut Vec<String>) {
    let settings = [
        ("basePromptTemplate", prompt.base_prompt_template.is_some()),
        ("inferenceConfiguration", prompt.inference_configuration.is_some()),
        ("promptState", prompt.prompt_state.is_some()),
    ];
    let overridden = prompt.prompt_creation_mode == Some(CreationMode::Overridden);
    let wrong: Vec<_> = settings.iter().filter(|(_, given)| *given != overridden).map(|(name, _)| *name).collect();
    if wrong.is_empty() {
        return;
    }
    let names = wrong.join(", ");
    problems.push(if overridden {
        format!("{place}: promptCreationMode OVERRIDDEN needs {names}")
    } else {
        format!("{place}: {names} can only be given with promptCreationMode OVERRIDDEN")
    });
}

/// What is wrong with the templates, as a failure reason. Templates are read when an agent is prepared, not when they are
/// sent.
pub(super) fn unreadable_templates(agent: &Agent) -> Option<String> {
    let prompts = agent.prompt_override_configuration.iter().flat_map(|overrides| &overrides.prompt_configurations);
    let problems = prompts.filter_map(|prompt| {
        let kind = prompt.prompt_type?;
        let error = Template::read(prompt.base_prompt_template.as_deref()?).err()?;
        Some(format!(
            "The provided BasePromptTemplate for the {kind} prompt type has failed validation with the following message: \
             Invalid JSON in the prompt. Check the BasePromptTemplate and retry your request. ({error})"
        ))
    });
    let problems: Vec<_> = problems.collect();
    (!problems.is_empty()).then(|| problems.join(";"))
}

/// The configuration of every prompt: what was sent as it was sent, the rest as the model's family has it.
pub(super) fn effective(agent: &Agent) -> PromptOverrideConfiguration {
    let sent = agent.prompt_override_configuration.as_ref();
    let family = Family::of(agent.foundation_model.as_deref().unwrap_or_default());
    let prompt_configurations = TYPES
        .into_iter()
        .map(|kind| {
            let sent =
                sent.and_then(|it| it.prompt_configurations.iter().find(|prompt| prompt.prompt_type == Some(kind)));
            match sent {
                Some(prompt) if prompt.prompt_creation_mode == Some(CreationMode::Overridden) => PromptConfiguration {
                    parser_mode: prompt.parser_mode.or(Some(CreationMode::Default)),
                    ..prompt.clone()
                },
                sent => default(kind, family, agent.memory_configuration.is_some(), sent),
            }
        })
        .collect();
    PromptOverrideConfiguration {
        override_lambda: sent.and_then(|overrides| overrides.override_lambda.clone()),
        prompt_configurations,
    }
}

/// A prompt in default mode; the members that do not depend on the mode are kept as they were sent.
fn default(kind: PromptType, family: Family, memory: bool, sent: Option<&PromptConfiguration>) -> PromptConfiguration {
    let enabled = match kind {
        PromptType::Orchestration | PromptType::KnowledgeBaseResponseGeneration => true,
        PromptType::MemorySummarization => memory,
        PromptType::PreProcessing | PromptType::PostProcessing => false,
    };
    PromptConfiguration {
        prompt_type: Some(kind),
        prompt_creation_mode: Some(CreationMode::Default),
        prompt_state: Some(if enabled { PromptState::Enabled } else { PromptState::Disabled }),
        parser_mode: sent.and_then(|prompt| prompt.parser_mode).or(Some(CreationMode::Default)),
        base_prompt_template: family.template(kind).map(str::to_owned),
        inference_configuration: Some(family.inference(kind)),
        foundation_model: sent.and_then(|prompt| prompt.foundation_model.clone()),
        additional_model_request_fields: sent.and_then(|prompt| prompt.additional_model_request_fields.clone()),
    }
}
