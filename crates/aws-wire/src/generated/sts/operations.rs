// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `sts` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "sts",
    signing_name: "sts",
    protocol: Protocol::Query,
    api_version: "2011-06-15",
    xml_namespace: Some("https://sts.amazonaws.com/doc/2011-06-15/"),
    operations: &[&ASSUME_ROLE, &GET_CALLER_IDENTITY, &GET_SESSION_TOKEN],
};

static ASSUME_ROLE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AssumeRole",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::ASSUME_ROLE_REQUEST),
    output: Some(&schema::ASSUME_ROLE_RESPONSE),
    result_wrapper: Some("AssumeRoleResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct AssumeRole;

impl crate::Operation for AssumeRole {
    type Input = types::AssumeRoleRequest;
    type Output = types::AssumeRoleResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ASSUME_ROLE;
}

static GET_CALLER_IDENTITY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetCallerIdentity",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_CALLER_IDENTITY_REQUEST),
    output: Some(&schema::GET_CALLER_IDENTITY_RESPONSE),
    result_wrapper: Some("GetCallerIdentityResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetCallerIdentity;

impl crate::Operation for GetCallerIdentity {
    type Input = types::GetCallerIdentityRequest;
    type Output = types::GetCallerIdentityResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_CALLER_IDENTITY;
}

static GET_SESSION_TOKEN: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetSessionToken",
    method: "POST",
    uri: "/",
    status: 200,
    input: Some(&schema::GET_SESSION_TOKEN_REQUEST),
    output: Some(&schema::GET_SESSION_TOKEN_RESPONSE),
    result_wrapper: Some("GetSessionTokenResult"),
};

/// `POST /`
#[derive(Clone, Copy, Debug)]
pub struct GetSessionToken;

impl crate::Operation for GetSessionToken {
    type Input = types::GetSessionTokenRequest;
    type Output = types::GetSessionTokenResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_SESSION_TOKEN;
}
