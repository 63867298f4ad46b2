// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `bedrock-runtime` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "bedrock-runtime",
    signing_name: "bedrock",
    protocol: Protocol::RestJson,
    api_version: "2023-09-30",
    xml_namespace: None,
    operations: &[&CONVERSE, &CONVERSE_STREAM],
};

static CONVERSE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "Converse",
    method: "POST",
    uri: "/model/{modelId}/converse",
    status: 200,
    input: Some(&schema::CONVERSE_REQUEST),
    output: Some(&schema::CONVERSE_RESPONSE),
    result_wrapper: None,
};

/// `POST /model/{modelId}/converse`
#[derive(Clone, Copy, Debug)]
pub struct Converse;

impl crate::Operation for Converse {
    type Input = types::ConverseRequest;
    type Output = types::ConverseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CONVERSE;
}

static CONVERSE_STREAM: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ConverseStream",
    method: "POST",
    uri: "/model/{modelId}/converse-stream",
    status: 200,
    input: Some(&schema::CONVERSE_STREAM_REQUEST),
    output: Some(&schema::CONVERSE_STREAM_RESPONSE),
    result_wrapper: None,
};

/// `POST /model/{modelId}/converse-stream`
#[derive(Clone, Copy, Debug)]
pub struct ConverseStream;

impl crate::Operation for ConverseStream {
    type Input = types::ConverseStreamRequest;
    type Output = types::ConverseStreamResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CONVERSE_STREAM;
}

impl crate::StreamingOperation for ConverseStream {
    type Event = types::ConverseStreamOutput;
}
