//! `ListFunctions` and `ListVersionsByFunction`.

use aws_wire::lambda::types::{
    FunctionConfiguration, FunctionVersion, ListFunctionsRequest, ListFunctionsResponse, ListVersionsByFunctionRequest,
    ListVersionsByFunctionResponse,
};
use execution::FunctionArn;
use store::documents::{Kind, ListRequest, Order};

use super::Lambda;
use super::error::Result;
use super::name::{LATEST, Named};
use super::record::{FUNCTION, FunctionRecord, VERSION, Version, function, functions_path, path};
use crate::server::RequestContext;

/// Most entries of an answer, as on Lambda.
const MOST: u32 = 50;

/// A part of a list by name.
pub(super) fn by_name<'a>(
    kind: Kind,
    parent: &'a str,
    max_items: Option<i32>,
    marker: Option<&'a str>,
) -> ListRequest<'a> {
    let limit = max_items.and_then(|number| u32::try_from(number).ok()).unwrap_or(MOST).clamp(1, MOST);
    ListRequest { kind, parent, order: Order::ByName, name_prefix: "", limit, next_token: marker }
}

impl Lambda {
    /// `ListFunctions`, by name. With `FunctionVersion` ALL each function is followed by its versions; `MaxItems` counts
    /// functions then too.
    pub async fn list_functions(
        &self,
        context: &RequestContext,
        input: ListFunctionsRequest,
    ) -> Result<ListFunctionsResponse> {
        let parent = functions_path(&context.account_id, &context.region);
        let page = self.store.list(by_name(FUNCTION, &parent, input.max_items, input.marker.as_deref())).await?;
        let mut functions = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let latest = document.parse::<FunctionRecord>()?.latest;
            match input.function_version {
                None => functions.push(latest.configuration),
                Some(FunctionVersion::All) => {
                    let arn = FunctionArn::new(&context.region, &context.account_id, &document.id)?;
                    functions.push(latest.qualified(&arn, LATEST));
                    let mut marker = None;
                    loop {
                        let versions = self.versions(&arn, None, marker.as_deref()).await?;
                        functions.extend(versions.0);
                        marker = versions.1;
                        if marker.is_none() {
                            break;
                        }
                    }
                }
            }
        }
        Ok(ListFunctionsResponse { functions: Some(functions), next_marker: page.next_token })
    }

    /// `ListVersionsByFunction`: `$LATEST`, then numbers in order.
    pub async fn list_versions_by_function(
        &self,
        context: &RequestContext,
        input: ListVersionsByFunctionRequest,
    ) -> Result<ListVersionsByFunctionResponse> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let named = Named { arn, qualifier: None };
        let record = function(&self.store, &named.arn).await?.ok_or_else(|| named.not_found())?;
        // A first part of one entry ends between $LATEST, which is not in the list of versions, and that list.
        let (first, marker) = match input.marker.as_deref() {
            None => (Some(record.latest.qualified(&named.arn, LATEST)), None),
            Some(LATEST) => (None, None),
            Some(marker) => (None, Some(marker)),
        };
        if first.is_some() && input.max_items == Some(1) {
            let next_marker = (record.last_version > 0).then(|| LATEST.to_owned());
            return Ok(ListVersionsByFunctionResponse { versions: first.map(|first| vec![first]), next_marker });
        }
        let taken = i32::from(first.is_some());
        let (rest, next_marker) = self.versions(&named.arn, input.max_items.map(|most| most - taken), marker).await?;
        let versions = first.into_iter().chain(rest).collect();
        Ok(ListVersionsByFunctionResponse { versions: Some(versions), next_marker })
    }

    async fn versions(
        &self,
        arn: &FunctionArn,
        max_items: Option<i32>,
        marker: Option<&str>,
    ) -> Result<(Vec<FunctionConfiguration>, Option<String>)> {
        let parent = path(arn);
        let page = self.store.list(by_name(VERSION, &parent, max_items, marker)).await?;
        let mut versions = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            versions.push(document.parse::<Version>()?.qualified(arn, &document.id));
        }
        Ok((versions, page.next_token))
    }
}
