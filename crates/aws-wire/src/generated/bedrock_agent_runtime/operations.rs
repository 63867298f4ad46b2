// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `bedrock-agent-runtime` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "bedrock-agent-runtime",
    signing_name: "bedrock",
    protocol: Protocol::RestJson,
    api_version: "2023-07-26",
    xml_namespace: None,
    operations: &[&INVOKE_AGENT, &INVOKE_INLINE_AGENT, &LIST_TAGS_FOR_RESOURCE, &TAG_RESOURCE, &UNTAG_RESOURCE],
};

static INVOKE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "InvokeAgent",
    method: "POST",
    uri: "/agents/{agentId}/agentAliases/{agentAliasId}/sessions/{sessionId}/text",
    status: 200,
    input: Some(&schema::INVOKE_AGENT_REQUEST),
    output: Some(&schema::INVOKE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentAliases/{agentAliasId}/sessions/{sessionId}/text`
#[derive(Clone, Copy, Debug)]
pub struct InvokeAgent;

impl crate::Operation for InvokeAgent {
    type Input = types::InvokeAgentRequest;
    type Output = types::InvokeAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INVOKE_AGENT;
}

impl crate::StreamingOperation for InvokeAgent {
    type Event = types::ResponseStream;
}

static INVOKE_INLINE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "InvokeInlineAgent",
    method: "POST",
    uri: "/agents/{sessionId}",
    status: 200,
    input: Some(&schema::INVOKE_INLINE_AGENT_REQUEST),
    output: Some(&schema::INVOKE_INLINE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{sessionId}`
#[derive(Clone, Copy, Debug)]
pub struct InvokeInlineAgent;

impl crate::Operation for InvokeInlineAgent {
    type Input = types::InvokeInlineAgentRequest;
    type Output = types::InvokeInlineAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INVOKE_INLINE_AGENT;
}

impl crate::StreamingOperation for InvokeInlineAgent {
    type Event = types::InlineAgentResponseStream;
}

static LIST_TAGS_FOR_RESOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListTagsForResource",
    method: "GET",
    uri: "/tags/{resourceArn}",
    status: 200,
    input: Some(&schema::LIST_TAGS_FOR_RESOURCE_REQUEST),
    output: Some(&schema::LIST_TAGS_FOR_RESOURCE_RESPONSE),
    result_wrapper: None,
};

/// `GET /tags/{resourceArn}`
#[derive(Clone, Copy, Debug)]
pub struct ListTagsForResource;

impl crate::Operation for ListTagsForResource {
    type Input = types::ListTagsForResourceRequest;
    type Output = types::ListTagsForResourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_TAGS_FOR_RESOURCE;
}

static TAG_RESOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "TagResource",
    method: "POST",
    uri: "/tags/{resourceArn}",
    status: 200,
    input: Some(&schema::TAG_RESOURCE_REQUEST),
    output: Some(&schema::TAG_RESOURCE_RESPONSE),
    result_wrapper: None,
};

/// `POST /tags/{resourceArn}`
#[derive(Clone, Copy, Debug)]
pub struct TagResource;

impl crate::Operation for TagResource {
    type Input = types::TagResourceRequest;
    type Output = types::TagResourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &TAG_RESOURCE;
}

static UNTAG_RESOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UntagResource",
    method: "DELETE",
    uri: "/tags/{resourceArn}",
    status: 200,
    input: Some(&schema::UNTAG_RESOURCE_REQUEST),
    output: Some(&schema::UNTAG_RESOURCE_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /tags/{resourceArn}`
#[derive(Clone, Copy, Debug)]
pub struct UntagResource;

impl crate::Operation for UntagResource {
    type Input = types::UntagResourceRequest;
    type Output = types::UntagResourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UNTAG_RESOURCE;
}
