//! What the runtime gets of an agent: the alias's snapshot, parsed once and shared by all turns.
//!
//! A look-up reads the alias and the snapshot's row from the store's cache and compares when they were written with what
//! the parsed snapshot at hand was made of; only where one was written since is anything parsed.

use std::fmt;
use std::sync::Arc;

use agents::definition::AgentSnapshot;
use aws_wire::bedrock_agent::types::{APISchema, AliasInvocationState};
use aws_wire::bedrock_agent_runtime::Error;
use quick_cache::sync::Cache;
use store::documents::{Document, Key};
use store::{StoreError, Timestamp};

use super::BuildTime;
use super::messages::NOT_FOUND;
use super::prompts;
use super::record::{ALIAS, AliasRecord, Frozen, PREPARED, VERSION, VersionRecord};
use super::scope::{DRAFT, Scope};
use crate::server::RequestContext;

/// Snapshots that are kept parsed.
const CAPACITY: usize = 1_000;

/// Why an agent cannot be invoked.
#[derive(Debug, thiserror::Error)]
pub enum ResolveError {
    /// There is no such agent, alias or version.
    #[error("{NOT_FOUND} There is no {0}.")]
    NotFound(String),
    /// The draft was never prepared.
    #[error(
        "Invoke operation can't be performed on Agent when it is in Not Prepared state. Agent {0} was never prepared: call \
         PrepareAgent and wait until agentStatus is PREPARED."
    )]
    NeverPrepared(String),
    /// The alias is paused.
    #[error(
        "The alias {0} rejects invocations. Its aliasInvocationState is REJECT_INVOCATIONS: set it to ACCEPT_INVOCATIONS with \
         UpdateAgentAlias."
    )]
    Paused(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ResolveError> for Error {
    fn from(error: ResolveError) -> Self {
        match error {
            ResolveError::NotFound(_) => Self::resource_not_found(error.to_string()),
            ResolveError::NeverPrepared(_) | ResolveError::Paused(_) => Self::validation(error.to_string()),
            ResolveError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::internal_server("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}

/// A parsed snapshot and the times of the rows that it was made of: no two writes have the same.
#[derive(Clone)]
struct Parsed {
    alias_row: Timestamp,
    snapshot_row: Timestamp,
    paused: bool,
    snapshot: Arc<AgentSnapshot>,
}

/// The account and region of an agent that no request names.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    account_id: &'a str,
    region: &'a str,
}

impl<'a> From<(&'a str, &'a str)> for Place<'a> {
    fn from((account_id, region): (&'a str, &'a str)) -> Self {
        Self { account_id, region }
    }
}

impl<'a> From<&'a RequestContext> for Place<'a> {
    fn from(context: &'a RequestContext) -> Self {
        Self { account_id: &context.account_id, region: &context.region }
    }
}

pub(super) struct Snapshots(Cache<String, Parsed>);

impl Default for Snapshots {
    fn default() -> Self {
        Self(Cache::new(CAPACITY))
    }
}

impl fmt::Debug for Snapshots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Snapshots").field(&self.0.len()).finish()
    }
}

impl BuildTime {
    /// The snapshot that an alias serves: a version, or for `TSTALIASID` the draft as it was last prepared.
    ///
    /// # Errors
    /// See [`ResolveError`]; each becomes an exception of `bedrock-agent-runtime`.
    pub async fn resolve(
        &self,
        place: impl Into<Place<'_>>,
        agent_id: &str,
        alias_id: &str,
    ) -> Result<Arc<AgentSnapshot>, ResolveError> {
        let place = place.into();
        let found = self.find(&Scope::new(place.account_id, place.region), agent_id, alias_id).await?;
        if found.paused { Err(ResolveError::Paused(alias_id.to_owned())) } else { Ok(found.snapshot) }
    }

    /// The same for what is done beside turns, and with a paused alias too.
    ///
    /// # Errors
    /// See [`ResolveError`].
    pub async fn resolve_even_paused(
        &self,
        place: Place<'_>,
        agent_id: &str,
        alias_id: &str,
    ) -> Result<Arc<AgentSnapshot>, ResolveError> {
        Ok(self.find(&Scope::new(place.account_id, place.region), agent_id, alias_id).await?.snapshot)
    }

    async fn find(&self, scope: &Scope, agent_id: &str, alias_id: &str) -> Result<Parsed, ResolveError> {
        let path = scope.agent_path(agent_id);
        let alias_row = self.store.get(Key::new(ALIAS, &path, alias_id)).await?.filter(|row| row.gone_at.is_none());
        let no_alias = || ResolveError::NotFound(format!("alias {alias_id} of agent {agent_id}"));
        let alias_row = alias_row.ok_or_else(no_alias)?;
        let cache_key = format!("{path}/{alias_id}");
        if let Some(parsed) = self.snapshots.0.get(&cache_key)
            && parsed.alias_row == alias_row.updated_at
            && let Some(row) = self.snapshot_row(&path, &parsed.snapshot.version).await?
            && parsed.snapshot_row == row.updated_at
        {
            return Ok(parsed);
        }
        let alias = alias_row.parse::<AliasRecord>()?.alias;
        let paused = alias.alias_invocation_state == Some(AliasInvocationState::RejectInvocations);
        let version = alias.routing_configuration.into_iter().next().and_then(|route| route.agent_version);
        let version = version.unwrap_or_else(|| DRAFT.to_owned());
        let Some(row) = self.snapshot_row(&path, &version).await? else {
            return Err(if version == DRAFT {
                ResolveError::NeverPrepared(agent_id.to_owned())
            } else {
                ResolveError::NotFound(format!(
                    "version {version} of agent {agent_id}, to which alias {alias_id} points"
                ))
            });
        };
        let frozen = if version == DRAFT {
            row.parse::<Frozen>()?
        } else {
            match row.parse()? {
                VersionRecord::Made(frozen) => frozen,
                VersionRecord::Draft => return Err(no_alias()),
            }
        };
        let mut action_groups = frozen.action_groups;
        for group in &mut action_groups {
            if let Some(text) = frozen.schemas.get(&group.action_group_id) {
                group.api_schema = Some(APISchema::Payload(text.clone()));
            }
        }
        let mut agent = frozen.agent;
        agent.prompt_override_configuration = Some(prompts::effective(&agent));
        let snapshot = Arc::new(AgentSnapshot {
            agent,
            action_groups,
            knowledge_bases: frozen.knowledge_bases,
            collaborators: frozen.collaborators,
            version,
            alias_id: alias_id.to_owned(),
            alias_arn: alias.agent_alias_arn,
            prepared_at: frozen.prepared_at,
        });
        let parsed = Parsed { alias_row: alias_row.updated_at, snapshot_row: row.updated_at, paused, snapshot };
        self.snapshots.0.insert(cache_key, parsed.clone());
        Ok(parsed)
    }

    async fn snapshot_row(&self, path: &str, version: &str) -> Result<Option<Arc<Document>>, StoreError> {
        let kind = if version == DRAFT { PREPARED } else { VERSION };
        self.store.get(Key::new(kind, path, version)).await
    }
}
