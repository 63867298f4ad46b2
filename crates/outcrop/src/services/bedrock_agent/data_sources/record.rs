//! How a data source lies in the store: under its knowledge base, as AWS's shape.

use ::knowledge::ingestion::Source;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{DataSource, DataSourceStatus};
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{Timestamp, Transaction};

use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::knowledge_bases::{Intent, KnowledgeBaseRecord};
use crate::services::bedrock_agent::messages::not_found;
use crate::services::bedrock_agent::scope::Scope;

pub(in crate::services::bedrock_agent) const DATA_SOURCE: Kind = Kind::new("data-source");

/// A data source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(in crate::services::bedrock_agent) struct DataSourceRecord(pub(in crate::services::bedrock_agent) DataSource);

impl DataSourceRecord {
    /// The record as a transaction sees it.
    pub(in crate::services::bedrock_agent) async fn read(
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        knowledge_base_id: &str,
        data_source_id: &str,
        now: Timestamp,
    ) -> Result<Self> {
        let parent = scope.knowledge_base_path(knowledge_base_id);
        let document = transaction.get(Key::new(DATA_SOURCE, &parent, data_source_id)).await?;
        Ok(present(document.as_ref(), (knowledge_base_id, data_source_id), now)?.parse()?)
    }

    /// Overwrites the record.
    pub(in crate::services::bedrock_agent) async fn write(
        &self,
        transaction: &mut Transaction<'_>,
        scope: &Scope,
        now: Timestamp,
    ) -> Result<()> {
        let parent = scope.knowledge_base_path(&self.0.knowledge_base_id);
        let key = Key::new(DATA_SOURCE, &parent, &self.0.data_source_id);
        Ok(transaction.update(key, &self.0.name, self, now).await?)
    }
}

/// The knowledge base and the data source, if both can be used now.
pub(in crate::services::bedrock_agent) async fn ready(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    (knowledge_base_id, data_source_id): (&str, &str),
    now: Timestamp,
) -> Result<(KnowledgeBaseRecord, DataSource)> {
    let knowledge_base = KnowledgeBaseRecord::read(transaction, scope, knowledge_base_id, now).await?;
    knowledge_base.ready_for(Intent::Use, now)?;
    let DataSourceRecord(data_source) =
        DataSourceRecord::read(transaction, scope, knowledge_base_id, data_source_id, now).await?;
    if data_source.status != DataSourceStatus::Available {
        return Err(Error::conflict(format!(
            "Data source {data_source_id} is {}; it can be used while it is {}. GetDataSource shows why.",
            data_source.status,
            DataSourceStatus::Available
        ))
        .into());
    }
    Ok((knowledge_base, data_source))
}

/// The data source as its jobs carry it.
pub(in crate::services::bedrock_agent) fn source(
    knowledge_base: &KnowledgeBaseRecord,
    data_source: &DataSource,
) -> Source {
    Source {
        knowledge_base_id: data_source.knowledge_base_id.clone(),
        data_source_id: data_source.data_source_id.clone(),
        embedding: knowledge_base.embedding.clone(),
        configuration: data_source.data_source_configuration.clone(),
        vector_ingestion: data_source.vector_ingestion_configuration.clone(),
    }
}

/// A document that is there and not gone.
pub(super) fn present<'d>(
    document: Option<&'d Document>,
    (knowledge_base_id, data_source_id): (&str, &str),
    now: Timestamp,
) -> std::result::Result<&'d Document, Error> {
    document
        .filter(|document| document.gone_at.is_none_or(|gone_at| gone_at > now))
        .ok_or_else(|| not_found(format_args!("data source {data_source_id} of knowledge base {knowledge_base_id}")))
}
