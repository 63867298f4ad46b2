//! Removing what no row names and nobody will finish: files left by a crash, uploads that were given up.

use std::sync::Arc;
use std::time::Duration;

use super::Embedded;
use super::blobs::Blobs;
use crate::error::ObjectError;

/// After this time an upload that was neither completed nor aborted is.
const UPLOAD_AGE: Duration = Duration::from_secs(7 * 24 * 60 * 60);

impl Embedded {
    /// Looks once through all that earlier runs left.
    pub(crate) async fn sweep(self: Arc<Self>) -> Result<(), ObjectError> {
        self.abort_old_uploads().await?;
        for folder in Blobs::folders() {
            let blobs = self.blobs.clone();
            let found = tokio::task::spawn_blocking(move || blobs.of_earlier_runs(folder));
            let found = found.await.map_err(|error| ObjectError::Damaged(error.to_string()))??;
            let mut unused = Vec::new();
            for blob in found {
                let row: Option<(i64,)> = sqlx::query_as("SELECT 1 FROM pieces WHERE blob = ?")
                    .bind(&blob)
                    .fetch_optional(self.database.readers())
                    .await?;
                if row.is_none() {
                    unused.push(blob);
                }
            }
            self.blobs.remove(unused).await;
        }
        Ok(())
    }

    async fn abort_old_uploads(&self) -> Result<(), ObjectError> {
        let old = self.clock.now().before(UPLOAD_AGE).as_nanos();
        let uploads: Vec<(String, String, String)> =
            sqlx::query_as("SELECT id, bucket, key FROM uploads WHERE created < ?")
                .bind(old)
                .fetch_all(self.database.readers())
                .await?;
        for (id, bucket, key) in uploads {
            match self.abort(&bucket, &key, &id).await {
                Ok(()) | Err(ObjectError::NoUpload { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
