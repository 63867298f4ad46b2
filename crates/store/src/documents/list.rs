//! Listing documents a page at a time.
//!
//! Pages are cut by key, not by number: what is added or removed between two pages makes none of the others appear twice or
//! go missing.

use sqlx::SqliteConnection;

use super::read::document;
use super::{Document, Kind};
use crate::clock::Timestamp;
use crate::database::Store;
use crate::error::StoreError;
use crate::transaction::Transaction;

/// In which order a list comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// By time of creation, latest first.
    NewestFirst,
    /// By name in byte order, as IAM and Lambda list.
    ByName,
}

/// Which part of which list.
#[derive(Clone, Copy, Debug)]
pub struct ListRequest<'a> {
    /// What is listed.
    pub kind: Kind,
    /// What it belongs to.
    pub parent: &'a str,
    /// In which order.
    pub order: Order,
    /// Only names that begin with this; empty for all.
    pub name_prefix: &'a str,
    /// At most this many documents.
    pub limit: u32,
    /// The token that the page before came with.
    pub next_token: Option<&'a str>,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The documents.
    pub documents: Vec<Document>,
    /// For the next page, if there is one.
    pub next_token: Option<String>,
}

impl Store {
    /// A page of a list; what is gone by now is left out.
    ///
    /// # Errors
    /// [`StoreError::PageToken`] when the token was not given for this very list, or too long ago.
    pub async fn list(&self, request: ListRequest<'_>) -> Result<Page, StoreError> {
        let now = self.clock().now();
        let list = request.identity();
        let after = match request.next_token {
            Some(token) => Some(Position::read(&self.page_tokens().verify(&list, token, now)?)?),
            None => None,
        };
        let mut reader = self.readers().acquire().await?;
        let mut documents = select(&mut reader, &request, after, now.as_nanos()).await?;
        let more = documents.len() > request.limit as usize;
        documents.truncate(request.limit as usize);
        let next_token = documents
            .last()
            .filter(|_| more)
            .map(|last| self.page_tokens().sign(&list, &Position::of(last, request.order).write(), now));
        Ok(Page { documents, next_token })
    }

    /// A page of a list of which `choose` leaves some out: full unless it is the last, and the token for the next.
    ///
    /// # Errors
    /// Those of [`list`](Self::list) and of `choose`.
    pub async fn list_chosen<T, E: From<StoreError>>(
        &self,
        request: ListRequest<'_>,
        choose: impl Fn(&Document) -> Result<Option<T>, E>,
    ) -> Result<(Vec<T>, Option<String>), E> {
        let mut chosen = Vec::new();
        let mut position = request.next_token.map(str::to_owned);
        loop {
            // Just as many as are missing, so that the token is the place to go on from.
            let missing = request.limit.saturating_sub(u32::try_from(chosen.len()).unwrap_or(u32::MAX));
            let page = self.list(ListRequest { limit: missing, next_token: position.as_deref(), ..request }).await?;
            for document in &page.documents {
                chosen.extend(choose(document)?);
            }
            position = page.next_token;
            if position.is_none() || chosen.len() >= request.limit as usize {
                return Ok((chosen, position));
            }
        }
    }

    /// How many documents of this kind lie directly under this parent, those left out that are gone by now.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn count(&self, kind: Kind, parent: &str) -> Result<u64, StoreError> {
        let (count,): (i64,) = sqlx::query_as(
            "SELECT COUNT(*) FROM documents
             WHERE kind = ? AND parent = ? AND (gone_at IS NULL OR gone_at > ?)",
        )
        .bind(kind.name())
        .bind(parent)
        .bind(self.clock().now().as_nanos())
        .fetch_one(self.readers())
        .await?;
        Ok(count.unsigned_abs())
    }

    /// Where documents of this kind are that were last written at `before` or earlier, at most `limit` of them: parents and
    /// ids. For kinds whose documents are written again with each use.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn unchanged_since(
        &self,
        kind: Kind,
        before: Timestamp,
        limit: u32,
    ) -> Result<Vec<(String, String)>, StoreError> {
        // What was made after `before` was written after it too; the index tells that without a look at the document.
        let found = sqlx::query_as(
            "SELECT parent, id FROM documents WHERE kind = ?1 AND created_at <= ?2 AND updated_at <= ?2 LIMIT ?3",
        )
        .bind(kind.name())
        .bind(before.as_nanos())
        .bind(limit)
        .fetch_all(self.readers())
        .await?;
        Ok(found)
    }
}

impl Transaction<'_> {
    /// All documents of this kind directly under this parent, newest first, those left out that are gone by now. For the
    /// parts of one resource, whose number is limited.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn list_all(&mut self, kind: Kind, parent: &str) -> Result<Vec<Document>, StoreError> {
        let now = self.store().clock().now().as_nanos();
        let order = Order::NewestFirst;
        let request = ListRequest { kind, parent, order, name_prefix: "", limit: u32::MAX, next_token: None };
        select(self.connection(), &request, None, now).await
    }
}

/// Where a page ended.
struct Position {
    created_at: i64,
    /// The id in a list by age, else the name; both are unique enough to go on from together with the other two.
    name: String,
    id: String,
}

impl Position {
    fn of(document: &Document, order: Order) -> Self {
        let name = match order {
            Order::NewestFirst => String::new(),
            Order::ByName => document.name.clone(),
        };
        Self { created_at: document.created_at.as_nanos(), name, id: document.id.clone() }
    }

    fn write(&self) -> String {
        format!("{}\n{}\n{}", self.created_at, self.id, self.name)
    }

    fn read(text: &str) -> Result<Self, StoreError> {
        let mut parts = text.splitn(3, '\n');
        let position = (|| {
            let created_at = parts.next()?.parse().ok()?;
            let id = parts.next()?.to_owned();
            Some(Self { created_at, id, name: parts.next()?.to_owned() })
        })();
        position.ok_or(StoreError::PageToken { reason: "it was made by another version of this server" })
    }
}

impl ListRequest<'_> {
    /// What a page token is bound to.
    fn identity(&self) -> String {
        format!("{}\n{}\n{:?}\n{}", self.kind.name(), self.parent, self.order, self.name_prefix)
    }
}

async fn select(
    connection: &mut SqliteConnection,
    request: &ListRequest<'_>,
    after: Option<Position>,
    now: i64,
) -> Result<Vec<Document>, StoreError> {
    let statement = match request.order {
        Order::NewestFirst => {
            "SELECT id, name, body, created_at, updated_at, gone_at, version FROM documents
             WHERE kind = ?1 AND parent = ?2 AND substr(name, 1, length(?3)) = ?3
               AND (gone_at IS NULL OR gone_at > ?4)
               AND (?5 IS NULL OR created_at <= ?5 AND (created_at, id) < (?5, ?6))
             ORDER BY created_at DESC, id DESC LIMIT ?8"
        }
        Order::ByName => {
            "SELECT id, name, body, created_at, updated_at, gone_at, version FROM documents
             WHERE kind = ?1 AND parent = ?2 AND substr(name, 1, length(?3)) = ?3
               AND (gone_at IS NULL OR gone_at > ?4)
               AND (?5 IS NULL OR name >= ?7 AND (name, id) > (?7, ?6))
             ORDER BY name, id LIMIT ?8"
        }
    };
    let (created_at, id, name) = match after {
        Some(position) => (Some(position.created_at), position.id, position.name),
        None => (None, String::new(), String::new()),
    };
    let rows = sqlx::query(statement)
        .bind(request.kind.name())
        .bind(request.parent)
        .bind(request.name_prefix)
        .bind(now)
        .bind(created_at)
        .bind(id)
        .bind(name)
        .bind(i64::from(request.limit) + 1)
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| document(request.kind, request.parent, row)).collect()
}
