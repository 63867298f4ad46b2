// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The structure `AccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessDeniedException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConflictException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CreateDeliveryRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateDeliveryRequest {
    /// `deliveryDestinationArn`: required.
    #[serde(rename = "deliveryDestinationArn")]
    pub delivery_destination_arn: String,
    /// `deliverySourceName`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "deliverySourceName")]
    pub delivery_source_name: String,
    /// `fieldDelimiter`: 0 to 5 characters.
    #[serde(rename = "fieldDelimiter", default, skip_serializing_if = "Option::is_none")]
    pub field_delimiter: Option<String>,
    /// `recordFields`: 0 to 128 entries.
    #[serde(rename = "recordFields", default, skip_serializing_if = "Option::is_none")]
    pub record_fields: Option<Vec<String>>,
    /// `s3DeliveryConfiguration`.
    #[serde(rename = "s3DeliveryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub s3_delivery_configuration: Option<S3DeliveryConfiguration>,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `CreateDeliveryResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateDeliveryResponse {
    /// `delivery`.
    #[serde(rename = "delivery", default, skip_serializing_if = "Option::is_none")]
    pub delivery: Option<Delivery>,
}

/// The structure `CreateLogGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateLogGroupRequest {
    /// `deletionProtectionEnabled`.
    #[serde(rename = "deletionProtectionEnabled", default, skip_serializing_if = "Option::is_none")]
    pub deletion_protection_enabled: Option<bool>,
    /// `kmsKeyId`: at most 256 characters.
    #[serde(rename = "kmsKeyId", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_id: Option<String>,
    /// `logGroupClass`.
    #[serde(rename = "logGroupClass", default, skip_serializing_if = "Option::is_none")]
    pub log_group_class: Option<LogGroupClass>,
    /// `logGroupName`: required, 1 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]+`.
    #[serde(rename = "logGroupName")]
    pub log_group_name: String,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The enum `DataProtectionStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DataProtectionStatus {
    /// `ACTIVATED`.
    #[serde(rename = "ACTIVATED")]
    Activated,
    /// `DELETED`.
    #[serde(rename = "DELETED")]
    Deleted,
    /// `ARCHIVED`.
    #[serde(rename = "ARCHIVED")]
    Archived,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl DataProtectionStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Activated => "ACTIVATED",
            Self::Deleted => "DELETED",
            Self::Archived => "ARCHIVED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for DataProtectionStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DeleteDeliveryDestinationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteDeliveryDestinationRequest {
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `DeleteDeliveryRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteDeliveryRequest {
    /// `id`: required, 1 to 64 characters, pattern `^[0-9A-Za-z]+$`.
    #[serde(rename = "id")]
    pub id: String,
}

/// The structure `DeleteDeliverySourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteDeliverySourceRequest {
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `DeleteLogGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteLogGroupRequest {
    /// `logGroupName`: required, 1 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]+`.
    #[serde(rename = "logGroupName")]
    pub log_group_name: String,
}

/// The structure `Delivery`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Delivery {
    /// `arn`.
    #[serde(rename = "arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `deliveryDestinationArn`.
    #[serde(rename = "deliveryDestinationArn", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_arn: Option<String>,
    /// `deliveryDestinationType`.
    #[serde(rename = "deliveryDestinationType", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_type: Option<DeliveryDestinationType>,
    /// `deliverySourceName`: 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "deliverySourceName", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source_name: Option<String>,
    /// `fieldDelimiter`: 0 to 5 characters.
    #[serde(rename = "fieldDelimiter", default, skip_serializing_if = "Option::is_none")]
    pub field_delimiter: Option<String>,
    /// `id`: 1 to 64 characters, pattern `^[0-9A-Za-z]+$`.
    #[serde(rename = "id", default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// `recordFields`: 0 to 128 entries.
    #[serde(rename = "recordFields", default, skip_serializing_if = "Option::is_none")]
    pub record_fields: Option<Vec<String>>,
    /// `s3DeliveryConfiguration`.
    #[serde(rename = "s3DeliveryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub s3_delivery_configuration: Option<S3DeliveryConfiguration>,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `DeliveryDestination`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeliveryDestination {
    /// `arn`.
    #[serde(rename = "arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `deliveryDestinationConfiguration`.
    #[serde(rename = "deliveryDestinationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_configuration: Option<DeliveryDestinationConfiguration>,
    /// `deliveryDestinationType`.
    #[serde(rename = "deliveryDestinationType", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_type: Option<DeliveryDestinationType>,
    /// `name`: 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `outputFormat`.
    #[serde(rename = "outputFormat", default, skip_serializing_if = "Option::is_none")]
    pub output_format: Option<OutputFormat>,
    /// `roleArn`.
    #[serde(rename = "roleArn", default, skip_serializing_if = "Option::is_none")]
    pub role_arn: Option<String>,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `DeliveryDestinationConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeliveryDestinationConfiguration {
    /// `destinationResourceArn`: required.
    #[serde(rename = "destinationResourceArn")]
    pub destination_resource_arn: String,
}

/// The enum `DeliveryDestinationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeliveryDestinationType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
    /// `CWL`.
    #[serde(rename = "CWL")]
    Cwl,
    /// `FH`.
    #[serde(rename = "FH")]
    Fh,
    /// `XRAY`.
    #[serde(rename = "XRAY")]
    Xray,
}

impl DeliveryDestinationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::Cwl => "CWL",
            Self::Fh => "FH",
            Self::Xray => "XRAY",
        }
    }
}

impl std::fmt::Display for DeliveryDestinationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DeliverySource`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeliverySource {
    /// `arn`.
    #[serde(rename = "arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `deliverySourceConfiguration`.
    #[serde(rename = "deliverySourceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source_configuration: Option<BTreeMap<String, String>>,
    /// `logType`: 1 to 255 characters, pattern `[\w]*`.
    #[serde(rename = "logType", default, skip_serializing_if = "Option::is_none")]
    pub log_type: Option<String>,
    /// `name`: 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `resourceArns`.
    #[serde(rename = "resourceArns", default, skip_serializing_if = "Option::is_none")]
    pub resource_arns: Option<Vec<String>>,
    /// `service`: 1 to 255 characters, pattern `[\w_-]*`.
    #[serde(rename = "service", default, skip_serializing_if = "Option::is_none")]
    pub service: Option<String>,
    /// `status`.
    #[serde(rename = "status", default, skip_serializing_if = "Option::is_none")]
    pub status: Option<DeliverySourceStatus>,
    /// `statusReason`.
    #[serde(rename = "statusReason", default, skip_serializing_if = "Option::is_none")]
    pub status_reason: Option<DeliverySourceStatusReason>,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The enum `DeliverySourceStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeliverySourceStatus {
    /// `ACTIVE`.
    #[serde(rename = "ACTIVE")]
    Active,
    /// `INACTIVE`.
    #[serde(rename = "INACTIVE")]
    Inactive,
}

impl DeliverySourceStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "ACTIVE",
            Self::Inactive => "INACTIVE",
        }
    }
}

impl std::fmt::Display for DeliverySourceStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `DeliverySourceStatusReason`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeliverySourceStatusReason {
    /// `RESOURCE_DELETED`.
    #[serde(rename = "RESOURCE_DELETED")]
    ResourceDeleted,
}

impl DeliverySourceStatusReason {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ResourceDeleted => "RESOURCE_DELETED",
        }
    }
}

impl std::fmt::Display for DeliverySourceStatusReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DescribeDeliveriesRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliveriesRequest {
    /// `deliverySourceNames`: 1 to 20 entries.
    #[serde(rename = "deliverySourceNames", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source_names: Option<Vec<String>>,
    /// `limit`: 1 to 50.
    #[serde(rename = "limit", default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeDeliveriesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliveriesResponse {
    /// `deliveries`.
    #[serde(rename = "deliveries", default, skip_serializing_if = "Option::is_none")]
    pub deliveries: Option<Vec<Delivery>>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeDeliveryDestinationsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliveryDestinationsRequest {
    /// `limit`: 1 to 50.
    #[serde(rename = "limit", default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// `names`: 1 to 20 entries.
    #[serde(rename = "names", default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeDeliveryDestinationsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliveryDestinationsResponse {
    /// `deliveryDestinations`.
    #[serde(rename = "deliveryDestinations", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destinations: Option<Vec<DeliveryDestination>>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeDeliverySourcesRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliverySourcesRequest {
    /// `limit`: 1 to 50.
    #[serde(rename = "limit", default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `resourceArns`: 1 to 20 entries.
    #[serde(rename = "resourceArns", default, skip_serializing_if = "Option::is_none")]
    pub resource_arns: Option<Vec<String>>,
}

/// The structure `DescribeDeliverySourcesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeDeliverySourcesResponse {
    /// `deliverySources`.
    #[serde(rename = "deliverySources", default, skip_serializing_if = "Option::is_none")]
    pub delivery_sources: Option<Vec<DeliverySource>>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeLogGroupsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeLogGroupsRequest {
    /// `accountIdentifiers`: 0 to 20 entries.
    #[serde(rename = "accountIdentifiers", default, skip_serializing_if = "Option::is_none")]
    pub account_identifiers: Option<Vec<String>>,
    /// `includeLinkedAccounts`.
    #[serde(rename = "includeLinkedAccounts", default, skip_serializing_if = "Option::is_none")]
    pub include_linked_accounts: Option<bool>,
    /// `limit`: 1 to 50.
    #[serde(rename = "limit", default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i32>,
    /// `logGroupClass`.
    #[serde(rename = "logGroupClass", default, skip_serializing_if = "Option::is_none")]
    pub log_group_class: Option<LogGroupClass>,
    /// `logGroupIdentifiers`: 1 to 50 entries.
    #[serde(rename = "logGroupIdentifiers", default, skip_serializing_if = "Option::is_none")]
    pub log_group_identifiers: Option<Vec<String>>,
    /// `logGroupNamePattern`: 0 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]*`.
    #[serde(rename = "logGroupNamePattern", default, skip_serializing_if = "Option::is_none")]
    pub log_group_name_pattern: Option<String>,
    /// `logGroupNamePrefix`: 1 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]+`.
    #[serde(rename = "logGroupNamePrefix", default, skip_serializing_if = "Option::is_none")]
    pub log_group_name_prefix: Option<String>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `DescribeLogGroupsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DescribeLogGroupsResponse {
    /// `logGroups`.
    #[serde(rename = "logGroups", default, skip_serializing_if = "Option::is_none")]
    pub log_groups: Option<Vec<LogGroup>>,
    /// `nextToken`: at least 1 characters.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `GetDeliveryDestinationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetDeliveryDestinationRequest {
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `GetDeliveryDestinationResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetDeliveryDestinationResponse {
    /// `deliveryDestination`.
    #[serde(rename = "deliveryDestination", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination: Option<DeliveryDestination>,
}

/// The structure `GetDeliveryRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetDeliveryRequest {
    /// `id`: required, 1 to 64 characters, pattern `^[0-9A-Za-z]+$`.
    #[serde(rename = "id")]
    pub id: String,
}

/// The structure `GetDeliveryResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetDeliveryResponse {
    /// `delivery`.
    #[serde(rename = "delivery", default, skip_serializing_if = "Option::is_none")]
    pub delivery: Option<Delivery>,
}

/// The structure `GetDeliverySourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetDeliverySourceRequest {
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `GetDeliverySourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetDeliverySourceResponse {
    /// `deliverySource`.
    #[serde(rename = "deliverySource", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source: Option<DeliverySource>,
}

/// The enum `InheritedProperty`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InheritedProperty {
    /// `ACCOUNT_DATA_PROTECTION`.
    #[serde(rename = "ACCOUNT_DATA_PROTECTION")]
    AccountDataProtection,
}

impl InheritedProperty {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AccountDataProtection => "ACCOUNT_DATA_PROTECTION",
        }
    }
}

impl std::fmt::Display for InheritedProperty {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `InvalidParameterException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidParameterException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `LimitExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LimitExceededException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `LogGroup`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LogGroup {
    /// `arn`.
    #[serde(rename = "arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `bearerTokenAuthenticationEnabled`.
    #[serde(rename = "bearerTokenAuthenticationEnabled", default, skip_serializing_if = "Option::is_none")]
    pub bearer_token_authentication_enabled: Option<bool>,
    /// `creationTime`: at least 0.
    #[serde(rename = "creationTime", default, skip_serializing_if = "Option::is_none")]
    pub creation_time: Option<i64>,
    /// `dataProtectionStatus`.
    #[serde(rename = "dataProtectionStatus", default, skip_serializing_if = "Option::is_none")]
    pub data_protection_status: Option<DataProtectionStatus>,
    /// `deletionProtectionEnabled`.
    #[serde(rename = "deletionProtectionEnabled", default, skip_serializing_if = "Option::is_none")]
    pub deletion_protection_enabled: Option<bool>,
    /// `inheritedProperties`.
    #[serde(rename = "inheritedProperties", default, skip_serializing_if = "Option::is_none")]
    pub inherited_properties: Option<Vec<InheritedProperty>>,
    /// `kmsKeyId`: at most 256 characters.
    #[serde(rename = "kmsKeyId", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_id: Option<String>,
    /// `logGroupArn`.
    #[serde(rename = "logGroupArn", default, skip_serializing_if = "Option::is_none")]
    pub log_group_arn: Option<String>,
    /// `logGroupClass`.
    #[serde(rename = "logGroupClass", default, skip_serializing_if = "Option::is_none")]
    pub log_group_class: Option<LogGroupClass>,
    /// `logGroupName`: 1 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]+`.
    #[serde(rename = "logGroupName", default, skip_serializing_if = "Option::is_none")]
    pub log_group_name: Option<String>,
    /// `metricFilterCount`.
    #[serde(rename = "metricFilterCount", default, skip_serializing_if = "Option::is_none")]
    pub metric_filter_count: Option<i32>,
    /// `retentionInDays`.
    #[serde(rename = "retentionInDays", default, skip_serializing_if = "Option::is_none")]
    pub retention_in_days: Option<i32>,
    /// `retentionPolicyName`.
    #[serde(rename = "retentionPolicyName", default, skip_serializing_if = "Option::is_none")]
    pub retention_policy_name: Option<String>,
    /// `storedBytes`: at least 0.
    #[serde(rename = "storedBytes", default, skip_serializing_if = "Option::is_none")]
    pub stored_bytes: Option<i64>,
}

/// The enum `LogGroupClass`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LogGroupClass {
    /// `STANDARD`.
    #[serde(rename = "STANDARD")]
    Standard,
    /// `INFREQUENT_ACCESS`.
    #[serde(rename = "INFREQUENT_ACCESS")]
    InfrequentAccess,
    /// `DELIVERY`.
    #[serde(rename = "DELIVERY")]
    Delivery,
    /// `ESSENTIALS`.
    #[serde(rename = "ESSENTIALS")]
    Essentials,
}

impl LogGroupClass {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "STANDARD",
            Self::InfrequentAccess => "INFREQUENT_ACCESS",
            Self::Delivery => "DELIVERY",
            Self::Essentials => "ESSENTIALS",
        }
    }
}

impl std::fmt::Display for LogGroupClass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `OperationAbortedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OperationAbortedException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `OutputFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OutputFormat {
    /// `json`.
    #[serde(rename = "json")]
    Json,
    /// `plain`.
    #[serde(rename = "plain")]
    Plain,
    /// `w3c`.
    #[serde(rename = "w3c")]
    W3c,
    /// `raw`.
    #[serde(rename = "raw")]
    Raw,
    /// `parquet`.
    #[serde(rename = "parquet")]
    Parquet,
}

impl OutputFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Plain => "plain",
            Self::W3c => "w3c",
            Self::Raw => "raw",
            Self::Parquet => "parquet",
        }
    }
}

impl std::fmt::Display for OutputFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PutDeliveryDestinationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutDeliveryDestinationRequest {
    /// `deliveryDestinationConfiguration`.
    #[serde(rename = "deliveryDestinationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_configuration: Option<DeliveryDestinationConfiguration>,
    /// `deliveryDestinationType`.
    #[serde(rename = "deliveryDestinationType", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination_type: Option<DeliveryDestinationType>,
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
    /// `outputFormat`.
    #[serde(rename = "outputFormat", default, skip_serializing_if = "Option::is_none")]
    pub output_format: Option<OutputFormat>,
    /// `roleArn`.
    #[serde(rename = "roleArn", default, skip_serializing_if = "Option::is_none")]
    pub role_arn: Option<String>,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `PutDeliveryDestinationResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PutDeliveryDestinationResponse {
    /// `deliveryDestination`.
    #[serde(rename = "deliveryDestination", default, skip_serializing_if = "Option::is_none")]
    pub delivery_destination: Option<DeliveryDestination>,
}

/// The structure `PutDeliverySourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutDeliverySourceRequest {
    /// `deliverySourceConfiguration`.
    #[serde(rename = "deliverySourceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source_configuration: Option<BTreeMap<String, String>>,
    /// `logType`: required, 1 to 255 characters, pattern `[\w]*`.
    #[serde(rename = "logType")]
    pub log_type: String,
    /// `name`: required, 1 to 60 characters, pattern `[\w-]*`.
    #[serde(rename = "name")]
    pub name: String,
    /// `resourceArn`: required.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tags`: 1 to 50 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `PutDeliverySourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PutDeliverySourceResponse {
    /// `deliverySource`.
    #[serde(rename = "deliverySource", default, skip_serializing_if = "Option::is_none")]
    pub delivery_source: Option<DeliverySource>,
}

/// The structure `ResourceAlreadyExistsException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceAlreadyExistsException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `S3DeliveryConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3DeliveryConfiguration {
    /// `enableHiveCompatiblePath`.
    #[serde(rename = "enableHiveCompatiblePath", default, skip_serializing_if = "Option::is_none")]
    pub enable_hive_compatible_path: Option<bool>,
    /// `suffixPath`: 1 to 256 characters.
    #[serde(rename = "suffixPath", default, skip_serializing_if = "Option::is_none")]
    pub suffix_path: Option<String>,
}

/// The structure `ServiceQuotaExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceQuotaExceededException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ServiceUnavailableException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceUnavailableException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ValidationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValidationException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}
