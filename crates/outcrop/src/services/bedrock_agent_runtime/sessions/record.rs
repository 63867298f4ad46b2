//! How sessions lie in the store, and until when.
//!
//! What a list shows is a small document; what may be large lies in one of its own, so that a list never reads it:
//!
//! ```text
//! account/region            session
//! account/region/SESSION    its metadata, tags, invocations, steps, and the content of steps
//! ```
//!
//! The times of a session are those of its document, which every change of the session writes again. ACTIVE turns into EXPIRED
//! by that time alone: nothing runs in the background, and a restart changes nothing.

use aws_wire::arn::Arn;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::SessionStatus;
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{StoreError, Timestamp, Transaction};

use super::Sessions;
use super::error::{Result, not_found};
use crate::config::SessionsConfig;
use crate::server::RequestContext;
use crate::services::bedrock_agent::scope::Scope;

pub(super) const SESSION: Kind = Kind::new("session");
pub(super) const METADATA: Kind = Kind::new("session-metadata");
pub(super) const INVOCATION: Kind = Kind::new("session-invocation");
pub(super) const STEP: Kind = Kind::new("session-step");
pub(super) const CONTENT: Kind = Kind::new("session-step-content");

/// The id of the one document of a session's metadata.
const ONLY: &str = "metadata";
/// How many old sessions are deleted before others get at the database.
const BATCH: u32 = 100;

/// Where a session is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    scope: Scope,
    pub(super) id: String,
    /// The parent of what the session holds.
    pub(super) path: String,
}

impl Place {
    pub(super) fn new(context: &RequestContext, id: String) -> Self {
        let scope = Scope::from(context);
        let path = format!("{}/{id}", scope.path());
        Self { scope, id, path }
    }

    /// The session that an id, or an ARN of the caller's account and region, names.
    pub(super) fn named(context: &RequestContext, identifier: &str) -> Result<Self> {
        let id = match identifier.parse::<Arn>() {
            Err(_) => identifier.to_owned(),
            Ok(arn) => match arn.resource_parts() {
                ("session", id)
                    if arn.service == "bedrock"
                        && (&arn.region, &arn.account_id) == (&context.region, &context.account_id) =>
                {
                    id.to_owned()
                }
                _ => {
                    let (account, region) = (&context.account_id, &context.region);
                    return Err(not_found(format_args!("{identifier} in account {account} and region {region}")));
                }
            },
        };
        Ok(Self::new(context, id))
    }

    pub(super) fn arn(&self) -> String {
        self.scope.session_arn(&self.id)
    }

    pub(super) fn key(&self) -> Key<'_> {
        Key::new(SESSION, self.scope.path(), &self.id)
    }

    pub(super) fn metadata_key(&self) -> Key<'_> {
        Key::new(METADATA, &self.path, ONLY)
    }

    pub(super) fn invocation_key<'a>(&'a self, invocation_id: &'a str) -> Key<'a> {
        Key::new(INVOCATION, &self.path, invocation_id)
    }
}

/// What is stored of a session itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) ended: bool,
    /// Kept and given back; nothing is encrypted with it.
    pub(super) encryption_key_arn: Option<String>,
    /// How many invocations it has.
    pub(super) invocations: u32,
    /// How many steps all its invocations have.
    pub(super) steps: u32,
}

/// A session as it was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Session {
    pub(super) created_at: Timestamp,
    pub(super) updated_at: Timestamp,
    pub(super) record: Record,
}

impl Session {
    pub(super) fn read(document: &Document) -> Result<Self> {
        let Document { created_at, updated_at, .. } = *document;
        Ok(Self { created_at, updated_at, record: document.parse()? })
    }

    pub(super) fn status(&self, times: &SessionsConfig, now: Timestamp) -> SessionStatus {
        if self.record.ended {
            SessionStatus::Ended
        } else if self.updated_at.after(times.idle) <= now {
            SessionStatus::Expired
        } else {
            SessionStatus::Active
        }
    }

    /// Whether its time is over: it is no longer there then, though it may not have been deleted yet.
    pub(super) fn is_gone(&self, times: &SessionsConfig, now: Timestamp) -> bool {
        self.updated_at.after(times.retention) <= now
    }

    /// Stores the session as it is now, changed.
    pub(super) async fn write(&self, transaction: &mut Transaction<'_>, place: &Place, now: Timestamp) -> Result<()> {
        Ok(transaction.update(place.key(), "", &self.record, now).await?)
    }
}

impl Sessions {
    /// The session as it was last committed.
    pub(super) async fn read(&self, place: &Place) -> Result<Session> {
        let document = self.store.get(place.key()).await?;
        self.present(document.as_deref(), place, self.clock.now())
    }

    /// The session, to be changed in this transaction.
    pub(super) async fn begun(
        &self,
        transaction: &mut Transaction<'_>,
        place: &Place,
        now: Timestamp,
    ) -> Result<Session> {
        let document = transaction.get(place.key()).await?;
        self.present(document.as_ref(), place, now)
    }

    /// The session, to have something added in this transaction; it must be ACTIVE.
    pub(super) async fn active(
        &self,
        transaction: &mut Transaction<'_>,
        place: &Place,
        now: Timestamp,
    ) -> Result<Session> {
        let session = self.begun(transaction, place, now).await?;
        match session.status(&self.times, now) {
            SessionStatus::Active => Ok(session),
            status => Err(Error::conflict(format!(
                "Session {} is {}: it can be read and deleted, not changed. Create another session with CreateSession.",
                place.id,
                status.as_str()
            ))
            .into()),
        }
    }

    fn present(&self, document: Option<&Document>, place: &Place, now: Timestamp) -> Result<Session> {
        let session = document.map(Session::read).transpose()?;
        session
            .filter(|session| !session.is_gone(&self.times, now))
            .ok_or_else(|| not_found(format_args!("session {}", place.id)))
    }

    /// Deletes sessions whose time is over, some at a time, and says how many.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn forget_old(&self) -> std::result::Result<u64, StoreError> {
        let before = self.clock.now().before(self.times.retention);
        let old = self.store.unchanged_since(SESSION, before, BATCH).await?;
        for (parent, id) in &old {
            let key = Key::new(SESSION, parent, id);
            let mut transaction = self.store.begin().await?;
            if transaction.get(key).await?.is_some_and(|document| document.updated_at <= before) {
                transaction.remove(key).await?;
                transaction.remove_under(&format!("{parent}/{id}")).await?;
                transaction.commit().await?;
            }
        }
        Ok(old.len() as u64)
    }
}
