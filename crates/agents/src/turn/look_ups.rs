//! Looking things up in knowledge bases: what the runtime needs of the server around it.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{KnowledgeBaseRetrievalConfiguration, KnowledgeBaseRetrievalResult};

/// A search of one knowledge base.
#[derive(Clone, Debug, PartialEq)]
pub struct LookUp {
    /// The account of the knowledge base: twelve digits.
    pub account_id: String,
    /// Its region.
    pub region: String,
    /// Its id.
    pub knowledge_base_id: String,
    /// What is looked for, in words; never blank.
    pub text: String,
    /// How it is looked for: number of results, filter, kind of search. All by default when absent.
    pub configuration: Option<KnowledgeBaseRetrievalConfiguration>,
}

/// Searches knowledge bases. The Retrieve operation and the look-ups of agents are one function behind this.
#[async_trait::async_trait]
pub trait LookUps: Send + Sync + 'static {
    /// The results, best first; none when nothing fits.
    ///
    /// # Errors
    /// The exception that the Retrieve operation answers: no such knowledge base, a configuration that cannot be honoured, an
    /// index or an embedding model that fails.
    async fn retrieve(&self, look_up: LookUp) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error>;
}

/// Stands where there are no knowledge bases.
#[derive(Clone, Copy, Debug)]
pub struct NoKnowledgeBases;

#[async_trait::async_trait]
impl LookUps for NoKnowledgeBases {
    async fn retrieve(&self, look_up: LookUp) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error> {
        Err(Error::resource_not_found(format!("There is no knowledge base {}.", look_up.knowledge_base_id)))
    }
}
