//! IAM: roles, users, policies and access keys. Stored and given back as AWS does, not enforced.
//!
//! [`Iam`] has a method for each operation. Roles and users differ in few things, so what holds policies is one record
//! ([`entity`]) and inline policies ([`inline`]) and attachments ([`attachments`]) are written once for both.
//!
//! ```text
//! iam/account             roles, users, customer-managed policies, access keys, temporary credentials
//! iam/account/used/ARN    the roles and users that a policy is attached to
//! ```

mod access_keys;
mod attachments;
pub(crate) mod caller;
mod document;
mod entity;
mod error;
mod inline;
mod pages;
mod policies;
mod policy_versions;
mod roles;
mod tags;
#[cfg(test)]
mod tests;
mod users;

use std::fmt;
use std::sync::Arc;

use aws_smithy_types::DateTime;
use aws_wire::IsoTime;
use aws_wire::iam::{Error, operations};
use store::{Clock, Ids, Store, Timestamp};

use crate::server::{App, Registry, RequestContext};

pub use error::IamError;

/// The IAM operations over a store.
pub struct Iam<'a> {
    store: &'a Store,
    clock: &'a dyn Clock,
    ids: &'a dyn Ids,
}

impl<'a> Iam<'a> {
    /// The operations on what lies in `store`.
    #[must_use]
    pub fn new(store: &'a Store, clock: &'a dyn Clock, ids: &'a dyn Ids) -> Self {
        Self { store, clock, ids }
    }

    /// The operations on the server's store.
    #[must_use]
    pub fn of(app: &'a App) -> Self {
        Self::new(&app.store, app.clock.as_ref(), app.ids.as_ref())
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// So many random letters and digits.
    pub(crate) fn random(&self, length: usize) -> String {
        self.ids.alphanumeric(length)
    }

    /// An identifier in the form of AWS's, such as `AROA` and 17 characters.
    fn unique_id(&self, prefix: &str) -> String {
        format!("{prefix}{}", self.ids.alphanumeric(17))
    }
}

impl fmt::Debug for Iam<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Iam").finish_non_exhaustive()
    }
}

/// Where an account's documents are.
fn root(context: &RequestContext) -> String {
    format!("iam/{}", context.account_id)
}

/// The time as IAM shows it: whole seconds.
fn seconds(time: Timestamp) -> IsoTime {
    IsoTime(DateTime::from_secs(time.as_millis().div_euclid(1000)))
}

/// Binds operations to the methods that answer them.
macro_rules! bind {
    ($registry:ident, $($operation:ident => $method:ident),+ $(,)?) => {$(
        $registry.operation(operations::$operation, |app: Arc<App>, context: RequestContext, input| async move {
            Iam::of(&app).$method(&context, input).await.map_err(Error::from)
        });
    )+};
}

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    bind!(registry,
        CreateRole => create_role,
        GetRole => get_role,
        ListRoles => list_roles,
        UpdateRole => update_role,
        UpdateAssumeRolePolicy => update_assume_role_policy,
        DeleteRole => delete_role,
        TagRole => tag_role,
        UntagRole => untag_role,
        ListRoleTags => list_role_tags,
        PutRolePolicy => put_role_policy,
        GetRolePolicy => get_role_policy,
        ListRolePolicies => list_role_policies,
        DeleteRolePolicy => delete_role_policy,
        AttachRolePolicy => attach_role_policy,
        DetachRolePolicy => detach_role_policy,
        ListAttachedRolePolicies => list_attached_role_policies,
        CreateUser => create_user,
        GetUser => get_user,
        DeleteUser => delete_user,
        PutUserPolicy => put_user_policy,
        GetUserPolicy => get_user_policy,
        DeleteUserPolicy => delete_user_policy,
        AttachUserPolicy => attach_user_policy,
        DetachUserPolicy => detach_user_policy,
        ListAttachedUserPolicies => list_attached_user_policies,
        CreateAccessKey => create_access_key,
        ListAccessKeys => list_access_keys,
        DeleteAccessKey => delete_access_key,
        CreatePolicy => create_policy,
        GetPolicy => get_policy,
        ListPolicies => list_policies,
        DeletePolicy => delete_policy,
        ListEntitiesForPolicy => list_entities_for_policy,
        CreatePolicyVersion => create_policy_version,
        GetPolicyVersion => get_policy_version,
        ListPolicyVersions => list_policy_versions,
        DeletePolicyVersion => delete_policy_version,
    );
}
