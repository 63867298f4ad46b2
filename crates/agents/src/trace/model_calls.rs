//! Traces of model calls: what the model was asked, and what it answered.

use aws_wire::bedrock_agent_runtime::types::{
    CreationMode, InferenceConfiguration, Metadata, ModelInvocationInput, OrchestrationModelInvocationOutput,
    OrchestrationTrace, PostProcessingModelInvocationOutput, PostProcessingParsedResponse, PostProcessingTrace,
    PreProcessingModelInvocationOutput, PreProcessingParsedResponse, PreProcessingTrace, RawResponse,
    ReasoningContentBlock, ReasoningTextBlock, RoutingClassifierModelInvocationOutput, RoutingClassifierTrace, Trace,
    Usage,
};
use aws_wire::bedrock_runtime::types as converse;
use models::Answer;

use super::{Span, Tracer};
use crate::parser::{PostProcessing, PreProcessing};
use crate::prompts::{Prompt, PromptKind};

/// What a model is asked.
pub(crate) struct Asked<'a> {
    pub(crate) kind: PromptKind,
    pub(crate) model_id: &'a str,
    pub(crate) inference: Option<InferenceConfiguration>,
    /// The whole prompt as it is sent.
    pub(crate) text: String,
    /// The agent's own prompt or parser, where it has one.
    pub(crate) overrides: Option<(&'a Prompt, Option<&'a str>)>,
}

/// What a model answered.
pub(crate) struct Answered<'a> {
    pub(crate) answer: &'a Answer,
    /// The answer in the form that parser functions read.
    pub(crate) raw: String,
    pub(crate) span: Span,
    pub(crate) request_id: String,
}

/// What was read from the answer of a prompt.
pub(crate) enum Parsed<'a> {
    PreProcessing(&'a PreProcessing),
    PostProcessing(&'a PostProcessing),
    /// Who takes a request; the traces that follow tell it.
    Route,
    /// An answer from what was looked up.
    Response,
    /// The loop's answers are told by the traces that follow.
    Loop,
}

impl Tracer<'_> {
    fn prompt_trace_id(&self, kind: PromptKind) -> Option<String> {
        match kind {
            PromptKind::PreProcessing => Some(format!("{}-pre-0", self.turn_id)),
            PromptKind::PostProcessing => Some(format!("{}-post-0", self.turn_id)),
            PromptKind::RoutingClassifier => Some(format!("{}-routing-0", self.turn_id)),
            PromptKind::KnowledgeBaseResponseGeneration => {
                Some(format!("{}-KB-{}-0", self.turn_id, self.looked_up.unwrap_or("null")))
            }
            _ => self.trace_id(),
        }
    }

    pub(crate) fn model_input(&self, asked: Asked<'_>) -> Trace {
        let Asked { kind, model_id, inference, text, overrides } = asked;
        let overridden = |is: bool| is.then_some(CreationMode::Overridden);
        let prompt = overrides.map(|(prompt, _)| prompt);
        let parses = prompt.is_some_and(|prompt| prompt.parser_overridden);
        let input = ModelInvocationInput {
            // As recorded: AWS leaves it out for answers from look-ups.
            foundation_model: (kind != PromptKind::KnowledgeBaseResponseGeneration).then(|| model_id.to_owned()),
            inference_configuration: inference,
            override_lambda: overrides.and_then(|(_, lambda)| lambda).filter(|_| parses).map(str::to_owned),
            parser_mode: overridden(parses),
            prompt_creation_mode: overridden(prompt.is_some_and(|prompt| prompt.overridden)),
            text: Some(text),
            trace_id: self.prompt_trace_id(kind),
            r#type: kind.run(),
        };
        match kind {
            PromptKind::PreProcessing => Trace::PreProcessingTrace(PreProcessingTrace::ModelInvocationInput(input)),
            PromptKind::PostProcessing => Trace::PostProcessingTrace(PostProcessingTrace::ModelInvocationInput(input)),
            PromptKind::RoutingClassifier => {
                Trace::RoutingClassifierTrace(RoutingClassifierTrace::ModelInvocationInput(input))
            }
            _ => Trace::OrchestrationTrace(OrchestrationTrace::ModelInvocationInput(input)),
        }
    }

    pub(crate) fn model_output(&self, answered: Answered<'_>, parsed: Parsed<'_>) -> Trace {
        let Answered { answer, raw, span, request_id } = answered;
        let usage =
            Usage { input_tokens: Some(answer.usage.input_tokens), output_tokens: Some(answer.usage.output_tokens) };
        let metadata = Some(Metadata { usage: Some(usage), ..span.metadata(Some(request_id)) });
        let raw_response = Some(RawResponse { content: Some(raw) });
        let reasoning_content = reasoning(answer);
        match parsed {
            Parsed::PreProcessing(PreProcessing { valid, rationale }) => Trace::PreProcessingTrace(
                PreProcessingTrace::ModelInvocationOutput(PreProcessingModelInvocationOutput {
                    metadata,
                    parsed_response: Some(PreProcessingParsedResponse {
                        is_valid: Some(*valid),
                        rationale: rationale.clone(),
                    }),
                    raw_response,
                    reasoning_content,
                    trace_id: self.prompt_trace_id(PromptKind::PreProcessing),
                }),
            ),
            Parsed::PostProcessing(PostProcessing { text, .. }) => Trace::PostProcessingTrace(
                PostProcessingTrace::ModelInvocationOutput(PostProcessingModelInvocationOutput {
                    metadata,
                    parsed_response: Some(PostProcessingParsedResponse { text: Some(text.clone()) }),
                    raw_response,
                    reasoning_content,
                    trace_id: self.prompt_trace_id(PromptKind::PostProcessing),
                }),
            ),
            Parsed::Route => Trace::RoutingClassifierTrace(RoutingClassifierTrace::ModelInvocationOutput(
                RoutingClassifierModelInvocationOutput {
                    metadata,
                    raw_response,
                    trace_id: self.prompt_trace_id(PromptKind::RoutingClassifier),
                },
            )),
            Parsed::Response | Parsed::Loop => Trace::OrchestrationTrace(OrchestrationTrace::ModelInvocationOutput(
                OrchestrationModelInvocationOutput {
                    metadata,
                    raw_response,
                    reasoning_content,
                    trace_id: match parsed {
                        Parsed::Response => self.prompt_trace_id(PromptKind::KnowledgeBaseResponseGeneration),
                        _ => self.trace_id(),
                    },
                },
            )),
        }
    }
}

fn reasoning(answer: &Answer) -> Option<ReasoningContentBlock> {
    use converse::ReasoningContentBlock as Block;
    answer.message.content.iter().find_map(|block| match block {
        converse::ContentBlock::ReasoningContent(Block::ReasoningText(text)) => {
            Some(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
                text: text.text.clone(),
                signature: text.signature.clone(),
            }))
        }
        converse::ContentBlock::ReasoningContent(Block::RedactedContent(data)) => {
            Some(ReasoningContentBlock::RedactedContent(data.clone()))
        }
        _ => None,
    })
}
