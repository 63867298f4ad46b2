//! Multipart uploads: parts in any order, made one object by a commit.

use md5::{Digest as _, Md5};
use sqlx::SqliteConnection;

use super::{Content, Embedded, New, Staged, rows};
use crate::error::{ObjectError, PartProblem};
use crate::object::{Attributes, Checksum, Condition, ObjectSummary, Part};
use crate::uploads::{ListUploads, Upload, UploadListing};

/// What every part but the last has at least, in bytes.
const MIN_PART: u64 = 5 << 20;

impl Embedded {
    pub(crate) async fn create_upload(
        &self,
        bucket: &str,
        key: &str,
        attributes: &Attributes,
    ) -> Result<String, ObjectError> {
        let id = self.blobs.name().replace('/', "");
        let mut transaction = self.database.begin().await?;
        sqlx::query("INSERT INTO uploads VALUES (?, ?, ?, ?, ?)")
            .bind(&id)
            .bind(bucket)
            .bind(key)
            .bind(self.clock.now().as_nanos())
            .bind(rows::to_json(attributes)?)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(id)
    }

    /// What was said of the object when its upload began.
    pub(crate) async fn upload(&self, bucket: &str, key: &str, id: &str) -> Result<Attributes, ObjectError> {
        let mut connection = self.database.readers().acquire().await?;
        upload(&mut connection, bucket, key, id).await
    }

    /// Makes a staged body a part of an upload, in place of the one that has the number.
    pub(crate) async fn put_part(
        &self,
        (bucket, key, id): (&str, &str, &str),
        number: u32,
        mut staged: Staged,
        checksum: Option<&Checksum>,
    ) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        upload(&mut transaction, bucket, key, id).await?;
        let before: Option<(String,)> =
            sqlx::query_as("DELETE FROM pieces WHERE owner = ? AND number = ? RETURNING blob")
                .bind(id)
                .bind(number)
                .fetch_optional(&mut *transaction)
                .await?;
        let checksum = checksum.map(rows::to_json).transpose()?;
        self.add_piece(&mut transaction, id, number, &staged, checksum).await?;
        staged.keep();
        transaction.commit().await?;
        self.blobs.remove(before.into_iter().map(|(blob,)| blob).collect()).await;
        Ok(())
    }

    /// At most `limit` parts of an upload, those after the number `after`.
    pub(crate) async fn parts(
        &self,
        (bucket, key, id): (&str, &str, &str),
        after: u32,
        limit: u32,
    ) -> Result<Vec<Part>, ObjectError> {
        let mut connection = self.database.readers().acquire().await?;
        upload(&mut connection, bucket, key, id).await?;
        parts(&mut connection, id, after, limit).await
    }

    /// Makes the named parts the object; others are thrown away.
    pub(crate) async fn complete(
        &self,
        (bucket, key, id): (&str, &str, &str),
        wanted: &[(u32, String)],
        checksum: Option<Checksum>,
        condition: &Condition,
    ) -> Result<ObjectSummary, ObjectError> {
        let mut transaction = self.database.begin().await?;
        let attributes = match upload(&mut transaction, bucket, key, id).await {
            Ok(attributes) => attributes,
            // The answer to an earlier call may have been lost on its way.
            Err(no_upload) => return self.completed(&mut transaction, (bucket, key, id)).await?.ok_or(no_upload),
        };
        let parts = parts(&mut transaction, id, 0, u32::MAX).await?;
        let (size, etag) = join(&parts, wanted)?;
        let unused = drop_others(&mut transaction, id, wanted).await?;
        sqlx::query("DELETE FROM uploads WHERE id = ?").bind(id).execute(&mut *transaction).await?;
        let attributes = Attributes { checksum, ..attributes };
        let new = New { bucket, key, id, size, etag: &etag, attributes: &attributes, condition };
        let (summary, mut replaced) = self.replace(&mut transaction, new).await?;
        transaction.commit().await?;
        replaced.extend(unused);
        self.blobs.remove(replaced).await;
        Ok(summary)
    }

    /// The bytes that the named parts make, for an object that others keep.
    pub(crate) async fn joined(
        &self,
        (bucket, key, id): (&str, &str, &str),
        wanted: &[(u32, String)],
    ) -> Result<(Content, u64), ObjectError> {
        let mut connection = self.database.readers().acquire().await?;
        upload(&mut connection, bucket, key, id).await?;
        let (size, _) = join(&parts(&mut connection, id, 0, u32::MAX).await?, wanted)?;
        let numbers = numbers(wanted)?;
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT blob, size FROM pieces WHERE owner = ? AND number IN (SELECT value FROM json_each(?)) ORDER BY number",
        )
        .bind(id)
        .bind(numbers)
        .fetch_all(&mut *connection)
        .await?;
        let pieces = rows.into_iter().map(|(blob, size)| (blob, rows::unsigned(size))).collect();
        Ok((Content::new(self.blobs.clone(), pieces), size))
    }

    /// The object, if it is the one that the upload became.
    async fn completed(
        &self,
        connection: &mut SqliteConnection,
        (bucket, key, id): (&str, &str, &str),
    ) -> Result<Option<ObjectSummary>, ObjectError> {
        let row: Option<rows::SummaryRow> =
            sqlx::query_as("SELECT key, size, etag, modified FROM objects WHERE bucket = ? AND key = ? AND id = ?")
                .bind(bucket)
                .bind(key)
                .bind(id)
                .fetch_optional(connection)
                .await?;
        Ok(row.map(rows::summary))
    }

    pub(crate) async fn abort(&self, bucket: &str, key: &str, id: &str) -> Result<(), ObjectError> {
        let mut transaction = self.database.begin().await?;
        upload(&mut transaction, bucket, key, id).await?;
        let unused = rows::remove_pieces(&mut transaction, id).await?;
        sqlx::query("DELETE FROM uploads WHERE id = ?").bind(id).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.blobs.remove(unused).await;
        Ok(())
    }

    pub(crate) async fn uploads(&self, bucket: &str, request: &ListUploads) -> Result<UploadListing, ObjectError> {
        let ListUploads { prefix, after_key, after_id, limit } = request;
        let end = crate::listing::beyond(prefix);
        let rows: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT key, id, created FROM uploads WHERE bucket = ?1 AND (key, id) > (?2, ?3) AND key >= ?4 \
             AND (?5 IS NULL OR key < ?5) ORDER BY key, id LIMIT ?6",
        )
        .bind(bucket)
        .bind(after_key)
        // Without an id, all uploads of the key are left out: no id is greater than this.
        .bind(if after_key.is_empty() { "" } else { after_id.as_deref().unwrap_or("\u{10ffff}") })
        .bind(prefix)
        .bind(end)
        .bind(i64::from(*limit) + 1)
        .fetch_all(self.database.readers())
        .await?;
        let mut uploads: Vec<_> =
            rows.into_iter().map(|(key, id, created)| Upload { key, id, created: rows::time(created) }).collect();
        let truncated = uploads.len() > *limit as usize;
        uploads.truncate(*limit as usize);
        Ok(UploadListing { uploads, truncated })
    }
}

async fn upload(
    connection: &mut SqliteConnection,
    bucket: &str,
    key: &str,
    id: &str,
) -> Result<Attributes, ObjectError> {
    let row: Option<(String,)> =
        sqlx::query_as("SELECT attributes FROM uploads WHERE id = ? AND bucket = ? AND key = ?")
            .bind(id)
            .bind(bucket)
            .bind(key)
            .fetch_optional(connection)
            .await?;
    let (attributes,) = row.ok_or_else(|| ObjectError::NoUpload { id: id.to_owned() })?;
    rows::from_json(&attributes)
}

async fn parts(connection: &mut SqliteConnection, id: &str, after: u32, limit: u32) -> Result<Vec<Part>, ObjectError> {
    let rows: Vec<rows::PartRow> = sqlx::query_as(
        "SELECT number, size, etag, checksum, modified FROM pieces WHERE owner = ? AND number > ? ORDER BY number LIMIT ?",
    )
    .bind(id)
    .bind(after)
    .bind(limit)
    .fetch_all(connection)
    .await?;
    rows.into_iter().map(rows::part).collect()
}

/// Removes the parts that are not to be in the object; the names of their blobs.
async fn drop_others(
    connection: &mut SqliteConnection,
    id: &str,
    wanted: &[(u32, String)],
) -> Result<Vec<String>, ObjectError> {
    let numbers = numbers(wanted)?;
    let rows: Vec<(String,)> = sqlx::query_as(
        "DELETE FROM pieces WHERE owner = ? AND number NOT IN (SELECT value FROM json_each(?)) RETURNING blob",
    )
    .bind(id)
    .bind(numbers)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(|(blob,)| blob).collect())
}

fn numbers(wanted: &[(u32, String)]) -> Result<String, ObjectError> {
    rows::to_json(&wanted.iter().map(|(number, _)| number).collect::<Vec<_>>())
}

/// Size and ETag of the object that the wanted parts make: the MD5 of their MD5s, and their number.
fn join(parts: &[Part], wanted: &[(u32, String)]) -> Result<(u64, String), ObjectError> {
    if let Some([_, (number, _)]) = wanted.array_windows().find(|[(one, _), (next, _)]| one >= next) {
        return Err(ObjectError::Part { number: *number, problem: PartProblem::Order });
    }
    let mut md5 = Md5::new();
    let mut size = 0;
    for (index, (number, etag)) in wanted.iter().enumerate() {
        let wrong = |problem| ObjectError::Part { number: *number, problem };
        let found = parts.binary_search_by_key(number, |part| part.number).ok().and_then(|place| parts.get(place));
        let part = found.filter(|part| part.etag == *etag).ok_or_else(|| wrong(PartProblem::Missing))?;
        if part.size < MIN_PART && index + 1 < wanted.len() {
            return Err(wrong(PartProblem::TooSmall));
        }
        md5.update(hex::decode(&part.etag).map_err(|error| ObjectError::Damaged(error.to_string()))?);
        size += part.size;
    }
    Ok((size, format!("{}-{}", hex::encode(md5.finalize()), wanted.len())))
}
