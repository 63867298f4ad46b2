//! `CreateDataSource`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    CreateDataSourceRequest, CreateDataSourceResponse, DataDeletionPolicy, DataSource, DataSourceStatus,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use super::configuration;
use super::record::{DATA_SOURCE, DataSourceRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::knowledge_bases::{Intent, KnowledgeBaseRecord};
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::scope::{Scope, iso};

/// Data sources of one knowledge base: far above AWS's quota, and few enough to be read together.
const MAX_SOURCES: usize = 200;

impl BuildTime {
    /// `CreateDataSource`.
    pub async fn create_data_source(
        &self,
        context: &RequestContext,
        mut input: CreateDataSourceRequest,
    ) -> Result<CreateDataSourceResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "CreateDataSource", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        let knowledge_base = KnowledgeBaseRecord::read(&mut transaction, &scope, &input.knowledge_base_id, now).await?;
        knowledge_base.ready_for(Intent::Use, now)?;
        let data_source = new_data_source(input, self.ids.resource_id(), now);
        configuration::check(&data_source)?;
        need_free_name(&mut transaction, &scope, &data_source).await?;
        let parent = scope.knowledge_base_path(&data_source.knowledge_base_id);
        let others = transaction.list_all(DATA_SOURCE, &parent).await?.len();
        if others >= MAX_SOURCES {
            return Err(Error::service_quota_exceeded(format!(
                "Knowledge base {} has {others} data sources; it can have {MAX_SOURCES}.",
                data_source.knowledge_base_id
            ))
            .into());
        }
        let record = DataSourceRecord(data_source);
        let key = Key::new(DATA_SOURCE, &parent, &record.0.data_source_id);
        transaction.insert(key, &record.0.name, &record, now).await?;
        let answer = CreateDataSourceResponse { data_source: record.0 };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}

fn new_data_source(input: CreateDataSourceRequest, data_source_id: String, now: Timestamp) -> DataSource {
    DataSource {
        created_at: iso(now),
        data_deletion_policy: Some(input.data_deletion_policy.unwrap_or(DataDeletionPolicy::Delete)),
        data_source_configuration: input.data_source_configuration,
        data_source_id,
        description: input.description,
        failure_reasons: None,
        knowledge_base_id: input.knowledge_base_id,
        name: input.name,
        server_side_encryption_configuration: input.server_side_encryption_configuration,
        status: DataSourceStatus::Available,
        updated_at: iso(now),
        vector_ingestion_configuration: input.vector_ingestion_configuration,
    }
}

/// Refuses a name that another data source of the knowledge base has.
pub(super) async fn need_free_name(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    data_source: &DataSource,
) -> Result<()> {
    let parent = scope.knowledge_base_path(&data_source.knowledge_base_id);
    let named = transaction.find_by_name(DATA_SOURCE, &parent, &data_source.name).await?;
    match named.iter().find(|other| other.id != data_source.data_source_id) {
        Some(other) => Err(Error::conflict(format!(
            "DataSource with name {} already exists. Its ID is {}; choose another name.",
            data_source.name, other.id
        ))
        .into()),
        None => Ok(()),
    }
}
