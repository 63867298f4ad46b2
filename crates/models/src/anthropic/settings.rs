//! How the answer shall be: settings of the request, and the additional fields that are laid over them.

use aws_wire::Document;
use aws_wire::bedrock_runtime::types::{OutputConfig, OutputFormatStructure};
use serde_json::{Map, json};

use super::AnthropicConfig;
use super::sampling::Sampling;
use crate::{ModelError, ModelRequest};

/// The answer's length where neither the request nor the entry limits it: what every model allows.
const MAX_TOKENS: u64 = 4_096;

/// Members that are made from the request's own.
const OWN_MEMBERS: [&str; 5] = ["model", "messages", "system", "stream", "stop_sequences"];

/// The caller's additional fields, which are laid over the request.
pub(super) fn additional_fields(request: &ModelRequest) -> Result<Map<String, Document>, ModelError> {
    match &request.additional_model_request_fields {
        None | Some(Document::Null) => Ok(Map::new()),
        Some(Document::Object(fields)) => match OWN_MEMBERS.iter().find(|own| fields.contains_key(**own)) {
            None => Ok(fields.clone()),
            Some(own) => Err(ModelError::validation(format!(
                "additionalModelRequestFields must not hold '{own}': it is made from the request's own members."
            ))),
        },
        Some(_) => Err(ModelError::validation("additionalModelRequestFields must be an object.")),
    }
}

/// The beta features that are asked for: a list or one name.
pub(super) fn take_beta(fields: &mut Map<String, Document>) -> Result<Option<String>, ModelError> {
    // The version is the provider's own; Bedrock's bodies carry one.
    fields.shift_remove("anthropic_version");
    let names = match fields.shift_remove("anthropic_beta") {
        None | Some(Document::Null) => return Ok(None),
        Some(Document::Array(names)) => names,
        Some(name) => vec![name],
    };
    let names: Option<Vec<&str>> = names.iter().map(Document::as_str).collect();
    names.map(|names| (!names.is_empty()).then(|| names.join(","))).ok_or_else(|| {
        ModelError::validation("additionalModelRequestFields.anthropic_beta must be a text or a list of texts.")
    })
}

/// The limit of the answer's length, which must leave room behind the thinking.
pub(super) fn max_tokens(
    request: &ModelRequest,
    config: &AnthropicConfig,
    thinking: Option<&Document>,
    fields: &mut Map<String, Document>,
) -> Result<u64, ModelError> {
    if let Some(limit) = fields.shift_remove("max_tokens") {
        let wrong = || ModelError::validation("additionalModelRequestFields.max_tokens must be a number above 0.");
        return limit.as_u64().filter(|limit| *limit > 0).ok_or_else(wrong);
    }
    if let Some(limit) = request.inference_config.max_tokens.and_then(|limit| u64::try_from(limit).ok()) {
        return Ok(limit);
    }
    let budget = thinking.and_then(|thinking| thinking["budget_tokens"].as_u64()).unwrap_or(0);
    Ok(budget.saturating_add(config.max_tokens.map_or(MAX_TOKENS, u64::from)))
}

/// The settings of the answer, the caller's additional ones over the request's.
pub(super) fn settings(
    request: &ModelRequest,
    config: &AnthropicConfig,
    fields: Map<String, Document>,
) -> Result<Map<String, Document>, ModelError> {
    let mut settings = Map::new();
    let inference = &request.inference_config;
    let model = config.model.as_deref().unwrap_or(&request.model_id);
    let Sampling { temperature, top_p, top_k } = Sampling::of(model, inference, request.top_k, config.send_sampling);
    let sampling = [
        ("temperature", temperature.map(Document::from)),
        ("top_p", top_p.map(Document::from)),
        ("top_k", top_k.map(Document::from)),
    ];
    settings.extend(sampling.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
    if let Some(stops) = inference.stop_sequences.as_ref().filter(|stops| !stops.is_empty()) {
        settings.insert("stop_sequences".to_owned(), json!(stops));
    }
    if let Some(output) = &request.output_config {
        settings.insert("output_config".to_owned(), output_config(output)?);
    }
    settings.extend(fields);
    Ok(settings)
}

fn output_config(output: &OutputConfig) -> Result<Document, ModelError> {
    let mut config = Map::new();
    if let Some(effort) = &output.effort {
        config.insert("effort".to_owned(), effort.as_str().into());
    }
    if let Some(format) = &output.text_format {
        let OutputFormatStructure::JsonSchema(definition) = &format.structure;
        let schema: Document = serde_json::from_str(&definition.schema).map_err(|error| {
            ModelError::validation(format!("outputConfig.textFormat.structure.jsonSchema.schema is no JSON: {error}"))
        })?;
        config.insert("format".to_owned(), json!({"type": "json_schema", "schema": schema}));
    }
    Ok(config.into())
}
