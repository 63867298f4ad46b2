//! Versions: immutable snapshots of the prepared draft, parts included.

mod delete;
mod get;
mod list;
mod make;

use store::documents::Key;

use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::record::VERSION;
use crate::services::bedrock_agent::scope::Scope;

pub(super) use delete::users;
pub(super) use make::make_version;

impl BuildTime {
    /// Makes sure that an agent has this version, which may be `DRAFT`.
    pub(super) async fn version_exists(&self, scope: &Scope, agent_id: &str, version: &str) -> Result<()> {
        match self.store.get(Key::new(VERSION, &scope.agent_path(agent_id), version)).await? {
            Some(_) => Ok(()),
            None => Err(not_found(format_args!("version {version} of agent {agent_id}")).into()),
        }
    }
}
