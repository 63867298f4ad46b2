//! How a knowledge base lies in the store.

use std::fmt;

use ::knowledge::ingestion::Embedding;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{KnowledgeBase, KnowledgeBaseStatus};
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{Timestamp, Transaction};

use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::scope::Scope;

pub(in crate::services::bedrock_agent) const KNOWLEDGE_BASE: Kind = Kind::new("knowledge-base");

/// A knowledge base.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::services::bedrock_agent) struct KnowledgeBaseRecord {
    /// As it was sent, its state being the settled one.
    pub(in crate::services::bedrock_agent) knowledge_base: KnowledgeBase,
    pub(in crate::services::bedrock_agent) passing: Option<Passing<KnowledgeBaseStatus>>,
    /// How it embeds.
    pub(in crate::services::bedrock_agent) embedding: Embedding,
}

/// What is to be done to a knowledge base or to what lies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::services::bedrock_agent) enum Intent {
    /// It is read, or something is put into it.
    Use,
    /// It is deleted: allowed once more after a deletion that failed.
    Delete,
}

impl KnowledgeBaseRecord {
    /// The state that counts for operations.
    pub(in crate::services::bedrock_agent) fn status(&self, now: Timestamp) -> KnowledgeBaseStatus {
        self.passing.as_ref().and_then(|passing| passing.busy(now)).unwrap_or(self.knowledge_base.status)
    }

    /// Refuses what cannot be done in the state that it is in.
    pub(in crate::services::bedrock_agent) fn ready_for(
        &self,
        verb: Intent,
        now: Timestamp,
    ) -> std::result::Result<(), Error> {
        match (verb, self.status(now)) {
            (_, KnowledgeBaseStatus::Active)
            | (
                Intent::Delete,
                KnowledgeBaseStatus::DeleteUnsuccessful
                | KnowledgeBaseStatus::Failed
                | KnowledgeBaseStatus::UpdateUnsuccessful,
            ) => Ok(()),
            (_, status) => Err(Error::conflict(not_ready(&self.knowledge_base.knowledge_base_id, status))),
        }
    }

    /// The record as a transaction sees it.
    pub(in crate::services::bedrock_agent) async fn read(
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        knowledge_base_id: &str,
        now: Timestamp,
    ) -> Result<Self> {
        let document = transaction.get(Key::new(KNOWLEDGE_BASE, scope.path(), knowledge_base_id)).await?;
        Ok(present(document.as_ref(), knowledge_base_id, now)?.parse()?)
    }

    /// Overwrites the record.
    pub(in crate::services::bedrock_agent) async fn write(
        &self,
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        now: Timestamp,
    ) -> Result<()> {
        let key = Key::new(KNOWLEDGE_BASE, scope.path(), &self.knowledge_base.knowledge_base_id);
        Ok(transaction.update(key, &self.knowledge_base.name, self, now).await?)
    }
}

/// A document that is there and not gone.
pub(in crate::services::bedrock_agent) fn present<'d>(
    document: Option<&'d Document>,
    knowledge_base_id: &str,
    now: Timestamp,
) -> std::result::Result<&'d Document, Error> {
    document
        .filter(|document| document.gone_at.is_none_or(|gone_at| gone_at > now))
        .ok_or_else(|| no_knowledge_base(knowledge_base_id))
}

/// There is no knowledge base of this id.
pub(in crate::services::bedrock_agent) fn no_knowledge_base(knowledge_base_id: impl fmt::Display) -> Error {
    not_found(format_args!("knowledge base {knowledge_base_id}"))
}

/// AWS's words for a knowledge base that is in a passing or failed state, and what to do.
pub(in crate::services::bedrock_agent) fn not_ready(knowledge_base_id: &str, status: KnowledgeBaseStatus) -> String {
    format!(
        "The Knowledge Base is not in a valid status. Wait for the knowledge base to reach a valid status and try again. \
         Knowledge base {knowledge_base_id} is {status}; GetKnowledgeBase shows when that changes."
    )
}
