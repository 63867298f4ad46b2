// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The union `APISchema`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum APISchema {
    /// `payload`.
    #[serde(rename = "payload")]
    Payload(String),
    /// `s3`.
    #[serde(rename = "s3")]
    S3(S3Identifier),
}

/// The structure `AccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessDeniedException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The union `ActionGroupExecutor`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ActionGroupExecutor {
    /// `customControl`.
    #[serde(rename = "customControl")]
    CustomControl(CustomControlMethod),
    /// `lambda`: 0 to 2048 characters.
    #[serde(rename = "lambda")]
    Lambda(String),
}

/// The structure `ActionGroupInvocationInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ActionGroupInvocationInput {
    /// `actionGroupName`.
    #[serde(rename = "actionGroupName", default, skip_serializing_if = "Option::is_none")]
    pub action_group_name: Option<String>,
    /// `apiPath`.
    #[serde(rename = "apiPath", default, skip_serializing_if = "Option::is_none")]
    pub api_path: Option<String>,
    /// `executionType`.
    #[serde(rename = "executionType", default, skip_serializing_if = "Option::is_none")]
    pub execution_type: Option<ExecutionType>,
    /// `function`.
    #[serde(rename = "function", default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `parameters`.
    #[serde(rename = "parameters", default, skip_serializing_if = "Option::is_none")]
    pub parameters: Option<Vec<Parameter>>,
    /// `requestBody`.
    #[serde(rename = "requestBody", default, skip_serializing_if = "Option::is_none")]
    pub request_body: Option<RequestBody>,
    /// `verb`.
    #[serde(rename = "verb", default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<String>,
}

/// The structure `ActionGroupInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ActionGroupInvocationOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The enum `ActionGroupSignature`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActionGroupSignature {
    /// `AMAZON.UserInput`.
    #[serde(rename = "AMAZON.UserInput")]
    AmazonUserInput,
    /// `AMAZON.CodeInterpreter`.
    #[serde(rename = "AMAZON.CodeInterpreter")]
    AmazonCodeInterpreter,
    /// `ANTHROPIC.Computer`.
    #[serde(rename = "ANTHROPIC.Computer")]
    AnthropicComputer,
    /// `ANTHROPIC.Bash`.
    #[serde(rename = "ANTHROPIC.Bash")]
    AnthropicBash,
    /// `ANTHROPIC.TextEditor`.
    #[serde(rename = "ANTHROPIC.TextEditor")]
    AnthropicTextEditor,
}

impl ActionGroupSignature {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AmazonUserInput => "AMAZON.UserInput",
            Self::AmazonCodeInterpreter => "AMAZON.CodeInterpreter",
            Self::AnthropicComputer => "ANTHROPIC.Computer",
            Self::AnthropicBash => "ANTHROPIC.Bash",
            Self::AnthropicTextEditor => "ANTHROPIC.TextEditor",
        }
    }
}

impl std::fmt::Display for ActionGroupSignature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `ActionInvocationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActionInvocationType {
    /// `RESULT`.
    #[serde(rename = "RESULT")]
    Result,
    /// `USER_CONFIRMATION`.
    #[serde(rename = "USER_CONFIRMATION")]
    UserConfirmation,
    /// `USER_CONFIRMATION_AND_RESULT`.
    #[serde(rename = "USER_CONFIRMATION_AND_RESULT")]
    UserConfirmationAndResult,
}

impl ActionInvocationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Result => "RESULT",
            Self::UserConfirmation => "USER_CONFIRMATION",
            Self::UserConfirmationAndResult => "USER_CONFIRMATION_AND_RESULT",
        }
    }
}

impl std::fmt::Display for ActionInvocationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AgentActionGroup`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentActionGroup {
    /// `actionGroupExecutor`.
    #[serde(rename = "actionGroupExecutor", default, skip_serializing_if = "Option::is_none")]
    pub action_group_executor: Option<ActionGroupExecutor>,
    /// `actionGroupName`: required, pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "actionGroupName")]
    pub action_group_name: String,
    /// `apiSchema`.
    #[serde(rename = "apiSchema", default, skip_serializing_if = "Option::is_none")]
    pub api_schema: Option<APISchema>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `functionSchema`.
    #[serde(rename = "functionSchema", default, skip_serializing_if = "Option::is_none")]
    pub function_schema: Option<FunctionSchema>,
    /// `parentActionGroupSignature`.
    #[serde(rename = "parentActionGroupSignature", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature: Option<ActionGroupSignature>,
    /// `parentActionGroupSignatureParams`.
    #[serde(rename = "parentActionGroupSignatureParams", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature_params: Option<BTreeMap<String, String>>,
}

/// The enum `AgentCollaboration`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AgentCollaboration {
    /// `SUPERVISOR`.
    #[serde(rename = "SUPERVISOR")]
    Supervisor,
    /// `SUPERVISOR_ROUTER`.
    #[serde(rename = "SUPERVISOR_ROUTER")]
    SupervisorRouter,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl AgentCollaboration {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Supervisor => "SUPERVISOR",
            Self::SupervisorRouter => "SUPERVISOR_ROUTER",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for AgentCollaboration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AgentCollaboratorInputPayload`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaboratorInputPayload {
    /// `returnControlResults`.
    #[serde(rename = "returnControlResults", default, skip_serializing_if = "Option::is_none")]
    pub return_control_results: Option<ReturnControlResults>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<PayloadType>,
}

/// The structure `AgentCollaboratorInvocationInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaboratorInvocationInput {
    /// `agentCollaboratorAliasArn`: 0 to 2048 characters.
    #[serde(rename = "agentCollaboratorAliasArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_alias_arn: Option<String>,
    /// `agentCollaboratorName`.
    #[serde(rename = "agentCollaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_name: Option<String>,
    /// `input`.
    #[serde(rename = "input", default, skip_serializing_if = "Option::is_none")]
    pub input: Option<AgentCollaboratorInputPayload>,
}

/// The structure `AgentCollaboratorInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaboratorInvocationOutput {
    /// `agentCollaboratorAliasArn`: 0 to 2048 characters.
    #[serde(rename = "agentCollaboratorAliasArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_alias_arn: Option<String>,
    /// `agentCollaboratorName`.
    #[serde(rename = "agentCollaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_name: Option<String>,
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `output`.
    #[serde(rename = "output", default, skip_serializing_if = "Option::is_none")]
    pub output: Option<AgentCollaboratorOutputPayload>,
}

/// The structure `AgentCollaboratorOutputPayload`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaboratorOutputPayload {
    /// `returnControlPayload`.
    #[serde(rename = "returnControlPayload", default, skip_serializing_if = "Option::is_none")]
    pub return_control_payload: Option<ReturnControlPayload>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<PayloadType>,
}

/// The structure `ApiInvocationInput`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ApiInvocationInput {
    /// `actionGroup`: required.
    #[serde(rename = "actionGroup")]
    pub action_group: String,
    /// `actionInvocationType`.
    #[serde(rename = "actionInvocationType", default, skip_serializing_if = "Option::is_none")]
    pub action_invocation_type: Option<ActionInvocationType>,
    /// `agentId`.
    #[serde(rename = "agentId", default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// `apiPath`.
    #[serde(rename = "apiPath", default, skip_serializing_if = "Option::is_none")]
    pub api_path: Option<String>,
    /// `collaboratorName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "collaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_name: Option<String>,
    /// `httpMethod`.
    #[serde(rename = "httpMethod", default, skip_serializing_if = "Option::is_none")]
    pub http_method: Option<String>,
    /// `parameters`.
    #[serde(rename = "parameters", default, skip_serializing_if = "Option::is_none")]
    pub parameters: Option<Vec<ApiParameter>>,
    /// `requestBody`.
    #[serde(rename = "requestBody", default, skip_serializing_if = "Option::is_none")]
    pub request_body: Option<ApiRequestBody>,
}

/// The structure `ApiParameter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ApiParameter {
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `value`.
    #[serde(rename = "value", default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// The structure `ApiRequestBody`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ApiRequestBody {
    /// `content`.
    #[serde(rename = "content", default, skip_serializing_if = "Option::is_none")]
    pub content: Option<BTreeMap<String, PropertyParameters>>,
}

/// The structure `ApiResult`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ApiResult {
    /// `actionGroup`: required.
    #[serde(rename = "actionGroup")]
    pub action_group: String,
    /// `agentId`.
    #[serde(rename = "agentId", default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// `apiPath`.
    #[serde(rename = "apiPath", default, skip_serializing_if = "Option::is_none")]
    pub api_path: Option<String>,
    /// `confirmationState`.
    #[serde(rename = "confirmationState", default, skip_serializing_if = "Option::is_none")]
    pub confirmation_state: Option<ConfirmationState>,
    /// `httpMethod`.
    #[serde(rename = "httpMethod", default, skip_serializing_if = "Option::is_none")]
    pub http_method: Option<String>,
    /// `httpStatusCode`.
    #[serde(rename = "httpStatusCode", default, skip_serializing_if = "Option::is_none")]
    pub http_status_code: Option<i32>,
    /// `responseBody`.
    #[serde(rename = "responseBody", default, skip_serializing_if = "Option::is_none")]
    pub response_body: Option<BTreeMap<String, ContentBody>>,
    /// `responseState`.
    #[serde(rename = "responseState", default, skip_serializing_if = "Option::is_none")]
    pub response_state: Option<ResponseState>,
}

/// The enum `AttributeType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AttributeType {
    /// `STRING`.
    #[serde(rename = "STRING")]
    String,
    /// `NUMBER`.
    #[serde(rename = "NUMBER")]
    Number,
    /// `BOOLEAN`.
    #[serde(rename = "BOOLEAN")]
    Boolean,
    /// `STRING_LIST`.
    #[serde(rename = "STRING_LIST")]
    StringList,
}

impl AttributeType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::String => "STRING",
            Self::Number => "NUMBER",
            Self::Boolean => "BOOLEAN",
            Self::StringList => "STRING_LIST",
        }
    }
}

impl std::fmt::Display for AttributeType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Attribution`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Attribution {
    /// `citations`.
    #[serde(rename = "citations", default, skip_serializing_if = "Option::is_none")]
    pub citations: Option<Vec<Citation>>,
}

/// The structure `AudioSegment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudioSegment {
    /// `s3Uri`: required, at least 1 characters.
    #[serde(rename = "s3Uri")]
    pub s3_uri: String,
    /// `transcription`.
    #[serde(rename = "transcription", default, skip_serializing_if = "Option::is_none")]
    pub transcription: Option<String>,
}

/// The structure `BadGatewayException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BadGatewayException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `resourceName`: pattern `^[\s\S]*$`.
    #[serde(rename = "resourceName", default, skip_serializing_if = "Option::is_none")]
    pub resource_name: Option<String>,
}

/// The structure `BedrockModelConfigurations`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BedrockModelConfigurations {
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
}

/// The structure `BedrockRerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BedrockRerankingConfiguration {
    /// `modelConfiguration`: required.
    #[serde(rename = "modelConfiguration")]
    pub model_configuration: BedrockRerankingModelConfiguration,
    /// `numberOfResults`: 1 to 1000.
    #[serde(rename = "numberOfResults", default, skip_serializing_if = "Option::is_none")]
    pub number_of_results: Option<i32>,
}

/// The structure `BedrockRerankingModelConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BedrockRerankingModelConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
}

/// The union `BedrockSessionContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum BedrockSessionContentBlock {
    /// `image`.
    #[serde(rename = "image")]
    Image(ImageBlock),
    /// `text`: at least 1 characters.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `ByteContentDoc`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ByteContentDoc {
    /// `contentType`: required, pattern `[a-z]{1,20}/.{1,20}`.
    #[serde(rename = "contentType")]
    pub content_type: String,
    /// `data`: required, 1 to 10485760 bytes.
    #[serde(rename = "data")]
    pub data: Blob,
    /// `identifier`: required, 1 to 1024 characters.
    #[serde(rename = "identifier")]
    pub identifier: String,
}

/// The structure `ByteContentFile`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ByteContentFile {
    /// `data`: required, 1 to 10485760 bytes.
    #[serde(rename = "data")]
    pub data: Blob,
    /// `mediaType`: required.
    #[serde(rename = "mediaType")]
    pub media_type: String,
}

/// The union `Caller`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Caller {
    /// `agentAliasArn`: 0 to 2048 characters.
    #[serde(rename = "agentAliasArn")]
    AgentAliasArn(String),
}

/// The structure `Citation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Citation {
    /// `generatedResponsePart`.
    #[serde(rename = "generatedResponsePart", default, skip_serializing_if = "Option::is_none")]
    pub generated_response_part: Option<GeneratedResponsePart>,
    /// `retrievedReferences`.
    #[serde(rename = "retrievedReferences", default, skip_serializing_if = "Option::is_none")]
    pub retrieved_references: Option<Vec<RetrievedReference>>,
}

/// The structure `CitationEvent`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CitationEvent {
    /// `citation`.
    #[serde(rename = "citation", default, skip_serializing_if = "Option::is_none")]
    pub citation: Option<Citation>,
    /// `generatedResponsePart`.
    #[serde(rename = "generatedResponsePart", default, skip_serializing_if = "Option::is_none")]
    pub generated_response_part: Option<GeneratedResponsePart>,
    /// `retrievedReferences`.
    #[serde(rename = "retrievedReferences", default, skip_serializing_if = "Option::is_none")]
    pub retrieved_references: Option<Vec<RetrievedReference>>,
}

/// The structure `CodeInterpreterInvocationInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeInterpreterInvocationInput {
    /// `code`.
    #[serde(rename = "code", default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// `files`.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<String>>,
}

/// The structure `CodeInterpreterInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CodeInterpreterInvocationOutput {
    /// `executionError`.
    #[serde(rename = "executionError", default, skip_serializing_if = "Option::is_none")]
    pub execution_error: Option<String>,
    /// `executionOutput`.
    #[serde(rename = "executionOutput", default, skip_serializing_if = "Option::is_none")]
    pub execution_output: Option<String>,
    /// `executionTimeout`.
    #[serde(rename = "executionTimeout", default, skip_serializing_if = "Option::is_none")]
    pub execution_timeout: Option<bool>,
    /// `files`.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<String>>,
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
}

/// The structure `Collaborator`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Collaborator {
    /// `actionGroups`.
    #[serde(rename = "actionGroups", default, skip_serializing_if = "Option::is_none")]
    pub action_groups: Option<Vec<AgentActionGroup>>,
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "agentName", default, skip_serializing_if = "Option::is_none")]
    pub agent_name: Option<String>,
    /// `collaboratorConfigurations`.
    #[serde(rename = "collaboratorConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_configurations: Option<Vec<CollaboratorConfiguration>>,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `foundationModel`: required, 1 to 2048 characters.
    #[serde(rename = "foundationModel")]
    pub foundation_model: String,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfigurationWithArn>,
    /// `idleSessionTTLInSeconds`: 60 to 3600.
    #[serde(rename = "idleSessionTTLInSeconds", default, skip_serializing_if = "Option::is_none")]
    pub idle_session_ttl_in_seconds: Option<i32>,
    /// `instruction`: required, at least 40 characters.
    #[serde(rename = "instruction")]
    pub instruction: String,
    /// `knowledgeBases`.
    #[serde(rename = "knowledgeBases", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_bases: Option<Vec<KnowledgeBase>>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
}

/// The structure `CollaboratorConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CollaboratorConfiguration {
    /// `agentAliasArn`: 0 to 2048 characters.
    #[serde(rename = "agentAliasArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_alias_arn: Option<String>,
    /// `collaboratorInstruction`: required, 1 to 4000 characters.
    #[serde(rename = "collaboratorInstruction")]
    pub collaborator_instruction: String,
    /// `collaboratorName`: required, pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "collaboratorName")]
    pub collaborator_name: String,
    /// `relayConversationHistory`.
    #[serde(rename = "relayConversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub relay_conversation_history: Option<RelayConversationHistory>,
}

/// The enum `ConfirmationState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ConfirmationState {
    /// `CONFIRM`.
    #[serde(rename = "CONFIRM")]
    Confirm,
    /// `DENY`.
    #[serde(rename = "DENY")]
    Deny,
}

impl ConfirmationState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Confirm => "CONFIRM",
            Self::Deny => "DENY",
        }
    }
}

impl std::fmt::Display for ConfirmationState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConflictException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The union `ContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ContentBlock {
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `ContentBody`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ContentBody {
    /// `body`.
    #[serde(rename = "body", default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// `images`.
    #[serde(rename = "images", default, skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<ImageInput>>,
}

/// The structure `ConversationHistory`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConversationHistory {
    /// `messages`.
    #[serde(rename = "messages", default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<Message>>,
}

/// The enum `ConversationRole`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ConversationRole {
    /// `user`.
    #[serde(rename = "user")]
    User,
    /// `assistant`.
    #[serde(rename = "assistant")]
    Assistant,
}

impl ConversationRole {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
        }
    }
}

impl std::fmt::Display for ConversationRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CreateInvocationRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateInvocationRequest {
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `invocationId`: pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `CreateInvocationResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateInvocationResponse {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `invocationId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationId")]
    pub invocation_id: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The structure `CreateSessionRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CreateSessionRequest {
    /// `encryptionKeyArn`: 1 to 2048 characters, pattern `^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$`.
    #[serde(rename = "encryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub encryption_key_arn: Option<String>,
    /// `sessionMetadata`: 0 to 50 entries.
    #[serde(rename = "sessionMetadata", default, skip_serializing_if = "Option::is_none")]
    pub session_metadata: Option<BTreeMap<String, String>>,
    /// `tags`: 1 to 200 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `CreateSessionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateSessionResponse {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `sessionArn`: required.
    #[serde(rename = "sessionArn")]
    pub session_arn: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionStatus`: required.
    #[serde(rename = "sessionStatus")]
    pub session_status: SessionStatus,
}

/// The enum `CreationMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CreationMode {
    /// `DEFAULT`.
    #[serde(rename = "DEFAULT")]
    Default,
    /// `OVERRIDDEN`.
    #[serde(rename = "OVERRIDDEN")]
    Overridden,
}

impl CreationMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "DEFAULT",
            Self::Overridden => "OVERRIDDEN",
        }
    }
}

impl std::fmt::Display for CreationMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `CustomControlMethod`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CustomControlMethod {
    /// `RETURN_CONTROL`.
    #[serde(rename = "RETURN_CONTROL")]
    ReturnControl,
}

impl CustomControlMethod {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ReturnControl => "RETURN_CONTROL",
        }
    }
}

impl std::fmt::Display for CustomControlMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CustomOrchestration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CustomOrchestration {
    /// `executor`.
    #[serde(rename = "executor", default, skip_serializing_if = "Option::is_none")]
    pub executor: Option<OrchestrationExecutor>,
}

/// The structure `CustomOrchestrationTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CustomOrchestrationTrace {
    /// `event`.
    #[serde(rename = "event", default, skip_serializing_if = "Option::is_none")]
    pub event: Option<CustomOrchestrationTraceEvent>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The structure `CustomOrchestrationTraceEvent`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CustomOrchestrationTraceEvent {
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `DeleteAgentMemoryRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentMemoryRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentId`: required, in the uri as `agentId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `memoryId`: in the querystring as `memoryId`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "memoryId", default, skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<String>,
    /// `sessionId`: in the querystring as `sessionId`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
}

/// The structure `DeleteAgentMemoryResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentMemoryResponse {}

/// The structure `DeleteSessionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteSessionRequest {
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `DeleteSessionResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteSessionResponse {}

/// The structure `DependencyFailedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DependencyFailedException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `resourceName`: pattern `^[\s\S]*$`.
    #[serde(rename = "resourceName", default, skip_serializing_if = "Option::is_none")]
    pub resource_name: Option<String>,
}

/// The structure `EndSessionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndSessionRequest {
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `EndSessionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndSessionResponse {
    /// `sessionArn`: required.
    #[serde(rename = "sessionArn")]
    pub session_arn: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionStatus`: required.
    #[serde(rename = "sessionStatus")]
    pub session_status: SessionStatus,
}

/// The enum `ExecutionType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ExecutionType {
    /// `LAMBDA`.
    #[serde(rename = "LAMBDA")]
    Lambda,
    /// `RETURN_CONTROL`.
    #[serde(rename = "RETURN_CONTROL")]
    ReturnControl,
}

impl ExecutionType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lambda => "LAMBDA",
            Self::ReturnControl => "RETURN_CONTROL",
        }
    }
}

impl std::fmt::Display for ExecutionType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ExternalSource`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExternalSource {
    /// `byteContent`.
    #[serde(rename = "byteContent", default, skip_serializing_if = "Option::is_none")]
    pub byte_content: Option<ByteContentDoc>,
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<S3ObjectDoc>,
    /// `sourceType`: required.
    #[serde(rename = "sourceType")]
    pub source_type: ExternalSourceType,
}

/// The enum `ExternalSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ExternalSourceType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
    /// `BYTE_CONTENT`.
    #[serde(rename = "BYTE_CONTENT")]
    ByteContent,
}

impl ExternalSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::ByteContent => "BYTE_CONTENT",
        }
    }
}

impl std::fmt::Display for ExternalSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ExternalSourcesGenerationConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ExternalSourcesGenerationConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `inferenceConfig`.
    #[serde(rename = "inferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub inference_config: Option<InferenceConfig>,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `promptTemplate`.
    #[serde(rename = "promptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub prompt_template: Option<PromptTemplate>,
}

/// The structure `ExternalSourcesRetrieveAndGenerateConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExternalSourcesRetrieveAndGenerateConfiguration {
    /// `generationConfiguration`.
    #[serde(rename = "generationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub generation_configuration: Option<ExternalSourcesGenerationConfiguration>,
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
    /// `sources`: required, 1 to 1 entries.
    #[serde(rename = "sources")]
    pub sources: Vec<ExternalSource>,
}

/// The structure `FailureTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FailureTrace {
    /// `failureCode`.
    #[serde(rename = "failureCode", default, skip_serializing_if = "Option::is_none")]
    pub failure_code: Option<i32>,
    /// `failureReason`.
    #[serde(rename = "failureReason", default, skip_serializing_if = "Option::is_none")]
    pub failure_reason: Option<String>,
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The structure `FieldForReranking`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FieldForReranking {
    /// `fieldName`: required, 1 to 2000 characters.
    #[serde(rename = "fieldName")]
    pub field_name: String,
}

/// The structure `FilePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FilePart {
    /// `files`: 0 to 5 entries.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<OutputFile>>,
}

/// The structure `FileSource`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FileSource {
    /// `byteContent`.
    #[serde(rename = "byteContent", default, skip_serializing_if = "Option::is_none")]
    pub byte_content: Option<ByteContentFile>,
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<S3ObjectFile>,
    /// `sourceType`: required.
    #[serde(rename = "sourceType")]
    pub source_type: FileSourceType,
}

/// The enum `FileSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FileSourceType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
    /// `BYTE_CONTENT`.
    #[serde(rename = "BYTE_CONTENT")]
    ByteContent,
}

impl FileSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::ByteContent => "BYTE_CONTENT",
        }
    }
}

impl std::fmt::Display for FileSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `FileUseCase`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FileUseCase {
    /// `CODE_INTERPRETER`.
    #[serde(rename = "CODE_INTERPRETER")]
    CodeInterpreter,
    /// `CHAT`.
    #[serde(rename = "CHAT")]
    Chat,
}

impl FileUseCase {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::CodeInterpreter => "CODE_INTERPRETER",
            Self::Chat => "CHAT",
        }
    }
}

impl std::fmt::Display for FileUseCase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `FilterAttribute`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FilterAttribute {
    /// `key`: required, 1 to 100 characters.
    #[serde(rename = "key")]
    pub key: String,
    /// `value`: required.
    #[serde(rename = "value")]
    pub value: Document,
}

/// The structure `FinalResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FinalResponse {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `FunctionDefinition`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionDefinition {
    /// `description`: 1 to 1200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `name`: required, pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "name")]
    pub name: String,
    /// `parameters`.
    #[serde(rename = "parameters", default, skip_serializing_if = "Option::is_none")]
    pub parameters: Option<BTreeMap<String, ParameterDetail>>,
    /// `requireConfirmation`.
    #[serde(rename = "requireConfirmation", default, skip_serializing_if = "Option::is_none")]
    pub require_confirmation: Option<RequireConfirmation>,
}

/// The structure `FunctionInvocationInput`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionInvocationInput {
    /// `actionGroup`: required.
    #[serde(rename = "actionGroup")]
    pub action_group: String,
    /// `actionInvocationType`.
    #[serde(rename = "actionInvocationType", default, skip_serializing_if = "Option::is_none")]
    pub action_invocation_type: Option<ActionInvocationType>,
    /// `agentId`.
    #[serde(rename = "agentId", default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// `collaboratorName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "collaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_name: Option<String>,
    /// `function`.
    #[serde(rename = "function", default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// `parameters`.
    #[serde(rename = "parameters", default, skip_serializing_if = "Option::is_none")]
    pub parameters: Option<Vec<FunctionParameter>>,
}

/// The structure `FunctionParameter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FunctionParameter {
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `value`.
    #[serde(rename = "value", default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// The structure `FunctionResult`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FunctionResult {
    /// `actionGroup`: required.
    #[serde(rename = "actionGroup")]
    pub action_group: String,
    /// `agentId`.
    #[serde(rename = "agentId", default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// `confirmationState`.
    #[serde(rename = "confirmationState", default, skip_serializing_if = "Option::is_none")]
    pub confirmation_state: Option<ConfirmationState>,
    /// `function`.
    #[serde(rename = "function", default, skip_serializing_if = "Option::is_none")]
    pub function: Option<String>,
    /// `responseBody`.
    #[serde(rename = "responseBody", default, skip_serializing_if = "Option::is_none")]
    pub response_body: Option<BTreeMap<String, ContentBody>>,
    /// `responseState`.
    #[serde(rename = "responseState", default, skip_serializing_if = "Option::is_none")]
    pub response_state: Option<ResponseState>,
}

/// The union `FunctionSchema`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FunctionSchema {
    /// `functions`.
    #[serde(rename = "functions")]
    Functions(Vec<FunctionDefinition>),
}

/// The structure `GeneratedResponsePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GeneratedResponsePart {
    /// `textResponsePart`.
    #[serde(rename = "textResponsePart", default, skip_serializing_if = "Option::is_none")]
    pub text_response_part: Option<TextResponsePart>,
}

/// The structure `GenerationConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GenerationConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `inferenceConfig`.
    #[serde(rename = "inferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub inference_config: Option<InferenceConfig>,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `promptTemplate`.
    #[serde(rename = "promptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub prompt_template: Option<PromptTemplate>,
}

/// The structure `GetAgentMemoryRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentMemoryRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentId`: required, in the uri as `agentId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `maxItems`: in the querystring as `maxItems`, 1 to 1000.
    #[serde(rename = "maxItems", default, skip_serializing_if = "Option::is_none")]
    pub max_items: Option<i32>,
    /// `memoryId`: required, in the querystring as `memoryId`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "memoryId")]
    pub memory_id: String,
    /// `memoryType`: required, in the querystring as `memoryType`.
    #[serde(rename = "memoryType")]
    pub memory_type: MemoryType,
    /// `nextToken`: in the querystring as `nextToken`, 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `GetAgentMemoryResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetAgentMemoryResponse {
    /// `memoryContents`.
    #[serde(rename = "memoryContents", default, skip_serializing_if = "Option::is_none")]
    pub memory_contents: Option<Vec<Memory>>,
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `GetInvocationStepRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetInvocationStepRequest {
    /// `invocationIdentifier`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationIdentifier")]
    pub invocation_identifier: String,
    /// `invocationStepId`: required, in the uri as `invocationStepId`, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationStepId")]
    pub invocation_step_id: String,
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `GetInvocationStepResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetInvocationStepResponse {
    /// `invocationStep`: required.
    #[serde(rename = "invocationStep")]
    pub invocation_step: InvocationStep,
}

/// The structure `GetSessionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetSessionRequest {
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `GetSessionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetSessionResponse {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `encryptionKeyArn`: 1 to 2048 characters, pattern `^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$`.
    #[serde(rename = "encryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub encryption_key_arn: Option<String>,
    /// `lastUpdatedAt`: required.
    #[serde(rename = "lastUpdatedAt")]
    pub last_updated_at: IsoTime,
    /// `sessionArn`: required.
    #[serde(rename = "sessionArn")]
    pub session_arn: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionMetadata`: 0 to 50 entries.
    #[serde(rename = "sessionMetadata", default, skip_serializing_if = "Option::is_none")]
    pub session_metadata: Option<BTreeMap<String, String>>,
    /// `sessionStatus`: required.
    #[serde(rename = "sessionStatus")]
    pub session_status: SessionStatus,
}

/// The enum `GuadrailAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuadrailAction {
    /// `INTERVENED`.
    #[serde(rename = "INTERVENED")]
    Intervened,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuadrailAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Intervened => "INTERVENED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuadrailAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailAction {
    /// `INTERVENED`.
    #[serde(rename = "INTERVENED")]
    Intervened,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Intervened => "INTERVENED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAssessment {
    /// `contentPolicy`.
    #[serde(rename = "contentPolicy", default, skip_serializing_if = "Option::is_none")]
    pub content_policy: Option<GuardrailContentPolicyAssessment>,
    /// `sensitiveInformationPolicy`.
    #[serde(rename = "sensitiveInformationPolicy", default, skip_serializing_if = "Option::is_none")]
    pub sensitive_information_policy: Option<GuardrailSensitiveInformationPolicyAssessment>,
    /// `topicPolicy`.
    #[serde(rename = "topicPolicy", default, skip_serializing_if = "Option::is_none")]
    pub topic_policy: Option<GuardrailTopicPolicyAssessment>,
    /// `wordPolicy`.
    #[serde(rename = "wordPolicy", default, skip_serializing_if = "Option::is_none")]
    pub word_policy: Option<GuardrailWordPolicyAssessment>,
}

/// The structure `GuardrailConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConfiguration {
    /// `guardrailId`: required, 0 to 64 characters, pattern `^[a-z0-9]+$`.
    #[serde(rename = "guardrailId")]
    pub guardrail_id: String,
    /// `guardrailVersion`: required, 1 to 5 characters, pattern `^(([1-9][0-9]{0,7})|(DRAFT))$`.
    #[serde(rename = "guardrailVersion")]
    pub guardrail_version: String,
}

/// The structure `GuardrailConfigurationWithArn`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConfigurationWithArn {
    /// `guardrailIdentifier`: required, 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier")]
    pub guardrail_identifier: String,
    /// `guardrailVersion`: required, 1 to 5 characters, pattern `^(([1-9][0-9]{0,7})|(DRAFT))$`.
    #[serde(rename = "guardrailVersion")]
    pub guardrail_version: String,
}

/// The structure `GuardrailContentFilter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContentFilter {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailContentPolicyAction>,
    /// `confidence`.
    #[serde(rename = "confidence", default, skip_serializing_if = "Option::is_none")]
    pub confidence: Option<GuardrailContentFilterConfidence>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<GuardrailContentFilterType>,
}

/// The enum `GuardrailContentFilterConfidence`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentFilterConfidence {
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
    /// `LOW`.
    #[serde(rename = "LOW")]
    Low,
    /// `MEDIUM`.
    #[serde(rename = "MEDIUM")]
    Medium,
    /// `HIGH`.
    #[serde(rename = "HIGH")]
    High,
}

impl GuardrailContentFilterConfidence {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Low => "LOW",
            Self::Medium => "MEDIUM",
            Self::High => "HIGH",
        }
    }
}

impl std::fmt::Display for GuardrailContentFilterConfidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContentFilterType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentFilterType {
    /// `INSULTS`.
    #[serde(rename = "INSULTS")]
    Insults,
    /// `HATE`.
    #[serde(rename = "HATE")]
    Hate,
    /// `SEXUAL`.
    #[serde(rename = "SEXUAL")]
    Sexual,
    /// `VIOLENCE`.
    #[serde(rename = "VIOLENCE")]
    Violence,
    /// `MISCONDUCT`.
    #[serde(rename = "MISCONDUCT")]
    Misconduct,
    /// `PROMPT_ATTACK`.
    #[serde(rename = "PROMPT_ATTACK")]
    PromptAttack,
}

impl GuardrailContentFilterType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Insults => "INSULTS",
            Self::Hate => "HATE",
            Self::Sexual => "SEXUAL",
            Self::Violence => "VIOLENCE",
            Self::Misconduct => "MISCONDUCT",
            Self::PromptAttack => "PROMPT_ATTACK",
        }
    }
}

impl std::fmt::Display for GuardrailContentFilterType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContentPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
}

impl GuardrailContentPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
        }
    }
}

impl std::fmt::Display for GuardrailContentPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailContentPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContentPolicyAssessment {
    /// `filters`.
    #[serde(rename = "filters", default, skip_serializing_if = "Option::is_none")]
    pub filters: Option<Vec<GuardrailContentFilter>>,
}

/// The structure `GuardrailCustomWord`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailCustomWord {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailWordPolicyAction>,
    /// `match`.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
}

/// The structure `GuardrailEvent`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailEvent {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuadrailAction>,
}

/// The structure `GuardrailManagedWord`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailManagedWord {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailWordPolicyAction>,
    /// `match`.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<GuardrailManagedWordType>,
}

/// The enum `GuardrailManagedWordType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailManagedWordType {
    /// `PROFANITY`.
    #[serde(rename = "PROFANITY")]
    Profanity,
}

impl GuardrailManagedWordType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Profanity => "PROFANITY",
        }
    }
}

impl std::fmt::Display for GuardrailManagedWordType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailPiiEntityFilter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailPiiEntityFilter {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailSensitiveInformationPolicyAction>,
    /// `match`.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<GuardrailPiiEntityType>,
}

/// The enum `GuardrailPiiEntityType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailPiiEntityType {
    /// `ADDRESS`.
    #[serde(rename = "ADDRESS")]
    Address,
    /// `AGE`.
    #[serde(rename = "AGE")]
    Age,
    /// `AWS_ACCESS_KEY`.
    #[serde(rename = "AWS_ACCESS_KEY")]
    AwsAccessKey,
    /// `AWS_SECRET_KEY`.
    #[serde(rename = "AWS_SECRET_KEY")]
    AwsSecretKey,
    /// `CA_HEALTH_NUMBER`.
    #[serde(rename = "CA_HEALTH_NUMBER")]
    CaHealthNumber,
    /// `CA_SOCIAL_INSURANCE_NUMBER`.
    #[serde(rename = "CA_SOCIAL_INSURANCE_NUMBER")]
    CaSocialInsuranceNumber,
    /// `CREDIT_DEBIT_CARD_CVV`.
    #[serde(rename = "CREDIT_DEBIT_CARD_CVV")]
    CreditDebitCardCvv,
    /// `CREDIT_DEBIT_CARD_EXPIRY`.
    #[serde(rename = "CREDIT_DEBIT_CARD_EXPIRY")]
    CreditDebitCardExpiry,
    /// `CREDIT_DEBIT_CARD_NUMBER`.
    #[serde(rename = "CREDIT_DEBIT_CARD_NUMBER")]
    CreditDebitCardNumber,
    /// `DRIVER_ID`.
    #[serde(rename = "DRIVER_ID")]
    DriverId,
    /// `EMAIL`.
    #[serde(rename = "EMAIL")]
    Email,
    /// `INTERNATIONAL_BANK_ACCOUNT_NUMBER`.
    #[serde(rename = "INTERNATIONAL_BANK_ACCOUNT_NUMBER")]
    InternationalBankAccountNumber,
    /// `IP_ADDRESS`.
    #[serde(rename = "IP_ADDRESS")]
    IpAddress,
    /// `LICENSE_PLATE`.
    #[serde(rename = "LICENSE_PLATE")]
    LicensePlate,
    /// `MAC_ADDRESS`.
    #[serde(rename = "MAC_ADDRESS")]
    MacAddress,
    /// `NAME`.
    #[serde(rename = "NAME")]
    Name,
    /// `PASSWORD`.
    #[serde(rename = "PASSWORD")]
    Password,
    /// `PHONE`.
    #[serde(rename = "PHONE")]
    Phone,
    /// `PIN`.
    #[serde(rename = "PIN")]
    Pin,
    /// `SWIFT_CODE`.
    #[serde(rename = "SWIFT_CODE")]
    SwiftCode,
    /// `UK_NATIONAL_HEALTH_SERVICE_NUMBER`.
    #[serde(rename = "UK_NATIONAL_HEALTH_SERVICE_NUMBER")]
    UkNationalHealthServiceNumber,
    /// `UK_NATIONAL_INSURANCE_NUMBER`.
    #[serde(rename = "UK_NATIONAL_INSURANCE_NUMBER")]
    UkNationalInsuranceNumber,
    /// `UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER`.
    #[serde(rename = "UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER")]
    UkUniqueTaxpayerReferenceNumber,
    /// `URL`.
    #[serde(rename = "URL")]
    Url,
    /// `USERNAME`.
    #[serde(rename = "USERNAME")]
    Username,
    /// `US_BANK_ACCOUNT_NUMBER`.
    #[serde(rename = "US_BANK_ACCOUNT_NUMBER")]
    UsBankAccountNumber,
    /// `US_BANK_ROUTING_NUMBER`.
    #[serde(rename = "US_BANK_ROUTING_NUMBER")]
    UsBankRoutingNumber,
    /// `US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER`.
    #[serde(rename = "US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER")]
    UsIndividualTaxIdentificationNumber,
    /// `US_PASSPORT_NUMBER`.
    #[serde(rename = "US_PASSPORT_NUMBER")]
    UsPassportNumber,
    /// `US_SOCIAL_SECURITY_NUMBER`.
    #[serde(rename = "US_SOCIAL_SECURITY_NUMBER")]
    UsSocialSecurityNumber,
    /// `VEHICLE_IDENTIFICATION_NUMBER`.
    #[serde(rename = "VEHICLE_IDENTIFICATION_NUMBER")]
    VehicleIdentificationNumber,
}

impl GuardrailPiiEntityType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Address => "ADDRESS",
            Self::Age => "AGE",
            Self::AwsAccessKey => "AWS_ACCESS_KEY",
            Self::AwsSecretKey => "AWS_SECRET_KEY",
            Self::CaHealthNumber => "CA_HEALTH_NUMBER",
            Self::CaSocialInsuranceNumber => "CA_SOCIAL_INSURANCE_NUMBER",
            Self::CreditDebitCardCvv => "CREDIT_DEBIT_CARD_CVV",
            Self::CreditDebitCardExpiry => "CREDIT_DEBIT_CARD_EXPIRY",
            Self::CreditDebitCardNumber => "CREDIT_DEBIT_CARD_NUMBER",
            Self::DriverId => "DRIVER_ID",
            Self::Email => "EMAIL",
            Self::InternationalBankAccountNumber => "INTERNATIONAL_BANK_ACCOUNT_NUMBER",
            Self::IpAddress => "IP_ADDRESS",
            Self::LicensePlate => "LICENSE_PLATE",
            Self::MacAddress => "MAC_ADDRESS",
            Self::Name => "NAME",
            Self::Password => "PASSWORD",
            Self::Phone => "PHONE",
            Self::Pin => "PIN",
            Self::SwiftCode => "SWIFT_CODE",
            Self::UkNationalHealthServiceNumber => "UK_NATIONAL_HEALTH_SERVICE_NUMBER",
            Self::UkNationalInsuranceNumber => "UK_NATIONAL_INSURANCE_NUMBER",
            Self::UkUniqueTaxpayerReferenceNumber => "UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER",
            Self::Url => "URL",
            Self::Username => "USERNAME",
            Self::UsBankAccountNumber => "US_BANK_ACCOUNT_NUMBER",
            Self::UsBankRoutingNumber => "US_BANK_ROUTING_NUMBER",
            Self::UsIndividualTaxIdentificationNumber => "US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER",
            Self::UsPassportNumber => "US_PASSPORT_NUMBER",
            Self::UsSocialSecurityNumber => "US_SOCIAL_SECURITY_NUMBER",
            Self::VehicleIdentificationNumber => "VEHICLE_IDENTIFICATION_NUMBER",
        }
    }
}

impl std::fmt::Display for GuardrailPiiEntityType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailRegexFilter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailRegexFilter {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailSensitiveInformationPolicyAction>,
    /// `match`.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `regex`.
    #[serde(rename = "regex", default, skip_serializing_if = "Option::is_none")]
    pub regex: Option<String>,
}

/// The enum `GuardrailSensitiveInformationPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailSensitiveInformationPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `ANONYMIZED`.
    #[serde(rename = "ANONYMIZED")]
    Anonymized,
}

impl GuardrailSensitiveInformationPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
            Self::Anonymized => "ANONYMIZED",
        }
    }
}

impl std::fmt::Display for GuardrailSensitiveInformationPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailSensitiveInformationPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailSensitiveInformationPolicyAssessment {
    /// `piiEntities`.
    #[serde(rename = "piiEntities", default, skip_serializing_if = "Option::is_none")]
    pub pii_entities: Option<Vec<GuardrailPiiEntityFilter>>,
    /// `regexes`.
    #[serde(rename = "regexes", default, skip_serializing_if = "Option::is_none")]
    pub regexes: Option<Vec<GuardrailRegexFilter>>,
}

/// The structure `GuardrailTopic`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTopic {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailTopicPolicyAction>,
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<GuardrailTopicType>,
}

/// The enum `GuardrailTopicPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailTopicPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
}

impl GuardrailTopicPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
        }
    }
}

impl std::fmt::Display for GuardrailTopicPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailTopicPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTopicPolicyAssessment {
    /// `topics`.
    #[serde(rename = "topics", default, skip_serializing_if = "Option::is_none")]
    pub topics: Option<Vec<GuardrailTopic>>,
}

/// The enum `GuardrailTopicType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailTopicType {
    /// `DENY`.
    #[serde(rename = "DENY")]
    Deny,
}

impl GuardrailTopicType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deny => "DENY",
        }
    }
}

impl std::fmt::Display for GuardrailTopicType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTrace {
    /// `action`.
    #[serde(rename = "action", default, skip_serializing_if = "Option::is_none")]
    pub action: Option<GuardrailAction>,
    /// `inputAssessments`.
    #[serde(rename = "inputAssessments", default, skip_serializing_if = "Option::is_none")]
    pub input_assessments: Option<Vec<GuardrailAssessment>>,
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `outputAssessments`.
    #[serde(rename = "outputAssessments", default, skip_serializing_if = "Option::is_none")]
    pub output_assessments: Option<Vec<GuardrailAssessment>>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The enum `GuardrailWordPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailWordPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
}

impl GuardrailWordPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
        }
    }
}

impl std::fmt::Display for GuardrailWordPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailWordPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailWordPolicyAssessment {
    /// `customWords`.
    #[serde(rename = "customWords", default, skip_serializing_if = "Option::is_none")]
    pub custom_words: Option<Vec<GuardrailCustomWord>>,
    /// `managedWordLists`.
    #[serde(rename = "managedWordLists", default, skip_serializing_if = "Option::is_none")]
    pub managed_word_lists: Option<Vec<GuardrailManagedWord>>,
}

/// The structure `ImageBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageBlock {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: ImageFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: ImageSource,
}

/// The enum `ImageFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ImageFormat {
    /// `png`.
    #[serde(rename = "png")]
    Png,
    /// `jpeg`.
    #[serde(rename = "jpeg")]
    Jpeg,
    /// `gif`.
    #[serde(rename = "gif")]
    Gif,
    /// `webp`.
    #[serde(rename = "webp")]
    Webp,
}

impl ImageFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Gif => "gif",
            Self::Webp => "webp",
        }
    }
}

impl std::fmt::Display for ImageFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ImageInput`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageInput {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: ImageInputFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: ImageInputSource,
}

/// The enum `ImageInputFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ImageInputFormat {
    /// `png`.
    #[serde(rename = "png")]
    Png,
    /// `jpeg`.
    #[serde(rename = "jpeg")]
    Jpeg,
    /// `gif`.
    #[serde(rename = "gif")]
    Gif,
    /// `webp`.
    #[serde(rename = "webp")]
    Webp,
}

impl ImageInputFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Gif => "gif",
            Self::Webp => "webp",
        }
    }
}

impl std::fmt::Display for ImageInputFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `ImageInputSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ImageInputSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
}

/// The union `ImageSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ImageSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
    /// `s3Location`.
    #[serde(rename = "s3Location")]
    S3Location(S3Location),
}

/// The structure `ImplicitFilterConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImplicitFilterConfiguration {
    /// `metadataAttributes`: required, 1 to 25 entries.
    #[serde(rename = "metadataAttributes")]
    pub metadata_attributes: Vec<MetadataAttributeSchema>,
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
}

/// The structure `InferenceConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InferenceConfig {
    /// `textInferenceConfig`.
    #[serde(rename = "textInferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub text_inference_config: Option<TextInferenceConfig>,
}

/// The structure `InferenceConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InferenceConfiguration {
    /// `maximumLength`: 0 to 8192.
    #[serde(rename = "maximumLength", default, skip_serializing_if = "Option::is_none")]
    pub maximum_length: Option<i32>,
    /// `stopSequences`: 0 to 4 entries.
    #[serde(rename = "stopSequences", default, skip_serializing_if = "Option::is_none")]
    pub stop_sequences: Option<Vec<String>>,
    /// `temperature`: 0 to 1.
    #[serde(rename = "temperature", default, skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
    /// `topK`: 0 to 500.
    #[serde(rename = "topK", default, skip_serializing_if = "Option::is_none")]
    pub top_k: Option<i32>,
    /// `topP`: 0 to 1.
    #[serde(rename = "topP", default, skip_serializing_if = "Option::is_none")]
    pub top_p: Option<f64>,
}

/// The structure `InlineAgentFilePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineAgentFilePart {
    /// `files`: 0 to 5 entries.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<OutputFile>>,
}

/// The structure `InlineAgentPayloadPart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineAgentPayloadPart {
    /// `attribution`.
    #[serde(rename = "attribution", default, skip_serializing_if = "Option::is_none")]
    pub attribution: Option<Attribution>,
    /// `bytes`: 0 to 1000000 bytes.
    #[serde(rename = "bytes", default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Blob>,
}

/// An event of the stream `InlineAgentResponseStream`; its exceptions are the service's `Error`.
#[derive(Clone, Debug, PartialEq)]
pub enum InlineAgentResponseStream {
    /// `chunk`.
    Chunk(InlineAgentPayloadPart),
    /// `files`.
    Files(InlineAgentFilePart),
    /// `returnControl`.
    ReturnControl(InlineAgentReturnControlPayload),
    /// `trace`.
    Trace(InlineAgentTracePart),
}

impl crate::EventStream for InlineAgentResponseStream {
    fn event_type(&self) -> &'static str {
        match self {
            Self::Chunk(_) => "chunk",
            Self::Files(_) => "files",
            Self::ReturnControl(_) => "returnControl",
            Self::Trace(_) => "trace",
        }
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        match self {
            Self::Chunk(event) => serde_json::to_vec(event),
            Self::Files(event) => serde_json::to_vec(event),
            Self::ReturnControl(event) => serde_json::to_vec(event),
            Self::Trace(event) => serde_json::to_vec(event),
        }
    }
}

/// The structure `InlineAgentReturnControlPayload`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineAgentReturnControlPayload {
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `invocationInputs`: 1 to 5 entries.
    #[serde(rename = "invocationInputs", default, skip_serializing_if = "Option::is_none")]
    pub invocation_inputs: Option<Vec<InvocationInputMember>>,
}

/// The structure `InlineAgentTracePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineAgentTracePart {
    /// `callerChain`.
    #[serde(rename = "callerChain", default, skip_serializing_if = "Option::is_none")]
    pub caller_chain: Option<Vec<Caller>>,
    /// `collaboratorName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "collaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_name: Option<String>,
    /// `eventTime`.
    #[serde(rename = "eventTime", default, skip_serializing_if = "Option::is_none")]
    pub event_time: Option<IsoTime>,
    /// `sessionId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace>,
}

/// The structure `InlineBedrockModelConfigurations`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineBedrockModelConfigurations {
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
}

/// The structure `InlineSessionState`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InlineSessionState {
    /// `conversationHistory`.
    #[serde(rename = "conversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub conversation_history: Option<ConversationHistory>,
    /// `files`.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<InputFile>>,
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `promptSessionAttributes`.
    #[serde(rename = "promptSessionAttributes", default, skip_serializing_if = "Option::is_none")]
    pub prompt_session_attributes: Option<BTreeMap<String, String>>,
    /// `returnControlInvocationResults`: 1 to 5 entries.
    #[serde(rename = "returnControlInvocationResults", default, skip_serializing_if = "Option::is_none")]
    pub return_control_invocation_results: Option<Vec<InvocationResultMember>>,
    /// `sessionAttributes`.
    #[serde(rename = "sessionAttributes", default, skip_serializing_if = "Option::is_none")]
    pub session_attributes: Option<BTreeMap<String, String>>,
}

/// The structure `InputFile`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputFile {
    /// `name`: required.
    #[serde(rename = "name")]
    pub name: String,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: FileSource,
    /// `useCase`: required.
    #[serde(rename = "useCase")]
    pub use_case: FileUseCase,
}

/// The structure `InputImage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InputImage {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: InputImageFormat,
    /// `inlineContent`: required, 1 to 5242880 bytes.
    #[serde(rename = "inlineContent")]
    pub inline_content: Blob,
}

/// The enum `InputImageFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InputImageFormat {
    /// `png`.
    #[serde(rename = "png")]
    Png,
    /// `jpeg`.
    #[serde(rename = "jpeg")]
    Jpeg,
    /// `gif`.
    #[serde(rename = "gif")]
    Gif,
    /// `webp`.
    #[serde(rename = "webp")]
    Webp,
}

impl InputImageFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Gif => "gif",
            Self::Webp => "webp",
        }
    }
}

impl std::fmt::Display for InputImageFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `InternalServerException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalServerException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `reason`.
    #[serde(rename = "reason", default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The structure `InvocationInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InvocationInput {
    /// `actionGroupInvocationInput`.
    #[serde(rename = "actionGroupInvocationInput", default, skip_serializing_if = "Option::is_none")]
    pub action_group_invocation_input: Option<ActionGroupInvocationInput>,
    /// `agentCollaboratorInvocationInput`.
    #[serde(rename = "agentCollaboratorInvocationInput", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_invocation_input: Option<AgentCollaboratorInvocationInput>,
    /// `codeInterpreterInvocationInput`.
    #[serde(rename = "codeInterpreterInvocationInput", default, skip_serializing_if = "Option::is_none")]
    pub code_interpreter_invocation_input: Option<CodeInterpreterInvocationInput>,
    /// `invocationType`.
    #[serde(rename = "invocationType", default, skip_serializing_if = "Option::is_none")]
    pub invocation_type: Option<InvocationType>,
    /// `knowledgeBaseLookupInput`.
    #[serde(rename = "knowledgeBaseLookupInput", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_lookup_input: Option<KnowledgeBaseLookupInput>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The union `InvocationInputMember`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum InvocationInputMember {
    /// `apiInvocationInput`.
    #[serde(rename = "apiInvocationInput")]
    ApiInvocationInput(ApiInvocationInput),
    /// `functionInvocationInput`.
    #[serde(rename = "functionInvocationInput")]
    FunctionInvocationInput(FunctionInvocationInput),
}

/// The union `InvocationResultMember`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum InvocationResultMember {
    /// `apiResult`.
    #[serde(rename = "apiResult")]
    ApiResult(ApiResult),
    /// `functionResult`.
    #[serde(rename = "functionResult")]
    FunctionResult(FunctionResult),
}

/// The structure `InvocationStep`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvocationStep {
    /// `invocationId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationId")]
    pub invocation_id: String,
    /// `invocationStepId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationStepId")]
    pub invocation_step_id: String,
    /// `invocationStepTime`: required.
    #[serde(rename = "invocationStepTime")]
    pub invocation_step_time: IsoTime,
    /// `payload`: required.
    #[serde(rename = "payload")]
    pub payload: InvocationStepPayload,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The union `InvocationStepPayload`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum InvocationStepPayload {
    /// `contentBlocks`: at least 1 entries.
    #[serde(rename = "contentBlocks")]
    ContentBlocks(Vec<BedrockSessionContentBlock>),
}

/// The structure `InvocationStepSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvocationStepSummary {
    /// `invocationId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationId")]
    pub invocation_id: String,
    /// `invocationStepId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationStepId")]
    pub invocation_step_id: String,
    /// `invocationStepTime`: required.
    #[serde(rename = "invocationStepTime")]
    pub invocation_step_time: IsoTime,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The structure `InvocationSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvocationSummary {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `invocationId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationId")]
    pub invocation_id: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The enum `InvocationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InvocationType {
    /// `ACTION_GROUP`.
    #[serde(rename = "ACTION_GROUP")]
    ActionGroup,
    /// `KNOWLEDGE_BASE`.
    #[serde(rename = "KNOWLEDGE_BASE")]
    KnowledgeBase,
    /// `FINISH`.
    #[serde(rename = "FINISH")]
    Finish,
    /// `ACTION_GROUP_CODE_INTERPRETER`.
    #[serde(rename = "ACTION_GROUP_CODE_INTERPRETER")]
    ActionGroupCodeInterpreter,
    /// `AGENT_COLLABORATOR`.
    #[serde(rename = "AGENT_COLLABORATOR")]
    AgentCollaborator,
}

impl InvocationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ActionGroup => "ACTION_GROUP",
            Self::KnowledgeBase => "KNOWLEDGE_BASE",
            Self::Finish => "FINISH",
            Self::ActionGroupCodeInterpreter => "ACTION_GROUP_CODE_INTERPRETER",
            Self::AgentCollaborator => "AGENT_COLLABORATOR",
        }
    }
}

impl std::fmt::Display for InvocationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `InvokeAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeAgentRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentId`: required, in the uri as `agentId`, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `bedrockModelConfigurations`.
    #[serde(rename = "bedrockModelConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_model_configurations: Option<BedrockModelConfigurations>,
    /// `enableTrace`.
    #[serde(rename = "enableTrace", default, skip_serializing_if = "Option::is_none")]
    pub enable_trace: Option<bool>,
    /// `endSession`.
    #[serde(rename = "endSession", default, skip_serializing_if = "Option::is_none")]
    pub end_session: Option<bool>,
    /// `inputText`: 0 to 25000000 characters.
    #[serde(rename = "inputText", default, skip_serializing_if = "Option::is_none")]
    pub input_text: Option<String>,
    /// `memoryId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "memoryId", default, skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<String>,
    /// `promptCreationConfigurations`.
    #[serde(rename = "promptCreationConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub prompt_creation_configurations: Option<PromptCreationConfigurations>,
    /// `sessionId`: required, in the uri as `sessionId`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionState`.
    #[serde(rename = "sessionState", default, skip_serializing_if = "Option::is_none")]
    pub session_state: Option<SessionState>,
    /// `sourceArn`: in the header as `x-amz-source-arn`, 0 to 2048 characters, pattern `^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent/[0-9a-zA-Z]{10}$`.
    #[serde(rename = "sourceArn", default, skip_serializing_if = "Option::is_none")]
    pub source_arn: Option<String>,
    /// `streamingConfigurations`.
    #[serde(rename = "streamingConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub streaming_configurations: Option<StreamingConfigurations>,
}

/// The structure `InvokeAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeAgentResponse {
    /// `contentType`: required, in the header as `x-amzn-bedrock-agent-content-type`.
    #[serde(rename = "contentType")]
    pub content_type: String,
    /// `memoryId`: in the header as `x-amz-bedrock-agent-memory-id`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "memoryId", default, skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<String>,
    /// `sessionId`: required, in the header as `x-amz-bedrock-agent-session-id`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The structure `InvokeInlineAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeInlineAgentRequest {
    /// `actionGroups`.
    #[serde(rename = "actionGroups", default, skip_serializing_if = "Option::is_none")]
    pub action_groups: Option<Vec<AgentActionGroup>>,
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "agentName", default, skip_serializing_if = "Option::is_none")]
    pub agent_name: Option<String>,
    /// `bedrockModelConfigurations`.
    #[serde(rename = "bedrockModelConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_model_configurations: Option<InlineBedrockModelConfigurations>,
    /// `collaboratorConfigurations`.
    #[serde(rename = "collaboratorConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_configurations: Option<Vec<CollaboratorConfiguration>>,
    /// `collaborators`.
    #[serde(rename = "collaborators", default, skip_serializing_if = "Option::is_none")]
    pub collaborators: Option<Vec<Collaborator>>,
    /// `customOrchestration`.
    #[serde(rename = "customOrchestration", default, skip_serializing_if = "Option::is_none")]
    pub custom_orchestration: Option<CustomOrchestration>,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `enableTrace`.
    #[serde(rename = "enableTrace", default, skip_serializing_if = "Option::is_none")]
    pub enable_trace: Option<bool>,
    /// `endSession`.
    #[serde(rename = "endSession", default, skip_serializing_if = "Option::is_none")]
    pub end_session: Option<bool>,
    /// `foundationModel`: required, 1 to 2048 characters.
    #[serde(rename = "foundationModel")]
    pub foundation_model: String,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfigurationWithArn>,
    /// `idleSessionTTLInSeconds`: 60 to 3600.
    #[serde(rename = "idleSessionTTLInSeconds", default, skip_serializing_if = "Option::is_none")]
    pub idle_session_ttl_in_seconds: Option<i32>,
    /// `inlineSessionState`.
    #[serde(rename = "inlineSessionState", default, skip_serializing_if = "Option::is_none")]
    pub inline_session_state: Option<InlineSessionState>,
    /// `inputText`: 0 to 25000000 characters.
    #[serde(rename = "inputText", default, skip_serializing_if = "Option::is_none")]
    pub input_text: Option<String>,
    /// `instruction`: required, at least 40 characters.
    #[serde(rename = "instruction")]
    pub instruction: String,
    /// `knowledgeBases`.
    #[serde(rename = "knowledgeBases", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_bases: Option<Vec<KnowledgeBase>>,
    /// `orchestrationType`.
    #[serde(rename = "orchestrationType", default, skip_serializing_if = "Option::is_none")]
    pub orchestration_type: Option<OrchestrationType>,
    /// `promptCreationConfigurations`.
    #[serde(rename = "promptCreationConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub prompt_creation_configurations: Option<PromptCreationConfigurations>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
    /// `sessionId`: required, in the uri as `sessionId`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `streamingConfigurations`.
    #[serde(rename = "streamingConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub streaming_configurations: Option<StreamingConfigurations>,
}

/// The structure `InvokeInlineAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeInlineAgentResponse {
    /// `contentType`: required, in the header as `x-amzn-bedrock-agent-content-type`.
    #[serde(rename = "contentType")]
    pub content_type: String,
    /// `sessionId`: required, in the header as `x-amz-bedrock-agent-session-id`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The structure `KnowledgeBase`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBase {
    /// `description`: required, 1 to 200 characters.
    #[serde(rename = "description")]
    pub description: String,
    /// `knowledgeBaseId`: required, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `retrievalConfiguration`.
    #[serde(rename = "retrievalConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub retrieval_configuration: Option<KnowledgeBaseRetrievalConfiguration>,
}

/// The structure `KnowledgeBaseConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseConfiguration {
    /// `knowledgeBaseId`: required, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `retrievalConfiguration`: required.
    #[serde(rename = "retrievalConfiguration")]
    pub retrieval_configuration: KnowledgeBaseRetrievalConfiguration,
}

/// The structure `KnowledgeBaseLookupInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseLookupInput {
    /// `knowledgeBaseId`.
    #[serde(rename = "knowledgeBaseId", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_id: Option<String>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `KnowledgeBaseLookupOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseLookupOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `retrievedReferences`.
    #[serde(rename = "retrievedReferences", default, skip_serializing_if = "Option::is_none")]
    pub retrieved_references: Option<Vec<RetrievedReference>>,
}

/// The structure `KnowledgeBaseQuery`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseQuery {
    /// `image`.
    #[serde(rename = "image", default, skip_serializing_if = "Option::is_none")]
    pub image: Option<InputImage>,
    /// `text`: 0 to 20000 characters.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<KnowledgeBaseQueryType>,
}

/// The enum `KnowledgeBaseQueryType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KnowledgeBaseQueryType {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
    /// `IMAGE`.
    #[serde(rename = "IMAGE")]
    Image,
}

impl KnowledgeBaseQueryType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
            Self::Image => "IMAGE",
        }
    }
}

impl std::fmt::Display for KnowledgeBaseQueryType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `KnowledgeBaseRetrievalConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseRetrievalConfiguration {
    /// `managedSearchConfiguration`.
    #[serde(rename = "managedSearchConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub managed_search_configuration: Option<ManagedSearchConfiguration>,
    /// `vectorSearchConfiguration`.
    #[serde(rename = "vectorSearchConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub vector_search_configuration: Option<KnowledgeBaseVectorSearchConfiguration>,
}

/// The structure `KnowledgeBaseRetrievalResult`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseRetrievalResult {
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: RetrievalResultContent,
    /// `documentId`: 1 to 1825 characters, pattern `^\P{C}*$`.
    #[serde(rename = "documentId", default, skip_serializing_if = "Option::is_none")]
    pub document_id: Option<String>,
    /// `location`.
    #[serde(rename = "location", default, skip_serializing_if = "Option::is_none")]
    pub location: Option<RetrievalResultLocation>,
    /// `metadata`: at least 1 entries.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, Document>>,
    /// `score`.
    #[serde(rename = "score", default, skip_serializing_if = "Option::is_none")]
    pub score: Option<f64>,
}

/// The structure `KnowledgeBaseRetrieveAndGenerateConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseRetrieveAndGenerateConfiguration {
    /// `generationConfiguration`.
    #[serde(rename = "generationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub generation_configuration: Option<GenerationConfiguration>,
    /// `knowledgeBaseId`: required, 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
    /// `orchestrationConfiguration`.
    #[serde(rename = "orchestrationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub orchestration_configuration: Option<OrchestrationConfiguration>,
    /// `retrievalConfiguration`.
    #[serde(rename = "retrievalConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub retrieval_configuration: Option<KnowledgeBaseRetrievalConfiguration>,
}

/// The structure `KnowledgeBaseVectorSearchConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseVectorSearchConfiguration {
    /// `filter`.
    #[serde(rename = "filter", default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<RetrievalFilter>,
    /// `implicitFilterConfiguration`.
    #[serde(rename = "implicitFilterConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub implicit_filter_configuration: Option<ImplicitFilterConfiguration>,
    /// `numberOfResults`: 1 to 100.
    #[serde(rename = "numberOfResults", default, skip_serializing_if = "Option::is_none")]
    pub number_of_results: Option<i32>,
    /// `overrideSearchType`.
    #[serde(rename = "overrideSearchType", default, skip_serializing_if = "Option::is_none")]
    pub override_search_type: Option<SearchType>,
    /// `rerankingConfiguration`.
    #[serde(rename = "rerankingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub reranking_configuration: Option<VectorSearchRerankingConfiguration>,
}

/// The structure `ListInvocationStepsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListInvocationStepsRequest {
    /// `invocationIdentifier`: pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub invocation_identifier: Option<String>,
    /// `maxResults`: in the querystring as `maxResults`, 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: in the querystring as `nextToken`, 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `ListInvocationStepsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListInvocationStepsResponse {
    /// `invocationStepSummaries`: required.
    #[serde(rename = "invocationStepSummaries")]
    pub invocation_step_summaries: Vec<InvocationStepSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListInvocationsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListInvocationsRequest {
    /// `maxResults`: in the querystring as `maxResults`, 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: in the querystring as `nextToken`, 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `ListInvocationsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListInvocationsResponse {
    /// `invocationSummaries`: required.
    #[serde(rename = "invocationSummaries")]
    pub invocation_summaries: Vec<InvocationSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListSessionsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListSessionsRequest {
    /// `maxResults`: in the querystring as `maxResults`, 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: in the querystring as `nextToken`, 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListSessionsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListSessionsResponse {
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `sessionSummaries`: required.
    #[serde(rename = "sessionSummaries")]
    pub session_summaries: Vec<SessionSummary>,
}

/// The structure `ListTagsForResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListTagsForResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
}

/// The structure `ListTagsForResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListTagsForResourceResponse {
    /// `tags`: 1 to 200 entries.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `ManagedSearchBedrockRerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ManagedSearchBedrockRerankingConfiguration {
    /// `metadataConfiguration`.
    #[serde(rename = "metadataConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub metadata_configuration: Option<MetadataConfigurationForReranking>,
    /// `modelConfiguration`: required.
    #[serde(rename = "modelConfiguration")]
    pub model_configuration: ManagedSearchBedrockRerankingModelConfiguration,
    /// `numberOfRerankedResults`: 1 to 100.
    #[serde(rename = "numberOfRerankedResults", default, skip_serializing_if = "Option::is_none")]
    pub number_of_reranked_results: Option<i32>,
}

/// The structure `ManagedSearchBedrockRerankingModelConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ManagedSearchBedrockRerankingModelConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `modelArn`: required, 1 to 2048 characters, pattern `^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/(.*))?$`.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
}

/// The structure `ManagedSearchConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ManagedSearchConfiguration {
    /// `filter`.
    #[serde(rename = "filter", default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<RetrievalFilter>,
    /// `numberOfResults`: 1 to 100.
    #[serde(rename = "numberOfResults", default, skip_serializing_if = "Option::is_none")]
    pub number_of_results: Option<i32>,
    /// `rerankingConfiguration`.
    #[serde(rename = "rerankingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub reranking_configuration: Option<ManagedSearchRerankingConfiguration>,
    /// `rerankingModelType`.
    #[serde(rename = "rerankingModelType", default, skip_serializing_if = "Option::is_none")]
    pub reranking_model_type: Option<RerankingModelType>,
}

/// The structure `ManagedSearchRerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ManagedSearchRerankingConfiguration {
    /// `bedrockRerankingConfiguration`.
    #[serde(rename = "bedrockRerankingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_reranking_configuration: Option<ManagedSearchBedrockRerankingConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: ManagedSearchRerankingConfigurationType,
}

/// The enum `ManagedSearchRerankingConfigurationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ManagedSearchRerankingConfigurationType {
    /// `BEDROCK_RERANKING_MODEL`.
    #[serde(rename = "BEDROCK_RERANKING_MODEL")]
    BedrockRerankingModel,
}

impl ManagedSearchRerankingConfigurationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BedrockRerankingModel => "BEDROCK_RERANKING_MODEL",
        }
    }
}

impl std::fmt::Display for ManagedSearchRerankingConfigurationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `Memory`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Memory {
    /// `sessionSummary`.
    #[serde(rename = "sessionSummary")]
    SessionSummary(MemorySessionSummary),
}

/// The structure `MemorySessionSummary`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MemorySessionSummary {
    /// `memoryId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "memoryId", default, skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<String>,
    /// `sessionExpiryTime`.
    #[serde(rename = "sessionExpiryTime", default, skip_serializing_if = "Option::is_none")]
    pub session_expiry_time: Option<IsoTime>,
    /// `sessionId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// `sessionStartTime`.
    #[serde(rename = "sessionStartTime", default, skip_serializing_if = "Option::is_none")]
    pub session_start_time: Option<IsoTime>,
    /// `summaryText`: 0 to 25000000 characters.
    #[serde(rename = "summaryText", default, skip_serializing_if = "Option::is_none")]
    pub summary_text: Option<String>,
}

/// The enum `MemoryType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MemoryType {
    /// `SESSION_SUMMARY`.
    #[serde(rename = "SESSION_SUMMARY")]
    SessionSummary,
}

impl MemoryType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionSummary => "SESSION_SUMMARY",
        }
    }
}

impl std::fmt::Display for MemoryType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Message`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: Vec<ContentBlock>,
    /// `role`: required.
    #[serde(rename = "role")]
    pub role: ConversationRole,
}

/// The structure `Metadata`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Metadata {
    /// `clientRequestId`.
    #[serde(rename = "clientRequestId", default, skip_serializing_if = "Option::is_none")]
    pub client_request_id: Option<String>,
    /// `endTime`.
    #[serde(rename = "endTime", default, skip_serializing_if = "Option::is_none")]
    pub end_time: Option<IsoTime>,
    /// `operationTotalTimeMs`.
    #[serde(rename = "operationTotalTimeMs", default, skip_serializing_if = "Option::is_none")]
    pub operation_total_time_ms: Option<i64>,
    /// `startTime`.
    #[serde(rename = "startTime", default, skip_serializing_if = "Option::is_none")]
    pub start_time: Option<IsoTime>,
    /// `totalTimeMs`.
    #[serde(rename = "totalTimeMs", default, skip_serializing_if = "Option::is_none")]
    pub total_time_ms: Option<i64>,
    /// `usage`.
    #[serde(rename = "usage", default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<Usage>,
}

/// The structure `MetadataAttributeSchema`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MetadataAttributeSchema {
    /// `description`: required, 1 to 1024 characters, pattern `^[\s\S]+$`.
    #[serde(rename = "description")]
    pub description: String,
    /// `key`: required, 1 to 256 characters, pattern `^[\s\S]+$`.
    #[serde(rename = "key")]
    pub key: String,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: AttributeType,
}

/// The structure `MetadataConfigurationForReranking`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MetadataConfigurationForReranking {
    /// `selectionMode`: required.
    #[serde(rename = "selectionMode")]
    pub selection_mode: RerankingMetadataSelectionMode,
    /// `selectiveModeConfiguration`.
    #[serde(rename = "selectiveModeConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub selective_mode_configuration: Option<RerankingMetadataSelectiveModeConfiguration>,
}

/// The structure `ModelInvocationInput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelInvocationInput {
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `inferenceConfiguration`.
    #[serde(rename = "inferenceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub inference_configuration: Option<InferenceConfiguration>,
    /// `overrideLambda`.
    #[serde(rename = "overrideLambda", default, skip_serializing_if = "Option::is_none")]
    pub override_lambda: Option<String>,
    /// `parserMode`.
    #[serde(rename = "parserMode", default, skip_serializing_if = "Option::is_none")]
    pub parser_mode: Option<CreationMode>,
    /// `promptCreationMode`.
    #[serde(rename = "promptCreationMode", default, skip_serializing_if = "Option::is_none")]
    pub prompt_creation_mode: Option<CreationMode>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<PromptType>,
}

/// The structure `ModelNotReadyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelNotReadyException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `Observation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    /// `actionGroupInvocationOutput`.
    #[serde(rename = "actionGroupInvocationOutput", default, skip_serializing_if = "Option::is_none")]
    pub action_group_invocation_output: Option<ActionGroupInvocationOutput>,
    /// `agentCollaboratorInvocationOutput`.
    #[serde(rename = "agentCollaboratorInvocationOutput", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaborator_invocation_output: Option<AgentCollaboratorInvocationOutput>,
    /// `codeInterpreterInvocationOutput`.
    #[serde(rename = "codeInterpreterInvocationOutput", default, skip_serializing_if = "Option::is_none")]
    pub code_interpreter_invocation_output: Option<CodeInterpreterInvocationOutput>,
    /// `finalResponse`.
    #[serde(rename = "finalResponse", default, skip_serializing_if = "Option::is_none")]
    pub final_response: Option<FinalResponse>,
    /// `knowledgeBaseLookupOutput`.
    #[serde(rename = "knowledgeBaseLookupOutput", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_lookup_output: Option<KnowledgeBaseLookupOutput>,
    /// `repromptResponse`.
    #[serde(rename = "repromptResponse", default, skip_serializing_if = "Option::is_none")]
    pub reprompt_response: Option<RepromptResponse>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<Type>,
}

/// The structure `OrchestrationConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OrchestrationConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `inferenceConfig`.
    #[serde(rename = "inferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub inference_config: Option<InferenceConfig>,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `promptTemplate`.
    #[serde(rename = "promptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub prompt_template: Option<PromptTemplate>,
    /// `queryTransformationConfiguration`.
    #[serde(rename = "queryTransformationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub query_transformation_configuration: Option<QueryTransformationConfiguration>,
}

/// The union `OrchestrationExecutor`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum OrchestrationExecutor {
    /// `lambda`.
    #[serde(rename = "lambda")]
    Lambda(String),
}

/// The structure `OrchestrationModelInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OrchestrationModelInvocationOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `rawResponse`.
    #[serde(rename = "rawResponse", default, skip_serializing_if = "Option::is_none")]
    pub raw_response: Option<RawResponse>,
    /// `reasoningContent`.
    #[serde(rename = "reasoningContent", default, skip_serializing_if = "Option::is_none")]
    pub reasoning_content: Option<ReasoningContentBlock>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The union `OrchestrationTrace`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum OrchestrationTrace {
    /// `invocationInput`.
    #[serde(rename = "invocationInput")]
    InvocationInput(InvocationInput),
    /// `modelInvocationInput`.
    #[serde(rename = "modelInvocationInput")]
    ModelInvocationInput(ModelInvocationInput),
    /// `modelInvocationOutput`.
    #[serde(rename = "modelInvocationOutput")]
    ModelInvocationOutput(OrchestrationModelInvocationOutput),
    /// `observation`.
    #[serde(rename = "observation")]
    Observation(Observation),
    /// `rationale`.
    #[serde(rename = "rationale")]
    Rationale(Rationale),
}

/// The enum `OrchestrationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OrchestrationType {
    /// `DEFAULT`.
    #[serde(rename = "DEFAULT")]
    Default,
    /// `CUSTOM_ORCHESTRATION`.
    #[serde(rename = "CUSTOM_ORCHESTRATION")]
    CustomOrchestration,
}

impl OrchestrationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "DEFAULT",
            Self::CustomOrchestration => "CUSTOM_ORCHESTRATION",
        }
    }
}

impl std::fmt::Display for OrchestrationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `OutputFile`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OutputFile {
    /// `bytes`: 0 to 1000000 bytes.
    #[serde(rename = "bytes", default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Blob>,
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `Parameter`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parameter {
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
    /// `value`.
    #[serde(rename = "value", default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// The structure `ParameterDetail`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParameterDetail {
    /// `description`: 1 to 500 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `required`.
    #[serde(rename = "required", default, skip_serializing_if = "Option::is_none")]
    pub required: Option<bool>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: ParameterType,
}

/// The enum `ParameterType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ParameterType {
    /// `string`.
    #[serde(rename = "string")]
    String,
    /// `number`.
    #[serde(rename = "number")]
    Number,
    /// `integer`.
    #[serde(rename = "integer")]
    Integer,
    /// `boolean`.
    #[serde(rename = "boolean")]
    Boolean,
    /// `array`.
    #[serde(rename = "array")]
    Array,
}

impl ParameterType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::Array => "array",
        }
    }
}

impl std::fmt::Display for ParameterType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PayloadPart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PayloadPart {
    /// `attribution`.
    #[serde(rename = "attribution", default, skip_serializing_if = "Option::is_none")]
    pub attribution: Option<Attribution>,
    /// `bytes`: 0 to 1000000 bytes.
    #[serde(rename = "bytes", default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Blob>,
}

/// The enum `PayloadType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PayloadType {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
    /// `RETURN_CONTROL`.
    #[serde(rename = "RETURN_CONTROL")]
    ReturnControl,
}

impl PayloadType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
            Self::ReturnControl => "RETURN_CONTROL",
        }
    }
}

impl std::fmt::Display for PayloadType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `PerformanceConfigLatency`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PerformanceConfigLatency {
    /// `standard`.
    #[serde(rename = "standard")]
    Standard,
    /// `optimized`.
    #[serde(rename = "optimized")]
    Optimized,
}

impl PerformanceConfigLatency {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Optimized => "optimized",
        }
    }
}

impl std::fmt::Display for PerformanceConfigLatency {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PerformanceConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PerformanceConfiguration {
    /// `latency`.
    #[serde(rename = "latency", default, skip_serializing_if = "Option::is_none")]
    pub latency: Option<PerformanceConfigLatency>,
}

/// The structure `PostProcessingModelInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PostProcessingModelInvocationOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `parsedResponse`.
    #[serde(rename = "parsedResponse", default, skip_serializing_if = "Option::is_none")]
    pub parsed_response: Option<PostProcessingParsedResponse>,
    /// `rawResponse`.
    #[serde(rename = "rawResponse", default, skip_serializing_if = "Option::is_none")]
    pub raw_response: Option<RawResponse>,
    /// `reasoningContent`.
    #[serde(rename = "reasoningContent", default, skip_serializing_if = "Option::is_none")]
    pub reasoning_content: Option<ReasoningContentBlock>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The structure `PostProcessingParsedResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PostProcessingParsedResponse {
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The union `PostProcessingTrace`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PostProcessingTrace {
    /// `modelInvocationInput`.
    #[serde(rename = "modelInvocationInput")]
    ModelInvocationInput(ModelInvocationInput),
    /// `modelInvocationOutput`.
    #[serde(rename = "modelInvocationOutput")]
    ModelInvocationOutput(PostProcessingModelInvocationOutput),
}

/// The structure `PreProcessingModelInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PreProcessingModelInvocationOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `parsedResponse`.
    #[serde(rename = "parsedResponse", default, skip_serializing_if = "Option::is_none")]
    pub parsed_response: Option<PreProcessingParsedResponse>,
    /// `rawResponse`.
    #[serde(rename = "rawResponse", default, skip_serializing_if = "Option::is_none")]
    pub raw_response: Option<RawResponse>,
    /// `reasoningContent`.
    #[serde(rename = "reasoningContent", default, skip_serializing_if = "Option::is_none")]
    pub reasoning_content: Option<ReasoningContentBlock>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The structure `PreProcessingParsedResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PreProcessingParsedResponse {
    /// `isValid`.
    #[serde(rename = "isValid", default, skip_serializing_if = "Option::is_none")]
    pub is_valid: Option<bool>,
    /// `rationale`.
    #[serde(rename = "rationale", default, skip_serializing_if = "Option::is_none")]
    pub rationale: Option<String>,
}

/// The union `PreProcessingTrace`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PreProcessingTrace {
    /// `modelInvocationInput`.
    #[serde(rename = "modelInvocationInput")]
    ModelInvocationInput(ModelInvocationInput),
    /// `modelInvocationOutput`.
    #[serde(rename = "modelInvocationOutput")]
    ModelInvocationOutput(PreProcessingModelInvocationOutput),
}

/// The structure `PromptConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PromptConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<Document>,
    /// `basePromptTemplate`: 1 to 100000 characters.
    #[serde(rename = "basePromptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub base_prompt_template: Option<String>,
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `inferenceConfiguration`.
    #[serde(rename = "inferenceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub inference_configuration: Option<InferenceConfiguration>,
    /// `parserMode`.
    #[serde(rename = "parserMode", default, skip_serializing_if = "Option::is_none")]
    pub parser_mode: Option<CreationMode>,
    /// `promptCreationMode`.
    #[serde(rename = "promptCreationMode", default, skip_serializing_if = "Option::is_none")]
    pub prompt_creation_mode: Option<CreationMode>,
    /// `promptState`.
    #[serde(rename = "promptState", default, skip_serializing_if = "Option::is_none")]
    pub prompt_state: Option<PromptState>,
    /// `promptType`.
    #[serde(rename = "promptType", default, skip_serializing_if = "Option::is_none")]
    pub prompt_type: Option<PromptType>,
}

/// The structure `PromptCreationConfigurations`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PromptCreationConfigurations {
    /// `excludePreviousThinkingSteps`.
    #[serde(rename = "excludePreviousThinkingSteps", default, skip_serializing_if = "Option::is_none")]
    pub exclude_previous_thinking_steps: Option<bool>,
    /// `previousConversationTurnsToInclude`: at least 0.
    #[serde(rename = "previousConversationTurnsToInclude", default, skip_serializing_if = "Option::is_none")]
    pub previous_conversation_turns_to_include: Option<i32>,
}

/// The structure `PromptOverrideConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PromptOverrideConfiguration {
    /// `overrideLambda`: 0 to 2048 characters.
    #[serde(rename = "overrideLambda", default, skip_serializing_if = "Option::is_none")]
    pub override_lambda: Option<String>,
    /// `promptConfigurations`: required, 0 to 10 entries.
    #[serde(rename = "promptConfigurations")]
    pub prompt_configurations: Vec<PromptConfiguration>,
}

/// The enum `PromptState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PromptState {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl PromptState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for PromptState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PromptTemplate`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PromptTemplate {
    /// `textPromptTemplate`: 1 to 4000 characters.
    #[serde(rename = "textPromptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub text_prompt_template: Option<String>,
}

/// The enum `PromptType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PromptType {
    /// `PRE_PROCESSING`.
    #[serde(rename = "PRE_PROCESSING")]
    PreProcessing,
    /// `ORCHESTRATION`.
    #[serde(rename = "ORCHESTRATION")]
    Orchestration,
    /// `KNOWLEDGE_BASE_RESPONSE_GENERATION`.
    #[serde(rename = "KNOWLEDGE_BASE_RESPONSE_GENERATION")]
    KnowledgeBaseResponseGeneration,
    /// `POST_PROCESSING`.
    #[serde(rename = "POST_PROCESSING")]
    PostProcessing,
    /// `ROUTING_CLASSIFIER`.
    #[serde(rename = "ROUTING_CLASSIFIER")]
    RoutingClassifier,
}

impl PromptType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PreProcessing => "PRE_PROCESSING",
            Self::Orchestration => "ORCHESTRATION",
            Self::KnowledgeBaseResponseGeneration => "KNOWLEDGE_BASE_RESPONSE_GENERATION",
            Self::PostProcessing => "POST_PROCESSING",
            Self::RoutingClassifier => "ROUTING_CLASSIFIER",
        }
    }
}

impl std::fmt::Display for PromptType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PropertyParameters`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PropertyParameters {
    /// `properties`.
    #[serde(rename = "properties", default, skip_serializing_if = "Option::is_none")]
    pub properties: Option<Vec<Parameter>>,
}

/// The structure `PutInvocationStepRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutInvocationStepRequest {
    /// `invocationIdentifier`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationIdentifier")]
    pub invocation_identifier: String,
    /// `invocationStepId`: pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationStepId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_step_id: Option<String>,
    /// `invocationStepTime`: required.
    #[serde(rename = "invocationStepTime")]
    pub invocation_step_time: IsoTime,
    /// `payload`: required.
    #[serde(rename = "payload")]
    pub payload: InvocationStepPayload,
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
}

/// The structure `PutInvocationStepResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PutInvocationStepResponse {
    /// `invocationStepId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "invocationStepId")]
    pub invocation_step_id: String,
}

/// The structure `QueryTransformationConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QueryTransformationConfiguration {
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: QueryTransformationType,
}

/// The enum `QueryTransformationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum QueryTransformationType {
    /// `QUERY_DECOMPOSITION`.
    #[serde(rename = "QUERY_DECOMPOSITION")]
    QueryDecomposition,
}

impl QueryTransformationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::QueryDecomposition => "QUERY_DECOMPOSITION",
        }
    }
}

impl std::fmt::Display for QueryTransformationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Rationale`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rationale {
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The structure `RawResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RawResponse {
    /// `content`.
    #[serde(rename = "content", default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
}

/// The union `ReasoningContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReasoningContentBlock {
    /// `reasoningText`.
    #[serde(rename = "reasoningText")]
    ReasoningText(ReasoningTextBlock),
    /// `redactedContent`.
    #[serde(rename = "redactedContent")]
    RedactedContent(Blob),
}

/// The structure `ReasoningTextBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningTextBlock {
    /// `signature`.
    #[serde(rename = "signature", default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The enum `RelayConversationHistory`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RelayConversationHistory {
    /// `TO_COLLABORATOR`.
    #[serde(rename = "TO_COLLABORATOR")]
    ToCollaborator,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl RelayConversationHistory {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ToCollaborator => "TO_COLLABORATOR",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for RelayConversationHistory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RepromptResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RepromptResponse {
    /// `source`.
    #[serde(rename = "source", default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `RequestBody`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RequestBody {
    /// `content`.
    #[serde(rename = "content", default, skip_serializing_if = "Option::is_none")]
    pub content: Option<BTreeMap<String, Vec<Parameter>>>,
}

/// The enum `RequireConfirmation`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RequireConfirmation {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl RequireConfirmation {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for RequireConfirmation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RerankDocument`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankDocument {
    /// `jsonDocument`.
    #[serde(rename = "jsonDocument", default, skip_serializing_if = "Option::is_none")]
    pub json_document: Option<Document>,
    /// `textDocument`.
    #[serde(rename = "textDocument", default, skip_serializing_if = "Option::is_none")]
    pub text_document: Option<RerankTextDocument>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RerankDocumentType,
}

/// The enum `RerankDocumentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankDocumentType {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
    /// `JSON`.
    #[serde(rename = "JSON")]
    Json,
}

impl RerankDocumentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
            Self::Json => "JSON",
        }
    }
}

impl std::fmt::Display for RerankDocumentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RerankQuery`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankQuery {
    /// `textQuery`: required.
    #[serde(rename = "textQuery")]
    pub text_query: RerankTextDocument,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RerankQueryContentType,
}

/// The enum `RerankQueryContentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankQueryContentType {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
}

impl RerankQueryContentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
        }
    }
}

impl std::fmt::Display for RerankQueryContentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RerankRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankRequest {
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `queries`: required, 1 to 1 entries.
    #[serde(rename = "queries")]
    pub queries: Vec<RerankQuery>,
    /// `rerankingConfiguration`: required.
    #[serde(rename = "rerankingConfiguration")]
    pub reranking_configuration: RerankingConfiguration,
    /// `sources`: required, 1 to 1000 entries.
    #[serde(rename = "sources")]
    pub sources: Vec<RerankSource>,
}

/// The structure `RerankResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankResponse {
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `results`: required.
    #[serde(rename = "results")]
    pub results: Vec<RerankResult>,
}

/// The structure `RerankResult`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankResult {
    /// `document`.
    #[serde(rename = "document", default, skip_serializing_if = "Option::is_none")]
    pub document: Option<RerankDocument>,
    /// `index`: required, 0 to 1000.
    #[serde(rename = "index")]
    pub index: i32,
    /// `relevanceScore`: required.
    #[serde(rename = "relevanceScore")]
    pub relevance_score: f64,
}

/// The structure `RerankSource`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankSource {
    /// `inlineDocumentSource`: required.
    #[serde(rename = "inlineDocumentSource")]
    pub inline_document_source: RerankDocument,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RerankSourceType,
}

/// The enum `RerankSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankSourceType {
    /// `INLINE`.
    #[serde(rename = "INLINE")]
    Inline,
}

impl RerankSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Inline => "INLINE",
        }
    }
}

impl std::fmt::Display for RerankSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RerankTextDocument`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RerankTextDocument {
    /// `text`: 1 to 32000 characters.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `RerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerankingConfiguration {
    /// `bedrockRerankingConfiguration`: required.
    #[serde(rename = "bedrockRerankingConfiguration")]
    pub bedrock_reranking_configuration: BedrockRerankingConfiguration,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RerankingConfigurationType,
}

/// The enum `RerankingConfigurationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankingConfigurationType {
    /// `BEDROCK_RERANKING_MODEL`.
    #[serde(rename = "BEDROCK_RERANKING_MODEL")]
    BedrockRerankingModel,
}

impl RerankingConfigurationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BedrockRerankingModel => "BEDROCK_RERANKING_MODEL",
        }
    }
}

impl std::fmt::Display for RerankingConfigurationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `RerankingMetadataSelectionMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankingMetadataSelectionMode {
    /// `SELECTIVE`.
    #[serde(rename = "SELECTIVE")]
    Selective,
    /// `ALL`.
    #[serde(rename = "ALL")]
    All,
}

impl RerankingMetadataSelectionMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Selective => "SELECTIVE",
            Self::All => "ALL",
        }
    }
}

impl std::fmt::Display for RerankingMetadataSelectionMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `RerankingMetadataSelectiveModeConfiguration`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RerankingMetadataSelectiveModeConfiguration {
    /// `fieldsToExclude`: 1 to 100 entries.
    #[serde(rename = "fieldsToExclude")]
    FieldsToExclude(Vec<FieldForReranking>),
    /// `fieldsToInclude`: 1 to 100 entries.
    #[serde(rename = "fieldsToInclude")]
    FieldsToInclude(Vec<FieldForReranking>),
}

/// The enum `RerankingModelType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RerankingModelType {
    /// `CUSTOM`.
    #[serde(rename = "CUSTOM")]
    Custom,
    /// `MANAGED`.
    #[serde(rename = "MANAGED")]
    Managed,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl RerankingModelType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Custom => "CUSTOM",
            Self::Managed => "MANAGED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for RerankingModelType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `ResponseState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ResponseState {
    /// `FAILURE`.
    #[serde(rename = "FAILURE")]
    Failure,
    /// `REPROMPT`.
    #[serde(rename = "REPROMPT")]
    Reprompt,
}

impl ResponseState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Failure => "FAILURE",
            Self::Reprompt => "REPROMPT",
        }
    }
}

impl std::fmt::Display for ResponseState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An event of the stream `ResponseStream`; its exceptions are the service's `Error`.
#[derive(Clone, Debug, PartialEq)]
pub enum ResponseStream {
    /// `chunk`.
    Chunk(PayloadPart),
    /// `files`.
    Files(FilePart),
    /// `returnControl`.
    ReturnControl(ReturnControlPayload),
    /// `trace`.
    Trace(TracePart),
}

impl crate::EventStream for ResponseStream {
    fn event_type(&self) -> &'static str {
        match self {
            Self::Chunk(_) => "chunk",
            Self::Files(_) => "files",
            Self::ReturnControl(_) => "returnControl",
            Self::Trace(_) => "trace",
        }
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        match self {
            Self::Chunk(event) => serde_json::to_vec(event),
            Self::Files(event) => serde_json::to_vec(event),
            Self::ReturnControl(event) => serde_json::to_vec(event),
            Self::Trace(event) => serde_json::to_vec(event),
        }
    }
}

/// The union `RetrievalFilter`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RetrievalFilter {
    /// `andAll`: at least 2 entries.
    #[serde(rename = "andAll")]
    AndAll(Vec<RetrievalFilter>),
    /// `equals`.
    #[serde(rename = "equals")]
    Equals(FilterAttribute),
    /// `greaterThan`.
    #[serde(rename = "greaterThan")]
    GreaterThan(FilterAttribute),
    /// `greaterThanOrEquals`.
    #[serde(rename = "greaterThanOrEquals")]
    GreaterThanOrEquals(FilterAttribute),
    /// `in`.
    #[serde(rename = "in")]
    In(FilterAttribute),
    /// `lessThan`.
    #[serde(rename = "lessThan")]
    LessThan(FilterAttribute),
    /// `lessThanOrEquals`.
    #[serde(rename = "lessThanOrEquals")]
    LessThanOrEquals(FilterAttribute),
    /// `listContains`.
    #[serde(rename = "listContains")]
    ListContains(FilterAttribute),
    /// `notEquals`.
    #[serde(rename = "notEquals")]
    NotEquals(FilterAttribute),
    /// `notIn`.
    #[serde(rename = "notIn")]
    NotIn(FilterAttribute),
    /// `orAll`: at least 2 entries.
    #[serde(rename = "orAll")]
    OrAll(Vec<RetrievalFilter>),
    /// `startsWith`.
    #[serde(rename = "startsWith")]
    StartsWith(FilterAttribute),
    /// `stringContains`.
    #[serde(rename = "stringContains")]
    StringContains(FilterAttribute),
}

/// The structure `RetrievalResultConfluenceLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultConfluenceLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrievalResultContent`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultContent {
    /// `audio`.
    #[serde(rename = "audio", default, skip_serializing_if = "Option::is_none")]
    pub audio: Option<AudioSegment>,
    /// `byteContent`.
    #[serde(rename = "byteContent", default, skip_serializing_if = "Option::is_none")]
    pub byte_content: Option<String>,
    /// `row`.
    #[serde(rename = "row", default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<RetrievalResultContentColumn>>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<RetrievalResultContentType>,
    /// `video`.
    #[serde(rename = "video", default, skip_serializing_if = "Option::is_none")]
    pub video: Option<VideoSegment>,
}

/// The structure `RetrievalResultContentColumn`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultContentColumn {
    /// `columnName`.
    #[serde(rename = "columnName", default, skip_serializing_if = "Option::is_none")]
    pub column_name: Option<String>,
    /// `columnValue`.
    #[serde(rename = "columnValue", default, skip_serializing_if = "Option::is_none")]
    pub column_value: Option<String>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<RetrievalResultContentColumnType>,
}

/// The enum `RetrievalResultContentColumnType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RetrievalResultContentColumnType {
    /// `BLOB`.
    #[serde(rename = "BLOB")]
    Blob,
    /// `BOOLEAN`.
    #[serde(rename = "BOOLEAN")]
    Boolean,
    /// `DOUBLE`.
    #[serde(rename = "DOUBLE")]
    Double,
    /// `NULL`.
    #[serde(rename = "NULL")]
    Null,
    /// `LONG`.
    #[serde(rename = "LONG")]
    Long,
    /// `STRING`.
    #[serde(rename = "STRING")]
    String,
}

impl RetrievalResultContentColumnType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blob => "BLOB",
            Self::Boolean => "BOOLEAN",
            Self::Double => "DOUBLE",
            Self::Null => "NULL",
            Self::Long => "LONG",
            Self::String => "STRING",
        }
    }
}

impl std::fmt::Display for RetrievalResultContentColumnType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `RetrievalResultContentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RetrievalResultContentType {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
    /// `IMAGE`.
    #[serde(rename = "IMAGE")]
    Image,
    /// `ROW`.
    #[serde(rename = "ROW")]
    Row,
    /// `AUDIO`.
    #[serde(rename = "AUDIO")]
    Audio,
    /// `VIDEO`.
    #[serde(rename = "VIDEO")]
    Video,
}

impl RetrievalResultContentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
            Self::Image => "IMAGE",
            Self::Row => "ROW",
            Self::Audio => "AUDIO",
            Self::Video => "VIDEO",
        }
    }
}

impl std::fmt::Display for RetrievalResultContentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RetrievalResultCustomDocumentLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultCustomDocumentLocation {
    /// `id`.
    #[serde(rename = "id", default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

/// The structure `RetrievalResultGoogleDriveLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultGoogleDriveLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrievalResultKendraDocumentLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultKendraDocumentLocation {
    /// `uri`.
    #[serde(rename = "uri", default, skip_serializing_if = "Option::is_none")]
    pub uri: Option<String>,
}

/// The structure `RetrievalResultLocation`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultLocation {
    /// `confluenceLocation`.
    #[serde(rename = "confluenceLocation", default, skip_serializing_if = "Option::is_none")]
    pub confluence_location: Option<RetrievalResultConfluenceLocation>,
    /// `customDocumentLocation`.
    #[serde(rename = "customDocumentLocation", default, skip_serializing_if = "Option::is_none")]
    pub custom_document_location: Option<RetrievalResultCustomDocumentLocation>,
    /// `googleDriveLocation`.
    #[serde(rename = "googleDriveLocation", default, skip_serializing_if = "Option::is_none")]
    pub google_drive_location: Option<RetrievalResultGoogleDriveLocation>,
    /// `kendraDocumentLocation`.
    #[serde(rename = "kendraDocumentLocation", default, skip_serializing_if = "Option::is_none")]
    pub kendra_document_location: Option<RetrievalResultKendraDocumentLocation>,
    /// `oneDriveLocation`.
    #[serde(rename = "oneDriveLocation", default, skip_serializing_if = "Option::is_none")]
    pub one_drive_location: Option<RetrievalResultOneDriveLocation>,
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<RetrievalResultS3Location>,
    /// `salesforceLocation`.
    #[serde(rename = "salesforceLocation", default, skip_serializing_if = "Option::is_none")]
    pub salesforce_location: Option<RetrievalResultSalesforceLocation>,
    /// `sharePointLocation`.
    #[serde(rename = "sharePointLocation", default, skip_serializing_if = "Option::is_none")]
    pub share_point_location: Option<RetrievalResultSharePointLocation>,
    /// `sqlLocation`.
    #[serde(rename = "sqlLocation", default, skip_serializing_if = "Option::is_none")]
    pub sql_location: Option<RetrievalResultSqlLocation>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RetrievalResultLocationType,
    /// `webLocation`.
    #[serde(rename = "webLocation", default, skip_serializing_if = "Option::is_none")]
    pub web_location: Option<RetrievalResultWebLocation>,
}

/// The enum `RetrievalResultLocationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RetrievalResultLocationType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
    /// `WEB`.
    #[serde(rename = "WEB")]
    Web,
    /// `CONFLUENCE`.
    #[serde(rename = "CONFLUENCE")]
    Confluence,
    /// `SALESFORCE`.
    #[serde(rename = "SALESFORCE")]
    Salesforce,
    /// `SHAREPOINT`.
    #[serde(rename = "SHAREPOINT")]
    Sharepoint,
    /// `CUSTOM`.
    #[serde(rename = "CUSTOM")]
    Custom,
    /// `KENDRA`.
    #[serde(rename = "KENDRA")]
    Kendra,
    /// `SQL`.
    #[serde(rename = "SQL")]
    Sql,
    /// `ONEDRIVE`.
    #[serde(rename = "ONEDRIVE")]
    Onedrive,
    /// `GOOGLEDRIVE`.
    #[serde(rename = "GOOGLEDRIVE")]
    Googledrive,
}

impl RetrievalResultLocationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::Web => "WEB",
            Self::Confluence => "CONFLUENCE",
            Self::Salesforce => "SALESFORCE",
            Self::Sharepoint => "SHAREPOINT",
            Self::Custom => "CUSTOM",
            Self::Kendra => "KENDRA",
            Self::Sql => "SQL",
            Self::Onedrive => "ONEDRIVE",
            Self::Googledrive => "GOOGLEDRIVE",
        }
    }
}

impl std::fmt::Display for RetrievalResultLocationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RetrievalResultOneDriveLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultOneDriveLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrievalResultS3Location`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultS3Location {
    /// `uri`.
    #[serde(rename = "uri", default, skip_serializing_if = "Option::is_none")]
    pub uri: Option<String>,
}

/// The structure `RetrievalResultSalesforceLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultSalesforceLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrievalResultSharePointLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultSharePointLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrievalResultSqlLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultSqlLocation {
    /// `query`.
    #[serde(rename = "query", default, skip_serializing_if = "Option::is_none")]
    pub query: Option<String>,
}

/// The structure `RetrievalResultWebLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievalResultWebLocation {
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `RetrieveAndGenerateConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateConfiguration {
    /// `externalSourcesConfiguration`.
    #[serde(rename = "externalSourcesConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub external_sources_configuration: Option<ExternalSourcesRetrieveAndGenerateConfiguration>,
    /// `knowledgeBaseConfiguration`.
    #[serde(rename = "knowledgeBaseConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_configuration: Option<KnowledgeBaseRetrieveAndGenerateConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RetrieveAndGenerateType,
}

/// The structure `RetrieveAndGenerateInput`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateInput {
    /// `text`: required, 0 to 1000 characters.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `RetrieveAndGenerateOutput`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateOutput {
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `RetrieveAndGenerateOutputEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateOutputEvent {
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `RetrieveAndGenerateRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateRequest {
    /// `input`: required.
    #[serde(rename = "input")]
    pub input: RetrieveAndGenerateInput,
    /// `retrieveAndGenerateConfiguration`.
    #[serde(rename = "retrieveAndGenerateConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub retrieve_and_generate_configuration: Option<RetrieveAndGenerateConfiguration>,
    /// `sessionConfiguration`.
    #[serde(rename = "sessionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub session_configuration: Option<RetrieveAndGenerateSessionConfiguration>,
    /// `sessionId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// `userContext`.
    #[serde(rename = "userContext", default, skip_serializing_if = "Option::is_none")]
    pub user_context: Option<UserContext>,
}

/// The structure `RetrieveAndGenerateResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateResponse {
    /// `citations`.
    #[serde(rename = "citations", default, skip_serializing_if = "Option::is_none")]
    pub citations: Option<Vec<Citation>>,
    /// `guardrailAction`.
    #[serde(rename = "guardrailAction", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_action: Option<GuadrailAction>,
    /// `output`: required.
    #[serde(rename = "output")]
    pub output: RetrieveAndGenerateOutput,
    /// `sessionId`: required, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// The structure `RetrieveAndGenerateSessionConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateSessionConfiguration {
    /// `kmsKeyArn`: required, 1 to 2048 characters, pattern `^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$`.
    #[serde(rename = "kmsKeyArn")]
    pub kms_key_arn: String,
}

/// The structure `RetrieveAndGenerateStreamRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateStreamRequest {
    /// `input`: required.
    #[serde(rename = "input")]
    pub input: RetrieveAndGenerateInput,
    /// `retrieveAndGenerateConfiguration`.
    #[serde(rename = "retrieveAndGenerateConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub retrieve_and_generate_configuration: Option<RetrieveAndGenerateConfiguration>,
    /// `sessionConfiguration`.
    #[serde(rename = "sessionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub session_configuration: Option<RetrieveAndGenerateSessionConfiguration>,
    /// `sessionId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// `userContext`.
    #[serde(rename = "userContext", default, skip_serializing_if = "Option::is_none")]
    pub user_context: Option<UserContext>,
}

/// The structure `RetrieveAndGenerateStreamResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveAndGenerateStreamResponse {
    /// `sessionId`: required, in the header as `x-amzn-bedrock-knowledge-base-session-id`, 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}

/// An event of the stream `RetrieveAndGenerateStreamResponseOutput`; its exceptions are the service's `Error`.
#[derive(Clone, Debug, PartialEq)]
pub enum RetrieveAndGenerateStreamResponseOutput {
    /// `citation`.
    Citation(CitationEvent),
    /// `guardrail`.
    Guardrail(GuardrailEvent),
    /// `output`.
    Output(RetrieveAndGenerateOutputEvent),
}

impl crate::EventStream for RetrieveAndGenerateStreamResponseOutput {
    fn event_type(&self) -> &'static str {
        match self {
            Self::Citation(_) => "citation",
            Self::Guardrail(_) => "guardrail",
            Self::Output(_) => "output",
        }
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        match self {
            Self::Citation(event) => serde_json::to_vec(event),
            Self::Guardrail(event) => serde_json::to_vec(event),
            Self::Output(event) => serde_json::to_vec(event),
        }
    }
}

/// The enum `RetrieveAndGenerateType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RetrieveAndGenerateType {
    /// `KNOWLEDGE_BASE`.
    #[serde(rename = "KNOWLEDGE_BASE")]
    KnowledgeBase,
    /// `EXTERNAL_SOURCES`.
    #[serde(rename = "EXTERNAL_SOURCES")]
    ExternalSources,
}

impl RetrieveAndGenerateType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::KnowledgeBase => "KNOWLEDGE_BASE",
            Self::ExternalSources => "EXTERNAL_SOURCES",
        }
    }
}

impl std::fmt::Display for RetrieveAndGenerateType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RetrieveRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveRequest {
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, 10 to 2048 characters.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `retrievalConfiguration`.
    #[serde(rename = "retrievalConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub retrieval_configuration: Option<KnowledgeBaseRetrievalConfiguration>,
    /// `retrievalQuery`: required.
    #[serde(rename = "retrievalQuery")]
    pub retrieval_query: KnowledgeBaseQuery,
    /// `userContext`.
    #[serde(rename = "userContext", default, skip_serializing_if = "Option::is_none")]
    pub user_context: Option<UserContext>,
}

/// The structure `RetrieveResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RetrieveResponse {
    /// `guardrailAction`.
    #[serde(rename = "guardrailAction", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_action: Option<GuadrailAction>,
    /// `nextToken`: 1 to 2048 characters, pattern `^\S*$`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `retrievalResults`: required.
    #[serde(rename = "retrievalResults")]
    pub retrieval_results: Vec<KnowledgeBaseRetrievalResult>,
}

/// The structure `RetrievedReference`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RetrievedReference {
    /// `content`.
    #[serde(rename = "content", default, skip_serializing_if = "Option::is_none")]
    pub content: Option<RetrievalResultContent>,
    /// `location`.
    #[serde(rename = "location", default, skip_serializing_if = "Option::is_none")]
    pub location: Option<RetrievalResultLocation>,
    /// `metadata`: at least 1 entries.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<BTreeMap<String, Document>>,
}

/// The structure `ReturnControlPayload`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReturnControlPayload {
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `invocationInputs`: 1 to 5 entries.
    #[serde(rename = "invocationInputs", default, skip_serializing_if = "Option::is_none")]
    pub invocation_inputs: Option<Vec<InvocationInputMember>>,
}

/// The structure `ReturnControlResults`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReturnControlResults {
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `returnControlInvocationResults`: 1 to 5 entries.
    #[serde(rename = "returnControlInvocationResults", default, skip_serializing_if = "Option::is_none")]
    pub return_control_invocation_results: Option<Vec<InvocationResultMember>>,
}

/// The structure `RoutingClassifierModelInvocationOutput`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RoutingClassifierModelInvocationOutput {
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<Metadata>,
    /// `rawResponse`.
    #[serde(rename = "rawResponse", default, skip_serializing_if = "Option::is_none")]
    pub raw_response: Option<RawResponse>,
    /// `traceId`: 2 to 16 characters.
    #[serde(rename = "traceId", default, skip_serializing_if = "Option::is_none")]
    pub trace_id: Option<String>,
}

/// The union `RoutingClassifierTrace`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RoutingClassifierTrace {
    /// `invocationInput`.
    #[serde(rename = "invocationInput")]
    InvocationInput(InvocationInput),
    /// `modelInvocationInput`.
    #[serde(rename = "modelInvocationInput")]
    ModelInvocationInput(ModelInvocationInput),
    /// `modelInvocationOutput`.
    #[serde(rename = "modelInvocationOutput")]
    ModelInvocationOutput(RoutingClassifierModelInvocationOutput),
    /// `observation`.
    #[serde(rename = "observation")]
    Observation(Observation),
}

/// The structure `S3Identifier`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3Identifier {
    /// `s3BucketName`: 3 to 63 characters, pattern `^[a-z0-9][\.\-a-z0-9]{1,61}[a-z0-9]$`.
    #[serde(rename = "s3BucketName", default, skip_serializing_if = "Option::is_none")]
    pub s3_bucket_name: Option<String>,
    /// `s3ObjectKey`: 1 to 1024 characters, pattern `^[\.\-\!\*\_\'\(\)a-zA-Z0-9][\.\-\!\*\_\'\(\)\/a-zA-Z0-9]*$`.
    #[serde(rename = "s3ObjectKey", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_key: Option<String>,
}

/// The structure `S3Location`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3Location {
    /// `uri`: required, 1 to 1024 characters, pattern `^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}$`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The structure `S3ObjectDoc`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3ObjectDoc {
    /// `uri`: required, 1 to 1024 characters, pattern `^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}$`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The structure `S3ObjectFile`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3ObjectFile {
    /// `uri`: required, 1 to 1024 characters, pattern `^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}$`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The enum `SearchType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SearchType {
    /// `HYBRID`.
    #[serde(rename = "HYBRID")]
    Hybrid,
    /// `SEMANTIC`.
    #[serde(rename = "SEMANTIC")]
    Semantic,
}

impl SearchType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Hybrid => "HYBRID",
            Self::Semantic => "SEMANTIC",
        }
    }
}

impl std::fmt::Display for SearchType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ServiceQuotaExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceQuotaExceededException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `SessionState`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SessionState {
    /// `conversationHistory`.
    #[serde(rename = "conversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub conversation_history: Option<ConversationHistory>,
    /// `files`.
    #[serde(rename = "files", default, skip_serializing_if = "Option::is_none")]
    pub files: Option<Vec<InputFile>>,
    /// `invocationId`.
    #[serde(rename = "invocationId", default, skip_serializing_if = "Option::is_none")]
    pub invocation_id: Option<String>,
    /// `knowledgeBaseConfigurations`: at least 1 entries.
    #[serde(rename = "knowledgeBaseConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_configurations: Option<Vec<KnowledgeBaseConfiguration>>,
    /// `promptSessionAttributes`.
    #[serde(rename = "promptSessionAttributes", default, skip_serializing_if = "Option::is_none")]
    pub prompt_session_attributes: Option<BTreeMap<String, String>>,
    /// `returnControlInvocationResults`: 1 to 5 entries.
    #[serde(rename = "returnControlInvocationResults", default, skip_serializing_if = "Option::is_none")]
    pub return_control_invocation_results: Option<Vec<InvocationResultMember>>,
    /// `sessionAttributes`.
    #[serde(rename = "sessionAttributes", default, skip_serializing_if = "Option::is_none")]
    pub session_attributes: Option<BTreeMap<String, String>>,
}

/// The enum `SessionStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SessionStatus {
    /// `ACTIVE`.
    #[serde(rename = "ACTIVE")]
    Active,
    /// `EXPIRED`.
    #[serde(rename = "EXPIRED")]
    Expired,
    /// `ENDED`.
    #[serde(rename = "ENDED")]
    Ended,
}

impl SessionStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "ACTIVE",
            Self::Expired => "EXPIRED",
            Self::Ended => "ENDED",
        }
    }
}

impl std::fmt::Display for SessionStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SessionSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionSummary {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `lastUpdatedAt`: required.
    #[serde(rename = "lastUpdatedAt")]
    pub last_updated_at: IsoTime,
    /// `sessionArn`: required.
    #[serde(rename = "sessionArn")]
    pub session_arn: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionStatus`: required.
    #[serde(rename = "sessionStatus")]
    pub session_status: SessionStatus,
}

/// The enum `Source`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// `ACTION_GROUP`.
    #[serde(rename = "ACTION_GROUP")]
    ActionGroup,
    /// `KNOWLEDGE_BASE`.
    #[serde(rename = "KNOWLEDGE_BASE")]
    KnowledgeBase,
    /// `PARSER`.
    #[serde(rename = "PARSER")]
    Parser,
}

impl Source {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ActionGroup => "ACTION_GROUP",
            Self::KnowledgeBase => "KNOWLEDGE_BASE",
            Self::Parser => "PARSER",
        }
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Span`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Span {
    /// `end`: at least 0.
    #[serde(rename = "end", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i32>,
    /// `start`: at least 0.
    #[serde(rename = "start", default, skip_serializing_if = "Option::is_none")]
    pub start: Option<i32>,
}

/// The structure `StreamingConfigurations`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StreamingConfigurations {
    /// `applyGuardrailInterval`: at least 1.
    #[serde(rename = "applyGuardrailInterval", default, skip_serializing_if = "Option::is_none")]
    pub apply_guardrail_interval: Option<i32>,
    /// `streamFinalResponse`.
    #[serde(rename = "streamFinalResponse", default, skip_serializing_if = "Option::is_none")]
    pub stream_final_response: Option<bool>,
}

/// The structure `TagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tags`: required, 1 to 200 entries.
    #[serde(rename = "tags")]
    pub tags: BTreeMap<String, String>,
}

/// The structure `TagResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TagResourceResponse {}

/// The structure `TextInferenceConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TextInferenceConfig {
    /// `maxTokens`: 0 to 65536.
    #[serde(rename = "maxTokens", default, skip_serializing_if = "Option::is_none")]
    pub max_tokens: Option<i32>,
    /// `stopSequences`: 0 to 4 entries.
    #[serde(rename = "stopSequences", default, skip_serializing_if = "Option::is_none")]
    pub stop_sequences: Option<Vec<String>>,
    /// `temperature`: 0 to 1.
    #[serde(rename = "temperature", default, skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
    /// `topP`: 0 to 1.
    #[serde(rename = "topP", default, skip_serializing_if = "Option::is_none")]
    pub top_p: Option<f64>,
}

/// The structure `TextResponsePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TextResponsePart {
    /// `span`.
    #[serde(rename = "span", default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Span>,
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The union `Trace`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Trace {
    /// `customOrchestrationTrace`.
    #[serde(rename = "customOrchestrationTrace")]
    CustomOrchestrationTrace(CustomOrchestrationTrace),
    /// `failureTrace`.
    #[serde(rename = "failureTrace")]
    FailureTrace(FailureTrace),
    /// `guardrailTrace`.
    #[serde(rename = "guardrailTrace")]
    GuardrailTrace(GuardrailTrace),
    /// `orchestrationTrace`.
    #[serde(rename = "orchestrationTrace")]
    OrchestrationTrace(OrchestrationTrace),
    /// `postProcessingTrace`.
    #[serde(rename = "postProcessingTrace")]
    PostProcessingTrace(PostProcessingTrace),
    /// `preProcessingTrace`.
    #[serde(rename = "preProcessingTrace")]
    PreProcessingTrace(PreProcessingTrace),
    /// `routingClassifierTrace`.
    #[serde(rename = "routingClassifierTrace")]
    RoutingClassifierTrace(RoutingClassifierTrace),
}

/// The structure `TracePart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TracePart {
    /// `agentAliasId`: 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentAliasId", default, skip_serializing_if = "Option::is_none")]
    pub agent_alias_id: Option<String>,
    /// `agentId`: 0 to 10 characters, pattern `^[0-9a-zA-Z]+$`.
    #[serde(rename = "agentId", default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// `agentVersion`: 1 to 5 characters, pattern `^(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})$`.
    #[serde(rename = "agentVersion", default, skip_serializing_if = "Option::is_none")]
    pub agent_version: Option<String>,
    /// `callerChain`.
    #[serde(rename = "callerChain", default, skip_serializing_if = "Option::is_none")]
    pub caller_chain: Option<Vec<Caller>>,
    /// `collaboratorName`: pattern `^([0-9a-zA-Z][_-]?){1,100}$`.
    #[serde(rename = "collaboratorName", default, skip_serializing_if = "Option::is_none")]
    pub collaborator_name: Option<String>,
    /// `eventTime`.
    #[serde(rename = "eventTime", default, skip_serializing_if = "Option::is_none")]
    pub event_time: Option<IsoTime>,
    /// `sessionId`: 2 to 100 characters, pattern `^[0-9a-zA-Z._:-]+$`.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace>,
}

/// The enum `Type`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Type {
    /// `ACTION_GROUP`.
    #[serde(rename = "ACTION_GROUP")]
    ActionGroup,
    /// `AGENT_COLLABORATOR`.
    #[serde(rename = "AGENT_COLLABORATOR")]
    AgentCollaborator,
    /// `KNOWLEDGE_BASE`.
    #[serde(rename = "KNOWLEDGE_BASE")]
    KnowledgeBase,
    /// `FINISH`.
    #[serde(rename = "FINISH")]
    Finish,
    /// `ASK_USER`.
    #[serde(rename = "ASK_USER")]
    AskUser,
    /// `REPROMPT`.
    #[serde(rename = "REPROMPT")]
    Reprompt,
}

impl Type {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ActionGroup => "ACTION_GROUP",
            Self::AgentCollaborator => "AGENT_COLLABORATOR",
            Self::KnowledgeBase => "KNOWLEDGE_BASE",
            Self::Finish => "FINISH",
            Self::AskUser => "ASK_USER",
            Self::Reprompt => "REPROMPT",
        }
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `UntagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UntagResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tagKeys`: required, in the querystring as `tagKeys`, 1 to 200 entries.
    #[serde(rename = "tagKeys")]
    pub tag_keys: Vec<String>,
}

/// The structure `UntagResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UntagResourceResponse {}

/// The structure `UpdateSessionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateSessionRequest {
    /// `sessionIdentifier`: required, in the uri as `sessionIdentifier`.
    #[serde(rename = "sessionIdentifier")]
    pub session_identifier: String,
    /// `sessionMetadata`: 0 to 50 entries.
    #[serde(rename = "sessionMetadata", default, skip_serializing_if = "Option::is_none")]
    pub session_metadata: Option<BTreeMap<String, String>>,
}

/// The structure `UpdateSessionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateSessionResponse {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `lastUpdatedAt`: required.
    #[serde(rename = "lastUpdatedAt")]
    pub last_updated_at: IsoTime,
    /// `sessionArn`: required.
    #[serde(rename = "sessionArn")]
    pub session_arn: String,
    /// `sessionId`: required, pattern `^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$`.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// `sessionStatus`: required.
    #[serde(rename = "sessionStatus")]
    pub session_status: SessionStatus,
}

/// The structure `Usage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    /// `inputTokens`.
    #[serde(rename = "inputTokens", default, skip_serializing_if = "Option::is_none")]
    pub input_tokens: Option<i32>,
    /// `outputTokens`.
    #[serde(rename = "outputTokens", default, skip_serializing_if = "Option::is_none")]
    pub output_tokens: Option<i32>,
}

/// The structure `UserContext`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UserContext {
    /// `userId`: required.
    #[serde(rename = "userId")]
    pub user_id: String,
}

/// The structure `ValidationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValidationException {
    /// `message`: pattern `^[\s\S]*$`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `VectorSearchBedrockRerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VectorSearchBedrockRerankingConfiguration {
    /// `metadataConfiguration`.
    #[serde(rename = "metadataConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub metadata_configuration: Option<MetadataConfigurationForReranking>,
    /// `modelConfiguration`: required.
    #[serde(rename = "modelConfiguration")]
    pub model_configuration: VectorSearchBedrockRerankingModelConfiguration,
    /// `numberOfRerankedResults`: 1 to 100.
    #[serde(rename = "numberOfRerankedResults", default, skip_serializing_if = "Option::is_none")]
    pub number_of_reranked_results: Option<i32>,
}

/// The structure `VectorSearchBedrockRerankingModelConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VectorSearchBedrockRerankingModelConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<BTreeMap<String, Document>>,
    /// `modelArn`: required, 1 to 2048 characters, pattern `^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/(.*))?$`.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
}

/// The structure `VectorSearchRerankingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VectorSearchRerankingConfiguration {
    /// `bedrockRerankingConfiguration`.
    #[serde(rename = "bedrockRerankingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_reranking_configuration: Option<VectorSearchBedrockRerankingConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: VectorSearchRerankingConfigurationType,
}

/// The enum `VectorSearchRerankingConfigurationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum VectorSearchRerankingConfigurationType {
    /// `BEDROCK_RERANKING_MODEL`.
    #[serde(rename = "BEDROCK_RERANKING_MODEL")]
    BedrockRerankingModel,
}

impl VectorSearchRerankingConfigurationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BedrockRerankingModel => "BEDROCK_RERANKING_MODEL",
        }
    }
}

impl std::fmt::Display for VectorSearchRerankingConfigurationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `VideoSegment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VideoSegment {
    /// `s3Uri`: required, at least 1 characters.
    #[serde(rename = "s3Uri")]
    pub s3_uri: String,
    /// `summary`.
    #[serde(rename = "summary", default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
}
