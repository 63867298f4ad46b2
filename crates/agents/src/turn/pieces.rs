//! The pieces in which an answer leaves while it is written.

use aws_wire::bedrock_agent_runtime::types::Citation;

use super::events::Chunk;

/// Cuts an answer into pieces of at least `interval` characters, and keeps the last one back.
///
/// The last piece may leave only when the turn is stored, so a complete piece waits until the next is complete. A citation
/// leaves with the piece in which the part that it is about ends: what comes of a part's sources comes right behind its text,
/// while the end of the text is still held.
#[derive(Debug)]
pub(super) struct Pieces {
    interval: usize,
    ready: Option<Chunk>,
    growing: Chunk,
    growing_chars: usize,
}

impl Pieces {
    pub(super) fn new(interval: usize) -> Self {
        Self { interval: interval.max(1), ready: None, growing: Chunk::default(), growing_chars: 0 }
    }

    /// Takes more text; gives a piece that may leave now.
    pub(super) fn push(&mut self, text: &str) -> Option<Chunk> {
        self.growing.text.push_str(text);
        self.growing_chars += text.chars().count();
        if self.growing_chars < self.interval {
            return None;
        }
        self.growing_chars = 0;
        self.ready.replace(std::mem::take(&mut self.growing))
    }

    /// Cites what was pushed last.
    pub(super) fn cite(&mut self, citation: Citation) {
        let held = match &mut self.ready {
            Some(ready) if self.growing.text.is_empty() => ready,
            _ => &mut self.growing,
        };
        held.citations.push(citation);
    }

    /// What is left at the end, in order.
    pub(super) fn finish(self) -> impl Iterator<Item = Chunk> {
        self.ready.into_iter().chain(Some(self.growing).filter(|piece| !piece.text.is_empty()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn pieces_have_the_interval_and_lose_nothing(
            texts in prop::collection::vec("[a-zé ]{0,9}", 0..20),
            interval in 1usize..30,
        ) {
            let mut pieces = Pieces::new(interval);
            let mut sent: Vec<Chunk> = texts.iter().filter_map(|text| pieces.push(text)).collect();
            sent.extend(pieces.finish());
            let sent: Vec<String> = sent.into_iter().map(|piece| piece.text).collect();
            prop_assert_eq!(sent.concat(), texts.concat());
            if let Some((_, but_last)) = sent.split_last() {
                prop_assert!(but_last.iter().all(|piece| piece.chars().count() >= interval));
            }
        }
    }
}
