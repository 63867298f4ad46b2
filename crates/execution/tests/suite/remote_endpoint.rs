//! Functions elsewhere, against a server that answers by script and keeps what it was asked.

use execution::{ExecutionError, FunctionExecutor, Invocation, RemoteConfig, RemoteCredentials, RemoteEndpoint};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
};

const ELSEWHERE: &str = "arn:aws:lambda:eu-west-1:999999999999:function:far:live";

/// Answers one request a connection, in order; gives back the requests.
async fn scripted(answers: Vec<String>) -> (String, tokio::task::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let endpoint = format!("http://{}", listener.local_addr().unwrap());
    let server = tokio::spawn(async move {
        let mut requests = Vec::new();
        for answer in answers {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = Vec::new();
            while !request.ends_with(b"{\"far\":1}") {
                assert_ne!(stream.read_buf(&mut request).await.unwrap(), 0);
            }
            requests.push(String::from_utf8(request).unwrap());
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
        requests
    });
    (endpoint, server)
}

fn answer(status: &str, headers: &str, body: &str) -> String {
    format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n{body}", body.len())
}

fn remote(endpoint: String, credentials: Option<RemoteCredentials>) -> RemoteEndpoint {
    RemoteEndpoint::new(RemoteConfig { endpoint, region: None, credentials, max_response_bytes: 1000 }).unwrap()
}

fn far() -> Invocation {
    let mut invocation = Invocation::new(ELSEWHERE, "{\"far\":1}");
    invocation.log_tail = true;
    invocation
}

#[tokio::test]
async fn a_function_is_called_at_the_endpoint_with_a_signature() {
    let headers = "x-amz-executed-version: 4\r\nx-amz-function-error: Unhandled\r\nx-amz-log-result: bG9n\r\n";
    let raised = r#"{"errorMessage": "m", "errorType": "E"}"#;
    let (endpoint, server) = scripted(vec![answer("200 OK", headers, raised)]).await;
    let keys = RemoteCredentials::new("AKIDEXAMPLE", "secret", Some("session".into()));
    assert!(!format!("{keys:?}").contains("secret\""), "{keys:?}");
    let outcome = remote(endpoint, Some(keys)).invoke(far()).await.unwrap();
    assert_eq!((outcome.executed_version.as_str(), outcome.log_tail.as_deref()), ("4", Some(&b"log"[..])));
    assert_eq!(outcome.failure().unwrap().error_type, "E");

    let request = server.await.unwrap().remove(0);
    let path =
        "/2015-03-31/functions/arn%3Aaws%3Alambda%3Aeu-west-1%3A999999999999%3Afunction%3Afar%3Alive/invocations";
    assert!(request.starts_with(&format!("POST {path} HTTP/1.1\r\n")), "{request}");
    for part in ["x-amz-log-type: Tail\r\n", "x-amz-security-token: session\r\n", "/eu-west-1/lambda/aws4_request, "] {
        assert!(request.contains(part), "{part} is not in {request}");
    }
}

#[tokio::test]
async fn refusals_and_broken_answers_are_errors_that_say_why() {
    let denied = answer("403 Forbidden", "x-amzn-errortype: AccessDeniedException\r\n", r#"{"Message":"not yours"}"#);
    let gone = answer("404 Not Found", "", r#"{"__type":"ResourceNotFoundException","Message":"none"}"#);
    let busy = answer("429 Too Many Requests", "", r#"{"message":"Rate Exceeded."}"#);
    let huge = answer("200 OK", "", &"x".repeat(1001));
    let cut = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 10\r\n\r\nx".to_owned();
    let (endpoint, server) = scripted(vec![denied, gone, busy, huge, cut]).await;
    let remote = remote(endpoint, None);
    let mut errors = Vec::new();
    for _ in 0..5 {
        errors.push(remote.invoke(far()).await.unwrap_err());
    }
    assert!(
        matches!(&errors[0], ExecutionError::Remote { status: 403, code, message, .. }
            if code == "AccessDeniedException" && message == "not yours"),
        "{}",
        errors[0]
    );
    assert!(matches!(errors[1], ExecutionError::NotFound { .. }), "{}", errors[1]);
    assert!(matches!(errors[2], ExecutionError::TooManyRequests { .. }), "{}", errors[2]);
    assert!(errors[3].to_string().contains("larger than 1000 bytes"), "{}", errors[3]);
    assert!(matches!(errors[4], ExecutionError::RemoteUnavailable { .. }), "{}", errors[4]);
    assert!(!server.await.unwrap()[0].contains("authorization"));
    let nobody = remote.invoke(far()).await.unwrap_err();
    assert!(nobody.to_string().to_lowercase().contains("refused"), "{nobody}");
}
