//! `PrepareAgent`.

use ::agents::action_groups::Definition;
use ::agents::servers;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{Agent, AgentActionGroup, AgentStatus, PrepareAgentRequest, PrepareAgentResponse};
use store::Transaction;
use store::documents::Key;

use super::configuration::collaborates;
use super::create::name_is_taken;
use crate::server::RequestContext;
use crate::services::bedrock_agent::collaborators::{serve_by_test_alias, unusable};
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::{NAME_TAKEN, NO_INSTRUCTION, Verb};
use crate::services::bedrock_agent::prompts;
use crate::services::bedrock_agent::record::{
    AgentRecord, Frozen, PREPARED, draft_action_groups, draft_collaborators, draft_knowledge_bases,
};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};
use crate::services::bedrock_agent::{BuildTime, Settings};

impl BuildTime {
    /// `PrepareAgent`: from now on the test alias serves the draft as it is. What stands in the way shows as FAILED with its
    /// reasons, and the draft that was prepared before goes on serving.
    pub async fn prepare_agent(
        &self,
        context: &RequestContext,
        input: PrepareAgentRequest,
    ) -> Result<PrepareAgentResponse> {
        let scope = Scope::from(context);
        let groups = self.groups_of_draft(&scope, &input.agent_id).await?;
        let mut definitions = Vec::with_capacity(groups.len());
        for group in &groups {
            definitions.push(self.with_schema(group.clone()).await);
        }
        let (schemas, mut of_others) = self.schemas_of_objects(context, &definitions);
        of_others.extend(self.server_problems(context, definitions).await);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut record = AgentRecord::read(&mut transaction, &scope, &input.agent_id, now).await?;
        record.ready_for(Verb::Prepare, now)?;
        let collaborators = draft_collaborators(&mut transaction, &scope, &input.agent_id).await?;
        let leads = record.agent.agent_collaboration.filter(|_| collaborates(&record.agent));
        if let Some(collaboration) = leads.filter(|_| collaborators.is_empty()) {
            return Err(Error::validation(format!(
                "This agent cannot be prepared. The AgentCollaboration attribute is set to {collaboration} but no agent \
                 collaborators are added."
            ))
            .into());
        }
        let mut reasons = failure_reasons(&mut transaction, &scope, &mut record).await?;
        reasons.extend(of_others);
        reasons.extend(unusable(&mut transaction, &scope, &record.agent, &collaborators).await?);
        let prepared_at = iso(now);
        if reasons.is_empty() {
            record.agent.agent_status = AgentStatus::Prepared;
            record.agent.failure_reasons = None;
            record.agent.prepared_at = Some(prepared_at);
            let notes = not_run(&record.agent);
            record.agent.recommended_actions = (!notes.is_empty()).then_some(notes);
            let action_groups = draft_action_groups(&mut transaction, &scope, &input.agent_id).await?;
            if !schemas.is_empty() && action_groups != groups {
                return Err(Error::conflict(
                    "The action groups of the agent were changed while it was prepared. Prepare it again.",
                )
                .into());
            }
            let knowledge_bases = draft_knowledge_bases(&mut transaction, &scope, &input.agent_id).await?;
            let (agent, created_at) = (record.agent.clone(), prepared_at);
            serve_by_test_alias(&mut transaction, &scope, &input.agent_id, &collaborators, now).await?;
            let frozen =
                Frozen { agent, action_groups, schemas, knowledge_bases, collaborators, prepared_at, created_at };
            let path = scope.agent_path(&input.agent_id);
            let key = Key::new(PREPARED, &path, DRAFT);
            transaction.put(key, &record.agent.agent_name, &frozen, now).await?;
        } else {
            record.agent.agent_status = AgentStatus::Failed;
            record.agent.failure_reasons = Some(reasons);
        }
        record.passing = Some(Passing::begin(AgentStatus::Preparing, now, self.settings.passing_state));
        record.write(&mut transaction, &scope, now).await?;
        transaction.commit().await?;
        Ok(PrepareAgentResponse {
            agent_id: input.agent_id,
            agent_status: AgentStatus::Preparing,
            agent_version: DRAFT.to_owned(),
            prepared_at,
        })
    }

    /// The action groups as they are now, to be looked at while nothing is held.
    async fn groups_of_draft(&self, scope: &Scope, agent_id: &str) -> Result<Vec<AgentActionGroup>> {
        let mut transaction = self.store.begin().await?;
        draft_action_groups(&mut transaction, scope, agent_id).await
    }

    /// What keeps servers from carrying out actions of the draft. They may be slow.
    async fn server_problems(&self, context: &RequestContext, groups: Vec<Definition>) -> Vec<String> {
        let Settings { limits, mcp, http, .. } = &self.settings;
        servers::problems(groups, (mcp, http), limits, &context.account_id).await
    }
}

/// Everything that keeps the draft from being prepared.
async fn failure_reasons(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    record: &mut AgentRecord,
) -> Result<Vec<String>> {
    let mut reasons = Vec::new();
    if record.name_taken {
        record.name_taken = name_is_taken(transaction, scope, &record.agent).await?;
        reasons.extend(record.name_taken.then(|| NAME_TAKEN.to_owned()));
    }
    let agent = &record.agent;
    if agent.instruction.is_none() {
        reasons.push(NO_INSTRUCTION.to_owned());
    }
    let missing = "cannot be null. Set it with UpdateAgent, then prepare the agent again.";
    if agent.foundation_model.is_none() {
        reasons.push(format!("Exception: Agent Foundation Model {missing}"));
    }
    if agent.agent_resource_role_arn.is_none() {
        reasons.push(format!("Exception: Agent Resource Role ARN {missing}"));
    }
    reasons.extend(prompts::unreadable_templates(agent));
    Ok(reasons)
}

/// What the configuration asks for that this version keeps without running it.
fn not_run(agent: &Agent) -> Vec<String> {
    let guarded = agent.guardrail_configuration.is_some();
    let note = || "guardrailConfiguration: this version of Outcrop keeps the setting and does not run it.".to_owned();
    guarded.then(note).into_iter().collect()
}
