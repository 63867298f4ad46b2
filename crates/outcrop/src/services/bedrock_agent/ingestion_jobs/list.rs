//! `ListIngestionJobs`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    IngestionJob, IngestionJobFilter, IngestionJobSortBy, IngestionJobSortByAttribute, IngestionJobStatus,
    IngestionJobSummary, ListIngestionJobsRequest, ListIngestionJobsResponse, SortOrder,
};
use knowledge::ingestion::INGESTION_JOB;
use serde_json::Value;
use store::StoreError;

use super::start::MAX_JOBS;
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::pages::limit;
use crate::services::bedrock_agent::scope::Scope;

impl BuildTime {
    /// `ListIngestionJobs` of a data source, newest first unless another order is asked for. Few enough are kept to be sorted
    /// here.
    pub async fn list_ingestion_jobs(
        &self,
        context: &RequestContext,
        input: ListIngestionJobsRequest,
    ) -> Result<ListIngestionJobsResponse> {
        let scope = Scope::from(context);
        let ids = (input.knowledge_base_id.as_str(), input.data_source_id.as_str());
        self.data_source_exists(&scope, ids).await?;
        let wanted = statuses(input.filters.unwrap_or_default())?;
        let parent = scope.data_source_path(ids.0, ids.1);
        let mut jobs = self.jobs(&parent).await?;
        if let Some(wanted) = &wanted {
            jobs.retain(|job| wanted.contains(&job.status));
        }
        if let Some(order) = &input.sort_by {
            sort(&mut jobs, order);
        }
        // The token is good for this list alone, with its filter and order.
        let list = format!("ListIngestionJobs {parent} {wanted:?} {:?}", input.sort_by);
        let after = input.next_token.as_deref().map(|token| self.store.page_position(&list, token)).transpose()?;
        let start = match &after {
            Some(after) => jobs.iter().position(|job| job.ingestion_job_id == *after).map(|place| place + 1),
            None => Some(0),
        };
        let start = start
            .ok_or(StoreError::PageToken { reason: "its job is no longer in this list; list from the beginning" })?;
        let mut page = jobs.split_off(start.min(jobs.len()));
        let more = page.len() > limit(input.max_results);
        page.truncate(limit(input.max_results));
        let next_token = page.last().filter(|_| more).map(|last| self.store.page_token(&list, &last.ingestion_job_id));
        Ok(ListIngestionJobsResponse { ingestion_job_summaries: page.into_iter().map(summary).collect(), next_token })
    }

    /// The jobs of a data source, newest first.
    async fn jobs(&self, parent: &str) -> Result<Vec<IngestionJob>> {
        use store::documents::{ListRequest, Order};
        let (order, limit) = (Order::NewestFirst, u32::try_from(MAX_JOBS).unwrap_or(u32::MAX));
        let request = ListRequest { kind: INGESTION_JOB, parent, order, name_prefix: "", limit, next_token: None };
        let page = self.store.list(request).await?;
        Ok(page.documents.iter().map(store::documents::Document::parse).collect::<std::result::Result<_, _>>()?)
    }
}

/// The states that pass all filters; nothing when all do.
fn statuses(filters: Vec<IngestionJobFilter>) -> Result<Option<Vec<IngestionJobStatus>>> {
    let mut passing: Option<Vec<IngestionJobStatus>> = None;
    for (index, filter) in filters.into_iter().enumerate() {
        let mut wanted = Vec::with_capacity(filter.values.len());
        for value in filter.values {
            let status = serde_json::from_value(Value::String(value.clone()));
            wanted.push(status.map_err(|_| {
                Error::validation(format!("filters[{index}].values: '{value}' is not a state of an ingestion job."))
            })?);
        }
        match &mut passing {
            Some(passing) => passing.retain(|status| wanted.contains(status)),
            None => passing = Some(wanted),
        }
    }
    Ok(passing)
}

/// Sorts jobs; those that are equal stay in their order.
fn sort(jobs: &mut [IngestionJob], by: &IngestionJobSortBy) {
    jobs.sort_by(|one, other| {
        let order = match by.attribute {
            IngestionJobSortByAttribute::StartedAt => one.started_at.cmp(&other.started_at),
            IngestionJobSortByAttribute::Status => one.status.as_str().cmp(other.status.as_str()),
        };
        match by.order {
            SortOrder::Ascending => order,
            SortOrder::Descending => order.reverse(),
        }
    });
}

fn summary(job: IngestionJob) -> IngestionJobSummary {
    IngestionJobSummary {
        data_source_id: job.data_source_id,
        description: job.description,
        ingestion_job_id: job.ingestion_job_id,
        knowledge_base_id: job.knowledge_base_id,
        started_at: job.started_at,
        statistics: job.statistics,
        status: job.status,
        text_ready_at: job.text_ready_at,
        updated_at: job.updated_at,
    }
}
