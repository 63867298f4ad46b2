//! `UpdateDataSource`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    ChunkingConfiguration, DataDeletionPolicy, DataSource, UpdateDataSourceRequest, UpdateDataSourceResponse,
};

use super::configuration;
use super::create::need_free_name;
use super::record::{DataSourceRecord, ready};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::{Scope, iso};

impl BuildTime {
    /// `UpdateDataSource`: all of it is overwritten but its type and its chunking, which stay as they were made. The next
    /// ingestion job sees the change.
    pub async fn update_data_source(
        &self,
        context: &RequestContext,
        input: UpdateDataSourceRequest,
    ) -> Result<UpdateDataSourceResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let (_, old) = ready(&mut transaction, &scope, ids, now).await?;
        let new = DataSource {
            data_deletion_policy: Some(input.data_deletion_policy.unwrap_or(DataDeletionPolicy::Delete)),
            data_source_configuration: input.data_source_configuration,
            description: input.description,
            name: input.name,
            server_side_encryption_configuration: input.server_side_encryption_configuration,
            updated_at: iso(now),
            vector_ingestion_configuration: input.vector_ingestion_configuration,
            ..old.clone()
        };
        configuration::check(&new)?;
        unchanged(&old, &new)?;
        need_free_name(&mut transaction, &scope, &new).await?;
        let record = DataSourceRecord(new);
        record.write(&mut transaction, &scope, now).await?;
        transaction.commit().await?;
        Ok(UpdateDataSourceResponse { data_source: record.0 })
    }
}

/// Refuses what would make the chunks of one data source differ from each other.
fn unchanged(old: &DataSource, new: &DataSource) -> std::result::Result<(), Error> {
    let fixed = "cannot be changed after the data source was created: send what GetDataSource shows, or create another data \
                 source.";
    if old.data_source_configuration.r#type != new.data_source_configuration.r#type {
        return Err(Error::validation(format!("dataSourceConfiguration.type {fixed}")));
    }
    if chunking(old) != chunking(new) {
        return Err(Error::validation(format!("vectorIngestionConfiguration.chunkingConfiguration {fixed}")));
    }
    Ok(())
}

fn chunking(data_source: &DataSource) -> Option<&ChunkingConfiguration> {
    data_source.vector_ingestion_configuration.as_ref()?.chunking_configuration.as_ref()
}
