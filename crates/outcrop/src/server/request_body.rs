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
        let mut pieces = Pieces::None;
        while let Some(data) = self.next(&mut body).await? {
            let length = pieces.len() + data.len();
            if length > self.limit {
                drop((pieces, share));
                self.drain(body, length as u64).await;
                return Err(Refusal::TooLarge(self.limit as u64));
            }
            if !share.grow(data.len(), self.memory) {
                drop((pieces, share));
                self.drain(body, length as u64).await;
                return Err(Refusal::Busy);
            }
            pieces = pieces.with(data);
        }
        Ok(ReadBody { bytes: pieces.into_bytes(), _share: share })
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

/// What was read so far. A body of one piece, as most are, is not copied.
enum Pieces {
    None,
    One(Bytes),
    Many(BytesMut),
}

impl Pieces {
    fn len(&self) -> usize {
        match self {
            Self::None => 0,
            Self::One(piece) => piece.len(),
            Self::Many(pieces) => pieces.len(),
        }
    }

    fn with(self, data: Bytes) -> Self {
        let mut pieces = match self {
            Self::None => return Self::One(data),
            Self::One(first) => {
                let mut pieces = BytesMut::with_capacity(first.len() + data.len());
                pieces.extend_from_slice(&first);
                pieces
            }
            Self::Many(pieces) => pieces,
        };
        pieces.extend_from_slice(&data);
        Self::Many(pieces)
    }

    fn into_bytes(self) -> Bytes {
        match self {
            Self::None => Bytes::new(),
            Self::One(piece) => piece,
            Self::Many(pieces) => pieces.freeze(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_arrives_in_its_place() {
        for count in 0..6 {
            let pieces: Vec<String> = (0..count).map(|number| number.to_string().repeat(3)).collect();
            let read = pieces.iter().fold(Pieces::None, |read, piece| read.with(Bytes::from(piece.clone())));
            assert_eq!(read.len(), 3 * count);
            assert_eq!(read.into_bytes(), pieces.concat());
        }
    }
}
