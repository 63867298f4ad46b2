//! Which model answers for which id.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

use std::sync::Arc;

use async_trait::async_trait;
use aws_wire::bedrock::types::{ListFoundationModelsRequest, ModelCustomization, ModelModality};
use models::table::{Embedded, EmbeddedEntry, ModelEntry, ModelTable};
use models::timer::SystemTimer;
use models::{Model, ModelError, ModelRequest, ModelStream};
use serde_json::{Value, json};

struct Nothing;

#[async_trait]
impl Model for Nothing {
    async fn converse(&self, _: ModelRequest) -> Result<ModelStream, ModelError> {
        Err(ModelError::unavailable("nothing"))
    }
}

fn embedded(entry: &EmbeddedEntry) -> Result<Embedded, String> {
    let name = entry.model.clone().unwrap_or_else(|| "outcrop.embedded-small".to_owned());
    Ok(Embedded { name, model: Arc::new(Nothing) })
}

fn table(entries: Value) -> Result<ModelTable, String> {
    let entries: Vec<ModelEntry> = serde_json::from_value(entries).map_err(|error| error.to_string())?;
    let environment = |name: &str| matches!(name, "KEY" | "AWS_BEARER_TOKEN_BEDROCK").then(|| "secret".to_owned());
    let timer: Arc<dyn models::timer::Timer> = Arc::new(SystemTimer::default());
    ModelTable::build(&entries, &environment, Some(&embedded), &timer).map_err(|error| error.to_string())
}

fn openai(id: &str, model: &str) -> Value {
    json!({"id": id, "provider": "openai", "base_url": "http://127.0.0.1:1/v1", "model": model, "api_key_env": "KEY"})
}

#[test]
fn every_way_of_naming_a_model_finds_its_entry() {
    let table = table(json!([
        openai("anthropic.claude-3-haiku-20240307-v1:0", "haiku"),
        openai("us.anthropic.*", "claude in the us"),
        openai("anthropic.*", "claude"),
        openai("tuned", "tuned"),
    ]))
    .unwrap();
    for (id, name) in [
        ("anthropic.claude-3-haiku-20240307-v1:0", "haiku"),
        ("arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-3-haiku-20240307-v1:0", "haiku"),
        ("eu.anthropic.claude-3-haiku-20240307-v1:0", "haiku"),
        ("us.anthropic.claude-sonnet-4-20250514-v1:0", "claude in the us"),
        ("global.anthropic.claude-sonnet-4-20250514-v1:0", "claude"),
        (
            "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.anthropic.claude-sonnet-4-20250514-v1:0",
            "claude",
        ),
        ("arn:aws:bedrock:eu-west-1:123456789012:provisioned-model/tuned", "tuned"),
        ("outcrop.embedded-small", "outcrop.embedded-small"),
    ] {
        assert_eq!(table.resolve(id).map(|found| found.name), Ok(name.to_owned()), "{id}");
    }
    let error = table.resolve("amazon.nova-pro-v1:0").err().unwrap();
    assert!(error.message().starts_with("The provided model identifier is invalid."), "{error}");
    assert!(error.message().contains("anthropic.*, tuned"), "{error}");
}

#[test]
fn without_entries_the_embedded_model_answers_for_all() {
    let found = table(json!([])).unwrap().resolve("amazon.nova-pro-v1:0").unwrap();
    assert_eq!(found.metadata(), json!({"outcrop": {"provider": "embedded", "model": "outcrop.embedded-small"}}));
}

#[test]
fn wrong_entries_are_told_with_what_to_do() {
    for (entry, problem) in [
        (json!({"id": "*", "provider": "openai"}), "needs 'base_url'"),
        (json!({"id": "*", "provider": "openai", "base_url": "ftp://x"}), "http or https"),
        (json!({"id": "*", "provider": "gopher"}), "no such provider: 'gopher'"),
        (
            json!({"id": "*", "provider": "replay", "file": "x", "retries": 1}),
            "'retries' means nothing to provider 'replay'",
        ),
        (json!({"id": "*", "provider": "replay", "file": "/no/such/file"}), "cannot be read"),
        (json!({"id": "", "provider": "embedded"}), "'id' is empty"),
        (json!({"id": "*", "provider": "embedded", "colour": "blue"}), "unknown field `colour`"),
        (
            json!({"id": "*", "provider": "openai", "base_url": "http://x", "api_key_env": "NONE"}),
            "NONE (api_key_env) is not set",
        ),
        (json!({"id": "*", "provider": "openai", "base_url": "http://x", "idle_timeout_seconds": -1}), "above 0"),
        (json!({"id": "*", "provider": "anthropic"}), "ANTHROPIC_API_KEY (api_key_env) is not set"),
        (json!({"id": "*", "provider": "anthropic", "region": "x"}), "'region' means nothing to provider 'anthropic'"),
        (json!({"id": "*", "provider": "bedrock"}), "no region is known; set 'region'"),
        (json!({"id": "*", "provider": "bedrock", "region": "x", "profile": "p"}), "no profile 'p'"),
        (json!({"id": "*", "provider": "embedded", "tools": "none"}), "unknown variant `none`"),
    ] {
        let error = table(json!([entry])).err().unwrap();
        assert!(error.contains(problem), "{error}");
    }
}

#[test]
fn models_are_listed_under_configured_and_well_known_ids() {
    let table = table(json!([openai("my-model", "m"), openai("anthropic.claude-3-*", "claude")])).unwrap();
    let ids = |filters: ListFoundationModelsRequest| -> Vec<String> {
        table.foundation_models(&filters, "us-east-1").into_iter().map(|model| model.model_id).collect()
    };
    let all = ids(ListFoundationModelsRequest::default());
    assert_eq!(all[..2], ["my-model", "outcrop.embedded-small"]);
    assert!(all.contains(&"anthropic.claude-3-haiku-20240307-v1:0".to_owned()));
    assert!(!all.contains(&"amazon.nova-pro-v1:0".to_owned()), "nothing answers for it");

    let anthropic =
        ids(ListFoundationModelsRequest { by_provider: Some("anthropic".to_owned()), ..Default::default() });
    assert!(!anthropic.is_empty() && anthropic.iter().all(|id| id.starts_with("anthropic.")));
    let images = ListFoundationModelsRequest { by_output_modality: Some(ModelModality::Image), ..Default::default() };
    assert!(ids(images).is_empty());
    let tunable = ListFoundationModelsRequest {
        by_customization_type: Some(ModelCustomization::FineTuning),
        ..Default::default()
    };
    assert!(ids(tunable).is_empty());

    let details = table.foundation_model("us.anthropic.claude-3-haiku-20240307-v1:0", "us-east-1").unwrap();
    assert_eq!(details.model_arn, "arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-3-haiku-20240307-v1:0");
    assert_eq!(details.provider_name.as_deref(), Some("Anthropic"));
}

#[test]
fn what_a_model_reads_and_takes_is_that_of_who_answers() {
    let table = table(json!([
        {"id": "anthropic.claude-v2", "provider": "anthropic", "api_key_env": "KEY", "model": "claude-sonnet-4-5"},
        {"id": "anthropic.*", "provider": "bedrock", "region": "eu-west-1"},
        {"id": "local", "provider": "openai", "base_url": "http://127.0.0.1:1/v1", "model": "llama3.1:8b",
            "context_tokens": 4096, "tools": "text"},
        openai("*", "someone's own"),
    ]))
    .unwrap();
    for (id, tokens, tools) in [
        ("anthropic.claude-v2", Some(200_000), Some(true)),
        ("eu.anthropic.claude-v2:1", Some(200_000), Some(false)),
        ("local", Some(4096), Some(false)),
        // Another model than the one that the id names.
        ("amazon.nova-pro-v1:0", None, None),
    ] {
        assert_eq!((table.context_window(id), table.takes_tools(id)), (tokens, tools), "{id}");
    }
    assert_eq!(table.resolve("anthropic.claude-instant-v1").map(|found| found.provider), Ok("bedrock"));
}
