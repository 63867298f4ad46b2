//! Searching a knowledge base: one way for the Retrieve operation, the look-ups of agents and generated answers.

use std::fmt;
use std::sync::Arc;

use agents::Failure;
use agents::turn::{LookUp, LookUps};
use async_trait::async_trait;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{KnowledgeBaseRetrievalConfiguration, KnowledgeBaseRetrievalResult};
use knowledge::index::{Hit, IndexError, Query};
use knowledge::ingestion::Embedding;
use models::table::ModelTable;
use store::Store;

use super::configuration::Plan;
use super::implicit;
use super::results::result;
use crate::knowledge::Knowledge;
use crate::services::bedrock_agent::ServingKnowledgeBase;
use crate::services::bedrock_agent_runtime::rerank;

/// Searches knowledge bases.
#[derive(Clone)]
pub struct Retriever {
    store: Store,
    knowledge: Knowledge,
    /// Write filters.
    models: Arc<ModelTable>,
}

impl Retriever {
    /// A searcher of the knowledge bases that `store` knows.
    #[must_use]
    pub fn new(store: Store, knowledge: Knowledge, models: Arc<ModelTable>) -> Self {
        Self { store, knowledge, models }
    }

    /// The results for a question in words, best first, at most as many as the configuration says; none when nothing fits.
    /// `place` is the account and the region of the knowledge base.
    ///
    /// # Errors
    /// `ResourceNotFoundException` for an unknown knowledge base, `ConflictException` for one that cannot be searched now,
    /// `ValidationException` for a configuration that cannot be honoured, and what an embedding model or an index fails with.
    pub async fn retrieve(
        &self,
        place: (&str, &str),
        knowledge_base_id: &str,
        text: &str,
        configuration: Option<&KnowledgeBaseRetrievalConfiguration>,
    ) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error> {
        let mut plan = Plan::of(configuration)?;
        let base = ServingKnowledgeBase::find(&self.store, place, knowledge_base_id).await?;
        if let Some(configuration) = plan.implicit
            && let Some(filter) = implicit::filter(&self.models, configuration, text).await?
        {
            plan.narrow(filter);
        }
        let hits = self.search(&base, text, &plan).await?;
        let mut results: Vec<_> = hits.into_iter().map(result).collect();
        if let Some(reranking) = plan.reranking {
            rerank::results(&self.knowledge, text, &mut results, reranking).await?;
        }
        Ok(results)
    }

    async fn search(&self, base: &ServingKnowledgeBase, text: &str, plan: &Plan<'_>) -> Result<Vec<Hit>, Error> {
        let Embedding { model_id, wanted, dimensions } = &base.embedding;
        let vector = self.knowledge.vector(model_id, *wanted, text).await;
        let vector = vector.map_err(|error| Failure::model(&error, model_id).exception)?;
        let (mode, filter, limit) = (plan.mode, plan.filter.as_ref(), plan.limit);
        let query = Query { text, vector: &vector, mode, filter, limit };
        let found = async {
            match self.knowledge.index(&base.knowledge_base_id, *dimensions).await? {
                Some(index) => index.search(&query).await,
                None => Ok(Vec::new()),
            }
        };
        found.await.map_err(|error| failed(&error, &base.knowledge_base_id))
    }
}

impl fmt::Debug for Retriever {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Retriever").finish_non_exhaustive()
    }
}

/// What the caller is told of an index that fails.
fn failed(error: &IndexError, knowledge_base_id: &str) -> Error {
    tracing::error!(%error, knowledge_base_id, "an index failed");
    match error {
        IndexError::Dimensions { .. } => {
            Error::dependency_failed(format!("Knowledge base {knowledge_base_id}: {error}."))
        }
        _ => Error::internal_server(format!(
            "The index of knowledge base {knowledge_base_id} failed; the server's log says why. Retry the request."
        )),
    }
}

#[async_trait]
impl LookUps for Retriever {
    async fn retrieve(&self, look_up: LookUp) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error> {
        let LookUp { account_id, region, knowledge_base_id, text, configuration } = look_up;
        self.retrieve((&account_id, &region), &knowledge_base_id, &text, configuration.as_ref()).await
    }
}
