//! Collaborators of an agent.
//!
//! This version runs none, so it refuses to associate any, rather than to keep what would have no effect. Lists are
//! therefore empty, and there is nothing to get, update or disassociate.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    AssociateAgentCollaboratorRequest, AssociateAgentCollaboratorResponse, DisassociateAgentCollaboratorRequest,
    DisassociateAgentCollaboratorResponse, GetAgentCollaboratorRequest, GetAgentCollaboratorResponse,
    ListAgentCollaboratorsRequest, ListAgentCollaboratorsResponse, UpdateAgentCollaboratorRequest,
    UpdateAgentCollaboratorResponse,
};
use store::StoreError;

use super::BuildTime;
use super::error::Result;
use super::messages::not_found;
use super::scope::Scope;
use crate::server::RequestContext;

impl BuildTime {
    /// `AssociateAgentCollaborator`: refused.
    pub async fn associate_agent_collaborator(
        &self,
        context: &RequestContext,
        input: AssociateAgentCollaboratorRequest,
    ) -> Result<AssociateAgentCollaboratorResponse> {
        self.need_version(context, &input.agent_id, &input.agent_version).await?;
        Err(Error::validation(
            "Collaborators are not available in this version of Outcrop: it would keep the association without using it, so it \
             refuses.",
        )
        .into())
    }

    /// `UpdateAgentCollaborator`.
    pub async fn update_agent_collaborator(
        &self,
        context: &RequestContext,
        input: UpdateAgentCollaboratorRequest,
    ) -> Result<UpdateAgentCollaboratorResponse> {
        self.none_of(context, &input.agent_id, &input.agent_version, &input.collaborator_id).await
    }

    /// `GetAgentCollaborator`.
    pub async fn get_agent_collaborator(
        &self,
        context: &RequestContext,
        input: GetAgentCollaboratorRequest,
    ) -> Result<GetAgentCollaboratorResponse> {
        self.none_of(context, &input.agent_id, &input.agent_version, &input.collaborator_id).await
    }

    /// `DisassociateAgentCollaborator`.
    pub async fn disassociate_agent_collaborator(
        &self,
        context: &RequestContext,
        input: DisassociateAgentCollaboratorRequest,
    ) -> Result<DisassociateAgentCollaboratorResponse> {
        self.none_of(context, &input.agent_id, &input.agent_version, &input.collaborator_id).await
    }

    /// `ListAgentCollaborators`: none.
    pub async fn list_agent_collaborators(
        &self,
        context: &RequestContext,
        input: ListAgentCollaboratorsRequest,
    ) -> Result<ListAgentCollaboratorsResponse> {
        self.need_version(context, &input.agent_id, &input.agent_version).await?;
        no_token(input.next_token.as_deref())?;
        Ok(ListAgentCollaboratorsResponse { agent_collaborator_summaries: Vec::new(), next_token: None })
    }

    async fn none_of<T>(&self, context: &RequestContext, agent: &str, version: &str, id: &str) -> Result<T> {
        self.need_version(context, agent, version).await?;
        Err(not_found(format_args!("collaborator {id} of agent {agent}")).into())
    }

    async fn need_version(&self, context: &RequestContext, agent_id: &str, version: &str) -> Result<()> {
        self.version_exists(&Scope::from(context), agent_id, version).await
    }
}

/// A list without entries has no next page.
fn no_token(next_token: Option<&str>) -> Result<()> {
    match next_token {
        Some(_) => Err(StoreError::PageToken { reason: "it was not given for this list" }.into()),
        None => Ok(()),
    }
}
