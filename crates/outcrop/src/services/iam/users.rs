//! Users.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    CreateUserRequest, CreateUserResponse, DeleteUserRequest, GetUserRequest, GetUserResponse, User,
};
use store::documents::Key;

use super::access_keys::ACCESS_KEY;
use super::entity::{Entity, Holder, boundary, name_key, read};
use super::error::Result;
use super::tags;
use super::{Iam, root, seconds};
use crate::server::RequestContext;

impl Iam<'_> {
    /// `CreateUser`.
    pub async fn create_user(&self, context: &RequestContext, input: CreateUserRequest) -> Result<CreateUserResponse> {
        tags::check(input.tags.as_deref().unwrap_or_default())?;
        let path = input.path.unwrap_or_else(|| "/".to_owned());
        let user = User {
            arn: format!("arn:aws:iam::{}:user{path}{}", context.account_id, input.user_name),
            create_date: seconds(self.clock.now()),
            password_last_used: None,
            path,
            permissions_boundary: boundary(input.permissions_boundary),
            tags: input.tags.filter(|tags| !tags.is_empty()),
            user_id: self.unique_id("AIDA"),
            user_name: input.user_name,
        };
        let entity = Entity::new(user);
        self.add(context, &entity).await?;
        Ok(CreateUserResponse { user: Some(entity.this) })
    }

    /// `GetUser`; without a name, the user whose access key signed the request.
    pub async fn get_user(&self, context: &RequestContext, input: GetUserRequest) -> Result<GetUserResponse> {
        let name = self.user_name(context, input.user_name).await?;
        Ok(GetUserResponse { user: self.entity::<User>(context, &name).await?.this })
    }

    /// `DeleteUser`; refused while the user has policies or access keys.
    pub async fn delete_user(&self, context: &RequestContext, input: DeleteUserRequest) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        let entity = read::<User>(&mut transaction, context, &input.user_name).await?;
        entity.check_bare()?;
        if !transaction.find_by_name(ACCESS_KEY, &root(context), &input.user_name).await?.is_empty() {
            return Err(Error::delete_conflict("Cannot delete entity, must delete access keys first.").into());
        }
        self.release_boundary(&mut transaction, context, &entity.this).await?;
        transaction.remove(Key::new(Holder::User.kind(), &root(context), &name_key(&input.user_name))).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }

    /// The user that a request means: the one it names, else the one who signed it.
    pub(super) async fn user_name(&self, context: &RequestContext, given: Option<String>) -> Result<String> {
        if let Some(name) = given {
            return Ok(name);
        }
        let key = self.access_key(context, context.principal.access_key_id.as_deref()).await?;
        let missing = || Error::invalid_input("Must specify userName when calling with non-User credentials");
        Ok(key.ok_or_else(missing)?.user_name)
    }
}
