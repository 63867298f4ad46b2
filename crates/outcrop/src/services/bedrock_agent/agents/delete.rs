//! `DeleteAgent`.

use agents::memory;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{AgentStatus, DeleteAgentRequest, DeleteAgentResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::{GRACE, Passing};
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::{AGENT, ALIAS, AgentRecord};
use crate::services::bedrock_agent::scope::{Scope, TEST_ALIAS_ID};

impl BuildTime {
    /// `DeleteAgent`: its parts go at once, itself after it was seen DELETING.
    pub async fn delete_agent(
        &self,
        context: &RequestContext,
        input: DeleteAgentRequest,
    ) -> Result<DeleteAgentResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut record = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        record.ready_for(Verb::Delete, now)?;
        let path = scope.agent_path(&input.agent_id);
        if input.skip_resource_in_use_check != Some(true) {
            let aliases = transaction.list_all(ALIAS, &path).await?;
            let active = aliases.iter().filter(|alias| alias.id != TEST_ALIAS_ID && alias.gone_at.is_none());
            let names: Vec<_> = active.map(|alias| format!("{} ({})", alias.name, alias.id)).collect();
            if !names.is_empty() {
                return Err(Error::conflict(format!(
                    "Could not delete Agent with ID {}, since it has active aliases. Delete them first or set \
                     skipResourceInUseCheck: {}.",
                    input.agent_id,
                    names.join(", ")
                ))
                .into());
            }
        }
        let passing = Passing::begin(AgentStatus::Deleting, now, self.settings.passing_state);
        transaction.remove_under(&path).await?;
        let aliases = scope.alias_arn(&input.agent_id, "");
        transaction.forget_under(&aliases).await?;
        transaction.drop_sessions_under(memory::QUEUE, aliases.trim_end_matches('/')).await?;
        transaction.purge_gone(now.before(GRACE)).await?;
        record.passing = Some(passing);
        record.write(&mut transaction, &scope, now).await?;
        transaction.set_gone(Key::new(AGENT, scope.path(), &input.agent_id), passing.until()).await?;
        transaction.commit().await?;
        Ok(DeleteAgentResponse { agent_id: input.agent_id, agent_status: AgentStatus::Deleting })
    }
}
