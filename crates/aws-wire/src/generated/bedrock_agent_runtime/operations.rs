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
    operations: &[
        &CREATE_INVOCATION,
        &CREATE_SESSION,
        &DELETE_AGENT_MEMORY,
        &DELETE_SESSION,
        &END_SESSION,
        &GET_AGENT_MEMORY,
        &GET_INVOCATION_STEP,
        &GET_SESSION,
        &INVOKE_AGENT,
        &INVOKE_INLINE_AGENT,
        &LIST_INVOCATION_STEPS,
        &LIST_INVOCATIONS,
        &LIST_SESSIONS,
        &LIST_TAGS_FOR_RESOURCE,
        &PUT_INVOCATION_STEP,
        &RERANK,
        &RETRIEVE,
        &RETRIEVE_AND_GENERATE,
        &RETRIEVE_AND_GENERATE_STREAM,
        &TAG_RESOURCE,
        &UNTAG_RESOURCE,
        &UPDATE_SESSION,
    ],
};

static CREATE_INVOCATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateInvocation",
    method: "PUT",
    uri: "/sessions/{sessionIdentifier}/invocations/",
    status: 201,
    input: Some(&schema::CREATE_INVOCATION_REQUEST),
    output: Some(&schema::CREATE_INVOCATION_RESPONSE),
    result_wrapper: None,
};

/// `PUT /sessions/{sessionIdentifier}/invocations/`
#[derive(Clone, Copy, Debug)]
pub struct CreateInvocation;

impl crate::Operation for CreateInvocation {
    type Input = types::CreateInvocationRequest;
    type Output = types::CreateInvocationResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_INVOCATION;
}

static CREATE_SESSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateSession",
    method: "PUT",
    uri: "/sessions/",
    status: 201,
    input: Some(&schema::CREATE_SESSION_REQUEST),
    output: Some(&schema::CREATE_SESSION_RESPONSE),
    result_wrapper: None,
};

/// `PUT /sessions/`
#[derive(Clone, Copy, Debug)]
pub struct CreateSession;

impl crate::Operation for CreateSession {
    type Input = types::CreateSessionRequest;
    type Output = types::CreateSessionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_SESSION;
}

static DELETE_AGENT_MEMORY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAgentMemory",
    method: "DELETE",
    uri: "/agents/{agentId}/agentAliases/{agentAliasId}/memories",
    status: 202,
    input: Some(&schema::DELETE_AGENT_MEMORY_REQUEST),
    output: Some(&schema::DELETE_AGENT_MEMORY_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentAliases/{agentAliasId}/memories`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAgentMemory;

impl crate::Operation for DeleteAgentMemory {
    type Input = types::DeleteAgentMemoryRequest;
    type Output = types::DeleteAgentMemoryResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_AGENT_MEMORY;
}

static DELETE_SESSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteSession",
    method: "DELETE",
    uri: "/sessions/{sessionIdentifier}/",
    status: 200,
    input: Some(&schema::DELETE_SESSION_REQUEST),
    output: Some(&schema::DELETE_SESSION_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /sessions/{sessionIdentifier}/`
#[derive(Clone, Copy, Debug)]
pub struct DeleteSession;

impl crate::Operation for DeleteSession {
    type Input = types::DeleteSessionRequest;
    type Output = types::DeleteSessionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_SESSION;
}

static END_SESSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "EndSession",
    method: "PATCH",
    uri: "/sessions/{sessionIdentifier}",
    status: 200,
    input: Some(&schema::END_SESSION_REQUEST),
    output: Some(&schema::END_SESSION_RESPONSE),
    result_wrapper: None,
};

/// `PATCH /sessions/{sessionIdentifier}`
#[derive(Clone, Copy, Debug)]
pub struct EndSession;

impl crate::Operation for EndSession {
    type Input = types::EndSessionRequest;
    type Output = types::EndSessionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &END_SESSION;
}

static GET_AGENT_MEMORY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentMemory",
    method: "GET",
    uri: "/agents/{agentId}/agentAliases/{agentAliasId}/memories",
    status: 200,
    input: Some(&schema::GET_AGENT_MEMORY_REQUEST),
    output: Some(&schema::GET_AGENT_MEMORY_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentAliases/{agentAliasId}/memories`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentMemory;

impl crate::Operation for GetAgentMemory {
    type Input = types::GetAgentMemoryRequest;
    type Output = types::GetAgentMemoryResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_MEMORY;
}

static GET_INVOCATION_STEP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetInvocationStep",
    method: "POST",
    uri: "/sessions/{sessionIdentifier}/invocationSteps/{invocationStepId}",
    status: 200,
    input: Some(&schema::GET_INVOCATION_STEP_REQUEST),
    output: Some(&schema::GET_INVOCATION_STEP_RESPONSE),
    result_wrapper: None,
};

/// `POST /sessions/{sessionIdentifier}/invocationSteps/{invocationStepId}`
#[derive(Clone, Copy, Debug)]
pub struct GetInvocationStep;

impl crate::Operation for GetInvocationStep {
    type Input = types::GetInvocationStepRequest;
    type Output = types::GetInvocationStepResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_INVOCATION_STEP;
}

static GET_SESSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetSession",
    method: "GET",
    uri: "/sessions/{sessionIdentifier}/",
    status: 200,
    input: Some(&schema::GET_SESSION_REQUEST),
    output: Some(&schema::GET_SESSION_RESPONSE),
    result_wrapper: None,
};

/// `GET /sessions/{sessionIdentifier}/`
#[derive(Clone, Copy, Debug)]
pub struct GetSession;

impl crate::Operation for GetSession {
    type Input = types::GetSessionRequest;
    type Output = types::GetSessionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_SESSION;
}

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

static LIST_INVOCATION_STEPS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListInvocationSteps",
    method: "POST",
    uri: "/sessions/{sessionIdentifier}/invocationSteps/",
    status: 200,
    input: Some(&schema::LIST_INVOCATION_STEPS_REQUEST),
    output: Some(&schema::LIST_INVOCATION_STEPS_RESPONSE),
    result_wrapper: None,
};

/// `POST /sessions/{sessionIdentifier}/invocationSteps/`
#[derive(Clone, Copy, Debug)]
pub struct ListInvocationSteps;

impl crate::Operation for ListInvocationSteps {
    type Input = types::ListInvocationStepsRequest;
    type Output = types::ListInvocationStepsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_INVOCATION_STEPS;
}

static LIST_INVOCATIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListInvocations",
    method: "POST",
    uri: "/sessions/{sessionIdentifier}/invocations/",
    status: 200,
    input: Some(&schema::LIST_INVOCATIONS_REQUEST),
    output: Some(&schema::LIST_INVOCATIONS_RESPONSE),
    result_wrapper: None,
};

/// `POST /sessions/{sessionIdentifier}/invocations/`
#[derive(Clone, Copy, Debug)]
pub struct ListInvocations;

impl crate::Operation for ListInvocations {
    type Input = types::ListInvocationsRequest;
    type Output = types::ListInvocationsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_INVOCATIONS;
}

static LIST_SESSIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListSessions",
    method: "POST",
    uri: "/sessions/",
    status: 200,
    input: Some(&schema::LIST_SESSIONS_REQUEST),
    output: Some(&schema::LIST_SESSIONS_RESPONSE),
    result_wrapper: None,
};

/// `POST /sessions/`
#[derive(Clone, Copy, Debug)]
pub struct ListSessions;

impl crate::Operation for ListSessions {
    type Input = types::ListSessionsRequest;
    type Output = types::ListSessionsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_SESSIONS;
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

static PUT_INVOCATION_STEP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PutInvocationStep",
    method: "PUT",
    uri: "/sessions/{sessionIdentifier}/invocationSteps/",
    status: 201,
    input: Some(&schema::PUT_INVOCATION_STEP_REQUEST),
    output: Some(&schema::PUT_INVOCATION_STEP_RESPONSE),
    result_wrapper: None,
};

/// `PUT /sessions/{sessionIdentifier}/invocationSteps/`
#[derive(Clone, Copy, Debug)]
pub struct PutInvocationStep;

impl crate::Operation for PutInvocationStep {
    type Input = types::PutInvocationStepRequest;
    type Output = types::PutInvocationStepResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUT_INVOCATION_STEP;
}

static RERANK: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "Rerank",
    method: "POST",
    uri: "/rerank",
    status: 200,
    input: Some(&schema::RERANK_REQUEST),
    output: Some(&schema::RERANK_RESPONSE),
    result_wrapper: None,
};

/// `POST /rerank`
#[derive(Clone, Copy, Debug)]
pub struct Rerank;

impl crate::Operation for Rerank {
    type Input = types::RerankRequest;
    type Output = types::RerankResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &RERANK;
}

static RETRIEVE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "Retrieve",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/retrieve",
    status: 200,
    input: Some(&schema::RETRIEVE_REQUEST),
    output: Some(&schema::RETRIEVE_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/retrieve`
#[derive(Clone, Copy, Debug)]
pub struct Retrieve;

impl crate::Operation for Retrieve {
    type Input = types::RetrieveRequest;
    type Output = types::RetrieveResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &RETRIEVE;
}

static RETRIEVE_AND_GENERATE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "RetrieveAndGenerate",
    method: "POST",
    uri: "/retrieveAndGenerate",
    status: 200,
    input: Some(&schema::RETRIEVE_AND_GENERATE_REQUEST),
    output: Some(&schema::RETRIEVE_AND_GENERATE_RESPONSE),
    result_wrapper: None,
};

/// `POST /retrieveAndGenerate`
#[derive(Clone, Copy, Debug)]
pub struct RetrieveAndGenerate;

impl crate::Operation for RetrieveAndGenerate {
    type Input = types::RetrieveAndGenerateRequest;
    type Output = types::RetrieveAndGenerateResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &RETRIEVE_AND_GENERATE;
}

static RETRIEVE_AND_GENERATE_STREAM: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "RetrieveAndGenerateStream",
    method: "POST",
    uri: "/retrieveAndGenerateStream",
    status: 200,
    input: Some(&schema::RETRIEVE_AND_GENERATE_STREAM_REQUEST),
    output: Some(&schema::RETRIEVE_AND_GENERATE_STREAM_RESPONSE),
    result_wrapper: None,
};

/// `POST /retrieveAndGenerateStream`
#[derive(Clone, Copy, Debug)]
pub struct RetrieveAndGenerateStream;

impl crate::Operation for RetrieveAndGenerateStream {
    type Input = types::RetrieveAndGenerateStreamRequest;
    type Output = types::RetrieveAndGenerateStreamResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &RETRIEVE_AND_GENERATE_STREAM;
}

impl crate::StreamingOperation for RetrieveAndGenerateStream {
    type Event = types::RetrieveAndGenerateStreamResponseOutput;
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

static UPDATE_SESSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateSession",
    method: "PUT",
    uri: "/sessions/{sessionIdentifier}/",
    status: 200,
    input: Some(&schema::UPDATE_SESSION_REQUEST),
    output: Some(&schema::UPDATE_SESSION_RESPONSE),
    result_wrapper: None,
};

/// `PUT /sessions/{sessionIdentifier}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateSession;

impl crate::Operation for UpdateSession {
    type Input = types::UpdateSessionRequest;
    type Output = types::UpdateSessionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_SESSION;
}
