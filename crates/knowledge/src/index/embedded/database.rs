//! The file of an index: how it is opened, and its connections.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _, Sqlite};
use store::Durability;

use crate::index::IndexError;

/// Reading connections beside the one that writes.
const READERS: u32 = 2;
/// How long a call waits for its turn. A document of 50,000 chunks takes its writer some seconds.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(120);
/// How long a connection waits for another's lock. Only a foreign process that looks into the file can hold one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The connections to an index's file.
pub(super) struct Database {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Database {
    /// Opens a file, which is made when it is missing, for vectors of this length.
    pub(super) async fn open(path: &Path, durability: Durability, dimensions: usize) -> Result<Self, IndexError> {
        let connect = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .page_size(8192)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(match durability {
                Durability::Process => SqliteSynchronous::Normal,
                Durability::Full => SqliteSynchronous::Full,
            })
            .busy_timeout(BUSY_TIMEOUT)
            .pragma("temp_store", "memory")
            .pragma("cache_size", "-4096")
            .disable_statement_logging();
        let writer = pool(1).connect_with(connect.clone()).await?;
        schema().run(&writer).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
        agree(&writer, dimensions).await?;
        let readers = pool(READERS).connect_with(connect.pragma("query_only", "on")).await?;
        Ok(Self { writer, readers })
    }

    /// The connection that writes, when it is this caller's turn.
    pub(super) async fn writer(&self) -> Result<PoolConnection<Sqlite>, IndexError> {
        Ok(self.writer.acquire().await?)
    }

    pub(super) const fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    /// Waits for running calls and closes the file; later calls fail.
    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

fn schema() -> Migrator {
    let initial = include_str!("schema.sql").into_sql_str();
    Migrator::with_migrations(vec![Migration::new(1, "initial".into(), MigrationType::Simple, initial, false)])
}

/// Notes the length of vectors in a new file, compares it in an old one.
async fn agree(writer: &SqlitePool, given: usize) -> Result<(), IndexError> {
    let number = i64::try_from(given).unwrap_or(i64::MAX);
    sqlx::query("INSERT INTO settings (name, value) VALUES ('dimensions', ?) ON CONFLICT (name) DO NOTHING")
        .bind(number)
        .execute(writer)
        .await?;
    let (wanted,): (i64,) =
        sqlx::query_as("SELECT value FROM settings WHERE name = 'dimensions'").fetch_one(writer).await?;
    match usize::try_from(wanted) {
        Ok(wanted) if wanted == given => Ok(()),
        Ok(wanted) => Err(IndexError::Dimensions { wanted, given }),
        Err(_) => Err(IndexError::Damaged(format!("vectors of {wanted} dimensions"))),
    }
}
