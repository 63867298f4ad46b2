//! Documents that were read lately, so that reading one again costs no query.
//!
//! A document enters the cache only if no transaction was committed since before it was read, and leaves it when a
//! transaction that wrote it commits. So whoever reads after a commit was acknowledged sees what it wrote.

use std::sync::{Arc, Mutex, PoisonError};

use quick_cache::{Equivalent, Weighter, sync::Cache};

use crate::documents::{Document, Key};

/// Bytes of bodies that are kept.
const CAPACITY: u64 = 16 * 1024 * 1024;
/// How many documents the cache makes room for at first.
const ESTIMATED_ITEMS: usize = 2_000;

/// An owned [`Key`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CacheKey {
    kind: &'static str,
    parent: Box<str>,
    id: Box<str>,
}

impl From<&Key<'_>> for CacheKey {
    fn from(key: &Key<'_>) -> Self {
        Self { kind: key.kind.name(), parent: key.parent.into(), id: key.id.into() }
    }
}

#[derive(Hash)]
struct BorrowedKey<'a> {
    kind: &'static str,
    parent: &'a str,
    id: &'a str,
}

impl Equivalent<CacheKey> for BorrowedKey<'_> {
    fn equivalent(&self, key: &CacheKey) -> bool {
        self.kind == key.kind && *self.parent == *key.parent && *self.id == *key.id
    }
}

#[derive(Clone, Debug)]
struct BodySize;

impl Weighter<CacheKey, Arc<Document>> for BodySize {
    fn weight(&self, _: &CacheKey, document: &Arc<Document>) -> u64 {
        document.body.len() as u64 + 256
    }
}

/// How many transactions were committed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Generation(u64);

pub(crate) struct DocumentCache {
    documents: Cache<CacheKey, Arc<Document>, BodySize>,
    generation: Mutex<u64>,
}

impl Default for DocumentCache {
    fn default() -> Self {
        Self { documents: Cache::with_weighter(ESTIMATED_ITEMS, CAPACITY, BodySize), generation: Mutex::new(0) }
    }
}

impl DocumentCache {
    pub(crate) fn get(&self, key: &Key<'_>) -> Option<Arc<Document>> {
        self.documents.get(&BorrowedKey { kind: key.kind.name(), parent: key.parent, id: key.id })
    }

    /// To be asked before a document is read from the database.
    pub(crate) fn generation(&self) -> Generation {
        Generation(*self.generation.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Keeps what was read, unless something was committed since `read_in`.
    pub(crate) fn insert(&self, key: &Key<'_>, document: &Arc<Document>, read_in: Generation) {
        let generation = self.generation.lock().unwrap_or_else(PoisonError::into_inner);
        if Generation(*generation) == read_in {
            self.documents.insert(CacheKey::from(key), Arc::clone(document));
        }
    }

    /// Forgets what a committed transaction wrote: single documents, and all under some parents.
    pub(crate) fn committed(&self, keys: &[CacheKey], parents: &[String]) {
        let mut generation = self.generation.lock().unwrap_or_else(PoisonError::into_inner);
        *generation += 1;
        for key in keys {
            self.documents.remove(key);
        }
        if !parents.is_empty() {
            self.documents
                .retain(|key, _| !parents.iter().any(|parent| crate::documents::lies_under(&key.parent, parent)));
        }
    }
}
