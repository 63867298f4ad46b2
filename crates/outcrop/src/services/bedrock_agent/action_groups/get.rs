//! `GetAgentActionGroup`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{GetAgentActionGroupRequest, GetAgentActionGroupResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::record::ACTION_GROUP;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetAgentActionGroup`, of the draft or of a version.
    pub async fn get_agent_action_group(
        &self,
        context: &RequestContext,
        input: GetAgentActionGroupRequest,
    ) -> Result<GetAgentActionGroupResponse> {
        let parent = Scope::from(context).version_path(&input.agent_id, &input.agent_version);
        let document = self.store.get(Key::new(ACTION_GROUP, &parent, &input.action_group_id)).await?;
        let document =
            document.ok_or_else(|| no_group(&input.agent_id, &input.agent_version, &input.action_group_id))?;
        Ok(GetAgentActionGroupResponse { agent_action_group: document.parse()? })
    }
}

pub(super) fn no_group(agent_id: &str, version: &str, group_id: &str) -> Error {
    not_found(format_args!("action group {group_id} in version {version} of agent {agent_id}"))
}
