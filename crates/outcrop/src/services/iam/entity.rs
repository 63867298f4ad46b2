//! What holds policies: a role or a user, with its policies in one record.

use std::collections::{BTreeMap, BTreeSet};

use aws_wire::iam::Error;
use aws_wire::iam::types::{AttachedPermissionsBoundary, PermissionsBoundaryAttachmentType, Role, Tag, User};
use serde::{Deserialize, Serialize};
use store::Transaction;
use store::documents::{Document, Key, Kind};

use super::error::Result;
use super::{Iam, root};
use crate::server::RequestContext;

/// What holds policies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Role,
    User,
}

impl Holder {
    pub(super) const fn kind(self) -> Kind {
        match self {
            Self::Role => Kind::new("iam-role"),
            Self::User => Kind::new("iam-user"),
        }
    }

    /// As it stands in messages and ARNs.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Role => "role",
            Self::User => "user",
        }
    }

    /// As it stands in the names of quotas and at the beginning of sentences.
    pub(super) const fn title(self) -> &'static str {
        match self {
            Self::Role => "Role",
            Self::User => "User",
        }
    }

    /// Most characters of all inline policies together.
    pub(super) const fn inline_size(self) -> usize {
        match self {
            Self::Role => 10_240,
            Self::User => 2_048,
        }
    }
}

/// A role or user as it is stored; documents in it are as they were sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Entity<T> {
    pub(super) this: T,
    /// Inline policies by name.
    pub(super) inline: BTreeMap<String, String>,
    /// ARNs of attached policies.
    pub(super) attached: BTreeSet<String>,
}

impl<T> Entity<T> {
    pub(super) fn new(this: T) -> Self {
        Self { this, inline: BTreeMap::new(), attached: BTreeSet::new() }
    }

    /// Refuses to delete what still has policies.
    pub(super) fn check_bare(&self) -> Result<()> {
        if !self.attached.is_empty() {
            let arns = self.attached.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            let message = format!("Cannot delete entity, must detach all policies first. Attached: {arns}.");
            return Err(Error::delete_conflict(message).into());
        }
        if !self.inline.is_empty() {
            let names = self.inline.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            let message = format!("Cannot delete entity, must delete policies first. Inline policies: {names}.");
            return Err(Error::delete_conflict(message).into());
        }
        Ok(())
    }
}

/// Roles and users alike.
pub(super) trait HoldsPolicies: Serialize + for<'de> Deserialize<'de> + Send + Sync {
    const HOLDER: Holder;
    fn name(&self) -> &str;
    fn id(&self) -> &str;
    fn path(&self) -> &str;
    fn boundary(&self) -> Option<&str>;
    fn tags(&mut self) -> &mut Option<Vec<Tag>>;
}

impl HoldsPolicies for Role {
    const HOLDER: Holder = Holder::Role;

    fn name(&self) -> &str {
        &self.role_name
    }

    fn id(&self) -> &str {
        &self.role_id
    }

    fn path(&self) -> &str {
        &self.path
    }

    fn boundary(&self) -> Option<&str> {
        self.permissions_boundary.as_ref()?.permissions_boundary_arn.as_deref()
    }

    fn tags(&mut self) -> &mut Option<Vec<Tag>> {
        &mut self.tags
    }
}

impl HoldsPolicies for User {
    const HOLDER: Holder = Holder::User;

    fn name(&self) -> &str {
        &self.user_name
    }

    fn id(&self) -> &str {
        &self.user_id
    }

    fn path(&self) -> &str {
        &self.path
    }

    fn boundary(&self) -> Option<&str> {
        self.permissions_boundary.as_ref()?.permissions_boundary_arn.as_deref()
    }

    fn tags(&mut self) -> &mut Option<Vec<Tag>> {
        &mut self.tags
    }
}

/// The boundary that a request names, in the form of answers.
pub(super) fn boundary(arn: Option<String>) -> Option<AttachedPermissionsBoundary> {
    arn.map(|arn| AttachedPermissionsBoundary {
        permissions_boundary_arn: Some(arn),
        permissions_boundary_type: Some(PermissionsBoundaryAttachmentType::PermissionsBoundaryPolicy),
    })
}

/// Names that differ only in case are one name.
pub(super) fn name_key(name: &str) -> String {
    name.to_ascii_lowercase()
}

fn found<T: HoldsPolicies>(document: Option<&Document>, name: &str) -> Result<Entity<T>> {
    match document {
        Some(document) if document.name == name => Ok(document.parse()?),
        _ => Err(Error::no_such_entity(format!("The {} with name {name} cannot be found.", T::HOLDER.word())).into()),
    }
}

impl Iam<'_> {
    /// The role or user of this name.
    pub(super) async fn entity<T: HoldsPolicies>(&self, context: &RequestContext, name: &str) -> Result<Entity<T>> {
        let document = self.store.get(Key::new(T::HOLDER.kind(), &root(context), &name_key(name))).await?;
        found(document.as_deref(), name)
    }

    /// Changes a role or user; what `change` refuses changes nothing.
    pub(super) async fn change<T: HoldsPolicies, R>(
        &self,
        context: &RequestContext,
        name: &str,
        change: impl FnOnce(&mut Entity<T>) -> Result<R>,
    ) -> Result<R> {
        let mut transaction = self.store.begin().await?;
        let mut entity = read::<T>(&mut transaction, context, name).await?;
        let result = change(&mut entity)?;
        self.write(&mut transaction, context, &entity).await?;
        transaction.commit().await?;
        Ok(result)
    }

    pub(super) async fn write<T: HoldsPolicies>(
        &self,
        transaction: &mut Transaction<'_>,
        context: &RequestContext,
        entity: &Entity<T>,
    ) -> Result<()> {
        let (root, key) = (root(context), name_key(entity.this.name()));
        let key = Key::new(T::HOLDER.kind(), &root, &key);
        Ok(transaction.update(key, entity.this.name(), entity, self.clock.now()).await?)
    }

    /// Adds a role or user, with its use of its permissions boundary.
    pub(super) async fn add<T: HoldsPolicies>(&self, context: &RequestContext, entity: &Entity<T>) -> Result<()> {
        let (root, name) = (root(context), entity.this.name());
        let (holder, key) = (T::HOLDER, name_key(name));
        let mut transaction = self.store.begin().await?;
        if let Some(arn) = entity.this.boundary() {
            self.use_boundary(&mut transaction, context, arn, &entity.this).await?;
        }
        match transaction.insert(Key::new(holder.kind(), &root, &key), name, entity, self.clock.now()).await {
            Err(store::StoreError::Exists { .. }) => {
                let message = format!("{} with name {name} already exists.", holder.title());
                Err(Error::entity_already_exists(message).into())
            }
            Err(error) => Err(error.into()),
            Ok(()) => Ok(transaction.commit().await?),
        }
    }
}

/// The role or user of this name as a transaction sees it.
pub(super) async fn read<T: HoldsPolicies>(
    transaction: &mut Transaction<'_>,
    context: &RequestContext,
    name: &str,
) -> Result<Entity<T>> {
    let document = transaction.get(Key::new(T::HOLDER.kind(), &root(context), &name_key(name))).await?;
    found(document.as_ref(), name)
}
