//! The fake model does what its script says, also at the edges that other tests rely on.
#![allow(clippy::unwrap_used, reason = "a failure is the test's result")]

use serde_json::{Value, json};
use test_support::fake_model::{Behaviour, FakeModel, Reply, Script, Then, When};

async fn ask(fake: &FakeModel, body: Value) -> reqwest::Response {
    let url = format!("{}/chat/completions", fake.base_url());
    reqwest::Client::new().post(url).json(&body).send().await.unwrap()
}

fn user(text: &str) -> Value {
    json!({"model": "m", "stream": true, "messages": [{"role": "user", "content": text}]})
}

#[tokio::test]
async fn a_request_gets_the_first_reply_that_fits_and_is_left() {
    let about_rain = When { contains: Some("rain".to_owned()), ..When::default() };
    let script = Script {
        replies: vec![
            Reply::text(["wet"]).when(about_rain),
            Reply::status(429, json!({"error": {"message": "slow down"}})),
            Reply::text(["always"]).always(),
        ],
    };
    let fake = FakeModel::start(script).await.unwrap();
    assert_eq!(ask(&fake, user("sun?")).await.status(), 429);
    assert!(ask(&fake, user("rain?")).await.text().await.unwrap().contains("wet"));
    for _ in 0..2 {
        assert!(ask(&fake, user("rain?")).await.text().await.unwrap().contains("always"));
    }
    assert_eq!(fake.requests().len(), 4);
    assert_eq!(fake.requests()[0].body["messages"][0]["content"], "sun?");
}

#[tokio::test]
async fn bodies_can_be_cut_off_after_their_last_piece() {
    let fake = FakeModel::start(Script { replies: vec![Reply::text(["half"]).then(Then::Close)] }).await.unwrap();
    let mut response = ask(&fake, user("hello")).await;
    let mut received = Vec::new();
    let error = loop {
        match response.chunk().await {
            Ok(Some(chunk)) => received.extend_from_slice(&chunk),
            Ok(None) => panic!("the body ended in good order"),
            Err(error) => break error,
        }
    };
    assert!(String::from_utf8_lossy(&received).contains("half"), "{error}");
}

#[tokio::test]
async fn instant_mode_calls_the_first_tool_then_answers() {
    let fake = FakeModel::listen(Behaviour::Instant, 0).await.unwrap();
    let parameters = json!({"type": "object", "properties": {"n": {"type": "integer"}, "m": {}}, "required": ["n"]});
    let mut request = user("hello");
    request["stream"] = false.into();
    request["tools"] = json!([{"type": "function", "function": {"name": "count", "parameters": parameters}}]);
    let call: Value = ask(&fake, request.clone()).await.json().await.unwrap();
    let function = &call["choices"][0]["message"]["tool_calls"][0]["function"];
    assert_eq!(function, &json!({"name": "count", "arguments": "{\"n\":1}"}));

    request["messages"].as_array_mut().unwrap().push(json!({"role": "tool", "tool_call_id": "call_0", "content": "2"}));
    let answer: Value = ask(&fake, request).await.json().await.unwrap();
    assert_eq!(answer["choices"][0]["finish_reason"], "stop");
}
