//! Roles.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    CreateRoleRequest, CreateRoleResponse, DeleteRoleRequest, GetRoleRequest, GetRoleResponse, ListRolesRequest,
    ListRolesResponse, Role, RoleLastUsed, UpdateAssumeRolePolicyRequest, UpdateRoleRequest, UpdateRoleResponse,
};
use store::documents::Key;

use super::document::{self, Purpose, encode, size};
use super::entity::{Entity, Holder, boundary, name_key, read};
use super::error::Result;
use super::pages::Window;
use super::tags;
use super::{Iam, root, seconds};
use crate::server::RequestContext;

/// Most characters of a trust policy.
const TRUST_SIZE: usize = 4096;
/// How long a session of a role lasts at the most when nothing is said, in seconds.
const SESSION_SECONDS: i32 = 3600;

impl Iam<'_> {
    /// `CreateRole`.
    pub async fn create_role(&self, context: &RequestContext, input: CreateRoleRequest) -> Result<CreateRoleResponse> {
        check_trust(&input.assume_role_policy_document)?;
        tags::check(input.tags.as_deref().unwrap_or_default())?;
        let path = input.path.unwrap_or_else(|| "/".to_owned());
        let role = Role {
            arn: format!("arn:aws:iam::{}:role{path}{}", context.account_id, input.role_name),
            assume_role_policy_document: Some(input.assume_role_policy_document),
            create_date: seconds(self.clock.now()),
            description: input.description,
            max_session_duration: Some(input.max_session_duration.unwrap_or(SESSION_SECONDS)),
            max_signin_session_duration: input.max_signin_session_duration,
            path,
            permissions_boundary: boundary(input.permissions_boundary),
            role_id: self.unique_id("AROA"),
            role_last_used: None,
            role_name: input.role_name,
            source_role_template: None,
            tags: input.tags.filter(|tags| !tags.is_empty()),
        };
        let entity = Entity::new(role);
        self.add(context, &entity).await?;
        Ok(CreateRoleResponse { role: shown(entity.this) })
    }

    /// `GetRole`.
    pub async fn get_role(&self, context: &RequestContext, input: GetRoleRequest) -> Result<GetRoleResponse> {
        let entity = self.entity::<Role>(context, &input.role_name).await?;
        // When a role was last used is not kept.
        let role = Role { role_last_used: Some(RoleLastUsed::default()), ..shown(entity.this) };
        Ok(GetRoleResponse { role })
    }

    /// `ListRoles`, by name; without tags and boundaries, as on AWS.
    pub async fn list_roles(&self, context: &RequestContext, input: ListRolesRequest) -> Result<ListRolesResponse> {
        let window = Window::new(input.marker.as_deref(), input.max_items);
        let prefix = input.path_prefix.as_deref().unwrap_or("/");
        let part = self
            .list(Holder::Role.kind(), &root(context), window, |document| {
                let role = document.parse::<Entity<Role>>()?.this;
                let role = Role { permissions_boundary: None, tags: None, ..shown(role) };
                Ok(role.path.starts_with(prefix).then_some(role))
            })
            .await?;
        Ok(ListRolesResponse { is_truncated: part.is_truncated(), roles: part.items, marker: part.marker })
    }

    /// `UpdateRole`: what the request leaves out goes back to its default, as on AWS.
    pub async fn update_role(&self, context: &RequestContext, input: UpdateRoleRequest) -> Result<UpdateRoleResponse> {
        self.change(context, &input.role_name, |entity: &mut Entity<Role>| {
            entity.this.description = input.description;
            entity.this.max_session_duration = Some(input.max_session_duration.unwrap_or(SESSION_SECONDS));
            if input.reset_max_signin_session_duration == Some(true) {
                entity.this.max_signin_session_duration = None;
            } else if input.max_signin_session_duration.is_some() {
                entity.this.max_signin_session_duration = input.max_signin_session_duration;
            }
            Ok(())
        })
        .await?;
        Ok(UpdateRoleResponse {})
    }

    /// `UpdateAssumeRolePolicy`.
    pub async fn update_assume_role_policy(
        &self,
        context: &RequestContext,
        input: UpdateAssumeRolePolicyRequest,
    ) -> Result<Unit> {
        check_trust(&input.policy_document)?;
        self.change(context, &input.role_name, |entity: &mut Entity<Role>| {
            entity.this.assume_role_policy_document = Some(input.policy_document);
            Ok(Unit {})
        })
        .await
    }

    /// `DeleteRole`; refused while the role has policies.
    pub async fn delete_role(&self, context: &RequestContext, input: DeleteRoleRequest) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        let entity = read::<Role>(&mut transaction, context, &input.role_name).await?;
        entity.check_bare()?;
        self.release_boundary(&mut transaction, context, &entity.this).await?;
        transaction.remove(Key::new(Holder::Role.kind(), &root(context), &name_key(&input.role_name))).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }
}

/// A role as answers show it.
fn shown(role: Role) -> Role {
    Role { assume_role_policy_document: role.assume_role_policy_document.as_deref().map(encode), ..role }
}

fn check_trust(policy: &str) -> Result<()> {
    document::check(policy, Purpose::Trust)?;
    if size(policy) > TRUST_SIZE {
        return Err(Error::limit_exceeded(format!("Cannot exceed quota for ACLSizePerRole: {TRUST_SIZE}")).into());
    }
    Ok(())
}
