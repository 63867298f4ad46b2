//! `GetAgentAlias`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{GetAgentAliasRequest, GetAgentAliasResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::record::{ALIAS, AliasRecord};
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetAgentAlias`.
    pub async fn get_agent_alias(
        &self,
        context: &RequestContext,
        input: GetAgentAliasRequest,
    ) -> Result<GetAgentAliasResponse> {
        let now = self.clock.now();
        let path = Scope::from(context).agent_path(&input.agent_id);
        let document = self.store.get(Key::new(ALIAS, &path, &input.agent_alias_id)).await?;
        let document = document.ok_or_else(|| no_alias(&input.agent_id, &input.agent_alias_id))?;
        let record: AliasRecord = document.parse()?;
        let passing = self.seen.look(&record.alias.agent_alias_arn, record.passing.as_ref(), now);
        if passing.is_none() && document.gone_at.is_some_and(|gone_at| gone_at <= now) {
            return Err(no_alias(&input.agent_id, &input.agent_alias_id).into());
        }
        let mut agent_alias = record.alias;
        agent_alias.agent_alias_status = passing.unwrap_or(agent_alias.agent_alias_status);
        Ok(GetAgentAliasResponse { agent_alias })
    }
}

pub(super) fn no_alias(agent_id: &str, alias_id: &str) -> Error {
    not_found(format_args!("alias {alias_id} of agent {agent_id}"))
}
