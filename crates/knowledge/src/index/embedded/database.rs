//! The file of an index, and how it is opened.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use store::{ConnectionOptions, Connections, Durability};

use crate::index::IndexError;

/// Opens a file, which is made when it is missing, for vectors of this length.
pub(super) async fn open(path: &Path, durability: Durability, dimensions: usize) -> Result<Connections, IndexError> {
    let database = Connections::open(ConnectionOptions {
        path,
        durability,
        readers: 2,
        // A document of 50,000 chunks takes its writer some seconds.
        acquire_timeout: Duration::from_secs(120),
        migrations: &[("initial", include_str!("schema.sql"))],
        page_bytes: Some(8192),
        cache_kib: Some(4096),
        mapped: true,
    })
    .await?;
    agree(database.writer(), dimensions).await?;
    Ok(database)
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
