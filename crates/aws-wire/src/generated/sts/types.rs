// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The structure `AssumeRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssumeRoleRequest {
    /// `DurationSeconds`: 900 to 43200.
    #[serde(rename = "DurationSeconds", default, skip_serializing_if = "Option::is_none")]
    pub duration_seconds: Option<i32>,
    /// `ExternalId`: 2 to 1224 characters, pattern `[\w+=,.@:\/-]*`.
    #[serde(rename = "ExternalId", default, skip_serializing_if = "Option::is_none")]
    pub external_id: Option<String>,
    /// `MinimumSessionTokenSize`: 0 to 4096.
    #[serde(rename = "MinimumSessionTokenSize", default, skip_serializing_if = "Option::is_none")]
    pub minimum_session_token_size: Option<i32>,
    /// `Policy`: at least 1 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "Policy", default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// `PolicyArns`.
    #[serde(rename = "PolicyArns", default, skip_serializing_if = "Option::is_none")]
    pub policy_arns: Option<Vec<PolicyDescriptorType>>,
    /// `ProvidedContexts`: 1 to 5 entries.
    #[serde(rename = "ProvidedContexts", default, skip_serializing_if = "Option::is_none")]
    pub provided_contexts: Option<Vec<ProvidedContext>>,
    /// `RoleArn`: required, 20 to 2048 characters.
    #[serde(rename = "RoleArn")]
    pub role_arn: String,
    /// `RoleSessionName`: required, 2 to 64 characters, pattern `[\w+=,.@-]*`.
    #[serde(rename = "RoleSessionName")]
    pub role_session_name: String,
    /// `SerialNumber`: 9 to 256 characters, pattern `[\w+=/:,.@-]*`.
    #[serde(rename = "SerialNumber", default, skip_serializing_if = "Option::is_none")]
    pub serial_number: Option<String>,
    /// `SourceIdentity`: 2 to 256 characters, pattern `[\w+=,.@-]*`.
    #[serde(rename = "SourceIdentity", default, skip_serializing_if = "Option::is_none")]
    pub source_identity: Option<String>,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
    /// `TokenCode`: 6 to 6 characters, pattern `[\d]*`.
    #[serde(rename = "TokenCode", default, skip_serializing_if = "Option::is_none")]
    pub token_code: Option<String>,
    /// `TransitiveTagKeys`: at most 50 entries.
    #[serde(rename = "TransitiveTagKeys", default, skip_serializing_if = "Option::is_none")]
    pub transitive_tag_keys: Option<Vec<String>>,
}

/// The structure `AssumeRoleResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AssumeRoleResponse {
    /// `AssumedRoleUser`.
    #[serde(rename = "AssumedRoleUser", default, skip_serializing_if = "Option::is_none")]
    pub assumed_role_user: Option<AssumedRoleUser>,
    /// `Credentials`.
    #[serde(rename = "Credentials", default, skip_serializing_if = "Option::is_none")]
    pub credentials: Option<Credentials>,
    /// `PackedPolicySize`: at least 0.
    #[serde(rename = "PackedPolicySize", default, skip_serializing_if = "Option::is_none")]
    pub packed_policy_size: Option<i32>,
    /// `SessionTokenSize`: at least 0.
    #[serde(rename = "SessionTokenSize", default, skip_serializing_if = "Option::is_none")]
    pub session_token_size: Option<i32>,
    /// `SessionTokenUtilization`: at least 0.
    #[serde(rename = "SessionTokenUtilization", default, skip_serializing_if = "Option::is_none")]
    pub session_token_utilization: Option<i32>,
    /// `SourceIdentity`: 2 to 256 characters, pattern `[\w+=,.@-]*`.
    #[serde(rename = "SourceIdentity", default, skip_serializing_if = "Option::is_none")]
    pub source_identity: Option<String>,
}

/// The structure `AssumedRoleUser`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssumedRoleUser {
    /// `Arn`: required, 20 to 2048 characters.
    #[serde(rename = "Arn")]
    pub arn: String,
    /// `AssumedRoleId`: required, 2 to 193 characters, pattern `[\w+=,.@:-]*`.
    #[serde(rename = "AssumedRoleId")]
    pub assumed_role_id: String,
}

/// The structure `Credentials`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Credentials {
    /// `AccessKeyId`: required, 16 to 128 characters, pattern `[\w]*`.
    #[serde(rename = "AccessKeyId")]
    pub access_key_id: String,
    /// `Expiration`: required.
    #[serde(rename = "Expiration")]
    pub expiration: IsoTime,
    /// `SecretAccessKey`: required.
    #[serde(rename = "SecretAccessKey")]
    pub secret_access_key: String,
    /// `SessionToken`: required.
    #[serde(rename = "SessionToken")]
    pub session_token: String,
}

/// The structure `ExpiredTokenException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ExpiredTokenException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `GetCallerIdentityRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetCallerIdentityRequest {}

/// The structure `GetCallerIdentityResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetCallerIdentityResponse {
    /// `Account`.
    #[serde(rename = "Account", default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    /// `Arn`: 20 to 2048 characters.
    #[serde(rename = "Arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `UserId`.
    #[serde(rename = "UserId", default, skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
}

/// The structure `GetSessionTokenRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetSessionTokenRequest {
    /// `DurationSeconds`: 900 to 129600.
    #[serde(rename = "DurationSeconds", default, skip_serializing_if = "Option::is_none")]
    pub duration_seconds: Option<i32>,
    /// `MinimumSessionTokenSize`: 0 to 4096.
    #[serde(rename = "MinimumSessionTokenSize", default, skip_serializing_if = "Option::is_none")]
    pub minimum_session_token_size: Option<i32>,
    /// `SerialNumber`: 9 to 256 characters, pattern `[\w+=/:,.@-]*`.
    #[serde(rename = "SerialNumber", default, skip_serializing_if = "Option::is_none")]
    pub serial_number: Option<String>,
    /// `TokenCode`: 6 to 6 characters, pattern `[\d]*`.
    #[serde(rename = "TokenCode", default, skip_serializing_if = "Option::is_none")]
    pub token_code: Option<String>,
}

/// The structure `GetSessionTokenResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetSessionTokenResponse {
    /// `Credentials`.
    #[serde(rename = "Credentials", default, skip_serializing_if = "Option::is_none")]
    pub credentials: Option<Credentials>,
    /// `SessionTokenSize`: at least 0.
    #[serde(rename = "SessionTokenSize", default, skip_serializing_if = "Option::is_none")]
    pub session_token_size: Option<i32>,
    /// `SessionTokenUtilization`: at least 0.
    #[serde(rename = "SessionTokenUtilization", default, skip_serializing_if = "Option::is_none")]
    pub session_token_utilization: Option<i32>,
}

/// The structure `InvalidContextAssertionException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidContextAssertionException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `MalformedPolicyDocumentException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MalformedPolicyDocumentException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `PackedPolicyTooLargeException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PackedPolicyTooLargeException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `PolicyDescriptorType`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyDescriptorType {
    /// `arn`: 20 to 2048 characters.
    #[serde(rename = "arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
}

/// The structure `ProvidedContext`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ProvidedContext {
    /// `ContextAssertion`: 4 to 3072 characters.
    #[serde(rename = "ContextAssertion", default, skip_serializing_if = "Option::is_none")]
    pub context_assertion: Option<String>,
    /// `ProviderArn`: 20 to 2048 characters.
    #[serde(rename = "ProviderArn", default, skip_serializing_if = "Option::is_none")]
    pub provider_arn: Option<String>,
}

/// The structure `RegionDisabledException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RegionDisabledException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `Tag`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tag {
    /// `Key`: required, 1 to 128 characters, pattern `[\p{L}\p{Z}\p{N}_.:/=+\-@]+`.
    #[serde(rename = "Key")]
    pub key: String,
    /// `Value`: required, 0 to 256 characters, pattern `[\p{L}\p{Z}\p{N}_.:/=+\-@]*`.
    #[serde(rename = "Value")]
    pub value: String,
}
