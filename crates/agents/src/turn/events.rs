//! The events of a turn on their way to the caller, as they happen.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;

use aws_wire::bedrock_agent_runtime::types::{Citation, ReturnControlPayload, TracePart};
use futures::Stream;
use futures::stream::{self, BoxStream};
use tokio::sync::{Notify, mpsc};

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
pub(crate) struct Events<E = TurnEvent> {
    sender: mpsc::UnboundedSender<E>,
    waiting: Arc<Waiting>,
}

/// How many events wait for the caller. Senders are woken all together and none is handed a place: of the agents of a team some
/// are not looked at while another sends, and a place that was theirs would be lost to the one who needs it.
#[derive(Debug, Default)]
struct Waiting {
    count: AtomicUsize,
    taken: Notify,
}

impl<E> Events<E> {
    /// Sends an event, and waits while too many are not read. A caller who is gone has dropped the turn as well, so nobody
    /// misses it.
    pub(crate) async fn send(&self, event: E) {
        self.waiting.count.fetch_add(1, Ordering::Relaxed);
        let _ = self.sender.send(event);
        loop {
            let taken = self.waiting.taken.notified();
            if self.waiting.count.load(Ordering::Relaxed) <= WAITING_EVENTS {
                return;
            }
            taken.await;
        }
    }
}

/// Runs a turn as a stream: its events as they come, then its failure if it failed.
pub(crate) fn run<E, F>(turn: impl FnOnce(Events<E>) -> F) -> BoxStream<'static, Result<E, Failure>>
where
    E: Send + 'static,
    F: Future<Output = Result<(), Failure>> + Send + 'static,
{
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::new(Waiting::default());
    let turn = Box::pin(turn(Events { sender, waiting: waiting.clone() }));
    Box::pin(drive(turn, receiver, waiting))
}

type Turn = Pin<Box<dyn Future<Output = Result<(), Failure>> + Send>>;

fn drive<E: Send>(
    turn: Turn,
    mut receiver: mpsc::UnboundedReceiver<E>,
    waiting: Arc<Waiting>,
) -> impl Stream<Item = Result<E, Failure>> + Send {
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
            Poll::Ready(Some(event)) => {
                if waiting.count.fetch_sub(1, Ordering::Relaxed) == WAITING_EVENTS + 1 {
                    waiting.taken.notify_waiters();
                }
                Poll::Ready(Some(Ok(event)))
            }
            Poll::Ready(None) => Poll::Ready(failure.take().map(Err)),
            Poll::Pending => Poll::Pending,
        }
    })
}

#[cfg(test)]
mod tests {
    use futures::StreamExt as _;
    use futures::stream::FuturesOrdered;

    use super::*;

    #[tokio::test]
    async fn one_sends_while_many_who_are_not_looked_at_wait_to_send() {
        let stream = run(|events: Events<usize>| async move {
            let mut others: FuturesOrdered<_> = (0..3 * WAITING_EVENTS)
                .map(|number| {
                    let events = events.clone();
                    async move {
                        for event in 0..number {
                            events.send(event).await;
                        }
                    }
                })
                .collect();
            while others.next().await.is_some() {
                events.send(usize::MAX).await;
            }
            Ok(())
        });
        let events: Vec<_> = stream.collect().await;
        assert_eq!(events.iter().filter(|event| matches!(event, Ok(usize::MAX))).count(), 3 * WAITING_EVENTS);
    }

    #[tokio::test]
    async fn a_turn_waits_for_who_reads_slowly() {
        let sent = Arc::new(AtomicUsize::new(0));
        let count = sent.clone();
        let mut stream = run(|events: Events<usize>| async move {
            loop {
                events.send(count.fetch_add(1, Ordering::Relaxed)).await;
            }
        });
        for read in 0..1000 {
            assert_eq!(stream.next().await.unwrap().ok(), Some(read));
            assert!(sent.load(Ordering::Relaxed) <= read + WAITING_EVENTS + 2);
        }
    }
}
