//! Converse and ConverseStream over a recording: what is refused, what is answered, what failures become.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::AwsError as _;
use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{
    ConverseOutput, ConverseRequest, ConverseStreamOutput, ConverseStreamRequest, StopReason,
};
use futures::StreamExt as _;
use models::table::{ModelEntry, ModelTable};
use models::timer::{SystemTimer, Timer};
use serde_json::{Value, json};
use store::{Clock, ScriptedClock, Timestamp};
use tempfile::TempDir;

use super::converse::converse;
use super::converse_stream::converse_stream;

const RECORDING: &str = r#"
{"when": {"user": "stop"}, "answer": "half an ans", "error": {"kind": "timeout", "message": "the model fell silent"}}
{"when": {"user": "busy"}, "error": {"kind": "throttled", "message": "the provider's own words"}}
{"when": {}, "answer": [{"text": ["Hel", "lo"]}, {"toolUse": {"name": "add", "input": {"n": 1}}}]}
"#;

/// A clock that moves a millisecond a reading.
#[derive(Debug)]
struct Ticking(ScriptedClock);

impl Clock for Ticking {
    fn now(&self) -> Timestamp {
        self.0.advance(Duration::from_millis(1));
        self.0.now()
    }
}

fn clock() -> Arc<dyn Clock> {
    Arc::new(Ticking(ScriptedClock::starting_at(Timestamp::from_millis(0))))
}

fn table(folder: &TempDir) -> ModelTable {
    let file = folder.path().join("recording.jsonl");
    std::fs::write(&file, RECORDING).unwrap();
    let entry: ModelEntry = serde_json::from_value(json!({"id": "m", "provider": "replay", "file": file})).unwrap();
    let timer: Arc<dyn Timer> = Arc::new(SystemTimer::default());
    ModelTable::build(&[entry], &|_| None, None, &timer).unwrap()
}

fn asked(model: &str, messages: Value) -> Value {
    json!({"modelId": model, "messages": messages})
}

fn user(text: &str) -> Value {
    json!([{"role": "user", "content": [{"text": text}]}])
}

async fn ask(request: Value) -> Result<aws_wire::bedrock_runtime::types::ConverseResponse, Error> {
    let folder = TempDir::new().unwrap();
    let input: ConverseRequest = serde_json::from_value(request).unwrap();
    converse(&table(&folder), clock().as_ref(), input).await
}

#[tokio::test]
async fn an_answer_has_its_latency_and_who_really_answered() {
    let answer = ask(asked("m", user("hello"))).await.unwrap();
    let ConverseOutput::Message(message) = answer.output;
    assert_eq!(message.content.len(), 2);
    assert_eq!((answer.stop_reason, answer.metrics.latency_ms), (StopReason::ToolUse, 1));
    let metadata = json!({"outcrop": {"provider": "replay", "model": "m"}});
    assert_eq!(answer.additional_model_response_fields, Some(metadata));
}

#[tokio::test]
async fn a_stream_has_the_models_pieces_and_ends_with_its_exception() {
    let folder = TempDir::new().unwrap();
    let stream = async |text: &str| {
        let input: ConverseStreamRequest = serde_json::from_value(asked("m", user(text))).unwrap();
        let (_, events) = converse_stream(&table(&folder), clock(), input).await.unwrap();
        events.collect::<Vec<_>>().await
    };
    let events = stream("hello").await;
    let deltas = events.iter().filter(|event| matches!(event, Ok(ConverseStreamOutput::ContentBlockDelta(_))));
    assert_eq!(deltas.count(), 3);
    assert!(matches!(events.last(), Some(Ok(ConverseStreamOutput::Metadata(event))) if event.metrics.latency_ms == 1));

    let events = stream("stop").await;
    let Some(Err(error)) = events.last() else { panic!("{events:?}") };
    assert_eq!((error.code(), error.message()), ("ModelStreamErrorException", Some("the model fell silent")));
}

#[tokio::test]
async fn failures_keep_the_providers_message() {
    let error = ask(asked("m", user("busy"))).await.unwrap_err();
    assert_eq!(
        (error.code(), error.status(), error.message()),
        ("ThrottlingException", 429, Some("the provider's own words"))
    );
    let error = ask(asked("other", user("hello"))).await.unwrap_err();
    assert_eq!(error.code(), "ValidationException");
    assert!(error.message().unwrap().starts_with("The provided model identifier is invalid."));
}

#[tokio::test]
async fn conversations_that_no_model_takes_are_refused_with_their_place() {
    let used = json!({"role": "assistant", "content": [{"toolUse": {"toolUseId": "a", "name": "add", "input": {}}}]});
    let result = json!({"role": "user", "content": [{"toolResult": {"toolUseId": "b", "content": [{"text": "1"}]}}]});
    let hello = user("hello")[0].clone();
    for (messages, problem) in [
        (json!([]), "must start with a user message"),
        (json!([used]), "must start with a user message"),
        (user(" "), "messages.0.content.0 is blank"),
        (json!([{"role": "user", "content": []}]), "messages.0 is empty"),
        (json!([hello, used, hello]), "Expected toolResult blocks at messages.2.content for the following Ids: a"),
        (json!([hello, used, result]), "messages.2.content exceeds the number of toolUse blocks"),
        (json!([hello, used]), "toolConfig field must be defined"),
    ] {
        let error = ask(asked("m", messages)).await.unwrap_err();
        assert!(error.message().unwrap().contains(problem), "{error:?}");
    }
    let tool = json!({"toolSpec": {"name": "add", "inputSchema": {"json": {"type": "object"}}}});
    let mut request = asked("m", user("hello"));
    request["toolConfig"] = json!({"tools": [tool, tool]});
    assert!(ask(request).await.unwrap_err().message().unwrap().contains("add at toolConfig.tools.1"));
    let guarded = json!({"guardrailIdentifier": "g", "guardrailVersion": "1"});
    let mut request = asked("m", user("hello"));
    request["guardrailConfig"] = guarded;
    assert!(ask(request).await.unwrap_err().message().unwrap().contains("guardrailConfig"));
}
