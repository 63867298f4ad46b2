//! `DisassociateAgentCollaborator`.

use aws_wire::bedrock_agent::types::{DisassociateAgentCollaboratorRequest, DisassociateAgentCollaboratorResponse};
use store::documents::Key;

use super::PART;
use super::get::no_collaborator;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::Verb;
use crate::services::bedrock_agent::record::AGENT_COLLABORATOR;
use crate::services::bedrock_agent::scope::{DRAFT, Scope};

impl BuildTime {
    /// `DisassociateAgentCollaborator`, also of an agent that is gone. Turns go on with the collaborator until the supervisor is
    /// prepared again.
    pub async fn disassociate_agent_collaborator(
        &self,
        context: &RequestContext,
        input: DisassociateAgentCollaboratorRequest,
    ) -> Result<DisassociateAgentCollaboratorResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let draft = Draft::open(&mut transaction, &scope, &input.agent_id, (Verb::Delete, PART), now).await?;
        let parent = scope.version_path(&input.agent_id, DRAFT);
        if !transaction.remove(Key::new(AGENT_COLLABORATOR, &parent, &input.collaborator_id)).await? {
            return Err(no_collaborator(&input.agent_id, DRAFT, &input.collaborator_id).into());
        }
        draft.close(&mut transaction, now).await?;
        transaction.commit().await?;
        Ok(DisassociateAgentCollaboratorResponse {})
    }
}
