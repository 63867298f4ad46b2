//! Inline policies of roles and users.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    DeleteRolePolicyRequest, DeleteUserPolicyRequest, GetRolePolicyRequest, GetRolePolicyResponse,
    GetUserPolicyRequest, GetUserPolicyResponse, ListRolePoliciesRequest, ListRolePoliciesResponse,
    PutRolePolicyRequest, PutUserPolicyRequest, Role, User,
};

use super::document::{self, Purpose, encode, size};
use super::entity::{Entity, HoldsPolicies};
use super::error::Result;
use super::pages::Window;
use super::{Iam, IamError};
use crate::server::RequestContext;

impl Iam<'_> {
    /// `PutRolePolicy`.
    pub async fn put_role_policy(&self, context: &RequestContext, input: PutRolePolicyRequest) -> Result<Unit> {
        self.put::<Role>(context, &input.role_name, input.policy_name, input.policy_document).await
    }

    /// `PutUserPolicy`.
    pub async fn put_user_policy(&self, context: &RequestContext, input: PutUserPolicyRequest) -> Result<Unit> {
        self.put::<User>(context, &input.user_name, input.policy_name, input.policy_document).await
    }

    /// `GetRolePolicy`.
    pub async fn get_role_policy(
        &self,
        context: &RequestContext,
        input: GetRolePolicyRequest,
    ) -> Result<GetRolePolicyResponse> {
        let GetRolePolicyRequest { policy_name, role_name } = input;
        let policy_document = self.inline::<Role>(context, &role_name, &policy_name).await?;
        Ok(GetRolePolicyResponse { policy_document, policy_name, role_name })
    }

    /// `GetUserPolicy`.
    pub async fn get_user_policy(
        &self,
        context: &RequestContext,
        input: GetUserPolicyRequest,
    ) -> Result<GetUserPolicyResponse> {
        let GetUserPolicyRequest { policy_name, user_name } = input;
        let policy_document = self.inline::<User>(context, &user_name, &policy_name).await?;
        Ok(GetUserPolicyResponse { policy_document, policy_name, user_name })
    }

    /// `ListRolePolicies`: names, in order.
    pub async fn list_role_policies(
        &self,
        context: &RequestContext,
        input: ListRolePoliciesRequest,
    ) -> Result<ListRolePoliciesResponse> {
        let entity = self.entity::<Role>(context, &input.role_name).await?;
        let names = entity.inline.into_keys().map(|name| (name.clone(), name));
        let part = Window::new(input.marker.as_deref(), input.max_items).cut(names)?;
        Ok(ListRolePoliciesResponse {
            is_truncated: part.is_truncated(),
            policy_names: part.items,
            marker: part.marker,
        })
    }

    /// `DeleteRolePolicy`.
    pub async fn delete_role_policy(&self, context: &RequestContext, input: DeleteRolePolicyRequest) -> Result<Unit> {
        self.delete::<Role>(context, &input.role_name, &input.policy_name).await
    }

    /// `DeleteUserPolicy`.
    pub async fn delete_user_policy(&self, context: &RequestContext, input: DeleteUserPolicyRequest) -> Result<Unit> {
        self.delete::<User>(context, &input.user_name, &input.policy_name).await
    }

    async fn put<T: HoldsPolicies>(
        &self,
        context: &RequestContext,
        name: &str,
        policy_name: String,
        policy: String,
    ) -> Result<Unit> {
        document::check(&policy, Purpose::Permissions)?;
        self.change(context, name, |entity: &mut Entity<T>| {
            entity.inline.insert(policy_name, policy);
            let limit = T::HOLDER.inline_size();
            if entity.inline.values().map(|policy| size(policy)).sum::<usize>() > limit {
                let word = T::HOLDER.word();
                let message = format!("Maximum policy size of {limit} bytes exceeded for {word} {name}");
                return Err(Error::limit_exceeded(message).into());
            }
            Ok(Unit {})
        })
        .await
    }

    async fn inline<T: HoldsPolicies>(
        &self,
        context: &RequestContext,
        name: &str,
        policy_name: &str,
    ) -> Result<String> {
        let entity = self.entity::<T>(context, name).await?;
        entity.inline.get(policy_name).map(|policy| encode(policy)).ok_or_else(|| unknown::<T>(policy_name))
    }

    async fn delete<T: HoldsPolicies>(&self, context: &RequestContext, name: &str, policy_name: &str) -> Result<Unit> {
        self.change(context, name, |entity: &mut Entity<T>| {
            entity.inline.remove(policy_name).map(|_| Unit {}).ok_or_else(|| unknown::<T>(policy_name))
        })
        .await
    }
}

fn unknown<T: HoldsPolicies>(policy_name: &str) -> IamError {
    let word = T::HOLDER.word();
    Error::no_such_entity(format!("The {word} policy with name {policy_name} cannot be found.")).into()
}
