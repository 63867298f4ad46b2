//! Managed policies attached to roles and users, found from both ends.
//!
//! A role or user keeps the ARNs it has; under each policy lies an entry for each that has it. Both are written together.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    AttachRolePolicyRequest, AttachUserPolicyRequest, AttachedPolicy, DetachRolePolicyRequest, DetachUserPolicyRequest,
    EntityType, ListAttachedRolePoliciesRequest, ListAttachedRolePoliciesResponse, ListAttachedUserPoliciesRequest,
    ListAttachedUserPoliciesResponse, ListEntitiesForPolicyRequest, ListEntitiesForPolicyResponse, PolicyRole,
    PolicyUsageType, PolicyUser, Role, User,
};
use serde::{Deserialize, Serialize};
use store::Transaction;
use store::documents::{Key, Kind};

use super::entity::{Holder, HoldsPolicies, name_key, read};
use super::error::Result;
use super::pages::{Part, Window};
use super::policies::{PolicyRecord, is_aws_managed, policy_name};
use super::{Iam, root};
use crate::server::RequestContext;

/// Most managed policies of a role or user, as on AWS.
const POLICIES: usize = 10;

/// What a policy is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// It is attached.
    Permissions,
    /// It bounds what others allow.
    Boundary,
}

impl Use {
    pub(super) const fn kind(self) -> Kind {
        match self {
            Self::Permissions => Kind::new("iam-attachment"),
            Self::Boundary => Kind::new("iam-boundary"),
        }
    }

    /// Where the uses of a policy lie.
    pub(super) fn parent(context: &RequestContext, arn: &str) -> String {
        format!("{}/used/{arn}", root(context))
    }
}

/// Who uses a policy.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct UserOfPolicy {
    path: String,
    by: By,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum By {
    Role(PolicyRole),
    User(PolicyUser),
}

impl UserOfPolicy {
    fn new<T: HoldsPolicies>(this: &T) -> Self {
        let (id, name) = (Some(this.id().to_owned()), Some(this.name().to_owned()));
        let by = match T::HOLDER {
            Holder::Role => By::Role(PolicyRole { role_id: id, role_name: name }),
            Holder::User => By::User(PolicyUser { user_id: id, user_name: name }),
        };
        Self { path: this.path().to_owned(), by }
    }
}

impl Iam<'_> {
    /// `AttachRolePolicy`; attaching again changes nothing.
    pub async fn attach_role_policy(&self, context: &RequestContext, input: AttachRolePolicyRequest) -> Result<Unit> {
        self.attach::<Role>(context, &input.role_name, &input.policy_arn).await
    }

    /// `AttachUserPolicy`; attaching again changes nothing.
    pub async fn attach_user_policy(&self, context: &RequestContext, input: AttachUserPolicyRequest) -> Result<Unit> {
        self.attach::<User>(context, &input.user_name, &input.policy_arn).await
    }

    /// `DetachRolePolicy`.
    pub async fn detach_role_policy(&self, context: &RequestContext, input: DetachRolePolicyRequest) -> Result<Unit> {
        self.detach::<Role>(context, &input.role_name, &input.policy_arn).await
    }

    /// `DetachUserPolicy`.
    pub async fn detach_user_policy(&self, context: &RequestContext, input: DetachUserPolicyRequest) -> Result<Unit> {
        self.detach::<User>(context, &input.user_name, &input.policy_arn).await
    }

    /// `ListAttachedRolePolicies`.
    pub async fn list_attached_role_policies(
        &self,
        context: &RequestContext,
        input: ListAttachedRolePoliciesRequest,
    ) -> Result<ListAttachedRolePoliciesResponse> {
        let window = Window::new(input.marker.as_deref(), input.max_items);
        let part = self.attached::<Role>(context, &input.role_name, input.path_prefix.as_deref(), window).await?;
        Ok(ListAttachedRolePoliciesResponse {
            is_truncated: part.is_truncated(),
            attached_policies: Some(part.items),
            marker: part.marker,
        })
    }

    /// `ListAttachedUserPolicies`.
    pub async fn list_attached_user_policies(
        &self,
        context: &RequestContext,
        input: ListAttachedUserPoliciesRequest,
    ) -> Result<ListAttachedUserPoliciesResponse> {
        let window = Window::new(input.marker.as_deref(), input.max_items);
        let part = self.attached::<User>(context, &input.user_name, input.path_prefix.as_deref(), window).await?;
        Ok(ListAttachedUserPoliciesResponse {
            is_truncated: part.is_truncated(),
            attached_policies: Some(part.items),
            marker: part.marker,
        })
    }

    /// `ListEntitiesForPolicy`, by name; there are no groups.
    pub async fn list_entities_for_policy(
        &self,
        context: &RequestContext,
        input: ListEntitiesForPolicyRequest,
    ) -> Result<ListEntitiesForPolicyResponse> {
        if !is_aws_managed(&input.policy_arn) {
            self.policy(context, &input.policy_arn).await?;
        }
        let purpose = match input.policy_usage_filter {
            Some(PolicyUsageType::PermissionsBoundary) => Use::Boundary,
            Some(PolicyUsageType::PermissionsPolicy) | None => Use::Permissions,
        };
        let prefix = input.path_prefix.as_deref().unwrap_or("/");
        let window = Window::new(input.marker.as_deref(), input.max_items);
        let parent = Use::parent(context, &input.policy_arn);
        let part = self
            .list(purpose.kind(), &parent, window, |document| {
                let user: UserOfPolicy = document.parse()?;
                let wanted = match (input.entity_filter, &user.by) {
                    (None, _) | (Some(EntityType::Role), By::Role(_)) | (Some(EntityType::User), By::User(_)) => true,
                    (Some(_), _) => false,
                };
                Ok((wanted && user.path.starts_with(prefix)).then_some(user.by))
            })
            .await?;
        let is_truncated = part.is_truncated();
        let (mut policy_roles, mut policy_users) = (Vec::new(), Vec::new());
        for by in part.items {
            match by {
                By::Role(role) => policy_roles.push(role),
                By::User(user) => policy_users.push(user),
            }
        }
        Ok(ListEntitiesForPolicyResponse {
            is_truncated,
            marker: part.marker,
            policy_groups: Some(Vec::new()),
            policy_roles: Some(policy_roles),
            policy_users: Some(policy_users),
        })
    }

    async fn attach<T: HoldsPolicies>(&self, context: &RequestContext, name: &str, arn: &str) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        let mut entity = read::<T>(&mut transaction, context, name).await?;
        check_usable(&mut transaction, context, arn).await?;
        if entity.attached.insert(arn.to_owned()) {
            if entity.attached.len() > POLICIES {
                let message = format!("Cannot exceed quota for PoliciesPer{}: {POLICIES}", T::HOLDER.title());
                return Err(Error::limit_exceeded(message).into());
            }
            self.write(&mut transaction, context, &entity).await?;
            self.note(&mut transaction, context, Use::Permissions, arn, &entity.this).await?;
            transaction.commit().await?;
        }
        Ok(Unit {})
    }

    async fn detach<T: HoldsPolicies>(&self, context: &RequestContext, name: &str, arn: &str) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        let mut entity = read::<T>(&mut transaction, context, name).await?;
        if !entity.attached.remove(arn) {
            let message = format!("Policy {arn} was not found. It is not attached to {} {name}.", T::HOLDER.word());
            return Err(Error::no_such_entity(message).into());
        }
        self.write(&mut transaction, context, &entity).await?;
        let id = use_id(&entity.this);
        transaction.remove(Key::new(Use::Permissions.kind(), &Use::parent(context, arn), &id)).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }

    async fn attached<T: HoldsPolicies>(
        &self,
        context: &RequestContext,
        name: &str,
        path_prefix: Option<&str>,
        window: Window<'_>,
    ) -> Result<Part<AttachedPolicy>> {
        let entity = self.entity::<T>(context, name).await?;
        let prefix = path_prefix.unwrap_or("/");
        window.cut(entity.attached.into_iter().filter(|arn| policy_path(arn).starts_with(prefix)).map(|arn| {
            let policy_name = Some(policy_name(&arn).to_owned());
            (arn.clone(), AttachedPolicy { policy_arn: Some(arn), policy_name })
        }))
    }

    /// Notes that a new role or user has a policy as its boundary.
    pub(super) async fn use_boundary<T: HoldsPolicies>(
        &self,
        transaction: &mut Transaction<'_>,
        context: &RequestContext,
        arn: &str,
        this: &T,
    ) -> Result<()> {
        check_usable(transaction, context, arn).await?;
        self.note(transaction, context, Use::Boundary, arn, this).await
    }

    /// Takes that back when it goes.
    pub(super) async fn release_boundary<T: HoldsPolicies>(
        &self,
        transaction: &mut Transaction<'_>,
        context: &RequestContext,
        this: &T,
    ) -> Result<()> {
        if let Some(arn) = this.boundary() {
            let id = use_id(this);
            transaction.remove(Key::new(Use::Boundary.kind(), &Use::parent(context, arn), &id)).await?;
        }
        Ok(())
    }

    async fn note<T: HoldsPolicies>(
        &self,
        transaction: &mut Transaction<'_>,
        context: &RequestContext,
        purpose: Use,
        arn: &str,
        this: &T,
    ) -> Result<()> {
        let (parent, id) = (Use::parent(context, arn), use_id(this));
        let user = UserOfPolicy::new(this);
        Ok(transaction.put(Key::new(purpose.kind(), &parent, &id), this.name(), &user, self.clock.now()).await?)
    }
}

/// Policies of the account must be there; those that AWS manages are taken as they come.
async fn check_usable(transaction: &mut Transaction<'_>, context: &RequestContext, arn: &str) -> Result<()> {
    if is_aws_managed(arn) {
        return Ok(());
    }
    match PolicyRecord::read(transaction, context, arn).await {
        Err(super::IamError::Aws(_)) => {
            let message = format!("Policy {arn} does not exist or is not attachable.");
            Err(Error::no_such_entity(message).into())
        }
        other => other.map(|_| ()),
    }
}

fn use_id<T: HoldsPolicies>(this: &T) -> String {
    format!("{}/{}", T::HOLDER.word(), name_key(this.name()))
}

/// The path in a policy's ARN, such as `/service-role/`.
fn policy_path(arn: &str) -> &str {
    let resource = arn.find(":policy/").map_or("/", |start| &arn[start + ":policy".len()..]);
    resource.rfind('/').map_or(resource, |end| &resource[..=end])
}
