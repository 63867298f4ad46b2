//! `UpdateAgentCollaborator`.

use aws_wire::bedrock_agent::types::{
    AgentCollaborator, RelayConversationHistory, UpdateAgentCollaboratorRequest, UpdateAgentCollaboratorResponse,
};
use store::documents::Key;

use super::PART;
use super::get::no_collaborator;
use super::member::check;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::{AGENT_COLLABORATOR, draft_collaborators};
use crate::services::bedrock_agent::scope::{DRAFT, Scope, iso};

impl BuildTime {
    /// `UpdateAgentCollaborator`: all of it is overwritten; a relay that is left out is off.
    pub async fn update_agent_collaborator(
        &self,
        context: &RequestContext,
        input: UpdateAgentCollaboratorRequest,
    ) -> Result<UpdateAgentCollaboratorResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Update, PART), now).await?;
        let mut others = draft_collaborators(&mut transaction, &scope, &input.agent_id).await?;
        let place = others.iter().position(|other| other.collaborator_id == input.collaborator_id);
        let place = place.ok_or_else(|| no_collaborator(&input.agent_id, DRAFT, &input.collaborator_id))?;
        let collaborator = AgentCollaborator {
            agent_descriptor: input.agent_descriptor,
            collaboration_instruction: input.collaboration_instruction,
            collaborator_name: input.collaborator_name,
            last_updated_at: iso(now),
            relay_conversation_history: input.relay_conversation_history.or(Some(RelayConversationHistory::Disabled)),
            ..others.remove(place)
        };
        let alias_arn = check(&mut transaction, &draft, &collaborator, &others).await?;
        let parent = scope.version_path(&collaborator.agent_id, DRAFT);
        let key = Key::new(AGENT_COLLABORATOR, &parent, &collaborator.collaborator_id);
        transaction.update(key, &alias_arn, &collaborator, now).await?;
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(UpdateAgentCollaboratorResponse { agent_collaborator: collaborator })
    }
}
