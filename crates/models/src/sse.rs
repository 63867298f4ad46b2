//! A bounded reader of server-sent events, apart from any I/O.
//!
//! Bytes go in as they come, whole events come out; how the bytes were cut makes no difference. Line ends are LF, CRLF or
//! CR; comments, ids and retry times are skipped. An event above the limit is an error, so a server cannot fill memory.

use std::collections::VecDeque;

/// The largest event, in bytes of its lines.
pub(crate) const LARGEST_EVENT: usize = 8 << 20;

/// One event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SseEvent {
    /// The `event` field; empty when there was none.
    pub(crate) name: String,
    /// The `data` lines, joined by line feeds.
    pub(crate) data: String,
}

/// Why bytes are no event stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SseError {
    #[error("an event of the stream is larger than {LARGEST_EVENT} bytes")]
    TooLarge,
    #[error("the stream is not UTF-8")]
    NotUtf8,
}

#[derive(Debug, Default)]
pub(crate) struct SseReader {
    line: Vec<u8>,
    after_cr: bool,
    past_first_line: bool,
    event: SseEvent,
    has_data: bool,
    ready: VecDeque<SseEvent>,
}

impl SseReader {
    /// Takes the next bytes.
    pub(crate) fn push(&mut self, mut bytes: &[u8]) -> Result<(), SseError> {
        while let Some(&first) = bytes.first() {
            if std::mem::take(&mut self.after_cr) && first == b'\n' {
                bytes = &bytes[1..];
                continue;
            }
            let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let (line, rest) = bytes.split_at(end.unwrap_or(bytes.len()));
            if self.line.len() + line.len() + self.event.data.len() > LARGEST_EVENT {
                return Err(SseError::TooLarge);
            }
            self.line.extend_from_slice(line);
            let Some((&ending, rest)) = rest.split_first() else { break };
            self.after_cr = ending == b'\r';
            bytes = rest;
            self.end_line()?;
        }
        Ok(())
    }

    /// The next whole event.
    pub(crate) fn next(&mut self) -> Option<SseEvent> {
        self.ready.pop_front()
    }

    /// The stream is over: what was begun becomes an event, since servers forget the last blank line.
    pub(crate) fn finish(&mut self) -> Result<(), SseError> {
        self.end_line()?;
        self.end_event();
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), SseError> {
        let line = std::mem::take(&mut self.line);
        let text = std::str::from_utf8(&line).map_err(|_| SseError::NotUtf8)?;
        let text = if std::mem::replace(&mut self.past_first_line, true) {
            text
        } else {
            text.strip_prefix('\u{feff}').unwrap_or(text)
        };
        if text.is_empty() {
            self.end_event();
        } else {
            self.field(text);
        }
        // The buffer is used again for the next line.
        self.line = line;
        self.line.clear();
        Ok(())
    }

    fn field(&mut self, line: &str) {
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match name {
            "data" => {
                if std::mem::replace(&mut self.has_data, true) {
                    self.event.data.push('\n');
                }
                self.event.data.push_str(value);
            }
            "event" => value.clone_into(&mut self.event.name),
            _ => {}
        }
    }

    fn end_event(&mut self) {
        let event = std::mem::take(&mut self.event);
        if std::mem::take(&mut self.has_data) {
            self.ready.push_back(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Result<Vec<SseEvent>, SseError> {
        let mut reader = SseReader::default();
        for piece in pieces {
            reader.push(piece)?;
        }
        reader.finish()?;
        Ok(std::iter::from_fn(|| reader.next()).collect())
    }

    fn event(name: &str, data: &str) -> SseEvent {
        SseEvent { name: name.to_owned(), data: data.to_owned() }
    }

    #[test]
    fn reads_every_line_end_comments_and_joined_data() {
        let stream = "\u{feff}data: a\r\ndata:b\r\rid: 7\n: comment\nevent: error\ndata:  c\n\nevent: no data\n\ndata\n\ndata: last";
        let events = read([stream.as_bytes()]).unwrap();
        assert_eq!(events, [event("", "a\nb"), event("error", " c"), event("", ""), event("", "last")]);
    }

    #[test]
    fn refuses_events_without_end() {
        let mut reader = SseReader::default();
        let line = [b"data: ".as_slice(), &[b'x'; 1 << 20], b"\n"].concat();
        let outcome = (0..20).try_for_each(|_| reader.push(&line));
        assert_eq!(outcome, Err(SseError::TooLarge));
        assert!(reader.event.data.len() <= LARGEST_EVENT);
    }

    proptest! {
        /// Text near the format (all that matters to the reader is made likely), cut anywhere.
        #[test]
        fn how_the_bytes_are_cut_makes_no_difference(
            parts in prop::collection::vec(prop::sample::select(vec!["data", "event", ":", " ", "\n", "\r", "\r\n", "\n\n", "é", "x", "\u{feff}"]), 0..60),
            mut cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
        ) {
            let text = parts.concat();
            let bytes = text.as_bytes();
            let whole = read([bytes]);
            cuts.sort_by_key(|cut| cut.index(bytes.len() + 1));
            let mut rest = bytes;
            let mut pieces = Vec::new();
            for cut in cuts.iter().rev() {
                let (head, tail) = rest.split_at(cut.index(bytes.len() + 1).min(rest.len()));
                pieces.push(tail);
                rest = head;
            }
            pieces.push(rest);
            pieces.reverse();
            prop_assert_eq!(read(pieces), whole);
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = read([bytes.as_slice()]);
        }
    }
}
