//! Lists out of the database: a scan in the order of keys that leaps over what is rolled up.

use std::sync::Arc;

use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};

use super::{Embedded, rows};
use crate::error::ObjectError;
use crate::listing::{ListRequest, Listing, Page, beyond};
use crate::object::ObjectSummary;

/// How many rows are read at a time where some may be rolled up, and leapt over.
const SCAN: usize = 100;
/// How many rows are read at a time for a whole list.
const WHOLE: usize = 1_000;

impl Embedded {
    pub(crate) async fn list(&self, bucket: &str, request: &ListRequest) -> Result<Listing, ObjectError> {
        let mut page = Page::new(request);
        // The scan goes on at the first key that is not less than `from`.
        let mut from = match request.after_rolled() {
            Some(rolled) => beyond(rolled),
            None => Some(request.after.clone().unwrap_or_default().max(request.prefix.clone())),
        };
        let end = beyond(&request.prefix);
        let wanted = if request.delimiter.is_some() { SCAN } else { request.limit + 2 };
        while let Some(start) = from.take() {
            let batch = self.scan(bucket, &start, end.as_deref(), wanted).await?;
            let full = batch.len() == wanted;
            let mut rows = batch.into_iter().peekable();
            while let Some(object) = rows.next() {
                let rolled = request.rolled(&object.key).map(str::to_owned);
                let key = object.key.clone();
                page.add(object);
                if page.is_full() {
                    return Ok(page.finish());
                }
                if let Some(rolled) = rolled {
                    while rows.next_if(|next| next.key.starts_with(&rolled)).is_some() {}
                    if rows.peek().is_none() && full {
                        from = beyond(&rolled);
                    }
                } else if rows.peek().is_none() && full {
                    // The least key that is greater.
                    from = Some(key + "\0");
                }
            }
        }
        Ok(page.finish())
    }

    async fn scan(
        &self,
        bucket: &str,
        start: &str,
        end: Option<&str>,
        limit: usize,
    ) -> Result<Vec<ObjectSummary>, ObjectError> {
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows: Vec<rows::SummaryRow> = match end {
            Some(end) => sqlx::query_as(
                "SELECT key, size, etag, modified FROM objects WHERE bucket = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?",
            )
            .bind(bucket)
            .bind(start)
            .bind(end)
            .bind(limit),
            None => sqlx::query_as(
                "SELECT key, size, etag, modified FROM objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT ?",
            )
            .bind(bucket)
            .bind(start)
            .bind(limit),
        }
        .fetch_all(self.database.readers())
        .await?;
        Ok(rows.into_iter().map(rows::summary).collect())
    }

    /// All objects whose keys begin with `prefix`, by key.
    pub(crate) fn list_all(
        self: Arc<Self>,
        bucket: String,
        prefix: String,
    ) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        let first = ListRequest { prefix, delimiter: None, after: None, limit: WHOLE };
        let pages = futures::stream::try_unfold(Some(first), move |request| {
            let (embedded, bucket) = (self.clone(), bucket.clone());
            async move {
                let Some(request) = request else { return Ok::<_, ObjectError>(None) };
                let Listing { objects, next, .. } = embedded.list(&bucket, &request).await?;
                let objects = futures::stream::iter(objects.into_iter().map(Ok));
                Ok(Some((objects, next.map(|after| ListRequest { after: Some(after), ..request }))))
            }
        });
        pages.try_flatten().boxed()
    }
}
