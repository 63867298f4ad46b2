//! The events of a turn on their way to the caller, as they happen.

use std::future::Future;
use std::pin::Pin;
use std::task::Poll;

use aws_wire::bedrock_agent_runtime::types::{Citation, ReturnControlPayload, TracePart};
use futures::Stream;
use futures::stream::{self, BoxStream};
use tokio::sync::mpsc;

use crate::failure::Failure;

/// Something the caller gets while a turn runs.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnEvent {
    /// A step.
    Trace(Box<TracePart>),
    /// A piece of the answer.
    Chunk(Chunk),
    /// The caller is to carry out actions, or to ask the user about them.
    ReturnControl(ReturnControlPayload),
}

/// A piece of the answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chunk {
    /// Its text; never empty.
    pub text: String,
    /// What parts of the answer rest on, each with its place in the whole answer. A part is cited with the piece in which it
    /// ends.
    pub citations: Vec<Citation>,
}

/// The events of a turn. The turn runs while the stream is read, and stops when it is dropped.
pub type TurnStream = BoxStream<'static, Result<TurnEvent, Failure>>;

/// Events that may wait for a caller who reads slowly; then the turn waits.
const WAITING_EVENTS: usize = 32;

/// The turn's end of the stream.
#[derive(Clone, Debug)]
pub(crate) struct Events<E = TurnEvent>(mpsc::Sender<E>);

impl<E> Events<E> {
    /// Sends an event. A caller who is gone has dropped the turn as well, so nobody misses it.
    pub(crate) async fn send(&self, event: E) {
        let _ = self.0.send(event).await;
    }
}

/// Runs a turn as a stream: its events as they come, then its failure if it failed.
pub(crate) fn run<E, F>(turn: impl FnOnce(Events<E>) -> F) -> BoxStream<'static, Result<E, Failure>>
where
    E: Send + 'static,
    F: Future<Output = Result<(), Failure>> + Send + 'static,
{
    let (sender, receiver) = mpsc::channel(WAITING_EVENTS);
    let turn = Box::pin(turn(Events(sender)));
    Box::pin(drive(turn, receiver))
}

type Turn = Pin<Box<dyn Future<Output = Result<(), Failure>> + Send>>;

fn drive<E: Send>(turn: Turn, mut receiver: mpsc::Receiver<E>) -> impl Stream<Item = Result<E, Failure>> + Send {
    let mut turn = Some(turn);
    let mut failure = None;
    stream::poll_fn(move |context| {
        if let Some(running) = &mut turn
            && let Poll::Ready(result) = running.as_mut().poll(context)
        {
            // Dropping the turn drops its sender, which ends the channel behind the last event.
            turn = None;
            failure = result.err();
        }
        match receiver.poll_recv(context) {
            Poll::Ready(Some(event)) => Poll::Ready(Some(Ok(event))),
            Poll::Ready(None) => Poll::Ready(failure.take().map(Err)),
            Poll::Pending => Poll::Pending,
        }
    })
}
