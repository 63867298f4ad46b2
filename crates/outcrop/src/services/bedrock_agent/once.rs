//! Requests with a client token: done once, answered alike each time.

use serde::Serialize;
use serde::de::DeserializeOwned;
use store::idempotency::Fingerprint;
use store::{StoreError, Transaction};

use super::error::Result;
use super::scope::Scope;

/// A request that may have been answered before.
pub(super) struct Once {
    token: Option<(String, String, Fingerprint)>,
}

impl Once {
    /// `request` is the operation's input after its token was taken out.
    pub(super) fn new(scope: &Scope, operation: &str, token: Option<String>, request: &impl Serialize) -> Result<Self> {
        let token = match token {
            Some(token) => Some((format!("{}/{operation}", scope.path()), token, Fingerprint::of(request)?)),
            None => None,
        };
        Ok(Self { token })
    }

    /// The answer that was given before.
    pub(super) async fn earlier<T: DeserializeOwned>(&self, transaction: &mut Transaction<'_>) -> Result<Option<T>> {
        let Some((scope, token, fingerprint)) = &self.token else { return Ok(None) };
        let Some(answer) = transaction.earlier_answer(scope, token, fingerprint).await? else { return Ok(None) };
        let answer = serde_json::from_str(&answer);
        Ok(Some(answer.map_err(|source| StoreError::Corrupt { kind: "answer", id: token.clone(), source })?))
    }

    /// Remembers the answer for those who ask again.
    pub(super) async fn remember(self, transaction: &mut Transaction<'_>, answer: &impl Serialize) -> Result<()> {
        let Some((scope, token, fingerprint)) = self.token else { return Ok(()) };
        let answer = serde_json::to_string(answer).map_err(StoreError::Encode)?;
        Ok(transaction.remember_answer(&scope, &token, fingerprint, &answer).await?)
    }
}
