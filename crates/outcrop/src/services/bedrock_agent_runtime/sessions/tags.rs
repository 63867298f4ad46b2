//! Tags of sessions, found by ARN. They lie under the session, and go with it.

use aws_wire::bedrock_agent_runtime::types::{
    ListTagsForResourceRequest, ListTagsForResourceResponse, TagResourceRequest, TagResourceResponse,
    UntagResourceRequest, UntagResourceResponse,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use super::Sessions;
use super::error::Result;
use super::record::Place;
use crate::server::RequestContext;
use crate::services::bedrock_agent::record::TAGS;
use crate::services::bedrock_agent::tags::{Tags, check};

impl Sessions {
    /// `ListTagsForResource`.
    pub async fn list_tags_for_resource(
        &self,
        context: &RequestContext,
        input: ListTagsForResourceRequest,
    ) -> Result<ListTagsForResourceResponse> {
        let place = Place::named(context, &input.resource_arn)?;
        self.read(&place).await?;
        let document = self.store.get(Key::new(TAGS, &place.path, &place.arn())).await?;
        let tags = document.map(|document| document.parse()).transpose()?;
        Ok(ListTagsForResourceResponse { tags: Some(tags.unwrap_or_default()) })
    }

    /// `TagResource`: adds tags and overwrites those of the same keys.
    pub async fn tag_resource(
        &self,
        context: &RequestContext,
        input: TagResourceRequest,
    ) -> Result<TagResourceResponse> {
        self.change_tags(context, &input.resource_arn, |tags| tags.extend(input.tags)).await?;
        Ok(TagResourceResponse {})
    }

    /// `UntagResource`: keys that are not there do no harm.
    pub async fn untag_resource(
        &self,
        context: &RequestContext,
        input: UntagResourceRequest,
    ) -> Result<UntagResourceResponse> {
        self.change_tags(context, &input.resource_arn, |tags| tags.retain(|key, _| !input.tag_keys.contains(key)))
            .await?;
        Ok(UntagResourceResponse {})
    }

    /// A session's tags can be changed when it has ended too.
    async fn change_tags(&self, context: &RequestContext, arn: &str, change: impl FnOnce(&mut Tags)) -> Result<()> {
        let place = Place::named(context, arn)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        self.begun(&mut transaction, &place, now).await?;
        let document = transaction.get(Key::new(TAGS, &place.path, &place.arn())).await?;
        let mut tags: Tags = document.map(|document| document.parse()).transpose()?.unwrap_or_default();
        change(&mut tags);
        write(&mut transaction, &place, &tags, now).await?;
        Ok(transaction.commit().await?)
    }
}

/// Sets all tags of a session.
pub(super) async fn write(transaction: &mut Transaction<'_>, place: &Place, tags: &Tags, now: Timestamp) -> Result<()> {
    let arn = place.arn();
    check(&arn, tags)?;
    let key = Key::new(TAGS, &place.path, &arn);
    if tags.is_empty() {
        transaction.remove(key).await?;
    } else {
        transaction.put(key, "", tags, now).await?;
    }
    Ok(())
}
