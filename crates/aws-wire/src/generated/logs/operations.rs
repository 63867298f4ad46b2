// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `logs` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "logs",
    signing_name: "logs",
    protocol: Protocol::AwsJson { target_prefix: "Logs_20140328" },
    api_version: "2014-03-28",
    xml_namespace: None,
    operations: &[
        &CREATE_DELIVERY,
        &CREATE_LOG_GROUP,
        &DELETE_DELIVERY,
        &DELETE_DELIVERY_DESTINATION,
        &DELETE_DELIVERY_SOURCE,
        &DELETE_LOG_GROUP,
        &DESCRIBE_DELIVERIES,
        &DESCRIBE_DELIVERY_DESTINATIONS,
        &DESCRIBE_DELIVERY_SOURCES,
        &DESCRIBE_LOG_GROUPS,
        &GET_DELIVERY,
        &GET_DELIVERY_DESTINATION,
        &GET_DELIVERY_SOURCE,
        &PUT_DELIVERY_DESTINATION,
        &PUT_DELIVERY_SOURCE,
    ],
};

static CREATE_DELIVERY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateDelivery",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_DELIVERY_REQUEST),
    output: Some(&schema::CREATE_DELIVERY_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreateDelivery;

impl crate::Operation for CreateDelivery {
    type Input = types::CreateDeliveryRequest;
    type Output = types::CreateDeliveryResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_DELIVERY;
}

static CREATE_LOG_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateLogGroup",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_LOG_GROUP_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreateLogGroup;

impl crate::Operation for CreateLogGroup {
    type Input = types::CreateLogGroupRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_LOG_GROUP;
    const INVALID_PARAMETER: bool = true;
}

static DELETE_DELIVERY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteDelivery",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_DELIVERY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteDelivery;

impl crate::Operation for DeleteDelivery {
    type Input = types::DeleteDeliveryRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_DELIVERY;
}

static DELETE_DELIVERY_DESTINATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteDeliveryDestination",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_DELIVERY_DESTINATION_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteDeliveryDestination;

impl crate::Operation for DeleteDeliveryDestination {
    type Input = types::DeleteDeliveryDestinationRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_DELIVERY_DESTINATION;
}

static DELETE_DELIVERY_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteDeliverySource",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_DELIVERY_SOURCE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteDeliverySource;

impl crate::Operation for DeleteDeliverySource {
    type Input = types::DeleteDeliverySourceRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_DELIVERY_SOURCE;
}

static DELETE_LOG_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteLogGroup",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_LOG_GROUP_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteLogGroup;

impl crate::Operation for DeleteLogGroup {
    type Input = types::DeleteLogGroupRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_LOG_GROUP;
}

static DESCRIBE_DELIVERIES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DescribeDeliveries",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DESCRIBE_DELIVERIES_REQUEST),
    output: Some(&schema::DESCRIBE_DELIVERIES_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DescribeDeliveries;

impl crate::Operation for DescribeDeliveries {
    type Input = types::DescribeDeliveriesRequest;
    type Output = types::DescribeDeliveriesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DESCRIBE_DELIVERIES;
}

static DESCRIBE_DELIVERY_DESTINATIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DescribeDeliveryDestinations",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DESCRIBE_DELIVERY_DESTINATIONS_REQUEST),
    output: Some(&schema::DESCRIBE_DELIVERY_DESTINATIONS_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DescribeDeliveryDestinations;

impl crate::Operation for DescribeDeliveryDestinations {
    type Input = types::DescribeDeliveryDestinationsRequest;
    type Output = types::DescribeDeliveryDestinationsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DESCRIBE_DELIVERY_DESTINATIONS;
}

static DESCRIBE_DELIVERY_SOURCES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DescribeDeliverySources",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DESCRIBE_DELIVERY_SOURCES_REQUEST),
    output: Some(&schema::DESCRIBE_DELIVERY_SOURCES_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DescribeDeliverySources;

impl crate::Operation for DescribeDeliverySources {
    type Input = types::DescribeDeliverySourcesRequest;
    type Output = types::DescribeDeliverySourcesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DESCRIBE_DELIVERY_SOURCES;
}

static DESCRIBE_LOG_GROUPS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DescribeLogGroups",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DESCRIBE_LOG_GROUPS_REQUEST),
    output: Some(&schema::DESCRIBE_LOG_GROUPS_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DescribeLogGroups;

impl crate::Operation for DescribeLogGroups {
    type Input = types::DescribeLogGroupsRequest;
    type Output = types::DescribeLogGroupsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DESCRIBE_LOG_GROUPS;
    const INVALID_PARAMETER: bool = true;
}

static GET_DELIVERY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetDelivery",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_DELIVERY_REQUEST),
    output: Some(&schema::GET_DELIVERY_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetDelivery;

impl crate::Operation for GetDelivery {
    type Input = types::GetDeliveryRequest;
    type Output = types::GetDeliveryResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_DELIVERY;
}

static GET_DELIVERY_DESTINATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetDeliveryDestination",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_DELIVERY_DESTINATION_REQUEST),
    output: Some(&schema::GET_DELIVERY_DESTINATION_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetDeliveryDestination;

impl crate::Operation for GetDeliveryDestination {
    type Input = types::GetDeliveryDestinationRequest;
    type Output = types::GetDeliveryDestinationResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_DELIVERY_DESTINATION;
}

static GET_DELIVERY_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetDeliverySource",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_DELIVERY_SOURCE_REQUEST),
    output: Some(&schema::GET_DELIVERY_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetDeliverySource;

impl crate::Operation for GetDeliverySource {
    type Input = types::GetDeliverySourceRequest;
    type Output = types::GetDeliverySourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_DELIVERY_SOURCE;
}

static PUT_DELIVERY_DESTINATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PutDeliveryDestination",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::PUT_DELIVERY_DESTINATION_REQUEST),
    output: Some(&schema::PUT_DELIVERY_DESTINATION_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct PutDeliveryDestination;

impl crate::Operation for PutDeliveryDestination {
    type Input = types::PutDeliveryDestinationRequest;
    type Output = types::PutDeliveryDestinationResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUT_DELIVERY_DESTINATION;
}

static PUT_DELIVERY_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PutDeliverySource",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::PUT_DELIVERY_SOURCE_REQUEST),
    output: Some(&schema::PUT_DELIVERY_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct PutDeliverySource;

impl crate::Operation for PutDeliverySource {
    type Input = types::PutDeliverySourceRequest;
    type Output = types::PutDeliverySourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUT_DELIVERY_SOURCE;
}
