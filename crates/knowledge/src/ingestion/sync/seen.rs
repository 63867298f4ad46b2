//! Which documents a list had.

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};

/// Hashes of ids, since there may be millions. Should one be taken for another's, a document that is gone stays until the next job,
/// whose hashes are others.
#[derive(Debug, Default)]
pub(super) struct Seen {
    hasher: RandomState,
    listed: HashSet<u64>,
    hidden: HashSet<u64>,
}

impl Seen {
    /// Adds an id, and says whether it is new.
    pub(super) fn add(&mut self, id: &str) -> bool {
        self.listed.insert(self.hasher.hash_one(id))
    }

    /// Notes that the list did not tell what there is under an id and in the folder of that name.
    pub(super) fn hide(&mut self, id: &str) {
        self.hidden.insert(self.hasher.hash_one(id));
    }

    /// Whether a document is gone: what was not listed, unless it may be where the list could not look.
    pub(super) fn lacks(&self, id: &str) -> bool {
        let is_in = |ids: &HashSet<u64>, id: &str| ids.contains(&self.hasher.hash_one(id));
        let folders = || id.match_indices('/').map(|(at, _)| &id[..at]);
        !is_in(&self.listed, id) && (self.hidden.is_empty() || !folders().any(|folder| is_in(&self.hidden, folder)))
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn what_lies_where_the_list_could_not_look_is_not_gone() {
        let mut seen = Seen::default();
        assert!(seen.add("s3://b/a.md") && !seen.add("s3://b/a.md"));
        assert!(!seen.lacks("s3://b/a.md") && seen.lacks("s3://b/locked/b.md"));
        assert!(seen.add("s3://b/locked"));
        seen.hide("s3://b/locked");
        assert!(!seen.lacks("s3://b/locked/deep/b.md") && !seen.lacks("s3://b/locked"));
        assert!(seen.lacks("s3://b/locked.md") && seen.lacks("s3://b/c.md"));
    }
}
