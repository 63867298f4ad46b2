// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The operations of `lambda` that are in scope.

#[allow(unused_imports)]
use super::{schema, types};
use crate::schema::{OperationSchema, Protocol, ServiceSchema};

/// The service and its operation table.
pub static SERVICE: ServiceSchema = ServiceSchema {
    name: "lambda",
    signing_name: "lambda",
    protocol: Protocol::RestJson,
    api_version: "2015-03-31",
    xml_namespace: None,
    operations: &[
        &ADD_PERMISSION,
        &CREATE_ALIAS,
        &CREATE_FUNCTION,
        &DELETE_ALIAS,
        &DELETE_FUNCTION,
        &GET_ALIAS,
        &GET_FUNCTION,
        &GET_FUNCTION_CONFIGURATION,
        &GET_POLICY,
        &INVOKE,
        &LIST_ALIASES,
        &LIST_FUNCTIONS,
        &LIST_TAGS,
        &LIST_VERSIONS_BY_FUNCTION,
        &PUBLISH_VERSION,
        &REMOVE_PERMISSION,
        &TAG_RESOURCE,
        &UNTAG_RESOURCE,
        &UPDATE_ALIAS,
        &UPDATE_FUNCTION_CODE,
        &UPDATE_FUNCTION_CONFIGURATION,
    ],
};

static ADD_PERMISSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "AddPermission",
    method: "POST",
    uri: "/2015-03-31/functions/{FunctionName}/policy",
    status: 201,
    input: Some(&schema::ADD_PERMISSION_REQUEST),
    output: Some(&schema::ADD_PERMISSION_RESPONSE),
    result_wrapper: None,
};

/// `POST /2015-03-31/functions/{FunctionName}/policy`
#[derive(Clone, Copy, Debug)]
pub struct AddPermission;

impl crate::Operation for AddPermission {
    type Input = types::AddPermissionRequest;
    type Output = types::AddPermissionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &ADD_PERMISSION;
}

static CREATE_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateAlias",
    method: "POST",
    uri: "/2015-03-31/functions/{FunctionName}/aliases",
    status: 201,
    input: Some(&schema::CREATE_ALIAS_REQUEST),
    output: Some(&schema::ALIAS_CONFIGURATION),
    result_wrapper: None,
};

/// `POST /2015-03-31/functions/{FunctionName}/aliases`
#[derive(Clone, Copy, Debug)]
pub struct CreateAlias;

impl crate::Operation for CreateAlias {
    type Input = types::CreateAliasRequest;
    type Output = types::AliasConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_ALIAS;
}

static CREATE_FUNCTION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "CreateFunction",
    method: "POST",
    uri: "/2015-03-31/functions",
    status: 201,
    input: Some(&schema::CREATE_FUNCTION_REQUEST),
    output: Some(&schema::FUNCTION_CONFIGURATION),
    result_wrapper: None,
};

/// `POST /2015-03-31/functions`
#[derive(Clone, Copy, Debug)]
pub struct CreateFunction;

impl crate::Operation for CreateFunction {
    type Input = types::CreateFunctionRequest;
    type Output = types::FunctionConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &CREATE_FUNCTION;
}

static DELETE_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteAlias",
    method: "DELETE",
    uri: "/2015-03-31/functions/{FunctionName}/aliases/{Name}",
    status: 204,
    input: Some(&schema::DELETE_ALIAS_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `DELETE /2015-03-31/functions/{FunctionName}/aliases/{Name}`
#[derive(Clone, Copy, Debug)]
pub struct DeleteAlias;

impl crate::Operation for DeleteAlias {
    type Input = types::DeleteAliasRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_ALIAS;
}

static DELETE_FUNCTION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "DeleteFunction",
    method: "DELETE",
    uri: "/2015-03-31/functions/{FunctionName}",
    status: 200,
    input: Some(&schema::DELETE_FUNCTION_REQUEST),
    output: Some(&schema::DELETE_FUNCTION_RESPONSE),
    result_wrapper: None,
};

/// `DELETE /2015-03-31/functions/{FunctionName}`
#[derive(Clone, Copy, Debug)]
pub struct DeleteFunction;

impl crate::Operation for DeleteFunction {
    type Input = types::DeleteFunctionRequest;
    type Output = types::DeleteFunctionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &DELETE_FUNCTION;
}

static GET_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetAlias",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}/aliases/{Name}",
    status: 200,
    input: Some(&schema::GET_ALIAS_REQUEST),
    output: Some(&schema::ALIAS_CONFIGURATION),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}/aliases/{Name}`
#[derive(Clone, Copy, Debug)]
pub struct GetAlias;

impl crate::Operation for GetAlias {
    type Input = types::GetAliasRequest;
    type Output = types::AliasConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_ALIAS;
}

static GET_FUNCTION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetFunction",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}",
    status: 200,
    input: Some(&schema::GET_FUNCTION_REQUEST),
    output: Some(&schema::GET_FUNCTION_RESPONSE),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}`
#[derive(Clone, Copy, Debug)]
pub struct GetFunction;

impl crate::Operation for GetFunction {
    type Input = types::GetFunctionRequest;
    type Output = types::GetFunctionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_FUNCTION;
}

static GET_FUNCTION_CONFIGURATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetFunctionConfiguration",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}/configuration",
    status: 200,
    input: Some(&schema::GET_FUNCTION_CONFIGURATION_REQUEST),
    output: Some(&schema::FUNCTION_CONFIGURATION),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}/configuration`
#[derive(Clone, Copy, Debug)]
pub struct GetFunctionConfiguration;

impl crate::Operation for GetFunctionConfiguration {
    type Input = types::GetFunctionConfigurationRequest;
    type Output = types::FunctionConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_FUNCTION_CONFIGURATION;
}

static GET_POLICY: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "GetPolicy",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}/policy",
    status: 200,
    input: Some(&schema::GET_POLICY_REQUEST),
    output: Some(&schema::GET_POLICY_RESPONSE),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}/policy`
#[derive(Clone, Copy, Debug)]
pub struct GetPolicy;

impl crate::Operation for GetPolicy {
    type Input = types::GetPolicyRequest;
    type Output = types::GetPolicyResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &GET_POLICY;
}

static INVOKE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "Invoke",
    method: "POST",
    uri: "/2015-03-31/functions/{FunctionName}/invocations",
    status: 200,
    input: Some(&schema::INVOCATION_REQUEST),
    output: Some(&schema::INVOCATION_RESPONSE),
    result_wrapper: None,
};

/// `POST /2015-03-31/functions/{FunctionName}/invocations`
#[derive(Clone, Copy, Debug)]
pub struct Invoke;

impl crate::Operation for Invoke {
    type Input = types::InvocationRequest;
    type Output = types::InvocationResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &INVOKE;

    fn set_payload(input: &mut Self::Input, payload: crate::Blob) {
        input.payload = Some(payload);
    }

    fn take_payload(output: &mut Self::Output) -> Option<crate::Blob> {
        output.payload.take()
    }
}

static LIST_ALIASES: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListAliases",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}/aliases",
    status: 200,
    input: Some(&schema::LIST_ALIASES_REQUEST),
    output: Some(&schema::LIST_ALIASES_RESPONSE),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}/aliases`
#[derive(Clone, Copy, Debug)]
pub struct ListAliases;

impl crate::Operation for ListAliases {
    type Input = types::ListAliasesRequest;
    type Output = types::ListAliasesResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_ALIASES;
}

static LIST_FUNCTIONS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListFunctions",
    method: "GET",
    uri: "/2015-03-31/functions",
    status: 200,
    input: Some(&schema::LIST_FUNCTIONS_REQUEST),
    output: Some(&schema::LIST_FUNCTIONS_RESPONSE),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions`
#[derive(Clone, Copy, Debug)]
pub struct ListFunctions;

impl crate::Operation for ListFunctions {
    type Input = types::ListFunctionsRequest;
    type Output = types::ListFunctionsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_FUNCTIONS;
}

static LIST_TAGS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListTags",
    method: "GET",
    uri: "/2017-03-31/tags/{Resource}",
    status: 200,
    input: Some(&schema::LIST_TAGS_REQUEST),
    output: Some(&schema::LIST_TAGS_RESPONSE),
    result_wrapper: None,
};

/// `GET /2017-03-31/tags/{Resource}`
#[derive(Clone, Copy, Debug)]
pub struct ListTags;

impl crate::Operation for ListTags {
    type Input = types::ListTagsRequest;
    type Output = types::ListTagsResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_TAGS;
}

static LIST_VERSIONS_BY_FUNCTION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "ListVersionsByFunction",
    method: "GET",
    uri: "/2015-03-31/functions/{FunctionName}/versions",
    status: 200,
    input: Some(&schema::LIST_VERSIONS_BY_FUNCTION_REQUEST),
    output: Some(&schema::LIST_VERSIONS_BY_FUNCTION_RESPONSE),
    result_wrapper: None,
};

/// `GET /2015-03-31/functions/{FunctionName}/versions`
#[derive(Clone, Copy, Debug)]
pub struct ListVersionsByFunction;

impl crate::Operation for ListVersionsByFunction {
    type Input = types::ListVersionsByFunctionRequest;
    type Output = types::ListVersionsByFunctionResponse;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &LIST_VERSIONS_BY_FUNCTION;
}

static PUBLISH_VERSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "PublishVersion",
    method: "POST",
    uri: "/2015-03-31/functions/{FunctionName}/versions",
    status: 201,
    input: Some(&schema::PUBLISH_VERSION_REQUEST),
    output: Some(&schema::FUNCTION_CONFIGURATION),
    result_wrapper: None,
};

/// `POST /2015-03-31/functions/{FunctionName}/versions`
#[derive(Clone, Copy, Debug)]
pub struct PublishVersion;

impl crate::Operation for PublishVersion {
    type Input = types::PublishVersionRequest;
    type Output = types::FunctionConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &PUBLISH_VERSION;
}

static REMOVE_PERMISSION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "RemovePermission",
    method: "DELETE",
    uri: "/2015-03-31/functions/{FunctionName}/policy/{StatementId}",
    status: 204,
    input: Some(&schema::REMOVE_PERMISSION_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `DELETE /2015-03-31/functions/{FunctionName}/policy/{StatementId}`
#[derive(Clone, Copy, Debug)]
pub struct RemovePermission;

impl crate::Operation for RemovePermission {
    type Input = types::RemovePermissionRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &REMOVE_PERMISSION;
}

static TAG_RESOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "TagResource",
    method: "POST",
    uri: "/2017-03-31/tags/{Resource}",
    status: 204,
    input: Some(&schema::TAG_RESOURCE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `POST /2017-03-31/tags/{Resource}`
#[derive(Clone, Copy, Debug)]
pub struct TagResource;

impl crate::Operation for TagResource {
    type Input = types::TagResourceRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &TAG_RESOURCE;
}

static UNTAG_RESOURCE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UntagResource",
    method: "DELETE",
    uri: "/2017-03-31/tags/{Resource}",
    status: 204,
    input: Some(&schema::UNTAG_RESOURCE_REQUEST),
    output: None,
    result_wrapper: None,
};

/// `DELETE /2017-03-31/tags/{Resource}`
#[derive(Clone, Copy, Debug)]
pub struct UntagResource;

impl crate::Operation for UntagResource {
    type Input = types::UntagResourceRequest;
    type Output = crate::Unit;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UNTAG_RESOURCE;
}

static UPDATE_ALIAS: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateAlias",
    method: "PUT",
    uri: "/2015-03-31/functions/{FunctionName}/aliases/{Name}",
    status: 200,
    input: Some(&schema::UPDATE_ALIAS_REQUEST),
    output: Some(&schema::ALIAS_CONFIGURATION),
    result_wrapper: None,
};

/// `PUT /2015-03-31/functions/{FunctionName}/aliases/{Name}`
#[derive(Clone, Copy, Debug)]
pub struct UpdateAlias;

impl crate::Operation for UpdateAlias {
    type Input = types::UpdateAliasRequest;
    type Output = types::AliasConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_ALIAS;
}

static UPDATE_FUNCTION_CODE: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateFunctionCode",
    method: "PUT",
    uri: "/2015-03-31/functions/{FunctionName}/code",
    status: 200,
    input: Some(&schema::UPDATE_FUNCTION_CODE_REQUEST),
    output: Some(&schema::FUNCTION_CONFIGURATION),
    result_wrapper: None,
};

/// `PUT /2015-03-31/functions/{FunctionName}/code`
#[derive(Clone, Copy, Debug)]
pub struct UpdateFunctionCode;

impl crate::Operation for UpdateFunctionCode {
    type Input = types::UpdateFunctionCodeRequest;
    type Output = types::FunctionConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_FUNCTION_CODE;
}

static UPDATE_FUNCTION_CONFIGURATION: OperationSchema = OperationSchema {
    service: &SERVICE,
    name: "UpdateFunctionConfiguration",
    method: "PUT",
    uri: "/2015-03-31/functions/{FunctionName}/configuration",
    status: 200,
    input: Some(&schema::UPDATE_FUNCTION_CONFIGURATION_REQUEST),
    output: Some(&schema::FUNCTION_CONFIGURATION),
    result_wrapper: None,
};

/// `PUT /2015-03-31/functions/{FunctionName}/configuration`
#[derive(Clone, Copy, Debug)]
pub struct UpdateFunctionConfiguration;

impl crate::Operation for UpdateFunctionConfiguration {
    type Input = types::UpdateFunctionConfigurationRequest;
    type Output = types::FunctionConfiguration;
    type Error = super::Error;
    const SCHEMA: &'static OperationSchema = &UPDATE_FUNCTION_CONFIGURATION;
}
