//! `GetAgentKnowledgeBase`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{GetAgentKnowledgeBaseRequest, GetAgentKnowledgeBaseResponse};
use store::documents::Key;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::record::AGENT_KNOWLEDGE_BASE;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetAgentKnowledgeBase`, of the draft or of a version.
    pub async fn get_agent_knowledge_base(
        &self,
        context: &RequestContext,
        input: GetAgentKnowledgeBaseRequest,
    ) -> Result<GetAgentKnowledgeBaseResponse> {
        let parent = Scope::from(context).version_path(&input.agent_id, &input.agent_version);
        let document = self.store.get(Key::new(AGENT_KNOWLEDGE_BASE, &parent, &input.knowledge_base_id)).await?;
        let document =
            document.ok_or_else(|| no_association(&input.agent_id, &input.agent_version, &input.knowledge_base_id))?;
        Ok(GetAgentKnowledgeBaseResponse { agent_knowledge_base: document.parse()? })
    }
}

/// The version of the agent has no such knowledge base.
pub(super) fn no_association(agent_id: &str, version: &str, knowledge_base_id: &str) -> Error {
    not_found(format_args!("knowledge base {knowledge_base_id} in version {version} of agent {agent_id}"))
}
