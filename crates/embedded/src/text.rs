//! Bytes of tokens as text: whole characters only, and nothing of a stop sequence.

/// Turns the bytes of tokens into text that may be sent at once.
#[derive(Debug, Default)]
pub(crate) struct TextStream {
    stops: Vec<String>,
    bytes: Vec<u8>,
    held: String,
}

/// What came of a token.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Text that can no longer become part of a stop sequence; may be empty.
    pub(crate) text: String,
    /// The stop sequence that ended the text, if one did.
    pub(crate) stopped_by: Option<String>,
}

impl TextStream {
    /// A stream that ends before any of `stops`; empty ones are ignored.
    #[must_use]
    pub(crate) fn new(stops: impl IntoIterator<Item = String>) -> Self {
        Self { stops: stops.into_iter().filter(|stop| !stop.is_empty()).collect(), ..Self::default() }
    }

    /// Takes the bytes of a token.
    pub(crate) fn push(&mut self, bytes: &[u8]) -> Piece {
        self.bytes.extend_from_slice(bytes);
        self.decode(false);
        if let Some((at, stop)) = self.first_stop() {
            let text = self.held[..at].to_owned();
            self.held.clear();
            return Piece { text, stopped_by: Some(stop) };
        }
        let keep = self.stops.iter().map(|stop| overlap(&self.held, stop)).max().unwrap_or(0);
        let rest = self.held.split_off(self.held.len() - keep);
        Piece { text: std::mem::replace(&mut self.held, rest), stopped_by: None }
    }

    /// What was held back, at the end of the answer.
    pub(crate) fn finish(&mut self) -> String {
        self.decode(true);
        std::mem::take(&mut self.held)
    }

    /// Moves whole characters on; bytes that can't become one are replaced.
    fn decode(&mut self, end: bool) {
        loop {
            match std::str::from_utf8(&self.bytes) {
                Ok(text) => {
                    self.held.push_str(text);
                    self.bytes.clear();
                    return;
                }
                Err(error) => {
                    let valid = self.bytes.drain(..error.valid_up_to());
                    self.held.push_str(&String::from_utf8_lossy(valid.as_slice()));
                    drop(valid);
                    let bad = match error.error_len() {
                        Some(bad) => bad,
                        None if end => self.bytes.len(),
                        None => return,
                    };
                    self.bytes.drain(..bad);
                    self.held.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
    }

    fn first_stop(&self) -> Option<(usize, String)> {
        let found = self.stops.iter().filter_map(|stop| self.held.find(stop.as_str()).map(|at| (at, stop)));
        found.min_by_key(|(at, stop)| (*at, stop.len())).map(|(at, stop)| (at, stop.clone()))
    }
}

/// Length of the longest end of `text` with which `stop` begins.
fn overlap(text: &str, stop: &str) -> usize {
    let candidates = text.char_indices().map(|(at, _)| &text[at..]);
    candidates.filter(|end| end.len() < stop.len() && stop.starts_with(end)).map(str::len).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::TextStream;

    #[test]
    fn a_character_waits_for_its_last_byte() {
        let mut stream = TextStream::new([]);
        let euro = "€".as_bytes();
        assert_eq!(stream.push(&euro[..2]).text, "");
        assert_eq!(stream.push(&euro[2..]).text, "€");
    }

    #[test]
    fn a_stop_sequence_across_tokens_is_never_sent() {
        let mut stream = TextStream::new(["</end>".to_owned()]);
        assert_eq!(stream.push(b"Hello </e").text, "Hello ");
        let last = stream.push(b"nd> more");
        assert_eq!((last.text.as_str(), last.stopped_by.as_deref()), ("", Some("</end>")));
    }

    #[test]
    fn what_only_began_like_a_stop_sequence_comes_at_the_end() {
        let mut stream = TextStream::new(["STOP".to_owned()]);
        assert_eq!(stream.push(b"a ST").text, "a ");
        assert_eq!(stream.finish(), "ST");
    }

    proptest! {
        #[test]
        fn any_cut_of_any_text_gives_the_text(text in ".{0,40}", cuts in prop::collection::vec(1usize..5, 0..60)) {
            let mut stream = TextStream::new(["\u{0}never\u{0}".to_owned()]);
            let mut rest = text.as_bytes();
            let mut out = String::new();
            for cut in cuts {
                let (token, others) = rest.split_at(cut.min(rest.len()));
                out += &stream.push(token).text;
                rest = others;
            }
            out += &stream.push(rest).text;
            out += &stream.finish();
            prop_assert_eq!(out, text);
        }

        #[test]
        fn no_bytes_break_it(tokens in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..6), 0..20)) {
            let mut stream = TextStream::new(["ab".to_owned()]);
            for token in &tokens {
                let _ = stream.push(token);
            }
            let _ = stream.finish();
        }
    }
}
