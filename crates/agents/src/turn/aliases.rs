//! Finding the agents behind aliases: what the runtime needs of the server around it to reach collaborators.

use std::sync::Arc;

use crate::agent::Agent;

/// Finds agents. InvokeAgent and the messages between agents use one function behind this.
#[async_trait::async_trait]
pub trait Aliases: Send + Sync + 'static {
    /// The agent that the alias with this ARN serves now.
    ///
    /// # Errors
    /// See [`NoAgent`].
    async fn agent(&self, alias_arn: &str) -> Result<Arc<Agent>, NoAgent>;
}

/// Why the agent of an alias cannot be had. The text is for the model that wrote to it: a sentence without its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAgent {
    /// The agent, its alias or the version behind it was deleted.
    #[error("it does not exist any more")]
    Deleted,
    /// The alias is paused: `REJECT_INVOCATIONS`.
    #[error("it takes no requests at present")]
    Paused,
    /// It was never prepared.
    #[error("it is not ready for use")]
    NotPrepared,
    /// Something else, which the log tells.
    #[error("it cannot be used at present")]
    Failed,
}

/// Stands where there are no aliases.
#[derive(Clone, Copy, Debug)]
pub struct NoAliases;

#[async_trait::async_trait]
impl Aliases for NoAliases {
    async fn agent(&self, _: &str) -> Result<Arc<Agent>, NoAgent> {
        Err(NoAgent::Deleted)
    }
}
