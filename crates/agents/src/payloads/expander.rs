//! Contents put in place of their references while the model writes.

use super::tags::{self, Tag};
use super::{MAX_EXPANDED, Payloads};

/// Takes a text in pieces, cut anywhere, and gives it on without tags and with the contents that it refers to. What may be the
/// beginning of a tag waits for the rest of it, never more than a tag's length.
#[derive(Debug, Default)]
pub(crate) struct Expander {
    pub(super) held: String,
    /// Bytes of contents put in so far.
    expanded: usize,
}

impl Expander {
    /// Takes the next piece and appends to `out` what may leave.
    pub(crate) fn push(&mut self, piece: &str, payloads: &Payloads, out: &mut String) {
        self.held.push_str(piece);
        let mut at = 0;
        for (place, tag) in tags::find(&self.held) {
            out.push_str(&self.held[at..place.start]);
            at = place.end;
            let Tag::Share(Some(id)) = tag else { continue };
            let Some(text) = payloads.text(id) else { continue };
            if text.len() <= MAX_EXPANDED - self.expanded {
                self.expanded += text.len();
                out.push_str(text);
            }
        }
        let rest = &self.held[at..];
        let end = at + tags::unfinished(rest).unwrap_or(rest.len());
        out.push_str(&self.held[at..end]);
        self.held.drain(..end);
    }

    /// Says that the text has ended; what was held was no tag.
    pub(crate) fn finish(self, out: &mut String) {
        out.push_str(&self.held);
    }
}
