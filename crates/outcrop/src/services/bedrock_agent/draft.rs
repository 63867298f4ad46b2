//! The draft of an agent while its parts are changed: action groups, knowledge bases, collaborators.

use aws_wire::bedrock_agent::types::Agent;
use store::{Timestamp, Transaction};

use super::error::Result;
use super::messages::{Verb, part_busy};
use super::record::AgentRecord;
use super::scope::{Scope, iso};

/// The draft of an agent, in a transaction that changes one of its parts.
pub(super) struct Draft {
    record: AgentRecord,
    scope: Scope,
}

impl Draft {
    /// The draft, if `part`, named as its shape is, can be changed now.
    pub(super) async fn open(
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        agent_id: &str,
        (verb, part): (Verb, &str),
        now: Timestamp,
    ) -> Result<Self> {
        let record = AgentRecord::read(transaction, scope, agent_id, now).await?;
        match record.passing.as_ref().and_then(|passing| passing.busy(now)) {
            Some(status) => Err(part_busy(verb, part, status).into()),
            None => Ok(Self { record, scope: scope.clone() }),
        }
    }

    /// The agent as it is.
    pub(super) fn agent(&self) -> &Agent {
        &self.record.agent
    }

    /// The account and region that the agent is in.
    pub(super) fn scope(&self) -> &Scope {
        &self.scope
    }

    /// Marks the draft as changed.
    pub(super) async fn close(mut self, transaction: &mut Transaction<'_>, now: Timestamp) -> Result<()> {
        self.record.changed(iso(now));
        self.record.write(transaction, &self.scope, now).await
    }
}
