//! The database that says which objects there are. Their bytes are files, see [`super::blobs`].

use std::path::Path;
use std::time::Duration;

use store::{ConnectionOptions, Connections, Durability};

/// Opens the file, which is made when it is missing.
pub(super) async fn open(path: &Path) -> Result<Connections, sqlx::Error> {
    Connections::open(ConnectionOptions {
        path,
        // What was acknowledged outlives a loss of power, as S3 promises it.
        durability: Durability::Full,
        readers: 4,
        acquire_timeout: Duration::from_secs(30),
        migrations: &[("objects", include_str!("schema.sql"))],
        page_bytes: None,
        cache_kib: None,
        mapped: false,
    })
    .await
}
