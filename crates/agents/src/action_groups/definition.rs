//! One front for the shapes in which the two services spell an action group.
//!
//! Build time (`bedrock-agent`) and run time (`bedrock-agent-runtime`, inline agents) have the same members under types
//! of their own; nothing behind this file knows which of them it was.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent::types as build;
use aws_wire::bedrock_agent_runtime::types as run;

use super::{BuiltIn, Executor};

/// An action group as it was asked for, before its schema is read.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// `actionGroupName`.
    pub name: String,
    /// `actionGroupId`, where there is one already.
    pub id: Option<String>,
    /// `description`.
    pub description: Option<String>,
    /// `actionGroupState`; no state means enabled.
    pub enabled: bool,
    /// `actionGroupExecutor`; an empty function ARN counts as none.
    pub executor: Option<Executor>,
    /// `functionSchema`.
    pub functions: Option<Vec<run::FunctionDefinition>>,
    /// `apiSchema`.
    pub api: Option<ApiSource>,
    /// `parentActionGroupSignature`.
    pub signature: Option<BuiltIn>,
    /// `parentActionGroupSignatureParams`: type and settings of a computer-use tool.
    pub signature_params: BTreeMap<String, String>,
}

/// Where an OpenAPI schema is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApiSource {
    /// In the request: `apiSchema.payload`.
    Payload(String),
    /// In an S3 object: `apiSchema.s3`. Whoever can read it puts its text in with [`Definition::with_object`].
    Object {
        /// `s3BucketName`.
        bucket: String,
        /// `s3ObjectKey`.
        key: String,
        /// The object's text, or why it could not be read; `None` until somebody has tried.
        text: Option<Result<String, String>>,
    },
}

impl Definition {
    /// The bucket and key of the object that holds the schema, when it has still to be read.
    #[must_use]
    pub fn unread_object(&self) -> Option<(&str, &str)> {
        match &self.api {
            Some(ApiSource::Object { bucket, key, text: None }) => Some((bucket, key)),
            _ => None,
        }
    }

    /// Whether the schema is in an object.
    #[must_use]
    pub fn is_in_object(&self) -> bool {
        matches!(self.api, Some(ApiSource::Object { .. }))
    }

    /// The text of the object that holds the schema, once it was read.
    #[must_use]
    pub fn object(&self) -> Option<&str> {
        match &self.api {
            Some(ApiSource::Object { text: Some(Ok(text)), .. }) => Some(text),
            _ => None,
        }
    }

    /// The same definition with the text of its S3 object, or with the reason why that could not be read.
    #[must_use]
    pub fn with_object(mut self, read: Result<String, String>) -> Self {
        if let Some(ApiSource::Object { text, .. }) = &mut self.api {
            *text = Some(read);
        }
        self
    }
}

impl From<build::CreateAgentActionGroupRequest> for Definition {
    fn from(it: build::CreateAgentActionGroupRequest) -> Self {
        Self {
            name: it.action_group_name,
            id: None,
            description: it.description,
            enabled: it.action_group_state != Some(build::ActionGroupState::Disabled),
            executor: it.action_group_executor.and_then(build_executor),
            functions: it.function_schema.map(build_functions),
            api: it.api_schema.map(build_api),
            signature: it.parent_action_group_signature.map(build_signature),
            signature_params: it.parent_action_group_signature_params.unwrap_or_default(),
        }
    }
}

impl From<build::UpdateAgentActionGroupRequest> for Definition {
    fn from(it: build::UpdateAgentActionGroupRequest) -> Self {
        Self {
            name: it.action_group_name,
            id: Some(it.action_group_id),
            description: it.description,
            enabled: it.action_group_state != Some(build::ActionGroupState::Disabled),
            executor: it.action_group_executor.and_then(build_executor),
            functions: it.function_schema.map(build_functions),
            api: it.api_schema.map(build_api),
            signature: it.parent_action_group_signature.map(build_signature),
            signature_params: it.parent_action_group_signature_params.unwrap_or_default(),
        }
    }
}

impl From<build::AgentActionGroup> for Definition {
    fn from(it: build::AgentActionGroup) -> Self {
        Self {
            name: it.action_group_name,
            id: Some(it.action_group_id),
            description: it.description,
            enabled: it.action_group_state != build::ActionGroupState::Disabled,
            executor: it.action_group_executor.and_then(build_executor),
            functions: it.function_schema.map(build_functions),
            api: it.api_schema.map(build_api),
            signature: it.parent_action_signature.map(build_signature),
            signature_params: it.parent_action_group_signature_params.unwrap_or_default(),
        }
    }
}

impl From<run::AgentActionGroup> for Definition {
    fn from(it: run::AgentActionGroup) -> Self {
        Self {
            name: it.action_group_name,
            id: None,
            description: it.description,
            enabled: true,
            executor: it.action_group_executor.and_then(|executor| match executor {
                run::ActionGroupExecutor::CustomControl(run::CustomControlMethod::ReturnControl) => {
                    Some(Executor::ReturnControl)
                }
                run::ActionGroupExecutor::Lambda(arn) => Executor::of_lambda(arn),
            }),
            functions: it.function_schema.map(|run::FunctionSchema::Functions(functions)| functions),
            api: it.api_schema.map(|api| match api {
                run::APISchema::Payload(text) => ApiSource::Payload(text),
                run::APISchema::S3(object) => s3_object(object.s3_bucket_name, object.s3_object_key),
            }),
            signature: it.parent_action_group_signature.map(|signature| match signature {
                run::ActionGroupSignature::AmazonUserInput => BuiltIn::UserInput,
                run::ActionGroupSignature::AmazonCodeInterpreter => BuiltIn::CodeInterpreter,
                run::ActionGroupSignature::AnthropicComputer => BuiltIn::Computer,
                run::ActionGroupSignature::AnthropicBash => BuiltIn::Bash,
                run::ActionGroupSignature::AnthropicTextEditor => BuiltIn::TextEditor,
            }),
            signature_params: it.parent_action_group_signature_params.unwrap_or_default(),
        }
    }
}

fn s3_object(bucket: Option<String>, key: Option<String>) -> ApiSource {
    ApiSource::Object { bucket: bucket.unwrap_or_default(), key: key.unwrap_or_default(), text: None }
}

fn build_executor(executor: build::ActionGroupExecutor) -> Option<Executor> {
    match executor {
        build::ActionGroupExecutor::CustomControl(build::CustomControlMethod::ReturnControl) => {
            Some(Executor::ReturnControl)
        }
        build::ActionGroupExecutor::Lambda(arn) => Executor::of_lambda(arn),
    }
}

fn build_api(api: build::APISchema) -> ApiSource {
    match api {
        build::APISchema::Payload(text) => ApiSource::Payload(text),
        build::APISchema::S3(object) => s3_object(object.s3_bucket_name, object.s3_object_key),
    }
}

fn build_signature(signature: build::ActionGroupSignature) -> BuiltIn {
    match signature {
        build::ActionGroupSignature::AmazonUserInput => BuiltIn::UserInput,
        build::ActionGroupSignature::AmazonCodeInterpreter => BuiltIn::CodeInterpreter,
        build::ActionGroupSignature::AnthropicComputer => BuiltIn::Computer,
        build::ActionGroupSignature::AnthropicBash => BuiltIn::Bash,
        build::ActionGroupSignature::AnthropicTextEditor => BuiltIn::TextEditor,
    }
}

fn build_functions(build::FunctionSchema::Functions(functions): build::FunctionSchema) -> Vec<run::FunctionDefinition> {
    functions.into_iter().map(build_function).collect()
}

fn build_function(function: build::Function) -> run::FunctionDefinition {
    run::FunctionDefinition {
        description: function.description,
        name: function.name,
        parameters: function.parameters.map(|parameters| {
            parameters.into_iter().map(|(name, parameter)| (name, build_parameter(parameter))).collect()
        }),
        require_confirmation: function.require_confirmation.map(|confirmation| match confirmation {
            build::RequireConfirmation::Enabled => run::RequireConfirmation::Enabled,
            build::RequireConfirmation::Disabled => run::RequireConfirmation::Disabled,
        }),
    }
}

fn build_parameter(parameter: build::ParameterDetail) -> run::ParameterDetail {
    run::ParameterDetail {
        description: parameter.description,
        required: parameter.required,
        r#type: match parameter.r#type {
            build::Type::String => run::ParameterType::String,
            build::Type::Number => run::ParameterType::Number,
            build::Type::Integer => run::ParameterType::Integer,
            build::Type::Boolean => run::ParameterType::Boolean,
            build::Type::Array => run::ParameterType::Array,
        },
    }
}
