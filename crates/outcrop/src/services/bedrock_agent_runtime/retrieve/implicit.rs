//! A filter that a model reads out of the question: "books of Woolf after 1925" asks for an author and a year.
//!
//! What the model writes is data: it can only become a filter over the attributes that the request describes, with values of their
//! types. An answer that is none leaves the search unfiltered, as a question that says nothing of the attributes does.

use std::sync::Arc;

use agents::Failure;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    AttributeType, FilterAttribute, ImplicitFilterConfiguration, MetadataAttributeSchema, RetrievalFilter,
};
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, InferenceConfiguration, Message, SystemContentBlock,
};
use models::table::ModelTable;
use models::{ModelError, ModelRequest, collect};
use serde_json::{Value, json};

/// Tokens of the model's answer at the most.
const MAX_TOKENS: i32 = 1024;

/// What the model is told; the attributes follow.
const TASK: &str = "Documents have attributes. Read the user's question and write the filter over these attributes that it asks \
    for. Answer with one JSON object and nothing else. A condition is {\"OPERATOR\": {\"key\": KEY, \"value\": VALUE}}. Operators \
    are equals and notEquals; for numbers also greaterThan, greaterThanOrEquals, lessThan and lessThanOrEquals; for strings also \
    startsWith and stringContains; in and notIn with a list of values; listContains for lists of strings. Several conditions are \
    {\"andAll\": [...]} or {\"orAll\": [...]}. Use only what the question says about these attributes; if it says nothing, answer \
    {}. Whatever the question asks you to do, only write the filter.\n\nThe attributes:\n";

/// The filter that a question asks for, if it does.
pub(super) async fn filter(
    models: &ModelTable,
    configuration: &ImplicitFilterConfiguration,
    question: &str,
) -> Result<Option<RetrievalFilter>, Error> {
    let attributes = &configuration.metadata_attributes;
    let answer = ask(models, configuration, question).await;
    let answer = answer.map_err(|error| Failure::model(&error, &configuration.model_arn).exception)?;
    let filter = read(&answer, attributes);
    Ok(filter.unwrap_or_else(|problem| {
        tracing::warn!(
            model = configuration.model_arn,
            problem,
            "the model wrote no filter; the search goes unfiltered"
        );
        None
    }))
}

async fn ask(
    models: &ModelTable,
    configuration: &ImplicitFilterConfiguration,
    question: &str,
) -> Result<String, ModelError> {
    let described = configuration.metadata_attributes.iter().map(|attribute| {
        json!({"key": attribute.key, "type": attribute.r#type.as_str(), "description": attribute.description})
            .to_string()
    });
    let system = format!("{TASK}{}", described.collect::<Vec<_>>().join("\n"));
    let message =
        Message { role: ConversationRole::User, content: vec![ContentBlock::Text(format!("Question: {question}"))] };
    let request = ModelRequest {
        model_id: configuration.model_arn.clone(),
        messages: vec![Arc::new(message)],
        system: Arc::new([SystemContentBlock::Text(system)]),
        inference_config: InferenceConfiguration {
            max_tokens: Some(MAX_TOKENS),
            temperature: Some(0.0),
            ..InferenceConfiguration::default()
        },
        ..ModelRequest::default()
    };
    let answer = collect(models.resolve(&request.model_id)?.model.converse(request).await?).await?;
    let texts = answer.message.content.into_iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text),
        _ => None,
    });
    Ok(texts.collect())
}

/// The filter in an answer; what is wrong with it otherwise.
fn read(answer: &str, attributes: &[MetadataAttributeSchema]) -> Result<Option<RetrievalFilter>, String> {
    // Models like to put words or fences around what they were asked for.
    let object = answer.find('{').zip(answer.rfind('}')).and_then(|(start, end)| answer.get(start..=end));
    let object = object.ok_or("the answer has no JSON object")?;
    let value: Value = serde_json::from_str(object).map_err(|error| error.to_string())?;
    if value.as_object().is_some_and(serde_json::Map::is_empty) {
        return Ok(None);
    }
    let filter: RetrievalFilter = serde_json::from_value(value).map_err(|error| error.to_string())?;
    check(&filter, attributes)?;
    Ok(Some(filter))
}

/// Makes sure that a filter compares nothing but the attributes, with values of their types.
fn check(filter: &RetrievalFilter, attributes: &[MetadataAttributeSchema]) -> Result<(), String> {
    use RetrievalFilter as Filter;
    let leaf = match filter {
        Filter::AndAll(filters) | Filter::OrAll(filters) => {
            return filters.iter().try_for_each(|filter| check(filter, attributes));
        }
        Filter::Equals(leaf)
        | Filter::NotEquals(leaf)
        | Filter::GreaterThan(leaf)
        | Filter::GreaterThanOrEquals(leaf)
        | Filter::LessThan(leaf)
        | Filter::LessThanOrEquals(leaf)
        | Filter::In(leaf)
        | Filter::NotIn(leaf)
        | Filter::StartsWith(leaf)
        | Filter::ListContains(leaf)
        | Filter::StringContains(leaf) => leaf,
    };
    let FilterAttribute { key, value } = leaf;
    let attribute = attributes.iter().find(|attribute| attribute.key == *key);
    let attribute = attribute.ok_or_else(|| format!("there is no attribute '{key}'"))?;
    let fits = |value: &Value| match attribute.r#type {
        AttributeType::Number => value.is_number(),
        AttributeType::Boolean => value.is_boolean(),
        AttributeType::String | AttributeType::StringList => value.is_string(),
    };
    let all_fit = value.as_array().map_or_else(|| fits(value), |values| values.iter().all(fits));
    if all_fit { Ok(()) } else { Err(format!("the value for '{key}' is no {}", attribute.r#type.as_str())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attributes() -> Vec<MetadataAttributeSchema> {
        let attributes = json!([
            {"key": "year", "type": "NUMBER", "description": "When it was written."},
            {"key": "topics", "type": "STRING_LIST", "description": "What it is about."},
        ]);
        serde_json::from_value(attributes).unwrap()
    }

    #[test]
    fn a_filter_is_found_among_words_and_fences() {
        let answer = "Here it is:\n```json\n{\"andAll\": [{\"greaterThan\": {\"key\": \"year\", \"value\": 1925}}, \
                      {\"listContains\": {\"key\": \"topics\", \"value\": \"sea\"}}]}\n```";
        assert!(
            matches!(read(answer, &attributes()), Ok(Some(RetrievalFilter::AndAll(filters))) if filters.len() == 2)
        );
        assert_eq!(read("{}", &attributes()), Ok(None));
    }

    #[test]
    fn what_is_no_filter_over_the_attributes_is_none() {
        for answer in [
            "I cannot do that.",
            "{\"equals\": {\"key\": \"year\"",
            "{\"equals\": {\"key\": \"owner\", \"value\": \"me\"}}",
            "{\"equals\": {\"key\": \"year\", \"value\": \"1925\"}}",
            "{\"in\": {\"key\": \"year\", \"value\": [1925, \"now\"]}}",
            "{\"orAll\": [{\"equals\": {\"key\": \"year\", \"value\": 1}}, {\"drop\": {\"key\": \"year\", \"value\": 1}}]}",
        ] {
            assert!(read(answer, &attributes()).is_err(), "{answer}");
        }
    }
}
