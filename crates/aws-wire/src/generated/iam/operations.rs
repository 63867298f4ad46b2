// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `iam` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "iam",
    signing_name: "iam",
    protocol: Protocol::Query,
    api_version: "2010-05-08",
    xml_namespace: Some("https://iam.amazonaws.com/doc/2010-05-08/"),
    operations: &[
        &ATTACH_ROLE_POLICY,
        &ATTACH_USER_POLICY,
        &CREATE_ACCESS_KEY,
        &CREATE_POLICY,
        &CREATE_POLICY_VERSION,
        &CREATE_ROLE,
        &CREATE_USER,
        &DELETE_ACCESS_KEY,
        &DELETE_POLICY,
        &DELETE_POLICY_VERSION,
        &DELETE_ROLE,
        &DELETE_ROLE_POLICY,
        &DELETE_USER,
        &DELETE_USER_POLICY,
        &DETACH_ROLE_POLICY,
        &DETACH_USER_POLICY,
        &GET_POLICY,
        &GET_POLICY_VERSION,
        &GET_ROLE,
        &GET_ROLE_POLICY,
        &GET_USER,
        &GET_USER_POLICY,
        &LIST_ACCESS_KEYS,
        &LIST_ATTACHED_ROLE_POLICIES,
        &LIST_ATTACHED_USER_POLICIES,
        &LIST_ENTITIES_FOR_POLICY,
        &LIST_POLICIES,
        &LIST_POLICY_VERSIONS,
        &LIST_ROLE_POLICIES,
        &LIST_ROLE_TAGS,
        &LIST_ROLES,
        &PUT_ROLE_POLICY,
        &PUT_USER_POLICY,
        &TAG_ROLE,
        &UNTAG_ROLE,
        &UPDATE_ASSUME_ROLE_POLICY,
        &UPDATE_ROLE,
    ],
};

static ATTACH_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AttachRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::ATTACH_ROLE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct AttachRolePolicy;

impl crate::Operation for AttachRolePolicy {
    type Input = types::AttachRolePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ATTACH_ROLE_POLICY;
}

static ATTACH_USER_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AttachUserPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::ATTACH_USER_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct AttachUserPolicy;

impl crate::Operation for AttachUserPolicy {
    type Input = types::AttachUserPolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ATTACH_USER_POLICY;
}

static CREATE_ACCESS_KEY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateAccessKey",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_ACCESS_KEY_REQUEST),
    output: Some(&schema::CREATE_ACCESS_KEY_RESPONSE),
    result_wrapper: Some("CreateAccessKeyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreateAccessKey;

impl crate::Operation for CreateAccessKey {
    type Input = types::CreateAccessKeyRequest;
    type Output = types::CreateAccessKeyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_ACCESS_KEY;
}

static CREATE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreatePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_POLICY_REQUEST),
    output: Some(&schema::CREATE_POLICY_RESPONSE),
    result_wrapper: Some("CreatePolicyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreatePolicy;

impl crate::Operation for CreatePolicy {
    type Input = types::CreatePolicyRequest;
    type Output = types::CreatePolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_POLICY;
}

static CREATE_POLICY_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreatePolicyVersion",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_POLICY_VERSION_REQUEST),
    output: Some(&schema::CREATE_POLICY_VERSION_RESPONSE),
    result_wrapper: Some("CreatePolicyVersionResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreatePolicyVersion;

impl crate::Operation for CreatePolicyVersion {
    type Input = types::CreatePolicyVersionRequest;
    type Output = types::CreatePolicyVersionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_POLICY_VERSION;
}

static CREATE_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_ROLE_REQUEST),
    output: Some(&schema::CREATE_ROLE_RESPONSE),
    result_wrapper: Some("CreateRoleResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreateRole;

impl crate::Operation for CreateRole {
    type Input = types::CreateRoleRequest;
    type Output = types::CreateRoleResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_ROLE;
}

static CREATE_USER: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateUser",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::CREATE_USER_REQUEST),
    output: Some(&schema::CREATE_USER_RESPONSE),
    result_wrapper: Some("CreateUserResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct CreateUser;

impl crate::Operation for CreateUser {
    type Input = types::CreateUserRequest;
    type Output = types::CreateUserResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_USER;
}

static DELETE_ACCESS_KEY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAccessKey",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_ACCESS_KEY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAccessKey;

impl crate::Operation for DeleteAccessKey {
    type Input = types::DeleteAccessKeyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_ACCESS_KEY;
}

static DELETE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeletePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeletePolicy;

impl crate::Operation for DeletePolicy {
    type Input = types::DeletePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_POLICY;
}

static DELETE_POLICY_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeletePolicyVersion",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_POLICY_VERSION_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeletePolicyVersion;

impl crate::Operation for DeletePolicyVersion {
    type Input = types::DeletePolicyVersionRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_POLICY_VERSION;
}

static DELETE_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_ROLE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteRole;

impl crate::Operation for DeleteRole {
    type Input = types::DeleteRoleRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_ROLE;
}

static DELETE_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_ROLE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteRolePolicy;

impl crate::Operation for DeleteRolePolicy {
    type Input = types::DeleteRolePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_ROLE_POLICY;
}

static DELETE_USER: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteUser",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_USER_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteUser;

impl crate::Operation for DeleteUser {
    type Input = types::DeleteUserRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_USER;
}

static DELETE_USER_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteUserPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DELETE_USER_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DeleteUserPolicy;

impl crate::Operation for DeleteUserPolicy {
    type Input = types::DeleteUserPolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_USER_POLICY;
}

static DETACH_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DetachRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DETACH_ROLE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DetachRolePolicy;

impl crate::Operation for DetachRolePolicy {
    type Input = types::DetachRolePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DETACH_ROLE_POLICY;
}

static DETACH_USER_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DetachUserPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::DETACH_USER_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct DetachUserPolicy;

impl crate::Operation for DetachUserPolicy {
    type Input = types::DetachUserPolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DETACH_USER_POLICY;
}

static GET_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_POLICY_REQUEST),
    output: Some(&schema::GET_POLICY_RESPONSE),
    result_wrapper: Some("GetPolicyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetPolicy;

impl crate::Operation for GetPolicy {
    type Input = types::GetPolicyRequest;
    type Output = types::GetPolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_POLICY;
}

static GET_POLICY_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetPolicyVersion",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_POLICY_VERSION_REQUEST),
    output: Some(&schema::GET_POLICY_VERSION_RESPONSE),
    result_wrapper: Some("GetPolicyVersionResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetPolicyVersion;

impl crate::Operation for GetPolicyVersion {
    type Input = types::GetPolicyVersionRequest;
    type Output = types::GetPolicyVersionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_POLICY_VERSION;
}

static GET_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_ROLE_REQUEST),
    output: Some(&schema::GET_ROLE_RESPONSE),
    result_wrapper: Some("GetRoleResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetRole;

impl crate::Operation for GetRole {
    type Input = types::GetRoleRequest;
    type Output = types::GetRoleResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_ROLE;
}

static GET_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_ROLE_POLICY_REQUEST),
    output: Some(&schema::GET_ROLE_POLICY_RESPONSE),
    result_wrapper: Some("GetRolePolicyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetRolePolicy;

impl crate::Operation for GetRolePolicy {
    type Input = types::GetRolePolicyRequest;
    type Output = types::GetRolePolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_ROLE_POLICY;
}

static GET_USER: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetUser",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_USER_REQUEST),
    output: Some(&schema::GET_USER_RESPONSE),
    result_wrapper: Some("GetUserResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetUser;

impl crate::Operation for GetUser {
    type Input = types::GetUserRequest;
    type Output = types::GetUserResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_USER;
}

static GET_USER_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetUserPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_USER_POLICY_REQUEST),
    output: Some(&schema::GET_USER_POLICY_RESPONSE),
    result_wrapper: Some("GetUserPolicyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetUserPolicy;

impl crate::Operation for GetUserPolicy {
    type Input = types::GetUserPolicyRequest;
    type Output = types::GetUserPolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_USER_POLICY;
}

static LIST_ACCESS_KEYS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAccessKeys",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ACCESS_KEYS_REQUEST),
    output: Some(&schema::LIST_ACCESS_KEYS_RESPONSE),
    result_wrapper: Some("ListAccessKeysResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListAccessKeys;

impl crate::Operation for ListAccessKeys {
    type Input = types::ListAccessKeysRequest;
    type Output = types::ListAccessKeysResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ACCESS_KEYS;
}

static LIST_ATTACHED_ROLE_POLICIES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAttachedRolePolicies",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ATTACHED_ROLE_POLICIES_REQUEST),
    output: Some(&schema::LIST_ATTACHED_ROLE_POLICIES_RESPONSE),
    result_wrapper: Some("ListAttachedRolePoliciesResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListAttachedRolePolicies;

impl crate::Operation for ListAttachedRolePolicies {
    type Input = types::ListAttachedRolePoliciesRequest;
    type Output = types::ListAttachedRolePoliciesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ATTACHED_ROLE_POLICIES;
}

static LIST_ATTACHED_USER_POLICIES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAttachedUserPolicies",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ATTACHED_USER_POLICIES_REQUEST),
    output: Some(&schema::LIST_ATTACHED_USER_POLICIES_RESPONSE),
    result_wrapper: Some("ListAttachedUserPoliciesResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListAttachedUserPolicies;

impl crate::Operation for ListAttachedUserPolicies {
    type Input = types::ListAttachedUserPoliciesRequest;
    type Output = types::ListAttachedUserPoliciesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ATTACHED_USER_POLICIES;
}

static LIST_ENTITIES_FOR_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListEntitiesForPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ENTITIES_FOR_POLICY_REQUEST),
    output: Some(&schema::LIST_ENTITIES_FOR_POLICY_RESPONSE),
    result_wrapper: Some("ListEntitiesForPolicyResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListEntitiesForPolicy;

impl crate::Operation for ListEntitiesForPolicy {
    type Input = types::ListEntitiesForPolicyRequest;
    type Output = types::ListEntitiesForPolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ENTITIES_FOR_POLICY;
}

static LIST_POLICIES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListPolicies",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_POLICIES_REQUEST),
    output: Some(&schema::LIST_POLICIES_RESPONSE),
    result_wrapper: Some("ListPoliciesResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListPolicies;

impl crate::Operation for ListPolicies {
    type Input = types::ListPoliciesRequest;
    type Output = types::ListPoliciesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_POLICIES;
}

static LIST_POLICY_VERSIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListPolicyVersions",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_POLICY_VERSIONS_REQUEST),
    output: Some(&schema::LIST_POLICY_VERSIONS_RESPONSE),
    result_wrapper: Some("ListPolicyVersionsResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListPolicyVersions;

impl crate::Operation for ListPolicyVersions {
    type Input = types::ListPolicyVersionsRequest;
    type Output = types::ListPolicyVersionsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_POLICY_VERSIONS;
}

static LIST_ROLE_POLICIES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListRolePolicies",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ROLE_POLICIES_REQUEST),
    output: Some(&schema::LIST_ROLE_POLICIES_RESPONSE),
    result_wrapper: Some("ListRolePoliciesResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListRolePolicies;

impl crate::Operation for ListRolePolicies {
    type Input = types::ListRolePoliciesRequest;
    type Output = types::ListRolePoliciesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ROLE_POLICIES;
}

static LIST_ROLE_TAGS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListRoleTags",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ROLE_TAGS_REQUEST),
    output: Some(&schema::LIST_ROLE_TAGS_RESPONSE),
    result_wrapper: Some("ListRoleTagsResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListRoleTags;

impl crate::Operation for ListRoleTags {
    type Input = types::ListRoleTagsRequest;
    type Output = types::ListRoleTagsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ROLE_TAGS;
}

static LIST_ROLES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListRoles",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::LIST_ROLES_REQUEST),
    output: Some(&schema::LIST_ROLES_RESPONSE),
    result_wrapper: Some("ListRolesResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct ListRoles;

impl crate::Operation for ListRoles {
    type Input = types::ListRolesRequest;
    type Output = types::ListRolesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ROLES;
}

static PUT_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PutRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::PUT_ROLE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct PutRolePolicy;

impl crate::Operation for PutRolePolicy {
    type Input = types::PutRolePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUT_ROLE_POLICY;
}

static PUT_USER_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PutUserPolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::PUT_USER_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct PutUserPolicy;

impl crate::Operation for PutUserPolicy {
    type Input = types::PutUserPolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUT_USER_POLICY;
}

static TAG_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "TagRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::TAG_ROLE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct TagRole;

impl crate::Operation for TagRole {
    type Input = types::TagRoleRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &TAG_ROLE;
}

static UNTAG_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UntagRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::UNTAG_ROLE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct UntagRole;

impl crate::Operation for UntagRole {
    type Input = types::UntagRoleRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UNTAG_ROLE;
}

static UPDATE_ASSUME_ROLE_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAssumeRolePolicy",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::UPDATE_ASSUME_ROLE_POLICY_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAssumeRolePolicy;

impl crate::Operation for UpdateAssumeRolePolicy {
    type Input = types::UpdateAssumeRolePolicyRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_ASSUME_ROLE_POLICY;
}

static UPDATE_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::UPDATE_ROLE_REQUEST),
    output: Some(&schema::UPDATE_ROLE_RESPONSE),
    result_wrapper: Some("UpdateRoleResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct UpdateRole;

impl crate::Operation for UpdateRole {
    type Input = types::UpdateRoleRequest;
    type Output = types::UpdateRoleResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_ROLE;
}
