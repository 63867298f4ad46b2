//! HTTP/1.1 and HTTP/2 on one port, and connections that misbehave.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_agent::{Error, operations, types};
use outcrop::server::{App, Registry, RequestContext};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

use crate::house::{House, clients, error, http1, no_agents};

async fn list_agents(
    _app: Arc<App>,
    _context: RequestContext,
    input: types::ListAgentsRequest,
) -> Result<types::ListAgentsResponse, Error> {
    assert!(input.next_token.is_none(), "a next token makes this handler panic");
    no_agents()
}

fn registry() -> Registry {
    let mut registry = Registry::default();
    registry.operation(operations::ListAgents, list_agents);
    registry
}

#[tokio::test]
async fn both_versions_of_http_are_answered_on_one_port() {
    let house = House::open(registry(), |_| {}).await;
    for client in clients() {
        let answer = client.post(house.url("/agents/")).body("{}").send().await.unwrap();
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["x-amzn-requestid"].len(), 36);
        assert_eq!(answer.text().await.unwrap(), r#"{"agentSummaries":[]}"#);
    }
}

#[tokio::test]
async fn a_panic_is_an_internal_error_and_the_connection_goes_on() {
    let house = House::open(registry(), |_| {}).await;
    for client in clients() {
        let answer = client.post(house.url("/agents/")).body(r#"{"nextToken":"t"}"#).send().await.unwrap();
        let (status, kind, _) = error(answer).await;
        assert_eq!((status, kind.as_str()), (500, "InternalServerException"));
        assert_eq!(client.post(house.url("/agents/")).body("{}").send().await.unwrap().status(), 200);
    }
}

#[tokio::test]
async fn a_malformed_request_is_answered_and_the_server_goes_on() {
    let house = House::open(registry(), |_| {}).await;
    for client in clients() {
        for body in ["{", "[]", "\"text\"", "{\"maxResults\":\"many\"}", "\u{0}"] {
            let answer = client.post(house.url("/agents/")).body(body).send().await.unwrap();
            let (status, kind, _) = error(answer).await;
            assert_eq!((status, kind.as_str()), (400, "SerializationException"), "{body}");
        }
    }
    for garbage in
        ["GARBAGE\r\n\r\n", "GET  HTTP/9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", "\u{1}\u{2}\u{3}\u{4}\r\n\r\n"]
    {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(garbage.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // Whatever is answered, the connection ends.
        let _ = stream.read_to_end(&mut answer).await;
        assert!(!String::from_utf8_lossy(&answer).contains(" 200 "), "{garbage}");
    }
    assert_eq!(http1().post(house.url("/agents/")).send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn connections_that_say_nothing_or_half_of_it_are_closed() {
    let short = Duration::from_millis(50);
    let house = House::open(registry(), |config| {
        config.timeouts.headers = short;
        config.timeouts.idle = short;
        config.timeouts.body = short;
    })
    .await;
    let whole = "POST /agents/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}";
    for (begin, status) in [
        ("", None),
        ("PRI * HT", None),
        ("POST /agents/ HTTP/1.1\r\nhost: loc", None),
        ("POST /agents/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{", Some(" 408 ")),
        (whole, Some(" 200 ")),
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(begin.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let text = String::from_utf8_lossy(&answer);
        assert!(status.is_none_or(|status| text.contains(status)), "{begin:?} was answered {text:?}");
    }
}

#[tokio::test]
async fn the_signal_to_stop_lets_running_requests_end() {
    let (entered, leave) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
    let mut registry = Registry::default();
    let (handler_entered, handler_leave) = (entered.clone(), leave.clone());
    registry.operation(operations::ListAgents, move |_: Arc<App>, _: RequestContext, _| {
        let (entered, leave) = (handler_entered.clone(), handler_leave.clone());
        async move {
            entered.add_permits(1);
            leave.acquire().await.unwrap().forget();
            no_agents()
        }
    });
    let mut house = House::open(registry, |_| {}).await;
    let requests: Vec<_> = clients()
        .into_iter()
        .map(|client| tokio::spawn(client.post(house.url("/agents/")).body("{}").send()))
        .collect();
    entered.acquire_many(2).await.unwrap().forget();
    house.stop();
    let address = house.address;
    leave.add_permits(2);
    for request in requests {
        assert_eq!(request.await.unwrap().unwrap().status(), 200);
    }
    assert!(house.ended().await, "all requests ended by themselves");
    assert!(TcpStream::connect(address).await.is_err());
}
