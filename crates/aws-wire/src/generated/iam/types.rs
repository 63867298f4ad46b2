// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The structure `AccessKey`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccessKey {
    /// `AccessKeyId`: required, 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "AccessKeyId")]
    pub access_key_id: String,
    /// `CreateDate`.
    #[serde(rename = "CreateDate", default, skip_serializing_if = "Option::is_none")]
    pub create_date: Option<IsoTime>,
    /// `SecretAccessKey`: required.
    #[serde(rename = "SecretAccessKey")]
    pub secret_access_key: String,
    /// `Status`: required.
    #[serde(rename = "Status")]
    pub status: StatusType,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `AccessKeyMetadata`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessKeyMetadata {
    /// `AccessKeyId`: 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "AccessKeyId", default, skip_serializing_if = "Option::is_none")]
    pub access_key_id: Option<String>,
    /// `CreateDate`.
    #[serde(rename = "CreateDate", default, skip_serializing_if = "Option::is_none")]
    pub create_date: Option<IsoTime>,
    /// `Status`.
    #[serde(rename = "Status", default, skip_serializing_if = "Option::is_none")]
    pub status: Option<StatusType>,
    /// `UserName`: 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `AttachRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttachRolePolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `AttachUserPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttachUserPolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `AttachedPermissionsBoundary`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AttachedPermissionsBoundary {
    /// `PermissionsBoundaryArn`: 20 to 2048 characters.
    #[serde(rename = "PermissionsBoundaryArn", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary_arn: Option<String>,
    /// `PermissionsBoundaryType`.
    #[serde(rename = "PermissionsBoundaryType", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary_type: Option<PermissionsBoundaryAttachmentType>,
}

/// The structure `AttachedPolicy`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AttachedPolicy {
    /// `PolicyArn`: 20 to 2048 characters.
    #[serde(rename = "PolicyArn", default, skip_serializing_if = "Option::is_none")]
    pub policy_arn: Option<String>,
    /// `PolicyName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName", default, skip_serializing_if = "Option::is_none")]
    pub policy_name: Option<String>,
}

/// The structure `ConcurrentModificationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConcurrentModificationException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CreateAccessKeyRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateAccessKeyRequest {
    /// `UserName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `CreateAccessKeyResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAccessKeyResponse {
    /// `AccessKey`: required.
    #[serde(rename = "AccessKey")]
    pub access_key: AccessKey,
}

/// The structure `CreatePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreatePolicyRequest {
    /// `Description`: at most 1000 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `Path`: 1 to 512 characters, pattern `((/[A-Za-z0-9\.,\+@=_-]+)*)/`.
    #[serde(rename = "Path", default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
}

/// The structure `CreatePolicyResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreatePolicyResponse {
    /// `Policy`.
    #[serde(rename = "Policy", default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<Policy>,
}

/// The structure `CreatePolicyVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreatePolicyVersionRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `SetAsDefault`.
    #[serde(rename = "SetAsDefault", default, skip_serializing_if = "Option::is_none")]
    pub set_as_default: Option<bool>,
}

/// The structure `CreatePolicyVersionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreatePolicyVersionResponse {
    /// `PolicyVersion`.
    #[serde(rename = "PolicyVersion", default, skip_serializing_if = "Option::is_none")]
    pub policy_version: Option<PolicyVersion>,
}

/// The structure `CreateRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateRoleRequest {
    /// `AssumeRolePolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "AssumeRolePolicyDocument")]
    pub assume_role_policy_document: String,
    /// `Description`: at most 1000 characters, pattern `[\u0009\u000A\u000D\u0020-\u007E\u00A1-\u00FF]*`.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `MaxSessionDuration`: 3600 to 43200.
    #[serde(rename = "MaxSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_session_duration: Option<i32>,
    /// `MaxSigninSessionDuration`: 3600 to 7776000.
    #[serde(rename = "MaxSigninSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_signin_session_duration: Option<i32>,
    /// `Path`: 1 to 512 characters, pattern `(\u002F)|(\u002F[\u0021-\u007E]+\u002F)`.
    #[serde(rename = "Path", default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// `PermissionsBoundary`: 20 to 2048 characters.
    #[serde(rename = "PermissionsBoundary", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary: Option<String>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
}

/// The structure `CreateRoleResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateRoleResponse {
    /// `Role`: required.
    #[serde(rename = "Role")]
    pub role: Role,
}

/// The structure `CreateUserRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateUserRequest {
    /// `Path`: 1 to 512 characters, pattern `(\u002F)|(\u002F[\u0021-\u007E]+\u002F)`.
    #[serde(rename = "Path", default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// `PermissionsBoundary`: 20 to 2048 characters.
    #[serde(rename = "PermissionsBoundary", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary: Option<String>,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `CreateUserResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateUserResponse {
    /// `User`.
    #[serde(rename = "User", default, skip_serializing_if = "Option::is_none")]
    pub user: Option<User>,
}

/// The structure `DeleteAccessKeyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAccessKeyRequest {
    /// `AccessKeyId`: required, 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "AccessKeyId")]
    pub access_key_id: String,
    /// `UserName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `DeleteConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteConflictException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `DeletePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeletePolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
}

/// The structure `DeletePolicyVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeletePolicyVersionRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `VersionId`: required, pattern `v[1-9][0-9]*(\.[A-Za-z0-9-]*)?`.
    #[serde(rename = "VersionId")]
    pub version_id: String,
}

/// The structure `DeleteRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteRolePolicyRequest {
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `DeleteRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteRoleRequest {
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `DeleteUserPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteUserPolicyRequest {
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `UserName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `DeleteUserRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteUserRequest {
    /// `UserName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `DetachRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DetachRolePolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `DetachUserPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DetachUserPolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `EntityAlreadyExistsException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EntityAlreadyExistsException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `EntityType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EntityType {
    /// `User`.
    #[serde(rename = "User")]
    User,
    /// `Role`.
    #[serde(rename = "Role")]
    Role,
    /// `Group`.
    #[serde(rename = "Group")]
    Group,
    /// `LocalManagedPolicy`.
    #[serde(rename = "LocalManagedPolicy")]
    LocalManagedPolicy,
    /// `AWSManagedPolicy`.
    #[serde(rename = "AWSManagedPolicy")]
    AWSManagedPolicy,
}

impl EntityType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::User => "User",
            Self::Role => "Role",
            Self::Group => "Group",
            Self::LocalManagedPolicy => "LocalManagedPolicy",
            Self::AWSManagedPolicy => "AWSManagedPolicy",
        }
    }
}

impl std::fmt::Display for EntityType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GetPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
}

/// The structure `GetPolicyResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyResponse {
    /// `Policy`.
    #[serde(rename = "Policy", default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<Policy>,
}

/// The structure `GetPolicyVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyVersionRequest {
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `VersionId`: required, pattern `v[1-9][0-9]*(\.[A-Za-z0-9-]*)?`.
    #[serde(rename = "VersionId")]
    pub version_id: String,
}

/// The structure `GetPolicyVersionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetPolicyVersionResponse {
    /// `PolicyVersion`.
    #[serde(rename = "PolicyVersion", default, skip_serializing_if = "Option::is_none")]
    pub policy_version: Option<PolicyVersion>,
}

/// The structure `GetRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetRolePolicyRequest {
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `GetRolePolicyResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetRolePolicyResponse {
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `GetRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetRoleRequest {
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `GetRoleResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetRoleResponse {
    /// `Role`: required.
    #[serde(rename = "Role")]
    pub role: Role,
}

/// The structure `GetUserPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetUserPolicyRequest {
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `UserName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `GetUserPolicyResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetUserPolicyResponse {
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `UserName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `GetUserRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetUserRequest {
    /// `UserName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `GetUserResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetUserResponse {
    /// `User`: required.
    #[serde(rename = "User")]
    pub user: User,
}

/// The structure `InvalidInputException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvalidInputException {
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

/// The structure `ListAccessKeysRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListAccessKeysRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `UserName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `ListAccessKeysResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAccessKeysResponse {
    /// `AccessKeyMetadata`: required.
    #[serde(rename = "AccessKeyMetadata")]
    pub access_key_metadata: Vec<AccessKeyMetadata>,
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
}

/// The structure `ListAttachedRolePoliciesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAttachedRolePoliciesRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `PathPrefix`: 1 to 512 characters, pattern `((/[A-Za-z0-9\.,\+@=_-]+)*)/`.
    #[serde(rename = "PathPrefix", default, skip_serializing_if = "Option::is_none")]
    pub path_prefix: Option<String>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `ListAttachedRolePoliciesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListAttachedRolePoliciesResponse {
    /// `AttachedPolicies`.
    #[serde(rename = "AttachedPolicies", default, skip_serializing_if = "Option::is_none")]
    pub attached_policies: Option<Vec<AttachedPolicy>>,
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
}

/// The structure `ListAttachedUserPoliciesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAttachedUserPoliciesRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `PathPrefix`: 1 to 512 characters, pattern `((/[A-Za-z0-9\.,\+@=_-]+)*)/`.
    #[serde(rename = "PathPrefix", default, skip_serializing_if = "Option::is_none")]
    pub path_prefix: Option<String>,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `ListAttachedUserPoliciesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListAttachedUserPoliciesResponse {
    /// `AttachedPolicies`.
    #[serde(rename = "AttachedPolicies", default, skip_serializing_if = "Option::is_none")]
    pub attached_policies: Option<Vec<AttachedPolicy>>,
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
}

/// The structure `ListEntitiesForPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListEntitiesForPolicyRequest {
    /// `EntityFilter`.
    #[serde(rename = "EntityFilter", default, skip_serializing_if = "Option::is_none")]
    pub entity_filter: Option<EntityType>,
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `PathPrefix`: 1 to 512 characters, pattern `(\u002F)|(\u002F[\u0021-\u007E]+\u002F)`.
    #[serde(rename = "PathPrefix", default, skip_serializing_if = "Option::is_none")]
    pub path_prefix: Option<String>,
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
    /// `PolicyUsageFilter`.
    #[serde(rename = "PolicyUsageFilter", default, skip_serializing_if = "Option::is_none")]
    pub policy_usage_filter: Option<PolicyUsageType>,
}

/// The structure `ListEntitiesForPolicyResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListEntitiesForPolicyResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `PolicyGroups`.
    #[serde(rename = "PolicyGroups", default, skip_serializing_if = "Option::is_none")]
    pub policy_groups: Option<Vec<PolicyGroup>>,
    /// `PolicyRoles`.
    #[serde(rename = "PolicyRoles", default, skip_serializing_if = "Option::is_none")]
    pub policy_roles: Option<Vec<PolicyRole>>,
    /// `PolicyUsers`.
    #[serde(rename = "PolicyUsers", default, skip_serializing_if = "Option::is_none")]
    pub policy_users: Option<Vec<PolicyUser>>,
}

/// The structure `ListPoliciesRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListPoliciesRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `OnlyAttached`.
    #[serde(rename = "OnlyAttached", default, skip_serializing_if = "Option::is_none")]
    pub only_attached: Option<bool>,
    /// `PathPrefix`: 1 to 512 characters, pattern `((/[A-Za-z0-9\.,\+@=_-]+)*)/`.
    #[serde(rename = "PathPrefix", default, skip_serializing_if = "Option::is_none")]
    pub path_prefix: Option<String>,
    /// `PolicyUsageFilter`.
    #[serde(rename = "PolicyUsageFilter", default, skip_serializing_if = "Option::is_none")]
    pub policy_usage_filter: Option<PolicyUsageType>,
    /// `Scope`.
    #[serde(rename = "Scope", default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<PolicyScopeType>,
}

/// The structure `ListPoliciesResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListPoliciesResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `Policies`.
    #[serde(rename = "Policies", default, skip_serializing_if = "Option::is_none")]
    pub policies: Option<Vec<Policy>>,
}

/// The structure `ListPolicyVersionsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListPolicyVersionsRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `PolicyArn`: required, 20 to 2048 characters.
    #[serde(rename = "PolicyArn")]
    pub policy_arn: String,
}

/// The structure `ListPolicyVersionsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListPolicyVersionsResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `Versions`.
    #[serde(rename = "Versions", default, skip_serializing_if = "Option::is_none")]
    pub versions: Option<Vec<PolicyVersion>>,
}

/// The structure `ListRolePoliciesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListRolePoliciesRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `ListRolePoliciesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListRolePoliciesResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `PolicyNames`: required.
    #[serde(rename = "PolicyNames")]
    pub policy_names: Vec<String>,
}

/// The structure `ListRoleTagsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListRoleTagsRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `ListRoleTagsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListRoleTagsResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `Tags`: required, at most 50 entries.
    #[serde(rename = "Tags")]
    pub tags: Vec<Tag>,
}

/// The structure `ListRolesRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListRolesRequest {
    /// `Marker`: 1 to 320 characters, pattern `[\u0020-\u00FF]+`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `MaxItems`: 1 to 1000.
    #[serde(rename = "MaxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `PathPrefix`: 1 to 512 characters, pattern `\u002F[\u0021-\u007F]*`.
    #[serde(rename = "PathPrefix", default, skip_serializing_if = "Option::is_none")]
    pub path_prefix: Option<String>,
}

/// The structure `ListRolesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListRolesResponse {
    /// `IsTruncated`.
    #[serde(rename = "IsTruncated", default, skip_serializing_if = "Option::is_none")]
    pub is_truncated: Option<bool>,
    /// `Marker`.
    #[serde(rename = "Marker", default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<String>,
    /// `Roles`: required.
    #[serde(rename = "Roles")]
    pub roles: Vec<Role>,
}

/// The structure `MalformedPolicyDocumentException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MalformedPolicyDocumentException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `NoSuchEntityException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoSuchEntityException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `PermissionsBoundaryAttachmentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PermissionsBoundaryAttachmentType {
    /// `PermissionsBoundaryPolicy`.
    #[serde(rename = "PermissionsBoundaryPolicy")]
    PermissionsBoundaryPolicy,
}

impl PermissionsBoundaryAttachmentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PermissionsBoundaryPolicy => "PermissionsBoundaryPolicy",
        }
    }
}

impl std::fmt::Display for PermissionsBoundaryAttachmentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Policy`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Policy {
    /// `Arn`: 20 to 2048 characters.
    #[serde(rename = "Arn", default, skip_serializing_if = "Option::is_none")]
    pub arn: Option<String>,
    /// `AttachmentCount`.
    #[serde(rename = "AttachmentCount", default, skip_serializing_if = "Option::is_none")]
    pub attachment_count: Option<i32>,
    /// `CreateDate`.
    #[serde(rename = "CreateDate", default, skip_serializing_if = "Option::is_none")]
    pub create_date: Option<IsoTime>,
    /// `DefaultVersionId`: pattern `v[1-9][0-9]*(\.[A-Za-z0-9-]*)?`.
    #[serde(rename = "DefaultVersionId", default, skip_serializing_if = "Option::is_none")]
    pub default_version_id: Option<String>,
    /// `Description`: at most 1000 characters.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `IsAttachable`.
    #[serde(rename = "IsAttachable", default, skip_serializing_if = "Option::is_none")]
    pub is_attachable: Option<bool>,
    /// `Path`: 1 to 512 characters, pattern `((/[A-Za-z0-9\.,\+@=_-]+)*)/`.
    #[serde(rename = "Path", default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// `PermissionsBoundaryUsageCount`.
    #[serde(rename = "PermissionsBoundaryUsageCount", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary_usage_count: Option<i32>,
    /// `PolicyId`: 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "PolicyId", default, skip_serializing_if = "Option::is_none")]
    pub policy_id: Option<String>,
    /// `PolicyName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName", default, skip_serializing_if = "Option::is_none")]
    pub policy_name: Option<String>,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
    /// `UpdateDate`.
    #[serde(rename = "UpdateDate", default, skip_serializing_if = "Option::is_none")]
    pub update_date: Option<IsoTime>,
}

/// The structure `PolicyGroup`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyGroup {
    /// `GroupId`: 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "GroupId", default, skip_serializing_if = "Option::is_none")]
    pub group_id: Option<String>,
    /// `GroupName`: 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "GroupName", default, skip_serializing_if = "Option::is_none")]
    pub group_name: Option<String>,
}

/// The structure `PolicyNotAttachableException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyNotAttachableException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `PolicyRole`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyRole {
    /// `RoleId`: 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "RoleId", default, skip_serializing_if = "Option::is_none")]
    pub role_id: Option<String>,
    /// `RoleName`: 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName", default, skip_serializing_if = "Option::is_none")]
    pub role_name: Option<String>,
}

/// The enum `PolicyUsageType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PolicyUsageType {
    /// `PermissionsPolicy`.
    #[serde(rename = "PermissionsPolicy")]
    PermissionsPolicy,
    /// `PermissionsBoundary`.
    #[serde(rename = "PermissionsBoundary")]
    PermissionsBoundary,
}

impl PolicyUsageType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PermissionsPolicy => "PermissionsPolicy",
            Self::PermissionsBoundary => "PermissionsBoundary",
        }
    }
}

impl std::fmt::Display for PolicyUsageType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PolicyUser`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyUser {
    /// `UserId`: 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "UserId", default, skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    /// `UserName`: 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName", default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
}

/// The structure `PolicyVersion`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PolicyVersion {
    /// `CreateDate`.
    #[serde(rename = "CreateDate", default, skip_serializing_if = "Option::is_none")]
    pub create_date: Option<IsoTime>,
    /// `Document`: 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "Document", default, skip_serializing_if = "Option::is_none")]
    pub document: Option<String>,
    /// `IsDefaultVersion`.
    #[serde(rename = "IsDefaultVersion", default, skip_serializing_if = "Option::is_none")]
    pub is_default_version: Option<bool>,
    /// `VersionId`: pattern `v[1-9][0-9]*(\.[A-Za-z0-9-]*)?`.
    #[serde(rename = "VersionId", default, skip_serializing_if = "Option::is_none")]
    pub version_id: Option<String>,
}

/// The structure `PutRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutRolePolicyRequest {
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `PutUserPolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutUserPolicyRequest {
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `PolicyName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "PolicyName")]
    pub policy_name: String,
    /// `UserName`: required, 1 to 128 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The structure `Role`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Role {
    /// `Arn`: required, 20 to 2048 characters.
    #[serde(rename = "Arn")]
    pub arn: String,
    /// `AssumeRolePolicyDocument`: 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "AssumeRolePolicyDocument", default, skip_serializing_if = "Option::is_none")]
    pub assume_role_policy_document: Option<String>,
    /// `CreateDate`: required.
    #[serde(rename = "CreateDate")]
    pub create_date: IsoTime,
    /// `Description`: at most 1000 characters, pattern `[\u0009\u000A\u000D\u0020-\u007E\u00A1-\u00FF]*`.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `MaxSessionDuration`: 3600 to 43200.
    #[serde(rename = "MaxSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_session_duration: Option<i32>,
    /// `MaxSigninSessionDuration`: 3600 to 7776000.
    #[serde(rename = "MaxSigninSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_signin_session_duration: Option<i32>,
    /// `Path`: required, 1 to 512 characters, pattern `(\u002F)|(\u002F[\u0021-\u007E]+\u002F)`.
    #[serde(rename = "Path")]
    pub path: String,
    /// `PermissionsBoundary`.
    #[serde(rename = "PermissionsBoundary", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary: Option<AttachedPermissionsBoundary>,
    /// `RoleId`: required, 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "RoleId")]
    pub role_id: String,
    /// `RoleLastUsed`.
    #[serde(rename = "RoleLastUsed", default, skip_serializing_if = "Option::is_none")]
    pub role_last_used: Option<RoleLastUsed>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
    /// `SourceRoleTemplate`.
    #[serde(rename = "SourceRoleTemplate", default, skip_serializing_if = "Option::is_none")]
    pub source_role_template: Option<SourceRoleTemplate>,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
}

/// The structure `RoleLastUsed`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RoleLastUsed {
    /// `LastUsedDate`.
    #[serde(rename = "LastUsedDate", default, skip_serializing_if = "Option::is_none")]
    pub last_used_date: Option<IsoTime>,
    /// `Region`.
    #[serde(rename = "Region", default, skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
}

/// The structure `ServiceFailureException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceFailureException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `SourceRoleTemplate`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SourceRoleTemplate {
    /// `TemplateArn`: required, 20 to 2048 characters.
    #[serde(rename = "TemplateArn")]
    pub template_arn: String,
    /// `TemplateMinorVersion`: required.
    #[serde(rename = "TemplateMinorVersion")]
    pub template_minor_version: i32,
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

/// The structure `TagRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagRoleRequest {
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
    /// `Tags`: required, at most 50 entries.
    #[serde(rename = "Tags")]
    pub tags: Vec<Tag>,
}

/// The structure `UnmodifiableEntityException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UnmodifiableEntityException {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `UntagRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UntagRoleRequest {
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
    /// `TagKeys`: required, at most 50 entries.
    #[serde(rename = "TagKeys")]
    pub tag_keys: Vec<String>,
}

/// The structure `UpdateAssumeRolePolicyRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAssumeRolePolicyRequest {
    /// `PolicyDocument`: required, 1 to 131072 characters, pattern `[\u0009\u000A\u000D\u0020-\u00FF]+`.
    #[serde(rename = "PolicyDocument")]
    pub policy_document: String,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `UpdateRoleRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateRoleRequest {
    /// `Description`: at most 1000 characters, pattern `[\u0009\u000A\u000D\u0020-\u007E\u00A1-\u00FF]*`.
    #[serde(rename = "Description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `MaxSessionDuration`: 3600 to 43200.
    #[serde(rename = "MaxSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_session_duration: Option<i32>,
    /// `MaxSigninSessionDuration`: 3600 to 7776000.
    #[serde(rename = "MaxSigninSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub max_signin_session_duration: Option<i32>,
    /// `ResetMaxSigninSessionDuration`.
    #[serde(rename = "ResetMaxSigninSessionDuration", default, skip_serializing_if = "Option::is_none")]
    pub reset_max_signin_session_duration: Option<bool>,
    /// `RoleName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "RoleName")]
    pub role_name: String,
}

/// The structure `UpdateRoleResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UpdateRoleResponse {}

/// The structure `User`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct User {
    /// `Arn`: required, 20 to 2048 characters.
    #[serde(rename = "Arn")]
    pub arn: String,
    /// `CreateDate`: required.
    #[serde(rename = "CreateDate")]
    pub create_date: IsoTime,
    /// `PasswordLastUsed`.
    #[serde(rename = "PasswordLastUsed", default, skip_serializing_if = "Option::is_none")]
    pub password_last_used: Option<IsoTime>,
    /// `Path`: required, 1 to 512 characters, pattern `(\u002F)|(\u002F[\u0021-\u007E]+\u002F)`.
    #[serde(rename = "Path")]
    pub path: String,
    /// `PermissionsBoundary`.
    #[serde(rename = "PermissionsBoundary", default, skip_serializing_if = "Option::is_none")]
    pub permissions_boundary: Option<AttachedPermissionsBoundary>,
    /// `Tags`: at most 50 entries.
    #[serde(rename = "Tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<Tag>>,
    /// `UserId`: required, 16 to 128 characters, pattern `[\w]+`.
    #[serde(rename = "UserId")]
    pub user_id: String,
    /// `UserName`: required, 1 to 64 characters, pattern `[\w+=,.@-]+`.
    #[serde(rename = "UserName")]
    pub user_name: String,
}

/// The enum `policyScopeType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PolicyScopeType {
    /// `All`.
    #[serde(rename = "All")]
    All,
    /// `AWS`.
    #[serde(rename = "AWS")]
    Aws,
    /// `Local`.
    #[serde(rename = "Local")]
    Local,
}

impl PolicyScopeType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::All => "All",
            Self::Aws => "AWS",
            Self::Local => "Local",
        }
    }
}

impl std::fmt::Display for PolicyScopeType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `statusType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StatusType {
    /// `Active`.
    #[serde(rename = "Active")]
    Active,
    /// `Inactive`.
    #[serde(rename = "Inactive")]
    Inactive,
    /// `Expired`.
    #[serde(rename = "Expired")]
    Expired,
}

impl StatusType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "Active",
            Self::Inactive => "Inactive",
            Self::Expired => "Expired",
        }
    }
}

impl std::fmt::Display for StatusType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
