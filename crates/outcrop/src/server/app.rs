//! What every handler works with.

use std::fmt;
use std::sync::Arc;

use agents::turn::Runtime;
use models::table::{EmbeddingTable, ModelTable};
use store::{Clock, Ids, Store};

use super::application_log::ApplicationLog;
use crate::config::Config;
use crate::knowledge::Knowledge;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent_runtime::{PreparedAgents, Retriever, Sessions};
use crate::services::lambda::Lambda;

/// The parts of the house that handlers reach; shared by all requests.
pub struct App {
    /// What the server was started with.
    pub config: Config,
    /// Tells the time.
    pub clock: Arc<dyn Clock>,
    /// Makes identifiers.
    pub ids: Arc<dyn Ids>,
    /// What outlives a request.
    pub store: Store,
    /// Which model answers for which model id.
    pub models: Arc<ModelTable>,
    /// Which embedding model answers for which embedding model's id.
    pub embeddings: Arc<EmbeddingTable>,
    /// The functions of this server and the way to call functions.
    pub lambda: Arc<Lambda>,
    /// The buckets and their objects.
    pub objects: Arc<objects::Objects>,
    /// Reads the text of files.
    pub documents: documents::Extractor,
    /// The indexes of knowledge bases, and what embeds texts for them.
    pub knowledge: Knowledge,
    /// Agents and their parts, and knowledge bases.
    pub build_time: Arc<BuildTime>,
    /// What agents' authors are told that no caller waits for.
    pub application_log: Arc<ApplicationLog>,
    /// The sessions that programs store.
    pub sessions: Sessions,
    /// Searches knowledge bases.
    pub retriever: Retriever,
    /// Agents ready to take turns.
    pub prepared_agents: Arc<PreparedAgents>,
    /// What turns run on.
    pub runtime: Arc<Runtime>,
}

impl fmt::Debug for App {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}
