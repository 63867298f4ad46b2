//! Operations called over HTTP, against a server that answers by script and keeps what it was asked.

use std::time::Duration;

use execution::http_actions::{
    HttpAnswer, HttpAuth, HttpBody, HttpCall, HttpError, HttpParameter, HttpPlace, HttpServerConfig, HttpServers,
};
use reqwest::header::HeaderName;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
    task::JoinHandle,
};

/// Answers one request a connection, in order; gives back the requests.
async fn scripted(answers: Vec<String>) -> (HttpServerConfig, JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = format!("http://{}/v1", listener.local_addr().unwrap()).parse().unwrap();
    let asked = tokio::spawn(async move {
        let mut requests = Vec::new();
        for answer in answers {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = Vec::new();
            while !is_whole(&request) {
                assert_ne!(stream.read_buf(&mut request).await.unwrap(), 0);
            }
            requests.push(String::from_utf8(request).unwrap());
            // A client that has seen enough closes first.
            let _ = stream.write_all(answer.as_bytes()).await;
        }
        requests
    });
    let timeout = Duration::from_secs(120);
    let config = HttpServerConfig {
        name: "shop".into(),
        server,
        also: Vec::new(),
        auth: None,
        timeout,
        max_response_bytes: 100,
    };
    (config, asked)
}

fn is_whole(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.is_none_or(|length| body.len() >= length.parse().unwrap())
}

fn answer(status: &str, media_type: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "HTTP/1.1 {status}\r\nconnection: close\r\ncontent-type: {media_type}\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

fn parameter(name: &str, place: HttpPlace, values: &[&str]) -> HttpParameter {
    HttpParameter { name: name.into(), place, values: values.iter().map(|value| (*value).to_owned()).collect() }
}

fn get(path: &str, parameters: Vec<HttpParameter>) -> HttpCall {
    HttpCall { server: "shop".into(), base: None, method: "GET".into(), path: path.into(), parameters, body: None }
}

fn servers(config: HttpServerConfig) -> HttpServers {
    HttpServers::new(vec![config]).unwrap()
}

#[tokio::test]
async fn arguments_travel_where_the_schema_says_and_credentials_are_the_operators() {
    let ok = answer("200 OK", "application/json; charset=utf-8", r#"{"id": 7}"#);
    let echo = answer("403 Forbidden", "text/plain", "the key s3cret is refused");
    let (config, asked) = scripted(vec![ok.clone(), echo, ok.clone(), ok]).await;
    let base = config.server.clone();
    let with = |auth: Option<HttpAuth>| servers(HttpServerConfig { auth, ..config.clone() });

    let everywhere = vec![
        parameter("id", HttpPlace::Path, &["a/b"]),
        parameter("tag", HttpPlace::Query, &["x y", "ä&b"]),
        parameter("x-trace", HttpPlace::Header, &["1", "2"]),
        parameter("authorization", HttpPlace::Header, &["Bearer model"]),
    ];
    let bearer = HttpAuth::bearer("s3cret").unwrap();
    assert!(!format!("{bearer:?}").contains("s3cret"));
    let answered = with(Some(bearer)).call(get("/orders/{id}", everywhere)).await.unwrap();
    assert_eq!(answered, HttpAnswer { status: 200, text: r#"{"id": 7}"#.into() });

    let value = json!({"name": "Ü", "lines": [{"count": 2}], "paid": true});
    let body = Some(HttpBody::Json { media_type: "application/json".into(), value });
    let key = HttpAuth::header(HeaderName::from_static("x-api-key"), "s3cret");
    let post = HttpCall { method: "POST".into(), body, ..get("/orders", Vec::new()) };
    assert_eq!(with(key).call(post).await.unwrap().text, "the key [credential] is refused");

    let form = Some(HttpBody::Form(vec![("a".into(), "1 & 2".into()), ("a".into(), "ü".into())]));
    let put =
        HttpCall { method: "PUT".into(), body: form, base: Some(format!("{base}/x/")), ..get("/orders", Vec::new()) };
    with(HttpAuth::basic("user", "pass")).call(put).await.unwrap();

    let given = vec![parameter("key", HttpPlace::Query, &["model"]), parameter("q", HttpPlace::Query, &["1"])];
    with(Some(HttpAuth::query("key", "s3cret"))).call(get("/orders", given)).await.unwrap();

    let requests = asked.await.unwrap();
    let first = &requests[0];
    assert!(first.starts_with("GET /v1/orders/a%2Fb?tag=x+y&tag=%C3%A4%26b HTTP/1.1\r\n"), "{first}");
    assert!(first.contains("x-trace: 1,2\r\n") && first.contains("authorization: Bearer s3cret\r\n"), "{first}");
    assert!(!first.contains("model"), "{first}");
    let second = &requests[1];
    assert!(
        second.contains("content-type: application/json\r\n") && second.contains("x-api-key: s3cret\r\n"),
        "{second}"
    );
    assert!(second.ends_with(r#"{"name":"Ü","lines":[{"count":2}],"paid":true}"#), "{second}");
    let third = &requests[2];
    assert!(third.starts_with("PUT /v1/x/orders HTTP/1.1\r\n") && third.ends_with("a=1+%26+2&a=%C3%BC"), "{third}");
    assert!(third.contains("authorization: Basic dXNlcjpwYXNz\r\n"), "{third}");
    assert!(requests[3].starts_with("GET /v1/orders?q=1&key=s3cret HTTP/1.1\r\n"), "{}", requests[3]);
}

#[tokio::test]
async fn whatever_a_server_answers_is_an_answer_or_an_error_that_says_why() {
    let moved = "HTTP/1.1 302 Found\r\nconnection: close\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
    let (config, asked) = scripted(vec![
        answer("404 Not Found", "application/problem+json", r#"{"title": "no order 7"}"#),
        moved.to_owned(),
        answer("200 OK", "image/png", "\u{89}PNG"),
        "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_owned(),
        answer("200 OK", "text/plain", &"x".repeat(101)),
        "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 10\r\n\r\nx".to_owned(),
    ])
    .await;
    let servers = servers(config);
    let call = || servers.call(get("/orders", Vec::new()));
    let told = |answer: HttpAnswer| (answer.status, answer.text);
    assert_eq!(told(call().await.unwrap()), (404, r#"{"title": "no order 7"}"#.to_owned()));
    let (status, text) = told(call().await.unwrap());
    assert!(status == 302 && text.contains("not followed"), "{text}");
    assert!(call().await.unwrap().text.contains("image/png"));
    assert_eq!(told(call().await.unwrap()), (204, String::new()));
    assert_eq!(call().await, Err(HttpError::TooLarge { server: "shop".into(), limit: 100 }));
    assert!(matches!(call().await, Err(HttpError::Unreachable { .. })));
    asked.await.unwrap();
    let nobody = call().await.unwrap_err().to_string();
    assert!(nobody.contains("'shop' gave no answer") && nobody.to_lowercase().contains("refused"), "{nobody}");

    let unsendable = get("/orders", vec![parameter("x-a", HttpPlace::Header, &["a\r\nb: c"])]);
    assert!(matches!(servers.call(unsendable).await, Err(HttpError::Argument { .. })));
    let elsewhere = HttpCall { base: Some("http://127.0.0.1:1/v1".into()), ..get("/orders", Vec::new()) };
    assert!(matches!(servers.call(elsewhere).await, Err(HttpError::NotAllowed { .. })));
    assert!(matches!(servers.check("other", None), Err(HttpError::Unknown { .. })));
}

#[tokio::test]
async fn an_answer_that_does_not_come_is_given_up() {
    // The system accepts the connection; nobody ever reads from it.
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let config = HttpServerConfig {
        name: "shop".into(),
        server: format!("http://{}", listener.local_addr().unwrap()).parse().unwrap(),
        also: Vec::new(),
        auth: None,
        timeout: Duration::from_millis(200),
        max_response_bytes: 100,
    };
    let error = servers(config).call(get("/slow", Vec::new())).await.unwrap_err();
    assert!(matches!(error, HttpError::TimedOut { .. }), "{error}");
}
