//! Delivery destinations: the log groups that deliveries name.

use aws_wire::Unit;
use aws_wire::arn::Arn;
use aws_wire::logs::Error;
use aws_wire::logs::types::{
    DeleteDeliveryDestinationRequest, DeliveryDestination, DeliveryDestinationType,
    DescribeDeliveryDestinationsRequest, DescribeDeliveryDestinationsResponse, GetDeliveryDestinationRequest,
    GetDeliveryDestinationResponse, OutputFormat, PutDeliveryDestinationRequest, PutDeliveryDestinationResponse,
};
use store::documents::{Document, Key, Kind};

use super::deliveries::{DELIVERY, goes_to};
use super::error::Result;
use super::pages::{Window, names};
use super::{Logs, arn, root_of};
use crate::server::RequestContext;
use crate::services::bedrock_agent::tags;

pub(super) const DESTINATION: Kind = Kind::new("log-delivery-destination");

impl Logs<'_> {
    /// `PutDeliveryDestination`: makes a destination, or changes one. Its log group need not exist.
    pub async fn put_delivery_destination(
        &self,
        context: &RequestContext,
        input: PutDeliveryDestinationRequest,
    ) -> Result<PutDeliveryDestinationResponse> {
        check(context, &input)?;
        let root = root_of(context);
        let key = Key::new(DESTINATION, &root, &input.name);
        let arn = destination_arn(context, &input.name);
        tags::check(&arn, &input.tags.clone().unwrap_or_default())?;
        let mut transaction = self.store.begin().await?;
        let earlier = transaction.get(key).await?;
        let earlier: Option<DeliveryDestination> = earlier.as_ref().map(Document::parse).transpose()?;
        let destination = DeliveryDestination {
            arn: Some(arn),
            delivery_destination_configuration: input.delivery_destination_configuration,
            delivery_destination_type: Some(DeliveryDestinationType::Cwl),
            name: Some(input.name.clone()),
            output_format: Some(OutputFormat::Json),
            role_arn: input.role_arn,
            tags: input.tags.or_else(|| earlier?.tags),
        };
        transaction.put(key, &input.name, &destination, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(PutDeliveryDestinationResponse { delivery_destination: Some(destination) })
    }

    /// `GetDeliveryDestination`.
    pub async fn get_delivery_destination(
        &self,
        context: &RequestContext,
        input: GetDeliveryDestinationRequest,
    ) -> Result<GetDeliveryDestinationResponse> {
        let document = self.store.get(Key::new(DESTINATION, &root_of(context), &input.name)).await?;
        let destination = document.ok_or_else(|| no_destination(&input.name))?.parse()?;
        Ok(GetDeliveryDestinationResponse { delivery_destination: Some(destination) })
    }

    /// `DescribeDeliveryDestinations`, newest first.
    pub async fn describe_delivery_destinations(
        &self,
        context: &RequestContext,
        input: DescribeDeliveryDestinationsRequest,
    ) -> Result<DescribeDeliveryDestinationsResponse> {
        let window = Window { limit: input.limit, next_token: input.next_token.as_deref() };
        let wanted = |it: &DeliveryDestination| names(input.names.as_deref(), it.name.as_ref());
        let (destinations, next_token) = self.newest(context, DESTINATION, window, wanted).await?;
        Ok(DescribeDeliveryDestinationsResponse { delivery_destinations: Some(destinations), next_token })
    }

    /// `DeleteDeliveryDestination`, once no delivery uses it.
    pub async fn delete_delivery_destination(
        &self,
        context: &RequestContext,
        input: DeleteDeliveryDestinationRequest,
    ) -> Result<Unit> {
        let (root, arn) = (root_of(context), destination_arn(context, &input.name));
        let mut transaction = self.store.begin().await?;
        for delivery in transaction.list_all(DELIVERY, &root).await? {
            if goes_to(&delivery, &arn)? {
                let (id, name) = (&delivery.id, &input.name);
                let message = format!("The delivery {id} uses the destination {name}. Delete it first.");
                return Err(Error::conflict(message).into());
            }
        }
        if !transaction.remove(Key::new(DESTINATION, &root, &input.name)).await? {
            return Err(no_destination(&input.name).into());
        }
        transaction.commit().await?;
        Ok(Unit {})
    }
}

fn check(context: &RequestContext, input: &PutDeliveryDestinationRequest) -> Result<()> {
    let refuse = |message: String| Err(Error::validation(message).into());
    if let Some(kind) = input.delivery_destination_type.filter(|kind| *kind != DeliveryDestinationType::Cwl) {
        return refuse(format!("deliveryDestinationType {kind} is not delivered to here; CWL, a log group, is."));
    }
    if let Some(format) = input.output_format.filter(|format| *format != OutputFormat::Json) {
        return refuse(format!("outputFormat {format} is not written here; json is."));
    }
    let Some(configuration) = &input.delivery_destination_configuration else {
        return refuse("deliveryDestinationConfiguration must have the ARN of a log group.".to_owned());
    };
    let arn = &configuration.destination_resource_arn;
    if is_log_group(context, arn) {
        return Ok(());
    }
    let (account, region) = (&context.account_id, &context.region);
    refuse(format!(
        "destinationResourceArn '{arn}' is not the ARN of a log group in account {account} and region {region}. Buckets and \
         delivery streams are not delivered to here."
    ))
}

fn is_log_group(context: &RequestContext, arn: &str) -> bool {
    let Ok(arn) = arn.parse::<Arn>() else { return false };
    let is_own = arn.service == "logs" && arn.region == context.region && arn.account_id == context.account_id;
    let ("log-group", name) = arn.resource_parts() else { return false };
    let name = name.strip_suffix(":*").unwrap_or(name);
    is_own && (1..=512).contains(&name.len()) && !name.contains([':', '*'])
}

fn destination_arn(context: &RequestContext, name: &str) -> String {
    arn(context, &format!("delivery-destination:{name}"))
}

pub(super) fn no_destination(name: &str) -> Error {
    Error::resource_not_found(format!("The delivery destination {name} does not exist."))
}
