//! Reading a request's body whole, within bounds of size, time and memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use http_body::Body as _;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;

use super::refusal::Refusal;

/// How many times the limit is read and thrown away, so that a client which sends too much gets to read why.
const DRAINED: u64 = 4;

/// Bounds for bodies, and the memory that all of them share.
#[derive(Clone, Debug)]
pub(crate) struct BodyReader {
    limit: usize,
    pause: Duration,
    memory: usize,
    used: Arc<AtomicUsize>,
}

/// A body in memory; its share is given back when this is dropped.
pub(crate) struct ReadBody {
    pub(crate) bytes: Bytes,
    _share: Share,
}

impl BodyReader {
    pub(crate) fn new(limit: usize, memory: usize, pause: Duration) -> Self {
        Self { limit, pause, memory: memory.max(limit), used: Arc::default() }
    }

    /// Reads all of it. Refuses what is too large, stalls, breaks off, or finds no memory left.
    pub(crate) async fn read(&self, mut body: Incoming) -> Result<ReadBody, Refusal> {
        let mut share = Share { used: self.used.clone(), size: 0 };
        let announced = body.size_hint().lower();
        if announced > self.limit as u64 {
            // What would not be drained to its end anyway is refused at once.
            if announced <= DRAINED * self.limit as u64 {
                self.drain(body, 0).await;
            }
            return Err(Refusal::TooLarge(self.limit as u64));
        }
        let mut first = Bytes::new();
        let mut rest = BytesMut::new();
        while let Some(data) = self.next(&mut body).await? {
            let length = first.len() + rest.len() + data.len();
            if length > self.limit {
                drop((first, rest, share));
                self.drain(body, length as u64).await;
                return Err(Refusal::TooLarge(self.limit as u64));
            }
            if !share.grow(data.len(), self.memory) {
                drop((first, rest, share));
                self.drain(body, length as u64).await;
                return Err(Refusal::Busy);
            }
            if first.is_empty() {
                first = data;
            } else {
                if rest.is_empty() {
                    rest.reserve(first.len() + data.len());
                    rest.extend_from_slice(&first);
                    first = Bytes::new();
                }
                rest.extend_from_slice(&data);
            }
        }
        Ok(ReadBody { bytes: if rest.is_empty() { first } else { rest.freeze() }, _share: share })
    }

    /// Reads and forgets a body that nobody wants, so that the client gets to read the answer.
    pub(crate) async fn discard(&self, body: Incoming) {
        self.drain(body, 0).await;
    }

    async fn drain(&self, mut body: Incoming, mut length: u64) {
        let most = DRAINED * self.limit as u64;
        while let Ok(Some(data)) = self.next(&mut body).await {
            length += data.len() as u64;
            if length > most {
                break;
            }
        }
    }

    async fn next(&self, body: &mut Incoming) -> Result<Option<Bytes>, Refusal> {
        loop {
            let frame = match tokio::time::timeout(self.pause, body.frame()).await {
                Err(_) => return Err(Refusal::Stalled(self.pause)),
                Ok(None) => return Ok(None),
                Ok(Some(Err(error))) => return Err(Refusal::Broken(error.to_string())),
                Ok(Some(Ok(frame))) => frame,
            };
            // Trailers say nothing that an operation reads.
            if let Ok(data) = frame.into_data() {
                return Ok(Some(data));
            }
        }
    }
}

struct Share {
    used: Arc<AtomicUsize>,
    size: usize,
}

impl Share {
    fn grow(&mut self, by: usize, memory: usize) -> bool {
        let before = self.used.fetch_add(by, Ordering::Relaxed);
        self.size += by;
        before + by <= memory
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.used.fetch_sub(self.size, Ordering::Relaxed);
    }
}
