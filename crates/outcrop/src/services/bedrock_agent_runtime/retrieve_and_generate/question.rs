//! What the two operations read alike of their requests.

use agents::generation::{Asking, Ground, Question};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    ExternalSourcesRetrieveAndGenerateConfiguration, GuardrailConfiguration, InferenceConfig,
    KnowledgeBaseRetrieveAndGenerateConfiguration, OrchestrationConfiguration, PerformanceConfiguration,
    PromptTemplate, QueryTransformationType, RetrieveAndGenerateConfiguration, RetrieveAndGenerateRequest,
    RetrieveAndGenerateSessionConfiguration, RetrieveAndGenerateStreamRequest, RetrieveAndGenerateType, UserContext,
};
use std::collections::BTreeMap;

use super::external_sources;
use crate::server::{App, RequestContext};
use crate::services::bedrock_agent_runtime::request::performance;

/// The members of either request.
pub(super) struct Asked {
    text: String,
    configuration: Option<RetrieveAndGenerateConfiguration>,
    session_configuration: Option<RetrieveAndGenerateSessionConfiguration>,
    session_id: Option<String>,
    user_context: Option<UserContext>,
}

impl From<RetrieveAndGenerateRequest> for Asked {
    fn from(input: RetrieveAndGenerateRequest) -> Self {
        Self {
            text: input.input.text,
            configuration: input.retrieve_and_generate_configuration,
            session_configuration: input.session_configuration,
            session_id: input.session_id,
            user_context: input.user_context,
        }
    }
}

impl From<RetrieveAndGenerateStreamRequest> for Asked {
    fn from(input: RetrieveAndGenerateStreamRequest) -> Self {
        Self {
            text: input.input.text,
            configuration: input.retrieve_and_generate_configuration,
            session_configuration: input.session_configuration,
            session_id: input.session_id,
            user_context: input.user_context,
        }
    }
}

/// The question, with the text of a document where it is about one.
pub(super) async fn question(app: &App, context: &RequestContext, asked: Asked) -> Result<Question, Error> {
    if asked.text.trim().is_empty() {
        return Err(Error::validation("input.text is blank; it must be the question."));
    }
    if asked.user_context.is_some() {
        return Err(Error::validation(
            "userContext is not available: documents have no access control lists here. Leave it out.",
        ));
    }
    let missing = |what: &str| Error::validation(format!("retrieveAndGenerateConfiguration{what} is missing."));
    let configuration = asked.configuration.ok_or_else(|| missing(""))?;
    let question = Question {
        account_id: context.account_id.clone(),
        region: context.region.clone(),
        text: asked.text,
        session_id: asked.session_id,
        kms_key_arn: asked.session_configuration.map(|session| session.kms_key_arn),
        model_arn: String::new(),
        ground: Ground::Passages(Vec::new()),
        generation: Asking::default(),
        orchestration: Asking::default(),
        decompose: false,
    };
    match configuration.r#type {
        RetrieveAndGenerateType::KnowledgeBase => {
            let of = configuration.knowledge_base_configuration;
            about_knowledge_base(question, of.ok_or_else(|| missing(".knowledgeBaseConfiguration"))?)
        }
        RetrieveAndGenerateType::ExternalSources => {
            let of = configuration.external_sources_configuration;
            about_document(app, question, of.ok_or_else(|| missing(".externalSourcesConfiguration"))?).await
        }
    }
}

fn about_knowledge_base(
    question: Question,
    of: KnowledgeBaseRetrieveAndGenerateConfiguration,
) -> Result<Question, Error> {
    let generation = of.generation_configuration.unwrap_or_default();
    refuse_guardrail(generation.guardrail_configuration.as_ref())?;
    let OrchestrationConfiguration {
        additional_model_request_fields,
        inference_config,
        performance_config,
        prompt_template,
        query_transformation_configuration,
    } = of.orchestration_configuration.unwrap_or_default();
    let decompose = query_transformation_configuration.map(|it| it.r#type);
    Ok(Question {
        model_arn: of.model_arn,
        ground: Ground::KnowledgeBase {
            id: of.knowledge_base_id,
            configuration: of.retrieval_configuration.map(Box::new),
        },
        generation: asking(
            generation.prompt_template,
            generation.inference_config,
            generation.additional_model_request_fields,
            generation.performance_config,
        ),
        orchestration: asking(prompt_template, inference_config, additional_model_request_fields, performance_config),
        decompose: decompose == Some(QueryTransformationType::QueryDecomposition),
        ..question
    })
}

async fn about_document(
    app: &App,
    question: Question,
    of: ExternalSourcesRetrieveAndGenerateConfiguration,
) -> Result<Question, Error> {
    let generation = of.generation_configuration.unwrap_or_default();
    refuse_guardrail(generation.guardrail_configuration.as_ref())?;
    Ok(Question {
        model_arn: of.model_arn,
        ground: Ground::Passages(external_sources::passages(app, of.sources).await?),
        generation: asking(
            generation.prompt_template,
            generation.inference_config,
            generation.additional_model_request_fields,
            generation.performance_config,
        ),
        ..question
    })
}

fn asking(
    template: Option<PromptTemplate>,
    inference: Option<InferenceConfig>,
    fields: Option<BTreeMap<String, aws_wire::Document>>,
    performance_config: Option<PerformanceConfiguration>,
) -> Asking {
    Asking {
        template: template.and_then(|template| template.text_prompt_template),
        inference: inference.and_then(|inference| inference.text_inference_config).unwrap_or_default(),
        additional_fields: fields.filter(|it| !it.is_empty()).map(|it| it.into_iter().collect()),
        performance: performance(performance_config),
    }
}

fn refuse_guardrail(given: Option<&GuardrailConfiguration>) -> Result<(), Error> {
    match given {
        None => Ok(()),
        Some(_) => Err(Error::validation(
            "generationConfiguration.guardrailConfiguration is not available: this version of Outcrop has no guardrails. \
             Leave it out.",
        )),
    }
}
