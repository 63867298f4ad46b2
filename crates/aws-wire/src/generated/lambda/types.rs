// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The structure `AcceleratorConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AcceleratorConfig {
    /// `AcceleratorMemorySize`: required.
    #[serde(rename = "AcceleratorMemorySize")]
    pub accelerator_memory_size: i32,
}

/// The structure `AddPermissionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AddPermissionRequest {
    /// `Action`: required, 0 to 10000 characters, pattern `(lambda:[*]|lambda:[a-zA-Z]+|[*])`.
    #[serde(rename = "Action")]
    pub action: String,
    /// `EventSourceToken`: 0 to 256 characters, pattern `[a-zA-Z0-9._\-]+`.
    #[serde(rename = "EventSourceToken", default, skip_serializing_if = "Option::is_none")]
    pub event_source_token: Option<String>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `FunctionUrlAuthType`.
    #[serde(rename = "FunctionUrlAuthType", default, skip_serializing_if = "Option::is_none")]
    pub function_url_auth_type: Option<FunctionUrlAuthType>,
    /// `InvokedViaFunctionUrl`.
    #[serde(rename = "InvokedViaFunctionUrl", default, skip_serializing_if = "Option::is_none")]
    pub invoked_via_function_url: Option<bool>,
    /// `Principal`: required, 0 to 2048 characters, pattern `[^\s]+`.
    #[serde(rename = "Principal")]
    pub principal: String,
    /// `PrincipalOrgID`: 12 to 34 characters, pattern `o-[a-z0-9]{10,32}`.
    #[serde(rename = "PrincipalOrgID", default, skip_serializing_if = "Option::is_none")]
    pub principal_org_id: Option<String>,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `SourceAccount`: 0 to 12 characters, pattern `\d{12}`.
    #[serde(rename = "SourceAccount", default, skip_serializing_if = "Option::is_none")]
    pub source_account: Option<String>,
    /// `SourceArn`: 0 to 10000 characters.
    #[serde(rename = "SourceArn", default, skip_serializing_if = "Option::is_none")]
    pub source_arn: Option<String>,
    /// `StatementId`: required, 1 to 100 characters, pattern `([a-zA-Z0-9-_]+)`.
    #[serde(rename = "StatementId")]
    pub statement_id: String,
}

/// The structure `AddPermissionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AddPermissionResponse {
    /// `Statement`.
    #[serde(rename = "Statement", default, skip_serializing_if = "Option::is_none")]
    pub statement: Option<String>,
}

/// The structure `AliasConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AliasConfiguration {
    /// `AliasArn`: 0 to 10000 characters.
    #[serde(rename = "AliasArn", default, skip_serializing_if = "Option::is_none")]
    pub alias_arn: Option<String>,
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `FunctionVersion`: 1 to 1024 characters, pattern `(\$LATEST|[0-9]+)`.
    #[serde(rename = "FunctionVersion", default, skip_serializing_if = "Option::is_none")]
    pub function_version: Option<String>,
    /// `Name`: 1 to 128 characters, pattern `(?!^[0-9]+$)([a-zA-Z0-9-_]+)`.
    #[serde(rename = "Name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `RoutingConfig`.
    #[serde(rename = "RoutingConfig", default, skip_serializing_if = "Option::is_none")]
    pub routing_config: Option<AliasRoutingConfiguration>,
}

/// The structure `AliasLimitExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AliasLimitExceededException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `AliasRoutingConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AliasRoutingConfiguration {
    /// `AdditionalVersionWeights`.
    #[serde(rename = "AdditionalVersionWeights", default, skip_serializing_if = "Option::is_none")]
    pub additional_version_weights: Option<BTreeMap<String, f64>>,
}

/// The enum `ApplicationLogLevel`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ApplicationLogLevel {
    /// `TRACE`.
    #[serde(rename = "TRACE")]
    Trace,
    /// `DEBUG`.
    #[serde(rename = "DEBUG")]
    Debug,
    /// `INFO`.
    #[serde(rename = "INFO")]
    Info,
    /// `WARN`.
    #[serde(rename = "WARN")]
    Warn,
    /// `ERROR`.
    #[serde(rename = "ERROR")]
    Error,
    /// `FATAL`.
    #[serde(rename = "FATAL")]
    Fatal,
}

impl ApplicationLogLevel {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Trace => "TRACE",
            Self::Debug => "DEBUG",
            Self::Info => "INFO",
            Self::Warn => "WARN",
            Self::Error => "ERROR",
            Self::Fatal => "FATAL",
        }
    }
}

impl std::fmt::Display for ApplicationLogLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `Architecture`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Architecture {
    /// `x86_64`.
    #[serde(rename = "x86_64")]
    X8664,
    /// `arm64`.
    #[serde(rename = "arm64")]
    Arm64,
}

impl Architecture {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::X8664 => "x86_64",
            Self::Arm64 => "arm64",
        }
    }
}

impl std::fmt::Display for Architecture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CapacityProviderConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CapacityProviderConfig {
    /// `LambdaManagedInstancesCapacityProviderConfig`: required.
    #[serde(rename = "LambdaManagedInstancesCapacityProviderConfig")]
    pub lambda_managed_instances_capacity_provider_config: LambdaManagedInstancesCapacityProviderConfig,
}

/// The structure `CodeArtifactUserDeletedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeArtifactUserDeletedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CodeArtifactUserFailedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeArtifactUserFailedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CodeArtifactUserPendingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeArtifactUserPendingException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CodeSigningConfigNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeSigningConfigNotFoundException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `CodeStorageExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeStorageExceededException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CodeVerificationFailedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeVerificationFailedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `Concurrency`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Concurrency {
    /// `ReservedConcurrentExecutions`: at least 0.
    #[serde(rename = "ReservedConcurrentExecutions", default, skip_serializing_if = "Option::is_none")]
    pub reserved_concurrent_executions: Option<i32>,
}

/// The structure `CreateAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAliasRequest {
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `FunctionVersion`: required, 1 to 1024 characters, pattern `(\$LATEST(\.PUBLISHED)?|[0-9]+)`.
    #[serde(rename = "FunctionVersion")]
    pub function_version: String,
    /// `Name`: required, 1 to 128 characters, pattern `(?!^[0-9]+$)([a-zA-Z0-9-_]+)`.
    #[serde(rename = "Name")]
    pub name: String,
    /// `RoutingConfig`.
    #[serde(rename = "RoutingConfig", default, skip_serializing_if = "Option::is_none")]
    pub routing_config: Option<AliasRoutingConfiguration>,
}

/// The structure `CreateFunctionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateFunctionRequest {
    /// `AcceleratorConfig`.
    #[serde(rename = "AcceleratorConfig", default, skip_serializing_if = "Option::is_none")]
    pub accelerator_config: Option<AcceleratorConfig>,
    /// `Architectures`: 1 to 1 entries.
    #[serde(rename = "Architectures", default, skip_serializing_if = "Option::is_none")]
    pub architectures: Option<Vec<Architecture>>,
    /// `CapacityProviderConfig`.
    #[serde(rename = "CapacityProviderConfig", default, skip_serializing_if = "Option::is_none")]
    pub capacity_provider_config: Option<CapacityProviderConfig>,
    /// `Code`: required.
    #[serde(rename = "Code")]
    pub code: FunctionCode,
    /// `CodeSigningConfigArn`: 0 to 200 characters.
    #[serde(rename = "CodeSigningConfigArn", default, skip_serializing_if = "Option::is_none")]
    pub code_signing_config_arn: Option<String>,
    /// `DeadLetterConfig`.
    #[serde(rename = "DeadLetterConfig", default, skip_serializing_if = "Option::is_none")]
    pub dead_letter_config: Option<DeadLetterConfig>,
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `DurableConfig`.
    #[serde(rename = "DurableConfig", default, skip_serializing_if = "Option::is_none")]
    pub durable_config: Option<DurableConfig>,
    /// `Environment`.
    #[serde(rename = "Environment", default, skip_serializing_if = "Option::is_none")]
    pub environment: Option<Environment>,
    /// `EphemeralStorage`.
    #[serde(rename = "EphemeralStorage", default, skip_serializing_if = "Option::is_none")]
    pub ephemeral_storage: Option<EphemeralStorage>,
    /// `FileSystemConfigs`: 0 to 1 entries.
    #[serde(rename = "FileSystemConfigs", default, skip_serializing_if = "Option::is_none")]
    pub file_system_configs: Option<Vec<FileSystemConfig>>,
    /// `FunctionName`: required, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Handler`: 0 to 128 characters, pattern `[^\s]+`.
    #[serde(rename = "Handler", default, skip_serializing_if = "Option::is_none")]
    pub handler: Option<String>,
    /// `ImageConfig`.
    #[serde(rename = "ImageConfig", default, skip_serializing_if = "Option::is_none")]
    pub image_config: Option<ImageConfig>,
    /// `KMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "KMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_arn: Option<String>,
    /// `Layers`.
    #[serde(rename = "Layers", default, skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<String>>,
    /// `LoggingConfig`.
    #[serde(rename = "LoggingConfig", default, skip_serializing_if = "Option::is_none")]
    pub logging_config: Option<LoggingConfig>,
    /// `MemorySize`: 128 to 32768.
    #[serde(rename = "MemorySize", default, skip_serializing_if = "Option::is_none")]
    pub memory_size: Option<i32>,
    /// `PackageType`.
    #[serde(rename = "PackageType", default, skip_serializing_if = "Option::is_none")]
    pub package_type: Option<PackageType>,
    /// `Publish`.
    #[serde(rename = "Publish", default, skip_serializing_if = "Option::is_none")]
    pub publish: Option<bool>,
    /// `PublishTo`.
    #[serde(rename = "PublishTo", default, skip_serializing_if = "Option::is_none")]
    pub publish_to: Option<FunctionVersionLatestPublished>,
    /// `Role`: required, 0 to 10000 characters, pattern `arn:(aws[a-zA-Z-]*)?:iam::\d{12}:role/?[a-zA-Z_0-9+=,.@\-_/]+`.
    #[serde(rename = "Role")]
    pub role: String,
    /// `Runtime`.
    #[serde(rename = "Runtime", default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<Runtime>,
    /// `RuntimeConfig`.
    #[serde(rename = "RuntimeConfig", default, skip_serializing_if = "Option::is_none")]
    pub runtime_config: Option<FunctionRuntimeConfig>,
    /// `SnapStart`.
    #[serde(rename = "SnapStart", default, skip_serializing_if = "Option::is_none")]
    pub snap_start: Option<SnapStart>,
    /// `Tags`.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
    /// `TenancyConfig`.
    #[serde(rename = "TenancyConfig", default, skip_serializing_if = "Option::is_none")]
    pub tenancy_config: Option<TenancyConfig>,
    /// `Timeout`: 1 to 5400.
    #[serde(rename = "Timeout", default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<i32>,
    /// `TracingConfig`.
    #[serde(rename = "TracingConfig", default, skip_serializing_if = "Option::is_none")]
    pub tracing_config: Option<TracingConfig>,
    /// `VpcConfig`.
    #[serde(rename = "VpcConfig", default, skip_serializing_if = "Option::is_none")]
    pub vpc_config: Option<VpcConfig>,
}

/// The structure `DeadLetterConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeadLetterConfig {
    /// `TargetArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "TargetArn", default, skip_serializing_if = "Option::is_none")]
    pub target_arn: Option<String>,
}

/// The structure `DeleteAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAliasRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Name`: required, in the uri as `Name`, 1 to 128 characters, pattern `(?!^[0-9]+$)([a-zA-Z0-9-_]+)`.
    #[serde(rename = "Name")]
    pub name: String,
}

/// The structure `DeleteFunctionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteFunctionRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
}

/// The structure `DeleteFunctionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteFunctionResponse {
    /// `StatusCode`: in the statusCode as ``.
    #[serde(rename = "StatusCode", default, skip_serializing_if = "Option::is_none")]
    pub status_code: Option<i32>,
}

/// The enum `DirectS3Read`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DirectS3Read {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
    /// `AUTO`.
    #[serde(rename = "AUTO")]
    Auto,
}

impl DirectS3Read {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
            Self::Auto => "AUTO",
        }
    }
}

impl std::fmt::Display for DirectS3Read {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DurableConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DurableConfig {
    /// `ExecutionTimeout`: 1 to 31622400.
    #[serde(rename = "ExecutionTimeout", default, skip_serializing_if = "Option::is_none")]
    pub execution_timeout: Option<i32>,
    /// `KMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "KMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_arn: Option<String>,
    /// `RetentionPeriodInDays`: 1 to 90.
    #[serde(rename = "RetentionPeriodInDays", default, skip_serializing_if = "Option::is_none")]
    pub retention_period_in_days: Option<i32>,
}

/// The structure `DurableExecutionAlreadyStartedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DurableExecutionAlreadyStartedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EC2AccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EC2AccessDeniedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EC2ThrottledException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EC2ThrottledException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EC2UnexpectedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EC2UnexpectedException {
    /// `EC2ErrorCode`.
    #[serde(rename = "EC2ErrorCode", default, skip_serializing_if = "Option::is_none")]
    pub ec2_error_code: Option<String>,
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EFSIOException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EFSIOException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EFSMountConnectivityException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EFSMountConnectivityException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EFSMountFailureException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EFSMountFailureException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `EFSMountTimeoutException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EFSMountTimeoutException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `ENILimitReachedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ENILimitReachedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `ENINotReadyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ENINotReadyException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `Environment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Environment {
    /// `Variables`.
    #[serde(rename = "Variables", default, skip_serializing_if = "Option::is_none")]
    pub variables: Option<BTreeMap<String, String>>,
}

/// The structure `EnvironmentError`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EnvironmentError {
    /// `ErrorCode`.
    #[serde(rename = "ErrorCode", default, skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `EnvironmentResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EnvironmentResponse {
    /// `Error`.
    #[serde(rename = "Error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<EnvironmentError>,
    /// `Variables`.
    #[serde(rename = "Variables", default, skip_serializing_if = "Option::is_none")]
    pub variables: Option<BTreeMap<String, String>>,
}

/// The structure `EphemeralStorage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EphemeralStorage {
    /// `Size`: required, 512 to 32768.
    #[serde(rename = "Size")]
    pub size: i32,
}

/// The structure `FileSystemConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSystemConfig {
    /// `Arn`: required, 0 to 256 characters.
    #[serde(rename = "Arn")]
    pub arn: String,
    /// `LocalMountPath`: required, 0 to 160 characters, pattern `/mnt/[a-zA-Z0-9-_.]+`.
    #[serde(rename = "LocalMountPath")]
    pub local_mount_path: String,
    /// `S3FilesConfig`.
    #[serde(rename = "S3FilesConfig", default, skip_serializing_if = "Option::is_none")]
    pub s3_files_config: Option<S3FilesConfig>,
}

/// The structure `FunctionCode`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionCode {
    /// `ImageUri`.
    #[serde(rename = "ImageUri", default, skip_serializing_if = "Option::is_none")]
    pub image_uri: Option<String>,
    /// `S3Bucket`: 3 to 63 characters, pattern `[0-9A-Za-z\.\-_]*(?<!\.)`.
    #[serde(rename = "S3Bucket", default, skip_serializing_if = "Option::is_none")]
    pub s3_bucket: Option<String>,
    /// `S3Key`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3Key", default, skip_serializing_if = "Option::is_none")]
    pub s3_key: Option<String>,
    /// `S3ObjectStorageMode`.
    #[serde(rename = "S3ObjectStorageMode", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_storage_mode: Option<S3ObjectStorageMode>,
    /// `S3ObjectVersion`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3ObjectVersion", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_version: Option<String>,
    /// `SourceKMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "SourceKMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub source_kms_key_arn: Option<String>,
    /// `ZipFile`.
    #[serde(rename = "ZipFile", default, skip_serializing_if = "Option::is_none")]
    pub zip_file: Option<Blob>,
}

/// The structure `FunctionCodeLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionCodeLocation {
    /// `Error`.
    #[serde(rename = "Error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<FunctionCodeLocationError>,
    /// `ImageUri`.
    #[serde(rename = "ImageUri", default, skip_serializing_if = "Option::is_none")]
    pub image_uri: Option<String>,
    /// `Location`: 0 to 10000 characters.
    #[serde(rename = "Location", default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// `RepositoryType`.
    #[serde(rename = "RepositoryType", default, skip_serializing_if = "Option::is_none")]
    pub repository_type: Option<String>,
    /// `ResolvedImageUri`.
    #[serde(rename = "ResolvedImageUri", default, skip_serializing_if = "Option::is_none")]
    pub resolved_image_uri: Option<String>,
    /// `ResolvedS3Object`.
    #[serde(rename = "ResolvedS3Object", default, skip_serializing_if = "Option::is_none")]
    pub resolved_s3_object: Option<ResolvedS3Object>,
    /// `SourceKMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "SourceKMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub source_kms_key_arn: Option<String>,
}

/// The structure `FunctionCodeLocationError`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionCodeLocationError {
    /// `ErrorCode`.
    #[serde(rename = "ErrorCode", default, skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `FunctionConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionConfiguration {
    /// `AcceleratorConfig`.
    #[serde(rename = "AcceleratorConfig", default, skip_serializing_if = "Option::is_none")]
    pub accelerator_config: Option<AcceleratorConfig>,
    /// `Architectures`: 1 to 1 entries.
    #[serde(rename = "Architectures", default, skip_serializing_if = "Option::is_none")]
    pub architectures: Option<Vec<Architecture>>,
    /// `CapacityProviderConfig`.
    #[serde(rename = "CapacityProviderConfig", default, skip_serializing_if = "Option::is_none")]
    pub capacity_provider_config: Option<CapacityProviderConfig>,
    /// `CodeSha256`.
    #[serde(rename = "CodeSha256", default, skip_serializing_if = "Option::is_none")]
    pub code_sha256: Option<String>,
    /// `CodeSize`.
    #[serde(rename = "CodeSize", default, skip_serializing_if = "Option::is_none")]
    pub code_size: Option<i64>,
    /// `ConfigSha256`.
    #[serde(rename = "ConfigSha256", default, skip_serializing_if = "Option::is_none")]
    pub config_sha256: Option<String>,
    /// `DeadLetterConfig`.
    #[serde(rename = "DeadLetterConfig", default, skip_serializing_if = "Option::is_none")]
    pub dead_letter_config: Option<DeadLetterConfig>,
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `DurableConfig`.
    #[serde(rename = "DurableConfig", default, skip_serializing_if = "Option::is_none")]
    pub durable_config: Option<DurableConfig>,
    /// `Environment`.
    #[serde(rename = "Environment", default, skip_serializing_if = "Option::is_none")]
    pub environment: Option<EnvironmentResponse>,
    /// `EphemeralStorage`.
    #[serde(rename = "EphemeralStorage", default, skip_serializing_if = "Option::is_none")]
    pub ephemeral_storage: Option<EphemeralStorage>,
    /// `FileSystemConfigs`: 0 to 1 entries.
    #[serde(rename = "FileSystemConfigs", default, skip_serializing_if = "Option::is_none")]
    pub file_system_configs: Option<Vec<FileSystemConfig>>,
    /// `FunctionArn`: 0 to 10000 characters.
    #[serde(rename = "FunctionArn", default, skip_serializing_if = "Option::is_none")]
    pub function_arn: Option<String>,
    /// `FunctionName`: 1 to 256 characters.
    #[serde(rename = "FunctionName", default, skip_serializing_if = "Option::is_none")]
    pub function_name: Option<String>,
    /// `Handler`: 0 to 128 characters, pattern `[^\s]+`.
    #[serde(rename = "Handler", default, skip_serializing_if = "Option::is_none")]
    pub handler: Option<String>,
    /// `ImageConfigResponse`.
    #[serde(rename = "ImageConfigResponse", default, skip_serializing_if = "Option::is_none")]
    pub image_config_response: Option<ImageConfigResponse>,
    /// `KMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "KMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_arn: Option<String>,
    /// `LastModified`: 0 to 100 characters, pattern `.*`.
    #[serde(rename = "LastModified", default, skip_serializing_if = "Option::is_none")]
    pub last_modified: Option<String>,
    /// `LastUpdateStatus`.
    #[serde(rename = "LastUpdateStatus", default, skip_serializing_if = "Option::is_none")]
    pub last_update_status: Option<LastUpdateStatus>,
    /// `LastUpdateStatusReason`.
    #[serde(rename = "LastUpdateStatusReason", default, skip_serializing_if = "Option::is_none")]
    pub last_update_status_reason: Option<String>,
    /// `LastUpdateStatusReasonCode`.
    #[serde(rename = "LastUpdateStatusReasonCode", default, skip_serializing_if = "Option::is_none")]
    pub last_update_status_reason_code: Option<LastUpdateStatusReasonCode>,
    /// `Layers`.
    #[serde(rename = "Layers", default, skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<Layer>>,
    /// `LoggingConfig`.
    #[serde(rename = "LoggingConfig", default, skip_serializing_if = "Option::is_none")]
    pub logging_config: Option<LoggingConfig>,
    /// `MasterArn`: 0 to 10000 characters.
    #[serde(rename = "MasterArn", default, skip_serializing_if = "Option::is_none")]
    pub master_arn: Option<String>,
    /// `MemorySize`: 128 to 32768.
    #[serde(rename = "MemorySize", default, skip_serializing_if = "Option::is_none")]
    pub memory_size: Option<i32>,
    /// `PackageType`.
    #[serde(rename = "PackageType", default, skip_serializing_if = "Option::is_none")]
    pub package_type: Option<PackageType>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `Role`: 0 to 10000 characters, pattern `arn:(aws[a-zA-Z-]*)?:iam::\d{12}:role/?[a-zA-Z_0-9+=,.@\-_/]+`.
    #[serde(rename = "Role", default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// `Runtime`.
    #[serde(rename = "Runtime", default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<Runtime>,
    /// `RuntimeConfig`.
    #[serde(rename = "RuntimeConfig", default, skip_serializing_if = "Option::is_none")]
    pub runtime_config: Option<FunctionRuntimeConfig>,
    /// `RuntimeVersionConfig`.
    #[serde(rename = "RuntimeVersionConfig", default, skip_serializing_if = "Option::is_none")]
    pub runtime_version_config: Option<RuntimeVersionConfig>,
    /// `SigningJobArn`: 0 to 10000 characters.
    #[serde(rename = "SigningJobArn", default, skip_serializing_if = "Option::is_none")]
    pub signing_job_arn: Option<String>,
    /// `SigningProfileVersionArn`: 0 to 10000 characters.
    #[serde(rename = "SigningProfileVersionArn", default, skip_serializing_if = "Option::is_none")]
    pub signing_profile_version_arn: Option<String>,
    /// `SnapStart`.
    #[serde(rename = "SnapStart", default, skip_serializing_if = "Option::is_none")]
    pub snap_start: Option<SnapStartResponse>,
    /// `State`.
    #[serde(rename = "State", default, skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// `StateReason`.
    #[serde(rename = "StateReason", default, skip_serializing_if = "Option::is_none")]
    pub state_reason: Option<String>,
    /// `StateReasonCode`.
    #[serde(rename = "StateReasonCode", default, skip_serializing_if = "Option::is_none")]
    pub state_reason_code: Option<StateReasonCode>,
    /// `TenancyConfig`.
    #[serde(rename = "TenancyConfig", default, skip_serializing_if = "Option::is_none")]
    pub tenancy_config: Option<TenancyConfig>,
    /// `Timeout`: 1 to 5400.
    #[serde(rename = "Timeout", default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<i32>,
    /// `TracingConfig`.
    #[serde(rename = "TracingConfig", default, skip_serializing_if = "Option::is_none")]
    pub tracing_config: Option<TracingConfigResponse>,
    /// `Version`: 1 to 1024 characters, pattern `(\$LATEST|[0-9]+)`.
    #[serde(rename = "Version", default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// `VpcConfig`.
    #[serde(rename = "VpcConfig", default, skip_serializing_if = "Option::is_none")]
    pub vpc_config: Option<VpcConfigResponse>,
}

/// The structure `FunctionRuntimeConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionRuntimeConfig {
    /// `RuntimeAlias`: required, 1 to 128 characters.
    #[serde(rename = "RuntimeAlias")]
    pub runtime_alias: String,
    /// `RuntimeArn`: required, 48 to 2048 characters, pattern `arn:[a-z-]+:lambda:[a-z0-9-]+:\d{12}:runtime/.+`.
    #[serde(rename = "RuntimeArn")]
    pub runtime_arn: String,
}

/// The enum `FunctionUrlAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FunctionUrlAuthType {
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
    /// `AWS_IAM`.
    #[serde(rename = "AWS_IAM")]
    AwsIam,
}

impl FunctionUrlAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::AwsIam => "AWS_IAM",
        }
    }
}

impl std::fmt::Display for FunctionUrlAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `FunctionVersion`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FunctionVersion {
    /// `ALL`.
    #[serde(rename = "ALL")]
    All,
}

impl FunctionVersion {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::All => "ALL",
        }
    }
}

impl std::fmt::Display for FunctionVersion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `FunctionVersionLatestPublished`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FunctionVersionLatestPublished {
    /// `LATEST_PUBLISHED`.
    #[serde(rename = "LATEST_PUBLISHED")]
    LatestPublished,
}

impl FunctionVersionLatestPublished {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::LatestPublished => "LATEST_PUBLISHED",
        }
    }
}

impl std::fmt::Display for FunctionVersionLatestPublished {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `FunctionVersionsPerCapacityProviderLimitExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionVersionsPerCapacityProviderLimitExceededException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `GetAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAliasRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Name`: required, in the uri as `Name`, 1 to 128 characters, pattern `(?!^[0-9]+$)([a-zA-Z0-9-_]+)`.
    #[serde(rename = "Name")]
    pub name: String,
}

/// The structure `GetFunctionConfigurationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetFunctionConfigurationRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
}

/// The structure `GetFunctionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetFunctionRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
}

/// The structure `GetFunctionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetFunctionResponse {
    /// `Code`.
    #[serde(rename = "Code", default, skip_serializing_if = "Option::is_none")]
    pub code: Option<FunctionCodeLocation>,
    /// `Concurrency`.
    #[serde(rename = "Concurrency", default, skip_serializing_if = "Option::is_none")]
    pub concurrency: Option<Concurrency>,
    /// `Configuration`.
    #[serde(rename = "Configuration", default, skip_serializing_if = "Option::is_none")]
    pub configuration: Option<FunctionConfiguration>,
    /// `Tags`.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
    /// `TagsError`.
    #[serde(rename = "TagsError", default, skip_serializing_if = "Option::is_none")]
    pub tags_error: Option<TagsError>,
}

/// The structure `GetPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
}

/// The structure `GetPolicyResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyResponse {
    /// `Policy`.
    #[serde(rename = "Policy", default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
}

/// The structure `ImageConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ImageConfig {
    /// `Command`: 0 to 1500 entries.
    #[serde(rename = "Command", default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Vec<String>>,
    /// `EntryPoint`: 0 to 1500 entries.
    #[serde(rename = "EntryPoint", default, skip_serializing_if = "Option::is_none")]
    pub entry_point: Option<Vec<String>>,
    /// `WorkingDirectory`: 0 to 1000 characters.
    #[serde(rename = "WorkingDirectory", default, skip_serializing_if = "Option::is_none")]
    pub working_directory: Option<String>,
}

/// The structure `ImageConfigError`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ImageConfigError {
    /// `ErrorCode`.
    #[serde(rename = "ErrorCode", default, skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ImageConfigResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ImageConfigResponse {
    /// `Error`.
    #[serde(rename = "Error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ImageConfigError>,
    /// `ImageConfig`.
    #[serde(rename = "ImageConfig", default, skip_serializing_if = "Option::is_none")]
    pub image_config: Option<ImageConfig>,
}

/// The structure `InvalidCodeSignatureException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidCodeSignatureException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `InvalidParameterValueException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidParameterValueException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `InvalidRequestContentException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidRequestContentException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `InvalidRuntimeException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidRuntimeException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `InvalidSecurityGroupIDException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidSecurityGroupIDException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `InvalidSubnetIDException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidSubnetIDException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `InvalidZipFileException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidZipFileException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `InvocationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvocationRequest {
    /// `ClientContext`: in the header as `X-Amz-Client-Context`.
    #[serde(rename = "ClientContext", default, skip_serializing_if = "Option::is_none")]
    pub client_context: Option<String>,
    /// `DurableExecutionName`: in the header as `X-Amz-Durable-Execution-Name`, 1 to 64 characters, pattern `[a-zA-Z0-9-_]+`.
    #[serde(rename = "DurableExecutionName", default, skip_serializing_if = "Option::is_none")]
    pub durable_execution_name: Option<String>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `InvocationType`: in the header as `X-Amz-Invocation-Type`.
    #[serde(rename = "InvocationType", default, skip_serializing_if = "Option::is_none")]
    pub invocation_type: Option<InvocationType>,
    /// `LogType`: in the header as `X-Amz-Log-Type`.
    #[serde(rename = "LogType", default, skip_serializing_if = "Option::is_none")]
    pub log_type: Option<LogType>,
    /// `Payload`.
    #[serde(rename = "Payload", default, skip_serializing_if = "Option::is_none")]
    pub payload: Option<Blob>,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
    /// `TenantId`: in the header as `X-Amz-Tenant-Id`, 1 to 256 characters, pattern `[a-zA-Z0-9\._:\/=+\-@ ]+`.
    #[serde(rename = "TenantId", default, skip_serializing_if = "Option::is_none")]
    pub tenant_id: Option<String>,
}

/// The structure `InvocationResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvocationResponse {
    /// `DurableExecutionArn`: in the header as `X-Amz-Durable-Execution-Arn`, 1 to 1024 characters.
    #[serde(rename = "DurableExecutionArn", default, skip_serializing_if = "Option::is_none")]
    pub durable_execution_arn: Option<String>,
    /// `ExecutedVersion`: in the header as `X-Amz-Executed-Version`, 1 to 1024 characters, pattern `(\$LATEST|[0-9]+)`.
    #[serde(rename = "ExecutedVersion", default, skip_serializing_if = "Option::is_none")]
    pub executed_version: Option<String>,
    /// `FunctionError`: in the header as `X-Amz-Function-Error`.
    #[serde(rename = "FunctionError", default, skip_serializing_if = "Option::is_none")]
    pub function_error: Option<String>,
    /// `LogResult`: in the header as `X-Amz-Log-Result`.
    #[serde(rename = "LogResult", default, skip_serializing_if = "Option::is_none")]
    pub log_result: Option<String>,
    /// `Payload`.
    #[serde(rename = "Payload", default, skip_serializing_if = "Option::is_none")]
    pub payload: Option<Blob>,
    /// `StatusCode`: in the statusCode as ``.
    #[serde(rename = "StatusCode", default, skip_serializing_if = "Option::is_none")]
    pub status_code: Option<i32>,
}

/// The enum `InvocationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InvocationType {
    /// `Event`.
    #[serde(rename = "Event")]
    Event,
    /// `RequestResponse`.
    #[serde(rename = "RequestResponse")]
    RequestResponse,
    /// `DryRun`.
    #[serde(rename = "DryRun")]
    DryRun,
}

impl InvocationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Event => "Event",
            Self::RequestResponse => "RequestResponse",
            Self::DryRun => "DryRun",
        }
    }
}

impl std::fmt::Display for InvocationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `KMSAccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KMSAccessDeniedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `KMSDisabledException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KMSDisabledException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `KMSInvalidStateException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KMSInvalidStateException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `KMSNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KMSNotFoundException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `LambdaManagedInstancesCapacityProviderConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LambdaManagedInstancesCapacityProviderConfig {
    /// `CapacityProviderArn`: required, 1 to 140 characters.
    #[serde(rename = "CapacityProviderArn")]
    pub capacity_provider_arn: String,
    /// `ExecutionEnvironmentMemoryGiBPerVCpu`: 2 to 8.
    #[serde(rename = "ExecutionEnvironmentMemoryGiBPerVCpu", default, skip_serializing_if = "Option::is_none")]
    pub execution_environment_memory_gi_b_per_v_cpu: Option<f64>,
    /// `PerExecutionEnvironmentMaxConcurrency`: 1 to 1600.
    #[serde(rename = "PerExecutionEnvironmentMaxConcurrency", default, skip_serializing_if = "Option::is_none")]
    pub per_execution_environment_max_concurrency: Option<i32>,
}

/// The enum `LastUpdateStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LastUpdateStatus {
    /// `Successful`.
    #[serde(rename = "Successful")]
    Successful,
    /// `Failed`.
    #[serde(rename = "Failed")]
    Failed,
    /// `InProgress`.
    #[serde(rename = "InProgress")]
    InProgress,
}

impl LastUpdateStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Successful => "Successful",
            Self::Failed => "Failed",
            Self::InProgress => "InProgress",
        }
    }
}

impl std::fmt::Display for LastUpdateStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `LastUpdateStatusReasonCode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LastUpdateStatusReasonCode {
    /// `EniLimitExceeded`.
    #[serde(rename = "EniLimitExceeded")]
    EniLimitExceeded,
    /// `InsufficientRolePermissions`.
    #[serde(rename = "InsufficientRolePermissions")]
    InsufficientRolePermissions,
    /// `InvalidConfiguration`.
    #[serde(rename = "InvalidConfiguration")]
    InvalidConfiguration,
    /// `InternalError`.
    #[serde(rename = "InternalError")]
    InternalError,
    /// `SubnetOutOfIPAddresses`.
    #[serde(rename = "SubnetOutOfIPAddresses")]
    SubnetOutOfIPAddresses,
    /// `InvalidSubnet`.
    #[serde(rename = "InvalidSubnet")]
    InvalidSubnet,
    /// `InvalidSecurityGroup`.
    #[serde(rename = "InvalidSecurityGroup")]
    InvalidSecurityGroup,
    /// `ImageDeleted`.
    #[serde(rename = "ImageDeleted")]
    ImageDeleted,
    /// `ImageAccessDenied`.
    #[serde(rename = "ImageAccessDenied")]
    ImageAccessDenied,
    /// `InvalidImage`.
    #[serde(rename = "InvalidImage")]
    InvalidImage,
    /// `KMSKeyAccessDenied`.
    #[serde(rename = "KMSKeyAccessDenied")]
    KMSKeyAccessDenied,
    /// `KMSKeyNotFound`.
    #[serde(rename = "KMSKeyNotFound")]
    KMSKeyNotFound,
    /// `InvalidStateKMSKey`.
    #[serde(rename = "InvalidStateKMSKey")]
    InvalidStateKMSKey,
    /// `DisabledKMSKey`.
    #[serde(rename = "DisabledKMSKey")]
    DisabledKMSKey,
    /// `EFSIOError`.
    #[serde(rename = "EFSIOError")]
    EFSIOError,
    /// `EFSMountConnectivityError`.
    #[serde(rename = "EFSMountConnectivityError")]
    EFSMountConnectivityError,
    /// `EFSMountFailure`.
    #[serde(rename = "EFSMountFailure")]
    EFSMountFailure,
    /// `EFSMountTimeout`.
    #[serde(rename = "EFSMountTimeout")]
    EFSMountTimeout,
    /// `InvalidRuntime`.
    #[serde(rename = "InvalidRuntime")]
    InvalidRuntime,
    /// `InvalidZipFileException`.
    #[serde(rename = "InvalidZipFileException")]
    InvalidZipFileException,
    /// `FunctionError`.
    #[serde(rename = "FunctionError")]
    FunctionError,
    /// `ServiceQuotaExceededException`.
    #[serde(rename = "ServiceQuotaExceededException")]
    ServiceQuotaExceededException,
    /// `VcpuLimitExceeded`.
    #[serde(rename = "VcpuLimitExceeded")]
    VcpuLimitExceeded,
    /// `CapacityProviderScalingLimitExceeded`.
    #[serde(rename = "CapacityProviderScalingLimitExceeded")]
    CapacityProviderScalingLimitExceeded,
    /// `InsufficientCapacity`.
    #[serde(rename = "InsufficientCapacity")]
    InsufficientCapacity,
    /// `EC2RequestLimitExceeded`.
    #[serde(rename = "EC2RequestLimitExceeded")]
    EC2RequestLimitExceeded,
    /// `FunctionError.InitTimeout`.
    #[serde(rename = "FunctionError.InitTimeout")]
    FunctionErrorInitTimeout,
    /// `FunctionError.RuntimeInitError`.
    #[serde(rename = "FunctionError.RuntimeInitError")]
    FunctionErrorRuntimeInitError,
    /// `FunctionError.ExtensionInitError`.
    #[serde(rename = "FunctionError.ExtensionInitError")]
    FunctionErrorExtensionInitError,
    /// `FunctionError.InvalidEntryPoint`.
    #[serde(rename = "FunctionError.InvalidEntryPoint")]
    FunctionErrorInvalidEntryPoint,
    /// `FunctionError.InvalidWorkingDirectory`.
    #[serde(rename = "FunctionError.InvalidWorkingDirectory")]
    FunctionErrorInvalidWorkingDirectory,
    /// `FunctionError.PermissionDenied`.
    #[serde(rename = "FunctionError.PermissionDenied")]
    FunctionErrorPermissionDenied,
    /// `FunctionError.TooManyExtensions`.
    #[serde(rename = "FunctionError.TooManyExtensions")]
    FunctionErrorTooManyExtensions,
    /// `FunctionError.InitResourceExhausted`.
    #[serde(rename = "FunctionError.InitResourceExhausted")]
    FunctionErrorInitResourceExhausted,
    /// `DisallowedByVpcEncryptionControl`.
    #[serde(rename = "DisallowedByVpcEncryptionControl")]
    DisallowedByVpcEncryptionControl,
    /// `IncompatibleAcceleratorInstanceTypes`.
    #[serde(rename = "IncompatibleAcceleratorInstanceTypes")]
    IncompatibleAcceleratorInstanceTypes,
    /// `DependencyError`.
    #[serde(rename = "DependencyError")]
    DependencyError,
}

impl LastUpdateStatusReasonCode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::EniLimitExceeded => "EniLimitExceeded",
            Self::InsufficientRolePermissions => "InsufficientRolePermissions",
            Self::InvalidConfiguration => "InvalidConfiguration",
            Self::InternalError => "InternalError",
            Self::SubnetOutOfIPAddresses => "SubnetOutOfIPAddresses",
            Self::InvalidSubnet => "InvalidSubnet",
            Self::InvalidSecurityGroup => "InvalidSecurityGroup",
            Self::ImageDeleted => "ImageDeleted",
            Self::ImageAccessDenied => "ImageAccessDenied",
            Self::InvalidImage => "InvalidImage",
            Self::KMSKeyAccessDenied => "KMSKeyAccessDenied",
            Self::KMSKeyNotFound => "KMSKeyNotFound",
            Self::InvalidStateKMSKey => "InvalidStateKMSKey",
            Self::DisabledKMSKey => "DisabledKMSKey",
            Self::EFSIOError => "EFSIOError",
            Self::EFSMountConnectivityError => "EFSMountConnectivityError",
            Self::EFSMountFailure => "EFSMountFailure",
            Self::EFSMountTimeout => "EFSMountTimeout",
            Self::InvalidRuntime => "InvalidRuntime",
            Self::InvalidZipFileException => "InvalidZipFileException",
            Self::FunctionError => "FunctionError",
            Self::ServiceQuotaExceededException => "ServiceQuotaExceededException",
            Self::VcpuLimitExceeded => "VcpuLimitExceeded",
            Self::CapacityProviderScalingLimitExceeded => "CapacityProviderScalingLimitExceeded",
            Self::InsufficientCapacity => "InsufficientCapacity",
            Self::EC2RequestLimitExceeded => "EC2RequestLimitExceeded",
            Self::FunctionErrorInitTimeout => "FunctionError.InitTimeout",
            Self::FunctionErrorRuntimeInitError => "FunctionError.RuntimeInitError",
            Self::FunctionErrorExtensionInitError => "FunctionError.ExtensionInitError",
            Self::FunctionErrorInvalidEntryPoint => "FunctionError.InvalidEntryPoint",
            Self::FunctionErrorInvalidWorkingDirectory => "FunctionError.InvalidWorkingDirectory",
            Self::FunctionErrorPermissionDenied => "FunctionError.PermissionDenied",
            Self::FunctionErrorTooManyExtensions => "FunctionError.TooManyExtensions",
            Self::FunctionErrorInitResourceExhausted => "FunctionError.InitResourceExhausted",
            Self::DisallowedByVpcEncryptionControl => "DisallowedByVpcEncryptionControl",
            Self::IncompatibleAcceleratorInstanceTypes => "IncompatibleAcceleratorInstanceTypes",
            Self::DependencyError => "DependencyError",
        }
    }
}

impl std::fmt::Display for LastUpdateStatusReasonCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Layer`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Layer {
    /// `Arn`: 1 to 2048 characters.
    #[serde(rename = "Arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `CodeSize`.
    #[serde(rename = "CodeSize", default, skip_serializing_if = "Option::is_none")]
    pub code_size: Option<i64>,
    /// `SigningJobArn`: 0 to 10000 characters.
    #[serde(rename = "SigningJobArn", default, skip_serializing_if = "Option::is_none")]
    pub signing_job_arn: Option<String>,
    /// `SigningProfileVersionArn`: 0 to 10000 characters.
    #[serde(rename = "SigningProfileVersionArn", default, skip_serializing_if = "Option::is_none")]
    pub signing_profile_version_arn: Option<String>,
}

/// The structure `ListAliasesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAliasesRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `FunctionVersion`: in the querystring as `FunctionVersion`, 1 to 1024 characters, pattern `(\$LATEST(\.PUBLISHED)?|[0-9]+)`.
    #[serde(rename = "FunctionVersion", default, skip_serializing_if = "Option::is_none")]
    pub function_version: Option<String>,
    /// `Marker`: in the querystring as `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: in the querystring as `MaxItems`, 1 to 10000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
}

/// The structure `ListAliasesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListAliasesResponse {
    /// `Aliases`.
    #[serde(rename = "Aliases", default, skip_serializing_if = "Option::is_none")]
    pub aliases: Option<Vec<AliasConfiguration>>,
    /// `NextMarker`.
    #[serde(rename = "NextMarker", default, skip_serializing_if = "Option::is_none")]
    pub next_marker: Option<String>,
}

/// The structure `ListFunctionsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListFunctionsRequest {
    /// `FunctionVersion`: in the querystring as `FunctionVersion`.
    #[serde(rename = "FunctionVersion", default, skip_serializing_if = "Option::is_none")]
    pub function_version: Option<FunctionVersion>,
    /// `Marker`: in the querystring as `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MasterRegion`: in the querystring as `MasterRegion`, 1 to 50 characters, pattern `ALL|(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\d{1}`.
    #[serde(rename = "MasterRegion", default, skip_serializing_if = "Option::is_none")]
    pub master_region: Option<String>,
    /// `MaxItems`: in the querystring as `MaxItems`, 1 to 10000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
}

/// The structure `ListFunctionsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListFunctionsResponse {
    /// `Functions`.
    #[serde(rename = "Functions", default, skip_serializing_if = "Option::is_none")]
    pub functions: Option<Vec<FunctionConfiguration>>,
    /// `NextMarker`.
    #[serde(rename = "NextMarker", default, skip_serializing_if = "Option::is_none")]
    pub next_marker: Option<String>,
}

/// The structure `ListTagsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListTagsRequest {
    /// `Resource`: required, in the uri as `Resource`, 1 to 10000 characters.
    #[serde(rename = "Resource")]
    pub resource: String,
}

/// The structure `ListTagsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListTagsResponse {
    /// `Tags`.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `ListVersionsByFunctionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListVersionsByFunctionRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Marker`: in the querystring as `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: in the querystring as `MaxItems`, 1 to 10000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
}

/// The structure `ListVersionsByFunctionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListVersionsByFunctionResponse {
    /// `NextMarker`.
    #[serde(rename = "NextMarker", default, skip_serializing_if = "Option::is_none")]
    pub next_marker: Option<String>,
    /// `Versions`.
    #[serde(rename = "Versions", default, skip_serializing_if = "Option::is_none")]
    pub versions: Option<Vec<FunctionConfiguration>>,
}

/// The enum `LogFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LogFormat {
    /// `JSON`.
    #[serde(rename = "JSON")]
    Json,
    /// `Text`.
    #[serde(rename = "Text")]
    Text,
}

impl LogFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Json => "JSON",
            Self::Text => "Text",
        }
    }
}

impl std::fmt::Display for LogFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `LogType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum LogType {
    /// `None`.
    #[serde(rename = "None")]
    None,
    /// `Tail`.
    #[serde(rename = "Tail")]
    Tail,
}

impl LogType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Tail => "Tail",
        }
    }
}

impl std::fmt::Display for LogType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `LoggingConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LoggingConfig {
    /// `ApplicationLogLevel`.
    #[serde(rename = "ApplicationLogLevel", default, skip_serializing_if = "Option::is_none")]
    pub application_log_level: Option<ApplicationLogLevel>,
    /// `LogFormat`.
    #[serde(rename = "LogFormat", default, skip_serializing_if = "Option::is_none")]
    pub log_format: Option<LogFormat>,
    /// `LogGroup`: 1 to 512 characters, pattern `[\.\-_/#A-Za-z0-9]+`.
    #[serde(rename = "LogGroup", default, skip_serializing_if = "Option::is_none")]
    pub log_group: Option<String>,
    /// `SystemLogLevel`.
    #[serde(rename = "SystemLogLevel", default, skip_serializing_if = "Option::is_none")]
    pub system_log_level: Option<SystemLogLevel>,
}

/// The structure `ModeNotSupportedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModeNotSupportedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `NoPublishedVersionException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoPublishedVersionException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The enum `PackageType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PackageType {
    /// `Zip`.
    #[serde(rename = "Zip")]
    Zip,
    /// `Image`.
    #[serde(rename = "Image")]
    Image,
}

impl PackageType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Zip => "Zip",
            Self::Image => "Image",
        }
    }
}

impl std::fmt::Display for PackageType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PolicyLengthExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyLengthExceededException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `PreconditionFailedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PreconditionFailedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `PublicPolicyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PublicPolicyException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `PublishVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PublishVersionRequest {
    /// `CodeSha256`.
    #[serde(rename = "CodeSha256", default, skip_serializing_if = "Option::is_none")]
    pub code_sha256: Option<String>,
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `PublishTo`.
    #[serde(rename = "PublishTo", default, skip_serializing_if = "Option::is_none")]
    pub publish_to: Option<FunctionVersionLatestPublished>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
}

/// The structure `RecursiveInvocationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RecursiveInvocationException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `RemovePermissionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RemovePermissionRequest {
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 256 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Qualifier`: in the querystring as `Qualifier`, 1 to 128 characters, pattern `\$(LATEST(\.PUBLISHED)?)|[a-zA-Z0-9-_$]+`.
    #[serde(rename = "Qualifier", default, skip_serializing_if = "Option::is_none")]
    pub qualifier: Option<String>,
    /// `RevisionId`: in the querystring as `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `StatementId`: required, in the uri as `StatementId`, 1 to 100 characters, pattern `([a-zA-Z0-9-_.]+)`.
    #[serde(rename = "StatementId")]
    pub statement_id: String,
}

/// The structure `RequestTooLargeException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RequestTooLargeException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ResolvedS3Object`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResolvedS3Object {
    /// `S3Bucket`: 3 to 63 characters, pattern `[0-9A-Za-z\.\-_]*(?<!\.)`.
    #[serde(rename = "S3Bucket", default, skip_serializing_if = "Option::is_none")]
    pub s3_bucket: Option<String>,
    /// `S3Key`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3Key", default, skip_serializing_if = "Option::is_none")]
    pub s3_key: Option<String>,
    /// `S3ObjectVersion`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3ObjectVersion", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_version: Option<String>,
}

/// The structure `ResourceConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceConflictException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `ResourceNotReadyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotReadyException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `Runtime`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Runtime {
    /// `nodejs`.
    #[serde(rename = "nodejs")]
    Nodejs,
    /// `nodejs4.3`.
    #[serde(rename = "nodejs4.3")]
    Nodejs43,
    /// `nodejs6.10`.
    #[serde(rename = "nodejs6.10")]
    Nodejs610,
    /// `nodejs8.10`.
    #[serde(rename = "nodejs8.10")]
    Nodejs810,
    /// `nodejs10.x`.
    #[serde(rename = "nodejs10.x")]
    Nodejs10X,
    /// `nodejs12.x`.
    #[serde(rename = "nodejs12.x")]
    Nodejs12X,
    /// `nodejs14.x`.
    #[serde(rename = "nodejs14.x")]
    Nodejs14X,
    /// `nodejs16.x`.
    #[serde(rename = "nodejs16.x")]
    Nodejs16X,
    /// `nodejs18.x`.
    #[serde(rename = "nodejs18.x")]
    Nodejs18X,
    /// `nodejs20.x`.
    #[serde(rename = "nodejs20.x")]
    Nodejs20X,
    /// `nodejs22.x`.
    #[serde(rename = "nodejs22.x")]
    Nodejs22X,
    /// `nodejs24.x`.
    #[serde(rename = "nodejs24.x")]
    Nodejs24X,
    /// `java8`.
    #[serde(rename = "java8")]
    Java8,
    /// `java8.al2`.
    #[serde(rename = "java8.al2")]
    Java8Al2,
    /// `java11`.
    #[serde(rename = "java11")]
    Java11,
    /// `java17`.
    #[serde(rename = "java17")]
    Java17,
    /// `java21`.
    #[serde(rename = "java21")]
    Java21,
    /// `java25`.
    #[serde(rename = "java25")]
    Java25,
    /// `python2.7`.
    #[serde(rename = "python2.7")]
    Python27,
    /// `python3.6`.
    #[serde(rename = "python3.6")]
    Python36,
    /// `python3.7`.
    #[serde(rename = "python3.7")]
    Python37,
    /// `python3.8`.
    #[serde(rename = "python3.8")]
    Python38,
    /// `python3.9`.
    #[serde(rename = "python3.9")]
    Python39,
    /// `python3.10`.
    #[serde(rename = "python3.10")]
    Python310,
    /// `python3.11`.
    #[serde(rename = "python3.11")]
    Python311,
    /// `python3.12`.
    #[serde(rename = "python3.12")]
    Python312,
    /// `python3.13`.
    #[serde(rename = "python3.13")]
    Python313,
    /// `python3.14`.
    #[serde(rename = "python3.14")]
    Python314,
    /// `dotnetcore1.0`.
    #[serde(rename = "dotnetcore1.0")]
    Dotnetcore10,
    /// `dotnetcore2.0`.
    #[serde(rename = "dotnetcore2.0")]
    Dotnetcore20,
    /// `dotnetcore2.1`.
    #[serde(rename = "dotnetcore2.1")]
    Dotnetcore21,
    /// `dotnetcore3.1`.
    #[serde(rename = "dotnetcore3.1")]
    Dotnetcore31,
    /// `dotnet6`.
    #[serde(rename = "dotnet6")]
    Dotnet6,
    /// `dotnet8`.
    #[serde(rename = "dotnet8")]
    Dotnet8,
    /// `dotnet10`.
    #[serde(rename = "dotnet10")]
    Dotnet10,
    /// `nodejs4.3-edge`.
    #[serde(rename = "nodejs4.3-edge")]
    Nodejs43Edge,
    /// `go1.x`.
    #[serde(rename = "go1.x")]
    Go1X,
    /// `ruby2.5`.
    #[serde(rename = "ruby2.5")]
    Ruby25,
    /// `ruby2.7`.
    #[serde(rename = "ruby2.7")]
    Ruby27,
    /// `ruby3.2`.
    #[serde(rename = "ruby3.2")]
    Ruby32,
    /// `ruby3.3`.
    #[serde(rename = "ruby3.3")]
    Ruby33,
    /// `ruby3.4`.
    #[serde(rename = "ruby3.4")]
    Ruby34,
    /// `ruby4.0`.
    #[serde(rename = "ruby4.0")]
    Ruby40,
    /// `provided`.
    #[serde(rename = "provided")]
    Provided,
    /// `provided.al2`.
    #[serde(rename = "provided.al2")]
    ProvidedAl2,
    /// `provided.al2023`.
    #[serde(rename = "provided.al2023")]
    ProvidedAl2023,
    /// `nodejs26.x`.
    #[serde(rename = "nodejs26.x")]
    Nodejs26X,
    /// `python3.15`.
    #[serde(rename = "python3.15")]
    Python315,
    /// `java8.al2023`.
    #[serde(rename = "java8.al2023")]
    Java8Al2023,
    /// `java11.al2023`.
    #[serde(rename = "java11.al2023")]
    Java11Al2023,
    /// `java17.al2023`.
    #[serde(rename = "java17.al2023")]
    Java17Al2023,
    /// `custom`.
    #[serde(rename = "custom")]
    Custom,
}

impl Runtime {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Nodejs => "nodejs",
            Self::Nodejs43 => "nodejs4.3",
            Self::Nodejs610 => "nodejs6.10",
            Self::Nodejs810 => "nodejs8.10",
            Self::Nodejs10X => "nodejs10.x",
            Self::Nodejs12X => "nodejs12.x",
            Self::Nodejs14X => "nodejs14.x",
            Self::Nodejs16X => "nodejs16.x",
            Self::Nodejs18X => "nodejs18.x",
            Self::Nodejs20X => "nodejs20.x",
            Self::Nodejs22X => "nodejs22.x",
            Self::Nodejs24X => "nodejs24.x",
            Self::Java8 => "java8",
            Self::Java8Al2 => "java8.al2",
            Self::Java11 => "java11",
            Self::Java17 => "java17",
            Self::Java21 => "java21",
            Self::Java25 => "java25",
            Self::Python27 => "python2.7",
            Self::Python36 => "python3.6",
            Self::Python37 => "python3.7",
            Self::Python38 => "python3.8",
            Self::Python39 => "python3.9",
            Self::Python310 => "python3.10",
            Self::Python311 => "python3.11",
            Self::Python312 => "python3.12",
            Self::Python313 => "python3.13",
            Self::Python314 => "python3.14",
            Self::Dotnetcore10 => "dotnetcore1.0",
            Self::Dotnetcore20 => "dotnetcore2.0",
            Self::Dotnetcore21 => "dotnetcore2.1",
            Self::Dotnetcore31 => "dotnetcore3.1",
            Self::Dotnet6 => "dotnet6",
            Self::Dotnet8 => "dotnet8",
            Self::Dotnet10 => "dotnet10",
            Self::Nodejs43Edge => "nodejs4.3-edge",
            Self::Go1X => "go1.x",
            Self::Ruby25 => "ruby2.5",
            Self::Ruby27 => "ruby2.7",
            Self::Ruby32 => "ruby3.2",
            Self::Ruby33 => "ruby3.3",
            Self::Ruby34 => "ruby3.4",
            Self::Ruby40 => "ruby4.0",
            Self::Provided => "provided",
            Self::ProvidedAl2 => "provided.al2",
            Self::ProvidedAl2023 => "provided.al2023",
            Self::Nodejs26X => "nodejs26.x",
            Self::Python315 => "python3.15",
            Self::Java8Al2023 => "java8.al2023",
            Self::Java11Al2023 => "java11.al2023",
            Self::Java17Al2023 => "java17.al2023",
            Self::Custom => "custom",
        }
    }
}

impl std::fmt::Display for Runtime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RuntimeAliasDeletedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RuntimeAliasDeletedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `RuntimeVersionConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RuntimeVersionConfig {
    /// `Error`.
    #[serde(rename = "Error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<RuntimeVersionError>,
    /// `RuntimeVersionArn`: 26 to 2048 characters.
    #[serde(rename = "RuntimeVersionArn", default, skip_serializing_if = "Option::is_none")]
    pub runtime_version_arn: Option<String>,
}

/// The structure `RuntimeVersionDeletedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RuntimeVersionDeletedException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `RuntimeVersionError`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RuntimeVersionError {
    /// `ErrorCode`.
    #[serde(rename = "ErrorCode", default, skip_serializing_if = "Option::is_none")]
    pub error_code: Option<String>,
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `S3FilesConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3FilesConfig {
    /// `DirectS3Read`.
    #[serde(rename = "DirectS3Read", default, skip_serializing_if = "Option::is_none")]
    pub direct_s3_read: Option<DirectS3Read>,
}

/// The structure `S3FilesMountConnectivityException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3FilesMountConnectivityException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `S3FilesMountFailureException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3FilesMountFailureException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `S3FilesMountTimeoutException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3FilesMountTimeoutException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The enum `S3ObjectStorageMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum S3ObjectStorageMode {
    /// `COPY`.
    #[serde(rename = "COPY")]
    Copy,
    /// `REFERENCE`.
    #[serde(rename = "REFERENCE")]
    Reference,
}

impl S3ObjectStorageMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Copy => "COPY",
            Self::Reference => "REFERENCE",
        }
    }
}

impl std::fmt::Display for S3ObjectStorageMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SerializedRequestEntityTooLargeException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SerializedRequestEntityTooLargeException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ServiceException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `ServiceQuotaExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceQuotaExceededException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `SnapStart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStart {
    /// `ApplyOn`.
    #[serde(rename = "ApplyOn", default, skip_serializing_if = "Option::is_none")]
    pub apply_on: Option<SnapStartApplyOn>,
}

/// The enum `SnapStartApplyOn`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SnapStartApplyOn {
    /// `PublishedVersions`.
    #[serde(rename = "PublishedVersions")]
    PublishedVersions,
    /// `None`.
    #[serde(rename = "None")]
    None,
}

impl SnapStartApplyOn {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PublishedVersions => "PublishedVersions",
            Self::None => "None",
        }
    }
}

impl std::fmt::Display for SnapStartApplyOn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SnapStartException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStartException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `SnapStartNotReadyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStartNotReadyException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The enum `SnapStartOptimizationStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SnapStartOptimizationStatus {
    /// `On`.
    #[serde(rename = "On")]
    On,
    /// `Off`.
    #[serde(rename = "Off")]
    Off,
}

impl SnapStartOptimizationStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::On => "On",
            Self::Off => "Off",
        }
    }
}

impl std::fmt::Display for SnapStartOptimizationStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SnapStartRegenerationFailureException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStartRegenerationFailureException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `SnapStartResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStartResponse {
    /// `ApplyOn`.
    #[serde(rename = "ApplyOn", default, skip_serializing_if = "Option::is_none")]
    pub apply_on: Option<SnapStartApplyOn>,
    /// `OptimizationStatus`.
    #[serde(rename = "OptimizationStatus", default, skip_serializing_if = "Option::is_none")]
    pub optimization_status: Option<SnapStartOptimizationStatus>,
}

/// The structure `SnapStartTimeoutException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SnapStartTimeoutException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The enum `State`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    /// `Pending`.
    #[serde(rename = "Pending")]
    Pending,
    /// `Active`.
    #[serde(rename = "Active")]
    Active,
    /// `Inactive`.
    #[serde(rename = "Inactive")]
    Inactive,
    /// `Failed`.
    #[serde(rename = "Failed")]
    Failed,
    /// `Deactivating`.
    #[serde(rename = "Deactivating")]
    Deactivating,
    /// `Deactivated`.
    #[serde(rename = "Deactivated")]
    Deactivated,
    /// `ActiveNonInvocable`.
    #[serde(rename = "ActiveNonInvocable")]
    ActiveNonInvocable,
    /// `Deleting`.
    #[serde(rename = "Deleting")]
    Deleting,
}

impl State {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "Pending",
            Self::Active => "Active",
            Self::Inactive => "Inactive",
            Self::Failed => "Failed",
            Self::Deactivating => "Deactivating",
            Self::Deactivated => "Deactivated",
            Self::ActiveNonInvocable => "ActiveNonInvocable",
            Self::Deleting => "Deleting",
        }
    }
}

impl std::fmt::Display for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `StateReasonCode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StateReasonCode {
    /// `Idle`.
    #[serde(rename = "Idle")]
    Idle,
    /// `Creating`.
    #[serde(rename = "Creating")]
    Creating,
    /// `Restoring`.
    #[serde(rename = "Restoring")]
    Restoring,
    /// `EniLimitExceeded`.
    #[serde(rename = "EniLimitExceeded")]
    EniLimitExceeded,
    /// `InsufficientRolePermissions`.
    #[serde(rename = "InsufficientRolePermissions")]
    InsufficientRolePermissions,
    /// `InvalidConfiguration`.
    #[serde(rename = "InvalidConfiguration")]
    InvalidConfiguration,
    /// `InternalError`.
    #[serde(rename = "InternalError")]
    InternalError,
    /// `SubnetOutOfIPAddresses`.
    #[serde(rename = "SubnetOutOfIPAddresses")]
    SubnetOutOfIPAddresses,
    /// `InvalidSubnet`.
    #[serde(rename = "InvalidSubnet")]
    InvalidSubnet,
    /// `InvalidSecurityGroup`.
    #[serde(rename = "InvalidSecurityGroup")]
    InvalidSecurityGroup,
    /// `ImageDeleted`.
    #[serde(rename = "ImageDeleted")]
    ImageDeleted,
    /// `ImageAccessDenied`.
    #[serde(rename = "ImageAccessDenied")]
    ImageAccessDenied,
    /// `InvalidImage`.
    #[serde(rename = "InvalidImage")]
    InvalidImage,
    /// `KMSKeyAccessDenied`.
    #[serde(rename = "KMSKeyAccessDenied")]
    KMSKeyAccessDenied,
    /// `KMSKeyNotFound`.
    #[serde(rename = "KMSKeyNotFound")]
    KMSKeyNotFound,
    /// `InvalidStateKMSKey`.
    #[serde(rename = "InvalidStateKMSKey")]
    InvalidStateKMSKey,
    /// `DisabledKMSKey`.
    #[serde(rename = "DisabledKMSKey")]
    DisabledKMSKey,
    /// `EFSIOError`.
    #[serde(rename = "EFSIOError")]
    EFSIOError,
    /// `EFSMountConnectivityError`.
    #[serde(rename = "EFSMountConnectivityError")]
    EFSMountConnectivityError,
    /// `EFSMountFailure`.
    #[serde(rename = "EFSMountFailure")]
    EFSMountFailure,
    /// `EFSMountTimeout`.
    #[serde(rename = "EFSMountTimeout")]
    EFSMountTimeout,
    /// `InvalidRuntime`.
    #[serde(rename = "InvalidRuntime")]
    InvalidRuntime,
    /// `InvalidZipFileException`.
    #[serde(rename = "InvalidZipFileException")]
    InvalidZipFileException,
    /// `FunctionError`.
    #[serde(rename = "FunctionError")]
    FunctionError,
    /// `ServiceQuotaExceededException`.
    #[serde(rename = "ServiceQuotaExceededException")]
    ServiceQuotaExceededException,
    /// `VcpuLimitExceeded`.
    #[serde(rename = "VcpuLimitExceeded")]
    VcpuLimitExceeded,
    /// `CapacityProviderScalingLimitExceeded`.
    #[serde(rename = "CapacityProviderScalingLimitExceeded")]
    CapacityProviderScalingLimitExceeded,
    /// `InsufficientCapacity`.
    #[serde(rename = "InsufficientCapacity")]
    InsufficientCapacity,
    /// `EC2RequestLimitExceeded`.
    #[serde(rename = "EC2RequestLimitExceeded")]
    EC2RequestLimitExceeded,
    /// `FunctionError.InitTimeout`.
    #[serde(rename = "FunctionError.InitTimeout")]
    FunctionErrorInitTimeout,
    /// `FunctionError.RuntimeInitError`.
    #[serde(rename = "FunctionError.RuntimeInitError")]
    FunctionErrorRuntimeInitError,
    /// `FunctionError.ExtensionInitError`.
    #[serde(rename = "FunctionError.ExtensionInitError")]
    FunctionErrorExtensionInitError,
    /// `FunctionError.InvalidEntryPoint`.
    #[serde(rename = "FunctionError.InvalidEntryPoint")]
    FunctionErrorInvalidEntryPoint,
    /// `FunctionError.InvalidWorkingDirectory`.
    #[serde(rename = "FunctionError.InvalidWorkingDirectory")]
    FunctionErrorInvalidWorkingDirectory,
    /// `FunctionError.PermissionDenied`.
    #[serde(rename = "FunctionError.PermissionDenied")]
    FunctionErrorPermissionDenied,
    /// `FunctionError.TooManyExtensions`.
    #[serde(rename = "FunctionError.TooManyExtensions")]
    FunctionErrorTooManyExtensions,
    /// `FunctionError.InitResourceExhausted`.
    #[serde(rename = "FunctionError.InitResourceExhausted")]
    FunctionErrorInitResourceExhausted,
    /// `DisallowedByVpcEncryptionControl`.
    #[serde(rename = "DisallowedByVpcEncryptionControl")]
    DisallowedByVpcEncryptionControl,
    /// `DrainingDurableExecutions`.
    #[serde(rename = "DrainingDurableExecutions")]
    DrainingDurableExecutions,
    /// `IncompatibleAcceleratorInstanceTypes`.
    #[serde(rename = "IncompatibleAcceleratorInstanceTypes")]
    IncompatibleAcceleratorInstanceTypes,
    /// `DependencyError`.
    #[serde(rename = "DependencyError")]
    DependencyError,
}

impl StateReasonCode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Idle => "Idle",
            Self::Creating => "Creating",
            Self::Restoring => "Restoring",
            Self::EniLimitExceeded => "EniLimitExceeded",
            Self::InsufficientRolePermissions => "InsufficientRolePermissions",
            Self::InvalidConfiguration => "InvalidConfiguration",
            Self::InternalError => "InternalError",
            Self::SubnetOutOfIPAddresses => "SubnetOutOfIPAddresses",
            Self::InvalidSubnet => "InvalidSubnet",
            Self::InvalidSecurityGroup => "InvalidSecurityGroup",
            Self::ImageDeleted => "ImageDeleted",
            Self::ImageAccessDenied => "ImageAccessDenied",
            Self::InvalidImage => "InvalidImage",
            Self::KMSKeyAccessDenied => "KMSKeyAccessDenied",
            Self::KMSKeyNotFound => "KMSKeyNotFound",
            Self::InvalidStateKMSKey => "InvalidStateKMSKey",
            Self::DisabledKMSKey => "DisabledKMSKey",
            Self::EFSIOError => "EFSIOError",
            Self::EFSMountConnectivityError => "EFSMountConnectivityError",
            Self::EFSMountFailure => "EFSMountFailure",
            Self::EFSMountTimeout => "EFSMountTimeout",
            Self::InvalidRuntime => "InvalidRuntime",
            Self::InvalidZipFileException => "InvalidZipFileException",
            Self::FunctionError => "FunctionError",
            Self::ServiceQuotaExceededException => "ServiceQuotaExceededException",
            Self::VcpuLimitExceeded => "VcpuLimitExceeded",
            Self::CapacityProviderScalingLimitExceeded => "CapacityProviderScalingLimitExceeded",
            Self::InsufficientCapacity => "InsufficientCapacity",
            Self::EC2RequestLimitExceeded => "EC2RequestLimitExceeded",
            Self::FunctionErrorInitTimeout => "FunctionError.InitTimeout",
            Self::FunctionErrorRuntimeInitError => "FunctionError.RuntimeInitError",
            Self::FunctionErrorExtensionInitError => "FunctionError.ExtensionInitError",
            Self::FunctionErrorInvalidEntryPoint => "FunctionError.InvalidEntryPoint",
            Self::FunctionErrorInvalidWorkingDirectory => "FunctionError.InvalidWorkingDirectory",
            Self::FunctionErrorPermissionDenied => "FunctionError.PermissionDenied",
            Self::FunctionErrorTooManyExtensions => "FunctionError.TooManyExtensions",
            Self::FunctionErrorInitResourceExhausted => "FunctionError.InitResourceExhausted",
            Self::DisallowedByVpcEncryptionControl => "DisallowedByVpcEncryptionControl",
            Self::DrainingDurableExecutions => "DrainingDurableExecutions",
            Self::IncompatibleAcceleratorInstanceTypes => "IncompatibleAcceleratorInstanceTypes",
            Self::DependencyError => "DependencyError",
        }
    }
}

impl std::fmt::Display for StateReasonCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SubnetIPAddressLimitReachedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SubnetIPAddressLimitReachedException {
    /// `Message`.
    #[serde(rename = "Message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The enum `SystemLogLevel`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SystemLogLevel {
    /// `DEBUG`.
    #[serde(rename = "DEBUG")]
    Debug,
    /// `INFO`.
    #[serde(rename = "INFO")]
    Info,
    /// `WARN`.
    #[serde(rename = "WARN")]
    Warn,
}

impl SystemLogLevel {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Debug => "DEBUG",
            Self::Info => "INFO",
            Self::Warn => "WARN",
        }
    }
}

impl std::fmt::Display for SystemLogLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `TagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagResourceRequest {
    /// `Resource`: required, in the uri as `Resource`, 1 to 10000 characters.
    #[serde(rename = "Resource")]
    pub resource: String,
    /// `Tags`: required.
    #[serde(rename = "Tags")]
    pub tags: BTreeMap<String, String>,
}

/// The structure `TagsError`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagsError {
    /// `ErrorCode`: required, 10 to 21 characters, pattern `[A-Za-z]+Exception`.
    #[serde(rename = "ErrorCode")]
    pub error_code: String,
    /// `Message`: required, 84 to 1000 characters, pattern `.*`.
    #[serde(rename = "Message")]
    pub message: String,
}

/// The structure `TenancyConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TenancyConfig {
    /// `TenantIsolationMode`: required.
    #[serde(rename = "TenantIsolationMode")]
    pub tenant_isolation_mode: TenantIsolationMode,
}

/// The enum `TenantIsolationMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TenantIsolationMode {
    /// `PER_TENANT`.
    #[serde(rename = "PER_TENANT")]
    PerTenant,
}

impl TenantIsolationMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PerTenant => "PER_TENANT",
        }
    }
}

impl std::fmt::Display for TenantIsolationMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `ThrottleReason`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ThrottleReason {
    /// `ConcurrentInvocationLimitExceeded`.
    #[serde(rename = "ConcurrentInvocationLimitExceeded")]
    ConcurrentInvocationLimitExceeded,
    /// `FunctionInvocationRateLimitExceeded`.
    #[serde(rename = "FunctionInvocationRateLimitExceeded")]
    FunctionInvocationRateLimitExceeded,
    /// `ReservedFunctionConcurrentInvocationLimitExceeded`.
    #[serde(rename = "ReservedFunctionConcurrentInvocationLimitExceeded")]
    ReservedFunctionConcurrentInvocationLimitExceeded,
    /// `ReservedFunctionInvocationRateLimitExceeded`.
    #[serde(rename = "ReservedFunctionInvocationRateLimitExceeded")]
    ReservedFunctionInvocationRateLimitExceeded,
    /// `CallerRateLimitExceeded`.
    #[serde(rename = "CallerRateLimitExceeded")]
    CallerRateLimitExceeded,
    /// `ConcurrentSnapshotCreateLimitExceeded`.
    #[serde(rename = "ConcurrentSnapshotCreateLimitExceeded")]
    ConcurrentSnapshotCreateLimitExceeded,
}

impl ThrottleReason {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ConcurrentInvocationLimitExceeded => "ConcurrentInvocationLimitExceeded",
            Self::FunctionInvocationRateLimitExceeded => "FunctionInvocationRateLimitExceeded",
            Self::ReservedFunctionConcurrentInvocationLimitExceeded => {
                "ReservedFunctionConcurrentInvocationLimitExceeded"
            }
            Self::ReservedFunctionInvocationRateLimitExceeded => "ReservedFunctionInvocationRateLimitExceeded",
            Self::CallerRateLimitExceeded => "CallerRateLimitExceeded",
            Self::ConcurrentSnapshotCreateLimitExceeded => "ConcurrentSnapshotCreateLimitExceeded",
        }
    }
}

impl std::fmt::Display for ThrottleReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `TooManyRequestsException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TooManyRequestsException {
    /// `Reason`.
    #[serde(rename = "Reason", default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ThrottleReason>,
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `retryAfterSeconds`: in the header as `Retry-After`.
    #[serde(rename = "retryAfterSeconds", default, skip_serializing_if = "Option::is_none")]
    pub retry_after_seconds: Option<String>,
}

/// The structure `TracingConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TracingConfig {
    /// `Mode`.
    #[serde(rename = "Mode", default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<TracingMode>,
}

/// The structure `TracingConfigResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TracingConfigResponse {
    /// `Mode`.
    #[serde(rename = "Mode", default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<TracingMode>,
}

/// The enum `TracingMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TracingMode {
    /// `Active`.
    #[serde(rename = "Active")]
    Active,
    /// `PassThrough`.
    #[serde(rename = "PassThrough")]
    PassThrough,
}

impl TracingMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "Active",
            Self::PassThrough => "PassThrough",
        }
    }
}

impl std::fmt::Display for TracingMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `UnsupportedMediaTypeException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnsupportedMediaTypeException {
    /// `Type`.
    #[serde(rename = "Type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `UntagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UntagResourceRequest {
    /// `Resource`: required, in the uri as `Resource`, 1 to 10000 characters.
    #[serde(rename = "Resource")]
    pub resource: String,
    /// `TagKeys`: required, in the querystring as `tagKeys`.
    #[serde(rename = "TagKeys")]
    pub tag_keys: Vec<String>,
}

/// The structure `UpdateAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAliasRequest {
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `FunctionVersion`: 1 to 1024 characters, pattern `(\$LATEST(\.PUBLISHED)?|[0-9]+)`.
    #[serde(rename = "FunctionVersion", default, skip_serializing_if = "Option::is_none")]
    pub function_version: Option<String>,
    /// `Name`: required, in the uri as `Name`, 1 to 128 characters, pattern `(?!^[0-9]+$)([a-zA-Z0-9-_]+)`.
    #[serde(rename = "Name")]
    pub name: String,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `RoutingConfig`.
    #[serde(rename = "RoutingConfig", default, skip_serializing_if = "Option::is_none")]
    pub routing_config: Option<AliasRoutingConfiguration>,
}

/// The structure `UpdateFunctionCodeRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateFunctionCodeRequest {
    /// `Architectures`: 1 to 1 entries.
    #[serde(rename = "Architectures", default, skip_serializing_if = "Option::is_none")]
    pub architectures: Option<Vec<Architecture>>,
    /// `DryRun`.
    #[serde(rename = "DryRun", default, skip_serializing_if = "Option::is_none")]
    pub dry_run: Option<bool>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `ImageUri`.
    #[serde(rename = "ImageUri", default, skip_serializing_if = "Option::is_none")]
    pub image_uri: Option<String>,
    /// `Publish`.
    #[serde(rename = "Publish", default, skip_serializing_if = "Option::is_none")]
    pub publish: Option<bool>,
    /// `PublishTo`.
    #[serde(rename = "PublishTo", default, skip_serializing_if = "Option::is_none")]
    pub publish_to: Option<FunctionVersionLatestPublished>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `S3Bucket`: 3 to 63 characters, pattern `[0-9A-Za-z\.\-_]*(?<!\.)`.
    #[serde(rename = "S3Bucket", default, skip_serializing_if = "Option::is_none")]
    pub s3_bucket: Option<String>,
    /// `S3Key`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3Key", default, skip_serializing_if = "Option::is_none")]
    pub s3_key: Option<String>,
    /// `S3ObjectStorageMode`.
    #[serde(rename = "S3ObjectStorageMode", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_storage_mode: Option<S3ObjectStorageMode>,
    /// `S3ObjectVersion`: 1 to 1024 characters, pattern `.*`.
    #[serde(rename = "S3ObjectVersion", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_version: Option<String>,
    /// `SourceKMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "SourceKMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub source_kms_key_arn: Option<String>,
    /// `ZipFile`.
    #[serde(rename = "ZipFile", default, skip_serializing_if = "Option::is_none")]
    pub zip_file: Option<Blob>,
}

/// The structure `UpdateFunctionConfigurationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateFunctionConfigurationRequest {
    /// `AcceleratorConfig`.
    #[serde(rename = "AcceleratorConfig", default, skip_serializing_if = "Option::is_none")]
    pub accelerator_config: Option<AcceleratorConfig>,
    /// `CapacityProviderConfig`.
    #[serde(rename = "CapacityProviderConfig", default, skip_serializing_if = "Option::is_none")]
    pub capacity_provider_config: Option<CapacityProviderConfig>,
    /// `DeadLetterConfig`.
    #[serde(rename = "DeadLetterConfig", default, skip_serializing_if = "Option::is_none")]
    pub dead_letter_config: Option<DeadLetterConfig>,
    /// `Description`: 0 to 256 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `DurableConfig`.
    #[serde(rename = "DurableConfig", default, skip_serializing_if = "Option::is_none")]
    pub durable_config: Option<DurableConfig>,
    /// `Environment`.
    #[serde(rename = "Environment", default, skip_serializing_if = "Option::is_none")]
    pub environment: Option<Environment>,
    /// `EphemeralStorage`.
    #[serde(rename = "EphemeralStorage", default, skip_serializing_if = "Option::is_none")]
    pub ephemeral_storage: Option<EphemeralStorage>,
    /// `FileSystemConfigs`: 0 to 1 entries.
    #[serde(rename = "FileSystemConfigs", default, skip_serializing_if = "Option::is_none")]
    pub file_system_configs: Option<Vec<FileSystemConfig>>,
    /// `FunctionName`: required, in the uri as `FunctionName`, 1 to 140 characters.
    #[serde(rename = "FunctionName")]
    pub function_name: String,
    /// `Handler`: 0 to 128 characters, pattern `[^\s]+`.
    #[serde(rename = "Handler", default, skip_serializing_if = "Option::is_none")]
    pub handler: Option<String>,
    /// `ImageConfig`.
    #[serde(rename = "ImageConfig", default, skip_serializing_if = "Option::is_none")]
    pub image_config: Option<ImageConfig>,
    /// `KMSKeyArn`: 0 to 10000 characters, pattern `(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()`.
    #[serde(rename = "KMSKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_arn: Option<String>,
    /// `Layers`.
    #[serde(rename = "Layers", default, skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<String>>,
    /// `LoggingConfig`.
    #[serde(rename = "LoggingConfig", default, skip_serializing_if = "Option::is_none")]
    pub logging_config: Option<LoggingConfig>,
    /// `MemorySize`: 128 to 32768.
    #[serde(rename = "MemorySize", default, skip_serializing_if = "Option::is_none")]
    pub memory_size: Option<i32>,
    /// `RevisionId`.
    #[serde(rename = "RevisionId", default, skip_serializing_if = "Option::is_none")]
    pub revision_id: Option<String>,
    /// `Role`: 0 to 10000 characters, pattern `arn:(aws[a-zA-Z-]*)?:iam::\d{12}:role/?[a-zA-Z_0-9+=,.@\-_/]+`.
    #[serde(rename = "Role", default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// `Runtime`.
    #[serde(rename = "Runtime", default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<Runtime>,
    /// `RuntimeConfig`.
    #[serde(rename = "RuntimeConfig", default, skip_serializing_if = "Option::is_none")]
    pub runtime_config: Option<FunctionRuntimeConfig>,
    /// `SnapStart`.
    #[serde(rename = "SnapStart", default, skip_serializing_if = "Option::is_none")]
    pub snap_start: Option<SnapStart>,
    /// `Timeout`: 1 to 5400.
    #[serde(rename = "Timeout", default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<i32>,
    /// `TracingConfig`.
    #[serde(rename = "TracingConfig", default, skip_serializing_if = "Option::is_none")]
    pub tracing_config: Option<TracingConfig>,
    /// `VpcConfig`.
    #[serde(rename = "VpcConfig", default, skip_serializing_if = "Option::is_none")]
    pub vpc_config: Option<VpcConfig>,
}

/// The structure `VpcConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VpcConfig {
    /// `Ipv6AllowedForDualStack`.
    #[serde(rename = "Ipv6AllowedForDualStack", default, skip_serializing_if = "Option::is_none")]
    pub ipv6_allowed_for_dual_stack: Option<bool>,
    /// `SecurityGroupIds`: 0 to 5 entries.
    #[serde(rename = "SecurityGroupIds", default, skip_serializing_if = "Option::is_none")]
    pub security_group_ids: Option<Vec<String>>,
    /// `SubnetIds`: 0 to 16 entries.
    #[serde(rename = "SubnetIds", default, skip_serializing_if = "Option::is_none")]
    pub subnet_ids: Option<Vec<String>>,
}

/// The structure `VpcConfigResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VpcConfigResponse {
    /// `Ipv6AllowedForDualStack`.
    #[serde(rename = "Ipv6AllowedForDualStack", default, skip_serializing_if = "Option::is_none")]
    pub ipv6_allowed_for_dual_stack: Option<bool>,
    /// `SecurityGroupIds`: 0 to 5 entries.
    #[serde(rename = "SecurityGroupIds", default, skip_serializing_if = "Option::is_none")]
    pub security_group_ids: Option<Vec<String>>,
    /// `SubnetIds`: 0 to 16 entries.
    #[serde(rename = "SubnetIds", default, skip_serializing_if = "Option::is_none")]
    pub subnet_ids: Option<Vec<String>>,
    /// `VpcId`.
    #[serde(rename = "VpcId", default, skip_serializing_if = "Option::is_none")]
    pub vpc_id: Option<String>,
}
