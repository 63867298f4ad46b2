//! CloudWatch Logs, as far as the logs of agent aliases are switched on with it: a delivery joins a source, which stands for an
//! alias, and a destination, which stands for a log group. The server's application log asks [`is_delivered`] before it writes.
//!
//! Log groups are names here: no events can be put into them or read from them. Where the lines of all deliveries go instead is
//! said in `docs/memory.md`.
//!
//! ```text
//! logs/account/region     sources and deliveries, by the ARN of their alias; destinations; log groups
//! ```

mod deliveries;
mod destinations;
mod error;
mod log_groups;
mod pages;
mod sources;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use aws_wire::logs::{Error, operations};
use store::{Clock, Ids, Store};

use crate::server::{App, Registry, RequestContext};

pub use deliveries::is_delivered;
pub use error::LogsError;

/// The operations of CloudWatch Logs over a store.
pub struct Logs<'a> {
    store: &'a Store,
    clock: &'a dyn Clock,
    ids: &'a dyn Ids,
}

impl<'a> Logs<'a> {
    /// The operations on what lies in `store`.
    #[must_use]
    pub fn new(store: &'a Store, clock: &'a dyn Clock, ids: &'a dyn Ids) -> Self {
        Self { store, clock, ids }
    }
}

impl fmt::Debug for Logs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Logs").finish_non_exhaustive()
    }
}

/// Where the documents of an account and region are.
fn root(account_id: &str, region: &str) -> String {
    format!("logs/{account_id}/{region}")
}

/// The same for a caller.
fn root_of(context: &RequestContext) -> String {
    root(&context.account_id, &context.region)
}

/// The ARN of what a caller has of this kind and name, such as `delivery-source:name`.
fn arn(context: &RequestContext, resource: &str) -> String {
    format!("arn:aws:logs:{}:{}:{resource}", context.region, context.account_id)
}

/// Binds operations to the methods that answer them.
macro_rules! bind {
    ($registry:ident, $($operation:ident => $method:ident),+ $(,)?) => {$(
        $registry.operation(operations::$operation, |app: Arc<App>, context: RequestContext, input| async move {
            let logs = Logs::new(&app.store, app.clock.as_ref(), app.ids.as_ref());
            logs.$method(&context, input).await.map_err(Error::from)
        });
    )+};
}

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    bind!(registry,
        PutDeliverySource => put_delivery_source,
        GetDeliverySource => get_delivery_source,
        DescribeDeliverySources => describe_delivery_sources,
        DeleteDeliverySource => delete_delivery_source,
        PutDeliveryDestination => put_delivery_destination,
        GetDeliveryDestination => get_delivery_destination,
        DescribeDeliveryDestinations => describe_delivery_destinations,
        DeleteDeliveryDestination => delete_delivery_destination,
        CreateDelivery => create_delivery,
        GetDelivery => get_delivery,
        DescribeDeliveries => describe_deliveries,
        DeleteDelivery => delete_delivery,
        CreateLogGroup => create_log_group,
        DescribeLogGroups => describe_log_groups,
        DeleteLogGroup => delete_log_group,
    );
}
