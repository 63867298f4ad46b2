//! Embedding models against a scripted server: OpenAI-compatible and Bedrock, batches, failures, the table and its cache.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

mod support;

use std::sync::Arc;

use async_trait::async_trait;
use aws_wire::bedrock::types::{ListFoundationModelsRequest, ModelModality};
use models::bedrock::{BedrockConfig, BedrockEmbeddings, CredentialSource};
use models::openai::{OpenAiEmbeddings, OpenAiEmbeddingsConfig};
use models::table::{EmbeddedEmbeddings, EmbeddedEntry, EmbeddingEntry, EmbeddingFactory, EmbeddingTable};
use models::timer::Timer;
use models::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, HttpConfig, ModelError, Secret};
use serde_json::{Value, json};
use support::ManualTimer;
use test_support::fake_model::{FakeModel, Reply, Script, When};

async fn fake<const N: usize>(replies: [Reply; N]) -> FakeModel {
    let when = When { embeddings: true, ..When::default() };
    let replies = replies.map(|reply| reply.when(when.clone()));
    FakeModel::start(Script { replies: replies.into() }).await.unwrap()
}

fn openai(fake: &FakeModel) -> OpenAiEmbeddingsConfig {
    let http = HttpConfig::new(fake.base_url().parse().unwrap());
    OpenAiEmbeddingsConfig { model: Some("embedder".to_owned()), ..OpenAiEmbeddingsConfig::new(http) }
}

fn bedrock(fake: &FakeModel) -> BedrockEmbeddings {
    let config = BedrockConfig {
        http: HttpConfig::new(format!("http://{}", fake.address()).parse().unwrap()),
        region: "eu-west-1".to_owned(),
        credentials: CredentialSource::ApiKey(Secret::new("k3y".to_owned()).unwrap()),
        model: None,
        send_sampling: None,
        prompt_caching: false,
    };
    BedrockEmbeddings::new(config, Arc::new(ManualTimer::default()))
}

fn request(model_id: &str, texts: &[&str], purpose: EmbeddingUse, dimensions: Option<u32>) -> EmbeddingRequest {
    let texts = texts.iter().map(|text| (*text).to_owned()).collect();
    EmbeddingRequest { model_id: model_id.to_owned(), texts, purpose, dimensions }
}

async fn ask(config: OpenAiEmbeddingsConfig, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
    OpenAiEmbeddings::new(config, Arc::new(ManualTimer::default())).embed(request).await
}

fn bodies(fake: &FakeModel) -> Vec<Value> {
    fake.requests().into_iter().map(|request| request.body).collect()
}

fn likeness(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[tokio::test]
async fn batches_come_back_in_order_as_unit_vectors_in_either_encoding() {
    let fake = fake([]).await;
    let texts = ["red apple", "green pear", "red apple pie", "", "blue sky"];
    let mut config = OpenAiEmbeddingsConfig { batch_size: 2, ..openai(&fake) };
    config.api_key = Secret::new("s3cret".to_owned());
    (config.query_prefix, config.document_prefix) = ("query: ".to_owned(), "passage: ".to_owned());
    let plain = ask(config.clone(), request("id", &texts, EmbeddingUse::Document, Some(32))).await.unwrap();
    assert_eq!((plain.len(), plain[0].len()), (5, 32));
    for vector in &plain {
        assert!((likeness(vector, vector) - 1.0).abs() < 1e-6);
    }
    assert!(likeness(&plain[0], &plain[2]) > likeness(&plain[0], &plain[4]) + 0.2);

    let mut sent = bodies(&fake);
    sent.sort_by_key(|body| std::cmp::Reverse(body["input"].to_string()));
    assert_eq!(
        sent,
        [
            json!({"model": "embedder", "input": ["passage: red apple", "passage: green pear"], "dimensions": 32}),
            json!({"model": "embedder", "input": ["passage: red apple pie", "passage: "], "dimensions": 32}),
            json!({"model": "embedder", "input": ["passage: blue sky"], "dimensions": 32}),
        ]
    );
    assert!(fake.requests().iter().all(|request| request.headers["authorization"] == "Bearer s3cret"));

    let base64 = OpenAiEmbeddingsConfig { base64: true, ..config };
    assert_eq!(ask(base64, request("id", &texts, EmbeddingUse::Document, Some(32))).await.unwrap(), plain);
    assert_eq!(bodies(&fake).last().unwrap()["encoding_format"], "base64");
}

#[tokio::test]
async fn long_and_empty_texts_are_sent_so_that_servers_take_them() {
    let fake = fake([]).await;
    let config = OpenAiEmbeddingsConfig { text_bytes: 7, send_dimensions: false, ..openai(&fake) };
    ask(config, request("id", &["", "grüße aus"], EmbeddingUse::Query, Some(8))).await.unwrap();
    assert_eq!(bodies(&fake), [json!({"model": "embedder", "input": [" ", "grüße"]})]);
}

#[tokio::test]
async fn busy_servers_are_asked_again_and_broken_answers_are_errors() {
    let busy = Reply::status(429, json!({"error": {"message": "slow down"}}));
    let one = request("id", &["a"], EmbeddingUse::Query, None);
    let patient = fake([busy]).await;
    assert!(ask(openai(&patient), one.clone()).await.is_ok());
    assert_eq!(patient.requests().len(), 2);

    let answer = |data: Value| Reply::status(200, json!({"data": data}));
    for (reply, problem) in [
        (answer(json!([])), "0 dimensions"),
        (answer(json!([{"embedding": [0.0, 0.0]}])), "without a direction"),
        (answer(json!([{"embedding": [1e39]}])), "without a direction"),
        (answer(json!([{"embedding": "a b"}])), "base64"),
        (answer(json!({"no": "list"})), "cannot be read"),
        (answer(json!([{"embedding": "AAA="}])), "base64"),
        (answer(json!([{"embedding": [1.0]}, {"embedding": [1.0]}])), "a vector too many"),
        (answer(json!([{"embedding": [1.0], "index": 7}])), "a vector too many"),
        (Reply::status(400, json!({"error": {"message": "the key is s3cret"}})), "the key is [key]"),
    ] {
        let fake = fake([reply]).await;
        let config = OpenAiEmbeddingsConfig { api_key: Secret::new("s3cret".to_owned()), ..openai(&fake) };
        let error = ask(config, one.clone()).await.unwrap_err().to_string();
        assert!(error.contains(problem), "{error} has no '{problem}'");
    }
}

#[tokio::test]
async fn titan_is_asked_for_one_text_at_a_time() {
    let fake = fake([]).await;
    let titan = "amazon.titan-embed-text-v2:0";
    let long = "ж".repeat(20_000);
    let vectors =
        bedrock(&fake).embed(request(titan, &["one", &long, "two"], EmbeddingUse::Document, Some(256))).await.unwrap();
    assert_eq!(vectors.iter().map(Vec::len).collect::<Vec<_>>(), [256; 3]);
    let requests = fake.requests();
    assert_eq!(requests.len(), 3);
    assert_eq!(requests[0].path, "/model/amazon.titan-embed-text-v2%3A0/invoke");
    assert_eq!(requests[0].headers["authorization"], "Bearer k3y");
    assert_eq!(requests[0].headers["accept"], "application/json");
    let one = requests.iter().find(|request| request.body["inputText"] == "one").unwrap();
    assert_eq!(one.body, json!({"inputText": "one", "dimensions": 256, "normalize": true}));
    let longest = requests.iter().filter_map(|request| request.body["inputText"].as_str()).map(str::len).max();
    assert_eq!(longest, Some(24_576));

    let v1 = request("amazon.titan-embed-text-v1", &["x"], EmbeddingUse::Query, Some(256));
    bedrock(&fake).embed(v1).await.unwrap();
    assert_eq!(bodies(&fake)[3], json!({"inputText": "x"}));
}

#[tokio::test]
async fn cohere_is_told_what_for_and_takes_many() {
    let fake = fake([]).await;
    let texts: Vec<String> = (0..100).map(|n| format!("text {n}")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let model = "us.cohere.embed-v4:0";
    let vectors = bedrock(&fake).embed(request(model, &texts, EmbeddingUse::Document, Some(512))).await.unwrap();
    assert_eq!((vectors.len(), vectors[99].len()), (100, 512));
    let mut counts: Vec<_> = bodies(&fake).iter().map(|body| body["texts"].as_array().unwrap().len()).collect();
    counts.sort_unstable();
    assert_eq!(counts, [4, 96]);

    bedrock(&fake).embed(request("cohere.embed-english-v3", &["q"], EmbeddingUse::Query, Some(512))).await.unwrap();
    let body = json!({"texts": ["q"], "input_type": "search_query", "truncate": "END"});
    assert_eq!(bodies(&fake)[2], body);
    let unknown = bedrock(&fake).embed(request("anthropic.claude-v2", &["q"], EmbeddingUse::Query, None)).await;
    assert!(matches!(unknown, Err(ModelError::Validation { .. })), "{unknown:?}");
}

/// An embedded model that gives one direction to everything.
struct East;

#[async_trait]
impl EmbeddingModel for East {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        Ok(vec![vec![1.0, 0.0]; request.texts.len()])
    }

    fn dimensions(&self, _: &str, _: Option<u32>) -> Option<u32> {
        Some(2)
    }
}

fn east(_: &EmbeddedEntry) -> Result<EmbeddedEmbeddings, String> {
    Ok(EmbeddedEmbeddings { name: "outcrop.embedded-east".to_owned(), model: Arc::new(East) })
}

fn table(entries: Value, embedded: bool) -> Result<EmbeddingTable, String> {
    let entries: Vec<EmbeddingEntry> = serde_json::from_value(entries).map_err(|error| error.to_string())?;
    let environment = |name: &str| (name == "AWS_BEARER_TOKEN_BEDROCK").then(|| "key".to_owned());
    let timer: Arc<dyn Timer> = Arc::new(ManualTimer::default());
    let factory: EmbeddingFactory<'_> = &east;
    EmbeddingTable::build(&entries, &environment, embedded.then_some(factory), &timer)
        .map_err(|error| error.to_string())
}

#[tokio::test]
async fn without_entries_the_embedded_model_answers_for_every_id() {
    let table = table(json!([]), true).unwrap();
    let arn = "arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-embed-text-v2:0";
    assert_eq!(table.dimensions(arn, Some(1024)), Some(2));
    assert_eq!(table.resolve(arn).unwrap().name, "outcrop.embedded-east");
    let vectors = table.embed(request(arn, &["a"], EmbeddingUse::Query, Some(1024))).await.unwrap();
    assert_eq!(vectors, [[1.0, 0.0]]);
}

#[tokio::test]
async fn entries_divide_the_ids_and_nothing_is_embedded_twice() {
    let fake = fake([]).await;
    let table = table(
        json!([
            {"id": "amazon.titan-*", "provider": "openai", "base_url": fake.base_url(), "model": "text-embedding-3-small"},
            {"id": "cohere.*", "provider": "bedrock", "region": "us-east-1"},
        ]),
        true,
    )
    .unwrap();
    let titan = "arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-embed-text-v2:0";
    assert_eq!((table.dimensions(titan, None), table.dimensions(titan, Some(256))), (Some(1_536), Some(256)));
    assert_eq!(table.dimensions("cohere.embed-multilingual-v3", Some(256)), Some(1_024));
    assert_eq!(table.dimensions("outcrop.embedded-minilm", None), Some(2));
    let none = table.resolve("else").unwrap_err().to_string();
    assert!(none.contains("amazon.titan-*, cohere.*"), "{none}");

    let ask = |texts: &[&str]| table.embed(request(titan, texts, EmbeddingUse::Document, Some(16)));
    let first = ask(&["a", "b", "a"]).await.unwrap();
    let again = ask(&["b", "c", "a"]).await.unwrap();
    assert_eq!((&first[0], &first[1]), (&again[2], &again[0]));
    assert_eq!(
        bodies(&fake).iter().map(|body| body["input"].clone()).collect::<Vec<_>>(),
        [json!(["a", "b"]), json!(["c"])]
    );
}

#[test]
fn an_entry_that_cannot_be_used_says_what_to_change() {
    let openai = |more: (&str, Value)| {
        let mut entry = json!({"id": "*", "provider": "openai", "base_url": "http://127.0.0.1:1/v1"});
        entry[more.0] = more.1;
        entry
    };
    for (entry, problem) in [
        (json!({"id": "*", "provider": "openai"}), "needs 'base_url'"),
        (json!({"id": "*", "provider": "anthropic"}), "known are openai, bedrock, embedded"),
        (json!({"id": "*", "provider": "bedrock"}), "AWS_REGION"),
        (json!({"id": "*", "provider": "bedrock", "region": "r", "batch_size": 4}), "belongs to openai"),
        (openai(("batch_size", json!(0))), "'batch_size' must be from 1"),
        (openai(("dimensions", json!(0))), "'dimensions' must be from 1"),
        (openai(("api_key_env", json!("NO_KEY"))), "NO_KEY"),
        (openai(("context_tokens", json!(1))), "unknown field"),
        (json!({"id": "*", "provider": "embedded"}), "feature 'embeddings'"),
    ] {
        let error = table(json!([entry]), false).err().unwrap();
        assert!(error.contains(problem), "{error} has no '{problem}'");
    }
    let error = table(json!([]), false).unwrap().resolve("any").unwrap_err().to_string();
    assert!(error.contains("[[embedding_models]]"), "{error}");
}

#[test]
fn embedding_models_are_listed_under_configured_and_well_known_ids() {
    let entries = json!([
        {"id": "cohere.embed-*", "provider": "openai", "base_url": "http://127.0.0.1:1/v1", "model": "m"},
        {"id": "mine", "provider": "openai", "base_url": "http://127.0.0.1:1/v1"},
    ]);
    let table = table(entries, true).unwrap();
    let ids = |filters: ListFoundationModelsRequest| -> Vec<String> {
        table.foundation_models(&filters, "us-east-1").into_iter().map(|model| model.model_id).collect()
    };
    let embedding =
        ListFoundationModelsRequest { by_output_modality: Some(ModelModality::Embedding), ..Default::default() };
    let all = [
        "mine",
        "outcrop.embedded-east",
        "cohere.embed-english-v3",
        "cohere.embed-multilingual-v3",
        "cohere.embed-v4:0",
    ];
    assert_eq!(ids(embedding), all);
    let text = ListFoundationModelsRequest { by_output_modality: Some(ModelModality::Text), ..Default::default() };
    assert!(ids(text).is_empty());

    let details = |id: &str| table.foundation_model(id, "us-east-1");
    let arn = "arn:aws:bedrock:us-east-1::foundation-model/cohere.embed-english-v3";
    assert_eq!(details(arn).unwrap().model_arn, arn);
    assert_eq!(details("mine").unwrap().output_modalities, Some(vec![ModelModality::Embedding]));
    assert!(details("amazon.titan-embed-text-v2:0").is_none(), "nothing answers for it");
}
