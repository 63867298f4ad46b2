// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `bedrock-agent` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "bedrock-agent",
    signing_name: "bedrock",
    protocol: Protocol::RestJson,
    api_version: "2023-06-05",
    xml_namespace: None,
    operations: &[
        &ASSOCIATE_AGENT_COLLABORATOR,
        &ASSOCIATE_AGENT_KNOWLEDGE_BASE,
        &CREATE_AGENT,
        &CREATE_AGENT_ACTION_GROUP,
        &CREATE_AGENT_ALIAS,
        &CREATE_DATA_SOURCE,
        &CREATE_KNOWLEDGE_BASE,
        &DELETE_AGENT,
        &DELETE_AGENT_ACTION_GROUP,
        &DELETE_AGENT_ALIAS,
        &DELETE_AGENT_VERSION,
        &DELETE_DATA_SOURCE,
        &DELETE_KNOWLEDGE_BASE,
        &DELETE_KNOWLEDGE_BASE_DOCUMENTS,
        &DISASSOCIATE_AGENT_COLLABORATOR,
        &DISASSOCIATE_AGENT_KNOWLEDGE_BASE,
        &GET_AGENT,
        &GET_AGENT_ACTION_GROUP,
        &GET_AGENT_ALIAS,
        &GET_AGENT_COLLABORATOR,
        &GET_AGENT_KNOWLEDGE_BASE,
        &GET_AGENT_VERSION,
        &GET_DATA_SOURCE,
        &GET_INGESTION_JOB,
        &GET_KNOWLEDGE_BASE,
        &GET_KNOWLEDGE_BASE_DOCUMENTS,
        &INGEST_KNOWLEDGE_BASE_DOCUMENTS,
        &LIST_AGENT_ACTION_GROUPS,
        &LIST_AGENT_ALIASES,
        &LIST_AGENT_COLLABORATORS,
        &LIST_AGENT_KNOWLEDGE_BASES,
        &LIST_AGENT_VERSIONS,
        &LIST_AGENTS,
        &LIST_DATA_SOURCES,
        &LIST_INGESTION_JOBS,
        &LIST_KNOWLEDGE_BASE_DOCUMENTS,
        &LIST_KNOWLEDGE_BASES,
        &LIST_TAGS_FOR_RESOURCE,
        &PREPARE_AGENT,
        &START_INGESTION_JOB,
        &STOP_INGESTION_JOB,
        &TAG_RESOURCE,
        &UNTAG_RESOURCE,
        &UPDATE_AGENT,
        &UPDATE_AGENT_ACTION_GROUP,
        &UPDATE_AGENT_ALIAS,
        &UPDATE_AGENT_COLLABORATOR,
        &UPDATE_AGENT_KNOWLEDGE_BASE,
        &UPDATE_DATA_SOURCE,
        &UPDATE_KNOWLEDGE_BASE,
    ],
};

static ASSOCIATE_AGENT_COLLABORATOR: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AssociateAgentCollaborator",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/",
    status: 200,
    input: Some(&schema::ASSOCIATE_AGENT_COLLABORATOR_REQUEST),
    output: Some(&schema::ASSOCIATE_AGENT_COLLABORATOR_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/`
#[derive(Clone, Copy, Debug)]
pub struct AssociateAgentCollaborator;

impl crate::Operation for AssociateAgentCollaborator {
    type Input = types::AssociateAgentCollaboratorRequest;
    type Output = types::AssociateAgentCollaboratorResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ASSOCIATE_AGENT_COLLABORATOR;
}

static ASSOCIATE_AGENT_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AssociateAgentKnowledgeBase",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/knowledgebases/",
    status: 200,
    input: Some(&schema::ASSOCIATE_AGENT_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::ASSOCIATE_AGENT_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/knowledgebases/`
#[derive(Clone, Copy, Debug)]
pub struct AssociateAgentKnowledgeBase;

impl crate::Operation for AssociateAgentKnowledgeBase {
    type Input = types::AssociateAgentKnowledgeBaseRequest;
    type Output = types::AssociateAgentKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ASSOCIATE_AGENT_KNOWLEDGE_BASE;
}

static CREATE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateAgent",
    method: "PUT",
    uri: "/agents/",
    status: 202,
    input: Some(&schema::CREATE_AGENT_REQUEST),
    output: Some(&schema::CREATE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/`
#[derive(Clone, Copy, Debug)]
pub struct CreateAgent;

impl crate::Operation for CreateAgent {
    type Input = types::CreateAgentRequest;
    type Output = types::CreateAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_AGENT;
}

static CREATE_AGENT_ACTION_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateAgentActionGroup",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/actiongroups/",
    status: 200,
    input: Some(&schema::CREATE_AGENT_ACTION_GROUP_REQUEST),
    output: Some(&schema::CREATE_AGENT_ACTION_GROUP_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/actiongroups/`
#[derive(Clone, Copy, Debug)]
pub struct CreateAgentActionGroup;

impl crate::Operation for CreateAgentActionGroup {
    type Input = types::CreateAgentActionGroupRequest;
    type Output = types::CreateAgentActionGroupResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_AGENT_ACTION_GROUP;
}

static CREATE_AGENT_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateAgentAlias",
    method: "PUT",
    uri: "/agents/{agentId}/agentaliases/",
    status: 202,
    input: Some(&schema::CREATE_AGENT_ALIAS_REQUEST),
    output: Some(&schema::CREATE_AGENT_ALIAS_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentaliases/`
#[derive(Clone, Copy, Debug)]
pub struct CreateAgentAlias;

impl crate::Operation for CreateAgentAlias {
    type Input = types::CreateAgentAliasRequest;
    type Output = types::CreateAgentAliasResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_AGENT_ALIAS;
}

static CREATE_DATA_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateDataSource",
    method: "PUT",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/",
    status: 200,
    input: Some(&schema::CREATE_DATA_SOURCE_REQUEST),
    output: Some(&schema::CREATE_DATA_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/{knowledgeBaseId}/datasources/`
#[derive(Clone, Copy, Debug)]
pub struct CreateDataSource;

impl crate::Operation for CreateDataSource {
    type Input = types::CreateDataSourceRequest;
    type Output = types::CreateDataSourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_DATA_SOURCE;
}

static CREATE_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateKnowledgeBase",
    method: "PUT",
    uri: "/knowledgebases/",
    status: 202,
    input: Some(&schema::CREATE_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::CREATE_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/`
#[derive(Clone, Copy, Debug)]
pub struct CreateKnowledgeBase;

impl crate::Operation for CreateKnowledgeBase {
    type Input = types::CreateKnowledgeBaseRequest;
    type Output = types::CreateKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_KNOWLEDGE_BASE;
}

static DELETE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAgent",
    method: "DELETE",
    uri: "/agents/{agentId}/",
    status: 202,
    input: Some(&schema::DELETE_AGENT_REQUEST),
    output: Some(&schema::DELETE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAgent;

impl crate::Operation for DeleteAgent {
    type Input = types::DeleteAgentRequest;
    type Output = types::DeleteAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_AGENT;
}

static DELETE_AGENT_ACTION_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAgentActionGroup",
    method: "DELETE",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/",
    status: 204,
    input: Some(&schema::DELETE_AGENT_ACTION_GROUP_REQUEST),
    output: Some(&schema::DELETE_AGENT_ACTION_GROUP_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAgentActionGroup;

impl crate::Operation for DeleteAgentActionGroup {
    type Input = types::DeleteAgentActionGroupRequest;
    type Output = types::DeleteAgentActionGroupResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_AGENT_ACTION_GROUP;
}

static DELETE_AGENT_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAgentAlias",
    method: "DELETE",
    uri: "/agents/{agentId}/agentaliases/{agentAliasId}/",
    status: 202,
    input: Some(&schema::DELETE_AGENT_ALIAS_REQUEST),
    output: Some(&schema::DELETE_AGENT_ALIAS_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentaliases/{agentAliasId}/`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAgentAlias;

impl crate::Operation for DeleteAgentAlias {
    type Input = types::DeleteAgentAliasRequest;
    type Output = types::DeleteAgentAliasResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_AGENT_ALIAS;
}

static DELETE_AGENT_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAgentVersion",
    method: "DELETE",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/",
    status: 202,
    input: Some(&schema::DELETE_AGENT_VERSION_REQUEST),
    output: Some(&schema::DELETE_AGENT_VERSION_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentversions/{agentVersion}/`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAgentVersion;

impl crate::Operation for DeleteAgentVersion {
    type Input = types::DeleteAgentVersionRequest;
    type Output = types::DeleteAgentVersionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_AGENT_VERSION;
}

static DELETE_DATA_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteDataSource",
    method: "DELETE",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}",
    status: 202,
    input: Some(&schema::DELETE_DATA_SOURCE_REQUEST),
    output: Some(&schema::DELETE_DATA_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}`
#[derive(Clone, Copy, Debug)]
pub struct DeleteDataSource;

impl crate::Operation for DeleteDataSource {
    type Input = types::DeleteDataSourceRequest;
    type Output = types::DeleteDataSourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_DATA_SOURCE;
}

static DELETE_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteKnowledgeBase",
    method: "DELETE",
    uri: "/knowledgebases/{knowledgeBaseId}",
    status: 202,
    input: Some(&schema::DELETE_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::DELETE_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /knowledgebases/{knowledgeBaseId}`
#[derive(Clone, Copy, Debug)]
pub struct DeleteKnowledgeBase;

impl crate::Operation for DeleteKnowledgeBase {
    type Input = types::DeleteKnowledgeBaseRequest;
    type Output = types::DeleteKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_KNOWLEDGE_BASE;
}

static DELETE_KNOWLEDGE_BASE_DOCUMENTS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteKnowledgeBaseDocuments",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents/deleteDocuments",
    status: 202,
    input: Some(&schema::DELETE_KNOWLEDGE_BASE_DOCUMENTS_REQUEST),
    output: Some(&schema::DELETE_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents/deleteDocuments`
#[derive(Clone, Copy, Debug)]
pub struct DeleteKnowledgeBaseDocuments;

impl crate::Operation for DeleteKnowledgeBaseDocuments {
    type Input = types::DeleteKnowledgeBaseDocumentsRequest;
    type Output = types::DeleteKnowledgeBaseDocumentsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_KNOWLEDGE_BASE_DOCUMENTS;
}

static DISASSOCIATE_AGENT_COLLABORATOR: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DisassociateAgentCollaborator",
    method: "DELETE",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/",
    status: 204,
    input: Some(&schema::DISASSOCIATE_AGENT_COLLABORATOR_REQUEST),
    output: Some(&schema::DISASSOCIATE_AGENT_COLLABORATOR_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/`
#[derive(Clone, Copy, Debug)]
pub struct DisassociateAgentCollaborator;

impl crate::Operation for DisassociateAgentCollaborator {
    type Input = types::DisassociateAgentCollaboratorRequest;
    type Output = types::DisassociateAgentCollaboratorResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DISASSOCIATE_AGENT_COLLABORATOR;
}

static DISASSOCIATE_AGENT_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DisassociateAgentKnowledgeBase",
    method: "DELETE",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/",
    status: 204,
    input: Some(&schema::DISASSOCIATE_AGENT_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::DISASSOCIATE_AGENT_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/`
#[derive(Clone, Copy, Debug)]
pub struct DisassociateAgentKnowledgeBase;

impl crate::Operation for DisassociateAgentKnowledgeBase {
    type Input = types::DisassociateAgentKnowledgeBaseRequest;
    type Output = types::DisassociateAgentKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DISASSOCIATE_AGENT_KNOWLEDGE_BASE;
}

static GET_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgent",
    method: "GET",
    uri: "/agents/{agentId}/",
    status: 200,
    input: Some(&schema::GET_AGENT_REQUEST),
    output: Some(&schema::GET_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgent;

impl crate::Operation for GetAgent {
    type Input = types::GetAgentRequest;
    type Output = types::GetAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT;
}

static GET_AGENT_ACTION_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentActionGroup",
    method: "GET",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/",
    status: 200,
    input: Some(&schema::GET_AGENT_ACTION_GROUP_REQUEST),
    output: Some(&schema::GET_AGENT_ACTION_GROUP_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentActionGroup;

impl crate::Operation for GetAgentActionGroup {
    type Input = types::GetAgentActionGroupRequest;
    type Output = types::GetAgentActionGroupResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_ACTION_GROUP;
}

static GET_AGENT_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentAlias",
    method: "GET",
    uri: "/agents/{agentId}/agentaliases/{agentAliasId}/",
    status: 200,
    input: Some(&schema::GET_AGENT_ALIAS_REQUEST),
    output: Some(&schema::GET_AGENT_ALIAS_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentaliases/{agentAliasId}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentAlias;

impl crate::Operation for GetAgentAlias {
    type Input = types::GetAgentAliasRequest;
    type Output = types::GetAgentAliasResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_ALIAS;
}

static GET_AGENT_COLLABORATOR: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentCollaborator",
    method: "GET",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/",
    status: 200,
    input: Some(&schema::GET_AGENT_COLLABORATOR_REQUEST),
    output: Some(&schema::GET_AGENT_COLLABORATOR_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentCollaborator;

impl crate::Operation for GetAgentCollaborator {
    type Input = types::GetAgentCollaboratorRequest;
    type Output = types::GetAgentCollaboratorResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_COLLABORATOR;
}

static GET_AGENT_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentKnowledgeBase",
    method: "GET",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/",
    status: 200,
    input: Some(&schema::GET_AGENT_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::GET_AGENT_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentKnowledgeBase;

impl crate::Operation for GetAgentKnowledgeBase {
    type Input = types::GetAgentKnowledgeBaseRequest;
    type Output = types::GetAgentKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_KNOWLEDGE_BASE;
}

static GET_AGENT_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAgentVersion",
    method: "GET",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/",
    status: 200,
    input: Some(&schema::GET_AGENT_VERSION_REQUEST),
    output: Some(&schema::GET_AGENT_VERSION_RESPONSE),
    result_wrapper: None,
};

/// `GET /agents/{agentId}/agentversions/{agentVersion}/`
#[derive(Clone, Copy, Debug)]
pub struct GetAgentVersion;

impl crate::Operation for GetAgentVersion {
    type Input = types::GetAgentVersionRequest;
    type Output = types::GetAgentVersionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_AGENT_VERSION;
}

static GET_DATA_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetDataSource",
    method: "GET",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}",
    status: 200,
    input: Some(&schema::GET_DATA_SOURCE_REQUEST),
    output: Some(&schema::GET_DATA_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `GET /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}`
#[derive(Clone, Copy, Debug)]
pub struct GetDataSource;

impl crate::Operation for GetDataSource {
    type Input = types::GetDataSourceRequest;
    type Output = types::GetDataSourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_DATA_SOURCE;
}

static GET_INGESTION_JOB: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetIngestionJob",
    method: "GET",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/{ingestionJobId}",
    status: 200,
    input: Some(&schema::GET_INGESTION_JOB_REQUEST),
    output: Some(&schema::GET_INGESTION_JOB_RESPONSE),
    result_wrapper: None,
};

/// `GET /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/{ingestionJobId}`
#[derive(Clone, Copy, Debug)]
pub struct GetIngestionJob;

impl crate::Operation for GetIngestionJob {
    type Input = types::GetIngestionJobRequest;
    type Output = types::GetIngestionJobResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_INGESTION_JOB;
}

static GET_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetKnowledgeBase",
    method: "GET",
    uri: "/knowledgebases/{knowledgeBaseId}",
    status: 200,
    input: Some(&schema::GET_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::GET_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `GET /knowledgebases/{knowledgeBaseId}`
#[derive(Clone, Copy, Debug)]
pub struct GetKnowledgeBase;

impl crate::Operation for GetKnowledgeBase {
    type Input = types::GetKnowledgeBaseRequest;
    type Output = types::GetKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_KNOWLEDGE_BASE;
}

static GET_KNOWLEDGE_BASE_DOCUMENTS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetKnowledgeBaseDocuments",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents/getDocuments",
    status: 200,
    input: Some(&schema::GET_KNOWLEDGE_BASE_DOCUMENTS_REQUEST),
    output: Some(&schema::GET_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents/getDocuments`
#[derive(Clone, Copy, Debug)]
pub struct GetKnowledgeBaseDocuments;

impl crate::Operation for GetKnowledgeBaseDocuments {
    type Input = types::GetKnowledgeBaseDocumentsRequest;
    type Output = types::GetKnowledgeBaseDocumentsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_KNOWLEDGE_BASE_DOCUMENTS;
}

static INGEST_KNOWLEDGE_BASE_DOCUMENTS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "IngestKnowledgeBaseDocuments",
    method: "PUT",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents",
    status: 202,
    input: Some(&schema::INGEST_KNOWLEDGE_BASE_DOCUMENTS_REQUEST),
    output: Some(&schema::INGEST_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents`
#[derive(Clone, Copy, Debug)]
pub struct IngestKnowledgeBaseDocuments;

impl crate::Operation for IngestKnowledgeBaseDocuments {
    type Input = types::IngestKnowledgeBaseDocumentsRequest;
    type Output = types::IngestKnowledgeBaseDocumentsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INGEST_KNOWLEDGE_BASE_DOCUMENTS;
}

static LIST_AGENT_ACTION_GROUPS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgentActionGroups",
    method: "POST",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/actiongroups/",
    status: 200,
    input: Some(&schema::LIST_AGENT_ACTION_GROUPS_REQUEST),
    output: Some(&schema::LIST_AGENT_ACTION_GROUPS_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentversions/{agentVersion}/actiongroups/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgentActionGroups;

impl crate::Operation for ListAgentActionGroups {
    type Input = types::ListAgentActionGroupsRequest;
    type Output = types::ListAgentActionGroupsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENT_ACTION_GROUPS;
}

static LIST_AGENT_ALIASES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgentAliases",
    method: "POST",
    uri: "/agents/{agentId}/agentaliases/",
    status: 200,
    input: Some(&schema::LIST_AGENT_ALIASES_REQUEST),
    output: Some(&schema::LIST_AGENT_ALIASES_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentaliases/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgentAliases;

impl crate::Operation for ListAgentAliases {
    type Input = types::ListAgentAliasesRequest;
    type Output = types::ListAgentAliasesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENT_ALIASES;
}

static LIST_AGENT_COLLABORATORS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgentCollaborators",
    method: "POST",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/",
    status: 200,
    input: Some(&schema::LIST_AGENT_COLLABORATORS_REQUEST),
    output: Some(&schema::LIST_AGENT_COLLABORATORS_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgentCollaborators;

impl crate::Operation for ListAgentCollaborators {
    type Input = types::ListAgentCollaboratorsRequest;
    type Output = types::ListAgentCollaboratorsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENT_COLLABORATORS;
}

static LIST_AGENT_KNOWLEDGE_BASES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgentKnowledgeBases",
    method: "POST",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/knowledgebases/",
    status: 200,
    input: Some(&schema::LIST_AGENT_KNOWLEDGE_BASES_REQUEST),
    output: Some(&schema::LIST_AGENT_KNOWLEDGE_BASES_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentversions/{agentVersion}/knowledgebases/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgentKnowledgeBases;

impl crate::Operation for ListAgentKnowledgeBases {
    type Input = types::ListAgentKnowledgeBasesRequest;
    type Output = types::ListAgentKnowledgeBasesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENT_KNOWLEDGE_BASES;
}

static LIST_AGENT_VERSIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgentVersions",
    method: "POST",
    uri: "/agents/{agentId}/agentversions/",
    status: 200,
    input: Some(&schema::LIST_AGENT_VERSIONS_REQUEST),
    output: Some(&schema::LIST_AGENT_VERSIONS_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/agentversions/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgentVersions;

impl crate::Operation for ListAgentVersions {
    type Input = types::ListAgentVersionsRequest;
    type Output = types::ListAgentVersionsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENT_VERSIONS;
}

static LIST_AGENTS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAgents",
    method: "POST",
    uri: "/agents/",
    status: 200,
    input: Some(&schema::LIST_AGENTS_REQUEST),
    output: Some(&schema::LIST_AGENTS_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/`
#[derive(Clone, Copy, Debug)]
pub struct ListAgents;

impl crate::Operation for ListAgents {
    type Input = types::ListAgentsRequest;
    type Output = types::ListAgentsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_AGENTS;
}

static LIST_DATA_SOURCES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListDataSources",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/",
    status: 200,
    input: Some(&schema::LIST_DATA_SOURCES_REQUEST),
    output: Some(&schema::LIST_DATA_SOURCES_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/`
#[derive(Clone, Copy, Debug)]
pub struct ListDataSources;

impl crate::Operation for ListDataSources {
    type Input = types::ListDataSourcesRequest;
    type Output = types::ListDataSourcesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_DATA_SOURCES;
}

static LIST_INGESTION_JOBS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListIngestionJobs",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/",
    status: 200,
    input: Some(&schema::LIST_INGESTION_JOBS_REQUEST),
    output: Some(&schema::LIST_INGESTION_JOBS_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/`
#[derive(Clone, Copy, Debug)]
pub struct ListIngestionJobs;

impl crate::Operation for ListIngestionJobs {
    type Input = types::ListIngestionJobsRequest;
    type Output = types::ListIngestionJobsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_INGESTION_JOBS;
}

static LIST_KNOWLEDGE_BASE_DOCUMENTS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListKnowledgeBaseDocuments",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents",
    status: 200,
    input: Some(&schema::LIST_KNOWLEDGE_BASE_DOCUMENTS_REQUEST),
    output: Some(&schema::LIST_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/documents`
#[derive(Clone, Copy, Debug)]
pub struct ListKnowledgeBaseDocuments;

impl crate::Operation for ListKnowledgeBaseDocuments {
    type Input = types::ListKnowledgeBaseDocumentsRequest;
    type Output = types::ListKnowledgeBaseDocumentsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_KNOWLEDGE_BASE_DOCUMENTS;
}

static LIST_KNOWLEDGE_BASES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListKnowledgeBases",
    method: "POST",
    uri: "/knowledgebases/",
    status: 200,
    input: Some(&schema::LIST_KNOWLEDGE_BASES_REQUEST),
    output: Some(&schema::LIST_KNOWLEDGE_BASES_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/`
#[derive(Clone, Copy, Debug)]
pub struct ListKnowledgeBases;

impl crate::Operation for ListKnowledgeBases {
    type Input = types::ListKnowledgeBasesRequest;
    type Output = types::ListKnowledgeBasesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_KNOWLEDGE_BASES;
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

static PREPARE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PrepareAgent",
    method: "POST",
    uri: "/agents/{agentId}/",
    status: 202,
    input: Some(&schema::PREPARE_AGENT_REQUEST),
    output: Some(&schema::PREPARE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `POST /agents/{agentId}/`
#[derive(Clone, Copy, Debug)]
pub struct PrepareAgent;

impl crate::Operation for PrepareAgent {
    type Input = types::PrepareAgentRequest;
    type Output = types::PrepareAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PREPARE_AGENT;
}

static START_INGESTION_JOB: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "StartIngestionJob",
    method: "PUT",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/",
    status: 202,
    input: Some(&schema::START_INGESTION_JOB_REQUEST),
    output: Some(&schema::START_INGESTION_JOB_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/`
#[derive(Clone, Copy, Debug)]
pub struct StartIngestionJob;

impl crate::Operation for StartIngestionJob {
    type Input = types::StartIngestionJobRequest;
    type Output = types::StartIngestionJobResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &START_INGESTION_JOB;
}

static STOP_INGESTION_JOB: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "StopIngestionJob",
    method: "POST",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/{ingestionJobId}/stop",
    status: 202,
    input: Some(&schema::STOP_INGESTION_JOB_REQUEST),
    output: Some(&schema::STOP_INGESTION_JOB_RESPONSE),
    result_wrapper: None,
};

/// `POST /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}/ingestionjobs/{ingestionJobId}/stop`
#[derive(Clone, Copy, Debug)]
pub struct StopIngestionJob;

impl crate::Operation for StopIngestionJob {
    type Input = types::StopIngestionJobRequest;
    type Output = types::StopIngestionJobResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &STOP_INGESTION_JOB;
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

static UPDATE_AGENT: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAgent",
    method: "PUT",
    uri: "/agents/{agentId}/",
    status: 202,
    input: Some(&schema::UPDATE_AGENT_REQUEST),
    output: Some(&schema::UPDATE_AGENT_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAgent;

impl crate::Operation for UpdateAgent {
    type Input = types::UpdateAgentRequest;
    type Output = types::UpdateAgentResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_AGENT;
}

static UPDATE_AGENT_ACTION_GROUP: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAgentActionGroup",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/",
    status: 200,
    input: Some(&schema::UPDATE_AGENT_ACTION_GROUP_REQUEST),
    output: Some(&schema::UPDATE_AGENT_ACTION_GROUP_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/actiongroups/{actionGroupId}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAgentActionGroup;

impl crate::Operation for UpdateAgentActionGroup {
    type Input = types::UpdateAgentActionGroupRequest;
    type Output = types::UpdateAgentActionGroupResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_AGENT_ACTION_GROUP;
}

static UPDATE_AGENT_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAgentAlias",
    method: "PUT",
    uri: "/agents/{agentId}/agentaliases/{agentAliasId}/",
    status: 202,
    input: Some(&schema::UPDATE_AGENT_ALIAS_REQUEST),
    output: Some(&schema::UPDATE_AGENT_ALIAS_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentaliases/{agentAliasId}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAgentAlias;

impl crate::Operation for UpdateAgentAlias {
    type Input = types::UpdateAgentAliasRequest;
    type Output = types::UpdateAgentAliasResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_AGENT_ALIAS;
}

static UPDATE_AGENT_COLLABORATOR: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAgentCollaborator",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/",
    status: 200,
    input: Some(&schema::UPDATE_AGENT_COLLABORATOR_REQUEST),
    output: Some(&schema::UPDATE_AGENT_COLLABORATOR_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/agentcollaborators/{collaboratorId}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAgentCollaborator;

impl crate::Operation for UpdateAgentCollaborator {
    type Input = types::UpdateAgentCollaboratorRequest;
    type Output = types::UpdateAgentCollaboratorResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_AGENT_COLLABORATOR;
}

static UPDATE_AGENT_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAgentKnowledgeBase",
    method: "PUT",
    uri: "/agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/",
    status: 200,
    input: Some(&schema::UPDATE_AGENT_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::UPDATE_AGENT_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /agents/{agentId}/agentversions/{agentVersion}/knowledgebases/{knowledgeBaseId}/`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAgentKnowledgeBase;

impl crate::Operation for UpdateAgentKnowledgeBase {
    type Input = types::UpdateAgentKnowledgeBaseRequest;
    type Output = types::UpdateAgentKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_AGENT_KNOWLEDGE_BASE;
}

static UPDATE_DATA_SOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateDataSource",
    method: "PUT",
    uri: "/knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}",
    status: 200,
    input: Some(&schema::UPDATE_DATA_SOURCE_REQUEST),
    output: Some(&schema::UPDATE_DATA_SOURCE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/{knowledgeBaseId}/datasources/{dataSourceId}`
#[derive(Clone, Copy, Debug)]
pub struct UpdateDataSource;

impl crate::Operation for UpdateDataSource {
    type Input = types::UpdateDataSourceRequest;
    type Output = types::UpdateDataSourceResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_DATA_SOURCE;
}

static UPDATE_KNOWLEDGE_BASE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateKnowledgeBase",
    method: "PUT",
    uri: "/knowledgebases/{knowledgeBaseId}",
    status: 202,
    input: Some(&schema::UPDATE_KNOWLEDGE_BASE_REQUEST),
    output: Some(&schema::UPDATE_KNOWLEDGE_BASE_RESPONSE),
    result_wrapper: None,
};

/// `PUT /knowledgebases/{knowledgeBaseId}`
#[derive(Clone, Copy, Debug)]
pub struct UpdateKnowledgeBase;

impl crate::Operation for UpdateKnowledgeBase {
    type Input = types::UpdateKnowledgeBaseRequest;
    type Output = types::UpdateKnowledgeBaseResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_KNOWLEDGE_BASE;
}
