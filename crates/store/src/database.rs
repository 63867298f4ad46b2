//! Opening the database, and the handle through which all else goes.

use std::fmt;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use aws_lc_rs::rand;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sqlx::sqlite::SqlitePool;
use tempfile::TempDir;

use crate::cache::DocumentCache;
use crate::clock::{Clock, SystemClock};
use crate::connections::{ConnectionOptions, Connections, Durability};
use crate::error::StoreError;
use crate::page_token::PageTokenKey;
use crate::transaction::Transaction;

/// Reading connections beside the one that writes.
const READERS: u32 = 3;
/// How long a call waits for its turn at the database before it fails.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// The steps to today's tables.
const MIGRATIONS: &[(&str, &str)] = &[
    ("initial", include_str!("../migrations/sqlite/0001_initial.sql")),
    ("jobs", include_str!("../migrations/sqlite/0002_jobs.sql")),
    ("memory", include_str!("../migrations/sqlite/0003_memory.sql")),
    ("teams", include_str!("../migrations/sqlite/0004_teams.sql")),
];

/// How a database is opened.
#[derive(Clone)]
pub struct Options {
    path: PathBuf,
    durability: Durability,
    clock: Arc<dyn Clock>,
}

impl Options {
    /// The database in this file, which is made if it is missing.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), durability: Durability::default(), clock: Arc::new(SystemClock::default()) }
    }

    /// Chooses what a commit survives.
    #[must_use]
    pub const fn durability(mut self, durability: Durability) -> Self {
        self.durability = durability;
        self
    }

    /// Chooses the clock by which page tokens and remembered answers age.
    #[must_use]
    pub fn clock(mut self, clock: Arc<dyn Clock>) -> Self {
        self.clock = clock;
        self
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("path", &self.path)
            .field("durability", &self.durability)
            .finish_non_exhaustive()
    }
}

/// A handle to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    connections: Connections,
    cache: DocumentCache,
    page_tokens: PageTokenKey,
    clock: Arc<dyn Clock>,
    // Held while the store lives: the lock that keeps a second process out, and the folder of a temporary database.
    _lock: File,
    _folder: Option<TempDir>,
}

impl Store {
    /// Opens the database and brings its tables up to date.
    ///
    /// # Errors
    /// [`StoreError::Open`] when the file cannot be used, belongs to a newer version, or another process has it open.
    pub async fn open(options: Options) -> Result<Self, StoreError> {
        Self::open_in(options, None).await
    }

    /// Opens a fresh database in a folder of its own that vanishes with the last handle.
    ///
    /// # Errors
    /// [`StoreError::Open`] when there is no place for temporary files.
    pub async fn temporary(clock: Arc<dyn Clock>) -> Result<Self, StoreError> {
        let folder = tempfile::tempdir().map_err(|error| open_error(&std::env::temp_dir(), error))?;
        Self::open_in(Options::new(folder.path().join("outcrop.db")).clock(clock), Some(folder)).await
    }

    async fn open_in(options: Options, folder: Option<TempDir>) -> Result<Self, StoreError> {
        let path = options.path.as_path();
        let lock = lock(path)?;
        let connections = Connections::open(ConnectionOptions {
            path,
            durability: options.durability,
            readers: READERS,
            acquire_timeout: ACQUIRE_TIMEOUT,
            migrations: MIGRATIONS,
            page_bytes: None,
            cache_kib: None,
            mapped: false,
        });
        let connections = connections.await.map_err(|error| open_error(path, error))?;
        let page_tokens = PageTokenKey::new(&secret(connections.writer(), "page_tokens").await?);
        let cache = DocumentCache::default();
        let inner = Inner { connections, cache, page_tokens, clock: options.clock, _lock: lock, _folder: folder };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Begins a transaction that writes; others wait until it ends. Dropping it takes back what it did.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the turn to write does not come in time.
    pub async fn begin(&self) -> Result<Transaction<'_>, StoreError> {
        let transaction = self.inner.connections.begin().await?;
        Ok(Transaction::new(self, transaction))
    }

    /// Waits for running calls and closes the file. Without it nothing is lost either: see [`Durability`].
    pub async fn close(&self) {
        self.inner.connections.close().await;
    }

    pub(crate) fn writer(&self) -> &SqlitePool {
        self.inner.connections.writer()
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        self.inner.connections.readers()
    }

    pub(crate) fn cache(&self) -> &DocumentCache {
        &self.inner.cache
    }

    pub(crate) fn page_tokens(&self) -> &PageTokenKey {
        &self.inner.page_tokens
    }

    /// What tells the time of what is written.
    #[must_use]
    pub fn clock(&self) -> &dyn Clock {
        self.inner.clock.as_ref()
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

fn open_error(path: &Path, reason: impl fmt::Display) -> StoreError {
    StoreError::Open { path: path.to_owned(), reason: reason.to_string() }
}

/// Takes the lock that keeps a second process away: the read cache holds only while all writes go through this one.
fn lock(path: &Path) -> Result<File, StoreError> {
    let lock_path = path.with_extension("lock");
    let file = File::create(&lock_path).map_err(|error| open_error(&lock_path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(open_error(path, "another process uses it; stop that one or choose another data directory"))
        }
        Err(TryLockError::Error(error)) => Err(open_error(&lock_path, error)),
    }
}

/// The secret of this name, made of 32 random bytes when the database is new.
async fn secret(writer: &SqlitePool, name: &str) -> Result<Vec<u8>, StoreError> {
    let mut fresh = [0; 32];
    rand::fill(&mut fresh).map_err(|error| StoreError::Database(sqlx::Error::Protocol(error.to_string())))?;
    sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(STANDARD.encode(fresh))
        .execute(writer)
        .await?;
    let (value,): (String,) =
        sqlx::query_as("SELECT value FROM secrets WHERE name = ?").bind(name).fetch_one(writer).await?;
    STANDARD.decode(value).map_err(|error| StoreError::Database(sqlx::Error::Decode(error.into())))
}
