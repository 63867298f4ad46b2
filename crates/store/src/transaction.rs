//! What is written together, and taken back together.

use std::fmt;

use sqlx::{Sqlite, SqliteConnection};

use crate::cache::CacheKey;
use crate::database::Store;
use crate::error::StoreError;

/// A transaction that writes. There is one at a time; dropping it without [`commit`](Self::commit) takes everything back.
///
/// Reads through it see what it wrote and nothing that changes meanwhile, so that checks made in it still hold when it
/// commits.
pub struct Transaction<'a> {
    store: &'a Store,
    inner: sqlx::Transaction<'static, Sqlite>,
    touched: Vec<CacheKey>,
    removed_parents: Vec<String>,
}

impl<'a> Transaction<'a> {
    pub(crate) fn new(store: &'a Store, inner: sqlx::Transaction<'static, Sqlite>) -> Self {
        Self { store, inner, touched: Vec::new(), removed_parents: Vec::new() }
    }

    /// Makes everything that was written visible and lasting.
    ///
    /// # Errors
    /// [`StoreError::Database`]; nothing was written then.
    pub async fn commit(self) -> Result<(), StoreError> {
        self.inner.commit().await?;
        self.store.cache().committed(&self.touched, &self.removed_parents);
        Ok(())
    }

    pub(crate) fn store(&self) -> &'a Store {
        self.store
    }

    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.inner
    }

    pub(crate) fn touch(&mut self, key: CacheKey) {
        self.touched.push(key);
    }

    pub(crate) fn touch_all_under(&mut self, parent: &str) {
        self.removed_parents.push(parent.to_owned());
    }
}

impl fmt::Debug for Transaction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Transaction").field("touched", &self.touched).finish_non_exhaustive()
    }
}
