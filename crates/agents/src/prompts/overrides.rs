//! What an agent says about its prompts, in one form for agents that are stored and agents that come with a request.

use aws_wire::bedrock_agent::types::{
    CreationMode, InferenceConfiguration, PromptConfiguration, PromptOverrideConfiguration, PromptState,
};
use aws_wire::bedrock_agent_runtime::types as run;

use super::PromptKind;

/// A `promptOverrideConfiguration` of either API.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overrides {
    /// The ARN of the function that parses the answers of prompts with parserMode OVERRIDDEN.
    pub override_lambda: Option<String>,
    /// The configurations in the order in which they were sent, each with its type; none where the type was left out.
    pub configurations: Vec<(Option<PromptKind>, PromptConfiguration)>,
}

impl Overrides {
    /// The configuration of a prompt, if there is one.
    #[must_use]
    pub fn of(&self, kind: PromptKind) -> Option<&PromptConfiguration> {
        let found = self.configurations.iter().find(|(of, _)| *of == Some(kind));
        found.map(|(_, configuration)| configuration)
    }

    /// What contradicts itself, each with its place; nothing when all is well.
    ///
    /// With promptCreationMode OVERRIDDEN a configuration has template, inference settings and state, otherwise none of
    /// them. Prompts may be left out. `overrideLambda` and parserMode OVERRIDDEN need each other.
    #[must_use]
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (index, (kind, configuration)) in self.configurations.iter().enumerate() {
            let place = format!("promptOverrideConfiguration.promptConfigurations[{index}]");
            match kind {
                None => problems.push(format!("{place}: promptType is missing")),
                Some(kind) if self.configurations[..index].iter().any(|(earlier, _)| *earlier == Some(*kind)) => {
                    problems.push(format!("{place}: {kind} is configured twice"));
                }
                Some(_) => {}
            }
            problems.extend(mode_problem(&place, configuration));
        }
        let parses = self.configurations.iter().any(|(_, it)| it.parser_mode == Some(CreationMode::Overridden));
        let lambda = "promptOverrideConfiguration.overrideLambda";
        match (&self.override_lambda, parses) {
            (Some(_), false) => {
                problems.push(format!("{lambda}: it is given, but no promptConfiguration has parserMode OVERRIDDEN"));
            }
            (None, true) => {
                problems.push(format!("{lambda}: it is missing, but a promptConfiguration has parserMode OVERRIDDEN"));
            }
            _ => {}
        }
        problems
    }
}

fn mode_problem(place: &str, prompt: &PromptConfiguration) -> Option<String> {
    let settings = [
        ("basePromptTemplate", prompt.base_prompt_template.is_some()),
        ("inferenceConfiguration", prompt.inference_configuration.is_some()),
        ("promptState", prompt.prompt_state.is_some()),
    ];
    let overridden = prompt.prompt_creation_mode == Some(CreationMode::Overridden);
    let wrong: Vec<_> = settings.iter().filter(|(_, given)| *given != overridden).map(|(name, _)| *name).collect();
    let names = (!wrong.is_empty()).then(|| wrong.join(", "))?;
    Some(if overridden {
        format!("{place}: promptCreationMode OVERRIDDEN needs {names}")
    } else {
        format!("{place}: {names} can only be given with promptCreationMode OVERRIDDEN")
    })
}

impl From<PromptOverrideConfiguration> for Overrides {
    fn from(given: PromptOverrideConfiguration) -> Self {
        let of = |it: PromptConfiguration| (it.prompt_type.map(PromptKind::from), it);
        Self {
            override_lambda: given.override_lambda,
            configurations: given.prompt_configurations.into_iter().map(of).collect(),
        }
    }
}

impl From<run::PromptOverrideConfiguration> for Overrides {
    fn from(given: run::PromptOverrideConfiguration) -> Self {
        Self {
            override_lambda: given.override_lambda,
            configurations: given.prompt_configurations.into_iter().map(configuration).collect(),
        }
    }
}

/// The same members under the other API's names.
fn configuration(given: run::PromptConfiguration) -> (Option<PromptKind>, PromptConfiguration) {
    let mode = |mode| match mode {
        run::CreationMode::Default => CreationMode::Default,
        run::CreationMode::Overridden => CreationMode::Overridden,
    };
    let state = |state| match state {
        run::PromptState::Enabled => PromptState::Enabled,
        run::PromptState::Disabled => PromptState::Disabled,
    };
    let inference = |it: run::InferenceConfiguration| InferenceConfiguration {
        maximum_length: it.maximum_length,
        stop_sequences: it.stop_sequences,
        temperature: it.temperature,
        top_k: it.top_k,
        top_p: it.top_p,
    };
    let kind = given.prompt_type.map(PromptKind::from);
    let configuration = PromptConfiguration {
        additional_model_request_fields: given.additional_model_request_fields,
        base_prompt_template: given.base_prompt_template,
        foundation_model: given.foundation_model,
        inference_configuration: given.inference_configuration.map(inference),
        parser_mode: given.parser_mode.map(mode),
        prompt_creation_mode: given.prompt_creation_mode.map(mode),
        prompt_state: given.prompt_state.map(state),
        prompt_type: kind.and_then(PromptKind::build),
    };
    (kind, configuration)
}
