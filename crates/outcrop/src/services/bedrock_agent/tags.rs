//! Tags of agents, aliases and knowledge bases, found by ARN.
//!
//! A resource's tags lie under the agent or the knowledge base, and go with it.

use std::collections::BTreeMap;

use aws_wire::arn::Arn;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    ListTagsForResourceRequest, ListTagsForResourceResponse, TagResourceRequest, TagResourceResponse,
    UntagResourceRequest, UntagResourceResponse,
};
use store::documents::{Key, Kind};
use store::{Timestamp, Transaction};

use super::BuildTime;
use super::error::Result;
use super::knowledge_bases::KNOWLEDGE_BASE;
use super::messages::not_found;
use super::record::{AGENT, ALIAS, TAGS};
use super::scope::Scope;
use crate::server::RequestContext;

/// AWS's limit for any resource.
const MAX_TAGS: usize = 50;

pub(in crate::services) type Tags = BTreeMap<String, String>;

/// What is wrong with the tags that a resource would have.
#[derive(Debug, thiserror::Error)]
pub(in crate::services) enum TagFault {
    #[error("The tag '{0}' cannot be set: keys that begin with aws: are reserved.")]
    Reserved(String),
    #[error("A resource can have {MAX_TAGS} tags; with this request {arn} would have {number}.")]
    TooMany { arn: String, number: usize },
}

impl From<TagFault> for Error {
    fn from(fault: TagFault) -> Self {
        match fault {
            TagFault::Reserved(_) => Self::validation(fault.to_string()),
            TagFault::TooMany { .. } => Self::service_quota_exceeded(fault.to_string()),
        }
    }
}

/// Whether a resource may have these tags, and no others.
pub(in crate::services) fn check(arn: &str, tags: &Tags) -> std::result::Result<(), TagFault> {
    if let Some(reserved) = tags.keys().find(|key| key.to_ascii_lowercase().starts_with("aws:")) {
        return Err(TagFault::Reserved(reserved.clone()));
    }
    if tags.len() > MAX_TAGS {
        return Err(TagFault::TooMany { arn: arn.to_owned(), number: tags.len() });
    }
    Ok(())
}

/// What is tagged.
struct Tagged {
    kind: Kind,
    parent: String,
    id: String,
    /// The parent of its tags.
    path: String,
    arn: String,
}

impl BuildTime {
    /// `ListTagsForResource`.
    pub async fn list_tags_for_resource(
        &self,
        context: &RequestContext,
        input: ListTagsForResourceRequest,
    ) -> Result<ListTagsForResourceResponse> {
        let mut transaction = self.store.begin().await?;
        let tagged = self.tagged(&mut transaction, context, &input.resource_arn).await?;
        Ok(ListTagsForResourceResponse { tags: Some(tagged.read(&mut transaction).await?) })
    }

    /// `TagResource`: adds tags and overwrites those of the same keys.
    pub async fn tag_resource(
        &self,
        context: &RequestContext,
        input: TagResourceRequest,
    ) -> Result<TagResourceResponse> {
        let mut transaction = self.store.begin().await?;
        let tagged = self.tagged(&mut transaction, context, &input.resource_arn).await?;
        let mut tags = tagged.read(&mut transaction).await?;
        tags.extend(input.tags);
        write(&mut transaction, &tagged.path, &tagged.arn, &tags, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(TagResourceResponse {})
    }

    /// `UntagResource`: keys that are not there do no harm.
    pub async fn untag_resource(
        &self,
        context: &RequestContext,
        input: UntagResourceRequest,
    ) -> Result<UntagResourceResponse> {
        let mut transaction = self.store.begin().await?;
        let tagged = self.tagged(&mut transaction, context, &input.resource_arn).await?;
        let mut tags = tagged.read(&mut transaction).await?;
        tags.retain(|key, _| !input.tag_keys.contains(key));
        write(&mut transaction, &tagged.path, &tagged.arn, &tags, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(UntagResourceResponse {})
    }

    async fn tagged(&self, transaction: &mut Transaction<'_>, context: &RequestContext, arn: &str) -> Result<Tagged> {
        let tagged = locate(context, arn).ok_or_else(|| {
            Error::validation(format!(
                "resourceArn '{arn}' is not the ARN of an agent, agent alias or knowledge base in account {} and region {}.",
                context.account_id, context.region
            ))
        })?;
        let document = transaction.get(Key::new(tagged.kind, &tagged.parent, &tagged.id)).await?;
        match document {
            Some(document) if document.gone_at.is_none() => Ok(tagged),
            _ => Err(not_found(arn).into()),
        }
    }
}

impl Tagged {
    async fn read(&self, transaction: &mut Transaction<'_>) -> Result<Tags> {
        match transaction.get(Key::new(TAGS, &self.path, &self.arn)).await? {
            Some(document) => Ok(document.parse()?),
            None => Ok(Tags::new()),
        }
    }
}

/// The resource that an ARN of the caller's account and region names.
fn locate(context: &RequestContext, arn: &str) -> Option<Tagged> {
    let scope = Scope::from(context);
    let parsed: Arn = arn.parse().ok()?;
    if parsed.service != "bedrock" || parsed.region != context.region || parsed.account_id != context.account_id {
        return None;
    }
    let (kind, parent, id, path) = match parsed.resource_parts() {
        ("agent", id) => (AGENT, scope.path().to_owned(), id, scope.agent_path(id)),
        ("agent-alias", ids) => {
            let (agent_id, alias_id) = ids.split_once('/')?;
            let path = scope.agent_path(agent_id);
            (ALIAS, path.clone(), alias_id, path)
        }
        ("knowledge-base", id) => (KNOWLEDGE_BASE, scope.path().to_owned(), id, scope.knowledge_base_path(id)),
        _ => return None,
    };
    Some(Tagged { kind, parent, id: id.to_owned(), path, arn: arn.to_owned() })
}

/// Sets all tags of a resource.
pub(super) async fn write(
    transaction: &mut Transaction<'_>,
    path: &str,
    arn: &str,
    tags: &Tags,
    now: Timestamp,
) -> Result<()> {
    check(arn, tags).map_err(Error::from)?;
    let key = Key::new(TAGS, path, arn);
    if tags.is_empty() {
        transaction.remove(key).await?;
    } else {
        transaction.put(key, "", tags, now).await?;
    }
    Ok(())
}
