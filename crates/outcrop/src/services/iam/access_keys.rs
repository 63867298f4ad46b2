//! Access keys of users. A secret is given once and not kept: what requests are signed with is the server's configuration.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    AccessKey, AccessKeyMetadata, CreateAccessKeyRequest, CreateAccessKeyResponse, DeleteAccessKeyRequest,
    ListAccessKeysRequest, ListAccessKeysResponse, StatusType, User,
};
use serde::{Deserialize, Serialize};
use store::documents::{Key, Kind};

use super::entity::read;
use super::error::Result;
use super::pages::Window;
use super::{Iam, root, seconds};
use crate::server::RequestContext;

/// Its id is the access key id, its name the user's.
pub(super) const ACCESS_KEY: Kind = Kind::new("iam-access-key");
/// Most access keys of a user, as on AWS.
const KEYS_PER_USER: usize = 2;

/// An access key, without its secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct AccessKeyRecord {
    pub(crate) user_name: String,
    metadata: AccessKeyMetadata,
}

impl Iam<'_> {
    /// `CreateAccessKey`: the only answer with the secret in it.
    pub async fn create_access_key(
        &self,
        context: &RequestContext,
        input: CreateAccessKeyRequest,
    ) -> Result<CreateAccessKeyResponse> {
        let user_name = self.user_name(context, input.user_name).await?;
        let (root, now) = (root(context), self.clock.now());
        let mut transaction = self.store.begin().await?;
        read::<User>(&mut transaction, context, &user_name).await?;
        if transaction.find_by_name(ACCESS_KEY, &root, &user_name).await?.len() >= KEYS_PER_USER {
            let message = format!("Cannot exceed quota for AccessKeysPerUser: {KEYS_PER_USER}");
            return Err(Error::limit_exceeded(message).into());
        }
        let access_key = AccessKey {
            access_key_id: format!("AKIA{}", self.ids.alphanumeric(16)),
            create_date: Some(seconds(now)),
            secret_access_key: self.ids.alphanumeric(40),
            status: StatusType::Active,
            user_name: user_name.clone(),
        };
        let metadata = AccessKeyMetadata {
            access_key_id: Some(access_key.access_key_id.clone()),
            create_date: access_key.create_date,
            status: Some(access_key.status),
            user_name: Some(user_name.clone()),
        };
        let record = AccessKeyRecord { user_name, metadata };
        let key = Key::new(ACCESS_KEY, &root, &access_key.access_key_id);
        transaction.insert(key, &record.user_name, &record, now).await?;
        transaction.commit().await?;
        Ok(CreateAccessKeyResponse { access_key })
    }

    /// `ListAccessKeys`.
    pub async fn list_access_keys(
        &self,
        context: &RequestContext,
        input: ListAccessKeysRequest,
    ) -> Result<ListAccessKeysResponse> {
        let user_name = self.user_name(context, input.user_name).await?;
        let mut transaction = self.store.begin().await?;
        read::<User>(&mut transaction, context, &user_name).await?;
        let mut keys = Vec::new();
        for document in transaction.find_by_name(ACCESS_KEY, &root(context), &user_name).await? {
            keys.push((document.id.clone(), document.parse::<AccessKeyRecord>()?.metadata));
        }
        drop(transaction);
        keys.sort_by(|one, other| one.0.cmp(&other.0));
        let part = Window::new(input.marker.as_deref(), input.max_items).cut(keys)?;
        Ok(ListAccessKeysResponse {
            is_truncated: part.is_truncated(),
            access_key_metadata: part.items,
            marker: part.marker,
        })
    }

    /// `DeleteAccessKey`.
    pub async fn delete_access_key(&self, context: &RequestContext, input: DeleteAccessKeyRequest) -> Result<Unit> {
        let user_name = self.user_name(context, input.user_name).await?;
        let root = root(context);
        let key = Key::new(ACCESS_KEY, &root, &input.access_key_id);
        let mut transaction = self.store.begin().await?;
        read::<User>(&mut transaction, context, &user_name).await?;
        if transaction.get(key).await?.is_none_or(|document| document.name != user_name) {
            let message = format!("The Access Key with id {} cannot be found.", input.access_key_id);
            return Err(Error::no_such_entity(message).into());
        }
        transaction.remove(key).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }

    /// The access key of this id, if a user has it.
    pub(crate) async fn access_key(
        &self,
        context: &RequestContext,
        access_key_id: Option<&str>,
    ) -> Result<Option<AccessKeyRecord>> {
        let Some(id) = access_key_id else { return Ok(None) };
        let document = self.store.get(Key::new(ACCESS_KEY, &root(context), id)).await?;
        Ok(document.map(|document| document.parse()).transpose()?)
    }
}
