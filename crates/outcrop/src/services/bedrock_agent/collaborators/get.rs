//! `GetAgentCollaborator`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{GetAgentCollaboratorRequest, GetAgentCollaboratorResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::record::AGENT_COLLABORATOR;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetAgentCollaborator`, of the draft or of a version.
    pub async fn get_agent_collaborator(
        &self,
        context: &RequestContext,
        input: GetAgentCollaboratorRequest,
    ) -> Result<GetAgentCollaboratorResponse> {
        let parent = Scope::from(context).version_path(&input.agent_id, &input.agent_version);
        let document = self.store.get(Key::new(AGENT_COLLABORATOR, &parent, &input.collaborator_id)).await?;
        let document =
            document.ok_or_else(|| no_collaborator(&input.agent_id, &input.agent_version, &input.collaborator_id))?;
        Ok(GetAgentCollaboratorResponse { agent_collaborator: document.parse()? })
    }
}

/// The version of the agent has no such collaborator.
pub(super) fn no_collaborator(agent_id: &str, version: &str, collaborator_id: &str) -> Error {
    not_found(format_args!("collaborator {collaborator_id} in version {version} of agent {agent_id}"))
}
