//! The database that says which objects there are. Their bytes are files, see [`super::blobs`].

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, SqlSafeStr as _, Sqlite, Transaction};

use crate::error::ObjectError;

const READERS: u32 = 4;
/// How long a call waits for its turn before it fails.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);

/// One connection that writes, several that read.
#[derive(Debug)]
pub(super) struct Database {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Database {
    /// Opens the file, which is made when it is missing.
    pub(super) async fn open(path: &Path) -> Result<Self, ObjectError> {
        let connect = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged outlives a loss of power, as S3 promises it.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        let writer = pool(1).connect_with(connect.clone()).await?;
        let schema = include_str!("schema.sql").into_sql_str();
        let first = Migration::new(1, "objects".into(), MigrationType::Simple, schema, false);
        Migrator::with_migrations(vec![first])
            .run(&writer)
            .await
            .map_err(|error| sqlx::Error::Migrate(error.into()))?;
        let readers = pool(READERS).connect_with(connect.pragma("query_only", "on")).await?;
        Ok(Self { writer, readers })
    }

    /// A transaction that writes; others wait for its end.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Sqlite>, ObjectError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    pub(super) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

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
