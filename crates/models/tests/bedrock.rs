//! The provider for Amazon Bedrock against a scripted server: signatures, event streams, exceptions.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

mod support;

use std::sync::Arc;
use std::time::SystemTime;

use aws_wire::bedrock_runtime::Error;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, ReasoningContentBlock, ReasoningTextBlock, StopReason, SystemContentBlock,
    ToolConfiguration,
};
use aws_wire::event_stream::{encode_event, encode_exception};
use aws_wire::sigv4::{Authorization, SignedRequest, verify};
use bytes::Bytes;
use futures::{SinkExt, StreamExt};
use http::{HeaderMap, HeaderName, HeaderValue};
use models::bedrock::{AccessKeys, Bedrock, BedrockConfig, CredentialSource};
use models::{Answer, HttpConfig, Model, ModelError, ModelEvent, ModelRequest, Secret, collect};
use serde_json::{Value, json};
use support::{ManualTimer, assert_shape, image, message, tool, user};
use test_support::fake_model::{CapturedRequest, FakeModel, Reply, Script};

const PROFILE: &str = "us.anthropic.claude-sonnet-4-20250514-v1:0";

async fn fake<const N: usize>(replies: [Reply; N]) -> FakeModel {
    FakeModel::start(Script { replies: replies.into() }).await.unwrap()
}

fn provider(fake: &FakeModel, credentials: CredentialSource, prompt_caching: bool) -> Bedrock {
    let mut http = HttpConfig::new(format!("http://{}", fake.address()).parse().unwrap());
    http.patience.retries = 0;
    let config = BedrockConfig {
        http,
        region: "eu-west-1".to_owned(),
        credentials,
        model: Some(PROFILE.to_owned()),
        send_sampling: None,
        prompt_caching,
    };
    Bedrock::new(config, Arc::new(ManualTimer::default()))
}

fn keys() -> CredentialSource {
    CredentialSource::Keys(AccessKeys {
        id: "AKIDEXAMPLE".to_owned(),
        secret: Secret::new("wJalr".to_owned()).unwrap(),
        session_token: Secret::new("t0ken".to_owned()),
    })
}

/// The events of an answer with thinking and a tool call, as AWS sends them: without a start for anything but tools.
fn answer() -> Vec<Bytes> {
    let events = [
        ("messageStart", json!({"role": "assistant"})),
        ("contentBlockDelta", json!({"contentBlockIndex": 0, "delta": {"reasoningContent": {"text": "olá"}}})),
        ("contentBlockDelta", json!({"contentBlockIndex": 0, "delta": {"reasoningContent": {"signature": "sig"}}})),
        ("contentBlockStop", json!({"contentBlockIndex": 0})),
        ("contentBlockStart", json!({"contentBlockIndex": 1, "start": {"toolUse": {"toolUseId": "a", "name": "add"}}})),
        ("contentBlockDelta", json!({"contentBlockIndex": 1, "delta": {"toolUse": {"input": "{\"n\":1}"}}})),
        ("contentBlockStop", json!({"contentBlockIndex": 1})),
        ("messageStop", json!({"stopReason": "tool_use", "additionalModelResponseFields": {"stop_sequence": null}})),
        (
            "metadata",
            json!({"usage": {"inputTokens": 3, "outputTokens": 4, "totalTokens": 7}, "metrics": {"latencyMs": 5}}),
        ),
    ];
    events.into_iter().map(|(name, payload)| encode_event(&Raw(name, payload)).unwrap()).collect()
}

/// An event by its name.
struct Raw(&'static str, Value);

impl aws_wire::EventStream for Raw {
    fn event_type(&self) -> &'static str {
        self.0
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(&self.1)
    }
}

/// What becomes of a body in these pieces, and the request that was sent for it.
async fn asked(pieces: Vec<Bytes>, request: ModelRequest) -> (Result<Vec<ModelEvent>, ModelError>, CapturedRequest) {
    asked_with(pieces, request, false).await
}

async fn asked_with(
    pieces: Vec<Bytes>,
    request: ModelRequest,
    prompt_caching: bool,
) -> (Result<Vec<ModelEvent>, ModelError>, CapturedRequest) {
    let fake = fake([]).await;
    let mut live = fake.answer_live();
    let writing = async {
        for piece in pieces {
            if live.send(piece).await.is_err() {
                break;
            }
        }
        drop(live);
    };
    let provider = provider(&fake, keys(), prompt_caching);
    let reading = async {
        let events: Vec<_> = provider.converse(request).await?.collect().await;
        events.into_iter().collect()
    };
    let (_, events) = futures::join!(writing, reading);
    (events, fake.requests().remove(0))
}

#[tokio::test]
async fn an_answer_is_handed_on_as_it_is() {
    let mut request = user("go");
    request.top_k = Some(9);
    request.inference_config.temperature = Some(0.5);
    request.inference_config.top_p = Some(1.0);
    let (events, sent) = asked(answer(), request).await;
    let events = events.unwrap();
    assert_shape(&events, "messageStart 0r 0r 0s 1+ 1i 1s messageStop metadata");
    let answer: Answer = collect(futures::stream::iter(events.into_iter().map(Ok)).boxed()).await.unwrap();
    assert_eq!((answer.stop_reason, answer.usage.total_tokens, answer.metrics.latency_ms), (StopReason::ToolUse, 7, 5));

    assert_eq!(sent.path, "/model/us.anthropic.claude-sonnet-4-20250514-v1%3A0/converse-stream");
    assert_eq!(
        sent.body,
        json!({
            "messages": [{"role": "user", "content": [{"text": "go"}]}],
            "inferenceConfig": {"temperature": 0.5},
            "additionalModelRequestFields": {"top_k": 9},
            "additionalModelResponseFieldPaths": ["/stop_sequence"],
        })
    );
}

#[tokio::test]
async fn how_the_frames_are_cut_makes_no_difference() {
    let whole = answer().concat();
    let (expected, _) = asked(vec![whole.clone().into()], user("go")).await;
    let pieces = whole.chunks(7).map(Bytes::copy_from_slice).collect();
    let (cut, _) = asked(pieces, user("go")).await;
    assert!(expected.is_ok());
    assert_eq!(cut, expected);
}

#[tokio::test]
async fn requests_are_signed_as_aws_verifies_them() {
    let (_, sent) = asked(answer(), user("go")).await;
    let header = |name: &str| sent.headers[name].clone();
    assert_eq!(header("x-amz-security-token"), "t0ken");
    let authorization = header("authorization");
    assert!(authorization.contains("AKIDEXAMPLE/") && authorization.contains("/eu-west-1/bedrock/aws4_request"));
    verify_signature(&sent, "wJalr");

    let fake = fake([Reply::status(403, json!({"message": "no b3arer"}))]).await;
    let provider = provider(&fake, CredentialSource::ApiKey(Secret::new("b3arer".to_owned()).unwrap()), false);
    let error = provider.converse(user("go")).await.err().unwrap();
    assert_eq!(error, ModelError::AccessDenied { message: "no [key]".to_owned() });
    assert_eq!(fake.requests()[0].headers["authorization"], "Bearer b3arer");
}

fn verify_signature(sent: &CapturedRequest, secret: &str) {
    let (method, uri) = (sent.method.parse().unwrap(), sent.path.parse().unwrap());
    let headers: HeaderMap = sent
        .headers
        .iter()
        .map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse::<HeaderValue>().unwrap()))
        .collect();
    let authorization = Authorization::from_request(&uri, &headers).unwrap().unwrap();
    let body = serde_json::to_vec(&sent.body).unwrap();
    let request = SignedRequest { method: &method, uri: &uri, headers: &headers, body: &body };
    verify(&authorization, request, secret, SystemTime::now()).unwrap();
}

#[tokio::test]
async fn images_go_through_and_only_signed_reasoning_goes_back() {
    let reasoning = |signature: Option<&str>| {
        ContentBlock::ReasoningContent(ReasoningContentBlock::ReasoningText(ReasoningTextBlock {
            text: "hm".to_owned(),
            signature: signature.map(str::to_owned),
        }))
    };
    let mut request = user("go");
    request.messages = vec![
        message(ConversationRole::User, vec![ContentBlock::Image(image())]),
        message(ConversationRole::Assistant, vec![reasoning(Some("sig")), reasoning(None)]),
    ];
    let (_, sent) = asked(answer(), request).await;
    assert_eq!(
        sent.body["messages"],
        json!([
            {"role": "user", "content": [{"image": {"format": "png", "source": {"bytes": "cG5n"}}}]},
            {"role": "assistant", "content": [{"reasoningContent": {"reasoningText": {"text": "hm", "signature": "sig"}}}]},
        ])
    );
}

#[tokio::test]
async fn a_tool_is_sent_in_one_of_its_forms() {
    let offered = |tools: &[&str]| {
        let config = ToolConfiguration { tools: tools.iter().map(|name| tool(name)).collect(), tool_choice: None };
        let fields = json!({"tools": [{"type": "bash_20250124", "name": "bash"}], "anthropic_beta": ["b"]});
        ModelRequest {
            tool_config: Some(Arc::new(config)),
            additional_model_request_fields: Some(fields),
            ..user("go")
        }
    };
    let names = |body: &Value| -> Vec<Value> {
        let tools = body["toolConfig"]["tools"].as_array().unwrap();
        tools.iter().map(|tool| tool["toolSpec"]["name"].clone()).collect()
    };
    let (_, sent) = asked(answer(), offered(&["clock", "bash"])).await;
    assert_eq!(names(&sent.body), ["clock"]);
    assert_eq!(sent.body["additionalModelRequestFields"]["tools"][0]["name"], "bash");
    let (_, sent) = asked(answer(), offered(&["bash"])).await;
    assert_eq!(names(&sent.body), ["bash"]);
    assert_eq!(sent.body["additionalModelRequestFields"], json!({}));
}

#[tokio::test]
async fn what_stays_the_same_is_marked_as_cached_unless_the_request_says_what_is() {
    let point = json!({"cachePoint": {"type": "default"}});
    let config = ToolConfiguration { tools: vec![tool("clock")], tool_choice: None };
    let system = vec![SystemContentBlock::Text("Be brief.".to_owned())];
    let request = ModelRequest { system: system.into(), tool_config: Some(Arc::new(config)), ..user("go") };
    let (_, sent) = asked_with(answer(), request.clone(), true).await;
    assert_eq!(sent.body["system"], json!([{"text": "Be brief."}, point]));
    assert_eq!(sent.body["toolConfig"]["tools"][1], point);

    let own: SystemContentBlock = serde_json::from_value(point.clone()).unwrap();
    let (_, sent) = asked_with(answer(), ModelRequest { system: vec![own].into(), ..request }, true).await;
    assert_eq!(sent.body["system"], json!([point]));
    assert_eq!(sent.body["toolConfig"]["tools"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn exceptions_and_broken_streams_are_errors() {
    let exception = |error: Error| encode_exception(&error).unwrap();
    let begun = |last: Bytes| vec![answer()[0].clone(), answer()[1].clone(), last];
    let mut damaged = answer();
    damaged[3] = damaged[3].iter().rev().copied().collect();
    let half = answer().concat();
    for (pieces, expected) in [
        (
            vec![exception(Error::throttling("slow down"))],
            ModelError::Throttled { message: "slow down".to_owned(), retry_after: None },
        ),
        (vec![exception(Error::validation("bad tool"))], ModelError::validation("bad tool")),
        (
            begun(exception(Error::internal_server("gone"))),
            ModelError::Stream { message: "gone".to_owned(), status: None },
        ),
        (answer()[..5].to_vec(), ModelError::stream("AWS ended the answer before it was complete.")),
        (
            vec![Bytes::copy_from_slice(&half[..half.len() / 2])],
            ModelError::stream("AWS ended the answer before it was complete."),
        ),
        (vec![], ModelError::unreadable("AWS ended the answer before it was complete.")),
    ] {
        assert_eq!(asked(pieces, user("go")).await.0, Err(expected));
    }
    let (outcome, _) = asked(damaged, user("go")).await;
    assert!(matches!(outcome, Err(ModelError::Stream { .. })), "{outcome:?}");

    let failed = Reply::status(424, json!({"message": "the model failed"}));
    let fake = fake([failed]).await;
    let error = provider(&fake, keys(), false).converse(user("go")).await.err().unwrap();
    assert_eq!(error, ModelError::Model { message: "the model failed".to_owned(), status: Some(424) });
}

#[tokio::test]
async fn tokens_are_counted_by_the_model_of_a_profile() {
    let count = Reply { status: Some(200), body: Some(json!({"inputTokens": 21})), ..Reply::default() };
    let fake = fake([count]).await;
    assert_eq!(provider(&fake, keys(), false).count_tokens(&user("go")).await, Ok(21));
    let sent = fake.requests().remove(0);
    assert_eq!(sent.path, "/model/anthropic.claude-sonnet-4-20250514-v1%3A0/count-tokens");
    assert_eq!(
        sent.body,
        json!({"input": {"converse": {"messages": [{"role": "user", "content": [{"text": "go"}]}]}}})
    );
}
