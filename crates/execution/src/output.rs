//! What a process prints, read from one pipe for stdout and stderr so that the order is kept.
//!
//! A process flushes before it posts its answer, so that [`Output::drain`] finds all that belongs
//! to an invocation in the pipe, and the END line comes after it.

use std::{
    io::{ErrorKind, PipeReader, Read},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bytes::Bytes;
use tokio::net::unix::pipe;

use crate::log::FunctionLog;

/// Longest line; what is longer is split.
const MAX_LINE: usize = 64 * 1024;
/// Lambda's size of a log tail.
const TAIL: usize = 4096;
/// Most that one drain reads: four times what a pipe holds, so that a function that prints without
/// end cannot hold up its own answer.
const BURST: usize = 4 * 64 * 1024;

/// The printed lines of one process on their way to the function's log.
pub(crate) struct Output {
    shared: Arc<Shared>,
    follower: tokio::task::AbortHandle,
}

struct Shared {
    /// Tells the follower when there is something to read.
    waking: pipe::Receiver,
    /// The same pipe, read at once and without waiting for tokio to have seen it ready.
    direct: PipeReader,
    state: Mutex<State>,
}

struct State {
    log: Arc<FunctionLog>,
    stream: Arc<str>,
    line: Vec<u8>,
    tail: Vec<u8>,
}

impl Output {
    /// Reads in the background until this is dropped or every writer has closed the pipe.
    pub(crate) fn follow(pipe: PipeReader, log: Arc<FunctionLog>, stream: Arc<str>) -> std::io::Result<Self> {
        let waking = pipe::Receiver::from_owned_fd(pipe.try_clone()?.into())?;
        let state = Mutex::new(State { log, stream, line: Vec::new(), tail: Vec::new() });
        let shared = Arc::new(Shared { waking, direct: pipe, state });
        let following = shared.clone();
        let follower = tokio::spawn(async move {
            while following.waking.readable().await.is_ok() {
                match following.drain(|buffer| following.waking.try_read(buffer)) {
                    Ok(End::Burst) => tokio::task::yield_now().await,
                    Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                    Ok(End::Closed) | Err(_) => return,
                }
            }
        });
        Ok(Self { shared, follower: follower.abort_handle() })
    }

    /// Starts a new log tail.
    pub(crate) fn begin(&self) {
        self.shared.state().tail.clear();
    }

    /// Takes what is in the pipe now.
    pub(crate) fn drain(&self) {
        // An empty or closed pipe is no error here: the follower sees either.
        let _ = self.shared.drain(|buffer| (&self.shared.direct).read(buffer));
    }

    /// Adds a line of the host's own.
    pub(crate) fn line(&self, text: &str) {
        let mut state = self.shared.state();
        if !state.line.is_empty() {
            state.add(b"\n");
        }
        state.add(text.as_bytes());
        state.add(b"\n");
    }

    /// The last 4 KB since [`begin`](Self::begin).
    pub(crate) fn tail(&self) -> Bytes {
        let state = self.shared.state();
        let from = state.tail.len().saturating_sub(TAIL);
        Bytes::copy_from_slice(&state.tail[from..])
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        self.follower.abort();
    }
}

enum End {
    Closed,
    Burst,
}

impl Shared {
    /// Reads until the pipe is empty (`WouldBlock`), closed or a burst has been read. The lock is
    /// held over read and append, so that the follower and an invocation keep the order.
    fn drain(&self, mut read: impl FnMut(&mut [u8]) -> std::io::Result<usize>) -> std::io::Result<End> {
        let mut state = self.state();
        let mut buffer = [0; 8192];
        let mut total = 0;
        while total < BURST {
            match read(&mut buffer) {
                Ok(0) => {
                    state.end_line();
                    return Ok(End::Closed);
                }
                Ok(read) => {
                    state.add(&buffer[..read]);
                    total += read;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(End::Burst)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn add(&mut self, bytes: &[u8]) {
        self.tail.extend_from_slice(bytes);
        if self.tail.len() > 4 * TAIL {
            self.tail.drain(..self.tail.len() - TAIL);
        }
        for piece in bytes.split_inclusive(|b| *b == b'\n') {
            self.line.extend_from_slice(piece);
            if piece.ends_with(b"\n") || self.line.len() >= MAX_LINE {
                self.end_line();
            }
        }
    }

    fn end_line(&mut self) {
        if self.line.is_empty() {
            return;
        }
        let text = String::from_utf8_lossy(&self.line);
        self.log.push(&self.stream, text.trim_end_matches(['\r', '\n']).to_owned());
        self.line.clear();
    }
}
