//! `DeleteDataSource`.

use aws_wire::bedrock_agent::types::{
    DataDeletionPolicy, DataSourceStatus, DeleteDataSourceRequest, DeleteDataSourceResponse,
};
use store::documents::Key;

use super::record::{DATA_SOURCE, DataSourceRecord, ready, source};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `DeleteDataSource`: its jobs are given up, and its documents leave the index unless its policy is RETAIN.
    pub async fn delete_data_source(
        &self,
        context: &RequestContext,
        input: DeleteDataSourceRequest,
    ) -> Result<DeleteDataSourceResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let DeleteDataSourceRequest { data_source_id, knowledge_base_id } = input;
        let ids = (knowledge_base_id.as_str(), data_source_id.as_str());
        let (knowledge_base, mut data_source) = ready(&mut transaction, &scope, ids, now).await?;
        let policy = data_source.data_deletion_policy.unwrap_or(DataDeletionPolicy::Delete);
        let source = source(&knowledge_base, &data_source);
        data_source.status = DataSourceStatus::Deleting;
        DataSourceRecord(data_source).write(&mut transaction, &scope, now).await?;
        let parent = scope.knowledge_base_path(&knowledge_base_id);
        let gone_at = now.after(self.settings.passing_state);
        transaction.set_gone(Key::new(DATA_SOURCE, &parent, &data_source_id), gone_at).await?;
        transaction.remove_under(&scope.data_source_path(&knowledge_base_id, &data_source_id)).await?;
        self.knowledge.ingestion.delete_source(&mut transaction, &source, policy).await?;
        transaction.commit().await?;
        self.knowledge.ingestion.wake();
        Ok(DeleteDataSourceResponse { data_source_id, knowledge_base_id, status: DataSourceStatus::Deleting })
    }
}
