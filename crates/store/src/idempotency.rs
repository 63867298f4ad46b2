//! Client tokens: a request that is repeated with the token it had gets the answer it had.
//!
//! The look-up and the remembering happen in the transaction that does the work, so of two equal requests that come at
//! once one does it and the other gets its answer.

use std::fmt;
use std::time::Duration;

use aws_lc_rs::digest;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::Serialize;

use crate::error::StoreError;
use crate::transaction::Transaction;

/// How long an answer is remembered.
pub const LIFETIME: Duration = Duration::from_hours(24);

/// A request as it is compared with another that carries the same token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint of a request, its token left out by the caller.
    ///
    /// # Errors
    /// [`StoreError::Encode`] when the request has no JSON form.
    pub fn of(request: &impl Serialize) -> Result<Self, StoreError> {
        let bytes = serde_json::to_vec(request).map_err(StoreError::Encode)?;
        Ok(Self(STANDARD_NO_PAD.encode(digest::digest(&digest::SHA256, &bytes))))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Transaction<'_> {
    /// The answer that this request was given with this token, if it was. `scope` is what tokens are unique in: account,
    /// region and operation.
    ///
    /// # Errors
    /// [`StoreError::ClientTokenReused`] when the token came with another request.
    pub async fn earlier_answer(
        &mut self,
        scope: &str,
        token: &str,
        request: &Fingerprint,
    ) -> Result<Option<String>, StoreError> {
        let oldest = self.store().clock().now().before(LIFETIME);
        let row: Option<(String, String)> = sqlx::query_as(
            "SELECT fingerprint, answer FROM idempotency WHERE scope = ? AND token = ? AND created_at > ?",
        )
        .bind(scope)
        .bind(token)
        .bind(oldest.as_nanos())
        .fetch_optional(self.connection())
        .await?;
        match row {
            Some((fingerprint, answer)) if fingerprint == request.0 => Ok(Some(answer)),
            Some(_) => Err(StoreError::ClientTokenReused),
            None => Ok(None),
        }
    }

    /// Remembers what the request was answered, for [`LIFETIME`].
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn remember_answer(
        &mut self,
        scope: &str,
        token: &str,
        request: Fingerprint,
        answer: &str,
    ) -> Result<(), StoreError> {
        let now = self.store().clock().now();
        sqlx::query("DELETE FROM idempotency WHERE created_at <= ?")
            .bind(now.before(LIFETIME).as_nanos())
            .execute(self.connection())
            .await?;
        sqlx::query("INSERT INTO idempotency (scope, token, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)")
            .bind(scope)
            .bind(token)
            .bind(request.0)
            .bind(answer)
            .bind(now.as_nanos())
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
