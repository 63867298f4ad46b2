//! Answers that are event streams.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::{Error, operations, types};
use aws_wire::event_stream::{Decoder, Frame, FrameKind};
use futures::StreamExt as _;
use outcrop::server::{App, Events, Registry, RequestContext};
use reqwest::Response;
use tokio::sync::{Mutex, mpsc};

use crate::house::{House, clients};

type Item = Result<types::ResponseStream, Error>;

/// A server whose InvokeAgent sends what the test puts into the channel.
async fn open() -> (House, mpsc::Sender<Item>) {
    let (sender, receiver) = mpsc::channel::<Item>(1);
    let receiver = Arc::new(Mutex::new(Some(receiver)));
    let mut registry = Registry::default();
    registry.streaming(
        operations::InvokeAgent,
        move |_: Arc<App>, _: RequestContext, input: types::InvokeAgentRequest| {
            let receiver = receiver.clone();
            async move {
                let receiver = receiver.lock().await.take().unwrap();
                let head = types::InvokeAgentResponse {
                    content_type: "application/json".to_owned(),
                    memory_id: None,
                    session_id: input.session_id,
                };
                let events = futures::stream::unfold(receiver, |mut receiver| async {
                    let item = receiver.recv().await?;
                    if let Ok(types::ResponseStream::Chunk(part)) = &item {
                        assert!(part.bytes.is_some(), "a chunk without bytes makes this stream panic");
                    }
                    Some((item, receiver))
                });
                Ok((head, events.boxed() as Events<operations::InvokeAgent>))
            }
        },
    );
    (House::open(registry, |_| {}).await, sender)
}

fn chunk(text: &'static str) -> Item {
    let bytes = Some(text.as_bytes().to_vec().into());
    Ok(types::ResponseStream::Chunk(types::PayloadPart { attribution: None, bytes }))
}

struct Reader {
    response: Response,
    decoder: Decoder,
}

impl Reader {
    async fn invoke(house: &House, client: &reqwest::Client) -> Self {
        let path = "/agents/AGENT12345/agentAliases/TSTALIASID/sessions/session-1/text";
        let response = client.post(house.url(path)).body(r#"{"inputText":"hello"}"#).send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "application/vnd.amazon.eventstream");
        assert_eq!(response.headers()["x-amz-bedrock-agent-session-id"], "session-1");
        Self { response, decoder: Decoder::default() }
    }

    async fn next(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.decoder.next_frame().unwrap() {
                return Some(frame);
            }
            self.decoder.push(&self.response.chunk().await.unwrap()?);
        }
    }
}

fn event(name: &str) -> FrameKind {
    FrameKind::Event(name.to_owned())
}

#[tokio::test]
async fn each_event_arrives_before_the_next_is_made() {
    for client in clients() {
        let (house, sender) = open().await;
        let mut reader = Reader::invoke(&house, &client).await;
        for text in ["one", "two"] {
            sender.send(chunk(text)).await.unwrap();
            assert_eq!(reader.next().await.unwrap().kind, event("chunk"));
        }
        drop(sender);
        assert_eq!(reader.next().await, None);
    }
}

#[tokio::test]
async fn an_error_and_a_panic_become_the_last_event() {
    let panicking = Ok(types::ResponseStream::Chunk(types::PayloadPart::default()));
    let failing = Err(Error::throttling("Your request rate is too high."));
    for (last, name) in [(failing, "throttlingException"), (panicking, "internalServerException")] {
        let [client, _] = clients();
        let (house, sender) = open().await;
        let mut reader = Reader::invoke(&house, &client).await;
        sender.send(chunk("one")).await.unwrap();
        assert_eq!(reader.next().await.unwrap().kind, event("chunk"));
        sender.send(last).await.unwrap();
        assert_eq!(reader.next().await.unwrap().kind, FrameKind::Exception(name.to_owned()));
        assert_eq!(reader.next().await, None);
    }
}

#[tokio::test]
async fn a_client_that_goes_away_stops_the_work() {
    for client in clients() {
        let (house, sender) = open().await;
        let mut reader = Reader::invoke(&house, &client).await;
        sender.send(chunk("one")).await.unwrap();
        reader.next().await.unwrap();
        drop(reader);
        sender.closed().await;
    }
}
