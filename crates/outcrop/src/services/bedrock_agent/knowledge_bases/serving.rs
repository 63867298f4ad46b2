//! What searching needs of a knowledge base.

use ::knowledge::ingestion::Embedding;
use aws_wire::bedrock_agent::types::KnowledgeBaseStatus;
use aws_wire::bedrock_agent_runtime::Error;
use store::documents::Key;
use store::{Store, StoreError};

use super::record::{KNOWLEDGE_BASE, KnowledgeBaseRecord, not_ready};
use crate::services::bedrock_agent::messages::NOT_FOUND;
use crate::services::bedrock_agent::scope::Scope;

/// A knowledge base that can be searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServingKnowledgeBase {
    /// Its id.
    pub knowledge_base_id: String,
    /// How it embeds.
    pub embedding: Embedding,
}

/// Why a knowledge base cannot be searched.
#[derive(Debug, thiserror::Error)]
pub enum ServingError {
    /// There is none of this id.
    #[error("{NOT_FOUND} There is no knowledge base {0}.")]
    NotFound(String),
    /// It is not in a state to be searched.
    #[error("{}", not_ready(.0, *.1))]
    NotReady(String, KnowledgeBaseStatus),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<ServingError> for Error {
    fn from(error: ServingError) -> Self {
        match error {
            ServingError::NotFound(_) => Self::resource_not_found(error.to_string()),
            ServingError::NotReady(..) => Self::conflict(error.to_string()),
            ServingError::Store(error) => {
                tracing::error!(%error, "the store failed");
                Self::internal_server("The store failed; the server's log says why. Retry the request.")
            }
        }
    }
}

impl ServingKnowledgeBase {
    /// The knowledge base of this id in an account and region.
    ///
    /// # Errors
    /// See [`ServingError`]; each becomes an exception of `bedrock-agent-runtime`.
    pub async fn find(
        store: &Store,
        (account_id, region): (&str, &str),
        knowledge_base_id: &str,
    ) -> Result<Self, ServingError> {
        let scope = Scope::new(account_id, region);
        let now = store.clock().now();
        let document = store.get(Key::new(KNOWLEDGE_BASE, scope.path(), knowledge_base_id)).await?;
        let document = document.filter(|document| document.gone_at.is_none_or(|gone_at| gone_at > now));
        let missing = || ServingError::NotFound(knowledge_base_id.to_owned());
        let record: KnowledgeBaseRecord = document.ok_or_else(missing)?.parse()?;
        match record.status(now) {
            KnowledgeBaseStatus::Active | KnowledgeBaseStatus::Updating => {
                Ok(Self { knowledge_base_id: record.knowledge_base.knowledge_base_id, embedding: record.embedding })
            }
            status => Err(ServingError::NotReady(knowledge_base_id.to_owned(), status)),
        }
    }
}
