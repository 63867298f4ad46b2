//! Rows as they lie in the database, and the statements that several calls share.

use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{FromRow, Row as _, SqliteConnection};
use store::Timestamp;

use super::system_time;
use crate::error::ObjectError;
use crate::object::{Object, ObjectSummary, Part};

pub(super) async fn has_bucket(connection: &mut SqliteConnection, bucket: &str) -> Result<bool, ObjectError> {
    let row: Option<(i64,)> =
        sqlx::query_as("SELECT 1 FROM buckets WHERE name = ?").bind(bucket).fetch_optional(connection).await?;
    Ok(row.is_some())
}

/// Id and ETag of the object that a key has now.
pub(super) async fn current(
    connection: &mut SqliteConnection,
    bucket: &str,
    key: &str,
) -> Result<Option<(String, String)>, ObjectError> {
    let row = sqlx::query_as("SELECT id, etag FROM objects WHERE bucket = ? AND key = ?");
    Ok(row.bind(bucket).bind(key).fetch_optional(connection).await?)
}

/// Forgets the pieces of an object or an upload; the names of their blobs.
pub(super) async fn remove_pieces(connection: &mut SqliteConnection, owner: &str) -> Result<Vec<String>, ObjectError> {
    let rows: Vec<(String,)> =
        sqlx::query_as("DELETE FROM pieces WHERE owner = ? RETURNING blob").bind(owner).fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(blob,)| blob).collect())
}

struct ObjectRow {
    size: i64,
    etag: String,
    modified: i64,
    attributes: String,
    number: Option<u32>,
    blob: Option<String>,
    piece_size: Option<i64>,
    piece_etag: Option<String>,
    checksum: Option<String>,
    piece_modified: Option<i64>,
}

impl FromRow<'_, SqliteRow> for ObjectRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            size: row.try_get("size")?,
            etag: row.try_get("etag")?,
            modified: row.try_get("modified")?,
            attributes: row.try_get("attributes")?,
            number: row.try_get("number")?,
            blob: row.try_get("blob")?,
            piece_size: row.try_get("piece_size")?,
            piece_etag: row.try_get("piece_etag")?,
            checksum: row.try_get("checksum")?,
            piece_modified: row.try_get("piece_modified")?,
        })
    }
}

/// An object and the names of the blobs that its parts are in. One statement, so that both are of the same object.
pub(super) async fn object(
    readers: &SqlitePool,
    bucket: &str,
    key: &str,
) -> Result<Option<(Object, Vec<String>)>, ObjectError> {
    let rows: Vec<ObjectRow> = sqlx::query_as(
        "SELECT o.size, o.etag, o.modified, o.attributes, p.number, p.blob, p.size AS piece_size, p.etag AS piece_etag, \
         p.checksum, p.modified AS piece_modified \
         FROM objects o LEFT JOIN pieces p ON p.owner = o.id WHERE o.bucket = ? AND o.key = ? ORDER BY p.number",
    )
    .bind(bucket)
    .bind(key)
    .fetch_all(readers)
    .await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let summary = summary((key.to_owned(), first.size, first.etag.clone(), first.modified));
    let attributes = from_json(&first.attributes)?;
    let (mut parts, mut names) = (Vec::with_capacity(rows.len()), Vec::with_capacity(rows.len()));
    for row in rows {
        let (Some(number), Some(blob), Some(size), Some(etag)) = (row.number, row.blob, row.piece_size, row.piece_etag)
        else {
            return Err(ObjectError::Damaged(format!("s3://{bucket}/{key} is made of nothing")));
        };
        parts.push(part((number, size, etag, row.checksum, row.piece_modified.unwrap_or_default()))?);
        names.push(blob);
    }
    Ok(Some((Object { summary, attributes, parts }, names)))
}

/// Key, size, ETag and time of an object.
pub(super) type SummaryRow = (String, i64, String, i64);

pub(super) fn summary((key, size, etag, modified): SummaryRow) -> ObjectSummary {
    ObjectSummary { key, size: unsigned(size), etag, last_modified: time(modified) }
}

/// Number, size, ETag, checksum and time of a part.
pub(super) type PartRow = (u32, i64, String, Option<String>, i64);

pub(super) fn part((number, size, etag, checksum, modified): PartRow) -> Result<Part, ObjectError> {
    let checksum = checksum.map(|checksum| from_json(&checksum)).transpose()?;
    Ok(Part { number, size: unsigned(size), etag, checksum, last_modified: time(modified) })
}

pub(super) fn time(nanos: i64) -> SystemTime {
    system_time(Timestamp::from_nanos(nanos))
}

/// Sizes are far below what a signed number holds.
pub(super) fn signed(size: u64) -> i64 {
    i64::try_from(size).unwrap_or(i64::MAX)
}

pub(super) fn unsigned(size: i64) -> u64 {
    u64::try_from(size).unwrap_or(0)
}

pub(super) fn to_json<T: Serialize>(value: &T) -> Result<String, ObjectError> {
    serde_json::to_string(value).map_err(|error| ObjectError::Damaged(error.to_string()))
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, ObjectError> {
    serde_json::from_str(text).map_err(|error| ObjectError::Damaged(error.to_string()))
}
