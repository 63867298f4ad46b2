//! The configuration of every prompt as Get operations show it: what was sent as it was sent, the rest by default.

use aws_wire::bedrock_agent::types::{CreationMode, PromptConfiguration, PromptOverrideConfiguration, PromptState};

use super::defaults::{self, Basis};
use super::{Family, Overrides, PromptKind};

/// The effective configuration of the prompts that the build-time API knows: a console and many tools edit from there.
#[must_use]
pub fn effective(basis: &Basis<'_>, overrides: &Overrides) -> PromptOverrideConfiguration {
    let configuration = |kind| {
        let given = overrides.of(kind);
        match given {
            Some(given) if given.prompt_creation_mode == Some(CreationMode::Overridden) => {
                PromptConfiguration { parser_mode: given.parser_mode.or(Some(CreationMode::Default)), ..given.clone() }
            }
            given => default(kind, basis, given),
        }
    };
    PromptOverrideConfiguration {
        override_lambda: overrides.override_lambda.clone(),
        prompt_configurations: PromptKind::ALL
            .into_iter()
            .filter(|kind| kind.build().is_some())
            .map(configuration)
            .collect(),
    }
}

/// A prompt in default mode; the members that do not depend on the mode are kept as they were sent.
fn default(kind: PromptKind, basis: &Basis<'_>, given: Option<&PromptConfiguration>) -> PromptConfiguration {
    let foundation_model = given.and_then(|prompt| prompt.foundation_model.clone());
    let family = Family::of(foundation_model.as_deref().unwrap_or(basis.model_id));
    let additional_model_request_fields = given.and_then(|prompt| prompt.additional_model_request_fields.clone());
    let state = if basis.enabled(kind) { PromptState::Enabled } else { PromptState::Disabled };
    PromptConfiguration {
        prompt_type: kind.build(),
        prompt_creation_mode: Some(CreationMode::Default),
        prompt_state: Some(state),
        parser_mode: given.and_then(|prompt| prompt.parser_mode).or(Some(CreationMode::Default)),
        base_prompt_template: Some(defaults::template(kind, family, basis.role).to_owned()),
        inference_configuration: Some(defaults::inference(kind, family, additional_model_request_fields.as_ref())),
        foundation_model,
        additional_model_request_fields,
    }
}
