//! Tags of roles, and the rules for tags of all resources.

use std::collections::HashSet;

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{ListRoleTagsRequest, ListRoleTagsResponse, Role, Tag, TagRoleRequest, UntagRoleRequest};

use super::Iam;
use super::entity::{Entity, HoldsPolicies as _, name_key};
use super::error::Result;
use super::pages::Window;
use crate::server::RequestContext;

/// Most tags of a resource.
const MOST: usize = 50;

impl Iam<'_> {
    /// `TagRole`: adds tags, or gives those that are there another value. Keys are compared without regard to case.
    pub async fn tag_role(&self, context: &RequestContext, input: TagRoleRequest) -> Result<Unit> {
        check(&input.tags)?;
        self.change(context, &input.role_name, |entity: &mut Entity<Role>| {
            let tags = entity.this.tags().get_or_insert_default();
            for tag in input.tags {
                match tags.iter_mut().find(|present| name_key(&present.key) == name_key(&tag.key)) {
                    Some(present) => *present = tag,
                    None => tags.push(tag),
                }
            }
            check(tags)?;
            Ok(Unit {})
        })
        .await
    }

    /// `UntagRole`; keys that are not there are passed over.
    pub async fn untag_role(&self, context: &RequestContext, input: UntagRoleRequest) -> Result<Unit> {
        let keys: HashSet<_> = input.tag_keys.iter().map(|key| name_key(key)).collect();
        self.change(context, &input.role_name, |entity: &mut Entity<Role>| {
            let tags = entity.this.tags();
            tags.get_or_insert_default().retain(|tag| !keys.contains(&name_key(&tag.key)));
            *tags = tags.take().filter(|tags| !tags.is_empty());
            Ok(Unit {})
        })
        .await
    }

    /// `ListRoleTags`, by key.
    pub async fn list_role_tags(
        &self,
        context: &RequestContext,
        input: ListRoleTagsRequest,
    ) -> Result<ListRoleTagsResponse> {
        let entity = self.entity::<Role>(context, &input.role_name).await?;
        let mut tags: Vec<_> =
            entity.this.tags.unwrap_or_default().into_iter().map(|tag| (tag.key.clone(), tag)).collect();
        tags.sort_by(|one, other| one.0.cmp(&other.0));
        let part = Window::new(input.marker.as_deref(), input.max_items).cut(tags)?;
        Ok(ListRoleTagsResponse { is_truncated: part.is_truncated(), tags: part.items, marker: part.marker })
    }
}

/// Refuses tags that no resource can have.
pub(super) fn check(tags: &[Tag]) -> Result<()> {
    if tags.len() > MOST {
        return Err(Error::limit_exceeded(format!("Cannot exceed quota for TagsPerResource: {MOST}")).into());
    }
    let mut keys = HashSet::new();
    for tag in tags {
        if !keys.insert(name_key(&tag.key)) {
            let message =
                format!("Duplicate tag keys found. Please note that Tag keys are case insensitive: {}", tag.key);
            return Err(Error::invalid_input(message).into());
        }
    }
    Ok(())
}
