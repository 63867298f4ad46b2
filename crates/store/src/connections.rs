//! The connections to a SQLite file: one that writes, several that read.
//!
//! All databases of the server are opened alike, those that other crates keep beside the [`Store`](crate::Store) too.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _, Sqlite, Transaction};

/// How long a connection waits for another's lock. Only a foreign process that looks into the file can hold one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// What a committed transaction survives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process in any form, `kill -9` included. After a loss of power the last transactions may be missing;
    /// the database is whole. Commits do not wait for the disk.
    #[default]
    Process,
    /// A loss of power too: each commit waits for the disk.
    Full,
}

/// How a file is opened.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionOptions<'a> {
    /// The file, which is made when it is missing.
    pub path: &'a Path,
    /// What a commit survives.
    pub durability: Durability,
    /// Reading connections beside the one that writes.
    pub readers: u32,
    /// How long a call waits for its turn before it fails.
    pub acquire_timeout: Duration,
    /// Name and statements of each step from an empty file to today's tables. Steps are only ever added.
    pub migrations: &'static [(&'static str, &'static str)],
    /// Bytes of a new file's pages; SQLite's own when absent.
    pub page_bytes: Option<u32>,
    /// KiB that each connection keeps of the file; SQLite's own when absent.
    pub cache_kib: Option<u32>,
    /// Whether readers look into the system's copy of the file instead of having pieces of it copied: faster where they
    /// look at much of it, at most its first two gigabytes. A disk that fails below it ends the process.
    pub mapped: bool,
}

/// An open file. Dropping it closes it some time later; [`close`](Self::close) waits for that.
#[derive(Debug)]
pub struct Connections {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Connections {
    /// Opens a file and brings its tables up to date.
    ///
    /// # Errors
    /// A file that cannot be used, or that a newer version has made.
    pub async fn open(options: ConnectionOptions<'_>) -> Result<Self, sqlx::Error> {
        let mut connect = SqliteConnectOptions::new()
            .filename(options.path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match options.durability {
                Durability::Process => SqliteSynchronous::Normal,
                Durability::Full => SqliteSynchronous::Full,
            })
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        if let Some(bytes) = options.page_bytes {
            connect = connect.page_size(bytes);
        }
        if let Some(kib) = options.cache_kib {
            // A negative size is one in KiB.
            connect = connect.pragma("cache_size", format!("-{kib}"));
        }
        let pool = |connections| {
            SqlitePoolOptions::new()
                .min_connections(1)
                .max_connections(connections)
                .acquire_timeout(options.acquire_timeout)
                .idle_timeout(None)
                .max_lifetime(None)
                .test_before_acquire(false)
        };
        let writer = pool(1).connect_with(connect.clone()).await?;
        let steps = (1..).zip(options.migrations).map(|(number, &(name, statements))| {
            Migration::new(number, name.into(), MigrationType::Simple, statements.into_sql_str(), false)
        });
        Migrator::with_migrations(steps.collect())
            .run(&writer)
            .await
            .map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        let mut connect = connect.pragma("query_only", "on");
        if options.mapped {
            // SQLite makes of it the most that it can.
            connect = connect.pragma("mmap_size", i64::MAX.to_string());
        }
        let readers = pool(options.readers).connect_with(connect).await?;
        Ok(Self { writer, readers })
    }

    /// The connection that writes: a pool of one, so that writers take turns.
    #[must_use]
    pub const fn writer(&self) -> &SqlitePool {
        &self.writer
    }

    /// The connections that read. They cannot write.
    #[must_use]
    pub const fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Begins a transaction that writes; others wait for its end. Dropping it takes back what it did.
    ///
    /// # Errors
    /// When the turn to write does not come in time.
    pub async fn begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        self.writer.begin_with("BEGIN IMMEDIATE").await
    }

    /// Waits for running calls and closes the file; later calls fail.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
