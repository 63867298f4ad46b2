//! Handing an action back to the program that invoked the agent.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent_runtime::types::{
    ActionGroupInvocationInput, ActionInvocationType, ApiInvocationInput, ApiParameter, ApiRequestBody, ExecutionType,
    FunctionInvocationInput, FunctionParameter, InvocationInputMember, PropertyParameters, RequestBody,
};

use super::{Action, ActionGroup, Argument, Call, CallBody, Target};

/// The agent that hands control back.
#[derive(Clone, Copy, Debug)]
pub struct Asker<'a> {
    /// Its id; `INLINE_AGENT` for an inline agent.
    pub agent_id: &'a str,
    /// Its name as a collaborator of the agent that was invoked.
    pub collaborator_name: Option<&'a str>,
}

/// One of the inputs of a `returnControl` event. `asked_for` comes from [`super::Executor::asks_caller`].
#[must_use]
pub fn return_control_input(
    group: &ActionGroup,
    action: &Action,
    call: &Call,
    asked_for: ActionInvocationType,
    asker: Asker<'_>,
) -> InvocationInputMember {
    let action_group = group.name.clone();
    let action_invocation_type = Some(asked_for);
    let agent_id = Some(asker.agent_id.to_owned());
    let collaborator_name = asker.collaborator_name.map(str::to_owned);
    match &action.target {
        Target::Function { name } => InvocationInputMember::FunctionInvocationInput(FunctionInvocationInput {
            action_group,
            action_invocation_type,
            agent_id,
            collaborator_name,
            function: Some(name.clone()),
            parameters: Some(call.parameters.iter().map(function_parameter).collect()),
        }),
        Target::Api { path, method, .. } => InvocationInputMember::ApiInvocationInput(ApiInvocationInput {
            action_group,
            action_invocation_type,
            agent_id,
            api_path: Some(path.clone()),
            collaborator_name,
            http_method: Some(method.clone()),
            parameters: Some(call.parameters.iter().map(api_parameter).collect()),
            request_body: call.request_body.as_ref().map(api_body),
        }),
    }
}

/// The `actionGroupInvocationInput` of a trace. `invocation_id` is the one of the `returnControl` event, when the action is
/// handed back.
#[must_use]
pub fn trace_input(
    group: &ActionGroup,
    action: &Action,
    call: &Call,
    execution_type: ExecutionType,
    invocation_id: Option<String>,
) -> ActionGroupInvocationInput {
    let (function, api_path, verb) = match &action.target {
        Target::Function { name } => (Some(name.clone()), None, None),
        Target::Api { path, method, .. } => (None, Some(path.clone()), Some(method.to_ascii_lowercase())),
    };
    let body = |body: &CallBody| {
        let properties = body.properties.iter().map(Argument::parameter).collect();
        RequestBody { content: Some(BTreeMap::from([(body.media_type.clone(), properties)])) }
    };
    ActionGroupInvocationInput {
        action_group_name: Some(group.name.clone()),
        api_path,
        execution_type: Some(execution_type),
        function,
        invocation_id,
        parameters: Some(call.parameters.iter().map(Argument::parameter).collect()),
        request_body: call.request_body.as_ref().map(body),
        verb,
    }
}

fn function_parameter(argument: &Argument) -> FunctionParameter {
    let Argument { name, type_, value } = argument.clone();
    FunctionParameter { name: Some(name), r#type: Some(type_), value: Some(value) }
}

fn api_parameter(argument: &Argument) -> ApiParameter {
    let Argument { name, type_, value } = argument.clone();
    ApiParameter { name: Some(name), r#type: Some(type_), value: Some(value) }
}

fn api_body(body: &CallBody) -> ApiRequestBody {
    let properties = PropertyParameters { properties: Some(body.properties.iter().map(Argument::parameter).collect()) };
    ApiRequestBody { content: Some(BTreeMap::from([(body.media_type.clone(), properties)])) }
}
