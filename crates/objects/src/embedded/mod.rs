//! Buckets that the server itself keeps, in its data folder.
//!
//! A database says which objects there are and what they are made of; the bytes are files that are written once. So an object is
//! replaced by one commit, a multipart upload is completed without copying a byte, and keys never become paths. Files reach the
//! disk before the commit that names them. What a crash leaves without a name is removed after the next start.

mod blobs;
mod buckets;
mod content;
mod database;
mod listing;
mod rows;
mod sweep;
mod uploads;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use futures::Stream;
use sqlx::{Sqlite, SqliteConnection, Transaction};
use store::{Clock, Connections, Timestamp};

use blobs::Blobs;
pub use blobs::Staged;
pub(crate) use content::Content;

use crate::error::{BodyError, ObjectError};
use crate::object::{Attributes, Condition, Object, ObjectSummary};

/// The buckets of the data folder.
pub(crate) struct Embedded {
    database: Connections,
    blobs: Arc<Blobs>,
    clock: Arc<dyn Clock>,
    /// The buckets and when they were created, so that a name can be looked up at once.
    buckets: RwLock<BTreeMap<String, Timestamp>>,
}

/// What an object becomes.
struct New<'a> {
    bucket: &'a str,
    key: &'a str,
    id: &'a str,
    size: u64,
    etag: &'a str,
    attributes: &'a Attributes,
    condition: &'a Condition,
}

impl Embedded {
    /// Opens what lies in the folder, which is made when it is missing.
    pub(crate) async fn open(folder: &Path, clock: Arc<dyn Clock>) -> Result<Self, ObjectError> {
        std::fs::create_dir_all(folder)?;
        let database = database::open(&folder.join("objects.db")).await?;
        let mut transaction = database.begin().await?;
        let (run,): (i64,) =
            sqlx::query_as("UPDATE runs SET count = count + 1 RETURNING count").fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        let blobs = Arc::new(Blobs::open(folder.join("blobs"), run)?);
        let buckets: Vec<(String, i64)> =
            sqlx::query_as("SELECT name, created FROM buckets").fetch_all(database.readers()).await?;
        let buckets = buckets.into_iter().map(|(name, created)| (name, Timestamp::from_nanos(created))).collect();
        Ok(Self { database, blobs, clock, buckets: RwLock::new(buckets) })
    }

    pub(crate) async fn close(&self) {
        self.database.close().await;
    }

    /// Writes a body to the disk, for a later [`put`](Self::put) or [`put_part`](Self::put_part).
    pub(crate) async fn stage<S>(&self, body: S) -> Result<Staged, ObjectError>
    where
        S: Stream<Item = Result<Bytes, BodyError>>,
    {
        self.blobs.write(body).await
    }

    /// Makes a staged body the object of a key.
    pub(crate) async fn put(
        &self,
        bucket: &str,
        key: &str,
        mut staged: Staged,
        attributes: &Attributes,
        condition: &Condition,
    ) -> Result<ObjectSummary, ObjectError> {
        let (id, etag) = (self.blobs.name(), hex::encode(staged.md5()));
        let mut transaction = self.database.begin().await?;
        let new = New { bucket, key, id: &id, size: staged.size(), etag: &etag, attributes, condition };
        let (summary, unused) = self.replace(&mut transaction, new).await?;
        self.add_piece(&mut transaction, &id, 1, &staged, None).await?;
        staged.keep();
        transaction.commit().await?;
        self.blobs.remove(unused).await;
        Ok(summary)
    }

    /// Writes an object's row in place of the one before, and names the blobs that were that one's.
    async fn replace(
        &self,
        transaction: &mut Transaction<'static, Sqlite>,
        new: New<'_>,
    ) -> Result<(ObjectSummary, Vec<String>), ObjectError> {
        let New { bucket, key, id, size, etag, attributes, condition } = new;
        if !rows::has_bucket(transaction, bucket).await? {
            return Err(ObjectError::NoBucket { bucket: bucket.to_owned() });
        }
        let before = rows::current(transaction, bucket, key).await?;
        condition.check_write(before.as_ref().map(|(_, etag)| etag.as_str()), bucket, key)?;
        let unused = match before {
            Some((before, _)) => rows::remove_pieces(transaction, &before).await?,
            None => Vec::new(),
        };
        let modified = self.clock.now();
        sqlx::query("INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(bucket)
            .bind(key)
            .bind(id)
            .bind(rows::signed(size))
            .bind(etag)
            .bind(modified.as_nanos())
            .bind(rows::to_json(attributes)?)
            .execute(&mut **transaction)
            .await?;
        let (key, etag) = (key.to_owned(), etag.to_owned());
        Ok((ObjectSummary { key, size, etag, last_modified: system_time(modified) }, unused))
    }

    async fn add_piece(
        &self,
        connection: &mut SqliteConnection,
        owner: &str,
        number: u32,
        staged: &Staged,
        checksum: Option<String>,
    ) -> Result<(), ObjectError> {
        sqlx::query("INSERT INTO pieces VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(owner)
            .bind(number)
            .bind(staged.name())
            .bind(rows::signed(staged.size()))
            .bind(hex::encode(staged.md5()))
            .bind(checksum)
            .bind(self.clock.now().as_nanos())
            .execute(connection)
            .await?;
        Ok(())
    }

    /// Deletes objects, all or none. One that is not there is no error.
    pub(crate) async fn delete(&self, bucket: &str, keys: &[(&str, Condition)]) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        let mut unused = Vec::new();
        for (key, condition) in keys {
            let before = rows::current(&mut transaction, bucket, key).await?;
            condition.check(before.as_ref().map(|(_, etag)| etag.as_str()), bucket, key)?;
            let Some((id, _)) = before else { continue };
            unused.extend(rows::remove_pieces(&mut transaction, &id).await?);
            sqlx::query("DELETE FROM objects WHERE bucket = ? AND key = ?")
                .bind(bucket)
                .bind(key)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        self.blobs.remove(unused).await;
        Ok(())
    }

    /// The object of a key and where its bytes are.
    pub(crate) async fn object(&self, bucket: &str, key: &str) -> Result<(Object, Content), ObjectError> {
        let rows = rows::object(self.database.readers(), bucket, key).await?;
        let (object, names) = rows.ok_or_else(|| no_object(bucket, key))?;
        let pieces = names.into_iter().zip(object.parts.iter().map(|part| part.size)).collect();
        Ok((object, Content::new(self.blobs.clone(), pieces)))
    }

    /// Puts tags in the place of those that an object has.
    pub(crate) async fn tag(&self, bucket: &str, key: &str, tags: BTreeMap<String, String>) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        let row: Option<(String,)> = sqlx::query_as("SELECT attributes FROM objects WHERE bucket = ? AND key = ?")
            .bind(bucket)
            .bind(key)
            .fetch_optional(&mut *transaction)
            .await?;
        let (attributes,) = row.ok_or_else(|| no_object(bucket, key))?;
        let attributes = Attributes { tags, ..rows::from_json(&attributes)? };
        sqlx::query("UPDATE objects SET attributes = ? WHERE bucket = ? AND key = ?")
            .bind(rows::to_json(&attributes)?)
            .bind(bucket)
            .bind(key)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }
}

fn no_object(bucket: &str, key: &str) -> ObjectError {
    ObjectError::NoObject { bucket: bucket.to_owned(), key: key.to_owned() }
}

fn system_time(time: Timestamp) -> SystemTime {
    UNIX_EPOCH + Duration::from_nanos(u64::try_from(time.as_nanos()).unwrap_or(0))
}
