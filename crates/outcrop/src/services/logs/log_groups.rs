//! Log groups: names that programs make before they deliver to them.

use aws_wire::Unit;
use aws_wire::logs::Error;
use aws_wire::logs::types::{
    CreateLogGroupRequest, DeleteLogGroupRequest, DescribeLogGroupsRequest, DescribeLogGroupsResponse, LogGroup,
    LogGroupClass,
};
use store::StoreError;
use store::documents::{Key, Kind, ListRequest, Order};

use super::error::Result;
use super::pages::Window;
use super::{Logs, LogsError, arn, root_of};
use crate::server::RequestContext;

const LOG_GROUP: Kind = Kind::new("log-group");

impl Logs<'_> {
    /// `CreateLogGroup`. Tags are not kept, since no operation here shows them.
    pub async fn create_log_group(&self, context: &RequestContext, input: CreateLogGroupRequest) -> Result<Unit> {
        if input.kms_key_id.is_some() || input.deletion_protection_enabled == Some(true) {
            let message = "kmsKeyId and deletionProtectionEnabled are not supported: log groups hold nothing here.";
            return Err(Error::invalid_parameter(message).into());
        }
        let (name, now) = (input.log_group_name, self.clock.now());
        let log_group_arn = arn(context, &format!("log-group:{name}"));
        let group = LogGroup {
            arn: Some(format!("{log_group_arn}:*")),
            creation_time: Some(now.as_millis()),
            log_group_arn: Some(log_group_arn),
            log_group_class: Some(input.log_group_class.unwrap_or(LogGroupClass::Standard)),
            log_group_name: Some(name.clone()),
            metric_filter_count: Some(0),
            stored_bytes: Some(0),
            ..LogGroup::default()
        };
        let mut transaction = self.store.begin().await?;
        match transaction.insert(Key::new(LOG_GROUP, &root_of(context), &name), &name, &group, now).await {
            Err(StoreError::Exists { .. }) => {
                Err(Error::resource_already_exists("The specified log group already exists").into())
            }
            Err(error) => Err(error.into()),
            Ok(()) => {
                transaction.commit().await?;
                Ok(Unit {})
            }
        }
    }

    /// `DescribeLogGroups`, by name. There are no linked accounts.
    pub async fn describe_log_groups(
        &self,
        context: &RequestContext,
        input: DescribeLogGroupsRequest,
    ) -> Result<DescribeLogGroupsResponse> {
        if input.log_group_name_prefix.is_some() && input.log_group_name_pattern.is_some() {
            let message = "logGroupNamePrefix and logGroupNamePattern cannot be given together.";
            return Err(Error::invalid_parameter(message).into());
        }
        let window = Window { limit: input.limit, next_token: input.next_token.as_deref() };
        let request = ListRequest {
            kind: LOG_GROUP,
            parent: &root_of(context),
            order: Order::ByName,
            name_prefix: input.log_group_name_prefix.as_deref().unwrap_or_default(),
            limit: window.entries(),
            next_token: window.next_token,
        };
        let choose = |document: &store::documents::Document| {
            let group: LogGroup = document.parse()?;
            Ok::<_, LogsError>(is_wanted(context, &input, &group).then_some(group))
        };
        let listed = self.store.list_chosen(request, choose).await.map_err(|error| match error {
            // The operation has no ValidationException.
            LogsError::Store(error @ StoreError::PageToken { .. }) => {
                Error::invalid_parameter(format!("nextToken: {error}.")).into()
            }
            error => error,
        });
        let (groups, next_token) = listed?;
        Ok(DescribeLogGroupsResponse { log_groups: Some(groups), next_token })
    }

    /// `DeleteLogGroup`. Deliveries that name it stay.
    pub async fn delete_log_group(&self, context: &RequestContext, input: DeleteLogGroupRequest) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        if !transaction.remove(Key::new(LOG_GROUP, &root_of(context), &input.log_group_name)).await? {
            return Err(Error::resource_not_found("The specified log group does not exist.").into());
        }
        transaction.commit().await?;
        Ok(Unit {})
    }
}

fn is_wanted(context: &RequestContext, input: &DescribeLogGroupsRequest, group: &LogGroup) -> bool {
    let name = group.log_group_name.as_deref().unwrap_or_default();
    let is_named = |id: &String| id == name || Some(id) == group.log_group_arn.as_ref();
    input.account_identifiers.as_ref().is_none_or(|ids| ids.is_empty() || ids.contains(&context.account_id))
        && input.log_group_class.is_none_or(|class| Some(class) == group.log_group_class)
        && input.log_group_identifiers.as_ref().is_none_or(|ids| ids.iter().any(is_named))
        && input.log_group_name_pattern.as_ref().is_none_or(|pattern| name.contains(pattern.as_str()))
}
