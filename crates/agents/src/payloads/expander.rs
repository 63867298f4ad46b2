//! Contents put in place of their references while the model writes.

use super::tags::{self, Tag};
use super::{MAX_EXPANDED, Payloads};

/// Takes a text in pieces, cut anywhere, and gives it on without tags and with the contents that it refers to, each apart from
/// what is written around it. What may be the beginning of a tag waits for the rest of it, never more than a tag's length.
#[derive(Debug, Default)]
pub(crate) struct Expander {
    pub(super) held: String,
    /// Bytes of contents put in so far.
    expanded: usize,
}

/// A piece of a text without tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expanded<'a> {
    /// What is written in the text itself.
    Written(&'a str),
    /// A content that it refers to.
    Content(&'a str),
}

impl Expander {
    /// Takes the next piece and gives to `out` what may leave.
    pub(crate) fn push(&mut self, piece: &str, payloads: &Payloads, mut out: impl FnMut(Expanded<'_>)) {
        self.held.push_str(piece);
        let mut at = 0;
        for (place, tag) in tags::find(&self.held) {
            out(Expanded::Written(&self.held[at..place.start]));
            at = place.end;
            let Tag::Share(Some(id)) = tag else { continue };
            let Some(text) = payloads.text(id) else { continue };
            if text.len() <= MAX_EXPANDED - self.expanded {
                self.expanded += text.len();
                out(Expanded::Content(text));
            }
        }
        let rest = &self.held[at..];
        let end = at + tags::unfinished(rest).unwrap_or(rest.len());
        out(Expanded::Written(&self.held[at..end]));
        self.held.drain(..end);
    }

    /// Says that the text has ended; gives what was held, which was no tag.
    pub(crate) fn finish(self) -> String {
        self.held
    }
}
