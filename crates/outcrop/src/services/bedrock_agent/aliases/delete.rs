//! `DeleteAgentAlias`.

use agents::memory;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{AgentAliasStatus, DeleteAgentAliasRequest, DeleteAgentAliasResponse};
use store::documents::Key;

use super::get::no_alias;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::collaborators::need_no_team;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::{GRACE, Passing};
use crate::services::bedrock_agent::record::{ALIAS, AgentRecord, AliasRecord, TAGS};
use crate::services::bedrock_agent::scope::{Scope, TEST_ALIAS_ID};

impl BuildTime {
    /// `DeleteAgentAlias`, in whatever state it is: programs delete aliases they never waited for. An alias that a supervisor
    /// uses as a collaborator stays.
    pub async fn delete_agent_alias(
        &self,
        context: &RequestContext,
        input: DeleteAgentAliasRequest,
    ) -> Result<DeleteAgentAliasResponse> {
        if input.agent_alias_id == TEST_ALIAS_ID {
            let message = format!("The alias {TEST_ALIAS_ID} cannot be deleted: it goes with its agent.");
            return Err(Error::validation(message).into());
        }
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        let path = scope.agent_path(&input.agent_id);
        let key = Key::new(ALIAS, &path, &input.agent_alias_id);
        let document = transaction.get(key).await?.filter(|document| document.gone_at.is_none());
        let document = document.ok_or_else(|| no_alias(&input.agent_id, &input.agent_alias_id))?;
        let mut record: AliasRecord = document.parse()?;
        need_no_team(&mut transaction, &scope, &record.alias).await?;
        let passing = Passing::begin(AgentAliasStatus::Deleting, now, self.settings.passing_state);
        record.passing = Some(passing);
        transaction.purge_gone(now.before(GRACE)).await?;
        transaction.remove(Key::new(TAGS, &path, &record.alias.agent_alias_arn)).await?;
        transaction.forget(&record.alias.agent_alias_arn, None, None).await?;
        transaction.drop_sessions_under(memory::QUEUE, &record.alias.agent_alias_arn).await?;
        transaction.update(key, &document.name, &record, now).await?;
        transaction.set_gone(key, passing.until()).await?;
        transaction.commit().await?;
        Ok(DeleteAgentAliasResponse {
            agent_alias_id: input.agent_alias_id,
            agent_alias_status: AgentAliasStatus::Deleting,
            agent_id: input.agent_id,
        })
    }
}
