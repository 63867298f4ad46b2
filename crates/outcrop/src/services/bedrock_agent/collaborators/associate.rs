//! `AssociateAgentCollaborator`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AgentCollaborator, AssociateAgentCollaboratorRequest, AssociateAgentCollaboratorResponse, RelayConversationHistory,
};
use store::documents::Key;

use super::PART;
use super::member::check;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::record::{AGENT_COLLABORATOR, draft_collaborators};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

/// Collaborators of one supervisor, as on AWS.
const MAX_COLLABORATORS: usize = 10;

impl BuildTime {
    /// `AssociateAgentCollaborator`. Its name and instruction are what the supervisor's model reads of the collaborator.
    pub async fn associate_agent_collaborator(
        &self,
        context: &RequestContext,
        mut input: AssociateAgentCollaboratorRequest,
    ) -> Result<AssociateAgentCollaboratorResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "AssociateAgentCollaborator", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Create, PART), now).await?;
        let collaborator = AgentCollaborator {
            agent_descriptor: input.agent_descriptor,
            agent_id: input.agent_id,
            agent_version: input.agent_version,
            client_token: None,
            collaboration_instruction: input.collaboration_instruction,
            collaborator_id: self.ids.resource_id(),
            collaborator_name: input.collaborator_name,
            created_at: iso(now),
            last_updated_at: iso(now),
            relay_conversation_history: input.relay_conversation_history.or(Some(RelayConversationHistory::Disabled)),
        };
        let others = draft_collaborators(&mut transaction, &scope, &collaborator.agent_id).await?;
        let alias_arn = check(&mut transaction, &draft, &collaborator, &others).await?;
        if others.len() >= MAX_COLLABORATORS {
            return Err(Error::service_quota_exceeded(format!(
                "Agent {} has {} collaborators; it can have {MAX_COLLABORATORS}.",
                collaborator.agent_id,
                others.len()
            ))
            .into());
        }
        let parent = scope.version_path(&collaborator.agent_id, DRAFT);
        let key = Key::new(AGENT_COLLABORATOR, &parent, &collaborator.collaborator_id);
        transaction.insert(key, &alias_arn, &collaborator, now).await?;
        draft.close(&mut transaction, now).await?;
        let answer = AssociateAgentCollaboratorResponse { agent_collaborator: collaborator };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}
