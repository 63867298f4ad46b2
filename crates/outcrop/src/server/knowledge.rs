//! Opening what knowledge bases need: their indexes, and the work that fills them.

use std::sync::Arc;

use ::knowledge::index::{EmbeddedIndexes, Indexes, PostgresIndexes};
use ::knowledge::ingestion::{self, Ingestion};
use documents::Extractor;
use models::EmbeddingModel;
use models::table::EmbeddingTable;
use objects::Objects;
use store::{Clock, Store};

use super::open::OpenError;
use crate::config::Config;
use crate::knowledge::Knowledge;

/// What knowledge bases have in common with the rest of the house.
#[derive(Clone, Copy)]
pub(super) struct Shared<'a> {
    pub(super) store: &'a Store,
    pub(super) clock: &'a Arc<dyn Clock>,
    pub(super) objects: &'a Arc<Objects>,
    pub(super) embeddings: &'a Arc<EmbeddingTable>,
}

/// The indexes where the configuration says, and the jobs that the last process left; nothing runs yet.
pub(super) async fn open_knowledge(
    config: &Config,
    environment: &dyn Fn(&str) -> Option<String>,
    shared: Shared<'_>,
) -> Result<Knowledge, OpenError> {
    let indexes: Arc<dyn Indexes> = match &config.knowledge.postgres {
        Some(url) => {
            let password = environment(&config.knowledge.postgres_password_env);
            Arc::new(PostgresIndexes::connect(url, password.as_deref()).await?)
        }
        None => {
            let durability = config.store.durability.into();
            Arc::new(EmbeddedIndexes::new(config.data_dir.join("knowledge"), durability))
        }
    };
    let embeddings: Arc<dyn EmbeddingModel> = shared.embeddings.clone();
    let parts = ingestion::Parts::new(
        shared.store.clone(),
        shared.clock.clone(),
        shared.objects.clone(),
        Extractor::new(ingestion::extraction_limits()),
        embeddings.clone(),
        indexes.clone(),
    );
    let ingestion = Ingestion::open(parts).await?;
    Ok(Knowledge::new(indexes, embeddings, ingestion))
}
