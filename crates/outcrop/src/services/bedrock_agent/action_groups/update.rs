//! `UpdateAgentActionGroup`.

use aws_wire::bedrock_agent::types::{
    ActionGroupState, AgentActionGroup, UpdateAgentActionGroupRequest, UpdateAgentActionGroupResponse,
};
use store::Timestamp;
use store::documents::Key;

use super::draft::{PART, need_free_name, with_defaults};
use super::get::no_group;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::ACTION_GROUP;
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

impl BuildTime {
    /// `UpdateAgentActionGroup`: all of it is overwritten; what is left out has its default again.
    pub async fn update_agent_action_group(
        &self,
        context: &RequestContext,
        input: UpdateAgentActionGroupRequest,
    ) -> Result<UpdateAgentActionGroupResponse> {
        let scope = Scope::from(context);
        let definition = self.with_schema(input.clone()).await;
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Update, PART), now).await?;
        let parent = scope.version_path(&input.agent_id, DRAFT);
        let action_group_id = input.action_group_id.clone();
        let key = Key::new(ACTION_GROUP, &parent, &action_group_id);
        let document = transaction.get(key).await?;
        let document = document.ok_or_else(|| no_group(&input.agent_id, DRAFT, &input.action_group_id))?;
        self.check_action_group(context, definition)?;
        let group = overwritten(document.parse()?, input, now);
        need_free_name(&draft, &mut transaction, &group).await?;
        transaction.update(key, &group.action_group_name, &group, now).await?;
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(UpdateAgentActionGroupResponse { agent_action_group: group })
    }
}

fn overwritten(group: AgentActionGroup, input: UpdateAgentActionGroupRequest, now: Timestamp) -> AgentActionGroup {
    AgentActionGroup {
        action_group_executor: input.action_group_executor,
        action_group_name: input.action_group_name,
        action_group_state: input.action_group_state.unwrap_or(ActionGroupState::Enabled),
        api_schema: input.api_schema,
        description: input.description,
        function_schema: input.function_schema.map(with_defaults),
        parent_action_group_signature_params: input.parent_action_group_signature_params,
        parent_action_signature: input.parent_action_group_signature,
        updated_at: iso(now),
        ..group
    }
}
