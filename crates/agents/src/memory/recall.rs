//! What is recalled of a user's earlier sessions.

use store::memories::MemoryKey;

use super::{MemoryRules, RECALLED_BYTES};
use crate::failure::{Failure, internal};
use crate::turn::Runtime;

impl Runtime {
    /// The newest summaries of a memory, oldest first: of as many sessions as the rules say, in at most 64 KiB.
    pub(crate) async fn recall(
        &self,
        rules: MemoryRules,
        scope: &str,
        memory_id: &str,
    ) -> Result<Vec<String>, Failure> {
        let (key, now) = (MemoryKey { scope, memory_id }, self.clock.now());
        let most = (rules.recent_sessions, RECALLED_BYTES);
        let newest = self.store.recent_memories(key, rules.reach_ms(now), now.as_millis(), most);
        let newest = newest.await.map_err(|error| internal(&error))?;
        Ok(newest_within(newest.into_iter().map(|memory| memory.summary), RECALLED_BYTES))
    }
}

/// Of summaries that come newest first, the newest that fit into so many bytes together, oldest first. When not even one does, it is
/// the beginning of it.
pub(super) fn newest_within(summaries: impl Iterator<Item = String>, bytes: usize) -> Vec<String> {
    let (mut kept, mut left) = (Vec::new(), bytes);
    for summary in summaries {
        if summary.len() > left {
            if kept.is_empty() {
                kept.extend(beginning(&summary, left));
            }
            break;
        }
        left -= summary.len();
        kept.push(summary);
    }
    kept.reverse();
    kept
}

/// The beginning of a summary in at most so many bytes, its tags closed; nothing when not even a topic's name fits.
fn beginning(summary: &str, bytes: usize) -> Option<String> {
    const END: &str = "…\n</topic>\n</summary>";
    let mut head = &summary[..summary.floor_char_boundary(bytes.checked_sub(END.len())?)];
    // Each tag has a line of its own.
    if let Some(line) = head.rfind("\n<").filter(|line| !head[*line..].contains('>')) {
        head = &head[..line];
    }
    let topic = head.rfind("<topic")?;
    let end = if head.rfind("</topic>") > Some(topic) { "\n</summary>" } else { END };
    Some(format!("{head}{end}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(summaries: &[&str], bytes: usize) -> Vec<String> {
        newest_within(summaries.iter().map(|&it| it.to_owned()), bytes)
    }

    #[test]
    fn the_newest_that_fit_are_recalled_oldest_first() {
        assert_eq!(within(&["new", "old", "older"], 100), ["older", "old", "new"]);
        assert_eq!(within(&["new", "older", "old"], 6), ["new"], "none is left out between two that are there");
    }

    #[test]
    fn a_summary_larger_than_all_that_fits_is_cut_between_its_tags() {
        let summary = "<summary>\n<topic name='Tea'>\nAda likes tea.\n</topic>\n<topic name='Bé'>\nAnd cake.\n</topic>\n</summary>";
        let mut seen = Vec::new();
        for bytes in 0..summary.len() {
            let cut = within(&[summary, "old"], bytes);
            assert!(cut.iter().all(|cut| cut.len() <= bytes), "{bytes} {cut:?}");
            for cut in cut {
                let count = |tag: &str| cut.matches(tag).count();
                assert_eq!((count("<topic "), count("<summary>")), (count("</topic>"), 1), "{cut}");
                assert!(cut.ends_with("</summary>"), "{cut}");
                seen.push(cut);
            }
        }
        assert_eq!(seen[0], "<summary>\n<topic name='Tea'>…\n</topic>\n</summary>");
        assert!(seen.iter().any(|cut| cut.contains("Ada likes…")));
        assert!(seen.contains(&"<summary>\n<topic name='Tea'>\nAda likes tea.\n</topic>\n</summary>".to_owned()));
    }
}
