//! Lists as S3 cuts them: pages of keys, those with a common beginning rolled into one entry.

use std::collections::BTreeMap;

use crate::object::ObjectSummary;

/// What of a bucket is listed.
#[derive(Clone, Debug, Default)]
pub struct ListRequest {
    /// Only keys that begin so.
    pub prefix: String,
    /// Keys that have this after the prefix are rolled up: they become one entry that ends with it.
    pub delimiter: Option<String>,
    /// The key, or the rolled-up entry, after which the page begins.
    pub after: Option<String>,
    /// How many entries the page may have.
    pub limit: usize,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Objects, by key.
    pub objects: Vec<ObjectSummary>,
    /// What keys were rolled up to, in order.
    pub prefixes: Vec<String>,
    /// Where the next page begins, if there is one: [`ListRequest::after`].
    pub next: Option<String>,
}

impl ListRequest {
    /// What a key is rolled up to.
    pub(crate) fn rolled<'a>(&self, key: &'a str) -> Option<&'a str> {
        let delimiter = self.delimiter.as_deref().filter(|delimiter| !delimiter.is_empty())?;
        let at = key.strip_prefix(&*self.prefix)?.find(delimiter)?;
        key.get(..self.prefix.len() + at + delimiter.len())
    }

    /// What all keys of the page come after, if [`after`](Self::after) is what others were rolled up to.
    pub(crate) fn after_rolled(&self) -> Option<&str> {
        self.after.as_deref().filter(|after| self.rolled(after) == Some(after))
    }

    /// Whether a key is one of the list, and comes after the pages before.
    pub(crate) fn has(&self, key: &str) -> bool {
        let done = |after: &str| key <= after || self.after_rolled().is_some_and(|rolled| key.starts_with(rolled));
        key.starts_with(&*self.prefix) && !self.after.as_deref().is_some_and(done)
    }
}

/// A page that is made from objects in any order; holds no more than the page and one entry.
pub(crate) struct Page<'a> {
    request: &'a ListRequest,
    /// Objects by key, and what others were rolled up to.
    entries: BTreeMap<String, Option<ObjectSummary>>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(request: &'a ListRequest) -> Self {
        Self { request, entries: BTreeMap::new() }
    }

    pub(crate) fn add(&mut self, object: ObjectSummary) {
        if !self.request.has(&object.key) {
            return;
        }
        match self.request.rolled(&object.key) {
            Some(prefix) => self.insert(prefix.to_owned(), None),
            None => self.insert(object.key.clone(), Some(object)),
        }
    }

    /// Adds what unknown keys are rolled up to.
    pub(crate) fn add_prefix(&mut self, prefix: String) {
        let within = |after: &str| after != prefix && after.starts_with(&prefix);
        if self.request.has(&prefix) || self.request.after.as_deref().is_some_and(within) {
            self.insert(prefix, None);
        }
    }

    fn insert(&mut self, name: String, object: Option<ObjectSummary>) {
        self.entries.insert(name, object);
        // One more than the page holds says that there is a next one.
        if self.entries.len() > self.request.limit + 1 {
            self.entries.pop_last();
        }
    }

    /// Whether greater keys would change nothing.
    pub(crate) fn is_full(&self) -> bool {
        self.entries.len() > self.request.limit
    }

    pub(crate) fn finish(mut self) -> Listing {
        let more = self.entries.len() > self.request.limit;
        if more {
            self.entries.pop_last();
        }
        let next = more.then(|| self.entries.last_key_value().map(|(name, _)| name.clone())).flatten();
        let mut listing = Listing { next, ..Listing::default() };
        for (name, object) in self.entries {
            match object {
                Some(object) => listing.objects.push(object),
                None => listing.prefixes.push(name),
            }
        }
        listing
    }
}

/// The least text that is greater than all that begin with `prefix`.
pub(crate) fn beyond(prefix: &str) -> Option<String> {
    let mut text = prefix.to_owned();
    while let Some(last) = text.pop() {
        let next = (last as u32 + 1..=char::MAX as u32).find_map(char::from_u32);
        if let Some(next) = next {
            text.push(next);
            return Some(text);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use super::*;

    fn page(
        keys: &[&str],
        prefix: &str,
        delimiter: Option<&str>,
        after: Option<&str>,
        limit: usize,
    ) -> (Vec<String>, Option<String>) {
        let owned = |text: &str| text.to_owned();
        let request =
            ListRequest { prefix: owned(prefix), delimiter: delimiter.map(owned), after: after.map(owned), limit };
        let mut page = Page::new(&request);
        for key in keys {
            page.add(ObjectSummary { key: owned(key), size: 0, etag: String::new(), last_modified: UNIX_EPOCH });
        }
        let Listing { objects, prefixes, next } = page.finish();
        let mut entries: Vec<_> = objects.into_iter().map(|object| object.key).chain(prefixes).collect();
        entries.sort();
        (entries, next)
    }

    #[test]
    fn pages_follow_each_other_without_a_gap_or_a_double() {
        let keys = ["b/2", "a", "b/1", "c", "b", "b/c/d", "\u{e9}/x", "z"];
        let all = ["a", "b", "b/", "c", "z", "\u{e9}/"];
        for limit in 1..8 {
            let (mut seen, mut after) = (Vec::new(), None);
            loop {
                let (entries, next) = page(&keys, "", Some("/"), after.as_deref(), limit);
                assert!(entries.len() <= limit);
                seen.extend(entries);
                after = next;
                if after.is_none() {
                    break;
                }
            }
            assert_eq!(seen, all, "{limit} a page");
        }
        assert_eq!(page(&keys, "", Some("/"), Some("b/1"), 9).0, ["b/", "c", "z", "\u{e9}/"]);
        assert_eq!(page(&keys, "b/", Some("/"), None, 9).0, ["b/1", "b/2", "b/c/"]);
        assert_eq!(page(&keys, "b", None, None, 0), (vec![], None));
    }

    #[test]
    fn what_is_beyond_a_prefix_is_greater_than_all_that_begin_so() {
        assert_eq!(beyond("a/").as_deref(), Some("a0"));
        assert_eq!(beyond("a\u{10ffff}").as_deref(), Some("b"));
        assert_eq!(beyond("\u{d7ff}").as_deref(), Some("\u{e000}"));
        assert_eq!(beyond(""), None);
    }
}
