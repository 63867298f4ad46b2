//! Creating, listing and deleting buckets.

use std::sync::PoisonError;

use super::{Embedded, system_time};
use crate::error::ObjectError;
use crate::object::BucketSummary;

impl Embedded {
    pub(crate) fn has_bucket(&self, bucket: &str) -> bool {
        self.buckets.read().unwrap_or_else(PoisonError::into_inner).contains_key(bucket)
    }

    /// All buckets, by name.
    pub(crate) fn buckets(&self) -> Vec<BucketSummary> {
        let buckets = self.buckets.read().unwrap_or_else(PoisonError::into_inner);
        let summary =
            |(name, created): (&String, _)| BucketSummary { name: name.clone(), created: system_time(created) };
        buckets.iter().map(|(name, created)| summary((name, *created))).collect()
    }

    pub(crate) async fn create_bucket(&self, bucket: &str) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        let now = self.clock.now();
        let done = sqlx::query("INSERT OR IGNORE INTO buckets VALUES (?, ?)")
            .bind(bucket)
            .bind(now.as_nanos())
            .execute(&mut *transaction)
            .await?;
        if done.rows_affected() == 0 {
            return Err(ObjectError::BucketExists { bucket: bucket.to_owned() });
        }
        transaction.commit().await?;
        self.buckets.write().unwrap_or_else(PoisonError::into_inner).insert(bucket.to_owned(), now);
        Ok(())
    }

    /// Deletes a bucket without objects, and what uploads it has.
    pub(crate) async fn delete_bucket(&self, bucket: &str) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        let object: Option<(i64,)> = sqlx::query_as("SELECT 1 FROM objects WHERE bucket = ? LIMIT 1")
            .bind(bucket)
            .fetch_optional(&mut *transaction)
            .await?;
        if object.is_some() {
            return Err(ObjectError::BucketNotEmpty { bucket: bucket.to_owned() });
        }
        let unused: Vec<(String,)> = sqlx::query_as(
            "DELETE FROM pieces WHERE owner IN (SELECT id FROM uploads WHERE bucket = ?) RETURNING blob",
        )
        .bind(bucket)
        .fetch_all(&mut *transaction)
        .await?;
        sqlx::query("DELETE FROM uploads WHERE bucket = ?").bind(bucket).execute(&mut *transaction).await?;
        sqlx::query("DELETE FROM buckets WHERE name = ?").bind(bucket).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.buckets.write().unwrap_or_else(PoisonError::into_inner).remove(bucket);
        self.blobs.remove(unused.into_iter().map(|(blob,)| blob).collect()).await;
        Ok(())
    }
}
