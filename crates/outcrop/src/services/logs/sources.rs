//! Delivery sources: the agent aliases whose logs are delivered. An alias has one at most, as in AWS, and it stays with it.

use aws_wire::Unit;
use aws_wire::arn::Arn;
use aws_wire::logs::Error;
use aws_wire::logs::types::{
    DeleteDeliverySourceRequest, DeliverySource, DeliverySourceStatus, DeliverySourceStatusReason,
    DescribeDeliverySourcesRequest, DescribeDeliverySourcesResponse, GetDeliverySourceRequest,
    GetDeliverySourceResponse, PutDeliverySourceRequest, PutDeliverySourceResponse,
};
use store::documents::{Document, Key, Kind};

use super::deliveries::DELIVERY;
use super::error::Result;
use super::pages::Window;
use super::{Logs, arn, root_of};
use crate::server::RequestContext;
use crate::services::bedrock_agent::{alias_exists, tags};

/// Its documents are named for the alias's ARN.
pub(super) const SOURCE: Kind = Kind::new("log-delivery-source");

/// The only log type that anything here writes.
const LOG_TYPE: &str = "APPLICATION_LOGS";

impl Logs<'_> {
    /// `PutDeliverySource`: makes a source, or changes the tags of one.
    pub async fn put_delivery_source(
        &self,
        context: &RequestContext,
        input: PutDeliverySourceRequest,
    ) -> Result<PutDeliverySourceResponse> {
        check(&input)?;
        if !self.alias_is_there(context, &input.resource_arn).await? {
            let message = format!("The agent alias {} does not exist.", input.resource_arn);
            return Err(Error::resource_not_found(message).into());
        }
        let (root, now) = (root_of(context), self.clock.now());
        let key = Key::new(SOURCE, &root, &input.name);
        let mut transaction = self.store.begin().await?;
        let earlier = transaction.get(key).await?;
        if let Some(earlier) = earlier.as_ref().filter(|earlier| earlier.name != input.resource_arn) {
            let message = format!("The delivery source {} exists already, for {}.", input.name, earlier.name);
            return Err(Error::conflict(message).into());
        }
        let of_alias = transaction.find_by_name(SOURCE, &root, &input.resource_arn).await?;
        if let Some(other) = of_alias.iter().find(|other| other.id != input.name) {
            let message = format!("{} has a delivery source already, {}.", input.resource_arn, other.id);
            return Err(Error::conflict(message).into());
        }
        let earlier: Option<DeliverySource> = earlier.as_ref().map(Document::parse).transpose()?;
        let arn = arn(context, &format!("delivery-source:{}", input.name));
        tags::check(&arn, &input.tags.clone().unwrap_or_default())?;
        let source = DeliverySource {
            arn: Some(arn),
            log_type: Some(input.log_type),
            name: Some(input.name.clone()),
            resource_arns: Some(vec![input.resource_arn.clone()]),
            service: Some("bedrock".to_owned()),
            tags: input.tags.or_else(|| earlier?.tags),
            ..DeliverySource::default()
        };
        transaction.put(key, &input.resource_arn, &source, now).await?;
        transaction.commit().await?;
        Ok(PutDeliverySourceResponse { delivery_source: Some(self.with_status(context, source).await?) })
    }

    /// `GetDeliverySource`.
    pub async fn get_delivery_source(
        &self,
        context: &RequestContext,
        input: GetDeliverySourceRequest,
    ) -> Result<GetDeliverySourceResponse> {
        let document = self.store.get(Key::new(SOURCE, &root_of(context), &input.name)).await?;
        let source = document.ok_or_else(|| no_source(&input.name))?.parse()?;
        Ok(GetDeliverySourceResponse { delivery_source: Some(self.with_status(context, source).await?) })
    }

    /// `DescribeDeliverySources`, newest first.
    pub async fn describe_delivery_sources(
        &self,
        context: &RequestContext,
        input: DescribeDeliverySourcesRequest,
    ) -> Result<DescribeDeliverySourcesResponse> {
        let window = Window { limit: input.limit, next_token: input.next_token.as_deref() };
        let wanted = |source: &DeliverySource| {
            let of = source.resource_arns.as_deref().unwrap_or_default();
            input.resource_arns.as_ref().is_none_or(|arns| of.iter().any(|arn| arns.contains(arn)))
        };
        let (stored, next_token) = self.newest(context, SOURCE, window, wanted).await?;
        let mut sources = Vec::with_capacity(stored.len());
        for source in stored {
            sources.push(self.with_status(context, source).await?);
        }
        Ok(DescribeDeliverySourcesResponse { delivery_sources: Some(sources), next_token })
    }

    /// `DeleteDeliverySource`, once no delivery uses it.
    pub async fn delete_delivery_source(
        &self,
        context: &RequestContext,
        input: DeleteDeliverySourceRequest,
    ) -> Result<Unit> {
        let root = root_of(context);
        let key = Key::new(SOURCE, &root, &input.name);
        let mut transaction = self.store.begin().await?;
        let source = transaction.get(key).await?.ok_or_else(|| no_source(&input.name))?;
        if let Some(delivery) = transaction.find_by_name(DELIVERY, &root, &source.name).await?.first() {
            let message = format!("The delivery {} uses the source {}. Delete it first.", delivery.id, input.name);
            return Err(Error::conflict(message).into());
        }
        transaction.remove(key).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }

    /// With the state that it has now: inactive once its alias is gone.
    async fn with_status(&self, context: &RequestContext, mut source: DeliverySource) -> Result<DeliverySource> {
        let of = source.resource_arns.as_deref().and_then(<[String]>::first).map_or("", String::as_str);
        let is_there = self.alias_is_there(context, of).await?;
        source.status = Some(if is_there { DeliverySourceStatus::Active } else { DeliverySourceStatus::Inactive });
        source.status_reason = (!is_there).then_some(DeliverySourceStatusReason::ResourceDeleted);
        Ok(source)
    }

    async fn alias_is_there(&self, context: &RequestContext, arn: &str) -> Result<bool> {
        let (agent_id, alias_id) = alias_ids(context, arn).ok_or_else(|| {
            Error::validation(format!(
                "resourceArn '{arn}' is not the ARN of an agent alias in account {} and region {}. Nothing else here writes \
                 logs that can be delivered.",
                context.account_id, context.region
            ))
        })?;
        Ok(alias_exists(self.store, context, &agent_id, &alias_id).await?)
    }
}

fn check(input: &PutDeliverySourceRequest) -> Result<()> {
    if input.log_type != LOG_TYPE {
        let message = format!("logType '{}' is not written here; {LOG_TYPE} is.", input.log_type);
        return Err(Error::validation(message).into());
    }
    if let Some(key) = input.delivery_source_configuration.iter().flat_map(|it| it.keys()).next() {
        let message =
            format!("deliverySourceConfiguration has '{key}', but {LOG_TYPE} of agent aliases has no settings.");
        return Err(Error::validation(message).into());
    }
    Ok(())
}

/// The agent and alias that an ARN of the caller's account and region names.
fn alias_ids(context: &RequestContext, arn: &str) -> Option<(String, String)> {
    let arn: Arn = arn.parse().ok()?;
    let is_own = arn.service == "bedrock" && arn.region == context.region && arn.account_id == context.account_id;
    match arn.resource_parts() {
        ("agent-alias", ids) if is_own => {
            ids.split_once('/').map(|(agent, alias)| (agent.to_owned(), alias.to_owned()))
        }
        _ => None,
    }
}

pub(super) fn no_source(name: &str) -> Error {
    Error::resource_not_found(format!("The delivery source {name} does not exist."))
}
