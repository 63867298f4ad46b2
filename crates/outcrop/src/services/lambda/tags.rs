//! Tags of functions.

use std::collections::BTreeMap;

use aws_wire::Unit;
use aws_wire::lambda::Error;
use aws_wire::lambda::types::{ListTagsRequest, ListTagsResponse, TagResourceRequest, UntagResourceRequest};

use super::Lambda;
use super::error::Result;
use super::name::Named;
use super::record::{FunctionRecord, function};
use crate::server::RequestContext;

/// Most tags of a function, as on Lambda.
const MOST: usize = 50;

impl Lambda {
    /// `ListTags`.
    pub async fn list_tags(&self, context: &RequestContext, input: ListTagsRequest) -> Result<ListTagsResponse> {
        let arn = Named::unqualified(context, &input.resource)?;
        let missing = || Named { arn: arn.clone(), qualifier: None }.not_found();
        let record = function(&self.store, &arn).await?.ok_or_else(missing)?;
        Ok(ListTagsResponse { tags: Some(record.tags) })
    }

    /// `TagResource`.
    pub async fn tag_resource(&self, context: &RequestContext, input: TagResourceRequest) -> Result<Unit> {
        self.change_tags(context, &input.resource, |tags| tags.extend(input.tags)).await
    }

    /// `UntagResource`; keys that are not there are passed over.
    pub async fn untag_resource(&self, context: &RequestContext, input: UntagResourceRequest) -> Result<Unit> {
        self.change_tags(context, &input.resource, |tags| tags.retain(|key, _| !input.tag_keys.contains(key))).await
    }

    async fn change_tags(
        &self,
        context: &RequestContext,
        resource: &str,
        change: impl FnOnce(&mut BTreeMap<String, String>),
    ) -> Result<Unit> {
        let arn = Named::unqualified(context, resource)?;
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, &arn).await?;
        change(&mut record.tags);
        check(&record.tags)?;
        record.write(&mut transaction, &arn, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }
}

/// Refuses tags that no function can have.
pub(super) fn check(tags: &BTreeMap<String, String>) -> Result<()> {
    let refuse = |message: String| Err(Error::invalid_parameter_value(message).into());
    if tags.len() > MOST {
        return refuse(format!(
            "Number of tags exceeds resource tag limit. There are {}, the limit is {MOST}.",
            tags.len()
        ));
    }
    match tags.iter().find(|(key, value)| key.is_empty() || key.chars().count() > 128 || value.chars().count() > 256) {
        Some((key, _)) => refuse(format!("Tag '{key}': a key has 1 to 128 characters, a value at most 256.")),
        None => Ok(()),
    }
}
