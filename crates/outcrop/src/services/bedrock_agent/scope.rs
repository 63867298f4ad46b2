//! Where a caller's resources are: in one account and region, as in AWS.

use aws_wire::IsoTime;
use store::Timestamp;

use crate::server::RequestContext;

/// The alias that every agent has, which leads to its draft.
pub(super) const TEST_ALIAS_ID: &str = "TSTALIASID";
/// The version that can be changed.
pub(super) const DRAFT: &str = "DRAFT";

/// An account and region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::services) struct Scope {
    path: String,
    arn_prefix: String,
}

impl From<&RequestContext> for Scope {
    fn from(context: &RequestContext) -> Self {
        Self::new(&context.account_id, &context.region)
    }
}

impl Scope {
    pub(super) fn new(account_id: &str, region: &str) -> Self {
        Self { path: format!("{account_id}/{region}"), arn_prefix: format!("arn:aws:bedrock:{region}:{account_id}:") }
    }

    /// The parent of agents in the store.
    pub(in crate::services) fn path(&self) -> &str {
        &self.path
    }

    /// The parent of an agent's aliases and versions.
    pub(super) fn agent_path(&self, agent_id: &str) -> String {
        format!("{}/{agent_id}", self.path)
    }

    /// The parent of the parts of a version.
    pub(super) fn version_path(&self, agent_id: &str, version: &str) -> String {
        format!("{}/{agent_id}/{version}", self.path)
    }

    /// The parent of a knowledge base's data sources and tags. No agent's parts lie there.
    pub(super) fn knowledge_base_path(&self, knowledge_base_id: &str) -> String {
        format!("{}/knowledge-bases/{knowledge_base_id}", self.path)
    }

    /// The parent of a data source's ingestion jobs.
    pub(super) fn data_source_path(&self, knowledge_base_id: &str, data_source_id: &str) -> String {
        format!("{}/{data_source_id}", self.knowledge_base_path(knowledge_base_id))
    }

    pub(super) fn agent_arn(&self, agent_id: &str) -> String {
        format!("{}agent/{agent_id}", self.arn_prefix)
    }

    pub(super) fn alias_arn(&self, agent_id: &str, alias_id: &str) -> String {
        format!("{}agent-alias/{agent_id}/{alias_id}", self.arn_prefix)
    }

    pub(in crate::services) fn session_arn(&self, session_id: &str) -> String {
        format!("{}session/{session_id}", self.arn_prefix)
    }

    pub(super) fn knowledge_base_arn(&self, knowledge_base_id: &str) -> String {
        format!("{}knowledge-base/{knowledge_base_id}", self.arn_prefix)
    }
}

/// The time as AWS's shapes have it.
pub(in crate::services) fn iso(time: Timestamp) -> IsoTime {
    // Every count of nanoseconds that an i64 holds is a time between the years 1677 and 2262.
    let seconds = time.as_nanos().div_euclid(1_000_000_000);
    let nanos = time.as_nanos().rem_euclid(1_000_000_000);
    IsoTime(aws_smithy_types::DateTime::from_secs_and_nanos(seconds, u32::try_from(nanos).unwrap_or(0)))
}
