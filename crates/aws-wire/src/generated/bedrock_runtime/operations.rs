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
    operations: &[&CONVERSE, &CONVERSE_STREAM, &COUNT_TOKENS, &INVOKE_MODEL, &INVOKE_MODEL_WITH_RESPONSE_STREAM],
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

static COUNT_TOKENS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CountTokens",
    method: "POST",
    uri: "/model/{modelId}/count-tokens",
    status: 200,
    input: Some(&schema::COUNT_TOKENS_REQUEST),
    output: Some(&schema::COUNT_TOKENS_RESPONSE),
    result_wrapper: None,
};

/// `POST /model/{modelId}/count-tokens`
#[derive(Clone, Copy, Debug)]
pub struct CountTokens;

impl crate::Operation for CountTokens {
    type Input = types::CountTokensRequest;
    type Output = types::CountTokensResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &COUNT_TOKENS;
}

static INVOKE_MODEL: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "InvokeModel",
    method: "POST",
    uri: "/model/{modelId}/invoke",
    status: 200,
    input: Some(&schema::INVOKE_MODEL_REQUEST),
    output: Some(&schema::INVOKE_MODEL_RESPONSE),
    result_wrapper: None,
};

/// `POST /model/{modelId}/invoke`
#[derive(Clone, Copy, Debug)]
pub struct InvokeModel;

impl crate::Operation for InvokeModel {
    type Input = types::InvokeModelRequest;
    type Output = types::InvokeModelResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INVOKE_MODEL;

    fn set_payload(input: &mut Self::Input, payload: crate::Blob) {
        input.body = Some(payload);
    }

    fn take_payload(output: &mut Self::Output) -> Option<crate::Blob> {
        Some(std::mem::take(&mut output.body))
    }
}

static INVOKE_MODEL_WITH_RESPONSE_STREAM: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "InvokeModelWithResponseStream",
    method: "POST",
    uri: "/model/{modelId}/invoke-with-response-stream",
    status: 200,
    input: Some(&schema::INVOKE_MODEL_WITH_RESPONSE_STREAM_REQUEST),
    output: Some(&schema::INVOKE_MODEL_WITH_RESPONSE_STREAM_RESPONSE),
    result_wrapper: None,
};

/// `POST /model/{modelId}/invoke-with-response-stream`
#[derive(Clone, Copy, Debug)]
pub struct InvokeModelWithResponseStream;

impl crate::Operation for InvokeModelWithResponseStream {
    type Input = types::InvokeModelWithResponseStreamRequest;
    type Output = types::InvokeModelWithResponseStreamResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INVOKE_MODEL_WITH_RESPONSE_STREAM;

    fn set_payload(input: &mut Self::Input, payload: crate::Blob) {
        input.body = Some(payload);
    }
}

impl crate::StreamingOperation for InvokeModelWithResponseStream {
    type Event = types::ResponseStream;
}
