//! The provider for OpenAI-compatible servers against a scripted one.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

mod support;

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_runtime::types::{
    ContentBlock, ContentBlockDelta, ConversationRole, InferenceConfiguration, SpecificToolChoice, StopReason,
    SystemContentBlock, ToolChoice, ToolConfiguration, ToolResultContentBlock, ToolResultStatus,
};
use bytes::Bytes;
use futures::{FutureExt, SinkExt, StreamExt};
use models::openai::{OpenAi, OpenAiConfig};
use models::{HttpConfig, Model, ModelError, ModelEvent, ModelRequest, Secret, collect};
use serde_json::json;
use support::{ManualTimer, assert_shape, image, message, tool, tool_result, tool_use, user};
use test_support::fake_model::{FakeModel, Reply, Script, Then, ToolCall};

async fn fake<const N: usize>(replies: [Reply; N]) -> FakeModel {
    FakeModel::start(Script { replies: replies.into() }).await.unwrap()
}

fn config(fake: &FakeModel) -> OpenAiConfig {
    OpenAiConfig {
        model: Some("small".to_owned()),
        ..OpenAiConfig::new(HttpConfig::new(fake.base_url().parse().unwrap()))
    }
}

/// The same with so many retries.
fn retrying(fake: &FakeModel, retries: u32) -> OpenAiConfig {
    let mut config = config(fake);
    config.http.patience.retries = retries;
    config
}

/// A provider whose waits are over at once.
fn provider(config: OpenAiConfig) -> (OpenAi, Arc<ManualTimer>) {
    let timer = Arc::new(ManualTimer::default());
    (OpenAi::new(config, Arc::clone(&timer) as _), timer)
}

#[tokio::test]
async fn a_conversation_is_sent_in_the_servers_dialect() {
    let fake = fake([Reply::text(["ok"])]).await;
    let odd = "weather::of the place";
    let request = ModelRequest {
        model_id: "anthropic.claude-3-haiku-20240307-v1:0".to_owned(),
        system: vec![SystemContentBlock::Text("Be brief.".to_owned()), SystemContentBlock::Text("Be kind.".to_owned())]
            .into(),
        messages: vec![
            message(ConversationRole::User, vec![ContentBlock::Text("Look".to_owned()), ContentBlock::Image(image())]),
            message(
                ConversationRole::Assistant,
                vec![tool_use("a", odd, json!({"city": "Évora"})), tool_use("b", "clock", json!({}))],
            ),
            message(
                ConversationRole::User,
                vec![
                    tool_result("a", vec![ToolResultContentBlock::Json(json!({"sky": "blue"}))], None),
                    tool_result(
                        "b",
                        vec![
                            ToolResultContentBlock::Text("no clock".to_owned()),
                            ToolResultContentBlock::Image(image()),
                        ],
                        Some(ToolResultStatus::Error),
                    ),
                    ContentBlock::Text("Well?".to_owned()),
                ],
            ),
        ],
        tool_config: Some(Arc::new(ToolConfiguration {
            tools: vec![tool(odd), tool("clock")],
            tool_choice: Some(ToolChoice::Tool(SpecificToolChoice { name: odd.to_owned() })),
        })),
        inference_config: InferenceConfiguration {
            max_tokens: Some(99),
            temperature: Some(0.5),
            top_p: None,
            stop_sequences: Some(vec!["</answer>".to_owned()]),
        },
        top_k: Some(7),
        performance_config: None,
        output_config: None,
        additional_model_request_fields: Some(json!({
            "seed": 3, "temperature": 0.25,
            // A tool that other providers know by its type; here its description is sent alone.
            "tools": [{"type": "clock_20250101", "name": "clock"}], "anthropic_beta": ["computer-use-2025-01-24"],
        })),
    };
    let (provider, _) =
        provider(OpenAiConfig { send_top_k: true, api_key: Secret::new("k3y".to_owned()), ..config(&fake) });
    collect(provider.converse(request).await.unwrap()).await.unwrap();

    let sent = fake.requests().remove(0);
    assert_eq!(sent.path, "/v1/chat/completions");
    assert_eq!(sent.headers["authorization"], "Bearer k3y");
    let wire_name = sent.body["tools"][0]["function"]["name"].as_str().unwrap().to_owned();
    assert!(wire_name.starts_with("weather__of_the_place_") && wire_name.len() <= 64, "{wire_name}");
    let picture = json!({"type": "image_url", "image_url": {"url": "data:image/png;base64,cG5n"}});
    assert_eq!(
        sent.body,
        json!({
            "model": "small",
            "messages": [
                {"role": "system", "content": "Be brief.\n\nBe kind."},
                {"role": "user", "content": [{"type": "text", "text": "Look"}, picture]},
                {"role": "assistant", "content": null, "tool_calls": [
                    {"id": "a", "type": "function", "function": {"name": wire_name, "arguments": "{\"city\":\"Évora\"}"}},
                    {"id": "b", "type": "function", "function": {"name": "clock", "arguments": "{}"}},
                ]},
                {"role": "tool", "tool_call_id": "a", "content": "{\"sky\":\"blue\"}"},
                {"role": "tool", "tool_call_id": "b", "content": "Error: no clock"},
                {"role": "user", "content": [picture, {"type": "text", "text": "Well?"}]},
            ],
            "tools": [
                {"type": "function", "function": {"name": wire_name, "description": "does it", "parameters": {"type": "object"}}},
                {"type": "function", "function": {"name": "clock", "description": "does it", "parameters": {"type": "object"}}},
            ],
            "tool_choice": {"type": "function", "function": {"name": wire_name}},
            "stream": true, "stream_options": {"include_usage": true},
            "max_tokens": 99, "temperature": 0.25, "top_k": 7, "stop": ["</answer>"], "seed": 3,
        })
    );
}

#[tokio::test]
async fn members_that_the_provider_writes_itself_are_refused() {
    let fake = fake([Reply::text(["ok"])]).await;
    let (provider, _) = provider(config(&fake));
    let fields = Some(json!({"tools": [{"type": "clock_20250101", "name": "clock"}]}));
    let request = ModelRequest { additional_model_request_fields: fields, ..user("go") };
    let Err(refused) = provider.converse(request).await else { panic!("expected a refusal") };
    assert!(refused.message().contains("must not hold 'tools'"), "{refused}");
}

#[tokio::test]
async fn parallel_calls_reasoning_and_usage_become_converse_events() {
    let calls = [("call_a", json!(["{\"n\":", "1}"])), ("call_b", json!(""))];
    let tool_calls =
        calls.map(|(id, arguments)| ToolCall { id: Some(id.to_owned()), name: "add".to_owned(), arguments });
    let fake = fake([Reply {
        reasoning: Some("hm".into()),
        tool_calls: tool_calls.into(),
        usage: Some(
            json!({"prompt_tokens": 30, "completion_tokens": 5, "prompt_tokens_details": {"cached_tokens": 10}}),
        ),
        ..Reply::text(["I ", "add."])
    }])
    .await;
    let (provider, timer) = provider(config(&fake));
    timer.advance(Duration::from_millis(5));
    let events: Vec<_> = provider.converse(user("go")).await.unwrap().map(Result::unwrap).collect().await;
    assert_shape(&events, "messageStart 0r 0s 1t 1t 1s 2+ 2i 2i 2s 3+ 3i 3s messageStop metadata");

    let answer = collect(futures::stream::iter(events.into_iter().map(Ok)).boxed()).await.unwrap();
    assert_eq!(answer.stop_reason, StopReason::ToolUse);
    assert_eq!(answer.message.content[1], ContentBlock::Text("I add.".to_owned()));
    assert_eq!(
        answer.message.content[2..],
        [tool_use("call_a", "add", json!({"n": 1})), tool_use("call_b", "add", json!({}))]
    );
    let usage = answer.usage;
    assert_eq!(
        (usage.input_tokens, usage.cache_read_input_tokens, usage.output_tokens, usage.total_tokens),
        (20, Some(10), 5, 35)
    );
}

#[tokio::test]
async fn fragments_of_parallel_calls_may_be_mixed() {
    let piece = |index: u32, id: &str, name: &str, arguments: &str| {
        let function = json!({"name": name, "arguments": arguments});
        format!(
            "data: {}\n\n",
            json!({"choices": [{"delta": {"tool_calls": [{"index": index, "id": id, "function": function}]}}]})
        )
    };
    let end = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"tool_calls\"}]}\n\n";
    let raw =
        [piece(0, "a", "f", "{\"x\""), piece(1, "b", "f", "{\"y\""), piece(0, "", "", ":1}"), piece(1, "", "", ":2}")];
    let fake = fake([Reply::raw([&raw[0], &raw[1], &raw[2], &raw[3], end])]).await;
    let (provider, _) = provider(config(&fake));
    let answer = collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
    assert_eq!(answer.message.content, [tool_use("a", "f", json!({"x": 1})), tool_use("b", "f", json!({"y": 2}))]);
}

#[tokio::test]
async fn events_leave_as_they_come() {
    let fake = fake([]).await;
    let mut live = fake.answer_live();
    let (provider, timer) = provider(config(&fake));
    timer.never_ends();
    live.send(Bytes::from_static(b"data: {\"choices\":[{\"delta\":{\"content\":\"one\"}}]}\n\ndata: {\"cho"))
        .await
        .unwrap();
    let mut events = provider.converse(user("go")).await.unwrap();
    assert!(matches!(events.next().await, Some(Ok(ModelEvent::MessageStart(_)))));
    let text = |event: Option<Result<ModelEvent, ModelError>>| match event {
        Some(Ok(ModelEvent::ContentBlockDelta(event))) => match event.delta {
            ContentBlockDelta::Text(text) => text,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    assert_eq!(text(events.next().await), "one");
    assert!(events.next().now_or_never().is_none(), "half a chunk is no event");
    live.send(Bytes::from_static(b"ices\":[{\"delta\":{\"content\":\"two\"}}]}\r\n\r\n")).await.unwrap();
    assert_eq!(text(events.next().await), "two");
    drop(live);
    assert!(matches!(events.next().await, Some(Err(ModelError::Stream { .. }))), "no finish reason came");
    assert!(events.next().await.is_none());
}

#[tokio::test]
async fn a_silent_server_times_out() {
    let fake = fake([Reply::text(["half"]).then(Then::Stall), Reply::text(["late"])]).await;
    let (provider, timer) = provider(config(&fake));
    timer.never_ends();
    let mut events = provider.converse(user("go")).await.unwrap();
    events.next().await.unwrap().unwrap();
    events.next().await.unwrap().unwrap();
    timer.end_all();
    assert!(matches!(events.next().await, Some(Err(ModelError::Timeout { message })) if message.contains("300 s")));
}

#[tokio::test]
async fn answers_that_break_off_or_make_no_sense_are_errors() {
    let begun = "data: {\"choices\":[{\"delta\":{\"content\":\"x\"}}]}\n\n";
    for (reply, expected) in [
        (Reply::text(["half"]).then(Then::Close), "broke off"),
        (Reply::text(["half"]).then(Then::End), "before it was complete"),
        (Reply::raw([begun, "data: {\"choices\": garbage\n\n"]), "cannot be read"),
        (Reply::raw([begun, "data: {\"error\":{\"message\":\"out of memory\",\"code\":500}}\n\n"]), "out of memory"),
        (Reply::raw(["data: [DONE]\n\n"]), "before it was complete"),
        (Reply::raw([]), "before it was complete"),
    ] {
        let fake = fake([reply]).await;
        let (provider, _) = provider(config(&fake));
        let outcome = async { collect(provider.converse(user("go")).await?).await }.await;
        assert!(outcome.clone().is_err_and(|error| error.message().contains(expected)), "{expected}: {outcome:?}");
    }
}

#[tokio::test]
async fn malformed_arguments_are_handed_on_to_be_asked_for_again() {
    let fake = fake([Reply::tool_call("add", json!("{\"n\": one}")), Reply::text(["ok"])]).await;
    let (provider, _) = provider(config(&fake));
    let answer = collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
    assert_eq!(answer.stop_reason, StopReason::MalformedToolUse);
    assert_eq!(answer.message.content, [tool_use("call_0", "add", json!("{\"n\": one}"))]);
    assert_eq!(answer.malformed_tool_uses[0].name, "add");

    let mut again = user("go");
    again.messages.push(Arc::new(answer.message));
    collect(provider.converse(again).await.unwrap()).await.unwrap();
    let call = &fake.requests()[1].body["messages"][1]["tool_calls"][0];
    assert_eq!(call["function"]["arguments"], "{\"n\": one}");
}

#[tokio::test]
async fn busy_servers_are_asked_again_with_growing_pauses() {
    let busy = |status| Reply::status(status, json!({"error": {"message": "busy"}}));
    let mut throttled = busy(429);
    throttled.headers.insert("retry-after".to_owned(), "7".to_owned());
    let fake = fake([throttled, busy(503), busy(500), Reply::text(["at last"])]).await;
    let (provider, timer) = provider(config(&fake));
    collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
    let time_outs = Duration::from_secs(300);
    let pauses: Vec<_> = timer.sleeps().into_iter().filter(|pause| *pause < time_outs).take(3).collect();
    assert_eq!(pauses, [7_000, 500, 1_000].map(Duration::from_millis));
}

#[tokio::test]
async fn statuses_become_errors_with_the_providers_message() {
    let body = |message: &str| json!({"error": {"message": message}});
    let throttled = ModelError::Throttled { message: "slow down".to_owned(), retry_after: None };
    let failed = ModelError::Model {
        message: "The model's server answered with HTTP status 500.".to_owned(),
        status: Some(500),
    };
    for (reply, expected) in [
        (Reply::status(429, body("slow down")), throttled),
        (Reply::status(400, body("bad tool")), ModelError::validation("bad tool")),
        (Reply::status(401, body("no k3y")), ModelError::AccessDenied { message: "no [key]".to_owned() }),
        (Reply::status(404, json!({"message": "no model"})), ModelError::NotFound { message: "no model".to_owned() }),
        (Reply::status(503, json!("down")), ModelError::unavailable("down")),
        (Reply::status(504, json!("late")), ModelError::Timeout { message: "late".to_owned() }),
        (Reply::status(500, json!("")), failed),
        (
            Reply::raw(["data: {not json\n\n"]),
            ModelError::unreadable(
                "The model's server sent a chunk that cannot be read: key must be a string at line 1 column 2.",
            ),
        ),
    ] {
        let fake = fake([reply]).await;
        let config = OpenAiConfig { api_key: Secret::new("k3y".to_owned()), ..retrying(&fake, 0) };
        let (provider, _) = provider(config);
        assert_eq!(provider.converse(user("go")).await.err(), Some(expected));
    }
}

#[tokio::test]
async fn nobody_listening_is_unavailable() {
    let fake = fake([]).await;
    let config = retrying(&fake, 1);
    drop(fake);
    let (provider, timer) = provider(config);
    let error = provider.converse(user("go")).await.err().unwrap();
    assert!(matches!(&error, ModelError::Unavailable { message } if message.contains("127.0.0.1")), "{error:?}");
    assert!(timer.sleeps().contains(&Duration::from_millis(250)));
}

#[tokio::test]
async fn servers_that_do_not_stream_are_understood() {
    let fake =
        fake([Reply { stream: Some(false), text: Some("done".into()), ..Reply::tool_call("add", json!({"n": 1})) }])
            .await;
    let (provider, _) = provider(config(&fake));
    let answer = collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
    assert_eq!(
        answer.message.content,
        [ContentBlock::Text("done".to_owned()), tool_use("call_0", "add", json!({"n": 1}))]
    );
    assert_eq!(answer.stop_reason, StopReason::ToolUse);
}

#[tokio::test]
async fn finish_reasons_become_stop_reasons() {
    let stop =
        "data: {\"choices\":[{\"delta\":{\"content\":\"x\"},\"finish_reason\":\"stop\",\"stop_reason\":\"</a>\"}]}\n\n";
    for (reply, expected) in [
        (Reply::text(["x"]), StopReason::EndTurn),
        (Reply { finish_reason: Some("length".to_owned()), ..Reply::text(["x"]) }, StopReason::MaxTokens),
        (Reply { finish_reason: Some("content_filter".to_owned()), ..Reply::text(["x"]) }, StopReason::ContentFiltered),
        (Reply { finish_reason: Some("stop".to_owned()), ..Reply::tool_call("f", json!({})) }, StopReason::ToolUse),
        (Reply::raw([stop]), StopReason::StopSequence),
    ] {
        let fake = fake([reply]).await;
        let (provider, _) = provider(config(&fake));
        let answer = collect(provider.converse(user("go")).await.unwrap()).await.unwrap();
        assert_eq!(answer.stop_reason, expected);
    }
}
