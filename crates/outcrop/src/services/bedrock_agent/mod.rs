//! Build time: agents with their action groups, knowledge bases, aliases and versions; knowledge bases; and tags.
//!
//! [`BuildTime`] has a method for each operation, in a file named for it. What they share:
//!
//! - [`record`]: how resources lie in the store; an agent's parts lie under it, and are removed with it;
//! - [`lifecycle`]: passing states (CREATING, PREPARING, …) are computed from times, so nothing runs in the background and a
//!   restart loses none;
//! - [`messages`]: the sentences that clients match on;
//! - [`prompts`]: what prompt overrides may be, and what they are when left out;
//! - [`snapshot`]: what the runtime gets of an agent.

mod action_groups;
mod agent_knowledge_bases;
mod agents;
mod aliases;
mod chosen_id;
mod collaborators;
mod data_sources;
mod documents;
mod draft;
mod error;
mod ingestion_jobs;
mod knowledge_bases;
mod lifecycle;
mod messages;
mod once;
pub(super) mod pages;
mod prompts;
pub(super) mod record;
pub(super) mod scope;
mod snapshot;
pub(super) mod tags;
#[cfg(test)]
mod tests;
mod versions;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use ::agents::action_groups::Limits;
use aws_wire::bedrock_agent::{Error, operations};
use execution::http_actions::HttpServers;
use execution::mcp::McpServers;
use models::Model as _;
use objects::Objects;
use store::{Clock, Ids, Store};

use crate::knowledge::Knowledge;
use crate::server::{App, Registry, RequestContext};

pub(in crate::services) use action_groups::schemas;
pub(in crate::services) use aliases::alias_exists;
pub use error::BuildTimeError;
pub use knowledge_bases::{ServingError, ServingKnowledgeBase};
use lifecycle::SeenStates;
use scope::TEST_ALIAS_ID;
use snapshot::Snapshots;
pub use snapshot::{Place, ResolveError};

/// The build-time operations.
pub struct BuildTime {
    store: Store,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
    knowledge: Knowledge,
    settings: Settings,
    seen: SeenStates,
    snapshots: Snapshots,
}

/// What an operator may choose about build time.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a passing state lasts at the least. In it, operations that need the settled state are refused.
    pub passing_state: Duration,
    /// How large action groups may be, and how strictly they are read.
    pub limits: Limits,
    /// The MCP servers that action groups may name.
    pub mcp: McpServers,
    /// The HTTP servers that action groups may name.
    pub http: HttpServers,
    /// Where schemas of action groups may be; without it they come in requests only.
    pub objects: Option<Arc<Objects>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            passing_state: Duration::from_millis(250),
            limits: Limits::default(),
            mcp: McpServers::default(),
            http: HttpServers::default(),
            objects: None,
        }
    }
}

impl BuildTime {
    /// The operations on what lies in `store` and in the indexes of `knowledge`.
    #[must_use]
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        ids: Arc<dyn Ids>,
        knowledge: Knowledge,
        settings: Settings,
    ) -> Self {
        let (seen, snapshots) = (SeenStates::default(), Snapshots::default());
        Self { store, clock, ids, knowledge, settings, seen, snapshots }
    }
}

impl fmt::Debug for BuildTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BuildTime").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// Binds operations to the methods that answer them.
macro_rules! bind {
    ($registry:ident, $($operation:ident => $method:ident),+ $(,)?) => {$(
        $registry.operation(operations::$operation, |app: Arc<App>, context: RequestContext, input| async move {
            app.build_time.$method(&context, input).await.map_err(Error::from)
        });
    )+};
}

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.operation(operations::PrepareAgent, |app: Arc<App>, context: RequestContext, input| async move {
        let prepared = app.build_time.prepare_agent(&context, input).await.map_err(Error::from)?;
        expect_questions(&app, &context, &prepared.agent_id).await;
        Ok::<_, Error>(prepared)
    });
    bind!(registry,
        CreateAgent => create_agent,
        GetAgent => get_agent,
        UpdateAgent => update_agent,
        DeleteAgent => delete_agent,
        ListAgents => list_agents,
        CreateAgentActionGroup => create_agent_action_group,
        GetAgentActionGroup => get_agent_action_group,
        UpdateAgentActionGroup => update_agent_action_group,
        DeleteAgentActionGroup => delete_agent_action_group,
        ListAgentActionGroups => list_agent_action_groups,
        CreateAgentAlias => create_agent_alias,
        GetAgentAlias => get_agent_alias,
        UpdateAgentAlias => update_agent_alias,
        DeleteAgentAlias => delete_agent_alias,
        ListAgentAliases => list_agent_aliases,
        GetAgentVersion => get_agent_version,
        DeleteAgentVersion => delete_agent_version,
        ListAgentVersions => list_agent_versions,
        AssociateAgentCollaborator => associate_agent_collaborator,
        DisassociateAgentCollaborator => disassociate_agent_collaborator,
        GetAgentCollaborator => get_agent_collaborator,
        ListAgentCollaborators => list_agent_collaborators,
        UpdateAgentCollaborator => update_agent_collaborator,
        AssociateAgentKnowledgeBase => associate_agent_knowledge_base,
        DisassociateAgentKnowledgeBase => disassociate_agent_knowledge_base,
        GetAgentKnowledgeBase => get_agent_knowledge_base,
        ListAgentKnowledgeBases => list_agent_knowledge_bases,
        UpdateAgentKnowledgeBase => update_agent_knowledge_base,
        CreateKnowledgeBase => create_knowledge_base,
        GetKnowledgeBase => get_knowledge_base,
        UpdateKnowledgeBase => update_knowledge_base,
        DeleteKnowledgeBase => delete_knowledge_base,
        ListKnowledgeBases => list_knowledge_bases,
        CreateDataSource => create_data_source,
        GetDataSource => get_data_source,
        UpdateDataSource => update_data_source,
        DeleteDataSource => delete_data_source,
        ListDataSources => list_data_sources,
        StartIngestionJob => start_ingestion_job,
        GetIngestionJob => get_ingestion_job,
        StopIngestionJob => stop_ingestion_job,
        ListIngestionJobs => list_ingestion_jobs,
        IngestKnowledgeBaseDocuments => ingest_knowledge_base_documents,
        GetKnowledgeBaseDocuments => get_knowledge_base_documents,
        DeleteKnowledgeBaseDocuments => delete_knowledge_base_documents,
        ListKnowledgeBaseDocuments => list_knowledge_base_documents,
        ListTagsForResource => list_tags_for_resource,
        TagResource => tag_resource,
        UntagResource => untag_resource,
    );
}

/// Lets the model of a prepared agent get ready. What fails here will be told by the first question.
async fn expect_questions(app: &App, context: &RequestContext, agent_id: &str) {
    if let Ok(snapshot) = app.build_time.resolve(context, agent_id, TEST_ALIAS_ID).await
        && let Ok(agent) = app.prepared_agents.get(&snapshot, &context.account_id, &app.runtime.mcp).await
    {
        app.models.expect(&agent.expected());
    }
}
