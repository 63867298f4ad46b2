//! What was recorded is played back, whatever ids and spacing the next run has.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

mod support;

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{
    CachePointBlock, CachePointType, ContentBlock, ConversationRole, InferenceConfiguration, Message, StopReason,
    SystemContentBlock, ToolResultBlock, ToolResultContentBlock, ToolUseBlock,
};
use futures::StreamExt;
use models::openai::{OpenAi, OpenAiConfig};
use models::recording::{Exhausted, Recorder, RecordingFile, Replay};
use models::{Answer, HttpConfig, Model, ModelError, ModelEvent, ModelRequest, collect};
use serde_json::{Value, json};
use support::{ManualTimer, user};
use tempfile::TempDir;
use test_support::fake_model::{FakeModel, Reply, Script, Then};

async fn events(model: &dyn Model, request: ModelRequest) -> Vec<Result<ModelEvent, ModelError>> {
    match model.converse(request).await {
        Ok(events) => events.collect().await,
        Err(error) => vec![Err(error)],
    }
}

async fn ask(model: &dyn Model, request: ModelRequest) -> Result<Answer, ModelError> {
    collect(model.converse(request).await?).await
}

/// A tool's use and result after the user's text.
fn with_result(id: &str, result: ToolResultContentBlock) -> ModelRequest {
    let mut request = user("go");
    let used =
        ToolUseBlock { tool_use_id: id.to_owned(), name: "add".to_owned(), input: json!({"n": 1}), r#type: None };
    let result = ToolResultBlock { tool_use_id: id.to_owned(), content: vec![result], status: None, r#type: None };
    for (role, block) in [
        (ConversationRole::Assistant, ContentBlock::ToolUse(used)),
        (ConversationRole::User, ContentBlock::ToolResult(result)),
    ] {
        request.messages.push(Arc::new(Message { role, content: vec![block] }));
    }
    request
}

fn replay(folder: &TempDir, text: &str, exhausted: Exhausted) -> Result<Replay, String> {
    let path = folder.path().join("hand.jsonl");
    std::fs::write(&path, text).unwrap();
    Replay::open(&path, exhausted).map_err(|error| error.to_string())
}

#[tokio::test]
async fn a_recording_plays_back_the_same_events_in_order() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("recording.jsonl");
    let replies = vec![
        Reply::tool_call("add", json!(["{\"n\"", ": 1}"])),
        Reply::text(["The ", "sum"]),
        Reply::text(["Another"]),
        Reply::status(400, json!({"message": "no"})),
        Reply::text(["ha"]).then(Then::Close),
    ];
    let fake = FakeModel::start(Script { replies }).await.unwrap();
    let config = OpenAiConfig::new(HttpConfig::new(fake.base_url().parse().unwrap()));
    let server = OpenAi::new(config, Arc::new(ManualTimer::default()));
    let recorder = Recorder::new(Arc::new(server), RecordingFile::new(path.clone()));
    let requests = || {
        let text = ToolResultContentBlock::Text("{\"b\": 2,\n \"a\": 1}".to_owned());
        [user("go"), with_result("call_0", text), user("go"), user("wrong"), user("cut")]
    };
    let mut recorded = Vec::new();
    for request in requests() {
        recorded.push(events(&recorder, request).await);
    }

    let replay = Replay::open(&path, Exhausted::Repeat).unwrap();
    let mut played = Vec::new();
    for request in requests() {
        played.push(events(&replay, request).await);
    }
    assert_eq!(played, recorded);
    assert_eq!(events(&replay, user("go")).await, recorded[2], "it stays at the last answer");
}

#[tokio::test]
async fn requests_are_compared_by_meaning() {
    let folder = TempDir::new().unwrap();
    let line = json!({
        "request": {
            "modelId": "us.anthropic.claude-3-haiku-20240307-v1:0",
            "messages": [
                {"role": "user", "content": [{"text": "go"}]},
                {"role": "assistant", "content": [{"toolUse": {"toolUseId": "x", "name": "add", "input": {"n": 1.0}}}]},
                {"role": "user", "content": [{"toolResult": {"toolUseId": "x", "content": [{"text": "{ \"a\": 1, \"b\": 2 }"}]}}]},
            ],
            "system": [{"text": "Be brief."}],
            "inferenceConfig": {"temperature": 0, "topK": 5},
        },
        "answer": "ok",
    });
    let replay = replay(&folder, &line.to_string(), Exhausted::Repeat).unwrap();
    let asked = |temperature| ModelRequest {
        model_id: "arn:aws:bedrock:us-east-1::foundation-model/anthropic.claude-3-haiku-20240307-v1:0".to_owned(),
        system: vec![
            SystemContentBlock::Text("Be brief.\r\n".to_owned()),
            SystemContentBlock::CachePoint(CachePointBlock { ttl: None, r#type: CachePointType::Default }),
        ]
        .into(),
        inference_config: InferenceConfiguration { temperature: Some(temperature), ..Default::default() },
        top_k: Some(5),
        ..with_result("tooluse_123", ToolResultContentBlock::Text("{\"b\":2,\"a\":1}".to_owned()))
    };
    assert_eq!(ask(&replay, asked(0.0)).await.unwrap().message.content, [ContentBlock::Text("ok".to_owned())]);

    let plain = json!({"modelId": "some.model", "messages": [{"role": "user", "content": [{"text": "go"}]}]});
    let short =
        self::replay(&folder, &json!({"request": plain, "answer": "ok"}).to_string(), Exhausted::Repeat).unwrap();
    assert!(ask(&short, user("go")).await.is_ok(), "what is not written is what is not set");

    let error = ask(&replay, asked(0.5)).await.unwrap_err();
    let told = "the nearest, line 1, differs in inferenceConfig.temperature: recorded 0, asked 0.5";
    assert!(matches!(&error, ModelError::Validation { message } if message.contains(told)), "{error}");
}

#[tokio::test]
async fn a_file_written_by_hand_answers_by_conditions() {
    let folder = TempDir::new().unwrap();
    let text = r##"
# The sum, by the tool.
{"when": {"toolResultContains": "30"}, "answer": "The sum is 30.", "usage": {"inputTokens": 12, "outputTokens": 6}}
{"when": {"userContains": "sum"}, "answer": [{"text": ["I ", "add."]}, {"toolUse": {"name": "add", "input": {"n": 1}}}]}
{"when": {"user": "fail"}, "error": {"kind": "throttled", "message": "slow down", "retryAfterSeconds": 2}}
{"when": {"user": "break"}, "answer": "half an ans", "error": {"kind": "stream", "message": "gone"}}
{"when": {"user": "next"}, "answer": "one"}
{"when": {"user": "next"}, "answer": "two"}
"##;
    let replay = replay(&folder, text, Exhausted::Error).unwrap();
    let call = ask(&replay, user("the sum of 10 and 20")).await.unwrap();
    assert_eq!(call.stop_reason, StopReason::ToolUse);
    assert!(matches!(&call.message.content[1], ContentBlock::ToolUse(call) if call.tool_use_id == "tooluse_1_1"));
    let sum = with_result("tooluse_1_1", ToolResultContentBlock::Json(json!({"sum": 30})));
    let answer = ask(&replay, sum).await.unwrap();
    assert_eq!(answer.message.content, [ContentBlock::Text("The sum is 30.".to_owned())]);
    assert_eq!((answer.usage.input_tokens, answer.usage.output_tokens, answer.usage.total_tokens), (12, 6, 18));

    assert!(matches!(ask(&replay, user("fail")).await, Err(ModelError::Throttled { retry_after: Some(_), .. })));
    assert!(matches!(ask(&replay, user("break")).await, Err(ModelError::Stream { message, .. }) if message == "gone"));
    let mut said = Vec::new();
    for _ in 0..3 {
        said.push(ask(&replay, user("next")).await.map(|answer| answer.message.content));
    }
    assert_eq!(said[..2], ["one", "two"].map(|text| Ok(vec![ContentBlock::Text(text.to_owned())])));
    assert!(said[2].as_ref().is_err_and(|error| error.message().contains("all were given")));
    let error = ask(&replay, user("something else")).await.unwrap_err();
    assert!(error.message().contains("none of its"), "{error}");
}

#[test]
fn wrong_lines_are_told_with_their_number() {
    let folder = TempDir::new().unwrap();
    for (line, problem) in [
        (json!({"when": {}, "request": {}, "answer": ""}), "exactly one of"),
        (json!({"when": {}, "error": {"kind": "timeout", "message": ""}, "usage": {}}), "'usage' goes with 'answer'"),
        (json!({"when": {}}), "one of 'events', 'answer' and 'error'"),
        (json!({"when": {"usr": "x"}, "answer": ""}), "unknown field `usr`"),
        (json!({"when": {}, "events": [{"messageBegin": {}}]}), "no such event: messageBegin"),
        (Value::Null, "invalid type"),
    ] {
        let error = replay(&folder, &format!("\n{line}"), Exhausted::Repeat).unwrap_err();
        assert!(error.contains("line 2") && error.contains(problem), "{error}");
    }
}
