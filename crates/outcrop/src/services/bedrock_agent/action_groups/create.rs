//! `CreateAgentActionGroup`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    ActionGroupState, AgentActionGroup, CreateAgentActionGroupRequest, CreateAgentActionGroupResponse,
};
use store::Timestamp;
use store::documents::Key;

use super::draft::{PART, need_free_name, with_defaults};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::record::{ACTION_GROUP, draft_action_groups};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

/// Action groups of one agent: far above AWS's quota, and few enough to be read together.
const MAX_GROUPS: usize = 200;

impl BuildTime {
    /// `CreateAgentActionGroup`.
    pub async fn create_agent_action_group(
        &self,
        context: &RequestContext,
        mut input: CreateAgentActionGroupRequest,
    ) -> Result<CreateAgentActionGroupResponse> {
        let scope = Scope::from(context);
        let definition = self.with_schema(input.clone()).await;
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "CreateAgentActionGroup", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Create, PART), now).await?;
        self.check_action_group(context, definition)?;
        let group = new_group(input, self.ids.resource_id(), now);
        need_free_name(&draft, &mut transaction, &group).await?;
        let others = draft_action_groups(&mut transaction, &scope, &group.agent_id).await?.len();
        if others >= MAX_GROUPS {
            return Err(Error::service_quota_exceeded(format!(
                "Agent {} has {others} action groups; it can have {MAX_GROUPS}.",
                group.agent_id
            ))
            .into());
        }
        let parent = scope.version_path(&group.agent_id, DRAFT);
        let key = Key::new(ACTION_GROUP, &parent, &group.action_group_id);
        transaction.insert(key, &group.action_group_name, &group, now).await?;
        draft.close(&mut transaction, now).await?;
        let answer = CreateAgentActionGroupResponse { agent_action_group: group };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}

fn new_group(input: CreateAgentActionGroupRequest, action_group_id: String, now: Timestamp) -> AgentActionGroup {
    AgentActionGroup {
        action_group_executor: input.action_group_executor,
        action_group_id,
        action_group_name: input.action_group_name,
        action_group_state: input.action_group_state.unwrap_or(ActionGroupState::Enabled),
        agent_id: input.agent_id,
        agent_version: input.agent_version,
        api_schema: input.api_schema,
        client_token: None,
        created_at: iso(now),
        description: input.description,
        function_schema: input.function_schema.map(with_defaults),
        parent_action_group_signature_params: input.parent_action_group_signature_params,
        parent_action_signature: input.parent_action_group_signature,
        updated_at: iso(now),
    }
}
