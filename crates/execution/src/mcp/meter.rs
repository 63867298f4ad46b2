//! Bounds what a server's process writes.
//!
//! The SDK drops a message that is too long and goes on, so that the call it answers would wait for its time-out, and it
//! reads what is no message for ever. Here both end the connection, with a reason.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll, ready},
};

use tokio::io::{AsyncRead, ReadBuf};

/// Longest message in bytes: a large image, or more text than a model reads.
pub(super) const LONGEST_MESSAGE: usize = 8 << 20;
/// Bytes that a server may write without answering anything in them.
const MOST_UNANSWERED: usize = 3 * LONGEST_MESSAGE;

/// What is known of a process's output, shared by its reader and its callers.
#[derive(Default)]
pub(super) struct Meter {
    unanswered: AtomicUsize,
    fault: OnceLock<&'static str>,
}

impl Meter {
    /// The server answered a call.
    pub(super) fn answered(&self) {
        self.unanswered.store(0, Ordering::Relaxed);
    }

    /// Why reading was given up.
    pub(super) fn fault(&self) -> Option<&'static str> {
        self.fault.get().copied()
    }

    fn fail(&self, fault: &'static str) -> io::Error {
        io::Error::other(*self.fault.get_or_init(|| fault))
    }
}

/// A process's output.
pub(super) struct Metered<R> {
    inner: R,
    /// Bytes since the last end of a line.
    line: usize,
    meter: Arc<Meter>,
}

impl<R> Metered<R> {
    pub(super) fn new(inner: R, meter: Arc<Meter>) -> Self {
        Self { inner, line: 0, meter }
    }

    fn count(&mut self, new: &[u8]) -> io::Result<()> {
        self.line = match new.iter().rposition(|byte| *byte == b'\n') {
            Some(end) => new.len() - end - 1,
            None => self.line + new.len(),
        };
        if self.line > LONGEST_MESSAGE {
            return Err(self.meter.fail("it sent a message of more than 8 MiB and was stopped"));
        }
        let unanswered = self.meter.unanswered.fetch_add(new.len(), Ordering::Relaxed) + new.len();
        if unanswered > MOST_UNANSWERED {
            return Err(self.meter.fail("it wrote 24 MiB without answering and was stopped"));
        }
        Ok(())
    }
}

impl<R: AsyncRead + Unpin> AsyncRead for Metered<R> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(fault) = self.meter.fault() {
            return Poll::Ready(Err(io::Error::other(fault)));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(context, buffer))?;
        Poll::Ready(self.count(&buffer.filled()[before..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_and_endless_output_are_faults_and_answers_start_the_count_again() {
        let meter = Arc::<Meter>::default();
        let mut metered = Metered::new((), meter.clone());
        let line = vec![b' '; LONGEST_MESSAGE];
        for _ in 0..20 {
            metered.count(&line).unwrap();
            metered.count(b"\n").unwrap();
            meter.answered();
        }
        metered.count(&line).unwrap();
        assert!(metered.count(b" ").unwrap_err().to_string().contains("more than 8 MiB"));

        let meter = Arc::<Meter>::default();
        let mut metered = Metered::new((), meter.clone());
        let noise = b"noise\n".repeat(1024);
        let error = (0..20_000).find_map(|_| metered.count(&noise).err()).unwrap();
        assert!(error.to_string().contains("without answering"), "{error}");
        assert!(meter.fault().is_some());
    }
}
