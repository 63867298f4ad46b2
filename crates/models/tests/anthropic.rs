//! The provider for Anthropic's Messages API against a scripted server.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

mod support;

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_runtime::types::{
    CachePointBlock, CachePointType, ContentBlock, ConversationRole, DocumentBlock, DocumentFormat, DocumentSource,
    InferenceConfiguration, ReasoningContentBlock, ReasoningTextBlock, SpecificToolChoice, StopReason,
    SystemContentBlock, ToolChoice, ToolConfiguration, ToolResultContentBlock, ToolResultStatus,
};
use futures::StreamExt;
use models::anthropic::{Anthropic, AnthropicConfig};
use models::{HttpConfig, Model, ModelError, ModelRequest, Secret, collect};
use serde_json::{Value, json};
use support::{ManualTimer, assert_shape, image, message, tool, tool_result, tool_use, user};
use test_support::fake_model::{CapturedRequest, FakeModel, Reply, Script, Then};

async fn fake<const N: usize>(replies: [Reply; N]) -> FakeModel {
    FakeModel::start(Script { replies: replies.into() }).await.unwrap()
}

fn config(fake: &FakeModel) -> AnthropicConfig {
    AnthropicConfig {
        http: HttpConfig::new(format!("http://{}/", fake.address()).parse().unwrap()),
        api_key: Secret::new("k3y".to_owned()).unwrap(),
        model: Some("claude-sonnet-4-5".to_owned()),
        prompt_caching: true,
        send_sampling: None,
        max_tokens: None,
    }
}

/// A provider whose waits are over at once.
fn provider(config: AnthropicConfig) -> (Anthropic, Arc<ManualTimer>) {
    let timer = Arc::new(ManualTimer::default());
    (Anthropic::new(config, Arc::clone(&timer) as _), timer)
}

/// A streamed body of these events.
fn stream<const N: usize>(events: [Value; N]) -> Reply {
    let raw = events.map(|event| format!("event: {}\ndata: {event}\n\n", event["type"].as_str().unwrap()));
    Reply { raw: Some(raw.into()), then: Some(Then::End), ..Reply::default() }
}

fn start() -> Value {
    let usage = json!({"input_tokens": 20, "cache_creation_input_tokens": 300, "cache_read_input_tokens": 4000,
        "cache_creation": {"ephemeral_5m_input_tokens": 300, "ephemeral_1h_input_tokens": 0}, "output_tokens": 1});
    json!({"type": "message_start", "message": {"id": "msg_1", "type": "message", "role": "assistant", "usage": usage}})
}

fn block(index: u32, content_block: Value) -> Value {
    json!({"type": "content_block_start", "index": index, "content_block": content_block})
}

fn delta(index: u32, delta: Value) -> Value {
    json!({"type": "content_block_delta", "index": index, "delta": delta})
}

fn stop(index: u32) -> Value {
    json!({"type": "content_block_stop", "index": index})
}

fn end(reason: &str, sequence: Option<&str>) -> Value {
    json!({"type": "message_delta", "delta": {"stop_reason": reason, "stop_sequence": sequence}, "usage": {"output_tokens": 50}})
}

fn text(text: &str) -> [Value; 3] {
    [block(0, json!({"type": "text", "text": ""})), delta(0, json!({"type": "text_delta", "text": text})), stop(0)]
}

fn said(words: &str, reason: &str, sequence: Option<&str>) -> Reply {
    let [begin, words, over] = text(words);
    stream([start(), begin, words, over, end(reason, sequence), json!({"type": "message_stop"})])
}

async fn sent(request: ModelRequest, adapt: impl FnOnce(&mut AnthropicConfig)) -> CapturedRequest {
    let fake = fake([said("ok", "end_turn", None)]).await;
    let mut config = config(&fake);
    adapt(&mut config);
    let (provider, _) = provider(config);
    collect(provider.converse(request).await.unwrap()).await.unwrap();
    fake.requests().remove(0)
}

fn reasoning(text: &str, signature: Option<&str>) -> ContentBlock {
    ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
        text: text.to_owned(),
        signature: signature.map(str::to_owned),
    }))
}

#[tokio::test]
async fn a_conversation_is_sent_in_the_apis_dialect() {
    let pdf = DocumentBlock {
        citations: None,
        context: None,
        format: Some(DocumentFormat::Pdf),
        name: "plan".to_owned(),
        source: DocumentSource::Bytes(b"pdf".to_vec().into()),
    };
    let redacted = ReasoningContentBlock::RedactedContent(b"secret".to_vec().into());
    let request = ModelRequest {
        model_id: "anthropic.claude-sonnet-4-20250514-v1:0".to_owned(),
        system: vec![SystemContentBlock::Text("Be brief.".to_owned())].into(),
        messages: vec![
            message(ConversationRole::User, vec![ContentBlock::Image(image()), ContentBlock::Document(pdf)]),
            message(
                ConversationRole::Assistant,
                vec![
                    reasoning("hm", Some("sig")),
                    reasoning("another provider's", None),
                    ContentBlock::ReasoningContent(redacted),
                    tool_use("a", "clock", json!({"zone": "Évora"})),
                    tool_use("b", "clock", json!("{\"zone\": broken")),
                ],
            ),
            message(
                ConversationRole::User,
                vec![
                    ContentBlock::Text("Well?".to_owned()),
                    tool_result("a", vec![ToolResultContentBlock::Json(json!({"hour": 3}))], None),
                    tool_result("b", vec![ToolResultContentBlock::Image(image())], Some(ToolResultStatus::Error)),
                ],
            ),
        ],
        tool_config: Some(Arc::new(ToolConfiguration {
            // The second is known by its type, too, and sent in that form alone.
            tools: vec![tool("clock"), tool("computer")],
            tool_choice: Some(ToolChoice::Tool(SpecificToolChoice { name: "clock".to_owned() })),
        })),
        inference_config: InferenceConfiguration {
            max_tokens: None,
            temperature: Some(1.0),
            top_p: Some(1.0),
            stop_sequences: Some(vec!["</answer>".to_owned()]),
        },
        top_k: Some(7),
        performance_config: None,
        output_config: None,
        additional_model_request_fields: Some(json!({
            "reasoning_config": {"type": "enabled", "budget_tokens": 1024},
            "anthropic_beta": ["computer-use-2025-01-24", "other"],
            "tools": [{"type": "computer_20250124", "name": "computer"}],
        })),
    };
    let sent = sent(request, |_| ()).await;
    assert_eq!(sent.path, "/v1/messages");
    let headers = ["x-api-key", "anthropic-version", "anthropic-beta"].map(|name| sent.headers[name].as_str());
    assert_eq!(headers, ["k3y", "2023-06-01", "computer-use-2025-01-24,other"]);
    let picture = json!({"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "cG5n"}});
    let cached = json!({"type": "ephemeral"});
    assert_eq!(
        sent.body,
        json!({
            "model": "claude-sonnet-4-5",
            "system": [{"type": "text", "text": "Be brief.", "cache_control": cached}],
            "messages": [
                {"role": "user", "content": [picture, {
                    "type": "document", "title": "plan",
                    "source": {"type": "base64", "media_type": "application/pdf", "data": "cGRm"},
                }]},
                {"role": "assistant", "content": [
                    {"type": "thinking", "thinking": "hm", "signature": "sig"},
                    {"type": "redacted_thinking", "data": "secret"},
                    {"type": "tool_use", "id": "a", "name": "clock", "input": {"zone": "Évora"}},
                    {"type": "tool_use", "id": "b", "name": "clock", "input": {"malformed_arguments": "{\"zone\": broken"}},
                ]},
                {"role": "user", "content": [
                    {"type": "tool_result", "tool_use_id": "a", "content": [{"type": "text", "text": "{\"hour\":3}"}]},
                    {"type": "tool_result", "tool_use_id": "b", "content": [picture], "is_error": true},
                    {"type": "text", "text": "Well?", "cache_control": cached},
                ]},
            ],
            "tools": [
                {"name": "clock", "description": "does it", "input_schema": {"type": "object"}},
                {"type": "computer_20250124", "name": "computer", "cache_control": cached},
            ],
            "tool_choice": {"type": "tool", "name": "clock"},
            "thinking": {"type": "enabled", "budget_tokens": 1024},
            "max_tokens": 5120, "stream": true, "temperature": 1.0, "top_k": 7, "stop_sequences": ["</answer>"],
        })
    );
}

#[tokio::test]
async fn cache_points_of_the_caller_are_the_only_ones() {
    let point = || CachePointBlock { r#type: CachePointType::Default, ttl: None };
    let mut request = user("first");
    let content = vec![ContentBlock::Text("long".to_owned()), ContentBlock::CachePoint(point())];
    request.messages.push(message(ConversationRole::Assistant, content));
    request.messages.push(user("second").messages[0].clone());
    request.system = vec![SystemContentBlock::Text("system".to_owned())].into();
    let marks = |body: &Value| body.to_string().matches("cache_control").count();

    let body = sent(request.clone(), |_| ()).await.body;
    assert_eq!(body["messages"][1]["content"][0]["cache_control"], json!({"type": "ephemeral"}));
    assert_eq!(marks(&body), 1);
    request.messages.remove(1);
    assert_eq!(marks(&sent(request.clone(), |_| ()).await.body), 2);
    assert_eq!(marks(&sent(request, |config| config.prompt_caching = false).await.body), 0);
}

/// A body of InvokeModel that is answered by Anthropic's own API.
#[tokio::test]
async fn a_body_that_comes_in_goes_out_as_it_was() {
    let cached = json!({"type": "ephemeral", "ttl": "1h"});
    let text = |text: &str| json!({"type": "text", "text": text});
    let mut body = json!({
        "max_tokens": 99,
        "system": [{"type": "text", "text": "Be brief.", "cache_control": cached}],
        "messages": [
            {"role": "user", "content": [
                {"type": "image", "source": {"type": "base64", "media_type": "image/webp", "data": "aGk="}},
                {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "é"}, "title": "t",
                    "context": "c", "citations": {"enabled": true}},
                {"type": "search_result", "source": "s", "title": "t", "content": [text("found")]},
                text("go"),
            ]},
            {"role": "assistant", "content": [
                {"type": "thinking", "thinking": "hm", "signature": "sig"},
                {"type": "redacted_thinking", "data": "EmwK"},
                {"type": "tool_use", "id": "a", "name": "clock", "input": {"n": 1.5}, "cache_control": cached},
            ]},
            {"role": "user", "content": [
                {"type": "tool_result", "tool_use_id": "a", "content": [text("late")], "is_error": true},
            ]},
        ],
        "tools": [
            {"name": "clock", "description": "tells", "input_schema": {"type": "object"}, "cache_control": cached},
            {"type": "bash_20250124", "name": "bash"},
        ],
        "tool_choice": {"type": "auto", "disable_parallel_tool_use": true},
        "thinking": {"type": "enabled", "budget_tokens": 1024},
        "output_config": {"effort": "low", "format": {"type": "json_schema", "schema": {"type": "object"}}},
        "stop_sequences": ["END"], "top_k": 5, "top_p": 0.5,
    });
    let mut asked = body.clone();
    asked["anthropic_version"] = "bedrock-2023-05-31".into();
    asked["anthropic_beta"] = json!(["one"]);
    let request = models::anthropic::served::read("anthropic.claude-x", asked.to_string().as_bytes()).unwrap();
    let sent = sent(request, |_| ()).await;
    body["model"] = "claude-sonnet-4-5".into();
    body["stream"] = true.into();
    assert_eq!(sent.body, body);
    assert_eq!(sent.headers["anthropic-beta"], "one");
}

#[tokio::test]
async fn thinking_and_parallel_calls_become_events_and_come_back_with_their_signatures() {
    let call = |id: &str| json!({"type": "tool_use", "id": id, "name": "add", "input": {}});
    let piece = |index, json: &str| delta(index, json!({"type": "input_json_delta", "partial_json": json}));
    let first = stream([
        start(),
        json!({"type": "ping"}),
        block(0, json!({"type": "thinking", "thinking": "", "signature": ""})),
        delta(0, json!({"type": "thinking_delta", "thinking": "let me "})),
        delta(0, json!({"type": "thinking_delta", "thinking": "see"})),
        delta(0, json!({"type": "signature_delta", "signature": "EqQB+/="})),
        stop(0),
        block(1, json!({"type": "redacted_thinking", "data": "EmwK"})),
        stop(1),
        // A kind that Converse has no word for.
        block(2, json!({"type": "server_tool_use", "id": "s", "name": "web_search", "input": {}})),
        piece(2, "{}"),
        stop(2),
        block(3, call("a")),
        piece(3, ""),
        piece(3, "{\"n\":"),
        piece(3, " 1}"),
        stop(3),
        block(4, call("b")),
        stop(4),
        end("tool_use", None),
        json!({"type": "message_stop"}),
    ]);
    let fake = fake([first, said("2", "end_turn", None)]).await;
    let (provider, _) = provider(config(&fake));
    let events: Vec<_> = provider.converse(user("go")).await.unwrap().map(Result::unwrap).collect().await;
    assert_shape(&events, "messageStart 0r 0r 0r 0s 1r 1s 2+ 2i 2i 2s 3+ 3i 3s messageStop metadata");

    let answer = collect(futures::stream::iter(events.into_iter().map(Ok)).boxed()).await.unwrap();
    assert_eq!(answer.stop_reason, StopReason::ToolUse);
    assert_eq!(answer.message.content[0], reasoning("let me see", Some("EqQB+/=")));
    assert_eq!(answer.message.content[2..], [tool_use("a", "add", json!({"n": 1})), tool_use("b", "add", json!({}))]);
    let usage = &answer.usage;
    assert_eq!((usage.input_tokens, usage.output_tokens, usage.total_tokens), (20, 50, 4370));
    assert_eq!((usage.cache_read_input_tokens, usage.cache_write_input_tokens), (Some(4000), Some(300)));

    let mut again = user("go");
    again.messages.push(Arc::new(answer.message));
    collect(provider.converse(again).await.unwrap()).await.unwrap();
    let history = &fake.requests()[1].body["messages"][1]["content"];
    assert_eq!(history[0], json!({"type": "thinking", "thinking": "let me see", "signature": "EqQB+/="}));
    assert_eq!(history[1], json!({"type": "redacted_thinking", "data": "EmwK"}));
}

#[tokio::test]
async fn stop_reasons_and_the_sequence_that_was_met_are_told() {
    for (reason, sequence, expected) in [
        ("end_turn", None, StopReason::EndTurn),
        ("max_tokens", None, StopReason::MaxTokens),
        ("stop_sequence", Some("</a>"), StopReason::StopSequence),
        ("refusal", None, StopReason::ContentFiltered),
    ] {
        let fake = fake([said("x", reason, sequence)]).await;
        let (provider, _) = provider(config(&fake));
        let answer = collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
        assert_eq!(answer.stop_reason, expected);
        assert_eq!(answer.additional_model_response_fields, sequence.map(|met| json!({"stop_sequence": met})));
    }
}

#[tokio::test]
async fn failures_keep_the_apis_message() {
    let body = |kind: &str| json!({"type": "error", "error": {"type": kind, "message": "the k3y words"}});
    let message = || "the [key] words".to_owned();
    let event = |kind| stream([body(kind)]);
    let begun = |kind| stream([start(), body(kind)]);
    for (reply, expected) in [
        (Reply::status(401, body("authentication_error")), ModelError::AccessDenied { message: message() }),
        (Reply::status(404, body("not_found_error")), ModelError::NotFound { message: message() }),
        (Reply::status(400, body("invalid_request_error")), ModelError::validation(message())),
        (Reply::status(529, body("overloaded_error")), ModelError::unavailable(message())),
        (event("overloaded_error"), ModelError::unavailable(message())),
        (event("rate_limit_error"), ModelError::Throttled { message: message(), retry_after: None }),
        (begun("api_error"), ModelError::Stream { message: message(), status: Some(500) }),
    ] {
        let fake = fake([reply]).await;
        let mut config = config(&fake);
        config.http.patience.retries = 0;
        let (provider, _) = provider(config);
        let outcome = async { collect(provider.converse(user("go")).await?).await }.await;
        assert_eq!(outcome.err(), Some(expected));
    }
}

#[tokio::test]
async fn an_overloaded_api_is_asked_again_when_it_wants() {
    let mut busy = Reply::status(529, json!({"error": {"type": "overloaded_error", "message": "busy"}}));
    busy.headers.insert("retry-after".to_owned(), "7".to_owned());
    let fake = fake([busy, said("at last", "end_turn", None)]).await;
    let (provider, timer) = provider(config(&fake));
    collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
    assert!(timer.sleeps().contains(&Duration::from_secs(7)));
}

#[tokio::test]
async fn answers_that_break_off_or_make_no_sense_are_errors() {
    let [begin, words, over] = text("half");
    let half = || stream([start(), begin.clone(), words.clone()]);
    for (reply, expected) in [
        (half().then(Then::Close), "broke off"),
        (half(), "before it was complete"),
        // All is said, but the API did not say that it was all.
        (stream([start(), begin.clone(), words.clone(), over, end("end_turn", None)]), "before it was complete"),
        (Reply::raw(["data: {not json\n\n"]), "cannot be read"),
        (stream([begin.clone()]), "before the message's start"),
    ] {
        let fake = fake([reply]).await;
        let (provider, _) = provider(config(&fake));
        let outcome = async { collect(provider.converse(user("go")).await?).await }.await;
        assert!(outcome.clone().is_err_and(|error| error.message().contains(expected)), "{expected}: {outcome:?}");
    }
}

#[tokio::test]
async fn tokens_are_counted_by_the_api() {
    let count = Reply { status: Some(200), body: Some(json!({"input_tokens": 2095})), ..Reply::default() };
    let fake = fake([count]).await;
    let (provider, _) = provider(config(&fake));
    assert_eq!(provider.count_tokens(&user("go")).await, Ok(2095));
    let sent = fake.requests().remove(0);
    assert_eq!(sent.path, "/v1/messages/count_tokens");
    assert!(sent.body.get("max_tokens").is_none() && sent.body.get("stream").is_none(), "{}", sent.body);
}
