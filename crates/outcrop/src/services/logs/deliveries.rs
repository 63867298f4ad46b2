//! Deliveries: pairs of a source and a destination, which is what makes logs flow.

use aws_wire::Unit;
use aws_wire::arn::Arn;
use aws_wire::logs::Error;
use aws_wire::logs::types::{
    CreateDeliveryRequest, CreateDeliveryResponse, DeleteDeliveryRequest, Delivery, DeliveryDestinationType,
    DescribeDeliveriesRequest, DescribeDeliveriesResponse, GetDeliveryRequest, GetDeliveryResponse,
};
use store::documents::{Document, Key, Kind};
use store::{Store, StoreError};

use super::destinations::{DESTINATION, no_destination};
use super::error::Result;
use super::pages::{Window, names};
use super::sources::{SOURCE, no_source};
use super::{Logs, arn, root, root_of};
use crate::server::RequestContext;
use crate::services::bedrock_agent::tags;

/// Its documents are named for the ARN of the source's alias.
pub(super) const DELIVERY: Kind = Kind::new("log-delivery");

/// Whether a delivery was created of the logs of the resource with this ARN.
///
/// # Errors
/// [`StoreError::Database`].
pub async fn is_delivered(store: &Store, resource_arn: &str) -> std::result::Result<bool, StoreError> {
    let Ok(arn) = resource_arn.parse::<Arn>() else { return Ok(false) };
    let root = root(&arn.account_id, &arn.region);
    Ok(!store.find_by_name(DELIVERY, &root, resource_arn).await?.is_empty())
}

impl Logs<'_> {
    /// `CreateDelivery`.
    pub async fn create_delivery(
        &self,
        context: &RequestContext,
        input: CreateDeliveryRequest,
    ) -> Result<CreateDeliveryResponse> {
        check(&input)?;
        let (root, source_name) = (root_of(context), &input.delivery_source_name);
        let mut transaction = self.store.begin().await?;
        let source = transaction.get(Key::new(SOURCE, &root, source_name)).await?;
        let source = source.ok_or_else(|| no_source(source_name))?;
        let destination_arn = &input.delivery_destination_arn;
        let destination = destination_arn.strip_prefix(&arn(context, "delivery-destination:")).unwrap_or_default();
        if transaction.get(Key::new(DESTINATION, &root, destination)).await?.is_none() {
            return Err(no_destination(destination_arn).into());
        }
        for other in transaction.find_by_name(DELIVERY, &root, &source.name).await? {
            if goes_to(&other, destination_arn)? {
                let id = other.id;
                let message = format!("The delivery {id} goes from {source_name} to {destination_arn} already.");
                return Err(Error::conflict(message).into());
            }
        }
        let id = self.ids.alphanumeric(16);
        let arn = arn(context, &format!("delivery:{id}"));
        tags::check(&arn, &input.tags.clone().unwrap_or_default())?;
        let delivery = Delivery {
            arn: Some(arn),
            delivery_destination_arn: Some(input.delivery_destination_arn),
            delivery_destination_type: Some(DeliveryDestinationType::Cwl),
            delivery_source_name: Some(input.delivery_source_name),
            id: Some(id.clone()),
            tags: input.tags,
            ..Delivery::default()
        };
        transaction.insert(Key::new(DELIVERY, &root, &id), &source.name, &delivery, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(CreateDeliveryResponse { delivery: Some(delivery) })
    }

    /// `GetDelivery`.
    pub async fn get_delivery(
        &self,
        context: &RequestContext,
        input: GetDeliveryRequest,
    ) -> Result<GetDeliveryResponse> {
        let document = self.store.get(Key::new(DELIVERY, &root_of(context), &input.id)).await?;
        Ok(GetDeliveryResponse { delivery: Some(document.ok_or_else(|| no_delivery(&input.id))?.parse()?) })
    }

    /// `DescribeDeliveries`, newest first.
    pub async fn describe_deliveries(
        &self,
        context: &RequestContext,
        input: DescribeDeliveriesRequest,
    ) -> Result<DescribeDeliveriesResponse> {
        let window = Window { limit: input.limit, next_token: input.next_token.as_deref() };
        let sources = input.delivery_source_names.as_deref();
        let wanted = |delivery: &Delivery| names(sources, delivery.delivery_source_name.as_ref());
        let (deliveries, next_token) = self.newest(context, DELIVERY, window, wanted).await?;
        Ok(DescribeDeliveriesResponse { deliveries: Some(deliveries), next_token })
    }

    /// `DeleteDelivery`: the logs stop, source and destination stay.
    pub async fn delete_delivery(&self, context: &RequestContext, input: DeleteDeliveryRequest) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        if !transaction.remove(Key::new(DELIVERY, &root_of(context), &input.id)).await? {
            return Err(no_delivery(&input.id).into());
        }
        transaction.commit().await?;
        Ok(Unit {})
    }
}

fn check(input: &CreateDeliveryRequest) -> Result<()> {
    let refuse = |message: &str| Err(Error::validation(message).into());
    if input.record_fields.as_ref().is_some_and(|fields| !fields.is_empty()) {
        return refuse("recordFields cannot be chosen here: every line has all of its fields. Leave it out.");
    }
    if input.field_delimiter.as_ref().is_some_and(|delimiter| !delimiter.is_empty()) {
        return refuse("fieldDelimiter is for formats that are not written here: lines are JSON. Leave it out.");
    }
    if input.s3_delivery_configuration.is_some() {
        return refuse("s3DeliveryConfiguration is for destinations in S3, which are not delivered to here.");
    }
    Ok(())
}

/// Whether a stored delivery has this destination.
pub(super) fn goes_to(delivery: &Document, destination_arn: &str) -> Result<bool> {
    let delivery: Delivery = delivery.parse()?;
    Ok(delivery.delivery_destination_arn.as_deref() == Some(destination_arn))
}

fn no_delivery(id: &str) -> Error {
    Error::resource_not_found(format!("The delivery {id} does not exist."))
}
