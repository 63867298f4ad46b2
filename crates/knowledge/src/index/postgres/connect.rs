//! The connections to the database.

use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::{Inner, PostgresIndexes, open};
use crate::index::IndexError;

/// Most connections of this process.
const CONNECTIONS: u32 = 8;
/// How long a call waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);
/// The first version of pgvector whose searches go on until enough rows pass.
const ITERATIVE: (u32, u32) = (0, 8);

impl PostgresIndexes {
    /// Connects to the database at a URL, `postgres://user@host:5432/name?sslmode=require`, and makes what the indexes need there:
    /// the extension `vector`, and the schema `outcrop` with the list of indexes. The user must be allowed to make schemas, and the
    /// extension where it is missing. What the URL leaves out comes from libpq's variables (`PGHOST`, `PGPASSWORD` and others).
    ///
    /// # Errors
    /// [`IndexError::Database`]: the URL is none, the server cannot be reached, or it has no pgvector.
    pub async fn connect(url: &str, password: Option<&str>) -> Result<Self, IndexError> {
        let mut options = PgConnectOptions::from_str(url)?.application_name("outcrop").disable_statement_logging();
        if let Some(password) = password {
            options = options.password(password);
        }
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ACQUIRE_TIMEOUT);
        let pool = pool.connect_with(options).await?;
        let version = open::prepare(&pool).await?;
        Ok(Self(Arc::new(Inner { pool, iterative: at_least(&version, ITERATIVE) })))
    }

    /// Ends the connections; later calls fail.
    pub async fn close(&self) {
        self.0.pool.close().await;
    }
}

fn at_least(version: &str, (major, minor): (u32, u32)) -> bool {
    let mut parts = version.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0)) >= (major, minor)
}

#[cfg(test)]
mod tests {
    use super::{ITERATIVE, at_least};

    #[test]
    fn versions_are_compared_by_number() {
        assert!(at_least("0.8.0", ITERATIVE) && at_least("0.10.1", ITERATIVE) && at_least("1.0", ITERATIVE));
        assert!(!at_least("0.6.2", ITERATIVE) && !at_least("0.7", ITERATIVE) && !at_least("", ITERATIVE));
    }
}
