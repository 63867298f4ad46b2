//! The prompts of an agent, ready for use: defaults and overrides in one, templates read.

use std::fmt;

use aws_wire::Document;
use aws_wire::bedrock_agent::types::{CreationMode, InferenceConfiguration, PromptConfiguration, PromptState};

use super::defaults::{self, Basis};
use super::{Family, Overrides, PromptKind};
use crate::template::{Template, TemplateError};

/// One prompt of an agent.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    /// Its type.
    pub kind: PromptKind,
    /// The family of the model that is asked: the prompt's own model, else the agent's.
    pub family: Family,
    /// What the model is asked.
    pub template: Template,
    /// The inference settings: what the agent gives, the rest by default.
    pub inference: InferenceConfiguration,
    /// Whether the step is done. A disabled orchestration sends the bare input; other disabled steps are skipped.
    pub enabled: bool,
    /// Whether template, settings and state are the agent's own: promptCreationMode.
    pub overridden: bool,
    /// Whether the answer is read by the agent's own function: parserMode.
    pub parser_overridden: bool,
    /// The model for this prompt, where it is not the agent's.
    pub foundation_model: Option<String>,
    /// Members for the provider's own request.
    pub additional_model_request_fields: Option<Document>,
}

/// All prompts of an agent.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompts {
    /// Whether the input is one that the agent should answer.
    pub pre_processing: Prompt,
    /// The loop.
    pub orchestration: Prompt,
    /// A cited answer from look-up results.
    pub knowledge_base_response_generation: Prompt,
    /// The final answer, written anew.
    pub post_processing: Prompt,
    /// What is to be remembered of a session.
    pub memory_summarization: Prompt,
    /// Which collaborator gets the request.
    pub routing_classifier: Prompt,
    /// The ARN of the function that reads the answers of prompts whose parser is overridden.
    pub override_lambda: Option<String>,
}

/// A template that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The prompt whose template it is.
    pub kind: PromptKind,
    /// What is wrong, where.
    pub error: TemplateError,
}

/// Every template of an agent that can't be read; at least one. The text is the one that a turn fails with: AWS's sentence,
/// then which template it is, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct UnreadableTemplates(pub Vec<Unreadable>);

impl fmt::Display for UnreadableTemplates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "The overridden prompt that you provided is incorrectly formatted. Check the format for errors, such as invalid \
             JSON, and retry your request.",
        )?;
        self.0.iter().try_for_each(|Unreadable { kind, error }| write!(f, " {kind}: {error}."))
    }
}

impl Prompts {
    /// The prompts of an agent with these overrides.
    ///
    /// # Errors
    /// Templates that can't be read, those of disabled prompts too: they would fail on the day that they are enabled.
    pub fn new(basis: &Basis<'_>, overrides: &Overrides) -> Result<Self, UnreadableTemplates> {
        let mut unreadable = Vec::new();
        let mut prompt = |kind| {
            Prompt::new(kind, basis, overrides.of(kind))
                .map_err(|error| unreadable.push(Unreadable { kind, error }))
                .ok()
        };
        let prompts = (
            prompt(PromptKind::PreProcessing),
            prompt(PromptKind::Orchestration),
            prompt(PromptKind::KnowledgeBaseResponseGeneration),
            prompt(PromptKind::PostProcessing),
            prompt(PromptKind::MemorySummarization),
            prompt(PromptKind::RoutingClassifier),
        );
        let (Some(pre), Some(orchestration), Some(knowledge_base), Some(post), Some(memory), Some(routing)) = prompts
        else {
            return Err(UnreadableTemplates(unreadable));
        };
        Ok(Self {
            pre_processing: pre,
            orchestration,
            knowledge_base_response_generation: knowledge_base,
            post_processing: post,
            memory_summarization: memory,
            routing_classifier: routing,
            override_lambda: overrides.override_lambda.clone(),
        })
    }
}

impl Prompt {
    fn new(kind: PromptKind, basis: &Basis<'_>, given: Option<&PromptConfiguration>) -> Result<Self, TemplateError> {
        let foundation_model = given.and_then(|it| it.foundation_model.clone());
        let family = Family::of(foundation_model.as_deref().unwrap_or(basis.model_id));
        let additional_model_request_fields = given.and_then(|it| it.additional_model_request_fields.clone());
        let own = given.filter(|it| it.prompt_creation_mode == Some(CreationMode::Overridden));
        let text = own.and_then(|it| it.base_prompt_template.as_deref());
        let settings = own.and_then(|it| it.inference_configuration.clone()).unwrap_or_default();
        let state = own.and_then(|it| it.prompt_state);
        Ok(Self {
            kind,
            family,
            template: Template::read(text.unwrap_or_else(|| defaults::template(kind, family, basis.role)))?,
            inference: filled(settings, defaults::inference(kind, family, additional_model_request_fields.as_ref())),
            enabled: state.map_or_else(|| basis.enabled(kind), |state| state == PromptState::Enabled),
            overridden: own.is_some(),
            parser_overridden: given.is_some_and(|it| it.parser_mode == Some(CreationMode::Overridden)),
            foundation_model,
            additional_model_request_fields,
        })
    }
}

fn filled(given: InferenceConfiguration, defaults: InferenceConfiguration) -> InferenceConfiguration {
    InferenceConfiguration {
        temperature: given.temperature.or(defaults.temperature),
        top_p: given.top_p.or(defaults.top_p),
        top_k: given.top_k.or(defaults.top_k),
        maximum_length: given.maximum_length.or(defaults.maximum_length),
        stop_sequences: given.stop_sequences.or(defaults.stop_sequences),
    }
}
