//! `DeleteAgentActionGroup`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    ActionGroupState, AgentActionGroup, DeleteAgentActionGroupRequest, DeleteAgentActionGroupResponse,
};
use store::documents::Key;

use super::draft::PART;
use super::get::no_group;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::ACTION_GROUP;
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `DeleteAgentActionGroup`: refused while it is enabled, unless that check is skipped.
    pub async fn delete_agent_action_group(
        &self,
        context: &RequestContext,
        input: DeleteAgentActionGroupRequest,
    ) -> Result<DeleteAgentActionGroupResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Delete, PART), now).await?;
        let parent = scope.version_path(&input.agent_id, DRAFT);
        let key = Key::new(ACTION_GROUP, &parent, &input.action_group_id);
        let document = transaction.get(key).await?;
        let document = document.ok_or_else(|| no_group(&input.agent_id, DRAFT, &input.action_group_id))?;
        let group: AgentActionGroup = document.parse()?;
        let enabled = group.action_group_state == ActionGroupState::Enabled;
        if enabled && input.skip_resource_in_use_check != Some(true) {
            return Err(Error::validation(format!(
                "ActionGroup with name {} cannot be deleted when it is Enabled. Set its actionGroupState to DISABLED with \
                 UpdateAgentActionGroup first, or set skipResourceInUseCheck.",
                group.action_group_name
            ))
            .into());
        }
        transaction.remove(key).await?;
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(DeleteAgentActionGroupResponse {})
    }
}
