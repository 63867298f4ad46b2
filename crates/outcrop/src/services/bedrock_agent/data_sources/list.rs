//! `ListDataSources`.

use aws_wire::bedrock_agent::types::{DataSourceSummary, ListDataSourcesRequest, ListDataSourcesResponse};

use super::record::{DATA_SOURCE, DataSourceRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListDataSources` of a knowledge base, newest first.
    pub async fn list_data_sources(
        &self,
        context: &RequestContext,
        input: ListDataSourcesRequest,
    ) -> Result<ListDataSourcesResponse> {
        let scope = Scope::from(context);
        self.knowledge_base_exists(&scope, &input.knowledge_base_id).await?;
        let parent = scope.knowledge_base_path(&input.knowledge_base_id);
        let page =
            self.store.list(newest(DATA_SOURCE, &parent, input.max_results, input.next_token.as_deref())).await?;
        let mut data_source_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let DataSourceRecord(data_source) = document.parse()?;
            data_source_summaries.push(DataSourceSummary {
                data_source_id: data_source.data_source_id,
                description: data_source.description,
                knowledge_base_id: data_source.knowledge_base_id,
                name: data_source.name,
                status: data_source.status,
                updated_at: data_source.updated_at,
            });
        }
        Ok(ListDataSourcesResponse { data_source_summaries, next_token: page.next_token })
    }
}
