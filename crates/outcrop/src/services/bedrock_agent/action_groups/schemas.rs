//! Schemas that are objects: read when an action group is changed, so that a bad one is refused, and again when its draft is
//! prepared. What was prepared keeps the text, so that no turn depends on the object.

use std::collections::BTreeMap;

use agents::action_groups::{self, Definition};
use objects::Objects;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;

/// The text of an object.
pub(in crate::services) async fn text(
    objects: &Objects,
    bucket: &str,
    key: &str,
    limit: usize,
) -> Result<String, String> {
    let bytes = objects.read(bucket, key, limit as u64).await.map_err(|error| error.to_string())?;
    String::from_utf8(bytes.into()).map_err(|_| "it is no text in UTF-8".to_owned())
}

impl BuildTime {
    /// The definition with the text of its object. To be called while nothing is held, since it may take its time.
    pub(in crate::services::bedrock_agent) async fn with_schema(
        &self,
        definition: impl Into<Definition>,
    ) -> Definition {
        let definition = definition.into();
        let Some((bucket, key)) = definition.unread_object() else { return definition };
        let Some(objects) = &self.settings.objects else { return definition };
        let text = text(objects, bucket, key, self.settings.limits.schema_bytes).await;
        definition.with_object(text)
    }

    /// The schemas that were in objects, by the id of their action group, and what is wrong with them.
    pub(in crate::services::bedrock_agent) fn schemas_of_objects(
        &self,
        context: &RequestContext,
        definitions: &[Definition],
    ) -> (BTreeMap<String, String>, Vec<String>) {
        let (mut schemas, mut problems) = (BTreeMap::new(), Vec::new());
        for definition in definitions.iter().filter(|definition| definition.is_in_object()) {
            match action_groups::parse(definition.clone(), &self.settings.limits, &context.account_id) {
                Ok(_) => schemas.extend(definition.id.clone().zip(definition.object().map(str::to_owned))),
                Err(error) => problems.push(error.to_string()),
            }
        }
        (schemas, problems)
    }
}
