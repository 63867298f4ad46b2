//! Bodies that are larger than the server takes.

use std::sync::Arc;

use aws_wire::bedrock_agent::operations;
use outcrop::server::{App, Registry, RequestContext};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::house::{House, clients, error, no_agents};

const LIMIT: usize = 100_000;

fn registry() -> Registry {
    let mut registry = Registry::default();
    registry.operation(operations::ListAgents, |_: Arc<App>, _: RequestContext, _| async { no_agents() });
    registry
}

fn padded(length: usize) -> String {
    format!("{{{}}}", " ".repeat(length - 2))
}

#[tokio::test]
async fn a_body_of_the_limit_is_read_and_one_byte_more_is_refused() {
    let house = House::open(registry(), |config| config.limits.request_bytes = LIMIT).await;
    for client in clients() {
        let send = |length| client.post(house.url("/agents/")).body(padded(length)).send();
        assert_eq!(send(LIMIT).await.unwrap().status(), 200);
        let (status, kind, message) = error(send(LIMIT + 1).await.unwrap()).await;
        assert_eq!((status, kind.as_str()), (413, "RequestEntityTooLargeException"));
        assert!(message.contains("100000") && message.contains("limits.request_bytes"), "{message}");
        let (status, ..) = error(send(LIMIT * 50).await.unwrap()).await;
        assert_eq!(status, 413);
        assert_eq!(send(2).await.unwrap().status(), 200);
    }
}

#[tokio::test]
async fn after_a_body_that_is_too_large_the_same_connection_answers_the_next_request() {
    let house = House::open(registry(), |config| config.limits.request_bytes = LIMIT).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let body = padded(LIMIT * 2);
    let large = format!("POST /agents/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    let small = "POST /agents/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    stream.write_all(large.as_bytes()).await.unwrap();
    stream.write_all(small.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 413 ") && text.contains("HTTP/1.1 200 "), "{text}");
}

#[tokio::test]
async fn when_bodies_fill_the_memory_for_them_others_are_throttled() {
    let house = House::open(registry(), |config| {
        config.limits.request_bytes = LIMIT;
        config.limits.buffered_bytes = LIMIT;
    })
    .await;
    let mut holding = TcpStream::connect(house.address).await.unwrap();
    let head =
        format!("POST /agents/ HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: {LIMIT}\r\n\r\n");
    holding.write_all(head.as_bytes()).await.unwrap();
    let mut go_on = [0; 25];
    holding.read_exact(&mut go_on).await.unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100 "));
    holding.write_all(&padded(LIMIT).as_bytes()[..LIMIT - 10]).await.unwrap();

    let [client, _] = clients();
    // The server has read what is held when it throttles the first; until then it answers.
    let (status, kind, message) = loop {
        let answer = client.post(house.url("/agents/")).body(padded(1000)).send().await.unwrap();
        if answer.status() != 200 {
            break error(answer).await;
        }
    };
    assert_eq!((status, kind.as_str()), (429, "ThrottlingException"), "{message}");

    holding.write_all(&padded(LIMIT).as_bytes()[LIMIT - 10..]).await.unwrap();
    let mut answer = [0; 13];
    holding.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200 ");
    assert_eq!(client.post(house.url("/agents/")).body(padded(1000)).send().await.unwrap().status(), 200);
}
