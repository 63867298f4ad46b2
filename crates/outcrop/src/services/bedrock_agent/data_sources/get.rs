//! `GetDataSource`.

use aws_wire::bedrock_agent::types::{GetDataSourceRequest, GetDataSourceResponse};
use store::documents::Key;

use super::record::{DATA_SOURCE, DataSourceRecord, present};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `GetDataSource`.
    pub async fn get_data_source(
        &self,
        context: &RequestContext,
        input: GetDataSourceRequest,
    ) -> Result<GetDataSourceResponse> {
        let parent = Scope::from(context).knowledge_base_path(&input.knowledge_base_id);
        let document = self.store.get(Key::new(DATA_SOURCE, &parent, &input.data_source_id)).await?;
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        let DataSourceRecord(data_source) = present(document.as_deref(), ids, self.clock.now())?.parse()?;
        Ok(GetDataSourceResponse { data_source })
    }
}

impl BuildTime {
    /// Makes sure that there is a data source of this id, whatever state it is in.
    pub(in crate::services::bedrock_agent) async fn data_source_exists(
        &self,
        scope: &Scope,
        ids: (&str, &str),
    ) -> Result<()> {
        let (knowledge_base_id, data_source_id) = ids;
        let parent = scope.knowledge_base_path(knowledge_base_id);
        let document = self.store.get(Key::new(DATA_SOURCE, &parent, data_source_id)).await?;
        present(document.as_deref(), ids, self.clock.now())?;
        Ok(())
    }
}
