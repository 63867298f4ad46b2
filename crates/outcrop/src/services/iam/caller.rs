//! Who signed a request, as IAM and STS name it.

use aws_wire::iam::types::{Role, User};
use serde::{Deserialize, Serialize};
use store::Timestamp;
use store::documents::{Key, Kind};

use super::entity::name_key;
use super::error::Result;
use super::{Iam, root};
use crate::server::RequestContext;

/// Temporary credentials; the id is their access key id.
const SESSION: Kind = Kind::new("sts-session");

/// Somebody who can sign requests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Caller {
    pub(crate) arn: String,
    /// A user's id, `ROLEID:session` of an assumed role, the account's for its root user.
    pub(crate) user_id: String,
}

/// Temporary credentials that were given; the secret is not kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Session {
    caller: Caller,
    /// Milliseconds since 1970.
    expires_ms: i64,
}

/// The credentials that signed are temporary and their time is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expired;

impl Iam<'_> {
    /// Who signed the request: temporary credentials and access keys are looked up, any other key is the account's root.
    pub(crate) async fn caller(&self, context: &RequestContext) -> Result<std::result::Result<Caller, Expired>> {
        let access_key_id = context.principal.access_key_id.as_deref();
        if let Some(id) = access_key_id
            && let Some(document) = self.store.get(Key::new(SESSION, &root(context), id)).await?
        {
            let session: Session = document.parse()?;
            let expired = self.clock.now().as_millis() >= session.expires_ms;
            return Ok(if expired { Err(Expired) } else { Ok(session.caller) });
        }
        if let Some(key) = self.access_key(context, access_key_id).await? {
            let user = self.entity::<User>(context, &key.user_name).await?.this;
            return Ok(Ok(Caller { arn: user.arn, user_id: user.user_id }));
        }
        let account = &context.account_id;
        Ok(Ok(Caller { arn: format!("arn:aws:iam::{account}:root"), user_id: account.clone() }))
    }

    /// The role of this ARN.
    pub(crate) async fn role_by_arn(&self, context: &RequestContext, arn: &str) -> Result<Option<Role>> {
        let name = arn.rsplit('/').next().unwrap_or_default();
        let kind = super::entity::Holder::Role.kind();
        let document = self.store.get(Key::new(kind, &root(context), &name_key(name))).await?;
        let role = document.map(|document| document.parse::<super::entity::Entity<Role>>()).transpose()?;
        Ok(role.map(|entity| entity.this).filter(|role| role.arn == arn))
    }

    /// Remembers temporary credentials until they expire; expired ones are forgotten some time later.
    pub(crate) async fn remember_session(
        &self,
        context: &RequestContext,
        access_key_id: &str,
        caller: Caller,
        expires: Timestamp,
    ) -> Result<()> {
        /// How long a program that still uses expired credentials is told so.
        const GRACE: std::time::Duration = std::time::Duration::from_hours(24);
        let (root, now) = (root(context), self.clock.now());
        let key = Key::new(SESSION, &root, access_key_id);
        let session = Session { caller, expires_ms: expires.as_millis() };
        let mut transaction = self.store.begin().await?;
        transaction.insert(key, access_key_id, &session, now).await?;
        transaction.set_gone(key, expires).await?;
        transaction.purge_gone(now.before(GRACE)).await?;
        transaction.commit().await?;
        Ok(())
    }
}
