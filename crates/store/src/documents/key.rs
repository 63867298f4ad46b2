//! How a document is found.

use std::fmt;

/// What a document is, such as `agent`. Each service names its kinds as constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind(&'static str);

impl Kind {
    /// The kind of this name.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name as it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Where a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// What it is.
    pub kind: Kind,
    /// The path of what it belongs to.
    pub parent: &'a str,
    /// Its id among the documents of that kind and parent.
    pub id: &'a str,
}

impl<'a> Key<'a> {
    /// The key of a document.
    #[must_use]
    pub const fn new(kind: Kind, parent: &'a str, id: &'a str) -> Self {
        Self { kind, parent, id }
    }
}

impl fmt::Display for Key<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.0, self.id)
    }
}

/// Whether something with this parent belongs to `ancestor` or to one of its parts.
pub(crate) fn lies_under(parent: &str, ancestor: &str) -> bool {
    parent.strip_prefix(ancestor).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_lies_under_itself_and_its_beginnings() {
        assert!(lies_under("a/b", "a/b"));
        assert!(lies_under("a/b/c", "a/b"));
        assert!(!lies_under("a/bc", "a/b"));
        assert!(!lies_under("a", "a/b"));
    }
}
