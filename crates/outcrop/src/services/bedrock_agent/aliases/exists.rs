//! Whether there is an alias, for services that only know its ARN.

use store::documents::Key;
use store::{Store, StoreError};

use crate::server::RequestContext;
use crate::services::bedrock_agent::record::ALIAS;
use crate::services::bedrock_agent::scope::Scope;

/// Whether the caller has this alias and nobody has begun to delete it.
pub(in crate::services) async fn alias_exists(
    store: &Store,
    context: &RequestContext,
    agent_id: &str,
    alias_id: &str,
) -> Result<bool, StoreError> {
    let path = Scope::from(context).agent_path(agent_id);
    let document = store.get(Key::new(ALIAS, &path, alias_id)).await?;
    Ok(document.is_some_and(|document| document.gone_at.is_none()))
}
