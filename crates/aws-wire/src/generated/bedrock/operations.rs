// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `bedrock` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "bedrock",
    signing_name: "bedrock",
    protocol: Protocol::RestJson,
    api_version: "2023-04-20",
    xml_namespace: None,
    operations: &[&GET_FOUNDATION_MODEL, &LIST_FOUNDATION_MODELS],
};

static GET_FOUNDATION_MODEL: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetFoundationModel",
    method: "GET",
    uri: "/foundation-models/{modelIdentifier}",
    status: 200,
    input: Some(&schema::GET_FOUNDATION_MODEL_REQUEST),
    output: Some(&schema::GET_FOUNDATION_MODEL_RESPONSE),
    result_wrapper: None,
};

/// `GET /foundation-models/{modelIdentifier}`
#[derive(Clone, Copy, Debug)]
pub struct GetFoundationModel;

impl crate::Operation for GetFoundationModel {
    type Input = types::GetFoundationModelRequest;
    type Output = types::GetFoundationModelResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_FOUNDATION_MODEL;
}

static LIST_FOUNDATION_MODELS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListFoundationModels",
    method: "GET",
    uri: "/foundation-models",
    status: 200,
    input: Some(&schema::LIST_FOUNDATION_MODELS_REQUEST),
    output: Some(&schema::LIST_FOUNDATION_MODELS_RESPONSE),
    result_wrapper: None,
};

/// `GET /foundation-models`
#[derive(Clone, Copy, Debug)]
pub struct ListFoundationModels;

impl crate::Operation for ListFoundationModels {
    type Input = types::ListFoundationModelsRequest;
    type Output = types::ListFoundationModelsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_FOUNDATION_MODELS;
}
